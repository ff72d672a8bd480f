import CReadOSM
import Geometry

/// Reads OSM PBF and XML files; the only file that touches readosm.
///
/// readosm 1.1 follows string numbers unchecked, passes over nodes that are not dense and crashes on tags without a
/// value, so `PBFGuard` and `XMLGuard` look at the file first.
enum OSMReader {
  enum Format { case pbf, xml }

  struct Result {
    var store: OSMStore
    /// Nodes left out because their position is not on the earth.
    var strayNodes: Int
  }

  static func read(path: String, format: Format) throws(MapDataError) -> Result {
    let suffix = format == .pbf ? ".pbf" : ".osm"
    guard path.hasSuffix(suffix) else {
      throw .unsupported(
        path: path, what: "OSM data under a name that does not end in \(suffix)", remedy: "rename the file")
    }
    let collector = OSMCollector()
    let code = parse(path: path, into: collector)
    guard code == READOSM_OK else { throw failure(code, path: path) }
    return Result(store: collector.store(), strayNodes: collector.strayNodes)
  }

  private static func parse(path: String, into collector: OSMCollector) -> Int32 {
    var handle: UnsafeRawPointer?
    var code = readosm_open(path, &handle)
    if code == READOSM_OK {
      let context = Unmanaged.passUnretained(collector).toOpaque()
      code = readosm_parse(
        handle, context,
        { context, node in OSMReader.take(context, node) { $0.add(node: $1) } },
        { context, way in OSMReader.take(context, way) { $0.add(way: $1) } },
        { context, relation in OSMReader.take(context, relation) { $0.add(relation: $1) } })
    }
    readosm_close(handle)
    return code
  }

  private static func take<Object>(
    _ context: UnsafeRawPointer?, _ object: UnsafePointer<Object>?, _ add: (OSMCollector, Object) -> Void
  ) -> Int32 {
    guard let context, let object else { return READOSM_ABORT }
    add(Unmanaged<OSMCollector>.fromOpaque(context).takeUnretainedValue(), object.pointee)
    return READOSM_OK
  }

  private static func failure(_ code: Int32, path: String) -> MapDataError {
    switch code {
    case READOSM_FILE_NOT_FOUND: .missing(path: path)
    case READOSM_XML_ERROR: .malformed(path: path, place: "somewhere in the XML", reason: "it is not well-formed XML")
    case READOSM_INSUFFICIENT_MEMORY: .unreadable(path: path, reason: "memory ran out")
    case READOSM_READ_ERROR: .unreadable(path: path, reason: "reading stopped half-way")
    default: .malformed(path: path, place: "readosm error \(code)", reason: "its OSM blocks cannot be decoded")
    }
  }
}

/// Gathers what readosm calls out into flat arrays.
private final class OSMCollector {
  private(set) var strayNodes = 0
  private var pool = StringPool()
  private var nodes = OSMNodes()
  private var ways = OSMWays()
  private var relations = OSMRelations()
  private var wayRefs: [Int64] = []

  func add(node: readosm_node) {
    // NaN fails both comparisons.
    guard abs(node.latitude) <= 90, abs(node.longitude) <= 180 else {
      strayNodes += 1
      return
    }
    if node.tag_count > 0 {
      nodes.tagged.append(UInt32(nodes.ids.count))
      append(node.tags, node.tag_count, to: &nodes.tags)
      nodes.tagLists.close(at: nodes.tags.count)
    }
    nodes.ids.append(node.id)
    nodes.positions.append(
      WebMercator.project(Coordinate(latitude: node.latitude, longitude: node.longitude)))
  }

  func add(way: readosm_way) {
    ways.ids.append(way.id)
    let count = Int(max(way.node_ref_count, 0))
    for index in 0..<count { wayRefs.append(way.node_refs[index]) }
    ways.isClosed.append(count >= 4 && way.node_refs[0] == way.node_refs[count - 1])
    ways.refLists.close(at: wayRefs.count)
    append(way.tags, way.tag_count, to: &ways.tags)
    ways.tagLists.close(at: ways.tags.count)
  }

  func add(relation: readosm_relation) {
    relations.ids.append(relation.id)
    for index in 0..<Int(max(relation.member_count, 0)) {
      let member = relation.members[index]
      let kind: OSMMember.Kind
      switch member.member_type {
      case READOSM_MEMBER_NODE: kind = .node
      case READOSM_MEMBER_WAY: kind = .way
      case READOSM_MEMBER_RELATION: kind = .relation
      default: continue
      }
      let role = member.role.map { pool.intern($0) } ?? pool.intern("")
      relations.members.append(OSMMember(kind: kind, id: member.id, role: role))
    }
    relations.memberLists.close(at: relations.members.count)
    append(relation.tags, relation.tag_count, to: &relations.tags)
    relations.tagLists.close(at: relations.tags.count)
  }

  private func append(_ tags: UnsafePointer<readosm_tag>?, _ count: Int32, to list: inout [OSMTag]) {
    guard let tags else { return }
    for index in 0..<Int(max(count, 0)) {
      guard let key = tags[index].key, let value = tags[index].value else { continue }
      list.append(OSMTag(key: pool.intern(key), value: pool.intern(value)))
    }
  }

  func store() -> OSMStore {
    sortNodes()
    resolveReferences()
    return OSMStore(strings: pool.strings(), nodes: nodes, ways: ways, relations: relations)
  }

  /// Files keep nodes by rising id as a rule; where one does not, or names an id twice, the first of equals stays.
  private func sortNodes() {
    let ids = nodes.ids
    guard zip(ids, ids.dropFirst()).contains(where: { $0 >= $1 }) else { return }
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
    sorted.tags = nodes.tags
    sorted.tagLists = nodes.tagLists
    nodes = sorted
  }

  private func resolveReferences() {
    ways.refs.reserveCapacity(wayRefs.count)
    for id in wayRefs { ways.refs.append(nodes.index(of: id).map { UInt32($0) } ?? OSMWays.missing) }
    wayRefs = []
    ways.bounds.reserveCapacity(ways.ids.count)
    for way in ways.ids.indices {
      var bounds = Rect.null
      for ref in ways.refs[ways.refLists[way]] where ref != OSMWays.missing {
        bounds.formUnion(nodes.positions[Int(ref)])
      }
      ways.bounds.append(bounds)
    }
    let ids = ways.ids
    ways.order = ids.indices.sorted { (ids[$0], $0) < (ids[$1], $1) }.map { UInt32($0) }
  }
}
