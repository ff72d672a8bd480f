/// A member of the state that the user gave a feature; null where there is none.
struct FeatureState: Operation {
  let key: Node

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value {
    guard !context.featureState.isEmpty else { return .null }
    return context.featureState[try key.string(context)].map(Value.init) ?? .null
  }
}

/// What the points of a cluster have come to so far.
struct Accumulated: Operation {
  func evaluate(_ context: EvaluationContext) -> Value { context.accumulated ?? .null }
}
