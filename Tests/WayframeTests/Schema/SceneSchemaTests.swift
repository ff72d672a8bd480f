import Foundation
import JSON
import TestSupport
import Testing

@testable import Wayframe

/// The schema accepts what the reader accepts and refuses what it refuses.
@Suite struct SceneSchemaTests {
  private static func json(_ text: String) throws -> JSONValue {
    try JSONValue(parsing: Array(text.utf8), file: "test")
  }

  private let validator: SchemaValidator

  init() throws { validator = SchemaValidator(root: try Self.json(NavigationScene.schema)) }

  // MARK: Scenes

  private static let samples: [String] = {
    let files = FileManager.default.enumerator(atPath: Samples.path(""))
    let names = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".json") }.sorted()
    // The others there are routes and a specimen.
    return names.filter { (try? NavigationScene(path: Samples.path($0))) != nil }
  }()

  private static func tree(_ sample: String, _ overrides: [String]) throws -> JSONValue {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: Samples.path(sample)))
    var document = try SceneDocument(json: bytes, file: sample)
    for text in overrides { try document.lay(over: SceneOverride(text)) }
    return document.tree
  }

  @Test func sampleScenesAreValid() throws {
    #expect(Self.samples.count >= 11)
    for sample in Self.samples { #expect(try validator.fault(Self.tree(sample, [])) == nil, "\(sample)") }
  }

  @Test func scenesOfThePagesAreValid() throws {
    for picture in CataloguePicture.all {
      let tree = try Self.tree("\(picture.scene).json", picture.overrides)
      #expect(try validator.fault(tree) == nil, "\(picture.name)")
    }
  }

  @Test func scenesOfTheSettingsAreValid() throws {
    for setting in SettingEffectTests.all {
      for overrides in [setting.base + setting.off, setting.base + setting.on] {
        #expect(try validator.fault(Self.tree("sampleville/noon.json", overrides)) == nil, "\(setting.name)")
      }
    }
  }

  // MARK: Each key with each kind of value

  private static let values = [
    "null", "true", "5", "0.5", "-1e9", "1e12", #""x""#, ##""#FFF""##, ##""#FFFF0""##, "[]", "[[]]", "[5]", #"["x"]"#,
    "[null]", "{}", #"{"?": 0}"#, ##"{"light": "#FFF", "dark": "#000"}"##, ##"{"light": "#FFF"}"##,
  ]

  /// Every key of the reader, each with values of every kind: reader and schema say the same.
  @Test func readerAndSchemaAgree() throws {
    let places = try SceneKeyList().places
    #expect(places.count > 250)
    var counts = (accepted: 0, refused: 0)
    for place in places {
      for value in Self.values {
        // A stretch that ends before it begins: no schema compares two numbers.
        if place.key == "route.traffic.from" && value == "5" { continue }
        let text = place.scene(value)
        let isRead = (try? NavigationScene(json: Array(text.utf8), file: "scene")) != nil
        let fault = try validator.fault(Self.json(text))
        #expect(isRead == (fault == nil), "\(text): \(fault ?? "accepted by the schema")")
        if isRead { counts.accepted += 1 } else { counts.refused += 1 }
      }
    }
    // Each key accepts something, but for objects that need members, and refuses most.
    #expect(counts.accepted > places.count, "\(counts)")
    #expect(counts.refused > 10 * places.count, "\(counts)")
  }

  /// Just within and just beyond ranges, forms of texts, and keys that need or exclude each other.
  @Test(arguments: [
    (#"{"device": {"width": 16384, "scale": 1}}"#, true), (#"{"device": {"width": 16384.5}}"#, false),
    (#"{"camera": {"followingZoomLevel": 22}}"#, true), (#"{"camera": {"followingZoomLevel": 22.01}}"#, false),
    (#"{"route": {"response": "r", "index": 100}}"#, true), (#"{"route": {"response": "r", "index": 1.5}}"#, false),
    (#"{"route": {"index": 1}}"#, false), (#"{"route": {"response": "r", "precision": 7}}"#, false),
    (#"{"locale": "zh_Hant_HK"}"#, true), (#"{"locale": "english"}"#, false), (#"{"locale": "hi@numbers=deva"}"#, true),
    (#"{"time": "2026-06-21T12:00:00+03:00"}"#, true), (#"{"time": "2026-06-21T12:00Z"}"#, true),
    (#"{"time": "2026-13-21T12:00:00Z"}"#, false), (#"{"time": "2026-06-21T12:00:00"}"#, false),
    (#"{"time": "2026-06-21T12:00:00+25:00"}"#, false), (#"{"time": "2026-06-21T24:10:00Z"}"#, false),
    (#"{"sdkVersion": "9.3"}"#, true), (#"{"sdkVersion": "10.3.1"}"#, true), (#"{"sdkVersion": 11}"#, true),
    (#"{"sdkVersion": "9.2"}"#, false), (#"{"sdkVersion": "12"}"#, false), (#"{"sdkVersion": 9.2}"#, false),
    (#"{"position": {"latitude": 1}}"#, false), (#"{"position": {"latitude": 1, "longitude": 2}}"#, true),
    (#"{"position": {"latitude": 1, "longitude": 2, "distanceAlongRoute": 3}}"#, false),
    (#"{"camera": {"longitude": 1}}"#, false), (#"{"camera": {"anchor": {"x": 1}}}"#, false),
    (#"{"route": {"response": "r", "routingStrategy": "deltaToTargetDistance"}}"#, false),
    (#"{"route": {"response": "r", "routingStrategy": "deltaToTargetDistance", "targetDistancesMeters": [5]}}"#, true),
    (#"{"route": {"response": "r", "speedLimit": 50}}"#, false),
    (#"{"route": {"response": "r", "speedLimit": {"value": 50}}}"#, true),
    (#"{"route": {"response": "r", "speedLimit": {"unit": "mph"}}}"#, false),
    (#"{"route": {"response": "r", "speedLimit": "unlimited"}}"#, true),
    (#"{"route": {"response": "r", "speedLimit": "fast"}}"#, false),
    (#"{"route": {"response": "r", "destinationPlaceID": "osm:way/25"}}"#, true),
    (#"{"route": {"response": "r", "destinationPlaceID": "osm:way/x"}}"#, false),
    (#"{"route": {"response": "r", "destinationPlaceID": "osm:way/0"}}"#, false),
    (#"{"route": {"response": "r", "destinationPlaceID": "depot"}}"#, true),
    (#"{"route": {"response": "r", "destinationPlaceID": ""}}"#, false),
    (#"{"places": {"depot": "osm:way/25", "gate": {"latitude": 60, "longitude": 25}}}"#, true),
    (#"{"places": {"depot": "way/25"}}"#, false), (#"{"places": {"gate": {"latitude": 60}}}"#, false),
    (#"{"prompt": {"kind": "crash", "buttons": ["a", "b"]}}"#, true),
    (#"{"prompt": {"kind": "crash", "buttons": ["a", "b", "c"]}}"#, false), (#"{"prompt": {"kind": "fire"}}"#, false),
    (#"{"views": [{"name": "a-1", "constraints": ["top == navigationHeaderLayoutGuide.bottom + 8"]}]}"#, true),
    (#"{"views": [{"name": "a", "constraints": ["width >= 0.5 * map.width - 24 @750"]}]}"#, true),
    (#"{"views": [{"name": "a", "constraints": ["left==-3.5"]}]}"#, true),
    (#"{"views": [{"name": "a", "constraints": ["top = 3"]}]}"#, false),
    (#"{"views": [{"name": "a", "constraints": ["middle == 3"]}]}"#, false),
    (#"{"views": [{"name": "a", "constraints": ["top == 3 @0"]}]}"#, false),
    (#"{"views": [{"name": "a", "constraints": ["top == 3 @1001"]}]}"#, false),
    (#"{"views": [{"name": "a b"}]}"#, false), (#"{"views": [{"text": "a"}]}"#, false),
    (#"{"polylines": [{"path": "_p~iF~ps|U"}]}"#, true), (#"{"polylines": [{"path": "a b"}]}"#, false),
    (#"{"polylines": [{"path": [{"latitude": 1, "longitude": 2}]}]}"#, true),
    (#"{"polylines": [{"path": [{"latitude": 91, "longitude": 2}]}]}"#, false),
    (##"{"polylines": [{"path": [], "spans": [{"color": null}]}]}"##, false),
    (#"{"buildingsEnabled": true}"#, true), (#"{"settings": {"navigationHeaderEnabled": false}}"#, true),
    (#"{"settings": {"compasButton": true}}"#, false), (#"{"settings": {"isCompassButton": true}}"#, false),
    (##"{"settings": {"navigationHeaderNextStepTextColor": "#12"}}"##, false),
    (
      ##"{"settings": {"navigationHeaderNextStepTextColor": {"light": "#123", "dark": {"light": "#123", "dark": "#456"}}}}"##,
      true
    ),
    (#"{"settings": {"navigationHeaderNextStepFont": {"size": 7}}}"#, false),
    (#"{"settings": {"navigationHeaderNextStepFont": {"isBold": true}}}"#, false),
    (##"{"settings": {"speedometerUIOptions": {"minor": {"lowLight": {"textColor": "#123456"}}}}}"##, true),
    (#"{"settings": {"speedometerUIOptions": {"severe": {}}}}"#, false),
    (#"{"$schema": "scene.schema.json"}"#, true), (#"{"$schema": 5}"#, false), ("[]", false),
  ])
  func borders(text: String, isRight: Bool) throws {
    let isRead = (try? NavigationScene(json: Array(text.utf8), file: "scene")) != nil
    #expect(isRead == isRight, "the reader")
    let fault = try validator.fault(Self.json(text))
    #expect((fault == nil) == isRight, "the schema: \(fault ?? "accepted")")
  }

  // MARK: The schema itself

  /// Defaults by hand, one of each kind.
  @Test(arguments: [
    ("device.width", "393"), ("device.textSize", #""L""#), ("position.speed", "0"), ("lightingMode", #""normal""#),
    ("settings.isNavigationTripProgressBarEnabled", "false"), ("settings.compassButton", "true"),
    ("settings.navigationHeaderBackgroundAlpha", "1"), ("camera.mode", #""following""#),
    ("route.index", "0"), ("isTrafficEnabled", "true"), ("destinationMarker.iconColor", ##""#C8322B""##),
    ("headerAccessory.shadowRadius", "3"),
  ])
  func defaults(key: String, value: String) throws {
    let schema = key.split(separator: ".").reduce(validator.root) { schema, name in
      // A device is an object or a name.
      let object = schema["properties"] == nil ? schema["anyOf"]?.array?.first : schema
      return object?["properties"]?[String(name)] ?? .null
    }
    #expect(schema["default"] == (try Self.json(value)))
    #expect(schema["description"]?.string?.isEmpty == false)
  }

  @Test func theNewDefaultsOfSettingsAreToldWithTheOld() throws {
    let compass = validator.root["properties"]?["settings"]?["properties"]?["compassButton"]?["description"]?.string
    #expect(compass == "The compass; before 11.0 the default is false")
  }

  /// Editors show the sentences as they are.
  @Test func sentencesHaveNoLinksOfTheCatalogue() { #expect(!NavigationScene.schema.contains("<doc:")) }

  /// Another validator: Python's, which also checks the schema against its own.
  @Test(.enabled(if: SceneSchemaTests.hasPythonValidator, "skipped: python3 has no jsonschema"))
  func pythonAgrees() throws {
    let folder = try TemporaryFolder()
    let schema = try folder.write(NavigationScene.schema.utf8, to: "schema.json")
    let wrong = try folder.write(Array(#"{"device": {"width": "393"}}"#.utf8), to: "wrong.json")
    let script = """
      import json, sys
      from jsonschema import Draft202012Validator as V
      schema = json.load(open(sys.argv[1])); V.check_schema(schema)
      print([V(schema).is_valid(json.load(open(f))) for f in sys.argv[2:]])
      """
    let python = try #require(Self.python)
    let result = try ProgramRun.run(["-c", script, schema, wrong] + Self.samples.map(Samples.path), program: python)
    let verdicts = ["False"] + Self.samples.map { _ in "True" }
    #expect(result.output == "[\(verdicts.joined(separator: ", "))]\n", "\(result.errors)")
  }

  private static let python = ProgramRun.tool("python3")

  private static let hasPythonValidator =
    python.map {
      (try? ProgramRun.run(["-c", "from jsonschema import Draft202012Validator"], program: $0).status) == 0
    } ?? false
}
