import Geometry
import XML

/// Reads an OSM XML file in one pass over its elements.
struct OSMXMLReader: ~Copyable {
  /// Of the file.
  static let sizeLimit = 1 << 30
  /// Objects that are gathered before they go into the store.
  private static let batch = 8192

  private enum Object { case none, node, way, relation, leftOut }

  private let path: String
  private var scanner: XMLScanner
  private var columns = OSMColumns()
  private var assembler = OSMAssembler()
  /// The area that the file says it covers, in world points; parts that it lists are taken together.
  private var statedBounds: Rect?
  /// The object whose children are read.
  private var object = Object.none

  /// What the file holds; `claim` is left holding the store's memory.
  static func read(_ file: ByteFile, claim: inout ReadingClaim) throws(MapDataError) -> OSMContent {
    try claim.hold(file.size, what: "its size")
    let bytes = try file.contents(limit: sizeLimit)
    let scanner: XMLScanner
    do throws(XMLFault) { scanner = try XMLScanner(bytes) } catch { throw failure(error, path: file.path) }
    var reader = OSMXMLReader(scanner, path: file.path)
    try reader.readElements(fileSize: file.size, &claim)
    try claim.hold(reader.assembler.weight, what: "the memory of its objects")
    let strayNodes = reader.assembler.strayNodes
    let bounds = reader.statedBounds
    return OSMContent(store: reader.assembler.store(), strayNodes: strayNodes, statedBounds: bounds)
  }

  private init(_ scanner: XMLScanner, path: String) {
    self.scanner = scanner
    self.path = path
  }

  private mutating func readElements(fileSize: Int, _ claim: inout ReadingClaim) throws(MapDataError) {
    var depth = 0
    var hasRoot = false
    var count = 0
    while let event = try nextEvent() {
      switch event {
      case .start(let isEmpty):
        if !hasRoot {
          guard scanner.isNamed("osm") else { throw malformed("the first element is not <osm>") }
          hasRoot = true
        } else if depth == 1 {
          try beginObject()
          if isEmpty { endObject() }
        } else if depth == 2 {
          try child()
        }
        if !isEmpty { depth += 1 }
      case .end:
        depth -= 1
        if depth == 1 { endObject() }
      case .text: continue
      }
      count += 1
      if count >= Self.batch, object == .none || count % Self.batch == 0 {
        try claim.hold(
          fileSize + assembler.weight + columns.weight, what: "the memory of its objects up to line \(scanner.line())")
        if object == .none {
          flush()
          count = 0
        }
      }
    }
    guard hasRoot else { throw .malformed(path: path, place: "line 1", reason: "it holds no <osm> element") }
    flush()
    try claim.hold(fileSize + assembler.weight, what: "the memory of its objects")
  }

  private mutating func flush() {
    assembler.add(columns, text: UnsafeRawBufferPointer(start: nil, count: 0))
    columns.clear()
  }

  private mutating func nextEvent() throws(MapDataError) -> XMLScanner.Event? {
    do throws(XMLFault) { return try scanner.next() } catch { throw Self.failure(error, path: path) }
  }

  // MARK: Objects

  private mutating func beginObject() throws(MapDataError) {
    if scanner.isNamed("node") {
      try beginNode()
    } else if scanner.isNamed("way") {
      object = isDeleted ? .leftOut : .way
      if object == .way { columns.wayIDs.append(try id("id")) }
    } else if scanner.isNamed("relation") {
      object = isDeleted ? .leftOut : .relation
      if object == .relation { columns.relationIDs.append(try id("id")) }
    } else {
      object = .leftOut
      if scanner.isNamed("bounds") { addBounds() }
    }
  }

  private mutating func addBounds() {
    guard let west = degrees("minlon", limit: 180), let east = degrees("maxlon", limit: 180),
      let south = degrees("minlat", limit: 90), let north = degrees("maxlat", limit: 90),
      let rect = OSMContent.Bounds(west: west, east: east, north: north, south: south).worldRect
    else { return }
    statedBounds = statedBounds?.union(rect) ?? rect
  }

  private mutating func beginNode() throws(MapDataError) {
    object = .leftOut
    if isDeleted { return }
    let id = try id("id")
    guard let latitude = degrees("lat", limit: 90), let longitude = degrees("lon", limit: 180) else {
      columns.strayNodes += 1
      return
    }
    object = .node
    columns.nodeIDs.append(id)
    columns.positions.append(WebMercator.project(Coordinate(latitude: latitude, longitude: longitude)))
  }

  /// Editors keep what is deleted, marked; so do files of a map's history.
  private var isDeleted: Bool { says("visible", "false") || says("action", "delete") }

  private mutating func endObject() {
    switch object {
    case .node: columns.endNode()
    case .way: columns.endWay()
    case .relation: columns.endRelation()
    case .none, .leftOut: break
    }
    object = .none
  }

  private mutating func child() throws(MapDataError) {
    switch object {
    case .none, .leftOut: return
    case .way where scanner.isNamed("nd"): try wayNode()
    case .relation where scanner.isNamed("member"): columns.members.append(try member())
    case .node where scanner.isNamed("tag"): columns.nodeTags.append(try tag())
    case .way where scanner.isNamed("tag"): columns.wayTags.append(try tag())
    case .relation where scanner.isNamed("tag"): columns.relationTags.append(try tag())
    case .node, .way, .relation: return
    }
  }

  /// A node of a way; `out geom` of Overpass writes its place here instead of a node.
  private mutating func wayNode() throws(MapDataError) {
    let id = try id("ref")
    columns.refs.append(id)
    if let latitude = degrees("lat", limit: 90), let longitude = degrees("lon", limit: 180) {
      columns.nodeIDs.append(id)
      columns.positions.append(WebMercator.project(Coordinate(latitude: latitude, longitude: longitude)))
    }
  }

  private mutating func tag() throws(MapDataError) -> OSMTag {
    guard let key = scanner.value("k"), let value = scanner.value("v") else {
      throw malformed("a tag without key or value")
    }
    return OSMTag(key: assembler.number(of: key), value: assembler.number(of: value))
  }

  private mutating func member() throws(MapDataError) -> OSMMember {
    let kind: OSMMember.Kind
    if says("type", "node") {
      kind = .node
    } else if says("type", "way") {
      kind = .way
    } else if says("type", "relation") {
      kind = .relation
    } else {
      throw malformed("a member that is no node, way or relation")
    }
    return OSMMember(kind: kind, id: try id("ref"), role: assembler.number(of: scanner.value("role") ?? []))
  }

  // MARK: Values

  private func says(_ attribute: StaticString, _ text: String) -> Bool {
    scanner.value(attribute)?.elementsEqual(text.utf8) == true
  }

  private mutating func id(_ attribute: StaticString) throws(MapDataError) -> Int64 {
    guard let digits = scanner.value(attribute), let id = DecimalText.integer(digits) else {
      throw malformed("an object whose \(attribute) is no number of 64 bits")
    }
    return id
  }

  /// Nil for what is no number within ±`limit`.
  private func degrees(_ attribute: StaticString, limit: Double) -> Double? {
    guard let text = scanner.value(attribute), let number = DecimalText.number(text), abs(number) <= limit else {
      return nil
    }
    return number
  }

  // MARK: Faults

  private mutating func malformed(_ reason: String) -> MapDataError {
    .malformed(path: path, place: "line \(scanner.line())", reason: reason)
  }

  private static func failure(_ fault: XMLFault, path: String) -> MapDataError {
    switch fault.kind {
    case .malformed:
      .malformed(path: path, place: "line \(fault.line)", reason: "it is not well-formed XML: \(fault.reason)")
    case .truncated: .truncated(path: path, what: fault.reason, offset: fault.offset)
    case .encoding:
      .unsupported(path: path, what: "XML in \(fault.reason)", remedy: "write it as UTF-8")
    }
  }
}
