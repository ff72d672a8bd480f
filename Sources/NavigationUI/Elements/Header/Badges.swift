import Geometry
import Guidance
import Pixels
import Text

/// The exit's badge and road number plates of one row, measured.
struct Badges: Sendable {
  /// Points at a badge factor of 1.
  fileprivate enum Size {
    static let exitHeight = 28.0
    static let exitRadius = 7.0
    static let exitPadding = 9.0
    static let word = 13.0
    static let number = 17.0
    static let wordGap = 5.0
    static let plateHeight = 24.0
    static let plateRadius = 5.0
    static let platePadding = 7.0
    static let plate = 13.0
    static let gap = 8.0
    static let mostPlates = 2
    /// Characters of an exit's number, and what is left of a longer one.
    static let longestNumber = 7
    static let shortenedNumber = 6
    /// From a box's middle to the baseline that centres capitals, in font sizes.
    static let capitalsDrop = 0.357
  }

  struct Exit: Sendable {
    var word, number: SetLine
    var width: Double
  }

  static let plateHeight = Size.plateHeight

  private(set) var exit: Exit?
  private(set) var plates: [SetLine] = []
  let exitHeight, plateHeight: Double
  let gap = Size.gap
  let exitPadding, platePadding: Double

  init(exit: Header.Exit?, plates: [String], type: Typography, factor: Double, plateHeight: Double? = nil) {
    exitHeight = Size.exitHeight * factor
    self.plateHeight = plateHeight ?? Size.plateHeight * factor
    exitPadding = Size.exitPadding * factor
    platePadding = Size.platePadding * factor
    if let exit {
      // Letters without capitals are as low as small ones, so they take the number's size.
      let hasCapitals = exit.word.uppercased() != exit.word.lowercased()
      let word = type.line(exit.word, TypeSpec((hasCapitals ? Size.word : Size.number) * factor, bold: true))
      let number = type.line(Self.shortened(exit.number), TypeSpec(Size.number * factor, bold: true))
      let space = word.text.isEmpty ? 0 : Size.wordGap * factor
      self.exit = Exit(word: word, number: number, width: word.width + space + number.width + 2 * exitPadding)
    }
    self.plates = plates.prefix(Size.mostPlates).map {
      type.line(Self.cut($0, to: RoadShield.plateLimit), TypeSpec(Size.plate * factor, bold: true))
    }
  }

  var isEmpty: Bool { exit == nil && plates.isEmpty }

  /// Everything up to where a name may begin.
  var advance: Double {
    plates.reduce(exit.map { $0.width + gap } ?? 0) { $0 + $1.width + 2 * platePadding + gap }
  }

  /// Beyond the longest number its first part and "…".
  static func shortened(_ number: String) -> String {
    guard number.count > Size.longestNumber else { return number }
    let first = number.prefix { $0.isLetter || $0.isNumber }
    return (first.isEmpty ? number[...] : first).prefix(Size.shortenedNumber) + "…"
  }

  private static func cut(_ text: String, to count: Int) -> String {
    text.count > count ? text.prefix(count - 1) + "…" : text
  }
}

/// Draws outlined badges of exits and roads.
struct BadgeView {
  let color, ground: Color
  let factor: Double
  var edge = 2.0
  var edgeColor: Color?

  func drawExit(_ word: SetLine, _ number: SetLine, in box: Rect, isRightToLeft: Bool, into art: inout Artwork) {
    art.border(box, radius: Badges.Size.exitRadius * factor, width: edge, edgeColor ?? color)
    let frame = LeadingFrame(frame: box, isRightToLeft: isRightToLeft)
    // Word and number share the baseline that centres the number's capitals.
    let baseline = box.height / 2 + Badges.Size.capitalsDrop * number.spec.size
    let padding = Badges.Size.exitPadding * factor
    if !word.text.isEmpty {
      art.text(word, at: frame.origin(word, leading: padding, baseline: baseline), color, on: ground)
    }
    art.text(number, at: frame.origin(number, trailing: padding, baseline: baseline), color, on: ground)
  }

  func drawPlate(_ line: SetLine, in box: Rect, into art: inout Artwork) {
    art.border(box, radius: Badges.Size.plateRadius * factor, width: edge, edgeColor ?? color)
    art.text(
      line,
      at: Point(box.center.x - line.width / 2, box.center.y + Badges.Size.capitalsDrop * line.spec.size), color,
      on: ground)
  }
}
