import Foundation
import Geometry
import JSON
import ShownText

/// A vector tile's feature with its shape still in the tile's own units.
public struct TileFeature: Sendable {
  /// What the parts are.
  public enum Kind: Sendable, Hashable {
    /// All parts are lists of places, lines, or rings without their closing point.
    case point, line, polygon
  }

  /// Number, properties and the shape in world points.
  public var feature: Feature
  /// Points, lines or rings.
  public var kind: Kind
  /// In tile units: 8192 along a side.
  public var parts: [[Point]]

  /// A feature with its shape in world points and, as parts, in tile units.
  public init(feature: Feature, kind: Kind, parts: [[Point]]) {
    (self.feature, self.kind, self.parts) = (feature, kind, parts)
  }
}

/// The tiles of one source of a style: files by an address, an archive or a folder.
public struct TileStore: Sendable {
  /// Units along a tile's side.
  public static let extent = 8192.0
  /// Coordinates of features are held to so many units about the tile's corner.
  private static let reach = 1_048_576.0

  /// Its coarsest and its finest level.
  public let minZoom, maxZoom: Int
  /// The credit that it states.
  public let attribution: String?
  let archive: any TileArchive

  private init(_ archive: any TileArchive) {
    self.archive = archive
    (minZoom, maxZoom, attribution) = (archive.minZoom, archive.maxZoom, archive.attribution)
  }

  /// Tiles whose files' paths follow an address with `{z}`, `{x}` and `{y}` in it.
  public init(template: String, minZoom: Int, maxZoom: Int, countsFromSouth: Bool) {
    self.init(
      TemplateTiles(template: template, minZoom: minZoom, maxZoom: maxZoom, countsFromSouth: countsFromSouth))
  }

  /// An archive (MBTiles, PMTiles), a folder of tiles or a single one; its kind is found by its content.
  public init(path: String, content: TileContent) throws(MapDataError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .missing(path: path) }
    if isFolder.boolValue {
      let endings =
        content == .vector
        ? [".mvt", ".pbf", ".mvt.gz", ".pbf.gz", ".vector.pbf"] : [".png", ".webp", ".jpg", ".jpeg"]
      guard let (template, zooms) = TemplateTiles.template(inFolder: path, endings: endings) else {
        throw .unrecognised(path: path)
      }
      self.init(
        TemplateTiles(
          template: template, minZoom: zooms.lowerBound, maxZoom: zooms.upperBound, countsFromSouth: false,
          metadata: .inFolder(path)))
      return
    }
    let file = try ByteFile(path: path)
    let head = try file.prefix(16)
    if head.starts(with: Array("SQLite format 3\0".utf8)) {
      self.init(try MBTiles(file: file, content: content))
    } else if head.starts(with: PMTiles.magic) {
      self.init(try PMTiles(file: file, content: content))
    } else if content == .vector, try FileKind.of(file) == .tile {
      self.init(TileFolder(file: path, tile: nil))
    } else {
      throw .unrecognised(path: path)
    }
  }

  /// A tile's bytes, unpacked; `nil` where there is none.
  public func bytes(zoom: Int, x: Int, y: Int) throws(MapDataError) -> [UInt8]? {
    guard let tile = TileID(checkedZoom: zoom, x: x, y: y), let stored = try archive.bytes(of: tile), !stored.isEmpty
    else { return nil }
    do throws(InflateFault) {
      return try Inflate.unwrapped(stored, limit: MVTDecoder.sizeLimit)
    } catch {
      throw .malformed(path: archive.path, place: "\(tile)", reason: error.reason)
    }
  }

  /// A vector tile's features by layer, in the order of the file, and what was left out; `nil` where there is no tile.
  public func features(
    zoom: Int, x: Int, y: Int
  ) throws(MapDataError) -> (layers: [String: [TileFeature]], warnings: [String])? {
    guard let bytes = try bytes(zoom: zoom, x: x, y: y) else { return nil }
    let tile = TileID(zoom: zoom, x: x, y: y)
    var budget = TileBudget()
    do throws(ProtobufFault) {
      let decoded = try MVTDecoder.decode(bytes, budget: &budget)
      var layers: [String: [TileFeature]] = [:]
      for layer in decoded.layers {
        let scale = Self.extent / Double(layer.extent)
        layers[layer.name, default: []] += layer.features.map { Self.feature($0, scale: scale, in: tile.box) }
      }
      return (layers, decoded.warnings.map { "\(archive.path): \(tile): \($0)." })
    } catch {
      if let excess = budget.excess {
        throw .tooLarge(
          path: archive.path, what: excess.what, value: UInt64(excess.value), limit: UInt64(excess.limit))
      }
      throw .malformed(path: archive.path, place: "\(tile), byte \(error.offset)", reason: error.reason)
    }
  }

  private static func feature(_ feature: MVTFeature, scale: Double, in box: Rect) -> TileFeature {
    let kind: TileFeature.Kind =
      switch feature.kind {
      case .point: .point
      case .line: .line
      case .polygon: .polygon
      }
    let parts = feature.parts.map { part in
      part.map { point in
        // Far beyond the tile only the direction matters.
        Point(Double(point.x) * scale, Double(point.y) * scale).rounded(.toNearestOrAwayFromZero)
          .clamped(lowerBound: Point(-reach, -reach), upperBound: Point(reach, reach))
      }
    }
    let world = parts.map { part in part.map { box.origin + $0 * (box.width / extent) } }
    let geometry: FeatureGeometry =
      switch kind {
      case .point: .points(world.flatMap { $0 })
      case .line: .lines(world)
      case .polygon: .polygons([Polygon(rings: world)])
      }
    return TileFeature(
      feature: Feature(id: feature.id, geometry: geometry, properties: feature.properties), kind: kind, parts: parts)
  }
}
