import Geometry

/// Objects of an OSM file in columns as a reader finds them: a block of a PBF, or a whole XML file.
///
/// A struct passed `inout`: as properties of a class each access would be checked at run time, 10 % of all reading.
struct OSMColumns: ~Copyable {
  /// Bytes that one block's columns may take: a block of 32 MiB can state thirty times as much.
  static let limit = 64 << 20

  /// A string within the block's bytes.
  struct Text: BitwiseCopyable {
    var start: UInt32
    var end: UInt32
  }

  /// Empty where tags hold the pool's numbers.
  var strings = Column<Text>()
  var nodeIDs = Column<Int64>()
  var positions = Column<Point>()
  /// Nodes with tags, by their index here.
  var tagged = Column<UInt32>()
  var nodeTags = Column<OSMTag>()
  var nodeTagEnds = Column<UInt32>()
  var wayIDs = Column<Int64>()
  var refs = Column<Int64>()
  var refEnds = Column<UInt32>()
  var wayTags = Column<OSMTag>()
  var wayTagEnds = Column<UInt32>()
  var relationIDs = Column<Int64>()
  var members = Column<OSMMember>()
  var memberEnds = Column<UInt32>()
  var relationTags = Column<OSMTag>()
  var relationTagEnds = Column<UInt32>()
  /// Nodes left out because their position is not on the earth.
  var strayNodes = 0

  mutating func clear() {
    strings.clear()
    nodeIDs.clear()
    positions.clear()
    tagged.clear()
    nodeTags.clear()
    nodeTagEnds.clear()
    wayIDs.clear()
    refs.clear()
    refEnds.clear()
    wayTags.clear()
    wayTagEnds.clear()
    relationIDs.clear()
    members.clear()
    memberEnds.clear()
    relationTags.clear()
    relationTagEnds.clear()
    strayNodes = 0
  }

  /// What the store will take of memory for them, in bytes: positions are stored beside ids, references are resolved
  /// into numbers, every object has bounds, list ends and a place in the order of ids.
  var weight: Int {
    nodeIDs.count * 24 + (tagged.count + wayIDs.count + relationIDs.count) * 48 + refs.count * 12
      + (nodeTags.count + wayTags.count + relationTags.count) * 8 + members.count * 24
  }

  /// Whether the columns stay within their limit when `more` bytes come.
  func hasRoom(forBytes more: Int) -> Bool { strings.count * 8 + weight + more <= Self.limit }

  // MARK: The end of an object

  /// Ends the last node; tags appended since the node before are its own.
  mutating func endNode() {
    guard nodeTags.count > Int(nodeTagEnds.values.last ?? 0) else { return }
    tagged.append(UInt32(nodeIDs.count - 1))
    nodeTagEnds.append(UInt32(nodeTags.count))
  }

  mutating func endWay() {
    refEnds.append(UInt32(refs.count))
    wayTagEnds.append(UInt32(wayTags.count))
  }

  mutating func endRelation() {
    memberEnds.append(UInt32(members.count))
    relationTagEnds.append(UInt32(relationTags.count))
  }
}
