import MapData

/// What an expression may look at besides its constants.
public struct EvaluationContext: Sendable {
  /// The camera's zoom (512-pixel tiles).
  public var zoom: Double
  public var feature: Feature?
  /// Properties whose values are arrays or objects (GeoJSON has them), which `Feature` cannot carry.
  public var structuredProperties: [String: JSONValue]
  /// The camera's tilt from straight down.
  public var pitchDegrees: Double
  /// Where along its line a point is, 0…1.
  public var lineProgress: Double?
  /// The density of a heat map at a point, 0…1.
  public var heatmapDensity: Double?
  /// The height of a point in metres.
  public var elevationMetres: Double?
  /// The names the sprite has; `nil` when unknown, which makes every image count as missing.
  public var availableImages: Set<String>?
  /// Values for `global-state`; those not given have the style's defaults.
  public var globalState: [String: JSONValue]

  public init(
    zoom: Double, feature: Feature? = nil, structuredProperties: [String: JSONValue] = [:], pitchDegrees: Double = 0,
    lineProgress: Double? = nil, heatmapDensity: Double? = nil, elevationMetres: Double? = nil,
    availableImages: Set<String>? = nil, globalState: [String: JSONValue] = [:]
  ) {
    self.zoom = zoom
    self.feature = feature
    self.structuredProperties = structuredProperties
    self.pitchDegrees = pitchDegrees
    self.lineProgress = lineProgress
    self.heatmapDensity = heatmapDensity
    self.elevationMetres = elevationMetres
    self.availableImages = availableImages
    self.globalState = globalState
  }

  /// The feature's property called `key`; `nil` when it has none.
  @inline(__always) func property(_ key: String) -> Value? {
    if let value = feature?.properties[key] { return Value(value) }
    return structuredProperties.isEmpty ? nil : structuredProperties[key].map(Value.init)
  }

  @inline(__always) func hasProperty(_ key: String) -> Bool {
    feature?.properties[key] != nil || (!structuredProperties.isEmpty && structuredProperties[key] != nil)
  }
}
