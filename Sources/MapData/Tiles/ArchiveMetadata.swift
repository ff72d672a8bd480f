import JSON

/// What the tiles of an archive or a source are.
public enum TileContent: Sendable {
  /// Features, or pictures.
  case vector, raster
  /// Whatever they are: for looking at files.
  case any

  /// As the metadata of archives name them.
  var formats: Set<String> {
    switch self {
    case .vector: ["pbf", "mvt", "application/x-protobuf", "application/vnd.mapbox-vector-tile"]
    case .raster: ["png", "webp", "jpg", "jpeg", "image/png", "image/webp"]
    case .any: []
    }
  }

  var words: String { self == .raster ? "pictures (png, webp)" : "vector tiles (pbf)" }
}

/// A layer as the metadata of an archive tells it.
public struct StatedLayer: Sendable, Hashable {
  /// The layer's name.
  public var id: String
  /// What it is about, in the archive's words.
  public var description: String?
  /// The types of fields by their names: `String`, `Number` or `Boolean`.
  public var fields: [String: String]
  /// The levels that hold it, where stated.
  public var minZoom, maxZoom: Int?
}

/// What an archive of tiles says of itself.
public struct ArchiveMetadata: Sendable {
  /// Its name and what it is, where stated.
  public var name, description: String?
  /// What its tiles are, such as `pbf` or `png`.
  public var format: String?
  /// The credit as plain text.
  public var attribution: String?
  /// The layers of vector tiles.
  public var layers: [StatedLayer] = []

  /// Nothing.
  init() {}

  /// - Parameter json: the metadata of PMTiles, of a folder's `metadata.json`, or a TileJSON.
  init(_ json: JSONValue) {
    name = json["name"]?.string
    description = json["description"]?.string
    format = json["format"]?.string
    attribution = json["attribution"]?.string.map(PlainText.fromHTML).flatMap { $0.isEmpty ? nil : $0 }
    layers = Self.layers(json["vector_layers"])
    // Folders and MBTiles have the layers within a text.
    if layers.isEmpty, let text = json["json"]?.string {
      layers = Self.layers((try? JSONValue(parsing: Array(text.utf8), file: "json"))?["vector_layers"])
    }
  }

  init(mbtiles metadata: [String: String], file: String) {
    name = metadata["name"]
    description = metadata["description"]
    format = metadata["format"]
    attribution = metadata["attribution"].map(PlainText.fromHTML).flatMap { $0.isEmpty ? nil : $0 }
    let json = metadata["json"].flatMap { try? JSONValue(parsing: Array($0.utf8), file: file, badUTF8: .replaced) }
    layers = Self.layers(json?["vector_layers"])
  }

  private static func layers(_ json: JSONValue?) -> [StatedLayer] {
    (json?.array ?? []).prefix(MVTDecoder.layerLimit).compactMap { layer in
      guard let id = layer["id"]?.string else { return nil }
      var fields: [String: String] = [:]
      for (key, type) in layer["fields"]?.object?.members ?? [] { fields[key] = type.string ?? "" }
      func zoom(_ key: String) -> Int? { layer[key]?.number.flatMap { Int(exactly: $0.rounded(.down)) } }
      return StatedLayer(
        id: id, description: layer["description"]?.string.flatMap { $0.isEmpty ? nil : $0 }, fields: fields,
        minZoom: zoom("minzoom"), maxZoom: zoom("maxzoom"))
    }
  }
}

/// The tiles that an archive has.
struct TileList {
  var tiles: [TileID] = []
  /// How many were counted.
  var total = 0
  /// Whether none were left uncounted.
  var isWhole = true
}
