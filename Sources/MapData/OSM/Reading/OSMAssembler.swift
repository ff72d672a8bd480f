import Dispatch
import Geometry

/// Joins columns, in file order, into one store.
struct OSMAssembler {
  private(set) var strayNodes = 0
  private var pool = StringPool()
  private var nodes = OSMNodes()
  private var ways = OSMWays()
  private var relations = OSMRelations()
  private var wayRefs: [Int64] = []
  /// The pool's numbers of the strings of the block at hand, or the mark of those not yet used.
  private var numbers: [UInt32] = []
  private static let unused = UInt32.max
  private var columnWeight = 0

  /// Bytes that the store will take, about.
  var weight: Int { columnWeight + pool.weight }

  /// The number of a string for columns whose tags hold the pool's numbers.
  mutating func number(of text: ArraySlice<UInt8>) -> UInt32 {
    text.withUnsafeBytes { pool.intern($0) }
  }

  /// Adds columns; where they have strings of their own, `text` holds their bytes, and each string gets its number in
  /// the pool at its first use.
  mutating func add(_ block: borrowing OSMColumns, text: UnsafeRawBufferPointer) {
    columnWeight += block.weight
    strayNodes += block.strayNodes
    numbers.removeAll(keepingCapacity: true)
    numbers.append(contentsOf: repeatElement(Self.unused, count: block.strings.count))

    let firstNode = UInt32(nodes.ids.count)
    nodes.ids.append(contentsOf: block.nodeIDs.values)
    nodes.positions.append(contentsOf: block.positions.values)
    nodes.tagged.append(contentsOf: block.tagged.values.lazy.map { firstNode + $0 })
    nodes.tagLists.append(ends: block.nodeTagEnds.values)
    nodes.tags.append(contentsOf: numbered(block.nodeTags.values, block, text))

    ways.ids.append(contentsOf: block.wayIDs.values)
    wayRefs.append(contentsOf: block.refs.values)
    ways.refLists.append(ends: block.refEnds.values)
    ways.tags.append(contentsOf: numbered(block.wayTags.values, block, text))
    ways.tagLists.append(ends: block.wayTagEnds.values)

    relations.ids.append(contentsOf: block.relationIDs.values)
    for var member in block.members.values {
      member.role = number(member.role, block, text)
      relations.members.append(member)
    }
    relations.memberLists.append(ends: block.memberEnds.values)
    relations.tags.append(contentsOf: numbered(block.relationTags.values, block, text))
    relations.tagLists.append(ends: block.relationTagEnds.values)
  }

  /// The tags with the pool's numbers.
  private mutating func numbered(
    _ tags: UnsafeBufferPointer<OSMTag>, _ block: borrowing OSMColumns, _ text: UnsafeRawBufferPointer
  ) -> [OSMTag] {
    [OSMTag](unsafeUninitializedCapacity: tags.count) { output, count in
      for tag in tags {
        output[count] = OSMTag(key: number(tag.key, block, text), value: number(tag.value, block, text))
        count += 1
      }
    }
  }

  @inline(__always)
  private mutating func number(
    _ local: UInt32, _ block: borrowing OSMColumns, _ text: UnsafeRawBufferPointer
  ) -> UInt32 {
    if numbers.isEmpty { return local }
    let known = numbers[Int(local)]
    return known != Self.unused ? known : intern(local, block, text)
  }

  @inline(never)
  private mutating func intern(
    _ local: UInt32, _ block: borrowing OSMColumns, _ text: UnsafeRawBufferPointer
  ) -> UInt32 {
    let place = block.strings.values[Int(local)]
    let number = pool.intern(UnsafeRawBufferPointer(rebasing: text[Int(place.start)..<Int(place.end)]))
    numbers[Int(local)] = number
    return number
  }

  // MARK: The store

  /// The store of everything added; nothing can be added after it.
  mutating func store(threads: Int = 1) -> OSMStore {
    sortNodes()
    dropRepeated()
    resolveReferences(threads)
    return OSMStore(strings: pool.strings(), nodes: nodes, ways: ways, relations: relations)
  }

  /// Files keep nodes by rising id as a rule; where one does not, or names an id twice, the first of equals stays, with the
  /// tags of the first that has some: ways with places name their nodes without tags.
  private mutating func sortNodes() {
    let ids = nodes.ids
    guard !Self.isRising(ids, <) else { return }
    let order = ids.indices.sorted { (ids[$0], $0) < (ids[$1], $1) }
    var sorted = OSMNodes()
    var newIndex = [UInt32](repeating: 0, count: ids.count)
    for index in order {
      if sorted.ids.last != ids[index] {
        sorted.ids.append(ids[index])
        sorted.positions.append(nodes.positions[index])
      }
      newIndex[index] = UInt32(sorted.ids.count - 1)
    }
    sorted.tagged = nodes.tagged.map { newIndex[Int($0)] }
    (sorted.tagLists, sorted.tags) = (nodes.tagLists, nodes.tags)
    if sorted.ids.count < ids.count {
      var seen: Set<UInt32> = []
      let kept = sorted.tagged.indices.filter { seen.insert(sorted.tagged[$0]).inserted }
      sorted.tagged = kept.map { sorted.tagged[$0] }
      (sorted.tagLists, sorted.tags) = nodes.tagLists.picked(kept, of: nodes.tags)
    }
    nodes = sorted
  }

  /// Of ways and relations that are there more than once the first stays.
  private mutating func dropRepeated() {
    if let kept = Self.firstOfEach(ways.ids) {
      ways.ids = kept.map { ways.ids[$0] }
      (ways.refLists, wayRefs) = ways.refLists.picked(kept, of: wayRefs)
      (ways.tagLists, ways.tags) = ways.tagLists.picked(kept, of: ways.tags)
    }
    if let kept = Self.firstOfEach(relations.ids) {
      relations.ids = kept.map { relations.ids[$0] }
      (relations.memberLists, relations.members) = relations.memberLists.picked(kept, of: relations.members)
      (relations.tagLists, relations.tags) = relations.tagLists.picked(kept, of: relations.tags)
    }
  }

  /// Where each id stands first; nil where every one stands once.
  private static func firstOfEach(_ ids: [Int64]) -> [Int]? {
    if isRising(ids, <) { return nil }
    var seen = Set<Int64>(minimumCapacity: ids.count)
    let kept = ids.indices.filter { seen.insert(ids[$0]).inserted }
    return kept.count < ids.count ? kept : nil
  }

  /// Threads have a gain from so many ways on.
  private static let leastWays = 4096

  /// Finds the nodes of the ways, each thread those of its part of them.
  private mutating func resolveReferences(_ threads: Int) {
    let index = NodeIndex(nodes.ids)
    let ids = wayRefs
    wayRefs = []
    let positions = nodes.positions
    let lists = ways.refLists
    let parts = threads > 1 && lists.count >= Self.leastWays ? threads : 1
    var (bounds, isClosed): ([Rect], [Bool]) = ([], [])
    ways.refs = [UInt32](unsafeUninitializedCapacity: ids.count) { refs, refCount in
      bounds = [Rect](unsafeUninitializedCapacity: lists.count) { bounds, boundsCount in
        isClosed = [Bool](unsafeUninitializedCapacity: lists.count) { isClosed, closedCount in
          // Each thread writes the places of its own ways.
          nonisolated(unsafe) let refs = refs
          nonisolated(unsafe) let bounds = bounds
          nonisolated(unsafe) let isClosed = isClosed
          DispatchQueue.concurrentPerform(iterations: parts) { part in
            var index = index
            for way in lists.count * part / parts..<lists.count * (part + 1) / parts {
              let list = lists[way]
              var box = Rect.null
              for place in list {
                let node = index.find(ids[place])
                refs.initializeElement(at: place, to: node.map { UInt32($0) } ?? OSMWays.missing)
                if let node { box.formUnion(positions[node]) }
              }
              bounds.initializeElement(at: way, to: box)
              isClosed.initializeElement(
                at: way, to: list.count >= 4 && ids[list.lowerBound] == ids[list.upperBound - 1])
            }
          }
          closedCount = lists.count
        }
        boundsCount = lists.count
      }
      refCount = ids.count
    }
    (ways.bounds, ways.isClosed) = (bounds, isClosed)
    let wayIDs = ways.ids
    let order = wayIDs.indices
    ways.order =
      Self.isRising(wayIDs, <=)
      ? order.map { UInt32($0) } : order.sorted { (wayIDs[$0], $0) < (wayIDs[$1], $1) }.map { UInt32($0) }
  }

  @inline(__always)
  private static func isRising(_ ids: [Int64], _ isBefore: (Int64, Int64) -> Bool) -> Bool {
    for index in 1..<max(ids.count, 1) where !isBefore(ids[index - 1], ids[index]) { return false }
    return true
  }
}
