import Testing

@testable import MapData

/// The names are lists beside the cases: each has to stand at its case's place.
@Suite struct OSMNameTests {
  private static func plain(_ name: String) -> String { name.filter(\.isLetter).lowercased() }

  @Test(arguments: OSMKey.allCases)
  func keysHaveTheirNames(_ key: OSMKey) {
    switch key {
    case .countryCode: #expect(key.name == "country_code_iso3166_1_alpha_2")
    case .isoCountry: #expect(key.name == "ISO3166-1:alpha2")
    case .intName: #expect(key.name == "int_name")
    default: #expect(Self.plain(key.name) == "\(key)".lowercased())
    }
  }

  @Test(arguments: OSMLayer.allCases)
  func layersHaveTheirNames(_ layer: OSMLayer) {
    #expect(Self.plain(layer.name) == "\(layer)".lowercased())
    #expect(!layer.name.contains { $0.isUppercase })
  }
}
