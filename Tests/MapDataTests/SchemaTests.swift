import Geometry
import TestSupport
import Testing

@testable import MapData

/// What other schemas of tiles say, in the words of OpenMapTiles; each expectation from the schemas' documentation.
@Suite struct SchemaTests {
  struct Case: Sendable, CustomStringConvertible {
    var schema: TileSchema
    var layer: String
    var kind: MVTGeometry.Kind
    var tags: [String: PropertyValue]
    var target: String
    /// Of the translated properties.
    var words: [String: PropertyValue]

    init(
      _ schema: TileSchema, _ layer: String, _ kind: MVTGeometry.Kind, _ tags: [String: PropertyValue],
      _ target: String,
      _ words: [String: PropertyValue]
    ) {
      (self.schema, self.layer, self.kind, self.tags, self.target, self.words) = (
        schema, layer, kind, tags, target, words
      )
    }

    var description: String { "\(schema.rawValue) \(layer) \(tags)" }

    var feature: Feature {
      let points = [Point(0.5, 0.3), Point(0.501, 0.3), Point(0.501, 0.301)]
      let geometry: FeatureGeometry =
        switch kind {
        case .point: .points([points[0]])
        case .line: .lines([points])
        case .polygon: .polygons([Polygon(rings: [points])])
        }
      return Feature(id: 7, geometry: geometry, properties: tags)
    }
  }

  static let roads: [Case] = [
    Case(
      .shortbread, "streets", .line,
      ["kind": "motorway", "link": true, "oneway": true, "bridge": true, "tunnel": false],
      "transportation", ["class": "motorway", "ramp": 1, "oneway": 1, "brunnel": "bridge"]),
    Case(
      .shortbread, "streets", .line, ["kind": "living_street", "oneway_reverse": true, "tunnel": true],
      "transportation",
      ["class": "minor", "subclass": "living_street", "oneway": -1, "brunnel": "tunnel"]),
    Case(
      .shortbread, "streets", .line, ["kind": "footway", "surface": "gravel"], "transportation",
      ["class": "path", "subclass": "footway", "surface": "unpaved"]),
    Case(
      .shortbread, "streets", .line, ["kind": "tram", "rail": true], "transportation",
      ["class": "transit", "subclass": "tram"]),
    Case(
      .shortbread, "street_labels", .line, ["kind": "trunk", "name": "Ring", "name_de": "Ring 1", "ref": "E 75\nE 12"],
      "transportation_name",
      ["class": "trunk", "name": "Ring", "name:de": "Ring 1", "ref": "E 75", "ref_length": 4, "network": "green"]),
    Case(.shortbread, "ferries", .line, ["name": "A–B"], "transportation", ["class": "ferry"]),
    Case(
      .protomaps, "roads", .line,
      ["kind": "highway", "kind_detail": "motorway_link", "is_link": true, "is_bridge": true, "oneway": "yes"],
      "transportation", ["class": "motorway", "ramp": 1, "brunnel": "bridge", "oneway": 1]),
    Case(
      .protomaps, "roads", .line, ["pmap:kind": "medium_road", "pmap:kind_detail": "tertiary", "pmap:level": -1],
      "transportation", ["class": "tertiary", "brunnel": "tunnel", "layer": -1]),
    Case(.protomaps, "roads", .line, ["pmap:kind": "minor_road"], "transportation", ["class": "minor"]),
    Case(
      .protomaps, "roads", .line, ["kind": "highway", "name": "Bayshore", "ref": "US 101", "network": "US:US"],
      "transportation_name", ["class": "motorway", "name": "Bayshore", "ref": "101", "network": "us-highway"]),
    Case(
      .mapboxStreets, "road", .line,
      ["class": "street", "type": "residential", "oneway": "true", "structure": "bridge", "layer": 1], "transportation",
      ["class": "minor", "subclass": "residential", "oneway": 1, "brunnel": "bridge", "layer": 1]),
    Case(
      .mapboxStreets, "road", .line, ["class": "service", "type": "service:driveway", "oneway": "false"],
      "transportation", ["class": "service", "service": "driveway"]),
    Case(
      .mapboxStreets, "road", .line, ["class": "motorway_link"], "transportation", ["class": "motorway", "ramp": 1]),
    Case(
      .mapboxStreets, "tunnel", .line, ["class": "main", "type": "secondary", "oneway": 1], "transportation",
      ["class": "secondary", "oneway": 1, "brunnel": "tunnel"]),
    Case(
      .mapboxStreets, "road_label", .line, ["class": "motorway", "ref": "80", "shield": "us-interstate", "reflen": 2],
      "transportation_name", ["class": "motorway", "ref": "80", "ref_length": 2, "network": "us-interstate"]),
    Case(
      .tilezen, "roads", .line,
      ["kind": "major_road", "kind_detail": "trunk_link", "is_link": true, "oneway": "-1", "is_tunnel": true],
      "transportation", ["class": "trunk", "ramp": 1, "oneway": -1, "brunnel": "tunnel"]),
    Case(
      .tilezen, "roads", .line, ["kind": "highway", "kind_detail": "motorway", "ref": "A 9", "network": "DE:BAB"],
      "transportation_name", ["ref": "A 9", "network": "blue"]),
    Case(
      .tilezen, "roads", .line, ["kind": "path", "kind_detail": "cycleway"], "transportation",
      ["class": "path", "subclass": "cycleway"]),
    Case(
      .tilezen, "roads", .line, ["kind": "rail", "kind_detail": "subway"], "transportation",
      ["class": "transit", "subclass": "subway"]),
  ]

  static let ground: [Case] = [
    Case(.shortbread, "land", .polygon, ["kind": "forest"], "landcover", ["class": "wood", "subclass": "forest"]),
    Case(.shortbread, "land", .polygon, ["kind": "residential"], "landuse", ["class": "residential"]),
    Case(.shortbread, "sites", .polygon, ["kind": "hospital"], "landuse", ["class": "hospital"]),
    Case(.shortbread, "ocean", .polygon, [:], "water", ["class": "ocean"]),
    Case(.shortbread, "water_polygons", .polygon, ["kind": "river"], "water", ["class": "river"]),
    Case(.shortbread, "water_lines", .line, ["kind": "canal"], "waterway", ["class": "canal"]),
    Case(
      .shortbread, "water_polygons_labels", .point, ["kind": "water", "name": "See"], "water_name",
      ["class": "lake", "name": "See"]),
    Case(.shortbread, "buildings", .polygon, ["dummy": 1], "building", [:]),
    Case(.shortbread, "addresses", .point, ["housenumber": "7a"], "housenumber", ["housenumber": "7a"]),
    Case(
      .shortbread, "boundaries", .line, ["admin_level": 4, "maritime": true, "disputed": false], "boundary",
      ["admin_level": 4, "maritime": 1, "disputed": 0]),
    Case(.protomaps, "landuse", .polygon, ["kind": "national_park"], "park", ["class": "nature_reserve"]),
    Case(.protomaps, "landcover", .polygon, ["kind": "barren"], "landcover", ["class": "rock"]),
    Case(.protomaps, "water", .polygon, ["kind": "ocean"], "water", ["class": "ocean"]),
    Case(
      .protomaps, "water", .point, ["kind": "sea", "name": "Adria"], "water_name", ["class": "sea", "name": "Adria"]),
    Case(
      .protomaps, "buildings", .polygon, ["kind": "building_part", "height": 31.5, "min_height": 12], "building",
      ["render_height": 31.5, "render_min_height": 12]),
    Case(
      .protomaps, "buildings", .point, ["kind": "address", "addr_housenumber": "12"], "housenumber",
      ["housenumber": "12"]),
    Case(.protomaps, "boundaries", .line, ["kind": "region", "kind_detail": "4"], "boundary", ["admin_level": 4]),
    Case(.mapboxStreets, "landuse", .polygon, ["class": "wood", "type": "forest"], "landcover", ["class": "wood"]),
    Case(.mapboxStreets, "landuse", .polygon, ["class": "agriculture"], "landcover", ["class": "farmland"]),
    Case(
      .mapboxStreets, "building", .polygon, ["height": 20, "min_height": 0, "extrude": "true"], "building",
      ["render_height": 20]),
    Case(.mapboxStreets, "aeroway", .line, ["type": "runway"], "aeroway", ["class": "runway"]),
    Case(.mapboxStreets, "admin", .line, ["admin_level": 1, "worldview": "all"], "boundary", ["admin_level": 4]),
    Case(
      .mapboxStreets, "admin", .line, ["admin_level": 2, "maritime": 0], "boundary", ["admin_level": 2, "maritime": 0]),
    Case(.tilezen, "landuse", .polygon, ["kind": "natural_wood"], "landcover", ["class": "wood"]),
    Case(.tilezen, "water", .line, ["kind": "river", "name": "Po"], "waterway", ["class": "river", "name": "Po"]),
    Case(.tilezen, "boundaries", .line, ["kind": "country"], "boundary", ["admin_level": 2]),
  ]

  static let places: [Case] = [
    Case(
      .shortbread, "place_labels", .point, ["kind": "capital", "name": "Wien", "population": 1_900_000], "place",
      ["class": "city", "capital": 2, "rank": 2]),
    Case(
      .shortbread, "boundary_labels", .point, ["admin_level": 2, "name": "Österreich"], "place", ["class": "country"]),
    Case(
      .shortbread, "pois", .point, ["amenity": "pharmacy", "name": "P"], "poi",
      ["class": "pharmacy", "subclass": "pharmacy"]),
    Case(.shortbread, "pois", .point, ["shop": "supermarket"], "poi", ["class": "grocery", "subclass": "supermarket"]),
    Case(
      .shortbread, "public_transport", .point, ["kind": "station", "name": "Hbf"], "poi",
      ["class": "railway", "rank": 2]),
    Case(
      .protomaps, "places", .point, ["kind": "locality", "kind_detail": "city", "name": "Lyon", "population_rank": 12],
      "place", ["class": "city", "rank": 3]),
    Case(
      .protomaps, "places", .point, ["pmap:kind": "country", "name": "France", "name:en": "France"], "place",
      ["class": "country"]),
    Case(
      .protomaps, "pois", .point, ["kind": "peak", "name": "Rigi", "elevation": 1797], "mountain_peak",
      ["ele": 1797, "ele_ft": 5896]),
    Case(
      .mapboxStreets, "place_label", .point, ["type": "city", "name": "Köln", "name_en": "Cologne", "scalerank": 4],
      "place", ["class": "city", "rank": 4, "name:en": "Cologne"]),
    Case(
      .mapboxStreets, "place_label", .point, ["class": "settlement", "type": "town", "name": "Hof"], "place",
      ["class": "town"]),
    Case(
      .mapboxStreets, "poi_label", .point, ["maki": "rail-metro", "name": "U"], "poi",
      ["class": "railway", "subclass": "subway"]),
    Case(.mapboxStreets, "poi_label", .point, ["maki": "fast-food", "name": "F"], "poi", ["class": "fast_food"]),
    Case(
      .mapboxStreets, "mountain_peak_label", .point, ["maki": "volcano", "name": "Etna", "elevation_m": 3357],
      "mountain_peak", ["class": "volcano", "ele": 3357]),
    Case(.mapboxStreets, "housenum_label", .point, ["house_num": "5"], "housenumber", ["housenumber": "5"]),
    Case(.tilezen, "places", .point, ["kind": "neighbourhood", "name": "SoMa"], "place", ["class": "neighbourhood"]),
    Case(
      .tilezen, "pois", .point, ["kind": "aerodrome", "name": "SFO", "iata": "SFO"], "aerodrome_label", ["iata": "SFO"]),
  ]

  @Test(arguments: roads + ground + places) func translates(_ item: Case) throws {
    let table = try #require(item.schema.table)
    let result = try #require(SchemaMapping(table: table).translated(item.feature, in: item.layer))
    var found = result.added.filter { $0.layer == item.target }.map(\.feature.properties)
    if item.layer == item.target { found.append(result.own.properties) }
    let matching = found.filter { properties in item.words.allSatisfy { properties[$0.key] == $0.value } }
    #expect(matching.count >= 1, "\(found)")
  }

  /// In a layer that both schemas have, the feature stays one, with the words of both.
  @Test func sharedLayersKeepTheirFeatures() throws {
    let house = Case(.mapboxStreets, "building", .polygon, ["height": 20], "building", [:])
    let result = try #require(SchemaMapping(table: .mapboxStreets).translated(house.feature, in: "building"))
    #expect(result.added.isEmpty)
    #expect(result.own.properties == ["height": 20, "render_height": 20])
    #expect(SchemaMapping(table: .mapboxStreets).translated(house.feature, in: "contour") == nil)
  }

  /// What is left out has no place in OpenMapTiles.
  @Test(arguments: [
    Case(.mapboxStreets, "road", .line, ["class": "golf"], "", [:]),
    Case(.mapboxStreets, "road", .point, ["class": "level_crossing"], "", [:]),
    Case(.protomaps, "pois", .point, ["kind": "address"], "", [:]),
    Case(.shortbread, "place_labels", .point, ["kind": "city"], "", [:]),
    Case(.tilezen, "landuse", .point, ["kind": "forest", "name": "W"], "", [:]),
  ])
  func leavesOut(_ item: Case) throws {
    let table = try #require(item.schema.table)
    let result = try #require(SchemaMapping(table: table).translated(item.feature, in: item.layer))
    #expect(result.added.isEmpty, "\(result.added)")
  }

  @Test(
    arguments: [
      (["streets", "street_labels", "buildings"], [], TileSchema.shortbread),
      (["road", "water", "landuse"], [], .mapboxStreets), (["poi_label"], [], .mapboxStreets),
      (["earth", "roads", "water"], ["pmap:kind"], .protomaps),
      (["earth", "roads"], ["kind", "sort_rank"], .protomaps),
      (["earth", "roads", "transit"], ["kind"], .tilezen), (["earth", "roads"], ["kind", "source"], .tilezen),
      (["transportation", "water", "place"], [], .openMapTiles),
    ] as [([String], [String], TileSchema)])
  func recognises(_ layers: [String], _ fields: [String], _ schema: TileSchema) {
    #expect(TileSchema.recognised(layers: layers, fields: Set(fields)) == schema)
  }

  @Test func unknownSchemasStay() {
    #expect(TileSchema.recognised(layers: ["a", "water"], fields: []) == nil)
  }

  /// Through a tile and the source that reads it, the schema's own layers beside.
  @Test func tilesGiveBothSchemas() throws {
    let folder = try TemporaryFolder()
    let tile = TileWriter.tile([
      ("streets", [.line([(0, 100), (4000, 100)], [("kind", "primary"), ("bridge", "true")])]),
      ("street_labels", [.line([(0, 100), (4000, 100)], [("kind", "primary"), ("name", "Main")])]),
    ])
    _ = try folder.write(tile, to: "1_0_0.mvt")
    let source = try MapSource.open(path: folder.path)
    let layers = try source.features(in: Rect(minX: 0, minY: 0, maxX: 0.5, maxY: 0.5), zoom: 1).layers
    #expect(Set(layers.keys) == ["streets", "street_labels", "transportation", "transportation_name"])
    #expect(layers["transportation"]?.map(\.properties) == [["class": "primary", "brunnel": "bridge"]])
    #expect(layers["transportation_name"]?.map(\.properties) == [["class": "primary", "name": "Main"]])
    #expect(layers["streets"]?.map(\.properties) == [["kind": "primary", "bridge": "true"]])
  }
}

extension PropertyValue: @retroactive ExpressibleByStringLiteral, @retroactive ExpressibleByIntegerLiteral,
  @retroactive ExpressibleByFloatLiteral, @retroactive ExpressibleByBooleanLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}
