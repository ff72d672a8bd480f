import Geometry

/// The encoded line of a GraphHopper path, which may hold an elevation after each latitude and longitude.
///
/// Nothing in the answer says so for certain, so both readings are compared with what else it says about the line.
struct GraphHopperLine {
  /// The path that the line belongs to.
  var path: JSONNode
  var line: JSONNode
  var precision: Int
  var coordinates: CoordinateReading

  func points() throws(RouteError) -> [Coordinate] {
    guard let solid = try? read(hasElevation: true) else { return try read(hasElevation: false) }
    guard let flat = try? read(hasElevation: false) else { return solid }
    // A box of six numbers holds elevations.
    if path.list("bbox").count == 6 { return solid }
    return isBetter(solid, than: flat) ? solid : flat
  }

  private func read(hasElevation: Bool) throws(RouteError) -> [Coordinate] {
    try coordinates.polyline(line, precision: precision, hasElevation: hasElevation)
  }

  /// By the first of these that holds for one of the lines only: the points that instructions and details count, the
  /// box, the last place that was asked for; else by the length.
  private func isBetter(_ solid: [Coordinate], than flat: [Coordinate]) -> Bool {
    for holds in [hasCountedPoints, isInBox, endsWhereAsked] {
      let (first, second) = (holds(solid), holds(flat))
      if first != second { return first }
    }
    guard let told = path["distance"]?.number, told > 0 else { return false }
    return abs(length(solid) - told) < abs(length(flat) - told)
  }

  /// Whether the last index that the answer names is the line's last point.
  private func hasCountedPoints(_ points: [Coordinate]) -> Bool {
    let intervals = path.list("instructions").compactMap { $0.list("interval").last?.integer }
    var last = intervals.max()
    if let details = path["details"], let members = details.value.object?.members {
      let ends = members.compactMap { details.list($0.key).last?.elements.dropFirst().first?.integer }
      last = (ends + [last].compactMap { $0 }).max()
    }
    return last == points.count - 1
  }

  /// Whether the line touches the west, south, east and north of the box and leaves it nowhere.
  private func isInBox(_ points: [Coordinate]) -> Bool {
    let box = path.list("bbox").compactMap(\.number)
    guard box.count == 4 else { return false }
    let longitudes = points.map(\.longitude)
    let latitudes = points.map(\.latitude)
    let sides = [longitudes.min(), latitudes.min(), longitudes.max(), latitudes.max()]
    return zip(sides, box).allSatisfy { side, told in side.map { abs($0 - told) < Self.tolerance } ?? false }
  }

  /// Whether the line ends at the last of the waypoints as they were moved onto roads.
  private func endsWhereAsked(_ points: [Coordinate]) -> Bool {
    guard let end = points.last, let last = path["snapped_waypoints"]?.list("coordinates").last,
      let place = coordinates.position(last)
    else { return false }
    return abs(end.latitude - place.latitude) < Self.tolerance && abs(end.longitude - place.longitude) < Self.tolerance
  }

  /// Degrees: ten times the rounding of a line of five digits.
  private static let tolerance = 1e-4

  private func length(_ points: [Coordinate]) -> Double {
    zip(points, points.dropFirst()).reduce(0) { $0 + Geodesy.distance($1.0, $1.1) }
  }
}
