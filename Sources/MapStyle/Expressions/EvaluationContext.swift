import JSON
import MapData

/// What an expression may look at besides its constants.
///
/// Copies are cheap; where many layers meet many features, make one per feature and ask all layers with it.
public struct EvaluationContext: Sendable {
  /// The camera's zoom (512-pixel tiles).
  public var zoom: Double
  /// The feature that is asked about; `nil` where there is none.
  public var feature: Feature?
  /// The camera's tilt from straight down.
  public var pitchDegrees: Double
  /// Where along its line a point is, 0…1.
  public var lineProgress: Double?
  /// The density of a heat map at a point, 0…1.
  public var heatmapDensity: Double?
  /// The height of a point in metres.
  public var elevationMetres: Double?
  /// The names the sprite has; `nil` when unknown, which makes every image count as missing.
  public var availableImages: Set<String>? { collections?.availableImages }
  /// Values for `global-state`; those not given have the style's defaults.
  public var globalState: [String: JSONValue] { collections?.globalState ?? [:] }
  /// Properties whose values are arrays or objects (GeoJSON has them), which `Feature` cannot carry.
  public var structuredProperties: [String: JSONValue] { collections?.structuredProperties ?? [:] }
  /// What the user said of the feature, for `feature-state`.
  public var featureState: [String: JSONValue] { collections?.featureState ?? [:] }
  /// What the points of a cluster have come to so far.
  var accumulated: Value? { collections?.accumulated }
  /// Kept apart: each would cost a reference count at every copy, and few contexts have them.
  private var collections: Collections?

  private final class Collections: Sendable {
    let availableImages: Set<String>?
    let globalState: [String: JSONValue]
    let structuredProperties: [String: JSONValue]
    let featureState: [String: JSONValue]
    let accumulated: Value?

    init(
      _ images: Set<String>?, _ state: [String: JSONValue], _ properties: [String: JSONValue],
      _ featureState: [String: JSONValue] = [:], accumulated: Value? = nil
    ) {
      availableImages = images
      globalState = state
      structuredProperties = properties
      self.featureState = featureState
      self.accumulated = accumulated
    }
  }

  /// What an expression may look at; all but the zoom may be left out.
  public init(
    zoom: Double, feature: Feature? = nil, pitchDegrees: Double = 0, lineProgress: Double? = nil,
    heatmapDensity: Double? = nil, elevationMetres: Double? = nil, availableImages: Set<String>? = nil,
    globalState: [String: JSONValue] = [:], structuredProperties: [String: JSONValue] = [:],
    featureState: [String: JSONValue] = [:]
  ) {
    self.zoom = zoom
    self.feature = feature
    self.pitchDegrees = pitchDegrees
    self.lineProgress = lineProgress
    self.heatmapDensity = heatmapDensity
    self.elevationMetres = elevationMetres
    let isPlain =
      availableImages == nil && globalState.isEmpty && structuredProperties.isEmpty && featureState.isEmpty
    collections = isPlain ? nil : Collections(availableImages, globalState, structuredProperties, featureState)
  }

  /// The same with what the points of a cluster have come to.
  func accumulating(_ value: Value) -> EvaluationContext {
    var context = self
    context.collections = Collections(nil, globalState, structuredProperties, accumulated: value)
    return context
  }

  /// The feature's property called `key`; `nil` when it has none.
  @inline(__always) func property(_ key: String) -> Value? {
    if let value = feature?.properties[key] { return Value(value) }
    return collections?.structuredProperties[key].map(Value.init)
  }

  @inline(__always) func hasProperty(_ key: String) -> Bool {
    feature?.properties[key] != nil || collections?.structuredProperties[key] != nil
  }
}
