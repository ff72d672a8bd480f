import Canvas
import Foundation
import Geometry
import Guidance

/// Roundabouts drawn by the exit's true angle and the driving side.
public enum RoundaboutIcon {
  /// The icon of a roundabout manoeuvre; `nil` for any other.
  ///
  /// An angle that the manoeuvre's name states yields to a measured one of the same kind only where the name is open.
  static func icon(for maneuver: Maneuver, turnAngleDegrees: Double?) -> VectorIcon? {
    guard let kind = kind(of: maneuver) else { return nil }
    let angle = turnAngleDegrees.flatMap { $0.isFinite ? $0 : nil } ?? kind.angleDegrees
    return icon(exitAngleDegrees: angle, isClockwise: kind.isClockwise)
  }

  /// The roundabout that is left at `exitAngleDegrees` (exit heading − approach heading, clockwise from straight on).
  ///
  /// Traffic circles clockwise where people drive on the left.
  public static func icon(exitAngleDegrees: Double, isClockwise: Bool) -> VectorIcon {
    let angle = wrapped(exitAngleDegrees)
    return isClockwise ? counterClockwise(wrapped(-angle)).mirrored : counterClockwise(angle)
  }

  private static func wrapped(_ degrees: Double) -> Double {
    let remainder = degrees.truncatingRemainder(dividingBy: 360)
    return remainder > 180 ? remainder - 360 : remainder <= -180 ? remainder + 360 : remainder
  }

  private static func kind(of maneuver: Maneuver) -> (angleDegrees: Double, isClockwise: Bool)? {
    switch maneuver {
    case .roundaboutClockwise, .roundaboutStraightClockwise: (0, true)
    case .roundaboutCounterClockwise, .roundaboutStraightCounterClockwise: (0, false)
    case .roundaboutLeftClockwise: (-90, true)
    case .roundaboutLeftCounterClockwise: (-90, false)
    case .roundaboutRightClockwise: (90, true)
    case .roundaboutRightCounterClockwise: (90, false)
    case .roundaboutSlightLeftClockwise: (-45, true)
    case .roundaboutSlightLeftCounterClockwise: (-45, false)
    case .roundaboutSlightRightClockwise: (45, true)
    case .roundaboutSlightRightCounterClockwise: (45, false)
    case .roundaboutSharpLeftClockwise: (-135, true)
    case .roundaboutSharpLeftCounterClockwise: (-135, false)
    case .roundaboutSharpRightClockwise: (135, true)
    case .roundaboutSharpRightCounterClockwise: (135, false)
    case .roundaboutUTurnClockwise: (180, true)
    case .roundaboutUTurnCounterClockwise: (180, false)
    case .roundaboutExitClockwise: (-45, true)
    case .roundaboutExitCounterClockwise: (45, false)
    default: nil
    }
  }

  private static let shape = ArrowShape.roundabout
  private static let radius = 9.5

  /// Compass angles (0 up, clockwise) as the plane's (0 right, clockwise), in radians.
  private static func plane(_ degrees: Double) -> Double { (degrees - 90) * .pi / 180 }

  private static func direction(_ degrees: Double) -> Point {
    Point(sin(degrees * .pi / 180), -cos(degrees * .pi / 180))
  }

  private static func counterClockwise(_ angle: Double) -> VectorIcon {
    if abs(angle) > 158 { return turnBack }
    let q = min(max(angle, -132), 124)
    let (sine, cosine) = (sin(q * .pi / 180), cos(q * .pi / 180))
    let center = Point(24 - 3.75 * sine, 24.5 + 3.5 * max(0, cosine) - 6 * max(0, -cosine))
    let exit = direction(q)
    let tip = center + exit * 24
    var main = Path()
    main.move(to: Point(center.x, 45.5))
    main.line(to: Point(center.x, center.y + radius))
    // From the bottom (180°) down to the exit's angle, against the clock.
    main.addArc(center: center, radius: radius, from: plane(180), sweep: (q - 180) * .pi / 180)
    main.line(to: tip - exit * shape.shaftEnd)
    let layers = [
      VectorIcon.Layer.line(main, width: shape.shaft, cap: .butt),
      .outset(shape.head(tip: tip, direction: exit), by: 1),
    ]
    return VectorIcon(layers: ghost(center: center, from: q - 31) + layers)
  }

  /// The rest of the ring, if longer than 40°.
  private static func ghost(center: Point, from start: Double) -> [VectorIcon.Layer] {
    let end = -149.0
    guard start - end > 40 else { return [] }
    var ring = Path()
    ring.move(to: center + direction(start) * radius)
    ring.addArc(center: center, radius: radius, from: plane(start), sweep: (end - start) * .pi / 180)
    return [.line(ring, width: shape.shaft, cap: .butt, .role(.ghost))]
  }

  private static let turnBack: VectorIcon = {
    let center = Point(24.75, 15.5)
    let entry = Point(31, 22.65)
    let start = atan2(entry.y - center.y, entry.x - center.x)
    var main = Path()
    main.move(to: Point(31, 45))
    main.line(to: entry)
    main.addArc(center: center, radius: radius, from: start, sweep: -.pi - start)
    main.line(to: Point(15.25, 45 - shape.shaftEnd))
    return VectorIcon(layers: [
      .line(main, width: shape.shaft, cap: .butt),
      .outset(shape.head(tip: Point(15.25, 45), direction: Point(0, 1)), by: 1),
    ])
  }()
}
