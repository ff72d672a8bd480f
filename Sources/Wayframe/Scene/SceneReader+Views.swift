import Guidance
import JSON
import NavigationUI

extension PromptOptions: SceneReadable {
  static let blank = PromptOptions(.arrival)
  static let fields: [SceneField<PromptOptions>] = [
    .needed("kind", \.kind, .choice(Kind.byName.map { ($0.name, $0.kind) }), "what the card tells of"),
    .optional("title", \.title, .shownText, otherwise: "in the language's words", "the first row"),
    .optional("subtitle", \.subtitle, .shownText, otherwise: "none", "the second row"),
    .key("buttons", \.buttons, .shownTexts(atMost: 2), "texts of the buttons; the last is the prominent one"),
    .optional(
      "remainingShare", \.remainingShare, .number(in: 0...1), otherwise: "no line",
      "the share of the time to answer that is left"),
  ]
}

extension SceneValue<[String]> {
  /// Texts that are drawn.
  fileprivate static func shownTexts(atMost limit: Int) -> SceneValue {
    SceneValue(
      .list(of: .text(limit: SceneObject.textLimit), atMost: limit), json: { .array($0.map(JSONValue.string)) },
      read: { (object, name) throws(SceneError) in try object.shownTexts(name, atMost: limit) })
  }
}

extension HeaderAccessoryOptions: SceneReadable {
  static let blank = HeaderAccessoryOptions(height: 0)
  static let fields: [SceneField<HeaderAccessoryOptions>] = [
    .needed(
      "height", \.height, .number(in: 0...4_096, "points"),
      "the height it asks for; a view that asks for more than 200, or than there is, is hidden"),
    .members(of: \.content), .padding(of: \.content, aroundText: 12),
    .key("isHidden", \.isHidden, .flag, "`true` keeps the place and draws nothing"),
  ]
}

extension ViewOptions: SceneReadable {
  static let blank = ViewOptions(name: "", constraints: [])
  static let fields: [SceneField<ViewOptions>] = [
    .needed("name", \.name, .elementName, "names the view in constraints and layouts"),
    .key("constraints", \.constraints, .constraints, "where the view stands"),
    .members(of: \.content), .padding(of: \.content, aroundText: 8),
    .key("isHidden", \.isHidden, .flag, "`true` keeps the place and draws nothing"),
    .optional(
      "accessibilityLabel", \.accessibilityLabel, .shownText, otherwise: "none",
      "what a screen reader says; stated in layouts"),
  ]
}

extension SceneValue<String> {
  /// The name of a view or a marker, by which others and overrides address it.
  static var elementName: SceneValue {
    .form(
      "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", words: "a letter, then up to 63 letters, digits, - and _",
      matches: { $0.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_-]{0,63}/) != nil })
  }
}

extension SceneValue<[LayoutConstraint]> {
  /// The form that `LayoutConstraint` reads, for the schema.
  private static var pattern: String {
    let attribute = "(" + LayoutConstraint.Attribute.allCases.map(\.rawValue).joined(separator: "|") + ")"
    let number = #"[0-9]+(\.[0-9]+)?"#
    let anchor = #"(\#(number)\s*\*\s*)?[^\s.+*-][^\s.]*\.\#(attribute)\s*([+-]\s*\#(number))?"#
    let priority = #"@\s*(?!0+\s*$)([0-9]{1,3}|1000)\s*"#
    return #"^\s*\#(attribute)\s*(==|>=|<=)\s*(\#(anchor)|-?\#(number))\s*(\#(priority))?$"#
  }

  fileprivate static var constraints: SceneValue {
    let limit = ViewOptions.constraintLimit
    let rule = SceneType.form(
      pattern: pattern, words: "a rule such as `top == navigationHeaderLayoutGuide.bottom + 8`")
    return SceneValue(
      .list(of: rule, atMost: limit), json: { $0.isEmpty ? .array([]) : nil },
      read: {
        (object, name) throws(SceneError) in
        guard let texts = try object.shownTexts(name, atMost: limit) else { return nil }
        var constraints: [LayoutConstraint] = []
        for (index, text) in texts.enumerated() {
          let key = "\(object.key(name))[\(index)]"
          guard let constraint = LayoutConstraint(text) else {
            throw .malformedConstraint(file: object.file, key: key, text: String(text.prefix(120)))
          }
          let limit = ViewOptions.numberLimit
          for number in [constraint.multiplier, constraint.constant] where number.magnitude > limit {
            throw .outOfRange(
              file: object.file, key: "number in \(key)", value: number, allowed: "at most \(plain(limit))")
          }
          constraints.append(constraint)
        }
        return constraints
      })
  }
}

extension SceneField {
  /// The key `padding` of a view's content, to be read after the rest of the content.
  ///
  /// - Parameter aroundText: the points of a content that has a text and a ground, and states none.
  fileprivate static func padding(
    of content: WritableKeyPath<Owner, ViewContent> & Sendable, aroundText usual: Double
  ) -> SceneField {
    let value = SceneValue<Double>.number(in: 0...1_000, "points")
    let key = SceneKey(
      name: "padding", type: value.type, fallback: .words("0; round a text on a ground \(plain(usual))"),
      about: "from the edges to what lies inside")
    return SceneField([key]) { (owner, object) throws(SceneError) in
      let isTextOnGround = owner[keyPath: content].text != nil && owner[keyPath: content].backgroundColor != nil
      owner[keyPath: content].padding = try value.read(&object, key.name) ?? (isTextOnGround ? usual : 0)
    }
  }
}

extension ViewContent: SceneReadable {
  static let blank = ViewContent()
  static let fields: [SceneField<ViewContent>] = [
    .key("backgroundColor", \.backgroundColor, .colorOrNone, otherwise: "none", "the ground"),
    .key("cornerRadius", \.cornerRadius, .number(in: 0...4_096, "points"), "how round the corners are"),
    .optional("image", \.image, .picture, otherwise: "none", "a PNG file"),
    .key("imageScale", \.imageScale, .imageScale, "how fine the image is"),
    .optional("text", \.text, .shownText, otherwise: "none", "what the view says"),
    .key(
      "textColor", \.textColor, .colorOrNone, otherwise: "black or white, whichever stands out more",
      "the text's colour"),
    .key("font", \.font, .font(isBold: false), otherwise: "17 points", "the text's font"),
    .key("textAlignment", \.textAlignment, .word, "where the lines stand"),
    .optional(
      "numberOfLines", \.numberOfLines, .integer(in: 0...100), otherwise: "asks for one, fills what it gets",
      "the most lines of text, 0 for as many as needed"),
    .key("lineBreakMode", \.lineBreakMode, .word, "how a text is cut that has no room"),
    .key("contentMode", \.contentMode, .word, "how an image without a text fills its place"),
    .key("tintColor", \.tintColor, .colorOrNone, otherwise: "its own colours", "draws the image in one colour"),
    .key("imagePlacement", \.imagePlacement, .word, "the side of the text where the image stands"),
    .key("imagePadding", \.imagePadding, .number(in: 0...1_000, "points"), "between image and text"),
    .key("borderWidth", \.borderWidth, .number(in: 0...1_000, "points"), "the edge, inside"),
    .key("borderColor", \.borderColor, .color, "the edge's colour"),
    .key("alpha", \.alpha, .number(in: 0...1), "how opaque the view is with all that lies in it"),
    .members(of: \.shadow),
  ]
}

extension ShadowOptions: SceneReadable {
  static let blank = ShadowOptions()
  static let fields: [SceneField<ShadowOptions>] = [
    .key("shadowColor", \.color, .color, "the shadow's colour"),
    .key("shadowOpacity", \.opacity, .number(in: 0...1), "how opaque the shadow is; only a ground has one"),
    .key("shadowRadius", \.radius, .number(in: 0...100, "points"), "the blur's standard deviation"),
    .offset,
  ]
}

extension SceneField<ShadowOptions> {
  /// The object `shadowOffset`; a member that it leaves out is 0, while a shadow without it falls 3 points upwards.
  fileprivate static var offset: SceneField {
    let value = SceneValue<Double>.number(in: -1_000...1_000, "points")
    let members = [("width", "to the right"), ("height", "down")].map { name, about in
      SceneKey(name: name, type: value.type, fallback: .value(.number(0)), about: about)
    }
    let key = SceneKey(
      name: "shadowOffset", type: .object(members, rules: []), fallback: .words("0 and −3"),
      about: "where the shadow falls")
    return SceneField([key]) { (owner, object) throws(SceneError) in
      guard var offset = try object.object(key.name) else { return }
      owner.offsetX = try value.read(&offset, "width") ?? 0
      owner.offsetY = try value.read(&offset, "height") ?? 0
      try offset.finish()
    }
  }
}

extension SceneValue<Double> {
  static var imageScale: SceneValue { .number(in: OverlayLimits.imageScale, "pixels of the image a point") }
}
