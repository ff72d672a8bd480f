/// A property of a layer: a constant or an expression, with the style specification's default behind it.
public struct StyleProperty<Value: Sendable>: Sendable {
  private enum Storage: Sendable {
    case constant(Value)
    case computed(@Sendable (EvaluationContext) -> Value)
  }

  private let storage: Storage
  /// Whether the style leaves the property out.
  public let isDefault: Bool
  let inputs: Inputs
  /// How the value runs over zoom; `nil` where it does not depend on it.
  public let zoomCurve: ZoomCurve?

  /// Whether features of one layer may differ in it.
  public var dependsOnFeature: Bool { inputs.contains(.feature) }

  /// A property with one value for all.
  public init(constant: Value, isDefault: Bool = false) {
    storage = .constant(constant)
    self.isDefault = isDefault
    inputs = []
    zoomCurve = nil
  }

  init(
    inputs: Inputs, zoomCurve: ZoomCurve? = nil, _ compute: @escaping @Sendable (EvaluationContext) -> Value
  ) {
    storage = .computed(compute)
    self.zoomCurve = zoomCurve
    isDefault = false
    self.inputs = inputs
  }

  /// The value in `context`; the specification's default where the expression has none. Numbers are always finite and
  /// within the property's range.
  @inline(__always) public func value(_ context: EvaluationContext) -> Value {
    switch storage {
    case .constant(let value): value
    case .computed(let compute): compute(context)
    }
  }
}
