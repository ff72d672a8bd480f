import Synchronization

/// A bounded, thread-safe cache; what it holds never changes a result, only the time it takes.
///
/// Entries are in two generations: when the new one is full, the old one is dropped and the new one takes its place,
/// which keeps used entries without ordering every access.
final class GenerationCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Generations {
    var young: [Key: Value] = [:]
    var old: [Key: Value] = [:]
  }

  private let generationLimit: Int
  private let generations = Mutex(Generations())

  /// - Parameter limit: the most entries held.
  init(limit: Int) {
    generationLimit = max(limit / 2, 1)
  }

  /// The value for `key`, made outside the lock when it is not known, so that two threads may both make it.
  func value(for key: Key, make: () -> Value) -> Value {
    if let known = known(key) { return known }
    let value = make()
    generations.withLock { insert(value, key, &$0) }
    return value
  }

  var count: Int { generations.withLock { $0.young.count + $0.old.count } }

  private func known(_ key: Key) -> Value? {
    generations.withLock { generations in
      if let value = generations.young[key] { return value }
      guard let value = generations.old.removeValue(forKey: key) else { return nil }
      insert(value, key, &generations)
      return value
    }
  }

  private func insert(_ value: Value, _ key: Key, _ generations: inout Generations) {
    if generations.young.count >= generationLimit {
      swap(&generations.old, &generations.young)
      generations.young.removeAll(keepingCapacity: true)
    }
    generations.young[key] = value
  }
}
