/// How much of a view's tiles is kept in memory.
///
/// Packed tiles can unpack to hundreds of times their size, and one stored tile can stand for all of a view. The limits
/// lie far above what a city's densest view needs.
struct TileBudget {
  /// Features of all tiles.
  static let featureLimit = 500_000
  /// Points of all features.
  static let pointLimit = 4_000_000
  /// Properties of all features, shared ones once.
  static let propertyLimit = 4_000_000

  private(set) var features = 0
  private(set) var points = 0
  private(set) var properties = 0
  /// What was too much, once it was.
  private(set) var excess: (what: String, value: Int, limit: Int)?

  /// Features, points and properties together.
  var cost: SIMD4<Int> { SIMD4(features, points, properties, 0) }

  /// Adds a tile that is in memory already; false, with nothing added, where that is too much.
  mutating func adds(_ cost: SIMD4<Int>) -> Bool {
    let sum = self.cost &+ cost
    guard sum.x <= Self.featureLimit, sum.y <= Self.pointLimit, sum.z <= Self.propertyLimit else { return false }
    (features, points, properties) = (sum.x, sum.y, sum.z)
    return true
  }

  /// Before their content is looked at, so that too many cost no time.
  mutating func add(features count: Int, _ reader: ProtobufReader) throws(ProtobufFault) {
    features += count
    try check(features, Self.featureLimit, "features", reader)
  }

  mutating func add(points count: Int, _ reader: ProtobufReader) throws(ProtobufFault) {
    points += count
    try check(points, Self.pointLimit, "points", reader)
  }

  mutating func add(properties count: Int, _ reader: ProtobufReader) throws(ProtobufFault) {
    properties += count
    try check(properties, Self.propertyLimit, "properties", reader)
  }

  private mutating func check(
    _ count: Int, _ limit: Int, _ what: String, _ reader: ProtobufReader
  ) throws(ProtobufFault) {
    guard count > limit else { return }
    excess = ("the number of \(what) in the tiles of this view", count, limit)
    throw reader.fault("more \(what) than are accepted")
  }
}
