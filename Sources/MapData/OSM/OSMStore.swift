import Geometry

/// The content of an OSM file in flat arrays: nothing is an object of its own.
///
/// Tags are pairs of string numbers; object *i* of a kind owns `tags[tagStarts[i]..<tagStarts[i + 1]]`.
final class OSMStore: Sendable {
  /// Every string once; the first are the names of `OSMKey`, in order.
  let strings: [String]
  let nodes: OSMNodes
  let ways: OSMWays
  let relations: OSMRelations

  init(strings: [String], nodes: OSMNodes, ways: OSMWays, relations: OSMRelations) {
    self.strings = strings
    self.nodes = nodes
    self.ways = ways
    self.relations = relations
  }

  func nodeTags(_ tagged: Int) -> OSMTags {
    OSMTags(store: self, pairs: nodes.tags, list: nodes.tagLists, index: tagged)
  }
  func wayTags(_ way: Int) -> OSMTags { OSMTags(store: self, pairs: ways.tags, list: ways.tagLists, index: way) }
  func relationTags(_ relation: Int) -> OSMTags {
    OSMTags(store: self, pairs: relations.tags, list: relations.tagLists, index: relation)
  }
}

/// Ranges of a flat array, one per object.
struct FlatLists: Sendable {
  private(set) var starts: [UInt32] = [0]

  var count: Int { starts.count - 1 }
  subscript(index: Int) -> Range<Int> { Int(starts[index])..<Int(starts[index + 1]) }

  /// Adds lists that follow each other after what is there; `ends` count from there.
  mutating func append(ends: UnsafeBufferPointer<UInt32>) {
    let base = starts[starts.count - 1]
    starts.append(contentsOf: ends.lazy.map { base + $0 })
  }

  /// The lists at `kept` alone, one after the other.
  func picked<Value>(_ kept: [Int], of values: [Value]) -> (lists: FlatLists, values: [Value]) {
    var lists = FlatLists()
    var picked: [Value] = []
    for index in kept {
      picked += values[self[index]]
      lists.starts.append(UInt32(picked.count))
    }
    return (lists, picked)
  }
}

struct OSMTag: Sendable {
  var key: UInt32
  var value: UInt32
}

struct OSMNodes: Sendable {
  /// In rising order, with the position of each.
  var ids: [Int64] = []
  var positions: [Point] = []
  /// Indices of the nodes that carry tags, in file order.
  var tagged: [UInt32] = []
  var tags: [OSMTag] = []
  var tagLists = FlatLists()

  /// The index of the node `id`, or nil where the file lacks it.
  func index(of id: Int64) -> Int? {
    var low = 0
    var high = ids.count
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low < ids.count && ids[low] == id ? low : nil
  }
}

struct OSMWays: Sendable {
  /// In place of a node that the file lacks.
  static let missing = UInt32.max

  var ids: [Int64] = []
  /// Node indices.
  var refs: [UInt32] = []
  var refLists = FlatLists()
  var tags: [OSMTag] = []
  var tagLists = FlatLists()
  var bounds: [Rect] = []
  /// Whether a way ends at the node where it begins, and has at least three of them.
  var isClosed: [Bool] = []
  /// Indices of `ids` by rising id.
  var order: [UInt32] = []

  func index(of id: Int64) -> Int? {
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      if ids[Int(order[middle])] < id { low = middle + 1 } else { high = middle }
    }
    return low < order.count && ids[Int(order[low])] == id ? Int(order[low]) : nil
  }

}

struct OSMMember: Sendable {
  enum Kind: UInt8 { case node, way, relation }
  var kind: Kind
  var id: Int64
  var role: UInt32
}

struct OSMRelations: Sendable {
  var ids: [Int64] = []
  var members: [OSMMember] = []
  var memberLists = FlatLists()
  var tags: [OSMTag] = []
  var tagLists = FlatLists()
}

/// The tags of one object.
struct OSMTags {
  let store: OSMStore
  private let pairs: [OSMTag]
  private let range: Range<Int>
  /// A bit for each key of `OSMKey` that is there: most questions end here.
  private let known: UInt128

  fileprivate init(store: OSMStore, pairs: [OSMTag], list: FlatLists, index: Int) {
    self.store = store
    self.pairs = pairs
    range = list[index]
    var known: UInt128 = 0
    for index in range where pairs[index].key < 128 { known |= 1 &<< UInt128(pairs[index].key) }
    self.known = known
  }

  var isEmpty: Bool { range.isEmpty }

  subscript(key: OSMKey) -> String? {
    guard has(key) else { return nil }
    for index in range where pairs[index].key == key.rawValue { return store.strings[Int(pairs[index].value)] }
    return nil
  }

  func has(_ key: OSMKey) -> Bool { known >> UInt128(key.rawValue) & 1 == 1 }

  /// Calls `body` with each key and value of the keys that are marked by their number, in file order.
  func each(where isMarked: [Bool], _ body: (String, String) -> Void) {
    for index in range where isMarked[Int(pairs[index].key)] {
      body(store.strings[Int(pairs[index].key)], store.strings[Int(pairs[index].value)])
    }
  }

  /// Calls `body` with each key and value, in file order.
  func each(_ body: (String, String) -> Void) {
    for index in range { body(store.strings[Int(pairs[index].key)], store.strings[Int(pairs[index].value)]) }
  }
}
