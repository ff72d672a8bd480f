import Geometry
import Text

/// A part of the interface: what it shows, how large it is, where it stands, how it is drawn and what is said of it.
///
/// A conforming type has a file of its own and stands in `InterfaceElements.all`; everything else (places, mirroring, overlap
/// checks, drawing, layouts) goes through that table.
protocol InterfaceElement: Sendable {
  static var name: ElementName { get }
  static var role: ElementRole { get }
  static var layer: ElementLayer { get }
  /// The element that this one is a part of: the two may touch, and count as one where others keep clear of them.
  static var whole: ElementName? { get }
  /// Whether it is one of the controls that stand above the footer.
  static var isAboveFooter: Bool { get }

  /// Measures what the model shows of the element; `nil` where it asks for none.
  init?(_ model: InterfaceModel, _ look: InterfaceLook)

  /// What a screen reader says of it, in the interface's language; `nil` where there are no words for it.
  var text: String? { get }

  /// Where it stands, as for reading left to right; `nil` where it has to give way.
  func frame(in frames: inout Frames) -> Rect?

  /// Whether it changes sides where reading begins on the right.
  func isMirrored(in frames: Frames) -> Bool

  /// - Parameter frame: its place, mirrored where it has to be.
  func draw(in frame: Rect, of frames: Frames, into art: inout Artwork)
}

extension InterfaceElement {
  static var layer: ElementLayer { .interface }
  static var whole: ElementName? { nil }
  static var isAboveFooter: Bool { false }

  func isMirrored(in frames: Frames) -> Bool { true }
}

/// What all elements are drawn with.
struct InterfaceLook: Sendable {
  let type: Typography
  let colors: InterfaceColors
  let factors: TextFactors
  let isRightToLeft: Bool

  init(_ model: InterfaceModel, typesetter: Typesetter) {
    type = Typography(typesetter: typesetter, language: model.language)
    colors = InterfaceColors(model.theme)
    factors = TextFactors(model.textScale, mapHeight: model.height)
    isRightToLeft = model.isRightToLeft
  }

  /// The frame with the side that reading begins on.
  func leading(_ frame: Rect) -> LeadingFrame { LeadingFrame(frame: frame, isRightToLeft: isRightToLeft) }

  /// Pieces of a text one after the other; `nil` without any.
  func joined(_ pieces: [String?]) -> String? { SpokenText.joined(pieces, language: type.language) }
}

/// Texts for those who hear them.
enum SpokenText {
  /// A sentence as the first part of a longer one: without its full stop, which services write and a comma follows.
  static func clause(_ sentence: String) -> String {
    var clause = sentence
    while let last = clause.last, ".。।۔ ".contains(last) { clause.removeLast() }
    return clause.isEmpty ? sentence : clause
  }

  /// Pieces one after the other, parted as the language does; `nil` without any.
  static func joined(_ pieces: [String?], language: String) -> String? {
    let comma =
      switch language.prefix(while: { $0 != "-" }) {
      case "ar", "fa", "ur": "، "
      case "ja": "、"
      case "zh": "，"
      default: ", "
      }
    let shown = pieces.compactMap { $0 }.filter { !$0.isEmpty }
    return shown.isEmpty ? nil : shown.joined(separator: comma)
  }
}
