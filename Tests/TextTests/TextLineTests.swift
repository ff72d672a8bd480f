import Geometry
import Testing
import Text

/// The fonts of the system, or `nil` where Noto Sans is not installed.
enum Fonts {
  static let library = try? FontLibrary()
  static let isInstalled = library?.primaryFamily == "NotoSans"
  static var typesetter: Typesetter { Typesetter(fonts: library!) }
}

/// Lines of Latin text.
@Suite(.enabled(if: Fonts.isInstalled, "Noto Sans is not installed")) struct TextLineTests {
  let typesetter = Fonts.typesetter

  /// Digits are 572/1000 of the size wide and cap height is 714/1000.
  @Test func digitsAndCapitalsHaveNotosMetrics() {
    let digits = typesetter.line("0123456789", style: TextStyle(size: 100))
    #expect(abs(digits.width - 572) < 1e-9)
    let capital = typesetter.line("H", style: TextStyle(size: 1000))
    #expect(capital.inkBounds.minY == -714)
    #expect(capital.inkBounds.maxY == 0)
    #expect(!capital.isRightToLeft)
  }

  /// Outlines appended at a place lie in the ink bounds moved there.
  @Test func outlinesLieInTheirInkBounds() {
    let line = typesetter.line("Wayfare", style: TextStyle(size: 24, weight: .bold))
    var path = Path()
    line.append(to: &path, at: Point(100, 50))
    let bounds = path.controlBounds
    let ink = line.inkBounds.offset(by: Point(100, 50))
    #expect(abs(bounds.minX - ink.minX) < 0.01)
    #expect(abs(bounds.maxX - ink.maxX) < 0.01)
    #expect(abs(bounds.minY - ink.minY) < 0.01)
    #expect(abs(bounds.maxY - ink.maxY) < 0.01)
  }
}
