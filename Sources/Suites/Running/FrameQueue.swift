import Foundation

/// Gives out the numbers of frames in order, and takes what came of them; a lock guards everything in it.
final class FrameQueue<Outcome: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let weights: [Int]
  private let waitingLimit: Int
  private let weightLimit: Int
  private var nextIndex = 0
  private var taken = 0
  /// The weight of what was given out and not taken yet.
  private var weight = 0
  private var outcomes: [Int: Outcome] = [:]
  private var isStopped = false
  private var left = 0

  /// - Parameters:
  ///   - weights: the frames' sizes.
  ///   - waitingLimit: how many frames may be given out and not taken yet.
  ///   - weightLimit: how much they may weigh together; a single one may weigh more.
  init(weights: [Int], waitingLimit: Int, weightLimit: Int) {
    self.weights = weights
    self.waitingLimit = waitingLimit
    self.weightLimit = weightLimit
  }

  /// The next frame to draw, as soon as there is room for it; `nil` when none is left.
  func next() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    while !isStopped, nextIndex < weights.count, !hasRoom { condition.wait() }
    guard !isStopped, nextIndex < weights.count else { return nil }
    defer { nextIndex += 1 }
    weight += weights[nextIndex]
    return nextIndex
  }

  private var hasRoom: Bool {
    nextIndex == taken || (nextIndex - taken < waitingLimit && weights[nextIndex] <= weightLimit - weight)
  }

  func put(_ outcome: Outcome, at index: Int) {
    condition.lock()
    defer { condition.unlock() }
    outcomes[index] = outcome
    condition.broadcast()
  }

  /// What came of a frame, once it is there; frames are taken in order.
  func take(_ index: Int) -> Outcome {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let outcome = outcomes.removeValue(forKey: index) {
        taken = index + 1
        weight -= weights[index]
        condition.broadcast()
        return outcome
      }
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
