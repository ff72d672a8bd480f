import Wayframe

/// A picture for documentation, as a suite describes it.
public struct SuitePicture: Sendable, Hashable {
  /// How elements are pointed out.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// Their names stand beside the picture, with lines to them.
    case named
    /// They have numbers; the names stand below.
    case numbered
  }

  /// An element to point out.
  public struct Mark: Sendable, Hashable {
    /// The element's name in the frame's layout, or a landmark's kind such as `position`; `all` for everything.
    public var element: String
    /// What it is called in the picture; `nil` for the usual words.
    public var name: LocalizedText?

    /// An element under the usual words.
    public init(_ element: String, name: LocalizedText? = nil) { (self.element, self.name) = (element, name) }

    /// Stands for every element.
    public static let all = Mark("all")
  }

  /// Unique among the suite's pictures; a path without an extension, which may have tokens such as `{locale}`.
  public var name: String
  /// The name of the frame that is shown, a pattern, or a scene's name; each frame of that kind has a picture.
  public var scene: String
  /// The elements that are pointed out.
  public var callouts: [Mark] = []
  /// Names of the elements that the picture is cut to; empty for the whole frame.
  public var crop: [String] = []
  /// Points around the elements that the picture is cut to.
  public var cropMargin = 16.0
  /// Whether names or numbers point out the elements.
  public var style = Style.named
  /// The heading over the picture; `nil` for none.
  public var title: LocalizedText?
  /// What the picture shows, in words; `nil` for a text made from the frame.
  public var alt: LocalizedText?

  /// A picture of a frame.
  public init(name: String, scene: String) { (self.name, self.scene) = (name, scene) }

  init(_ object: inout SceneObject) throws(SceneError) {
    guard let name = try object.string("name") else {
      throw .missingKey(file: object.file, key: object.key("name"))
    }
    guard let scene = try object.string("scene") else {
      throw .missingKey(file: object.file, key: object.key("scene"))
    }
    self.init(name: name, scene: scene)
    callouts = try object.list("callouts", of: "names of elements", Mark.init) ?? []
    if object.isObject("crop"), var cut = try object.object("crop") {
      guard let elements = try cut.names("element") else {
        throw .missingKey(file: cut.file, key: cut.key("element"))
      }
      crop = elements
      cropMargin = try cut.number("margin", in: 0...1_000) ?? cropMargin
      try cut.finish()
    } else {
      crop = try object.names("crop") ?? []
    }
    style = try object.value("style", as: Style.self) ?? style
    title = try LocalizedText("title", in: &object)
    alt = try LocalizedText("alt", in: &object)
    try object.finish()
  }
}

extension SuitePicture.Mark {
  /// A name, or an object with `element` and `name`.
  fileprivate init(_ item: SceneItem) throws(SceneError) {
    guard var object = try item.object() else {
      self.init(try item.string())
      return
    }
    guard let element = try object.string("element") else {
      throw .missingKey(file: object.file, key: object.key("element"))
    }
    self.init(element, name: try LocalizedText("name", in: &object))
    try object.finish()
  }
}

/// A text in one language or in several.
public struct LocalizedText: Sendable, Hashable {
  /// By language or locale, such as `it` or `it_IT`; the empty one holds for all others.
  private var texts: [String: String]

  /// A text for every language.
  public init(_ text: String) { texts = ["": text] }

  init?(_ name: String, in object: inout SceneObject) throws(SceneError) {
    guard object.isObject(name), var byLocale = try object.object(name) else {
      guard let text = try object.shownText(name) else { return nil }
      self.init(text)
      return
    }
    self.init("")
    texts = [:]
    for locale in byLocale.names {
      guard NavigationScene.isLocale(locale) else {
        throw .unknownValue(
          file: byLocale.file, key: byLocale.path, value: locale,
          allowed: ["languages such as it and locales such as it_IT"])
      }
      texts[locale.replacing("-", with: "_")] = try byLocale.shownText(locale)
    }
  }

  /// What holds for a locale: its own text, its language's, one for all, or the English one.
  public func text(for locale: String) -> String? {
    let locale = locale.replacing("-", with: "_")
    let language = String(locale.prefix { $0 != "_" })
    return texts[locale] ?? texts[language] ?? texts[""] ?? texts["en"]
  }
}
