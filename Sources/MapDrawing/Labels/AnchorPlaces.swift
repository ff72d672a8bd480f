import Geometry
import MapStyle

extension SymbolLayer {
  /// The anchors that a label tries in order, each with how far its anchor lies from the place, in ems.
  ///
  /// - Parameter runsAlongLine: such a text has one anchor; variable ones are for points.
  func anchorPlaces(_ context: EvaluationContext, runsAlongLine: Bool) -> [AnchorOffset] {
    let own = textVariableAnchorOffset.value(context)
    let variable = textVariableAnchor.value(context)
    let radius = max(textRadialOffset.value(context), 0)
    let offset = textOffset.value(context)
    let anchor = textAnchor.value(context)
    if runsAlongLine && !(own.isEmpty && variable.isEmpty) { return [AnchorOffset(anchor: anchor, offset: .zero)] }
    if !own.isEmpty {
      return own.map { AnchorOffset(anchor: $0.anchor, offset: $0.offset + $0.anchor.baselineShift) }
    }
    if !variable.isEmpty {
      return variable.map { AnchorOffset(anchor: $0, offset: radius > 0 ? $0.away(radius) : $0.away(offset)) }
    }
    return [AnchorOffset(anchor: anchor, offset: radius > 0 ? anchor.away(radius) : offset)]
  }
}

extension SymbolAnchor {
  /// Which share of the box lies left of and above the anchor.
  var shares: (Double, Double) {
    switch self {
    case .center: (0.5, 0.5)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }

  /// The side of the place on which the box lies: −1, 0 or 1 to the right and down.
  private var side: Point { Point(1 - 2 * shares.0, 1 - 2 * shares.1) }

  /// Seven of MapLibre's 24 units of an em: a line of text is higher than its letters, so a box above or below its
  /// place comes so much nearer.
  fileprivate var baselineShift: Point { Point(0, -side.y * 7 / 24) }

  /// `radius` away from the place; at corners half of it each way by the diagonal.
  fileprivate func away(_ radius: Double) -> Point {
    let isCorner = side.x != 0 && side.y != 0
    return side * (isCorner ? radius * 0.5.squareRoot() : radius) + baselineShift
  }

  /// Away from the place by an offset's amounts, whatever their signs.
  fileprivate func away(_ offset: Point) -> Point {
    Point(side.x * abs(offset.x), side.y * abs(offset.y)) + baselineShift
  }
}
