import Guidance
import NavigationUI
import Testing

@testable import Wayframe

@Suite struct MapCreditTests {
  @Test(
    arguments: [
      ("© OpenStreetMap contributors", ["© OpenStreetMap contributors", "© OpenStreetMap", "© OSM"]),
      ("Data by OpenStreetMap, under ODbL", ["© OpenStreetMap contributors", "© OpenStreetMap", "© OSM"]),
      ("© City of Helsinki", ["© City of Helsinki"]),
      (
        "© MapTiler © OpenStreetMap contributors",
        ["© MapTiler © OpenStreetMap contributors", "© MapTiler © OpenStreetMap", "© MapTiler © OSM"]
      ),
    ] as [(String, [String])])
  func formsOfCredits(_ credit: String, _ forms: [String]) {
    #expect(MapCredit.forms(of: credit, stated: nil) == forms)
  }

  @Test func otherCredits() {
    #expect(MapCredit.forms(of: .some(nil), stated: nil) == InterfaceModel.mapAttribution)
    #expect(MapCredit.forms(of: nil, stated: nil).isEmpty)
    #expect(MapCredit.forms(of: "© A", stated: "© B") == ["© B"])
    #expect(MapCredit.forms(of: "© A", stated: " ").isEmpty)
  }

  /// 0.2 points a metre and 100 points at most: 500 m are 100 points; at 0.19 points 500 m are 95, at 0.21 200 m are 42.
  @Test(arguments: [(0.2, 100.0, "500 m"), (0.19, 95, "500 m"), (0.21, 42, "200 m")])
  func bars(_ pointsPerMetre: Double, _ length: Double, _ text: String) throws {
    let bar = try #require(
      ScaleBarModel(LocaleFormat(identifier: "de_DE"), pointsPerMetre: pointsPerMetre, corner: .topLeading))
    #expect(abs(bar.length - length) < 1e-9)
    #expect(bar.text.replacing("\u{A0}", with: " ") == text)
    #expect(ScaleBarModel(LocaleFormat(identifier: "de_DE"), pointsPerMetre: 0, corner: .topLeading) == nil)
  }
}
