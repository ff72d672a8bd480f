import Foundation

/// Gives out work in order, as it comes, and takes what came of it; locks guard everything in it.
final class FrameQueue<Work: Sendable, Outcome: Sendable>: @unchecked Sendable {
  private let source: @Sendable () -> (work: Work, weight: Int)?
  private let waitingLimit: Int
  private let weightLimit: Int
  /// Held by the one thread that asks for more work, which may take as long as a pipe has none.
  private let turn = NSLock()
  /// Guards all that follows.
  private let condition = NSCondition()
  private var nextIndex = 0
  private var taken = 0
  /// How many there are, once there is no more.
  private var count: Int?
  /// Of what was given out and not taken yet, and all together.
  private var weights: [Int: Int] = [:]
  private var weight = 0
  private var outcomes: [Int: Outcome] = [:]
  private var isStopped = false
  private var left = 0

  /// - Parameters:
  ///   - waitingLimit: how much work may be given out and not taken yet.
  ///   - weightLimit: how much it may weigh together; a single piece may weigh more.
  ///   - source: the next work with its weight, `nil` when there is no more; called by one thread at a time.
  init(waitingLimit: Int, weightLimit: Int, source: @escaping @Sendable () -> (work: Work, weight: Int)?) {
    self.waitingLimit = waitingLimit
    self.weightLimit = weightLimit
    self.source = source
  }

  /// The next work with its number, as soon as there is room for it; `nil` when none is left.
  func next() -> (index: Int, work: Work)? {
    turn.lock()
    defer { turn.unlock() }
    guard wait(until: { nextIndex == taken || nextIndex - taken < waitingLimit }) else { return nil }
    guard let item = source() else {
      condition.lock()
      defer { condition.unlock() }
      count = nextIndex
      condition.broadcast()
      return nil
    }
    guard wait(until: { nextIndex == taken || item.weight <= weightLimit - weight }) else { return nil }
    condition.lock()
    defer { condition.unlock() }
    defer { nextIndex += 1 }
    weights[nextIndex] = item.weight
    weight += item.weight
    return (nextIndex, item.work)
  }

  /// False when nothing more is given out.
  private func wait(until hasRoom: () -> Bool) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    while !isStopped, count == nil, !hasRoom() { condition.wait() }
    return !isStopped && count == nil
  }

  func put(_ outcome: Outcome, at index: Int) {
    condition.lock()
    defer { condition.unlock() }
    outcomes[index] = outcome
    condition.broadcast()
  }

  /// What came of a piece of work, once it is there; they are taken in order. `nil` behind the last one.
  func take(_ index: Int) -> Outcome? {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let outcome = outcomes.removeValue(forKey: index) {
        taken = index + 1
        weight -= weights.removeValue(forKey: index) ?? 0
        condition.broadcast()
        return outcome
      }
      if let count, index >= count { return nil }
      condition.wait()
    }
  }

  /// Says that a thread asks for no more.
  func leave() {
    condition.lock()
    defer { condition.unlock() }
    left += 1
    condition.broadcast()
  }

  /// Gives out nothing more, and returns when all threads have left.
  func stop(waitingFor threads: Int) {
    condition.lock()
    defer { condition.unlock() }
    isStopped = true
    condition.broadcast()
    while left < threads { condition.wait() }
  }
}
