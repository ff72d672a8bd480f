import JSON
import Suites
import TestSupport
import Testing

/// The schema of suites accepts what their reader accepts, and refuses what it refuses.
@Suite struct SuiteSchemaTests {
  private static func json(_ text: String) throws -> JSONValue {
    try JSONValue(parsing: Array(text.utf8), file: "test")
  }

  private let validator: SchemaValidator
  private let folder: TemporaryFolder

  init() throws {
    validator = SchemaValidator(root: try Self.json(Suites.Suite.schema))
    folder = try TemporaryFolder()
    _ = try folder.write("{}".utf8, to: "turn.json")
  }

  private func isRead(_ text: String) throws -> Bool {
    let path = try folder.write(text.utf8, to: "suite.json")
    do throws(SuiteError) {
      _ = try Suites.Suite(path: path)
      return true
    } catch {
      return false
    }
  }

  @Test(arguments: [
    #"{"$schema": "suite.schema.json", "scenes": ["turn.json"]}"#,
    ##"""
    {"scenes": ["turn.json"], "variants": {"device": ["phone", {"name": "smallPhone", "textSize": "XL"}],
     "locale": ["it_IT", "ar_EG"], "lightingMode": ["normal", "lowLight"], "settings.compassButton": [true, null],
     "position.distanceAlongRoute": [120, 900], "settings.navigationHeaderPrimaryBackgroundColor": ["#123456"]},
     "include": [{"scene": "turn", "locale": "tr_TR"}], "exclude": [{"locale": "ar_EG", "device": ["phone"]}],
     "name": "{scene}/{device}/{locale}/{light}/{settings.compassButton}/{position.distanceAlongRoute}"}
    """##,
    ##"""
    {"scenes": ["turn.json"], "strings": {"it": {"route.destinationTitle": "Roma"}},
     "colors": {"night": {"settings.navigationHeaderPrimaryBackgroundColor": "#000"}},
     "pictures": [{"name": "a", "scene": "turn", "callouts": "all", "crop": {"element": "compassButton", "margin": 8},
     "style": "numbered", "title": "T", "alt": "A"}, {"name": "b", "scene": "turn", "callouts": ["attribution"]}]}
    """##,
  ])
  func accepted(_ text: String) throws {
    #expect(try validator.fault(Self.json(text)) == nil)
    #expect(try isRead(text))
  }

  @Test(arguments: [
    #"{"scenes": []}"#, #"{"scenes": "turn.json"}"#, #"{"scenes": ["turn.json"], "variant": {}}"#,
    #"{"scenes": ["turn.json"], "variants": {"locale": "it_IT"}}"#,
    #"{"scenes": ["turn.json"], "variants": {"locale": []}}"#,
    #"{"scenes": ["turn.json"], "variants": {"device.scale": [99]}}"#,
    #"{"scenes": ["turn.json"], "variants": {"lightingMode": ["dusk"]}}"#,
    #"{"scenes": ["turn.json"], "exclude": [{}]}"#,
    ##"{"scenes": ["turn.json"], "colors": {"dusk": {"device": "#000"}}}"##,
    #"{"scenes": ["turn.json"], "name": 5}"#,
    #"{"scenes": ["turn.json"], "pictures": [{"scene": "turn"}]}"#,
    #"{"scenes": ["turn.json"], "pictures": [{"name": "a", "scene": "turn", "style": "bold"}]}"#,
    #"{"scenes": ["turn.json"], "pictures": [{"name": "a", "scene": "turn", "crop": {"margin": 3}}]}"#,
  ])
  func refused(_ text: String) throws {
    #expect(try validator.fault(Self.json(text)) != nil)
    #expect(try !isRead(text))
  }
}
