import Geometry

@testable import MapData

extension MVTDecoder {
  /// One tile by itself.
  static func decode(_ bytes: [UInt8]) throws(ProtobufFault) -> (layers: [MVTLayer], warnings: [String]) {
    var budget = TileBudget()
    return try decode(bytes, budget: &budget)
  }
}

extension FeatureSource {
  /// Everything it has at a zoom.
  func allFeatures(zoom: Double = 16) throws -> FeatureLayers {
    try features(in: bounds.inset(by: -1e-9), zoom: zoom)
  }
}

extension Feature {
  func string(_ key: String) -> String? {
    if case .string(let value)? = properties[key] { value } else { nil }
  }

  func number(_ key: String) -> Double? {
    if case .number(let value)? = properties[key] { value } else { nil }
  }

  var lines: [[Point]] {
    if case .lines(let lines) = geometry { lines } else { [] }
  }

  var polygons: [Polygon] {
    if case .polygons(let polygons) = geometry { polygons } else { [] }
  }

  var points: [Point] {
    if case .points(let points) = geometry { points } else { [] }
  }
}

/// Twice nothing but the shoelace formula, kept apart from the code under test; positive clockwise with y down.
func shoelace(_ ring: [Point]) -> Double {
  var sum = 0.0
  for index in ring.indices {
    let next = ring[(index + 1) % ring.count]
    sum += ring[index].x * next.y - next.x * ring[index].y
  }
  return sum / 2
}
