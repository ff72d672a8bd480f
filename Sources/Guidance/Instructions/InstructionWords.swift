/// Our own rows and sentences for a manoeuvre, from what the step tells.
struct InstructionWords {
  var step: Step
  var language: String
  /// Of a departure.
  var headingDegrees: Double?

  private func text(_ phrase: Phrase) -> String { phrase.text(in: language) }

  // MARK: Phrases

  /// The manoeuvre without names: "Turn left".
  func action() -> String {
    if step.maneuver == .depart {
      guard let headingDegrees else { return text(.start) }
      return Phrase.head.text(in: language, "direction", text(.direction(ofHeading: headingDegrees)))
    }
    if step.maneuver.isRoundabout, let number = step.roundaboutTurnNumber {
      return Phrase.roundaboutExit.text(in: language, "number", ExitOrdinal.text(number, language: language))
    }
    if let number = step.exitNumber, isOffRamp {
      return Phrase.exitNumber.text(
        in: language, "number", LocaleFormat(identifier: language).digits(in: number))
    }
    return text(Self.phrase(step.maneuver))
  }

  private var isOffRamp: Bool {
    (Maneuver.offRampUnspecified.rawValue...Maneuver.offRampUTurnCounterClockwise.rawValue)
      .contains(step.maneuver.rawValue)
  }

  static func phrase(_ maneuver: Maneuver) -> Phrase {
    switch maneuver {
    case .unknown, .nameChange: .continue
    case .depart: .start
    case .destination: .destination
    case .destinationLeft: .destinationLeft
    case .destinationRight: .destinationRight
    case .straight: .straight
    case .turnLeft: .turnLeft
    case .turnRight: .turnRight
    case .turnKeepLeft, .onRampKeepLeft, .offRampKeepLeft: .keepLeft
    case .turnKeepRight, .onRampKeepRight, .offRampKeepRight: .keepRight
    case .turnSlightLeft: .slightLeft
    case .turnSlightRight: .slightRight
    case .turnSharpLeft: .sharpLeft
    case .turnSharpRight: .sharpRight
    case .turnUTurnClockwise, .turnUTurnCounterClockwise, .onRampUTurnClockwise, .onRampUTurnCounterClockwise,
      .offRampUTurnClockwise, .offRampUTurnCounterClockwise:
      .uTurn
    case .mergeUnspecified: .merge
    case .mergeLeft: .mergeLeft
    case .mergeRight: .mergeRight
    case .forkLeft: .forkLeft
    case .forkRight: .forkRight
    case .onRampUnspecified: .ramp
    case .onRampLeft, .onRampSlightLeft, .onRampSharpLeft: .rampLeft
    case .onRampRight, .onRampSlightRight, .onRampSharpRight: .rampRight
    case .offRampUnspecified: .exit
    case .offRampLeft, .offRampSlightLeft, .offRampSharpLeft: .exitLeft
    case .offRampRight, .offRampSlightRight, .offRampSharpRight: .exitRight
    case .roundaboutExitClockwise, .roundaboutExitCounterClockwise: .leaveRoundabout
    case .ferryBoat: .ferry
    case .ferryTrain: .carTrain
    default: .roundabout
    }
  }

  // MARK: Rows

  /// A name with the small word that its language puts before it, or with the one behind it.
  private func joined(_ phrase: Phrase, _ placeholder: String, _ name: String, shields: [RoadShield] = [])
    -> InstructionText.Row
  {
    let pattern = text(phrase)
    let mark = "{\(placeholder)}"
    if pattern.hasSuffix(mark) {
      let word = String(pattern.dropLast(mark.count)).trimmedOfSpace
      return .named(name, conjunction: word, shields: shields)
    }
    if name.isEmpty { return InstructionText.Row("", shields: shields) }
    // Plates stand before the name, so the word behind it follows them too.
    return InstructionText.Row(
      pattern.replacing(mark, with: name).trimmedOfSpace,
      abbreviatedName: RoadNameAbbreviation.shortened(name).map { pattern.replacing(mark, with: $0).trimmedOfSpace },
      shields: shields)
  }

  /// "toward San Jose", or `nil` without places.
  var towardRow: InstructionText.Row? { towardRow(numbers: [], places: step.towards) }

  private func towardRow(numbers: [RoadShield], places: [String]) -> InstructionText.Row? {
    guard !places.isEmpty || !numbers.isEmpty else { return nil }
    var row = joined(.toward, "place", places.prefix(2).joined(separator: ", "), shields: numbers)
    // One place in full rather than two cut short.
    if places.count > 1 { row.abbreviatedName = joined(.toward, "place", places[0]).name }
    return row
  }

  /// The road, the sign or the manoeuvre's own words; then what else helps to find the way.
  func rows() -> [InstructionText.Row] {
    let shields = RoadShield.shields(step.roadNumbers)
    let signed = RoadShield.shields(step.towardNumbers)
    let besideSigned = RoadShield.auxiliaryText(step.towardNumbers, hasPlates: step.exitNumber == nil)
    let isNumberOnly = step.roadNumbers.contains(step.roadName)
    let roadName = [
      RoadShield.auxiliaryText(step.roadNumbers, hasPlates: step.exitNumber == nil), isNumberOnly ? "" : step.roadName,
    ]
    .filter { !$0.isEmpty }.joined(separator: " / ")
    let junction = step.junctionName.map { [InstructionText.Row.named($0)] }
    let road = roadName.isEmpty && shields.isEmpty ? nil : InstructionText.Row.named(roadName, shields: shields)
    if showsActionFirst {
      let second = road.map { joined(.onto, "road", $0.name, shields: shields) }
      return [InstructionText.Row(action())]
        + ((second ?? towardRow(numbers: signed, places: [besideSigned].filter { !$0.isEmpty } + step.towards))
        .map { [$0] } ?? junction).orEmpty
    }
    if let road {
      return [road] + (towardRow(numbers: [], places: step.towards).map { [$0] } ?? junction).orEmpty
    }
    if !signed.isEmpty || !besideSigned.isEmpty {
      return [.named(besideSigned, shields: signed)]
        + (towardRow(numbers: [], places: step.towards).map { [$0] } ?? junction).orEmpty
    }
    if let junction { return junction + towardRow(numbers: [], places: step.towards).map { [$0] }.orEmpty }
    if step.towards.count > 1 {
      return [
        .named(step.towards[0]),
        joined(.toward, "place", step.towards.dropFirst().prefix(2).joined(separator: ", ")),
      ]
    }
    return [towardRow(numbers: [], places: step.towards) ?? InstructionText.Row(action())]
  }

  /// Where the name alone would not tell what to do.
  private var showsActionFirst: Bool {
    switch step.maneuver {
    case .depart, .turnUTurnClockwise, .turnUTurnCounterClockwise, .ferryBoat, .ferryTrain: true
    case _ where step.maneuver.isRoundabout: step.roundaboutTurnNumber != nil
    default: false
    }
  }

  /// The destination with its side of the road; a whole sentence when it has no name.
  func arrivalRows(destination: String?) -> [InstructionText.Row] {
    guard let destination, !destination.isEmpty else {
      return [InstructionText.Row(text(Self.phrase(step.maneuver)))]
    }
    switch step.maneuver {
    case .destinationLeft: return [.named(destination), InstructionText.Row(text(.sideLeft))]
    case .destinationRight: return [.named(destination), InstructionText.Row(text(.sideRight))]
    default: return [.named(destination)]
    }
  }

  // MARK: Sentence

  /// "Turn left onto Main Street", "Dupont Circle: Take the 2nd exit", "Take exit 2 toward Embarcadero".
  func sentence() -> String { [step.junctionName, wayOn()].compactMap { $0 }.joined(separator: ": ") }

  private func wayOn() -> String {
    let action = action()
    guard !step.maneuver.isArrival else { return action }
    let numbers = step.roadNumbers.contains(step.roadName) ? [] : step.roadNumbers
    let road = ([step.roadName] + numbers).filter { !$0.isEmpty }.joined(separator: " / ")
    if !road.isEmpty {
      return text(.ontoRoad).replacing("{action}", with: action).replacing("{road}", with: road)
    }
    let places = (step.towardNumbers + step.towards).prefix(3).joined(separator: ", ")
    guard !places.isEmpty else { return action }
    return text(.towardPlace).replacing("{action}", with: action).replacing("{place}", with: places)
  }
}

extension Optional where Wrapped: RangeReplaceableCollection {
  fileprivate var orEmpty: Wrapped { self ?? Wrapped() }
}

/// The number of a roundabout's exit as it is said before "exit".
enum ExitOrdinal {
  static func text(_ number: Int, language: String) -> String {
    let digits = LocaleFormat(identifier: language).digits(in: String(number))
    switch LocaleTag(language).language {
    case "ar", "he", "hi", "id", "ja", "ko", "th", "vi", "zh": return digits
    case "de", "tr": return digits + "."
    case "es": return digits + ".ª"
    case "fr": return digits + (number == 1 ? "re" : "e")
    case "it", "pt": return digits + "ª"
    case "ru": return digits + "-й"
    default: return english(number)
    }
  }

  private static func english(_ number: Int) -> String {
    let isTeen = (11...13).contains(number % 100)
    switch number % 10 {
    case 1 where !isTeen: return "\(number)st"
    case 2 where !isTeen: return "\(number)nd"
    case 3 where !isTeen: return "\(number)rd"
    default: return "\(number)th"
    }
  }
}
