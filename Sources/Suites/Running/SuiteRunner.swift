import Canvas
import Foundation
import Synchronization
import Wayframe

/// Draws the frames of a suite in one process, several at a time, and hands them over in the suite's order.
///
/// Map files, styles, routes and fonts are read once for all. How many threads there are does not show in any frame. Only a
/// few frames wait to be handed over, so that memory does not grow with the suite.
public struct SuiteRunner: Sendable {
  /// How many frames are drawn at a time; one frame alone is drawn by as many threads.
  public let threads: Int
  private let simd: SIMDLevel
  /// Where map files, styles, routes and fonts are kept between frames.
  public let resources: FrameResources

  /// The pixels of all frames that are drawn or wait at a time: a gigabyte, or one frame that is larger.
  private static let pixelLimit = 1 << 28

  /// - Parameters:
  ///   - threads: 1 or more.
  ///   - simd: the level of vector instructions, of which the machine's best is taken at most; that one when `nil`.
  ///   - resources: where map files, styles, routes and fonts are kept.
  public init(threads: Int, simd: SIMDLevel? = nil, resources: FrameResources) {
    self.threads = max(threads, 1)
    self.simd = simd ?? .best
    self.resources = resources
  }

  /// Draws all frames; a frame that cannot be drawn is handed over as its error, and the others follow.
  ///
  /// - Parameter body: is called on the caller's thread, in the order of `frames`, with the seconds that drawing took; when
  ///   it throws, nothing more is drawn.
  public func run(
    _ frames: [SuiteFrame], body: (SuiteFrame, Result<Frame, FrameError>, Double) throws -> Void
  ) rethrows {
    try run(
      frames, finish: { _, frame, seconds in (frame, seconds) },
      deliver: { frame, result in try body(frame, result.0, result.1) })
  }

  /// The same with work of its own for each frame, such as packing or comparing it, done on the drawing threads.
  ///
  /// - Parameters:
  ///   - finish: is called on several threads, with the seconds that drawing took.
  ///   - deliver: is called on the caller's thread, in the order of `frames`; when it throws, nothing more is drawn.
  public func run<Outcome: Sendable>(
    _ frames: [SuiteFrame], finish: @escaping @Sendable (SuiteFrame, Result<Frame, FrameError>, Double) -> Outcome,
    deliver: (SuiteFrame, Outcome) throws -> Void
  ) rethrows {
    guard !frames.isEmpty else { return }
    let place = Mutex(0)
    var delivered = 0
    try run(atOnce: min(threads, frames.count)) { () -> (work: SuiteFrame, weight: Int)? in
      let index = place.withLock { index in
        defer { index += 1 }
        return index
      }
      return index < frames.count ? (frames[index], frames[index].pixelCount) : nil
    } draw: { frame, renderer in
      let start = ContinuousClock.now
      let result = Result { () throws(FrameError) in try renderer.frame(of: frame.navigationScene) }
      return finish(frame, result, (ContinuousClock.now - start) / .seconds(1))
    } deliver: { (outcome: Outcome) in
      defer { delivered += 1 }
      try deliver(frames[delivered], outcome)
    }
  }

  /// Draws work as it comes, several pieces at a time.
  ///
  /// - Parameters:
  ///   - atOnce: how many pieces are drawn at a time, at most `threads`, which share the threads.
  ///   - next: the next work with the pixels that it takes, `nil` when there is no more; called by one thread at a time, and
  ///     may wait.
  ///   - draw: is called on several threads, each with a renderer of its own.
  ///   - deliver: is called on the caller's thread, in the order of the work; when it throws, nothing more is drawn.
  ///   - interrupt: makes a call of `next` that waits come back.
  package func run<Work: Sendable, Outcome: Sendable>(
    atOnce: Int, next: @escaping @Sendable () -> (work: Work, weight: Int)?,
    draw: @escaping @Sendable (Work, FrameRenderer) -> Outcome, deliver: (Outcome) throws -> Void,
    interrupt: () -> Void = {}
  ) rethrows {
    let count = min(max(atOnce, 1), threads)
    let perPiece = threads / count
    let queue = FrameQueue<Work, Outcome>(waitingLimit: 2 * count, weightLimit: Self.pixelLimit, source: next)
    let (simd, resources) = (simd, resources)
    // The caller's thread hands over; it draws only where the system grants no threads.
    var started = 0
    if threads > 1 {
      for _ in 0..<count {
        let isStarted = DetachedThread.start(stackBytes: DetachedThread.deepStackBytes) {
          let renderer = FrameRenderer(resources: resources, threads: perPiece, simd: simd)
          while let piece = queue.next() { queue.put(draw(piece.work, renderer), at: piece.index) }
          queue.leave()
        }
        if isStarted { started += 1 }
      }
    }
    defer {
      interrupt()
      queue.stop(waitingFor: started)
    }
    let own = started == 0 ? FrameRenderer(resources: resources, threads: threads, simd: simd) : nil
    var index = 0
    while true {
      if let own, let piece = queue.next() { queue.put(draw(piece.work, own), at: piece.index) }
      guard let outcome = queue.take(index) else { return }
      try deliver(outcome)
      index += 1
    }
  }
}

extension SuiteFrame {
  /// How many pixels its picture has.
  package var pixelCount: Int { navigationScene.device.pixelWidth * navigationScene.device.pixelHeight }
}
