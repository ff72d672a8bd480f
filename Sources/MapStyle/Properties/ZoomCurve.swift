/// How a property's value runs over zoom: the one `step` or `interpolate` over zoom at the top of its expression.
public struct ZoomCurve: Sendable {
  /// The zooms at which it has values of its own, ascending.
  public let stops: [Double]
  /// `nil` for steps.
  private let easing: Easing?

  init?(_ node: Node) {
    switch node.operation {
    case let step as Step where step.input.operation is Zoom: (stops, easing) = (step.stops, nil)
    case let curve as Interpolation where curve.input.operation is Zoom: (stops, easing) = (curve.stops, curve.easing)
    case let binding as Let:
      guard let curve = ZoomCurve(binding.result) else { return nil }
      self = curve
    case let choice as Coalesce:
      guard let curve = choice.candidates.lazy.compactMap({ ZoomCurve($0) }).first else { return nil }
      self = curve
    default: return nil
    }
  }

  /// How far `zoom` is on the curve's way from one zoom to a greater one, 0 for steps.
  public func share(of zoom: Double, from lower: Double, to upper: Double) -> Double {
    guard upper > lower else { return 0 }
    return easing?.share(zoom, from: lower, to: upper) ?? 0
  }

  /// The stops around a range of zooms: the last at or before its start and the first at or after its end.
  public func stops(around range: ClosedRange<Double>) -> ClosedRange<Double> {
    guard let first = stops.first, let last = stops.last else { return range }
    let lower = stops.last { $0 <= range.lowerBound } ?? first
    let upper = stops.first { $0 >= range.upperBound } ?? last
    return lower...max(lower, upper)
  }
}

extension StyleProperty {
  /// Whether it has one value for all features and zooms.
  public var isConstant: Bool { inputs.isEmpty }
}
