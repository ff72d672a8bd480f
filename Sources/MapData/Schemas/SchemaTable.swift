/// How a schema of vector tiles says what the OpenMapTiles schema says: its layers, the fields that hold kinds, and its own
/// words for them.
///
/// Most schemas take over OSM's values (`residential`, `wood`, `supermarket`); a table has only what differs.
struct SchemaTable: Sendable {
  /// What a layer's features are.
  enum Content: Sendable {
    case roads, roadNames
    case land, water, waterNames
    case buildings, houseNumbers
    case places, boundaries, pointsOfInterest, peaks, aerodromes
  }

  /// One row: where features of a layer go, and how.
  struct Row: Sendable {
    var content: Content
    /// The fields that tell the kind, the most precise first.
    var fields: [String]
    /// What the schema calls otherwise than OSM; an empty word leaves a feature out.
    var words: [String: String]
    /// What all features of the layer are, in the words of OpenMapTiles.
    var fixed: [String: PropertyValue]

    init(
      _ content: Content, _ fields: String..., words: [String: String] = [:], fixed: [String: PropertyValue] = [:]
    ) {
      (self.content, self.fields, self.words, self.fixed) = (content, fields, words, fixed)
    }
  }

  /// The schema's name.
  var schema: TileSchema
  /// Layers that tell the schema by their names.
  var marks: Set<String>
  /// By the layers' names.
  var rows: [String: [Row]]
}

/// A schema of vector tiles: how layers, fields and values are called.
public enum TileSchema: String, Sendable, Codable, CaseIterable {
  /// OpenMapTiles, the schema that everything else is translated into.
  case openMapTiles = "OpenMapTiles"
  /// Shortbread, of Geofabrik and the VersaTiles.
  case shortbread = "Shortbread"
  /// Protomaps basemap, versions 3 and 4.
  case protomaps = "Protomaps"
  /// Mapbox Streets, versions 6 to 8.
  case mapboxStreets = "Mapbox Streets"
  /// Tilezen, of Mapzen and Nextzen.
  case tilezen = "Tilezen"
}

extension FeatureLayers {
  /// Whether a layer is of a schema whose words stand beside it in those of OpenMapTiles.
  public func isTranslated(_ layer: String) -> Bool {
    layers["transportation"] != nil && layers["transportation_name"] != nil
      && TileSchema.tables.contains { $0.marks.contains(layer) || $0.rows[layer] != nil }
  }
}

extension TileSchema {
  private static let openMapTilesMarks: Set<String> = [
    "transportation", "transportation_name", "water_name", "housenumber", "mountain_peak", "aerodrome_label",
  ]

  static let tables: [SchemaTable] = [.shortbread, .mapboxStreets, .protomaps, .tilezen]

  var table: SchemaTable? { Self.tables.first { $0.schema == self } }

  /// The schema of tiles with such layers; `nil` for one that is not known.
  ///
  /// - Parameter fields: names of fields, which tell Protomaps and Tilezen apart.
  static func recognised(layers: some Sequence<String>, fields: @autoclosure () -> Set<String>) -> TileSchema? {
    let names = Set(layers)
    guard names.isDisjoint(with: openMapTilesMarks) else { return .openMapTiles }
    var best: (schema: TileSchema, hits: Int)?
    for table in tables {
      let hits = table.marks.intersection(names).count
      if hits > best?.hits ?? 0 { best = (table.schema, hits) }
    }
    guard best?.schema == .protomaps || best?.schema == .tilezen else { return best?.schema }
    let fields = fields()
    if fields.contains(where: { $0.hasPrefix("pmap:") }) { return .protomaps }
    return names.contains("transit") || fields.contains("source") ? .tilezen : .protomaps
  }
}
