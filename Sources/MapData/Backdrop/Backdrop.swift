import Geometry

/// A generalised map of the whole world for small zooms, under maps that cover a part of it.
public struct Backdrop: Sendable {
  /// From this zoom on it does not show: its shores would lie visibly beside the real ones.
  public static let zoomLimit = 11.0
  /// From this zoom on its waters fade out, and those of users' maps fade in beyond the maps' extents, where nobody knows
  /// the shore any more: features with the property `fades`, `"out"` or `"in"`.
  static let fadeZoom = 10.0

  private let source: any FeatureSource

  /// - Parameter path: tiles with the levels 1, 3 and 5.
  public init(path: String) throws(MapDataError) { source = try MapSource.open(path: path) }

  /// A source that has the world whatever the level.
  init(source: any FeatureSource) { self.source = source }

  /// The level of tiles for a camera's zoom: one level serves the zooms up to the next one.
  static func level(forZoom zoom: Double) -> Double { zoom < 2 ? 1 : zoom < 4 ? 3 : 5 }

  /// Lays the world under what users' maps give for `regions`, which do not overlap.
  ///
  /// Inside the maps' extents, a layer that they have replaces the world's; their seas end there, since no file knows how
  /// the shore goes on beyond it. A place that they name is not named twice: it counts as much as the world says, since
  /// a map of one city does not know how it ranks among others.
  ///
  /// - Parameters:
  ///   - features: What the maps give for the regions.
  ///   - extents: Where the maps have data, in world points.
  ///   - zoom: The camera's.
  public func underlaid(
    _ features: FeatureLayers, extents: [Rect], in regions: [Rect], zoom: Double
  ) throws(MapDataError) -> FeatureLayers {
    var result = features
    var world: [String: [Feature]] = [:]
    for region in regions {
      let part = try source.features(in: region, zoom: Self.level(forZoom: zoom))
      world.merge(part.layers) { $0 + $1 }
    }
    // Layers do not depend on each other, so the dictionary's order does not show.
    for (name, layer) in world {
      let layer = name == "water" ? layer.map { $0.reachingThePole.fading("out") } : layer
      let own = features.layers[name] ?? []
      guard !own.isEmpty else {
        result.layers[name] = layer
        continue
      }
      if name == "water" {
        let beyond = zoom > Self.fadeZoom ? own.compactMap { $0.cut(awayFrom: extents)?.fading("in") } : []
        result.layers[name] = own.compactMap { $0.cut(toAnyOf: extents) } + beyond
      }
      if name == "place" { result.layers[name] = own.map { $0.ranked(among: layer) } }
      let names = Set(own.flatMap(\.allNames))
      let rest = layer.compactMap { $0.cut(awayFrom: extents) }.filter { names.isDisjoint(with: $0.allNames) }
      result.layers[name, default: []].insert(contentsOf: rest, at: 0)
    }
    return result
  }
}

extension Feature {
  /// Marked for styles.
  fileprivate func fading(_ way: String) -> Feature {
    var feature = self
    feature.properties["fades"] = .string(way)
    return feature
  }

  /// A place with the rank and the further names of the same one of the world.
  fileprivate func ranked(among world: [Feature]) -> Feature {
    let (names, place) = (Set(allNames), geometry.bounds.center)
    guard
      let same = world.first(where: { other in
        (other.geometry.bounds.center - place).length < Self.samePlace && !names.isDisjoint(with: other.allNames)
      })
    else { return self }
    var feature = self
    feature.properties.merge(same.properties) { own, _ in own }
    for key in ["rank", "class"] { feature.properties[key] = same.properties[key] ?? properties[key] }
    return feature
  }

  /// Places of one name that are nearer than this, in world points, are one: 80 km at the equator.
  private static let samePlace = 0.002

  /// The sea at the world's northern edge, led on beyond it: frames of small zooms are higher than the world.
  fileprivate var reachingThePole: Feature {
    guard geometry.bounds.minY <= 0, case .polygons(let polygons) = geometry else { return self }
    var feature = self
    feature.geometry = .polygons(
      polygons.map { polygon in
        Polygon(rings: polygon.rings.map { $0.map { $0.y > 0 ? $0 : Point($0.x, -1) } }, cutBox: polygon.cutBox)
      })
    return feature
  }

  /// What it is called in all languages.
  fileprivate var allNames: [String] {
    properties.compactMap { key, value in
      guard key == "name" || key.hasPrefix("name:"), case .string(let name) = value else { return nil }
      return name
    }
  }
}
