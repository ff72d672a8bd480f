import Geometry

/// Which buildings are landmarks: drivers know them, and maps tint them.
enum Landmark {
  private static let tourism: Set<String> = ["museum", "attraction", "gallery"]
  private static let amenities: Set<String> = ["place_of_worship", "theatre", "townhall", "courthouse"]
  private static let buildings: Set<String> = [
    "church", "cathedral", "chapel", "mosque", "synagogue", "temple", "shrine", "station", "train_station", "palace",
    "castle", "civic", "government",
  ]

  static func isOne(_ tags: OSMTags) -> Bool {
    BuildingMapping.isOne(tags[.historic]) || tags[.tourism].map(tourism.contains) == true
      || tags[.amenity].map(amenities.contains) == true || tags[.building].map(buildings.contains) == true
  }
}

/// The outlines of a file's landmarks.
struct LandmarkOutlines: Sendable {
  private var outlines: [(bounds: Rect, rings: [[Point]])] = []

  /// - Parameter elements: the closed elements with `building` that are landmarks.
  init(_ elements: some Sequence<OSMElement>) {
    for element in elements {
      for polygon in element.polygons {
        if let outer = polygon.rings.first { outlines.append((Rect(bounding: outer), polygon.rings)) }
      }
    }
  }

  /// Whether a part stands in one of them.
  func contain(_ polygons: [Polygon]) -> Bool {
    guard !outlines.isEmpty, let place = polygons.first.flatMap({ PlaneArea.interiorPoint($0.rings) }) else {
      return false
    }
    return outlines.contains { $0.bounds.contains(place) && PlaneArea.contains(place, rings: $0.rings) }
  }
}
