import Geometry

/// A road's number as its sign shows it, and the network by which styles choose the sign's plate.
///
/// The networks are those of OpenMapTiles (`us-interstate`, `gb-motorway`, `road`, …) and, where it has none, the colour of
/// the plate: `green`, `blue`, `red` or `yellow`.
struct RoadNumber: Equatable {
  var ref: String
  var network: String

  /// - Parameters:
  ///   - refs: as the data has it; of several, apart by semicolons or lines, the first counts.
  ///   - network: what the data calls the network: OSM's and Tilezen's names (`US:I`, `DE:BAB`, `e-road`), or those of
  ///     Mapbox's shields (`us-interstate`, `e-road`).
  ///   - highway: OSM's class of the road.
  ///   - place: where it is, in world points.
  init?(_ refs: String, network: String?, highway: String, place: Point) {
    let ref = String(refs.prefix { $0 != ";" && $0 != "\n" }).trimmedSpaces
    guard !ref.isEmpty, ref.count <= 20 else { return nil }
    self.init(byForm: ref, highway: highway, country: Self.country(WebMercator.unproject(place)))
    guard let known = network.flatMap(Self.network) else { return }
    self.network = known
    if known.hasPrefix("us-") {
      // Plates of the United States say by their form which letters they stand for.
      let digits = ref.drop { ($0.isASCII && $0.isLetter) || $0 == " " || $0 == "-" }
      if digits.first?.isNumber == true { self.ref = String(digits) }
    }
  }

  // MARK: Networks

  /// What the network is here; `nil` for one whose plates are like all others.
  static func network(_ text: String) -> String? {
    if let known = networks[text] { return known }
    if text.hasPrefix("us-") {
      return ["us-interstate", "us-highway", "us-state"].first { text.hasPrefix($0) }
    }
    // US:CA, US:NY …, but not the business loops and county roads below them (US:CA:Orange).
    return text.hasPrefix("US:") && text.utf8.count == 5 ? "us-state" : nil
  }

  private static let networks: [String: String] = {
    let lists = [
      "us-interstate": "US:I", "us-highway": "US:US", "ca-transcanada": "CA:transcanada",
      "gb-motorway": "GB:M GB:M-road gb-motorway", "gb-trunk": "GB:A-road-green gb-trunk",
      "blue": """
      DE:BAB de-motorway AT:A-road AT:S-road at-motorway ES:A-road hu-motorway HU:M PT:A-road JP:national jp-national \
      KR:expressway KR:national kr-natl-expy kr-natl-hwy kr-metro-expy RU:national UA:international
      """,
      "green": """
      e-road IT:A-road hr-motorway si-motorway gr-motorway GR:motorway CN:expressway CN:JX JP:expressway TR:O \
      TR:motorway tw-national TW:national nz-state VN:expressway MY:expressway RS:motorway-IA
      """,
      "red": """
      FR:A-road FR:N-road NL:A NL:A-road CH:Nationalstrasse ch-motorway PL:motorway PL:expressway PL:national \
      CZ:dálnice CZ:national CN:national SK:motorway DK:motorway BE:A-road rectangle-red
      """,
      "yellow": """
      DE:BS DE:STS FR:D-road NL:N NL:N-road CN:provincial KR:local kr-local IN:NH in-national IN:SH PL:voivodeship \
      rectangle-yellow
      """,
    ]
    var networks: [String: String] = [:]
    for (network, list) in lists { for name in list.split(separator: " ") { networks[String(name)] = network } }
    return networks
  }()

  // MARK: The form of a number

  enum Country { case unitedStates, greatBritain, china, japan, europe, other }

  init(byForm ref: String, highway: String, country: Country) {
    self.ref = ref
    network = "road"
    let letters = ref.prefix { $0.isASCII && $0.isLetter }
    let rest = ref.dropFirst(letters.count)
    let digits = rest.drop { $0 == " " || $0 == "-" }
    guard digits.first?.isNumber == true else { return }
    switch country {
    case .unitedStates:
      switch letters {
      case "I": (self.ref, network) = (String(digits), "us-interstate")
      case "US": (self.ref, network) = (String(digits), "us-highway")
      default:
        guard letters == "SR" || Self.states.contains(String(letters)) else { return }
        (self.ref, network) = (String(digits), "us-state")
      }
    case .greatBritain where rest.first != " ":
      let isMotorway = highway.hasPrefix("motorway") && (letters == "M" || letters == "A")
      let isTrunk = highway.hasPrefix("trunk") && letters == "A"
      network = isMotorway ? "gb-motorway" : isTrunk ? "gb-trunk" : "road"
    case .europe where letters == "E" && digits.allSatisfy(\.isNumber): network = "green"
    case .china where digits.allSatisfy(\.isNumber):
      // Expressways have one, two or four digits, national roads three.
      if letters == "G" { network = digits.count == 3 ? "red" : "green" }
      if letters == "S" { network = digits.count == 3 ? "yellow" : "green" }
    case .japan where letters.isEmpty && digits.allSatisfy(\.isNumber): network = "blue"
    case .japan where letters == "E" || letters == "C": network = "green"
    default: break
    }
  }

  /// Roughly: near a border the number's form still has to fit.
  static func country(_ center: Coordinate?) -> Country {
    guard let center else { return .other }
    let latitude = center.latitude
    let longitude = center.longitude
    // The 48 states, Alaska and Hawaii as boxes.
    let isUS =
      (24...49.5 ~= latitude && -125...(-66) ~= longitude) || (51...72 ~= latitude && -170...(-130) ~= longitude)
      || (18...23 ~= latitude && -161...(-154) ~= longitude)
    if isUS { return .unitedStates }
    if 49.8...61 ~= latitude, -8.7...1.8 ~= longitude { return .greatBritain }
    if 34...72 ~= latitude, -10...45 ~= longitude { return .europe }
    if (30...46 ~= latitude && 129.6...146 ~= longitude) || (24...30 ~= latitude && 123...132 ~= longitude) {
      return .japan
    }
    return 18...53.6 ~= latitude && 73.5...124 ~= longitude ? .china : .other
  }

  private static let states: Set<String> = [
    "AL", "AK", "AZ", "AR", "CA", "CO", "CT", "DE", "DC", "FL", "GA", "HI", "ID", "IL", "IN", "IA", "KS", "KY", "LA",
    "ME", "MD", "MA", "MI", "MN", "MS", "MO", "MT", "NE", "NV", "NH", "NJ", "NM", "NY", "NC", "ND", "OH", "OK", "OR",
    "PA", "RI", "SC", "SD", "TN", "TX", "UT", "VT", "VA", "WA", "WV", "WI", "WY",
  ]
}
