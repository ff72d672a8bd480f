import Geometry

/// Maps what carriageways are built of: roads and paths with their own tags, crossings, signals, islands.
struct StreetMapping {
  /// Which strings of a file are keys that count here, by their number: each is looked at once, not each tag.
  private let isKey: [Bool]

  init(strings: [String]) {
    isKey = strings.map(Self.isKey)
  }

  func addWay(_ element: OSMElement, _ transportation: TransportationMapping, to layers: inout OSMLayers) {
    let tags = element.tags
    if isIsland(element) {
      layers.add(.transportation, element, .polygons(element.polygons), ["class": .string("traffic_island")])
      return
    }
    guard tags.has(.highway) else { return }
    transportation.add(element, to: &layers, withNames: false) { details(tags) }
  }

  func addNode(_ element: OSMElement, to layers: inout OSMLayers) {
    guard let point = element.nodePosition else { return }
    RoadSignMapping.add(element, to: &layers)
    let details = details(element.tags)
    let isCrossing = element.tags[.highway] == "crossing" || details["crossing"] != nil
    guard isCrossing || details["traffic_calming"] != nil else { return }
    layers.add(.crossings, element, .points([point]), details)
  }

  private func isIsland(_ element: OSMElement) -> Bool {
    guard element.isClosed else { return false }
    var isIsland = false
    element.tags.each(where: isKey) { key, value in
      if key == "area:highway", value == "traffic_island" { isIsland = true }
      if key == "traffic_calming", value == "island" { isIsland = true }
    }
    return isIsland
  }

  private func details(_ tags: OSMTags) -> [String: PropertyValue] {
    // Room for what the mapping adds.
    var properties = [String: PropertyValue](minimumCapacity: 12)
    tags.each(where: isKey) { properties[$0] = .string($1) }
    return properties
  }

  /// Whether a string is one of the keys or goes on from it after a colon. Most strings of a file are names and end at
  /// their first byte.
  private static func isKey(_ string: String) -> Bool {
    guard let first = string.utf8.first, initials[Int(first)] else { return false }
    return keys.contains(string.utf8.firstIndex(of: UInt8(ascii: ":")).map { String(string[..<$0]) } ?? string)
  }

  private static let initials: [Bool] = {
    var initials = Array(repeating: false, count: 256)
    for key in keys { initials[Int(key.utf8.first ?? 0)] = true }
    return initials
  }()

  /// The first words of the keys that say how a street is laid out.
  private static let keys: Set<String> = [
    "highway", "lanes", "width", "turn", "placement", "sidewalk", "cycleway", "busway", "bus", "psv", "parking", "kerb",
    "area", "footway", "crossing", "crossing_ref", "traffic_calming", "junction", "service", "motorroad", "segregated",
  ]
}
