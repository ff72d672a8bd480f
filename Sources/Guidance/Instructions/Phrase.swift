/// What navigation says, by meaning; the words are in `PhraseTable`.
///
/// Placeholders: {action} another phrase, {road}, {place}, {number}, {direction} of the compass, {time}, {distance}.
public enum Phrase: String, Sendable, Hashable, CaseIterable {
  // Manoeuvres
  case start, head, straight, `continue`
  case turnLeft, turnRight, slightLeft, slightRight, sharpLeft, sharpRight, keepLeft, keepRight, uTurn
  case merge, mergeLeft, mergeRight, forkLeft, forkRight
  case ramp, rampLeft, rampRight, exit, exitLeft, exitRight, exitNumber
  case roundabout, roundaboutExit, leaveRoundabout, ferry, carTrain
  // Arrival
  case destination, destinationLeft, destinationRight, sideLeft, sideRight, arrivingAt, arrived
  // Joints: whole sentences, and the small words before a name
  case ontoRoad, towardPlace, onto, toward, then, exitWord
  // Compass
  case north, northeast, east, southeast, south, southwest, west, northwest
  // Interface
  case recenter, report, rerouting, similarTime, faster, slower, shorter, longer, via, arrive
  // What lies ahead
  case incidentCrash, incidentCongestion, incidentConstruction, incidentLaneClosure, incidentRoadClosure
  case incidentPolice, incidentSpeedCamera, incidentWeather

  /// The words in a language, given as a BCP 47 tag; English where the table lacks it (see `isTranslated`).
  public func text(in language: String) -> String {
    PhraseTable.phrases(for: language)?[self] ?? PhraseTable.english[self] ?? rawValue
  }

  /// The words with a value in place of their placeholder.
  public func text(in language: String, _ placeholder: String, _ value: String) -> String {
    text(in: language).replacing("{\(placeholder)}", with: value)
  }

  /// Whether the table has words of its own for a language; otherwise English stands in.
  public static func isTranslated(_ language: String) -> Bool { PhraseTable.phrases(for: language) != nil }

  /// The languages with words of their own.
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

  /// The eight winds, clockwise from north.
  static func direction(ofHeading degrees: Double) -> Phrase {
    let winds: [Phrase] = [.north, .northeast, .east, .southeast, .south, .southwest, .west, .northwest]
    return winds[Int((Geodesy.normalizedHeading(degrees) / 45).rounded()) % 8]
  }
}
