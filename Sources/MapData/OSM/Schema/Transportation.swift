import Geometry

/// Maps roads, paths, railways, ferries, piers and platforms onto `transportation` and `transportation_name`.
///
/// Source: the OpenMapTiles schema, layers `transportation` and `transportation_name`.
struct TransportationMapping {
  let networks: RoadNetworks

  struct Class: Equatable {
    var name: String
    var subclass: String?
    var isRamp = false
  }

  /// - Parameters:
  ///   - withNames: whether a way's label is mapped, too.
  ///   - details: what else is known of a kind that is mapped, where the mapping says nothing itself.
  func add(
    _ element: OSMElement, to layers: inout OSMLayers, withNames: Bool = true,
    besides details: () -> [String: PropertyValue] = { [:] }
  ) {
    guard let kind = Self.kind(element) else { return }
    let tags = element.tags
    var properties = details()
    properties["class"] = .string(kind.name)
    if let subclass = kind.subclass { properties["subclass"] = .string(subclass) }
    if Self.isArea(element) {
      Self.addLevels(tags, to: &properties)
      layers.add(.transportation, element, .polygons(element.polygons), properties)
      return
    }
    let lines = element.lines
    guard !lines.isEmpty else { return }
    if kind.isRamp { properties["ramp"] = .number(1) }
    let names = withNames ? nameProperties(element, properties) : nil
    Self.addLevels(tags, to: &properties)
    Self.addDetails(tags, to: &properties)
    layers.add(.transportation, element, .lines(lines), properties)
    if let names { layers.add(.transportationName, element, .lines(lines), names) }
  }

  // MARK: Classes

  static func kind(_ element: OSMElement) -> Class? {
    let tags = element.tags
    if let highway = tags[.highway], let kind = road(highway, construction: tags[.construction]) { return kind }
    if let railway = tags[.railway], let kind = rail(railway) { return kind }
    if tags[.publicTransport] == "platform" { return Class(name: "path", subclass: "platform") }
    if tags[.route] == "ferry" { return Class(name: "ferry", subclass: "ferry") }
    switch tags[.manMade] {
    case "pier": return Class(name: "pier")
    case "bridge": return Class(name: "bridge")
    default: break
    }
    switch tags[.aerialway] {
    case "cable_car"?, "gondola"?, "chair_lift"?, "drag_lift"?, "t-bar"?, "j-bar"?, "platter"?, "mixed_lift"?:
      return Class(name: "aerialway", subclass: tags[.aerialway])
    default: return nil
    }
  }

  static func road(_ highway: String, construction: String?) -> Class? {
    switch highway {
    case "motorway", "trunk", "primary", "secondary", "tertiary": return Class(name: highway)
    case "motorway_link", "trunk_link", "primary_link", "secondary_link", "tertiary_link":
      return Class(name: String(highway.dropLast(5)), isRamp: true)
    case "residential", "unclassified", "living_street", "road": return Class(name: "minor", subclass: highway)
    case "service", "track", "raceway", "busway", "bus_guideway": return Class(name: highway)
    case "footway", "path", "pedestrian", "cycleway", "steps", "bridleway", "platform":
      return Class(name: "path", subclass: highway)
    case "construction":
      guard let planned = construction.flatMap({ road($0, construction: nil) }) else {
        return Class(name: "minor_construction", subclass: highway)
      }
      return Class(name: planned.name + "_construction", subclass: highway, isRamp: planned.isRamp)
    default: return nil
    }
  }

  static func rail(_ railway: String) -> Class? {
    switch railway {
    case "rail", "narrow_gauge", "preserved", "funicular": Class(name: "rail", subclass: railway)
    case "subway", "light_rail", "monorail", "tram": Class(name: "transit", subclass: railway)
    case "platform": Class(name: "path", subclass: railway)
    default: nil
    }
  }

  private static func isArea(_ element: OSMElement) -> Bool {
    let tags = element.tags
    guard element.isClosed else { return false }
    if element.isDeclaredArea { return true }
    guard tags[.area] != "no", !tags.has(.highway) || tags[.highway] == "platform" else { return false }
    return tags[.railway] == "platform" || tags[.publicTransport] == "platform" || tags[.highway] == "platform"
      || tags[.manMade] == "pier" || tags[.manMade] == "bridge"
  }

  // MARK: Properties

  private static func addLevels(_ tags: OSMTags, to properties: inout [String: PropertyValue]) {
    if let bridge = tags[.bridge], bridge != "no" {
      properties["brunnel"] = .string("bridge")
    } else if let tunnel = tags[.tunnel], tunnel != "no" {
      properties["brunnel"] = .string("tunnel")
    } else if let ford = tags[.ford], ford != "no" {
      properties["brunnel"] = .string("ford")
    }
    if let layer = tags[.layer].flatMap(Quantity.number) { properties["layer"] = .number(layer) }
    if tags[.indoor] == "yes" { properties["indoor"] = .number(1) }
  }

  /// What hides a way's name. Bridges are left out, so that names run over them.
  private static func addCover(_ tags: OSMTags, to properties: inout [String: PropertyValue]) {
    if let tunnel = tags[.tunnel], tunnel != "no" { properties["brunnel"] = .string("tunnel") }
    if let covered = tags[.covered], covered != "no" { properties["covered"] = .string(covered) }
    if tags[.location] == "underground" { properties["location"] = .string("underground") }
    if tags[.indoor].map({ $0 != "no" }) == true { properties["indoor"] = .number(1) }
    for (key, name) in [(OSMKey.layer, "layer"), (.level, "level")] {
      if let level = tags[key].flatMap(Quantity.number), level < 0 { properties[name] = .number(level) }
    }
  }

  private static func addDetails(_ tags: OSMTags, to properties: inout [String: PropertyValue]) {
    let oneway = onewayDirection(tags)
    if oneway != 0 { properties["oneway"] = .number(oneway) }
    if let service = tags[.service], tags[.highway] == "service" || tags.has(.railway) {
      properties["service"] = .string(service)
    }
    if let surface = tags[.surface] { properties["surface"] = .string(isPaved(surface) ? "paved" : "unpaved") }
    if tags[.access] == "no" || tags[.access] == "private" { properties["access"] = .string("no") }
    if tags[.toll] == "yes" { properties["toll"] = .number(1) }
    if tags[.expressway] == "yes" || tags[.motorroad] == "yes" { properties["expressway"] = .number(1) }
    if let bicycle = tags[.bicycle] { properties["bicycle"] = .string(bicycle) }
    if let foot = tags[.foot] { properties["foot"] = .string(foot) }
    if let horse = tags[.horse] { properties["horse"] = .string(horse) }
  }

  /// 1 along the way, −1 against it, 0 both ways; roundabouts and motorways go one way unless they say otherwise.
  static func onewayDirection(_ tags: OSMTags) -> Double {
    switch tags[.oneway] {
    case "yes", "true", "1": 1
    case "-1", "reverse": -1
    case nil:
      tags[.junction] == "roundabout" || tags[.junction] == "circular" || tags[.highway] == "motorway" ? 1 : 0
    default: 0
    }
  }

  static func isPaved(_ surface: String) -> Bool {
    switch surface {
    case "unpaved", "compacted", "dirt", "earth", "fine_gravel", "grass", "grass_paver", "grit", "gravel", "ground",
      "ice", "mud", "pebblestone", "salt", "sand", "snow", "woodchips", "rock", "soil", "clay":
      false
    default: true
    }
  }

  /// The properties of the way's label, or nil where it has neither name nor number.
  private func nameProperties(
    _ element: OSMElement, _ classes: [String: PropertyValue]
  ) -> [String: PropertyValue]? {
    let tags = element.tags
    guard tags.has(.highway) || tags.has(.railway) || tags[.route] == "ferry" || tags.has(.aerialway) else {
      return nil
    }
    var properties = classes
    Names.add(tags, to: &properties)
    if tags.has(.highway), case .way(let way) = element.shape, let number = networks.number(of: way, tags) {
      properties["ref"] = .string(number.ref)
      properties["ref_length"] = .number(Double(number.ref.count))
      properties["network"] = .string(number.network)
    }
    guard properties["name"] != nil || properties["ref"] != nil else { return nil }
    Self.addCover(tags, to: &properties)
    return properties
  }
}
