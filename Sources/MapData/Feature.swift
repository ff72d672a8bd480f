import Geometry

/// A value of a feature's property.
public enum PropertyValue: Sendable, Hashable {
  /// A text.
  case string(String)
  /// A number.
  case number(Double)
  /// A truth value.
  case bool(Bool)
  /// Known to be nothing.
  case null
}

/// A polygon's rings in world points: the outer one first, then its holes; the closing point is not repeated.
public struct Polygon: Sendable, Hashable {
  /// The outer ring first, then the holes, in world points; a ring's last point joins its first.
  public var rings: [[Point]]
  /// The box (a tile's) along which it was cut; nil for a polygon that is whole.
  public var cutBox: Rect?

  /// An area by its rings, in world points.
  public init(rings: [[Point]], cutBox: Rect? = nil) {
    self.rings = rings
    self.cutBox = cutBox
  }

  /// Whether the side from `start` to `end` (neighbouring points of a ring) is no border of the thing itself but where a
  /// tile cut it: outlines and walls leave it out.
  @inlinable public func isCutEdge(from start: Point, to end: Point) -> Bool {
    guard let box = cutBox else { return false }
    return (start.x == end.x && (start.x == box.minX || start.x == box.maxX))
      || (start.y == end.y && (start.y == box.minY || start.y == box.maxY))
  }
}

/// A feature's shape in world points (`WebMercator`).
public enum FeatureGeometry: Sendable, Hashable {
  /// Places.
  case points([Point])
  /// Lines through points in order.
  case lines([[Point]])
  /// Areas with holes.
  case polygons([Polygon])

  /// The smallest rectangle around it, in world points.
  public var bounds: Rect {
    switch self {
    case .points(let points): Rect(bounding: points)
    case .lines(let lines): Rect(bounding: lines.joined())
    case .polygons(let polygons): Rect(bounding: polygons.lazy.compactMap { $0.rings.first }.joined())
    }
  }
}

/// What a feature is, shared by all its copies.
@usableFromInline
final class FeatureRecord: Sendable {
  @usableFromInline let id: UInt64?
  @usableFromInline let geometry: FeatureGeometry
  @usableFromInline let properties: [String: PropertyValue]
  @usableFromInline let form: BuildingForm?
  @usableFromInline let bounds: Rect

  init(
    id: UInt64?, geometry: FeatureGeometry, properties: [String: PropertyValue], form: BuildingForm?, bounds: Rect
  ) {
    self.id = id
    self.geometry = geometry
    self.properties = properties
    self.form = form
    self.bounds = bounds
  }
}

/// A thing on the map: a shape with properties, in the terms of the OpenMapTiles schema.
///
/// It is one reference, so that frames pass features on without copying what they hold.
public struct Feature: Sendable {
  @usableFromInline var record: FeatureRecord

  /// The number that the file gives it; unique in its layer at most.
  public var id: UInt64? {
    @inlinable get { record.id }
    set {
      record = FeatureRecord(
        id: newValue, geometry: record.geometry, properties: record.properties, form: record.form,
        bounds: record.bounds)
    }
  }
  /// What the file says of it, by name.
  public var properties: [String: PropertyValue] {
    @inlinable get { record.properties }
    set {
      record = FeatureRecord(
        id: id, geometry: record.geometry, properties: newValue, form: record.form, bounds: record.bounds)
    }
  }
  /// Points, lines or areas, in world points.
  public var geometry: FeatureGeometry {
    @inlinable get { record.geometry }
    set {
      record = FeatureRecord(
        id: id, geometry: newValue, properties: record.properties, form: record.form, bounds: newValue.bounds)
    }
  }
  /// A building's roofs, where they are not flat; its source keeps them.
  public var form: BuildingForm? {
    @inlinable get { record.form }
    set {
      record = FeatureRecord(
        id: id, geometry: record.geometry, properties: record.properties, form: newValue, bounds: record.bounds)
    }
  }
  /// The smallest rectangle around it, in world points.
  @inlinable public var bounds: Rect { record.bounds }

  /// A feature by its number, its shape and its properties.
  public init(id: UInt64?, geometry: FeatureGeometry, properties: [String: PropertyValue]) {
    record = FeatureRecord(
      id: id, geometry: geometry, properties: properties, form: nil, bounds: geometry.bounds)
  }

  /// The same thing moved by `delta`, a whole world to the side for instance.
  public func offset(by delta: Point) -> Feature {
    guard delta != Point(0, 0) else { return self }
    var feature = self
    switch geometry {
    case .points(let points): feature.geometry = .points(points.map { $0 + delta })
    case .lines(let lines): feature.geometry = .lines(lines.map { $0.map { $0 + delta } })
    case .polygons(let polygons):
      feature.geometry = .polygons(
        polygons.map { polygon in
          Polygon(
            rings: polygon.rings.map { $0.map { $0 + delta } }, cutBox: polygon.cutBox.map { $0.offset(by: delta) })
        })
    }
    return feature
  }
}

/// Features by layer name (`transportation`, `building`, `traffic_signals`, …), each layer in source order.
public struct FeatureLayers: Sendable {
  /// Features by the name of their layer, in the order of their files.
  public var layers: [String: [Feature]]
  /// What was missing or skipped, one sentence each.
  public var warnings: [String]
  /// Whether the region has tiles that the source has not, or that were not read.
  public var lacksTiles = false

  /// The layers that streets are built of.
  public static let ofStreets = ["transportation", "traffic_signals", "stop_signs", "crossings"]

  /// Features by layer, with what could not be used.
  public init(layers: [String: [Feature]] = [:], warnings: [String] = []) {
    self.layers = layers
    self.warnings = warnings
  }
}

/// Something that gives map features: a tile archive, a folder of tiles, an OSM file.
public protocol FeatureSource: Sendable {
  /// Where it has data, in world points.
  var bounds: Rect { get }
  /// Where most of its data is, in world points: what to show of it when nothing else says where to look.
  var mainBounds: Rect { get }
  /// The credit that its data asks for, if it states one.
  var attribution: String? { get }

  /// All features that touch `region` (world points), whole or cut no nearer than the region's border.
  ///
  /// `zoom` is the camera's (512-pixel tiles); sources with several levels of detail choose by it.
  func features(in region: Rect, zoom: Double) throws(MapDataError) -> FeatureLayers

  /// What all streets are called in other languages, where the source keeps that.
  var streetNames: StreetNames? { get }

  /// What carriageways are built of within `region` (world points), lines cut at its border: `transportation`, with all
  /// that the source says of lanes, kerbs and pavements, `traffic_signals`, `stop_signs` and `crossings`.
  func streets(in region: Rect, zoom: Double) throws(MapDataError) -> FeatureLayers
}

extension FeatureSource {
  /// The same layers of `features(in:zoom:)`, with what is known of all roads only.
  public func streets(in region: Rect, zoom: Double) throws(MapDataError) -> FeatureLayers {
    try features(in: region, zoom: zoom).streets(in: region)
  }

  /// The same as `bounds`.
  public var mainBounds: Rect { bounds }

  /// `nil`: such a source gives its features' own names only.
  public var streetNames: StreetNames? { nil }
}
