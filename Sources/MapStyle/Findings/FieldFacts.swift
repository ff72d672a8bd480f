/// What is known of the features that a layer draws.
public struct LayerFacts: Sendable {
  /// What is known of a field.
  public struct Field: Sendable {
    /// `string`, `number`, `boolean` or `null`; empty where the types are not known.
    public var types: Set<String>
    /// All values that it has; `nil` where not all are known.
    public var values: Set<String>?

    /// A field by its types and values, as text.
    public init(types: Set<String>, values: Set<String>? = nil) { (self.types, self.values) = (types, values) }
  }

  /// By name; `nil` where not all fields are known.
  public var fields: [String: Field]?
  /// `Point`, `LineString` and `Polygon`, as far as the layer has them; `nil` where that is not known.
  public var geometries: Set<String>?
  /// The zooms at which the layer can show.
  public var zooms: ClosedRange<Double>

  /// What is known; nothing by default.
  public init(
    fields: [String: Field]? = nil, geometries: Set<String>? = nil, zooms: ClosedRange<Double> = 0...24
  ) {
    (self.fields, self.geometries, self.zooms) = (fields, geometries, zooms)
  }
}
