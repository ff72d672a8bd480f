import Geometry

/// Coarse outlines of regions: longitude and latitude in turn, closed by themselves, none across the antimeridian.
enum RegionOutline {
  /// Even-odd rule; places on the edge may count as either.
  static func contains(_ outline: [Double], _ place: Coordinate) -> Bool {
    var isInside = false
    var previous = outline.count - 2
    for current in stride(from: 0, to: outline.count, by: 2) {
      let (x, y) = (outline[current], outline[current + 1])
      let (previousX, previousY) = (outline[previous], outline[previous + 1])
      if (y > place.latitude) != (previousY > place.latitude),
        place.longitude < (previousX - x) * (place.latitude - y) / (previousY - y) + x
      {
        isInside.toggle()
      }
      previous = current
    }
    return isInside
  }
}
