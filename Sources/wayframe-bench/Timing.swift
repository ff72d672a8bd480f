import Foundation

/// Wall and processor time, in seconds from an arbitrary moment.
struct Moment {
  let wall: Double
  let cpu: Double

  static var now: Moment { Moment(wall: seconds(CLOCK_MONOTONIC), cpu: seconds(CLOCK_PROCESS_CPUTIME_ID)) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

extension Options {
  /// Calls `frame` as often as was asked for.
  func repeatFrames<E: Error>(_ frame: () throws(E) -> Void) throws(E) {
    let start = Moment.now.wall
    var count = 0
    while count < frames ?? 100_000 && (count < frames ?? 3 || Moment.now.wall - start < seconds) {
      try frame()
      count += 1
    }
  }
}

extension [Double] {
  /// The middle one by size; 0 of none.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

/// Seconds as milliseconds.
func milliseconds(_ seconds: Double) -> String { String(format: "%.3f", seconds * 1000) }
