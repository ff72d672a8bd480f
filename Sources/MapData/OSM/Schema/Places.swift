import Geometry

/// Maps settlements, peaks, airports and house numbers onto `place`, `mountain_peak`, `aerodrome_label`, `housenumber`.
///
/// Source: the OpenMapTiles schema, the layers of these names.
enum PlaceMapping {
  static func add(_ element: OSMElement, to layers: inout OSMLayers) {
    addHouseNumber(element, to: &layers)
    if element.tags.has(.place) { addPlace(element, to: &layers) }
    if element.tags.has(.aeroway) { addAerodrome(element, to: &layers) }
    if element.nodePosition != nil, element.tags.has(.natural) { addPeak(element, to: &layers) }
  }

  private static func addHouseNumber(_ element: OSMElement, to layers: inout OSMLayers) {
    guard let number = element.tags[.addrHousenumber], !number.isEmpty, element.nodePosition != nil || element.isClosed,
      let point = element.labelPoint
    else { return }
    var properties: [String: PropertyValue] = ["housenumber": .string(number)]
    if let street = element.tags[.addrStreet] ?? element.tags[.addrPlace] { properties["street"] = .string(street) }
    layers.add(.housenumber, element, .points([point]), properties)
  }

  // MARK: Settlements

  private static func addPlace(_ element: OSMElement, to layers: inout OSMLayers) {
    let tags = element.tags
    guard let kind = tags[.place], let rank = rank(kind, tags) else { return }
    guard element.nodePosition != nil || kind == "island", let point = element.labelPoint else { return }
    var properties: [String: PropertyValue] = ["class": .string(kind), "rank": .number(rank)]
    Names.add(tags, to: &properties)
    guard properties["name"] != nil else { return }
    if let capital = tags[.capital] {
      if let level = capital == "yes" ? 2 : Quantity.number(capital) { properties["capital"] = .number(level) }
    }
    if kind == "country", let code = tags[.countryCode] ?? tags[.isoCountry] { properties["iso_a2"] = .string(code) }
    layers.add(.place, element, .points([point]), properties)
  }

  private static func rank(_ kind: String, _ tags: OSMTags) -> Double? {
    rank(
      kind, population: tags[.population].flatMap(Quantity.number) ?? 0, isCapital: tags[.capital] == "yes")
  }

  /// 1 for the most important of a class; the schema leaves the scale to importance, here population and capitals.
  static func rank(_ kind: String, population: Double, isCapital: Bool) -> Double? {
    switch kind {
    case "continent": return 1
    case "country":
      return step(population, [100_000_000: 1, 40_000_000: 2, 10_000_000: 3, 3_000_000: 4, 500_000: 5], 6)
    case "state", "province": return step(population, [10_000_000: 1, 5_000_000: 2, 2_000_000: 3, 1_000_000: 4], 5)
    case "city":
      let rank = step(population, [5_000_000: 1, 2_000_000: 2, 1_000_000: 3, 500_000: 5, 200_000: 7, 100_000: 8], 10)
      return isCapital ? min(rank, 2) : rank
    case "town": return step(population, [50_000: 9, 20_000: 10, 10_000: 11], 12)
    case "village": return 13
    case "suburb", "borough": return 14
    case "quarter", "neighbourhood", "hamlet", "island": return 15
    case "isolated_dwelling", "farm": return 16
    default: return nil
    }
  }

  private static func step(_ population: Double, _ ranks: KeyValuePairs<Double, Double>, _ last: Double) -> Double {
    ranks.first { population >= $0.key }?.value ?? last
  }

  // MARK: Airports and peaks

  private static func addAerodrome(_ element: OSMElement, to layers: inout OSMLayers) {
    let tags = element.tags
    guard tags[.aeroway] == "aerodrome", let point = element.labelPoint else { return }
    let stated = tags[.aerodromeType] ?? tags[.aerodrome] ?? ""
    let known = ["international", "public", "regional", "military", "private"].first { stated.contains($0) }
    var properties: [String: PropertyValue] = ["class": .string(known ?? "other")]
    Names.add(tags, to: &properties)
    guard properties["name"] != nil else { return }
    if let iata = tags[.iata] { properties["iata"] = .string(iata) }
    if let icao = tags[.icao] { properties["icao"] = .string(icao) }
    addElevation(tags, to: &properties)
    layers.add(.aerodromeLabel, element, .points([point]), properties)
  }

  private static func addPeak(_ element: OSMElement, to layers: inout OSMLayers) {
    let tags = element.tags
    guard let kind = tags[.natural], kind == "peak" || kind == "volcano" || kind == "saddle",
      let point = element.nodePosition
    else { return }
    var properties: [String: PropertyValue] = ["class": .string(kind), "rank": .number(1)]
    Names.add(tags, to: &properties)
    addElevation(tags, to: &properties)
    guard properties["name"] != nil || properties["ele"] != nil else { return }
    layers.add(.mountainPeak, element, .points([point]), properties)
  }

  private static func addElevation(_ tags: OSMTags, to properties: inout [String: PropertyValue]) {
    guard let metres = tags[.ele].flatMap(Quantity.metres) else { return }
    properties["ele"] = .number(metres.rounded())
    properties["ele_ft"] = .number((metres / Quantity.metresPerFoot).rounded())
  }
}
