import Synchronization

/// How much memory the readers of a run may fill with what files hold; refused before it is taken.
///
/// Readers count the bytes of a file while they hold them and what they make of them for as long as it lives. What a file
/// states about itself never decides alone.
public final class ReadingBudget: Sendable {
  /// Bytes of all files together.
  public static let standardTotal = 2 << 30
  /// Bytes of one container: a file that holds many blocks or tiles.
  public static let standardContainer = 400_000_000
  /// Keeps the numbers of things below 2³².
  private static let most = 16 << 30

  /// Bytes of all files together.
  public let total: Int
  /// Bytes of one container.
  public let container: Int
  private let taken = Mutex(0)

  /// - Parameters: in bytes; at most 16 GiB each.
  public init(total: Int = standardTotal, container: Int = standardContainer) {
    self.total = min(max(total, 0), Self.most)
    self.container = min(max(container, 0), Self.most)
  }

  /// Takes `bytes` more; where so many are not left, takes none and returns how many would be held.
  fileprivate func take(_ bytes: Int) -> Int? {
    taken.withLock { taken in
      guard bytes <= total - taken else { return taken + bytes }
      taken += bytes
      return nil
    }
  }

  fileprivate func give(_ bytes: Int) { taken.withLock { $0 -= bytes } }
}

/// What one file holds of a budget; given back with the value.
struct ReadingClaim: ~Copyable {
  private let budget: ReadingBudget
  private let path: String
  private(set) var bytes = 0

  init(on budget: ReadingBudget, path: String) {
    self.budget = budget
    self.path = path
  }

  deinit { budget.give(bytes) }

  /// Sets what is held to `newBytes`; `what` names it in the error.
  mutating func hold(_ newBytes: Int, what: @autoclosure () -> String) throws(MapDataError) {
    guard newBytes <= budget.container else {
      throw .tooLarge(
        path: path, what: "\(what()), in bytes,", value: UInt64(max(newBytes, 0)), limit: UInt64(budget.container))
    }
    if newBytes < bytes {
      budget.give(bytes - newBytes)
    } else if let excess = budget.take(newBytes - bytes) {
      throw .tooLarge(
        path: path, what: "\(what()), in bytes, with all other files of the run,", value: UInt64(excess),
        limit: UInt64(budget.total))
    }
    bytes = newBytes
  }
}
