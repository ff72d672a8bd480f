/// A few values by key; where there is no more room, the one that was asked for longest ago goes.
struct RecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var values: [Key: (value: Value, turn: Int)] = [:]
  private var turn = 0
  private let limit: Int

  /// - Parameter limit: how many values are kept, 1 or more.
  init(limit: Int) { self.limit = limit }

  /// The value of a key; a new one takes the place of the oldest where there is no room, `nil` takes a value away.
  subscript(key: Key) -> Value? {
    mutating get {
      guard let value = values[key]?.value else { return nil }
      turn += 1
      values[key]?.turn = turn
      return value
    }
    set {
      guard let newValue else {
        values[key] = nil
        return
      }
      if values[key] == nil, values.count >= limit, let oldest = values.min(by: { $0.value.turn < $1.value.turn }) {
        values[oldest.key] = nil
      }
      turn += 1
      values[key] = (newValue, turn)
    }
  }

  var keys: some Collection<Key> { values.keys }
  var count: Int { values.count }

  /// Whether there is a value, without counting as a use.
  func has(_ key: Key) -> Bool { values[key] != nil }

  mutating func removeAll() { values = [:] }
}
