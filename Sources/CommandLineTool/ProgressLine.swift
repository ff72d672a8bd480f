import Foundation
import Suites

/// How far a run is, on one line of a terminal: "12 of 54 frames, 9.1 a second, 5 s left".
///
/// Nothing is written where standard error is no terminal.
struct ProgressLine {
  /// 0 where it is not known.
  private var total: Int
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var lastShown: ContinuousClock.Instant?
  private var done = 0

  private static let eraseLine = "\r\u{1B}[K"

  init(total: Int, isQuiet: Bool) {
    self.total = total
    isShown = !isQuiet && isatty(STDERR_FILENO) == 1
  }

  var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// One more of a number that is not fixed.
  mutating func advance(of total: Int?) {
    self.total = total ?? 0
    advance()
  }

  mutating func advance() {
    done += 1
    guard isShown else { return }
    let now = ContinuousClock.now
    if done != total, let lastShown, now - lastShown < .milliseconds(100) { return }
    lastShown = now
    StandardStreams.raw(Self.eraseLine + Self.text(done: done, of: total, seconds: seconds))
  }

  /// Takes the line away, so that a message can stand in its place.
  func clear() { if isShown, lastShown != nil { StandardStreams.raw(Self.eraseLine) } }

  static func text(done: Int, of total: Int, seconds: Double) -> String {
    let rate = seconds > 0 ? Double(done) / seconds : 0
    var text = total > 0 ? "\(done) of \(total) frames" : counted(done, "frame", "frames")
    guard rate > 0 else { return text }
    text += ", \((rate * 10).rounded() / 10) a second"
    if done < total { text += ", \(duration(Double(total - done) / rate)) left" }
    return text
  }

  private static func duration(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded(.up))
    return whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
  }
}
