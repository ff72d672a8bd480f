import Icons
import MapData
import MapStyle
import Pixels

/// The colours of one building: what its roof and walls are before light falls on them.
struct HouseSurfaces: Sendable, Hashable {
  var roof, slope, edge: Color
  /// Walls turned to the light and away from it.
  var wallLight, wallDark: Color
}

/// The colours of buildings in the house look, from the style's palette and from what the map says of them.
struct HouseColors: Sendable {
  let isNight: Bool
  let foot, shadow, window: Color
  /// Of low buildings, without what the map says of each: looked up once, not for every building.
  private let plain, landmark: HouseSurfaces
  private let roofHigh, roofSloped: Color

  init(_ palette: Palette, isNight: Bool) {
    plain = HouseSurfaces(
      roof: palette[.roof], slope: palette[.roof], edge: palette[.roofEdge], wallLight: palette[.wallLight],
      wallDark: palette[.wallDark])
    landmark = HouseSurfaces(
      roof: palette[.landmarkRoof], slope: palette[.landmarkRoof], edge: palette[.roofEdge],
      wallLight: palette[.landmarkWallLight], wallDark: palette[.landmarkWallDark])
    roofHigh = palette[.roofHigh]
    roofSloped = palette[.roofSloped]
    self.isNight = isNight
    foot = palette[.buildingFoot]
    shadow = palette[.buildingShadow]
    window = palette[.window]
  }

  /// - Parameters:
  ///   - heightMetres: the true height; towers differ from low houses.
  ///   - highlight: the colour of a building that is driven to.
  func surfaces(_ feature: Feature, heightMetres: Double, highlight: Color?) -> HouseSurfaces {
    if let highlight {
      return HouseSurfaces(
        roof: highlight, slope: highlight, edge: highlight.mixed(with: .black, 0.3),
        wallLight: highlight.mixed(with: .black, 0.1), wallDark: highlight.mixed(with: .black, 0.3))
    }
    let isLandmark = feature.properties["landmark"] == .bool(true)
    var result = isLandmark ? landmark : plain
    let roof = result.roof.mixed(with: roofHigh, Float(min(max(heightMetres / Self.towerMetres, 0), 0.5)))
    result.roof = roof
    result.slope = isLandmark ? roof : roof.mixed(with: roofSloped, 0.8)
    if let tagged = Self.tagged(feature, Self.roofColourKeys, Self.roofMaterialKeys) {
      result.roof = muted(result.roof, tagged)
      result.slope = muted(roof, tagged)
    }
    if let tagged = Self.tagged(feature, Self.wallColourKeys, Self.wallMaterialKeys) {
      result.wallLight = muted(result.wallLight, tagged)
      result.wallDark = muted(result.wallDark, tagged.mixed(with: .black, 0.12))
    }
    return result
  }

  private static let towerMetres = 120.0

  /// Tagged colours only tint: a black roof must not hide in the night, nor a blue wall look like the route.
  private func muted(_ base: Color, _ tagged: Color) -> Color {
    base.mixed(with: isNight ? tagged.mixed(with: .black, 0.55) : tagged, isNight ? 0.35 : 0.3)
  }

  // MARK: What the map says

  private static let roofColourKeys = ["roof:colour", "roof_colour", "roof_color"]
  private static let roofMaterialKeys = ["roof:material", "roof_material"]
  private static let wallColourKeys = ["building:colour", "colour", "facade_color"]
  private static let wallMaterialKeys = ["building:material", "facade_material"]

  private static func tagged(_ feature: Feature, _ colours: [String], _ materials: [String]) -> Color? {
    func text(_ keys: [String]) -> String? {
      for key in keys { if case .string(let text)? = feature.properties[key] { return text } }
      return nil
    }
    if let name = text(colours), let color = Color(css: String(name.prefix { $0 != ";" })), color.alpha > 0 {
      return color
    }
    return text(materials).flatMap { materialColors[$0] }.map { Color($0) }
  }

  /// Materials as OSM names them.
  private static let materialColors: [String: UInt32] = [
    "roof_tiles": 0xB86B4B, "tile": 0xB86B4B, "tiles": 0xB86B4B, "slate": 0x6B727A, "metal": 0x9FA7AD,
    "tin": 0x9FA7AD, "steel": 0x9FA7AD, "zinc": 0x9FA7AD, "copper": 0x74AF97, "thatch": 0xB59A66, "grass": 0x93B56C,
    "plants": 0x93B56C, "tar_paper": 0x6F6C69, "bitumen": 0x6F6C69, "gravel": 0xB9B4A9, "eternit": 0x9A9C9E,
    "brick": 0xAE6148, "wood": 0xA98558, "timber_framing": 0xC7AE87, "stone": 0xBFB6A4, "sandstone": 0xD2B581,
    "limestone": 0xD8CFB8, "marble": 0xE6E3DC, "granite": 0xA8A3A0, "concrete": 0xBBB8B2, "glass": 0xA9C4D2,
    "plaster": 0xE3DCCB, "stucco": 0xE3DCCB,
  ]
}
