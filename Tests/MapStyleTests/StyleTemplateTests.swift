import Foundation
import JSON
import Pixels
import TestSupport
import Testing

@testable import MapStyle

/// The built-in looks, from the files that ship.
enum BuiltInLooks {
  static let folder = Checkout.url("Assets/Styles")

  /// Read once: the files are long, and many tests look at them.
  private static let loaded = Result {
    try StyleTemplate(
      template: Array(Data(contentsOf: folder.appending(path: "wayframe.json"))), templatePath: "wayframe.json",
      palette: Array(Data(contentsOf: folder.appending(path: "palette.json"))), palettePath: "palette.json")
  }

  private static let styles = Result {
    try StyleVariant.allCases.map { (variant: $0, style: try loaded.get().style($0)) }
  }

  static func template() throws -> StyleTemplate { try loaded.get() }

  static func style(_ variant: StyleVariant) throws -> Style {
    try #require(try styles.get().first { $0.variant == variant }).style
  }
}

@Suite struct StyleTemplateTests {
  @Test(
    .enabled(if: SharedFolder.has("design/map"), "skipped: there is no shared folder"), arguments: StyleVariant.allCases
  )
  func templateGivesTheDesignedStyle(_ variant: StyleVariant) throws {
    let designed = try JSONValue(parsing: SharedFolder.bytes("design/map/\(variant).json"), file: "style")
    let made = try BuiltInLooks.template().document(variant)
    let (layers, designedLayers) = (try #require(made["layers"]?.array), try #require(designed["layers"]?.array))
    #expect(layers.count == 107)
    // Borders have moved under the roads since, some layers say more, ground and plazas change where streets are surfaces, the sea
    // fades where a map ends, more cities show from afar, and there are more kinds of plates.
    func id(_ layer: JSONValue) -> String { layer["id"]?.string ?? "" }
    let borders = ["boundary-state", "boundary-country"]
    var order = designedLayers.map(id).filter { !borders.contains($0) }
    order.insert(contentsOf: borders, at: try #require(order.firstIndex(of: "road-pedestrian-casing")))
    #expect(layers.map(id) == order)
    let newer: Set = [
      "label-peak", "icon-signal", "icon-stop", "icon-entrance", "land", "plaza", "water", "label-city", "shield",
    ]
    for expected in designedLayers where !newer.contains(id(expected)) {
      var layer = try #require(layers.first { id($0) == id(expected) }?.object)
      layer["metadata"] = nil
      #expect(Self.settled(.object(layer)) == Self.settled(expected), "layer \(id(expected))")
    }
    // The driven part is darker by night than designed, so that it does not compete, and has no casing.
    let changed: Set = ["routeTravelled", "routeTravelledCasing"]
    // The palette has colours that the design names elsewhere: of marks, signs and incidents.
    var (all, expected) = (try #require(made.object), try #require(designed.object))
    var (metadata, designedMetadata) = (
      try #require(made["metadata"]?.object), try #require(designed["metadata"]?.object)
    )
    let palette = try #require(metadata["wayframe:palette"]?.object)
    for (name, color) in try #require(designedMetadata["wayframe:palette"]?.object).members
    where !changed.contains(name) {
      #expect(palette[name] == color, "\(name)")
    }
    (all["state"], all["layers"], expected["layers"]) = (nil, nil, nil)
    // Newer than the design: buildings are opaque, in a look of their own.
    #expect(metadata["wayframe:buildings"] == .string("building-3d"))
    metadata["wayframe:buildings"] = nil
    metadata["wayframe:palette"] = nil
    metadata["wayframe:streets"] = nil
    metadata["wayframe:levels"] = nil
    designedMetadata["wayframe:palette"] = nil
    all["metadata"] = .object(metadata)
    expected["metadata"] = .object(designedMetadata)
    all["layers"] = nil
    expected["layers"] = nil
    #expect(all == expected)
  }

  /// A layer without what is newer than the design: the opacity of raised buildings.
  private static func settled(_ layer: JSONValue) -> JSONValue {
    guard var object = layer.object, var paint = object["paint"]?.object else { return layer }
    paint["fill-extrusion-opacity"] = nil
    object["paint"] = .object(paint)
    return .object(object)
  }

  @Test func variantsDifferInColoursOnly() throws {
    let (day, night) = (try BuiltInLooks.style(.day), try BuiltInLooks.style(.night))
    #expect(day.warnings.isEmpty)
    #expect(night.warnings.isEmpty)
    #expect(day.layers.map(\.id) == night.layers.map(\.id))
    #expect(day.layers.count == 107)
    #expect(Set(day.palette.keys) == Set(night.palette.keys))
    #expect(day.palette["routeNormal"] == Color(0x2468F2))
    #expect(night.palette["routeNormal"] == Color(0x5B9DFF))
    #expect(day.metadata?["wayframe:extrusions-from-pitch"] == .number(20))
  }

  @Test(
    arguments: [
      ("tr", #"["coalesce",["get","name:tr"],["get","name"],["get","name:latin"]]"#),
      ("en_US", #"["coalesce",["get","name:en"],["get","name"],["get","name:latin"]]"#),
      (
        "zh-TW",
        #"["coalesce",["coalesce",["get","name:zh-Hant"],["get","name:zh"]],["get","name"],["get","name:latin"]]"#
      ),
      (
        "sr-Latn-RS",
        #"["coalesce",["coalesce",["get","name:sr-Latn"],["get","name:sr"]],["get","name"],["get","name:latin"]]"#
      ),
      ("4%", #"["coalesce",["get","name"],["get","name"],["get","name:latin"]]"#),
    ] as [(String, String)])
  func languageTakesTheSlot(_ language: String, _ expected: String) throws {
    let document = try BuiltInLooks.template().document(.day)
    let changed = try #require(LabelLanguage(language, in: document)).applied(to: document)
    let city = try #require(changed["layers"]?.array?.first { $0["id"] == .string("label-city") })
    #expect(Value(try #require(city["layout"]?["text-field"])).jsonText() == expected)
  }

  private func template(_ template: String, palette: String) throws -> StyleTemplate {
    try StyleTemplate(
      template: Array(template.utf8), templatePath: "t.json", palette: Array(palette.utf8), palettePath: "p.json")
  }

  private let palette = ##"{"columns": ["day", "night"], "colors": {"land": ["#FFF", "#000"]}}"##

  @Test func partsMayUsePartsBeforeThem() throws {
    let text = #"""
      {"version": 8, "parts": {"a": ["zoom"], "b": ["interpolate", ["linear"], "@a", 0, "@land", 9, "red"]},
       "layers": [{"id": "x", "type": "background", "paint": {"background-color": "@b"}}]}
      """#
    let style = try template(text, palette: palette).style(.night)
    guard case .background(let layer) = style.layers[0].kind else { throw StyleTestFailure.wrongKind }
    #expect(layer.color.value(EvaluationContext(zoom: 4.5)) == Color(red: 0.5, green: 0, blue: 0))
  }

  @Test func unknownNamesAreReported() throws {
    let text = #"{"version": 8, "layers": [{"id": "x", "type": "background", "paint": {"background-color": "@lnd"}}]}"#
    let made = try template(text, palette: palette)
    let error = StyleError.unknownPaletteName(
      path: "t.json", place: JSONPath("layers").appending(0).appending("paint").appending("background-color"),
      name: "lnd")
    #expect(throws: error) { try made.style(.day) }
    #expect(error.description.contains("layers[0].paint.background-color"))
  }

  @Test(arguments: [
    #"{"columns": ["day"], "colors": {}}"#, #"{"columns": ["day", "night"], "colors": {"a": ["red"]}}"#,
    #"{"columns": ["day", "night"], "colors": {"a": ["red", "reddish"]}}"#, #"{"columns": ["day", "night"]}"#, "[]",
  ])
  func brokenPalettesAreRefused(_ text: String) {
    #expect(throws: StyleError.self) { try template(#"{"version": 8, "layers": []}"#, palette: text) }
  }

  @Test func partsCannotGrowWithoutBound() throws {
    let parts = (1...40).map { #""p\#($0)": ["@p\#($0 - 1)", "@p\#($0 - 1)"]"# }.joined(separator: ", ")
    let made = try template(#"{"version": 8, "parts": {"p0": [1], \#(parts)}, "layers": []}"#, palette: palette)
    #expect(throws: StyleError.self) { try made.document(.day) }
  }
}
