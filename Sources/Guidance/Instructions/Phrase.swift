/// What navigation says, by meaning; the words are in `PhraseTable`.
///
/// Their placeholders: {action} another phrase, {road}, {place}, {number}, {direction} of the compass, {time}, {distance}.
public enum Phrase: String, Sendable, Hashable, CaseIterable {
  /// Setting off and going on.
  case start, head, straight, `continue`
  /// Turns.
  case turnLeft, turnRight, slightLeft, slightRight, sharpLeft, sharpRight, keepLeft, keepRight, uTurn
  /// Merges and forks.
  case merge, mergeLeft, mergeRight, forkLeft, forkRight
  /// Ramps and exits.
  case ramp, rampLeft, rampRight, exit, exitLeft, exitRight, exitNumber
  /// Roundabouts, ferries and trains.
  case roundabout, roundaboutExit, leaveRoundabout, ferry, carTrain
  /// The number of a roundabout's exit, as it is said before "exit".
  case ordinal
  /// Arriving.
  case destination, destinationLeft, destinationRight, sideLeft, sideRight, arrivingAt, arrived
  /// Whole sentences with a name, and the small words beside one: onto a road one turns, along it one goes on.
  case ontoRoad, alongRoad, towardPlace, onto, along, toward, then, exitWord
  /// Points of the compass.
  case north, northeast, east, southeast, south, southwest, west, northwest
  /// Words of controls and call-outs.
  case recenter, report, rerouting, similarTime, faster, slower, shorter, longer, via, arrive
  /// Incidents ahead.
  case incidentCrash, incidentCongestion, incidentConstruction, incidentLaneClosure, incidentRoadClosure,
    incidentPolice, incidentSpeedCamera, incidentWeather

  /// The words in a language, given as a BCP 47 tag; English where there are none (see `isTranslated`).
  public func text(in language: String) -> String { PhraseTable.words(for: language).text(self) }

  /// The words with a name or a measure in place of their placeholder, isolated where directions could mix.
  public func text(in language: String, _ placeholder: String, _ value: String) -> String {
    let table = PhraseTable.words(for: language)
    return PhraseTemplate(table.text(self)).filled([placeholder: .piece(value)], in: table.direction) ?? value
  }

  /// What is put into the words, by name.
  var placeholders: [String] {
    switch self {
    case .head: ["direction"]
    case .exitNumber, .roundaboutExit, .ordinal: ["number"]
    case .arrivingAt, .toward: ["place"]
    case .ontoRoad, .alongRoad: ["action", "road"]
    case .towardPlace: ["action", "place"]
    case .onto, .along, .via: ["road"]
    case .faster, .slower, .arrive: ["time"]
    case .shorter, .longer: ["distance"]
    default: []
    }
  }

  /// Whether there are words for a language; otherwise English stands in.
  public static func isTranslated(_ language: String) -> Bool { PhraseTable.isThere(for: language) }

  /// The language and script whose words a language takes, such as `pt` for "pt-PT" or `zh-Hant` for "zh-HK"; `nil` where
  /// English stands in.
  public static func base(of language: String) -> String? {
    LocaleTag(language).phraseTables.lazy.compactMap { tag in PhraseSource.all.first { $0.tag == tag } }.first.map {
      $0.base ?? $0.tag
    }
  }

  /// The languages and varieties with words of their own.
  public static var languages: [String] { PhraseTable.languages }

  /// What is said of an incident that lies ahead; `nil` for kinds that are not announced.
  public static func ahead(_ kind: RouteIncident.Kind) -> Phrase? {
    switch kind {
    case .crash: .incidentCrash
    case .congestion: .incidentCongestion
    case .construction: .incidentConstruction
    case .laneClosure: .incidentLaneClosure
    case .roadClosure: .incidentRoadClosure
    case .police: .incidentPolice
    case .speedCamera: .incidentSpeedCamera
    case .weather: .incidentWeather
    case .disabledVehicle, .massTransit, .miscellaneous: nil
    }
  }

  /// The nearest of the eight winds to a heading in degrees clockwise from north, which must be finite.
  public static func direction(ofHeading degrees: Double) -> Phrase {
    let winds: [Phrase] = [.north, .northeast, .east, .southeast, .south, .southwest, .west, .northwest]
    return winds[Int((Geodesy.normalizedHeading(degrees) / 45).rounded()) % 8]
  }
}
