import Foundation
import Synchronization

/// What this process has left to write when it ends.
enum ProcessEnd {
  /// The system calls a function without arguments at the end, so the work has to be found here.
  private static let work = Mutex<[String: @Sendable () -> Void]>([:])

  /// Leaves something for the end, in place of earlier work of that name.
  static func finish(_ name: String, _ body: @escaping @Sendable () -> Void) {
    let isFirst = work.withLock { work in
      defer { work[name] = body }
      return work.isEmpty
    }
    if isFirst { atexit { ProcessEnd.run() } }
  }

  private static func run() {
    for (_, body) in work.withLock({ $0 }).sorted(by: { $0.key < $1.key }) { body() }
  }
}
