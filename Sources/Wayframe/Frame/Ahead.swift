import Canvas
import Foundation

/// A value that is worked out on a second thread, if there is one, until it is asked for.
final class Ahead<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let make: @Sendable () -> Value
  private var made: Value?
  /// Set once, before anyone else has it.
  private var isUnderWay = false

  /// - Parameter threads: with one, the value is worked out by who asks for it.
  init(threads: Int, _ make: @escaping @Sendable () -> Value) {
    self.make = make
    isUnderWay =
      threads > 1
      && DetachedThread.start(stackBytes: DetachedThread.deepStackBytes) { [self] in
        let value = make()
        condition.withLock {
          made = value
          condition.broadcast()
        }
      }
  }

  /// The value; waits for it.
  var value: Value {
    guard isUnderWay else { return make() }
    return condition.withLock {
      while true {
        if let made { return made }
        condition.wait()
      }
    }
  }
}
