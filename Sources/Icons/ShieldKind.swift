import Geometry

/// The plates that road numbers stand on, in six widths for one to six characters.
enum ShieldKind: String, CaseIterable {
  case motorway, red, road, trunk, yellow
  case usHighway = "us-highway"
  case usInterstate = "us-interstate"
  case usState = "us-state"

  /// Points for one to six characters.
  var widths: [Double] {
    switch self {
    case .motorway, .red, .road, .trunk, .yellow: [20, 24, 30, 37, 44, 51]
    case .usHighway, .usInterstate: [23, 25, 31, 38, 45, 52]
    case .usState: [22, 25, 31, 38, 45, 52]
    }
  }

  var height: Double {
    switch self {
    case .motorway, .red, .road, .trunk, .yellow, .usState: 20
    case .usHighway, .usInterstate: 23
    }
  }

  func drawing(length: Int) -> PlaceIcon.Drawing {
    let width = widths[length - 1]
    return PlaceIcon.Drawing(width: width, height: height, layers(width: width))
  }

  private func layers(width: Double) -> [VectorIcon.Layer] {
    switch self {
    case .road: plate(width, radius: 4.6, edge: .shieldEdge, thickness: 1.3, plate: .shieldPlate)
    case .motorway: plate(width, radius: 4.6, edge: .shieldWhite, thickness: 1.1, plate: .shieldBlue)
    case .trunk: plate(width, radius: 4.6, edge: .shieldWhite, thickness: 1.1, plate: .shieldGreen)
    case .red: plate(width, radius: 4.6, edge: .shieldWhite, thickness: 1.1, plate: .shieldRed)
    case .yellow: plate(width, radius: 4.6, edge: .shieldInk, thickness: 1.1, plate: .shieldYellow)
    case .usState: plate(width, radius: 10, edge: .shieldInk, thickness: 1.4, plate: .shieldWhite)
    case .usHighway:
      [
        .outset(Self.highway(width: width), by: 1.3, .role(.shieldInk)),
        .area(Self.highway(width: width), .role(.shieldWhite)),
      ]
    case .usInterstate: Self.interstate(width: width)
    }
  }

  private func plate(
    _ width: Double, radius: Double, edge: VectorIcon.Role, thickness: Double, plate: VectorIcon.Role
  ) -> [VectorIcon.Layer] {
    let box = Rect(x: 0.2, y: 0.2, width: width - 0.4, height: height - 0.4)
    return [
      .area(.roundedRect(box, radius: radius), .role(edge)),
      .area(.roundedRect(box.inset(by: thickness), radius: radius - thickness), .role(plate)),
    ]
  }

  // MARK: United States

  /// A curve of the right half of a shield: offsets from the middle at the top, mirrored for the left half.
  private struct HalfCurve {
    var control1, control2, end: Point
  }

  private static func symmetric(middle: Double, top: Double, _ curves: [HalfCurve]) -> Path {
    var path = Path()
    func right(_ point: Point) -> SIMD2<Float> { SIMD2<Float>(Point(middle + point.x, point.y)) }
    func left(_ point: Point) -> SIMD2<Float> { SIMD2<Float>(Point(middle - point.x, point.y)) }
    path.move(to: Point(middle, top))
    for curve in curves {
      path.cubic(
        to: right(curve.end), control1: right(curve.control1), control2: right(curve.control2))
    }
    for (index, curve) in curves.enumerated().reversed() {
      let end = index == 0 ? Point(0, top) : curves[index - 1].end
      path.cubic(to: left(end), control1: left(curve.control2), control2: left(curve.control1))
    }
    path.close()
    return path
  }

  /// Two scallops and ears above, waists at the sides, a point below.
  private static func highway(width: Double) -> Path {
    let half = width / 2 - 1.5
    return symmetric(
      middle: width / 2, top: 2.2,
      [
        HalfCurve(
          control1: Point(half * 0.3, 3.9), control2: Point(half - 5, 4), end: Point(half - 2.6, 1.8)),
        HalfCurve(
          control1: Point(half - 1.8, 2.8), control2: Point(half - 0.8, 3.8), end: Point(half, 4.6)),
        HalfCurve(
          control1: Point(half - 2.2, 7.4), control2: Point(half - 0.2, 9.4), end: Point(half, 12)),
        HalfCurve(
          control1: Point(half + 0.1, 18.2), control2: Point(half * 0.4, 18.6), end: Point(0, 21.4)),
      ])
  }

  /// Where the interstate's crown ends, in points from the top.
  private static let crownBottom = 6.0

  private static func interstate(width: Double) -> [VectorIcon.Layer] {
    let half = width / 2 - 1.5
    let body = symmetric(
      middle: width / 2, top: 1.6,
      [
        HalfCurve(
          control1: Point(half * 0.3, 3.6), control2: Point(half - 5, 3.8), end: Point(half - 2, 1.6)),
        HalfCurve(
          control1: Point(half - 1, 3), control2: Point(half - 0.3, 4.4), end: Point(half - 0.1, crownBottom)),
        HalfCurve(
          control1: Point(half + 0.6, 14), control2: Point(half * 0.62, 18.6), end: Point(0, 21.6)),
      ])
    let crown = symmetric(
      middle: width / 2, top: 1.6,
      [
        HalfCurve(
          control1: Point(half * 0.3, 3.6), control2: Point(half - 5, 3.8), end: Point(half - 2, 1.6)),
        HalfCurve(
          control1: Point(half - 1, 3), control2: Point(half - 0.3, 4.4), end: Point(half - 0.1, crownBottom)),
        HalfCurve(
          control1: Point(half - 2, crownBottom), control2: Point(2, crownBottom), end: Point(0, crownBottom)),
      ])
    let band = Path.rect(
      Rect(x: width / 2 - half, y: crownBottom - 0.1, width: half * 2, height: 0.9))
    return [
      .outset(body, by: 1.1, .role(.shieldWhite)), .area(body, .role(.shieldBlue)), .area(crown, .role(.shieldRed)),
      .area(band, .role(.shieldWhite)),
    ]
  }
}
