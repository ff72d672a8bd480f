import Geometry

/// A building's roof and base in metres; the roof is never below the base, nor the base below the ground.
struct BuildingHeights {
  let top, bottom: Double

  /// The height of a storey, and of one under the roof.
  static let metresPerLevel = 3.2
  static let metresPerRoofLevel = 2.5
  private static let usualMetres = 9.0
  private static let (smallArea, smallMetres) = (40.0, 3.2)

  /// Where nothing else is stated.
  private static let usual: [String: Double] = [
    "garage": 3, "garages": 3, "carport": 2.6, "shed": 2.6, "hut": 2.6, "kiosk": 3.2, "roof": 4.5, "house": 6.5,
    "detached": 6.5, "semidetached_house": 6.5, "bungalow": 4.5, "church": 16, "cathedral": 24,
  ]

  init(_ tags: OSMTags, _ polygons: [Polygon]) {
    let bottom =
      tags[.minHeight].flatMap(Quantity.metres)
      ?? (tags[.buildingMinLevel] ?? tags[.minLevel]).flatMap(Quantity.number).map { $0 * Self.metresPerLevel } ?? 0
    let base = min(max(bottom, 0), 1000)
    let stated = (tags[.height] ?? tags[.buildingHeight]).flatMap(Quantity.metres)
    let top = stated ?? Self.byLevels(tags) ?? (base > 0 ? base + Self.metresPerLevel : Self.usual(tags, polygons))
    self.top = min(max(top, base), 2000)
    self.bottom = base
  }

  private static func byLevels(_ tags: OSMTags) -> Double? {
    guard let levels = tags[.buildingLevels].flatMap(Quantity.number) else { return nil }
    let hasSlopes = tags[.roofShape].flatMap { RoofShape(tag: $0) } != nil
    let roof = tags[.roofLevels].flatMap(Quantity.number) ?? (hasSlopes ? 1 : 0)
    return levels * metresPerLevel + max(roof, 0) * metresPerRoofLevel
  }

  private static func usual(_ tags: OSMTags, _ polygons: [Polygon]) -> Double {
    if let metres = tags[.building].flatMap({ usual[$0] }) { return metres }
    guard let place = polygons.first?.rings.first?.first else { return usualMetres }
    let metre = WebMercator.metresPerWorldUnit(latitude: WebMercator.unproject(place).latitude)
    let area = polygons.reduce(0) { $0 + $1.rings.reduce(0) { $0 + PlaneArea.signed($1) } } * metre * metre
    return area < smallArea ? smallMetres : usualMetres
  }
}
