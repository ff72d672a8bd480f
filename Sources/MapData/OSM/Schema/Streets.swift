import Geometry

/// Maps what carriageways are built of: roads and paths with their own tags, crossings, signals, islands.
enum StreetMapping {
  static func addWay(_ element: OSMElement, _ transportation: TransportationMapping, to layers: inout OSMLayers) {
    let tags = element.tags
    if isIsland(element) {
      layers.add(.transportation, element, .polygons(element.polygons), ["class": .string("traffic_island")])
      return
    }
    guard tags.has(.highway) else { return }
    let count = layers[.transportation].count
    transportation.add(element, to: &layers)
    if layers[.transportation].count > count { layers.describeLast(.transportation, details(tags)) }
  }

  static func addNode(_ element: OSMElement, to layers: inout OSMLayers) {
    guard let point = element.nodePosition else { return }
    RoadSignMapping.add(element, to: &layers)
    let details = details(element.tags)
    let isCrossing = element.tags[.highway] == "crossing" || details["crossing"] != nil
    guard isCrossing || details["traffic_calming"] != nil else { return }
    layers.add(.crossings, element, .points([point]), details)
  }

  private static func isIsland(_ element: OSMElement) -> Bool {
    guard element.isClosed else { return false }
    var isIsland = false
    element.tags.each { key, value in
      if key == "area:highway", value == "traffic_island" { isIsland = true }
      if key == "traffic_calming", value == "island" { isIsland = true }
    }
    return isIsland
  }

  private static func details(_ tags: OSMTags) -> [String: PropertyValue] {
    var properties: [String: PropertyValue] = [:]
    tags.each { key, value in
      guard let first = key.split(separator: ":").first, keys.contains(String(first)) else { return }
      properties[key] = .string(value)
    }
    return properties
  }

  /// The first words of the keys that say how a street is laid out.
  private static let keys: Set<String> = [
    "highway", "lanes", "width", "turn", "placement", "sidewalk", "cycleway", "busway", "bus", "psv", "parking", "kerb",
    "footway", "crossing", "crossing_ref", "traffic_calming", "junction", "service", "motorroad", "segregated",
  ]
}
