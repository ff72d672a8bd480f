import Foundation
import Geometry
import JSON
import MapData
import MapStyle
import ShownText

/// A source of a style, opened.
struct OpenedSource: Sendable {
  enum Content: Sendable {
    case vector(TileStore)
    case shapes(GeoJSONTiles)
    /// A file of another kind, whose features are cut into tiles by layer.
    case features(any FeatureSource)
    case raster(TileStore, tileSize: Double)
    case elevation(TileStore, tileSize: Double, ElevationEncoding)
    /// Nothing can be drawn of it.
    case none
  }

  var content: Content
  /// The levels that the style takes from it.
  var minZoom = 0
  var maxZoom = 22
  /// In world units; what lies outside is not asked for.
  var bounds: Rect?
  var attribution: String?
}

/// How heights stand in pictures.
enum ElevationEncoding: Sendable {
  case mapbox, terrarium
  case custom(red: Double, green: Double, blue: Double, base: Double)

  func metres(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    switch self {
    case .mapbox: (red * 65_536 + green * 256 + blue) / 10 - 10_000
    case .terrarium: red * 256 + green + blue / 256 - 32_768
    case .custom(let r, let g, let b, let base): red * r + green * g + blue * b - base
    }
  }
}

/// Opens the sources that a style names.
struct SourceOpener {
  let style: String
  let folder: String
  /// Files that stand in for sources, by the sources' names.
  let substitutes: [String: String]
  private(set) var warnings: [String] = []
  /// The files and folders that were opened.
  private(set) var files: [String] = []

  init(style: String, substitutes: [String: String]) {
    self.style = style
    folder = (style as NSString).deletingLastPathComponent
    self.substitutes = substitutes
  }

  mutating func open(_ source: StyleSource) throws(StyledMapError) -> OpenedSource {
    let place = "sources.\(source.id.shown())"
    switch source.type {
    case "vector": return try tiles(source, place) { (store, _) in .vector(store) }
    case "raster":
      return try tiles(source, place) { (store, json) in
        .raster(store, tileSize: Self.tileSize(json))
      }
    case "raster-dem":
      return try tiles(source, place) { (store, json) in
        .elevation(store, tileSize: Self.tileSize(json), Self.encoding(json))
      }
    case "geojson": return try shapes(source, place)
    default:
      warnings.append("\(place): sources of type \"\(source.type.shown())\" are not drawn.")
      return OpenedSource(content: .none)
    }
  }

  private static func tileSize(_ json: JSONValue) -> Double {
    let size = json["tileSize"]?.number ?? 512
    return size >= 16 && size <= 8192 ? size : 512
  }

  private static func encoding(_ json: JSONValue) -> ElevationEncoding {
    switch json["encoding"]?.string {
    case "terrarium": .terrarium
    case "custom":
      .custom(
        red: json["redFactor"]?.number ?? 1, green: json["greenFactor"]?.number ?? 1,
        blue: json["blueFactor"]?.number ?? 1, base: json["baseShift"]?.number ?? 0)
    default: .mapbox
    }
  }

  // MARK: Tiles

  private mutating func tiles(
    _ source: StyleSource, _ place: String, _ content: (TileStore, JSONValue) -> OpenedSource.Content
  ) throws(StyledMapError) -> OpenedSource {
    let kind: TileContent = source.type == "vector" ? .vector : .raster
    var json = source.definition
    if json["encoding"]?.string == "mlt", kind == .vector {
      warnings.append(
        "\(place): tiles of the kind MapLibre Tile (MLT) cannot be read, so nothing of them is drawn; give vector tiles (MVT)."
      )
      return OpenedSource(content: .none)
    }
    if let path = substitutes[source.id] {
      files.append(path)
      if kind == .vector, let features = try other(path) { return features }
      if path.lowercased().hasSuffix(".json") {
        json = merged(try document(path), over: json)
        return try addressed(json, place, base: (path as NSString).deletingLastPathComponent, content, path: nil)
      }
      return try addressed(json, place, base: folder, content, path: path, kind: kind)
    }
    if let url = json["url"]?.string {
      switch StyleAddress(url, folder: folder) {
      case .remote(let address): return missing(source, place, address)
      case .file(let path):
        files.append(path)
        if path.lowercased().hasSuffix(".json") {
          let base = (path as NSString).deletingLastPathComponent
          return try addressed(merged(json, over: try document(path)), place, base: base, content, path: nil)
        }
        return try addressed(json, place, base: folder, content, path: path, kind: kind)
      }
    }
    guard let template = json["tiles"]?.array?.first?.string else {
      throw .source(
        style: style, place: place,
        reason: "it has neither \"tiles\", a list of addresses, nor \"url\"; give one of them.")
    }
    if case .remote(let address) = StyleAddress(template, folder: folder) { return missing(source, place, address) }
    return try addressed(json, place, base: folder, content, path: nil)
  }

  /// - Parameter path: of an archive or a folder; `nil` where the definition has the tiles' address.
  private mutating func addressed(
    _ json: JSONValue, _ place: String, base: String, _ content: (TileStore, JSONValue) -> OpenedSource.Content,
    path: String?, kind: TileContent = .vector
  ) throws(StyledMapError) -> OpenedSource {
    func zoom(_ key: String, _ fallback: Int) -> Int {
      json[key]?.number.flatMap { $0.isFinite ? Int(min(max($0.rounded(.down), 0), 26)) : nil } ?? fallback
    }
    let store: TileStore
    if let path {
      do { store = try TileStore(path: path, content: kind) } catch { throw .mapData(error) }
    } else {
      guard let text = json["tiles"]?.array?.first?.string else {
        throw .source(style: style, place: place, reason: "it has no \"tiles\", a list of addresses; give one.")
      }
      guard case .file(let template) = StyleAddress(text, folder: base) else {
        warnings.append("\(place): \(text.shown()) is not on this machine, so nothing of it is drawn.")
        return OpenedSource(content: .none)
      }
      files.append(Self.folder(of: template))
      store = TileStore(
        template: template, minZoom: zoom("minzoom", 0), maxZoom: zoom("maxzoom", 22),
        countsFromSouth: json["scheme"]?.string == "tms")
    }
    var opened = OpenedSource(content: content(store, json))
    opened.minZoom = max(zoom("minzoom", store.minZoom), path == nil ? 0 : store.minZoom)
    opened.maxZoom = min(zoom("maxzoom", store.maxZoom), path == nil ? 26 : store.maxZoom)
    opened.bounds = Self.bounds(json["bounds"])
    opened.attribution = json["attribution"]?.string.map(PlainText.fromHTML) ?? store.attribution
    return opened
  }

  /// Where the tiles of an address are: what stands before the part with its first brace.
  private static func folder(of template: String) -> String {
    (String(template.prefix { $0 != "{" }) + "x" as NSString).deletingLastPathComponent
  }

  private static func bounds(_ json: JSONValue?) -> Rect? {
    let numbers = json?.array?.compactMap(\.number) ?? []
    guard numbers.count == 4 else { return nil }
    let low = WebMercator.project(Coordinate(latitude: numbers[3], longitude: numbers[0]))
    let high = WebMercator.project(Coordinate(latitude: numbers[1], longitude: numbers[2]))
    return Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
  }

  private mutating func missing(_ source: StyleSource, _ place: String, _ address: String) -> OpenedSource {
    warnings.append(
      "\(place): \(address.shown()) is not on this machine, so nothing of it is drawn; give a file for it with --sources \(source.id.shown())=FILE."
    )
    return OpenedSource(content: .none)
  }

  /// A file of map data that has no tiles: OSM files and GeoJSON; `nil` for all others.
  private func other(_ path: String) throws(StyledMapError) -> OpenedSource? {
    do {
      guard let source = try MapSource.openUntiled(path: path) else { return nil }
      return OpenedSource(content: .features(source), maxZoom: 14, attribution: source.attribution)
    } catch {
      throw .mapData(error)
    }
  }

  private func document(_ path: String) throws(StyledMapError) -> JSONValue {
    do { return try JSONValue(parsing: try StyleFile.bytes(path), file: path, badUTF8: .replaced) } catch let error
      as JSONFault
    {
      throw .json(error)
    } catch let error as MapDataError {
      throw .mapData(error)
    } catch {
      throw .source(style: style, place: path, reason: "\(error)")
    }
  }

  /// All members of both, those of `first` where both have one.
  private func merged(_ first: JSONValue, over second: JSONValue) -> JSONValue {
    var object = second.object ?? JSONObject()
    for member in first.object?.members ?? [] { object[member.key] = member.value }
    return .object(object)
  }

  // MARK: GeoJSON

  private mutating func shapes(_ source: StyleSource, _ place: String) throws(StyledMapError) -> OpenedSource {
    let json = source.definition
    var data = json["data"] ?? .null
    var file = "\(place).data"
    if let path = substitutes[source.id] {
      files.append(path)
      (data, file) = (try document(path), path)
    } else if let text = data.string {
      guard case .file(let path) = StyleAddress(text, folder: folder) else { return missing(source, place, text) }
      files.append(path)
      do {
        (data, file) = (try document(path), path)
      } catch {
        // A source that cannot be read leaves its layers empty; the map is still one.
        warnings.append("\(place): \(error)")
        return OpenedSource(content: .none)
      }
    }
    var shapes = GeoJSONShapes(promotedID: json["promoteId"]?.string)
    if !shapes.read(data) { warnings.append("\(file): this is no GeoJSON, so nothing of it is drawn.") }
    if shapes.skipped > 0 {
      warnings.append("\(file): \(shapes.skipped) features or geometries cannot be used and are left out.")
    }
    var tiles = GeoJSONTiles(shapes: shapes.shapes)
    func number(_ key: String, _ range: ClosedRange<Double>) -> Double? {
      json[key]?.number.map { min(max($0, range.lowerBound), range.upperBound) }
    }
    if let zoom = number("maxzoom", 0...24) { tiles.options.maxZoom = Int(zoom) }
    if let buffer = number("buffer", 0...512) { tiles.options.buffer = buffer }
    if let tolerance = number("tolerance", 0...100) { tiles.options.tolerance = tolerance }
    tiles.options.hasLineMetrics = json["lineMetrics"]?.bool ?? false
    if json["generateId"]?.bool == true {
      for index in tiles.shapes.indices { tiles.shapes[index].feature.id = UInt64(index) }
    }
    if json["cluster"]?.bool == true {
      var options = PointClusters.Options()
      options.maxZoom = number("clusterMaxZoom", 0...24).map { Int($0) } ?? tiles.options.maxZoom - 1
      options.radius = number("clusterRadius", 0.01...10_000) ?? 50
      options.leastPoints = number("clusterMinPoints", 1...1e6).map { Int($0) } ?? 2
      for (name, property) in json["clusterProperties"]?.object?.members ?? [] {
        let place = JSONPath("sources", source.id, "clusterProperties", name)
        do { options.properties.append(try ClusterProperty(name, property, at: place, path: style)) } catch {
          throw .style(error)
        }
      }
      tiles.clusters = PointClusters(tiles.shapes, options)
    }
    return OpenedSource(
      content: .shapes(tiles), maxZoom: tiles.options.maxZoom,
      attribution: json["attribution"]?.string.map(PlainText.fromHTML))
  }
}
