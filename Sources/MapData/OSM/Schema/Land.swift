/// Maps the ground onto `landcover`, `landuse`, `park` and `aeroway`.
///
/// Source: the OpenMapTiles schema, the layers of these names.
enum LandMapping {
  static func add(_ element: OSMElement, to layers: inout OSMLayers) {
    let tags = element.tags
    addAeroway(element, to: &layers)
    guard element.isClosed, tags[.area] != "no" else { return }
    if let cover = landcover(tags) {
      layers.add(
        .landcover, element, .polygons(element.polygons),
        ["class": .string(cover.class), "subclass": .string(cover.subclass)])
    }
    if let use = landuse(tags) {
      layers.add(.landuse, element, .polygons(element.polygons), ["class": .string(use)])
    }
    addPark(element, to: &layers)
  }

  // MARK: Cover and use

  static func landcover(_ tags: OSMTags) -> (class: String, subclass: String)? {
    for value in [tags[.natural], tags[.landuse], tags[.leisure], tags[.wetland]] {
      if let value, let name = coverClasses[value] { return (name, value) }
    }
    return nil
  }

  static let coverClasses: [String: String] = {
    let values = [
      "farmland": "farmland farm orchard vineyard plant_nursery",
      "ice": "glacier ice_shelf",
      "wood": "wood forest",
      "rock": "bare_rock scree",
      "grass": """
      fell grassland heath scrub shrubbery tundra grass meadow allotments park village_green recreation_ground garden \
      golf_course flowerbed
      """,
      "wetland": "wetland bog swamp wet_meadow marsh reedbed saltern tidalflat saltmarsh mangrove",
      "sand": "sand beach dune",
    ]
    var classes: [String: String] = [:]
    for (name, list) in values { for value in list.split(separator: " ") { classes[String(value)] = name } }
    return classes
  }()

  /// The schema also takes the outlines of suburbs and neighbourhoods; few places have them drawn, and those would stand
  /// out as blocks of another tint.
  static func landuse(_ tags: OSMTags) -> String? {
    for value in [tags[.landuse], tags[.amenity], tags[.leisure], tags[.tourism], tags[.waterway]] {
      if let value, useClasses.contains(value) { return value == "grave_yard" ? "cemetery" : value }
    }
    return nil
  }

  static let useClasses: Set<String> = [
    "railway", "cemetery", "grave_yard", "military", "residential", "commercial", "industrial", "garages", "retail",
    "quarry", "bus_station", "school", "university", "kindergarten", "college", "library", "hospital", "stadium",
    "pitch", "playground", "track", "theme_park", "zoo", "dam",
  ]

  // MARK: Parks

  private static func addPark(_ element: OSMElement, to layers: inout OSMLayers) {
    guard let name = parkClass(element.tags) else { return }
    var properties: [String: PropertyValue] = ["class": .string(name)]
    layers.add(.park, element, .polygons(element.polygons), properties)
    Names.add(element.tags, to: &properties)
    guard properties["name"] != nil, let point = element.labelPoint else { return }
    properties["rank"] = .number(1)
    layers.add(.park, element, .points([point]), properties)
  }

  private static func parkClass(_ tags: OSMTags) -> String? {
    if let boundary = tags[.boundary] {
      switch boundary {
      case "national_park", "aboriginal_lands": return boundary
      case "protected_area": return boundary
      default: break
      }
    }
    return tags[.leisure] == "nature_reserve" ? "nature_reserve" : nil
  }

  // MARK: Airfields

  private static func addAeroway(_ element: OSMElement, to layers: inout OSMLayers) {
    guard let value = element.tags[.aeroway] else { return }
    var properties: [String: PropertyValue] = ["class": .string(value)]
    if let ref = element.tags[.ref] { properties["ref"] = .string(ref) }
    switch value {
    case "runway", "taxiway":
      if element.isDeclaredArea {
        layers.add(.aeroway, element, .polygons(element.polygons), properties)
      } else {
        layers.add(.aeroway, element, .lines(element.lines), properties)
      }
    case "apron", "aerodrome", "heliport", "helipad":
      layers.add(.aeroway, element, .polygons(element.polygons), properties)
    case "gate":
      layers.add(.aeroway, element, .points(element.nodePosition.map { [$0] } ?? []), properties)
    default: break
    }
  }
}
