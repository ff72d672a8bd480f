import JSON
import MapStyle

/// What a map style holds, in short.
public struct StyleSummary: Sendable, Codable {
  /// A source of the style.
  public struct Source: Sendable, Codable {
    /// The source's name and type, and where it comes from.
    public var id, type: String
    /// Where it comes from; `nil` for data in the style itself.
    public var address: String?
  }

  /// A layer of the style.
  public struct Layer: Sendable, Codable {
    /// The layer's name and type.
    public var id, type: String
    /// The source and the layer of its data.
    public var source, sourceLayer: String?
    /// The zooms at which it shows.
    public var minzoom, maxzoom: Double?
  }

  /// The version of the style specification.
  public var version: Double?
  /// Longitude and latitude.
  public var center: [Double]?
  /// Where the map opens; directions in degrees.
  public var zoom, bearing, pitch: Double?
  /// In the order of the style.
  public var sources: [Source]
  /// From the ground up.
  public var layers: [Layer]
  /// The addresses of sprites and glyphs.
  public var sprites: [String]
  /// The address of the glyphs.
  public var glyphs: String?
  /// The fonts and pictures that layers name, by name.
  public var fonts, images: [String]

  init(_ json: JSONValue) {
    version = json["version"]?.number
    center = json["center"]?.array?.compactMap(\.number)
    (zoom, bearing, pitch) = (json["zoom"]?.number, json["bearing"]?.number, json["pitch"]?.number)
    sources = (json["sources"]?.object?.members ?? []).map { id, source in
      let data = source["data"]?.string
      return Source(
        id: id, type: source["type"]?.string ?? "",
        address: source["url"]?.string ?? source["tiles"]?.array?.first?.string ?? data)
    }
    let list = json["layers"]?.array ?? []
    layers = list.map { layer in
      Layer(
        id: layer["id"]?.string ?? "", type: layer["type"]?.string ?? "", source: layer["source"]?.string,
        sourceLayer: layer["source-layer"]?.string, minzoom: layer["minzoom"]?.number, maxzoom: layer["maxzoom"]?.number
      )
    }
    sprites = json["sprite"]?.string.map { [$0] } ?? (json["sprite"]?.array ?? []).compactMap { $0["url"]?.string }
    glyphs = json["glyphs"]?.string
    var (fonts, images): (Set<String>, Set<String>) = ([], [])
    for layer in list {
      if let font = layer["layout"]?["text-font"] {
        fonts.formUnion(NamedThings.lists(font, at: .root).flatMap(\.texts))
      }
      let pictures = [
        layer["layout"]?["icon-image"], layer["paint"]?["fill-pattern"], layer["paint"]?["line-pattern"],
        layer["paint"]?["background-pattern"], layer["paint"]?["fill-extrusion-pattern"],
      ]
      images.formUnion(pictures.compactMap { $0 }.flatMap { NamedThings.texts($0, at: .root).map(\.text) })
    }
    self.fonts = fonts.sorted()
    self.images = images.filter { !$0.isEmpty }.sorted()
  }
}
