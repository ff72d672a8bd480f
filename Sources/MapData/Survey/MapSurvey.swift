import Foundation
import Geometry

/// What a file or a folder of map data holds: its places, levels, layers and fields.
public struct MapSurvey: Sendable {
  /// What it is, such as `MBTiles` or `OpenStreetMap PBF`.
  public var kind: String
  /// West, south, east and north in degrees; `nil` where it is not known.
  public var bounds: [Double]?
  /// The levels of tiles; `nil` for data without tiles.
  public var zooms: ClosedRange<Int>?
  /// How many tiles there are; `nil` for data without tiles.
  public var tiles: Int?
  /// Whether all tiles were counted.
  public var countsAllTiles = true
  /// How many tiles the layers were counted in.
  public var tilesRead = 0
  /// Whether the layers were counted in all there is.
  public var isComplete = true
  /// Its name, what it is about, what its tiles are and its credit, as it says itself.
  public var name, description, format, attribution: String?
  /// The schema that its layers follow, where it is a known one.
  public var schema: TileSchema?
  /// By name.
  public var layers: [LayerSummary] = []
  /// What could not be read, one sentence each.
  public var warnings: [String] = []

  /// Tiles whose content is counted; an archive of more is looked at in so many, spread over all levels.
  public static let tileLimit = 256
  private static let countLimit = 20_000_000

  /// Looks at a file or a folder of map data of any kind.
  public init(path: String, threads: Int = 1) throws(MapDataError) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      kind = "folder of vector tiles"
      try survey(TileFolder(folder: path))
      return
    }
    // `file.mvt#z/x/y` says which tile a file is.
    let mark = isFolder.boolValue || FileManager.default.fileExists(atPath: path) ? nil : path.lastIndex(of: "#")
    let file = try ByteFile(path: mark.map { String(path[..<$0]) } ?? path)
    switch try FileKind.of(file) {
    case .mbtiles:
      kind = "MBTiles"
      try survey(MBTiles(file: file, content: .any))
    case .pmtiles:
      kind = "PMTiles"
      try survey(PMTiles(file: file, content: .any))
    case .tile:
      kind = "vector tile"
      try survey(
        TileFolder(file: file.path, tile: mark.flatMap { TileID(name: String(path[path.index(after: $0)...])) }))
    case .pbf, .osmXML, .json:
      let names: [FileKind: String] = [.pbf: "OpenStreetMap PBF", .osmXML: "OpenStreetMap XML", .json: "GeoJSON"]
      kind = try FileKind.of(file).flatMap { names[$0] } ?? ""
      try survey(MapSource.open(path: path, threads: threads))
    case nil: throw .unrecognised(path: path)
    }
  }

  /// Looks at the tiles of a style's source.
  public init(_ store: TileStore) throws(MapDataError) {
    kind = "tiles"
    try survey(store.archive)
  }

  /// Looks at data without tiles.
  public init(_ source: any FeatureSource) throws(MapDataError) {
    kind = "features"
    try survey(source)
  }

  // MARK: Tiles

  private mutating func survey(_ archive: any TileArchive) throws(MapDataError) {
    let metadata = archive.metadata
    (name, description, format) = (metadata.name, metadata.description, metadata.format)
    attribution = archive.attribution
    zooms = archive.minZoom...archive.maxZoom
    warnings = archive.warnings
    let list = try archive.tiles(limit: Self.countLimit)
    (tiles, countsAllTiles) = (list.total, list.isWhole)
    let stated = archive.bounds
    bounds = Self.degrees(stated.width < 1 ? stated : Self.box(of: list.tiles))
    var summaries: [String: LayerSummary] = [:]
    for layer in metadata.layers {
      var summary = LayerSummary(name: layer.id)
      summary.statedFields = layer.fields
      if let low = layer.minZoom, let high = layer.maxZoom, low <= high { summary.zooms = low...high }
      summaries[layer.id] = summary
    }
    let isVector = TileContent.vector.formats.contains(format ?? "pbf")
    let chosen = isVector ? Self.chosen(list.tiles) : []
    isComplete = isVector && list.isWhole && chosen.count == list.tiles.count
    for tile in chosen { try add(tile, of: archive, to: &summaries) }
    layers = summaries.values.sorted { $0.name < $1.name }
    schema = TileSchema.recognised(layers: summaries.keys, fields: Set(layers.flatMap(\.fields.keys)))
  }

  private mutating func add(
    _ tile: TileID, of archive: any TileArchive, to summaries: inout [String: LayerSummary]
  ) throws(MapDataError) {
    guard let stored = try archive.bytes(of: tile), !stored.isEmpty else { return }
    var budget = TileBudget()
    let content: (layers: [MVTLayer], warnings: [String])
    do {
      let bytes = try Inflate.unwrapped(stored, limit: MVTDecoder.sizeLimit)
      content = try MVTDecoder.decode(bytes, budget: &budget)
    } catch let fault as ProtobufFault {
      throw .malformed(path: archive.path, place: "\(tile), byte \(fault.offset)", reason: fault.reason)
    } catch {
      throw .malformed(path: archive.path, place: "\(tile)", reason: (error as? InflateFault)?.reason ?? "\(error)")
    }
    tilesRead += 1
    warnings += content.warnings.map { "\(tile): \($0)." }
    for layer in content.layers {
      var summary = summaries[layer.name] ?? LayerSummary(name: layer.name)
      summary.reach(tile.zoom)
      summary.extent = Int(layer.extent)
      for feature in layer.features {
        switch feature.kind {
        case .point: summary.points += 1
        case .line: summary.lines += 1
        case .polygon: summary.polygons += 1
        }
        summary.add(feature.properties)
      }
      summaries[layer.name] = summary
    }
  }

  /// Of too many tiles some of each level, evenly spread, so that a second look takes the same ones.
  private static func chosen(_ tiles: [TileID]) -> [TileID] {
    guard tiles.count > tileLimit else { return tiles.sorted() }
    let levels = Dictionary(grouping: tiles, by: \.zoom)
    let share = max(tileLimit / levels.count, 1)
    return levels.keys.sorted().flatMap { zoom in
      let level = (levels[zoom] ?? []).sorted()
      let count = min(share, level.count)
      return (0..<count).map { level[$0 * level.count / count] }
    }
  }

  private static func box(of tiles: [TileID]) -> Rect {
    let deepest = tiles.map(\.zoom).max()
    return tiles.reduce(Rect.null) { $1.zoom == deepest ? $0.union($1.box) : $0 }
  }

  // MARK: Data without tiles

  private mutating func survey(_ source: any FeatureSource) throws(MapDataError) {
    attribution = source.attribution
    bounds = Self.degrees(source.bounds)
    guard !source.bounds.isNull else { return }
    let content = try source.features(in: source.bounds, zoom: 20)
    warnings = content.warnings
    layers = content.layers.keys.sorted().map { name in
      var summary = LayerSummary(name: name)
      for feature in content.layers[name] ?? [] { summary.add(feature.geometry, feature.properties) }
      return summary
    }
  }

  private static func degrees(_ rect: Rect) -> [Double]? {
    guard !rect.isNull, rect.minX.isFinite, rect.maxX.isFinite, rect.minY.isFinite, rect.maxY.isFinite else {
      return nil
    }
    let first = WebMercator.unproject(Point(rect.minX, rect.minY))
    let second = WebMercator.unproject(Point(rect.maxX, rect.maxY))
    return [first.longitude, second.latitude, second.longitude, first.latitude].map { ($0 * 1e6).rounded() / 1e6 }
  }
}
