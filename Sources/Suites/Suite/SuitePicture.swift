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

  /// Unique among the suite's pictures; a path without an extension.
  public var name: String
  /// The name of the frame that is shown.
  public var scene: String
  /// Names of the elements that are pointed out; `["all"]` for every one.
  public var callouts: [String] = []
  /// The name of the element that the picture is cut to; `nil` for the whole frame.
  public var crop: String?
  /// Points around the element that the picture is cut to.
  public var cropMargin = 16.0
  /// Whether names or numbers point out the elements.
  public var style = Style.named
  /// The heading over the picture; `nil` for none.
  public var title: String?
  /// What the picture shows, in words; `nil` for a text made from the frame.
  public var alt: String?

  init(_ object: inout SceneObject) throws(SceneError) {
    guard let name = try object.string("name") else {
      throw .missingKey(file: object.file, key: object.key("name"))
    }
    guard let scene = try object.string("scene") else {
      throw .missingKey(file: object.file, key: object.key("scene"))
    }
    (self.name, self.scene) = (name, scene)
    if object.isString("callouts") {
      callouts = try object.string("callouts").map { [$0] } ?? []
    } else {
      callouts = try object.strings("callouts", atMost: 100) ?? []
    }
    if object.isString("crop") {
      crop = try object.string("crop")
    } else if var cut = try object.object("crop") {
      guard let element = try cut.string("element") else {
        throw .missingKey(file: cut.file, key: cut.key("element"))
      }
      crop = element
      cropMargin = try cut.number("margin", in: 0...1_000) ?? cropMargin
      try cut.finish()
    }
    style = try object.value("style", as: Style.self) ?? style
    title = try object.shownText("title")
    alt = try object.shownText("alt")
    try object.finish()
  }
}
