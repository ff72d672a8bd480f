import Geometry

/// Maps buildings and their parts onto `building`, with heights in metres above the ground.
///
/// Source: the OpenMapTiles schema, layer `building`; OSM wiki, Simple 3D Buildings.
struct BuildingMapping {
  /// Metres for each storey where a building states no height; also the height of one that states nothing.
  static let metresPerLevel = 3.66

  let parts: BuildingParts

  func add(_ element: OSMElement, to layers: inout OSMLayers) {
    let tags = element.tags
    let isBuilding = Self.isOne(tags[.building])
    let isPart = Self.isOne(tags[.buildingPart])
    guard isBuilding || isPart, element.isClosed, tags[.location] != "underground" else { return }
    let polygons = element.polygons
    let heights = Self.heights(tags)
    var properties: [String: PropertyValue] = [
      "render_height": .number(heights.top), "render_min_height": .number(heights.bottom),
    ]
    if let colour = tags[.buildingColour] { properties["colour"] = .string(colour) }
    if isBuilding, !isPart, parts.cover(polygons) { properties["hide_3d"] = .bool(true) }
    layers.add(.building, element, .polygons(polygons), properties)
  }

  static func isOne(_ value: String?) -> Bool { value != nil && value != "no" }

  /// Roof and base in metres; the roof is never below the base, nor the base below the ground.
  static func heights(_ tags: OSMTags) -> (top: Double, bottom: Double) {
    let bottom =
      (tags[.minHeight].flatMap(Quantity.metres)
        ?? (tags[.buildingMinLevel] ?? tags[.minLevel]).flatMap(Quantity.number).map { $0 * metresPerLevel } ?? 0)
    let base = min(max(bottom, 0), 1000)
    let stated = (tags[.height] ?? tags[.buildingHeight]).flatMap(Quantity.metres)
    let byLevels = tags[.buildingLevels].flatMap(Quantity.number).map { $0 * metresPerLevel }
    let top = stated ?? byLevels ?? base + metresPerLevel
    return (min(max(top, base), 2000), base)
  }
}

/// The building parts of a file, to find the outlines that they replace.
///
/// An outline whose parts cover at least half of it is drawn flat only (`hide_3d`): the parts rise in its place.
struct BuildingParts: Sendable {
  private struct Part {
    var point: Point
    var area: Double
  }

  /// By rising x.
  private let parts: [Part]

  /// - Parameter elements: The closed elements with `building:part`.
  init(_ elements: some Sequence<OSMElement>) {
    var parts: [Part] = []
    for element in elements {
      for polygon in element.polygons {
        guard let point = PlaneArea.interiorPoint(polygon.rings) else { continue }
        parts.append(Part(point: point, area: polygon.rings.reduce(0) { $0 + PlaneArea.signed($1) }))
      }
    }
    self.parts = parts.sorted { ($0.point.x, $0.point.y) < ($1.point.x, $1.point.y) }
  }

  func cover(_ polygons: [Polygon]) -> Bool {
    guard !parts.isEmpty else { return false }
    var area = 0.0
    var covered = 0.0
    for polygon in polygons {
      area += polygon.rings.reduce(0) { $0 + PlaneArea.signed($1) }
      let bounds = Rect(bounding: polygon.rings[0])
      var index = firstPart(from: bounds.minX)
      while index < parts.count, parts[index].point.x <= bounds.maxX {
        let part = parts[index]
        if bounds.contains(part.point), PlaneArea.contains(part.point, rings: polygon.rings) { covered += part.area }
        index += 1
      }
    }
    return covered > 0 && covered >= area / 2
  }

  private func firstPart(from x: Double) -> Int {
    var low = 0
    var high = parts.count
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].point.x < x { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
