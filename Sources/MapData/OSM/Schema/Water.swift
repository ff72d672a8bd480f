/// Maps water onto `water`, `waterway` and `water_name`.
///
/// Source: the OpenMapTiles schema, the layers of these names.
enum WaterMapping {
  static func add(_ element: OSMElement, to layers: inout OSMLayers) {
    if element.isClosed, let kind = waterClass(element.tags) {
      addWater(element, kind, to: &layers)
    } else if let waterway = element.tags[.waterway], waterwayClasses.contains(waterway) {
      addWaterway(element, waterway, to: &layers)
    }
    addBay(element, to: &layers)
  }

  static func waterClass(_ tags: OSMTags) -> String? {
    if tags[.covered] == "yes" { return nil }
    if tags[.amenity] == "fountain" || tags[.water] == "fountain" { return "fountain" }
    if tags[.natural] == "water" {
      switch tags[.water] {
      case "river", "stream", "canal", "ditch", "drain", "rapids", "lock": return "river"
      case "pond", "basin", "wastewater": return "pond"
      default: return "lake"
      }
    }
    switch tags[.waterway] {
    case "riverbank": return "river"
    case "dock": return "dock"
    default: break
    }
    if tags[.landuse] == "reservoir" || tags[.landuse] == "basin" { return "lake" }
    return tags[.leisure] == "swimming_pool" && tags[.indoor] != "yes" ? "swimming_pool" : nil
  }

  static let waterwayClasses: Set<String> = ["river", "canal", "stream", "drain", "ditch"]

  private static func addWater(_ element: OSMElement, _ kind: String, to layers: inout OSMLayers) {
    let tags = element.tags
    // The schema knows no fountains among waters.
    var properties: [String: PropertyValue] = ["class": .string(kind == "fountain" ? "pond" : kind)]
    addFlow(tags, to: &properties)
    layers.add(.water, element, .polygons(element.polygons), properties)
    // A fountain is named as a sight is.
    guard kind != "swimming_pool", kind != "fountain", tags.has(.name), let point = element.labelPoint else { return }
    Names.add(tags, to: &properties)
    layers.add(.waterName, element, .points([point]), properties)
  }

  private static func addWaterway(_ element: OSMElement, _ kind: String, to layers: inout OSMLayers) {
    let tags = element.tags
    var properties: [String: PropertyValue] = ["class": .string(kind)]
    addFlow(tags, to: &properties)
    if let covered = tags[.covered], covered != "no" { properties["covered"] = .string(covered) }
    if tags[.location] == "underground" { properties["location"] = .string("underground") }
    if let layer = tags[.layer].flatMap(Quantity.number) { properties["layer"] = .number(layer) }
    Names.add(tags, to: &properties)
    layers.add(.waterway, element, .lines(element.lines), properties)
  }

  private static func addBay(_ element: OSMElement, to layers: inout OSMLayers) {
    let tags = element.tags
    let kind: String
    switch (tags[.natural], tags[.place]) {
    case ("bay"?, _), ("strait"?, _): kind = tags[.natural] ?? "bay"
    case (_, "sea"?), (_, "ocean"?): kind = tags[.place] ?? "sea"
    default: return
    }
    var properties: [String: PropertyValue] = ["class": .string(kind)]
    Names.add(tags, to: &properties)
    guard properties["name"] != nil, let point = element.labelPoint else { return }
    layers.add(.waterName, element, .points([point]), properties)
  }

  private static func addFlow(_ tags: OSMTags, to properties: inout [String: PropertyValue]) {
    properties["intermittent"] = .number(tags[.intermittent] == "yes" ? 1 : 0)
    if let bridge = tags[.bridge], bridge != "no" {
      properties["brunnel"] = .string("bridge")
    } else if let tunnel = tags[.tunnel], tunnel != "no" {
      properties["brunnel"] = .string("tunnel")
    }
  }
}
