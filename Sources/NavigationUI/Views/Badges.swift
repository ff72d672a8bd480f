import Guidance
import Text

/// The exit's badge and road number plates of one row, measured.
struct Badges: Sendable {
  struct Exit: Sendable {
    var word, number: SetLine
    var width: Double
  }

  private(set) var exit: Exit?
  private(set) var plates: [SetLine] = []
  let exitHeight, plateHeight, gap: Double
  let exitPadding, platePadding: Double

  init(exit: Header.Exit?, plates: [String], type: Typography, factor: Double, plateHeight: Double? = nil) {
    exitHeight = 28 * factor
    self.plateHeight = plateHeight ?? 24 * factor
    gap = 8
    exitPadding = 9 * factor
    platePadding = 7 * factor
    if let exit {
      // Letters without capitals are as low as small ones, so they take the number's size.
      let hasCapitals = exit.word.uppercased() != exit.word.lowercased()
      let word = type.line(exit.word, TypeSpec((hasCapitals ? 13 : 17) * factor, bold: true))
      let number = type.line(Self.shortened(exit.number), TypeSpec(17 * factor, bold: true))
      let space = word.text.isEmpty ? 0 : 5 * factor
      self.exit = Exit(word: word, number: number, width: word.width + space + number.width + 2 * exitPadding)
    }
    self.plates = plates.prefix(2).map {
      type.line(Self.cut($0, to: RoadShield.plateLimit), TypeSpec(13 * factor, bold: true))
    }
  }

  var isEmpty: Bool { exit == nil && plates.isEmpty }

  /// Everything up to where a name may begin.
  var advance: Double {
    plates.reduce(exit.map { $0.width + gap } ?? 0) { $0 + $1.width + 2 * platePadding + gap }
  }

  /// At most seven signs; beyond them the first number and "…".
  static func shortened(_ number: String) -> String {
    guard number.count > 7 else { return number }
    let first = number.prefix { $0.isLetter || $0.isNumber }
    return (first.isEmpty ? number.prefix(6) : first.prefix(6)) + "…"
  }

  private static func cut(_ text: String, to count: Int) -> String {
    text.count > count ? text.prefix(count - 1) + "…" : text
  }
}
