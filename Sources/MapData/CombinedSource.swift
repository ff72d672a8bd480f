import Geometry

/// Several sources as one: a city's tiles for the map, its OSM file for the signals.
///
/// A layer that several hold comes whole from the first of them; `traffic_signals`, `stop_signs` and `entrances`, which
/// tiles lack, thus come from whoever has them.
public struct CombinedSource: FeatureSource {
  /// The strongest first.
  public let sources: [any FeatureSource]

  /// Several sources as one; for a layer that several have, the first wins.
  public init(_ sources: [any FeatureSource]) { self.sources = sources }

  /// What all sources cover together, in world points.
  public var bounds: Rect { sources.reduce(Rect.null) { $0.union($1.bounds) } }

  /// Where most of all sources is, in world points.
  public var mainBounds: Rect { sources.reduce(Rect.null) { $0.union($1.mainBounds) } }

  /// Each credit once, in the sources' order.
  public var attribution: String? {
    var credits: [String] = []
    for credit in sources.compactMap(\.attribution) where !credits.contains(credit) { credits.append(credit) }
    return credits.isEmpty ? nil : credits.joined(separator: ", ")
  }

  /// Those of the first source that keeps any.
  public var streetNames: StreetNames? { sources.lazy.compactMap(\.streetNames).first }

  /// The features of each layer from the first source that has it.
  public func features(in region: Rect, zoom: Double) throws(MapDataError) -> FeatureLayers {
    try merged { (source) throws(MapDataError) in try source.features(in: region, zoom: zoom) }
  }

  /// What streets are built of, each layer from the first source that has it.
  public func streets(in region: Rect, zoom: Double) throws(MapDataError) -> FeatureLayers {
    try merged { (source) throws(MapDataError) in try source.streets(in: region, zoom: zoom) }
  }

  private func merged(
    _ read: (any FeatureSource) throws(MapDataError) -> FeatureLayers
  ) throws(MapDataError) -> FeatureLayers {
    var result = FeatureLayers()
    for source in sources {
      let layers = try read(source)
      result.layers.merge(layers.layers) { first, _ in first }
      result.warnings.append(contentsOf: layers.warnings)
      result.lacksTiles = result.lacksTiles || layers.lacksTiles
    }
    return result
  }
}
