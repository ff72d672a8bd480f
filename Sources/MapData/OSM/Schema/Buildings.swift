import Geometry

/// Maps buildings and their parts onto `building`, with heights in metres above the ground.
///
/// Source: the OpenMapTiles schema, layer `building`; OSM wiki, Simple 3D Buildings.
struct BuildingMapping {
  let parts: BuildingParts
  /// The outlines of landmarks: their parts are landmarks too.
  let landmarks: LandmarkOutlines
  private let kept = KeptBuildings()

  init(parts: BuildingParts, landmarks: LandmarkOutlines) {
    self.parts = parts
    self.landmarks = landmarks
  }

  /// Tags that features hand on as they are.
  private static let copied: [OSMKey] = [
    .roofShape, .roofHeight, .roofLevels, .roofDirection, .roofOrientation, .roofColour, .roofMaterial,
    .buildingMaterial,
  ]

  func add(_ element: OSMElement, to layers: inout OSMLayers) {
    let tags = element.tags
    let isBuilding = Self.isOne(tags[.building])
    let isPart = Self.isOne(tags[.buildingPart])
    guard isBuilding || isPart, element.isClosed, tags[.location] != "underground",
      !(tags[.layer].flatMap(Quantity.number).map { $0 < 0 } ?? false)
    else { return }
    let polygons = element.polygons
    let building = kept.building(element.featureID) {
      var properties: [String: PropertyValue] = [:]
      let heights = BuildingHeights(tags, polygons)
      properties["render_height"] = .number(heights.top)
      properties["render_min_height"] = .number(heights.bottom)
      if let colour = tags[.buildingColour] { properties["colour"] = .string(colour) }
      for key in Self.copied { if let text = tags[key] { properties[key.name] = .string(text) } }
      if isBuilding, !isPart, parts.cover(polygons) { properties["hide_3d"] = .bool(true) }
      if Landmark.isOne(tags) || (isPart && landmarks.contain(polygons)) { properties["landmark"] = .bool(true) }
      return KeptBuildings.Building(properties: properties, form: BuildingForm(polygons, properties))
    }
    layers.add(.building, element, .polygons(polygons), building.properties, form: building.form)
  }

  static func isOne(_ value: String?) -> Bool { value != nil && value != "no" }
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
