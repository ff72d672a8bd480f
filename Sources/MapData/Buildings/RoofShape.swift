/// The forms of roofs that are drawn; the others as the nearest of these.
///
/// Source: OSM wiki, Key:roof:shape.
enum RoofShape: String, CaseIterable {
  case gabled, hipped, halfHipped, gambrel, mansard, pyramidal, skillion, round, dome, onion, cone

  /// Nil for flat roofs and for forms that no one can draw from a word.
  init?(tag: String) {
    switch tag.lowercased() {
    case "gabled", "saltbox", "double_saltbox", "gabled_height_moved", "crosspitched", "sawtooth": self = .gabled
    case "hipped", "side_hipped", "side_half-hipped", "hipped-and-gabled": self = .hipped
    case "half-hipped", "half_hipped": self = .halfHipped
    case "gambrel": self = .gambrel
    case "mansard": self = .mansard
    case "pyramidal": self = .pyramidal
    case "skillion", "lean_to": self = .skillion
    case "round": self = .round
    case "dome": self = .dome
    case "onion": self = .onion
    case "cone", "conical": self = .cone
    default: return nil
    }
  }

  /// The height where none is stated, as a share of half the roof's width.
  var usualSlope: Double {
    switch self {
    case .gabled: 0.75
    case .hipped, .round, .mansard: 0.7
    case .halfHipped: 0.72
    case .gambrel: 0.85
    case .pyramidal, .cone: 0.9
    case .skillion: 0.5
    case .dome, .onion: 1
    }
  }
}

/// What a building's tags say of its roof.
struct RoofTags {
  var shape: RoofShape
  var heightMetres: Double?
  /// Clockwise from north: where the slope faces.
  var directionDegrees: Double?
  /// Whether the ridge runs across the longer side.
  var isAcross: Bool

  /// The height of one storey under the roof.
  static let metresPerLevel = 2.6

  /// The keys, as OSM and as tiles write them.
  static let keys = ["shape", "height", "levels", "direction", "orientation"]

  /// Nil for a flat roof.
  init?(_ properties: [String: PropertyValue]) {
    func text(_ key: String) -> String? {
      switch properties["roof:" + key] ?? properties["roof_" + key] {
      case .string(let text): text
      case .number(let number): String(number)
      default: nil
      }
    }
    guard let shape = text("shape").flatMap(RoofShape.init(tag:)) else { return nil }
    self.shape = shape
    let stated = text("height").flatMap(Quantity.metres)
    let byLevels = text("levels").flatMap(Quantity.number).map { $0 * Self.metresPerLevel }
    heightMetres = (stated ?? byLevels).flatMap { $0 > 0 ? $0 : nil }
    directionDegrees = text("direction").flatMap(Self.degrees)
    isAcross = text("orientation") == "across"
  }

  /// The sixteen winds, or degrees.
  private static func degrees(_ text: String) -> Double? {
    let winds = [
      "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
    ]
    if let index = winds.firstIndex(of: text.uppercased()) { return Double(index) * 22.5 }
    guard let number = Quantity.number(text), abs(number) <= 720 else { return nil }
    return number
  }
}
