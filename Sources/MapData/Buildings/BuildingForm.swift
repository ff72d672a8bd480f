import Geometry

/// The form of a building's roofs: what depends on the building alone, so that a source derives it once.
public final class BuildingForm: Sendable {
  /// One for each polygon of the building; `nil` where the roof is flat.
  public let roofs: [Roof?]

  /// A roof that is not flat.
  public struct Roof: Sendable {
    /// From the eaves to the top.
    public let heightMetres: Double
    /// Plane parts that together cover the outline.
    public let faces: [Face]
    /// For each ring and each of its sides, how high the wall reaches above the eaves; no points where it ends there.
    public let wallTops: [[[WallTop]]]
    /// Whether it is round, so that its parts show no edges.
    public let isCurved: Bool
  }

  /// A plane part of a roof.
  public struct Face: Sendable {
    /// Turned as the outline's rings are; parts may hang together by edges of no width.
    public let rings: [[Corner]]
  }

  /// A corner of a roof's part.
  public struct Corner: Sendable, Hashable {
    /// In world units from the first point of the polygon's first ring.
    public var offset: Point
    /// 0 at the eaves, 1 at the top.
    public var share: Double
  }

  /// How high a wall reaches at a place along it.
  public struct WallTop: Sendable, Hashable {
    /// The share of the wall's length, 0 to 1.
    public var along: Double
    /// 0 at the eaves, 1 at the roof's top.
    public var share: Double

    /// A place of the edge by its share of the wall's length and of the roof's height.
    public init(along: Double, share: Double) {
      self.along = along
      self.share = share
    }
  }

  /// Outlines with more corners have flat roofs.
  private static let mostCorners = 2_000

  /// - Parameters:
  ///   - polygons: the building's, in world points.
  ///   - properties: what its tags say (`roof:shape` and so on), with `render_height` and `render_min_height` in metres.
  /// - Returns: `nil` for flat roofs.
  public init?(_ polygons: [Polygon], _ properties: [String: PropertyValue]) {
    guard let tags = RoofTags(properties), let first = polygons.first?.rings.first?.first else { return nil }
    var body = 0.0
    if case .number(let top)? = properties["render_height"] { body = top }
    if case .number(let base)? = properties["render_min_height"] { body -= base }
    let scale = WebMercator.metresPerWorldUnit(latitude: WebMercator.unproject(first).latitude)
    guard body > 0, scale > 0, scale.isFinite else { return nil }
    roofs = polygons.map { polygon in
      guard let origin = polygon.rings.first?.first, polygon.rings.reduce(0, { $0 + $1.count }) <= Self.mostCorners
      else { return nil }
      let metres = polygon.rings.map { $0.map { ($0 - origin) * scale } }
      return RoofBuilder(rings: metres, tags: tags, bodyMetres: body)?.roof(worldPerMetre: 1 / scale)
    }
    guard roofs.contains(where: { $0 != nil }) else { return nil }
  }
}

extension Feature {
  /// The same with the form of its roofs, where it is a building and its properties tell one.
  func formed(in layer: String) -> Feature {
    guard layer == "building", case .polygons(let polygons) = geometry else { return self }
    var feature = self
    feature.form = BuildingForm(polygons, properties)
    return feature
  }
}
