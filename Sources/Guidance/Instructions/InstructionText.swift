/// What a header or a list shows for a manoeuvre: one or two rows, an exit's badge, road plates, and the whole sentence.
public struct InstructionText: Sendable, Hashable {
  /// A name with the small word before it and road plates in front.
  public struct Row: Sendable, Hashable {
    /// "toward", "onto": the word before plates and name.
    public var conjunction: String?
    /// The word after the name, as in "Harbour yönünde", with the space between the two where there is one.
    public var following: String?
    /// The name of a road or place; empty where there are only shields.
    public var name: String
    /// A shorter form, where there is one.
    public var abbreviatedName: String?
    /// The plates beside the name, in order.
    public var shields: [RoadShield]

    /// A row by its parts.
    public init(
      _ name: String, conjunction: String? = nil, following: String? = nil, abbreviatedName: String? = nil,
      shields: [RoadShield] = []
    ) {
      self.name = name
      self.conjunction = conjunction
      self.following = following
      self.abbreviatedName = abbreviatedName
      self.shields = shields
    }

    /// A row of a road's or a place's name, with its shorter form.
    static func named(_ name: String, conjunction: String? = nil, shields: [RoadShield] = []) -> Row {
      Row(name, conjunction: conjunction, abbreviatedName: RoadNameAbbreviation.shortened(name), shields: shields)
    }
  }

  /// The badge of an exit.
  public struct Exit: Sendable, Hashable {
    /// The word for an exit in the language.
    public var word: String
    /// The exit's number, such as "25B".
    public var number: String

    /// An exit by its word and its number.
    public init(word: String, number: String) {
      self.word = word
      self.number = number
    }
  }

  /// One or two.
  public var rows: [Row]
  /// The exit's badge; `nil` where the manoeuvre is none of an exit with a number.
  public var exit: Exit?
  /// The short name for the "then" strip.
  public var thenName: String
  /// The manoeuvre in one sentence: the service's where it is in the language, else our own.
  public var sentence: String
  /// Whether the language lacks words of its own, so that English ones stand in.
  public var usesEnglish: Bool

  /// The first row.
  public var firstRow: Row { rows[0] }
  /// The second row; `nil` where one is enough.
  public var secondRow: Row? { rows.count > 1 ? rows[1] : nil }

  /// "Then" in a language.
  public static func thenWord(language: String) -> String { Phrase.then.text(in: language) }

  /// - Parameters:
  ///   - step: the manoeuvre.
  ///   - language: BCP 47, such as "pt-BR" or "hi-u-nu-deva".
  ///   - serviceLanguage: the route's `language`; texts of the service are used only when it is `nil` or the same.
  ///   - destination: the title of the leg's destination, for arrivals.
  ///   - departureHeadingDegrees: of the route's start, for "Head northeast".
  ///   - distanceToManeuver: chooses among the service's banners; `nil` takes the nearest to the manoeuvre.
  public init(
    step: Step, language: String, serviceLanguage: String? = nil, destination: String? = nil,
    departureHeadingDegrees: Double? = nil, distanceToManeuver: Double? = nil
  ) {
    let words = InstructionWords(step: step, language: language, headingDegrees: departureHeadingDegrees)
    let isOwnLanguage =
      serviceLanguage.map { LocaleTag($0).language == LocaleTag(language).language } ?? true
    let banner = isOwnLanguage ? step.banner(at: distanceToManeuver).flatMap(BannerRows.init) : nil
    usesEnglish = !Phrase.isTranslated(language)
    rows = []
    if step.maneuver.isArrival {
      rows = words.arrivalRows(destination: destination)
    } else if let banner {
      rows = banner.rows(towards: words.towardRow)
      exit = banner.exitNumber.map { Exit(word: Phrase.exitWord.text(in: language), number: $0) }
    } else if step.maneuver == .unknown, step.roadName.isEmpty, isOwnLanguage, let instruction = step.instruction {
      rows = [Row(instruction)]
    } else {
      rows = words.rows()
    }
    if exit == nil, !step.maneuver.isArrival, let number = step.exitNumber {
      exit = Exit(word: Phrase.exitWord.text(in: language), number: number)
    }
    thenName = rows[0].name == step.roadName ? step.shortRoadName ?? rows[0].plainText : rows[0].plainText
    let isServiceText = isOwnLanguage && (serviceLanguage != nil || LocaleTag(language).language == "en")
    sentence = isServiceText ? step.instruction ?? words.sentence() : words.sentence()
  }
}

extension InstructionText.Row {
  /// Plates and name as one text, without the small word.
  var plainText: String {
    let plates = shields.map(\.text).joined(separator: " / ")
    return name.isEmpty ? plates : name
  }
}

extension Step {
  /// The banner that shows at a distance before the manoeuvre.
  func banner(at distance: Double?) -> RouteBanner? {
    guard let distance else { return banners.last }
    return banners.last { $0.distanceBeforeManeuver >= distance } ?? banners.first
  }
}
