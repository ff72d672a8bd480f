import MapStyle

/// A property of a layer at one zoom: evaluated once when features cannot differ in it.
struct PerFeature<Value: Sendable> {
  private let property: StyleProperty<Value>
  private let shared: Value?

  init(_ property: StyleProperty<Value>, _ context: EvaluationContext) {
    self.property = property
    shared = property.dependsOnFeature ? nil : property.value(context)
  }

  @inline(__always) func value(_ context: EvaluationContext) -> Value { shared ?? property.value(context) }
}
