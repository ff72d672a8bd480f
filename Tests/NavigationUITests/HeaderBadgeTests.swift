import Geometry
import Guidance
import Icons
import Testing
import Text

@testable import NavigationUI

/// Exit badges, road plates and roundabouts in the header.
@Suite struct HeaderBadgeTests {
  private let typesetter: Typesetter

  init() throws { typesetter = Typesetter(fonts: try FontLibrary()) }

  private func texts(_ rows: [Header.Row], exit: Header.Exit? = nil, width: Double = 393, scale: Double = 1)
    -> [PlacedText]
  {
    var model = Specimens.day
    model.width = width
    model.textScale = scale
    model.header?.strip = .none
    model.header?.distance = nil
    model.header?.rows = rows
    model.header?.exit = exit
    return InterfaceLayout(model, typesetter: typesetter).texts.filter { $0.element == .navigationHeader }
  }

  private static let plate = RoadShield.shields(["06-34"])

  /// A plate stays beside a name that fits, gets a row of its own for one that would be shortened, and only a name
  /// that does not fit a row of its own is shortened beside it.
  @Test(arguments: [
    ("Elm Street", "Elm St", "Elm Street", true), ("Republic Avenue", "Republic Ave", "Republic Avenue", false),
    ("Saint Bartholomew's Northern Avenue", "St Barth. Ave", "St Barth. Ave", true),
  ])
  func platesMoveBeforeNamesAreShortened(name: String, short: String, shown: String, isBeside: Bool) throws {
    let texts = texts([.init(name, abbreviatedName: short, shields: Self.plate)])
    #expect(texts.map(\.text) == ["06-34", shown])
    #expect(texts.allSatisfy { !$0.isTruncated })
    // The plate's digits stand in the middle of the name's line, or above it.
    #expect((texts[0].bounds.maxY > texts[1].bounds.minY) == isBeside)
  }

  /// "onto [06-34] Republic Avenue": the small word goes before the plate.
  @Test func smallWordsStandBeforePlates() {
    let texts = texts([.init("Head east"), .init("Main Street", conjunction: "onto", shields: Self.plate)])
    #expect(texts.map(\.text) == ["Head east", "onto", "06-34", "Main Street"])
    for (a, b) in zip(texts[1...], texts[2...]) { #expect(a.bounds.maxX < b.bounds.minX) }
  }

  /// Neither exit numbers nor plates are cut at any text size or width; they stop growing at 1.15.
  @Test(arguments: [1, 1.35, 1.94, 3.12], [320.0, 375, 430])
  func badgesAtLargeText(scale: Double, width: Double) {
    let exit = Header.Exit(word: "EXIT", number: "12A–B")
    for shields in [[], RoadShield.shields(["US 101 South"])] {
      let texts = texts(
        [.init("4th Street", shields: shields), .init("Embarcadero", conjunction: "toward")], exit: exit, width: width,
        scale: scale)
      let number = texts.first { $0.text == "12A–B" }
      #expect(number?.isTruncated == false)
      #expect(number.map { $0.size <= 17 * 1.15 + 0.01 } == true)
      for text in texts {
        #expect(Rect(x: 12, y: 0, width: width - 24, height: 852).contains(text.bounds), "\(text.text)")
      }
    }
  }

  /// Where traffic keeps left, roundabouts turn clockwise: the icon is the mirror image of the other side's.
  @Test(
    arguments: [-135.0, -90, -45, 0, 45, 90, 135],
    [
      (Maneuver.roundaboutClockwise, Maneuver.roundaboutCounterClockwise),
      (.roundaboutLeftClockwise, .roundaboutRightCounterClockwise),
      (.roundaboutStraightClockwise, .roundaboutStraightCounterClockwise),
      (.roundaboutRightClockwise, .roundaboutLeftCounterClockwise),
    ])
  func roundaboutsOnTheLeftAreMirrored(angle: Double, pair: (Maneuver, Maneuver)) {
    let left = ManeuverIcon.icon(for: pair.0, turnAngleDegrees: angle)
    let right = ManeuverIcon.icon(for: pair.1, turnAngleDegrees: -angle)
    #expect(left.layers.count == right.layers.count)
    for (a, b) in zip(left.layers, right.layers) {
      #expect(a.path.points.count == b.path.points.count)
      for (p, q) in zip(a.path.points, b.path.points) {
        #expect(abs(p.x - (48 - q.x)) < 0.01)
        #expect(abs(p.y - q.y) < 0.01)
      }
    }
  }
}
