/// Our own rows and sentences for a manoeuvre, from the step's data.
struct InstructionWords {
  var step: Step
  var language: String
  /// Of a departure.
  var headingDegrees: Double?

  private var table: PhraseTable { PhraseTable.words(for: language) }

  private func text(_ phrase: Phrase) -> String { table.text(phrase) }

  // MARK: Phrases

  /// The manoeuvre without names: "Turn left".
  func action() -> String { raised(filled(text(actionPhrase)) ?? text(actionPhrase)) }

  /// A shorter form of it, where the language has one.
  private func shortAction() -> String? { table.shortForms[actionPhrase].flatMap { filled($0) }.map(raised) }

  private var actionPhrase: Phrase {
    if step.maneuver == .depart { return headingDegrees == nil ? .start : .head }
    if step.maneuver.isRoundabout, step.roundaboutTurnNumber != nil { return .roundaboutExit }
    if step.exitNumber != nil, isOffRamp { return .exitNumber }
    return Self.phrase(step.maneuver)
  }

  /// A text with what this step puts into it; `nil` where a name does not take the form asked for.
  private func filled(_ text: String, with others: [String: PhraseTemplate.Value] = [:]) -> String? {
    var values = others
    if let headingDegrees { values["direction"] = .words(self.text(.direction(ofHeading: headingDegrees))) }
    if actionPhrase == .roundaboutExit, let number = step.roundaboutTurnNumber {
      values["number"] = .words(ExitOrdinal.text(number, language: language))
    } else if let number = step.exitNumber {
      // As on the sign, never in other digits.
      values["number"] = .piece(number)
    }
    return PhraseTemplate(text).filled(values, in: table.direction)
  }

  /// Sentences begin with a capital.
  private func raised(_ text: String) -> String {
    LetterCase(language: LocaleTag(table.tag).language).raisingFirst(of: text)
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

  /// A name with the small words that its language puts before and behind it.
  private func joined(_ phrase: Phrase, _ name: String, shields: [RoadShield] = []) -> InstructionText.Row {
    joined(text(phrase), name, shields: shields)
  }

  private func joined(_ template: String, _ name: String, shields: [RoadShield]) -> InstructionText.Row {
    var row = roadNamed(name, shields: shields)
    // Plates stand before the name, so the words are the name's; without a name they are the plates'.
    let subject = name.isEmpty ? shields.map(\.text) : [name]
    guard let parts = PhraseTemplate(template).parts else { return row }
    var (before, behind) = ("", "")
    for (index, part) in parts.enumerated() {
      switch part {
      case .words(let words): if index == 0 { before = words } else { behind += words }
      case .place(let place):
        guard let form = place.form else { continue }
        guard let around = form.surroundings(of: subject) else { return row }
        before += around.before
        if name.isEmpty {
          behind += around.after
        } else {
          let ordered = around.first ?? name
          guard ordered + around.after != name else { continue }
          row.abbreviatedName = RoadNameAbbreviation.shortened(ordered).map { $0 + around.after }
          row.name = ordered + around.after
        }
      }
    }
    let word = before.trimmedOfSpace
    row.conjunction = word.isEmpty ? nil : word
    row.following = behind.trimmedOfSpace.isEmpty ? nil : behind
    return row
  }

  /// A row of a name, with the step's own short form of its road's.
  private func roadNamed(_ name: String, shields: [RoadShield]) -> InstructionText.Row {
    var row = InstructionText.Row.named(name, shields: shields)
    if name == step.roadName, let short = step.shortRoadName { row.abbreviatedName = short }
    return row
  }

  /// The road that one comes to, or stays on, in the words that the language's sentence puts around it.
  private func roadRow(_ name: String, shields: [RoadShield]) -> InstructionText.Row {
    joined(companionTemplate ?? text(isAlong ? .along : .onto), name, shields: shields)
  }

  /// A U-turn's sentence without the action: "on {road}" of "Make a U-turn on {road}"; `nil` where the two cannot be
  /// separated.
  private var companionTemplate: String? {
    guard actionPhrase == .uTurn,
      let sentence = table.sentences[.init(phrase: .uTurn, companion: .road)]
    else { return nil }
    if sentence == Self.plainPattern { return "{road}" }
    for action in ["{action}", text(.uTurn)] {
      if sentence.hasPrefix(action + " ") { return String(sentence.dropFirst(action.count)).trimmedOfSpace }
      if sentence.hasSuffix(" " + action) { return String(sentence.dropLast(action.count)).trimmedOfSpace }
      let inside = LetterCase(language: LocaleTag(table.tag).language).loweringFirst(of: action)
      if sentence.hasSuffix(" " + inside) { return String(sentence.dropLast(inside.count)).trimmedOfSpace }
    }
    return nil
  }

  /// "toward San Jose", or `nil` without places.
  var towardRow: InstructionText.Row? { towardRow(numbers: [], places: step.towards) }

  private func towardRow(numbers: [RoadShield], places: [String]) -> InstructionText.Row? {
    guard !places.isEmpty || !numbers.isEmpty else { return nil }
    var row = joined(.toward, list(places.prefix(2)), shields: numbers)
    // One place in full rather than two cut short.
    if places.count > 1 { row.abbreviatedName = joined(.toward, places[0]).name }
    return row
  }

  /// Names as one text; a name alone is one piece already.
  private func list(_ names: ArraySlice<String>) -> String {
    names.count > 1
      ? names.map(table.direction.isolated).joined(separator: listSeparator) : names.first ?? ""
  }

  /// What stands between the members of a list.
  private var listSeparator: String {
    switch LocaleTag(table.tag).language {
    case "ar", "fa", "ur": "، "
    case "ja", "zh": "、"
    default: ", "
    }
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
    let road = roadName.isEmpty && shields.isEmpty ? nil : roadNamed(roadName, shields: shields)
    if showsActionFirst {
      let second = road.map { roadRow($0.name, shields: shields) }
      let towards = towardRow(numbers: signed, places: [besideSigned].filter { !$0.isEmpty } + step.towards)
      return [InstructionText.Row(action(), abbreviatedName: shortAction())]
        + ((second ?? towards).map { [$0] } ?? junction).orEmpty
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
        joined(.toward, list(step.towards.dropFirst().prefix(2))),
      ]
    }
    return [
      towardRow(numbers: [], places: step.towards) ?? InstructionText.Row(action(), abbreviatedName: shortAction())
    ]
  }

  /// Whether one stays on the road that is named: at the start, straight on, keeping to a side.
  private var isAlong: Bool {
    switch actionPhrase {
    case .start, .head, .straight, .continue, .keepLeft, .keepRight: true
    default: false
    }
  }

  /// Where the name alone would not say what to do.
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
  func sentence() -> String {
    [step.junctionName.map(table.direction.isolated), wayOn()].compactMap { $0 }.joined(separator: ": ")
  }

  private func wayOn() -> String {
    guard !step.maneuver.isArrival else { return action() }
    let numbers = step.roadNumbers.contains(step.roadName) ? [] : step.roadNumbers
    let road = ([step.roadName] + numbers).filter { !$0.isEmpty }
    if !road.isEmpty { return sentence(with: .road, .pieces(road, separator: " / ")) }
    let places = Array((step.towardNumbers + step.towards).prefix(3))
    return places.isEmpty ? action() : sentence(with: .place, .pieces(places, separator: listSeparator))
  }

  private func sentence(with companion: PhraseTable.Companion, _ names: PhraseTemplate.Value) -> String {
    let phrase = actionPhrase
    let general =
      companion == .place ? text(.towardPlace) : isAlong ? text(.alongRoad) : text(.ontoRoad)
    // A ferry's name is not one of a road.
    let isFerry = phrase == .ferry || phrase == .carTrain
    let pattern =
      isFerry && companion == .road
      ? Self.plainPattern : table.sentences[.init(phrase: phrase, companion: companion)] ?? general
    var action = action()
    // Within a sentence an action has no capital.
    if !pattern.hasPrefix("{action}") {
      action = LetterCase(language: LocaleTag(table.tag).language).loweringFirst(of: action)
    }
    let values: [String: PhraseTemplate.Value] = [companion.rawValue: names, "action": .words(action)]
    if let sentence = filled(pattern, with: values) { return pattern.hasPrefix("{") ? sentence : raised(sentence) }
    let plain = filled(Self.plainPattern, with: ["road": names, "action": .words(self.action())])
    return plain ?? self.action()
  }

  /// For names that do not take the form that the language's sentence asks for.
  private static let plainPattern = "{action}: {road}"
}

extension Optional where Wrapped: RangeReplaceableCollection {
  fileprivate var orEmpty: Wrapped { self ?? Wrapped() }
}
