import Geometry

/// Geometry members of answers: encoded polylines and GeoJSON positions, checked point by point.
struct CoordinateReading {
  var options: ReadingOptions

  /// Points of an encoded polyline with the precision of the options, else `precision`; elevations are skipped.
  func polyline(_ node: JSONNode, precision: Int, hasElevation: Bool = false) throws(RouteError) -> [Coordinate] {
    guard let text = node.text else { throw node.unexpected("an encoded polyline") }
    let precision = options.precision ?? precision
    let points: [Coordinate]
    do {
      points = try EncodedPolyline.decode(text, precision: precision, hasElevation: hasElevation)
    } catch {
      throw .malformedPolyline(file: options.file, path: node.path.description, offset: error.offset)
    }
    return try checked(points, node, precision: precision)
  }

  /// GeoJSON's `coordinates` of a line: positions of longitude, latitude and perhaps more.
  func positions(_ node: JSONNode) throws(RouteError) -> [Coordinate] {
    guard case .array(let list) = node.value else { throw node.unexpected("an array of positions") }
    var points: [Coordinate] = []
    points.reserveCapacity(list.count)
    for index in list.indices {
      guard case .array(let position) = list[index], position.count >= 2,
        case .number(let longitude) = position[0], case .number(let latitude) = position[1]
      else {
        let place = JSONNode(value: list[index], path: .index(node.path, index), file: node.file)
        throw place.unexpected("a position of longitude and latitude")
      }
      points.append(Coordinate(latitude: latitude, longitude: longitude))
    }
    return try checked(points, node, precision: nil)
  }

  /// One GeoJSON position.
  func position(_ node: JSONNode) -> Coordinate? {
    let numbers = node.elements.compactMap(\.number)
    guard numbers.count >= 2, abs(numbers[1]) <= 90, abs(numbers[0]) <= 540 else { return nil }
    return Coordinate(latitude: numbers[1], longitude: numbers[0])
  }

  func checked(
    _ points: [Coordinate], _ node: JSONNode, precision: Int?
  ) throws(RouteError) -> [Coordinate] {
    for (index, point) in points.enumerated()
    where !(abs(point.latitude) <= 90 && abs(point.longitude) <= 540) {
      throw .coordinateOutOfRange(
        file: options.file, path: node.path.description, index: index, latitude: point.latitude,
        longitude: point.longitude, precision: precision)
    }
    return points
  }
}
