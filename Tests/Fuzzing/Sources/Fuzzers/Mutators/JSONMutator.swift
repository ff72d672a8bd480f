import JSON
import TestSupport

/// Damages JSON where it means something: members go, lists are emptied, values become others.
enum JSONMutator {
  /// Written by JSON's writer as a text, which then becomes the bare word: no JSON, but some write it.
  private static let bareWords = ["NaN", "Infinity", "-", "1e999", "01", "undefined"]
  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.5, 90, 180.5, -181, 255, 256, 1e6, 2_147_483_648, 4_294_967_296, 9_007_199_254_740_992, 1.8e19,
    1e100,
    -1e100, 1.7e308, Double.leastNonzeroMagnitude,
  ]

  static func mutated(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8]? {
    guard var tree = try? JSONValue(parsing: bytes, file: "sample") else { return nil }
    for _ in 0..<random.number(1..<4) {
      let other = tree.node(random.number(below: tree.nodeCount))
      tree = tree.replacing(node: random.number(below: tree.nodeCount)) { changed($0, other, &random) }
    }
    var text = tree.text()
    for word in bareWords {
      text = text.split(separator: "\"@\(word)\"", omittingEmptySubsequences: false).joined(separator: word)
    }
    return Array(text.utf8)
  }

  /// The whole with each value taken away, and with each emptied; of large ones, so many values evenly chosen.
  static func reductions(_ bytes: [UInt8], limit: Int) -> [[UInt8]] {
    guard let tree = try? JSONValue(parsing: bytes, file: "sample") else { return [] }
    let step = max(1, tree.nodeCount / limit)
    return stride(from: 1, to: tree.nodeCount, by: step).flatMap { index in
      [tree.replacing(node: index) { _ in nil }, tree.replacing(node: index, with: \.emptied)].map {
        Array($0.text().utf8)
      }
    }
  }

  /// `nil` takes the value away.
  private static func changed(_ value: JSONValue, _ other: JSONValue, _ random: inout SeededRandom) -> JSONValue? {
    switch random.number(below: 12) {
    case 0, 1: return nil
    case 2, 3: return value.emptied
    case 4: return .number(random.pick(numbers))
    case 5: return .string(random.pick(WordMutator.odd))
    case 6:
      return random.pick([
        .null, .bool(true), .array([]), .object(JSONObject()), .array([value]), .array([value, value]),
      ])
    case 7: return .string("@" + random.pick(bareWords))
    case 8: return other
    case 9: return (0..<random.number(1..<200)).reduce(value) { value, _ in .array([value]) }
    default: return varied(value, &random)
    }
  }

  private static func varied(_ value: JSONValue, _ random: inout SeededRandom) -> JSONValue {
    switch value {
    case .number(let number):
      return .number(random.pick([-number, number + 1, number * 1000, number / 7, number.rounded()]))
    case .bool(let flag): return .bool(!flag)
    case .string(let text):
      return .string(String(decoding: WordMutator(words: ["a"]).mutated(Array(text.utf8), &random), as: UTF8.self))
    case .array(let items): return .array(random.oneIn(2) ? items.reversed() : items + items)
    case .object(let object):
      var swapped = JSONObject()
      let values = object.members.map(\.value).reversed()
      for (member, value) in zip(object.members, values) { swapped[member.key] = value }
      return .object(swapped)
    case .null: return .number(0)
    }
  }
}

extension JSONValue {
  /// How many values it holds, itself among them.
  public var nodeCount: Int {
    switch self {
    case .array(let items): items.reduce(1) { $0 + $1.nodeCount }
    case .object(let object): object.members.reduce(1) { $0 + $1.value.nodeCount }
    default: 1
    }
  }

  /// The same kind of value with nothing in it.
  public var emptied: JSONValue {
    switch self {
    case .array: .array([])
    case .object: .object(JSONObject())
    case .string: .string("")
    case .number: .number(0)
    case .bool, .null: .null
    }
  }

  /// The value at a place of the order of the text; 0 is the whole.
  func node(_ index: Int) -> JSONValue {
    var found = self
    _ = replacing(node: index) { value in
      found = value
      return value
    }
    return found
  }

  /// The whole with one value changed, or taken away where `change` gives none; the root stays.
  public func replacing(node index: Int, with change: (JSONValue) -> JSONValue?) -> JSONValue {
    var index = index
    return replaced(&index, change) ?? .null
  }

  private func replaced(_ index: inout Int, _ change: (JSONValue) -> JSONValue?) -> JSONValue? {
    if index == 0 {
      index = -1
      return change(self)
    }
    index -= 1
    switch self {
    case .array(var items):
      for place in items.indices where index >= 0 {
        let count = items[place].nodeCount
        guard index < count else {
          index -= count
          continue
        }
        if let item = items[place].replaced(&index, change) { items[place] = item } else { items.remove(at: place) }
        return .array(items)
      }
    case .object(var object):
      for (key, value) in object.members where index >= 0 {
        let count = value.nodeCount
        guard index < count else {
          index -= count
          continue
        }
        object[key] = value.replaced(&index, change)
        return .object(object)
      }
    default: break
    }
    return self
  }
}
