import Dispatch

/// Two results, worked out at the same time where there is a second thread.
package func both<A: Sendable, B: Sendable>(
  threads: Int, _ first: @Sendable () -> A, _ second: @Sendable () -> B
) -> (A, B) {
  guard threads > 1 else { return (first(), second()) }
  // Each is written by one thread and read after both have ended.
  nonisolated(unsafe) var a: A?
  nonisolated(unsafe) var b: B?
  DispatchQueue.concurrentPerform(iterations: 2) { if $0 == 0 { a = first() } else { b = second() } }
  return (a!, b!)
}
