import Geometry
import Testing
import Text

@testable import NavigationUI

/// Views placed by constraints, on a map of 400 × 800 with a header guide of 376 × 100 at (12, 50).
@Suite struct ViewPlacementTests {
  private static let guides = [
    "map": Rect(x: 0, y: 0, width: 400, height: 800), "header": Rect(x: 12, y: 50, width: 376, height: 100),
    "buttons": Rect(x: 340, y: 600, width: 48, height: 108),
  ]

  private func frames(
    _ views: [(name: String, constraints: [String], size: (width: Double, height: Double)?)], rtl: Bool = false
  ) throws -> [Rect] {
    let guides =
      rtl
      ? Self.guides.mapValues { Rect(x: 400 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) } : Self.guides
    let placement = ViewPlacement(guides: guides, mapWidth: 400, isRightToLeft: rtl)
    return try placement.frames(
      of: try views.map { view in
        let constraints = try view.constraints.map { try #require(LayoutConstraint($0), "\($0)") }
        return (ConstrainedView(name: view.name, content: ContentView(), constraints: constraints), view.size)
      })
  }

  func frame(_ constraints: String..., size: (width: Double, height: Double)? = nil, rtl: Bool = false) throws
    -> [Double]
  {
    let frame = try frames([("v", constraints, size)], rtl: rtl)[0]
    return [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 1e6).rounded() / 1e6 }
  }

  @Test func edgesAndSizes() throws {
    #expect(
      try frame("top == header.bottom + 8", "leading == map.leading + 12", "width == 120", "height == 44") == [
        12, 158, 120, 44,
      ])
    #expect(
      try frame("left == map.left + 30", "right == map.right - 30", "top == map.top", "bottom == header.top") == [
        30, 0, 340, 50,
      ])
    #expect(
      try frame(
        "centerX == map.centerX", "centerY == map.centerY + 10", "width == 0.5 * map.width - 20", "height == 40") == [
          110, 390, 180, 40,
        ])
    #expect(
      try frame("trailing == buttons.trailing", "bottom == buttons.top - 12", size: (60, 48)) == [328, 540, 60, 48])
  }

  /// Leading and trailing turn around with the language, their constants too; left, right and middles do not.
  @Test func rightToLeft() throws {
    #expect(
      try frame("top == map.top", "leading == map.leading + 12", size: (120, 44), rtl: true) == [268, 0, 120, 44])
    #expect(
      try frame("top == map.top", "trailing == buttons.trailing - 5", size: (60, 44), rtl: true) == [17, 0, 60, 44])
    #expect(try frame("top == map.top", "left == map.left + 12", size: (120, 44), rtl: true) == [12, 0, 120, 44])
    #expect(
      try frame("top == map.top", "centerX == map.centerX + 10", size: (100, 44), rtl: true) == [160, 0, 100, 44])
  }

  /// Places without an anchor count from the map's edges, right to left too.
  @Test func placesInPoints() throws {
    #expect(try frame("left == 10", "top == 20", size: (60, 40)) == [10, 20, 60, 40])
    #expect(try frame("left == 10", "top == 20", size: (60, 40), rtl: true) == [10, 20, 60, 40])
    #expect(try frame("right == 390", "bottom == 780", size: (60, 40)) == [330, 740, 60, 40])
    #expect(try frame("right == 390", "bottom == 780", size: (60, 40), rtl: true) == [330, 740, 60, 40])
    #expect(try frame("leading == 10", "centerY == 50", size: (60, 40), rtl: true) == [330, 30, 60, 40])
    #expect(try frame("centerX == 100", "top == 0", size: (60, 40), rtl: true) == [70, 0, 60, 40])
  }

  /// The content's size is a wish; inequalities bind only where it would break them.
  @Test func inequalities() throws {
    let place = ("top == map.top", "leading == map.leading")
    #expect(try frame(place.0, place.1, "width >= 80", size: (60, 20)) == [0, 0, 80, 20])
    #expect(try frame(place.0, place.1, "width >= 80", size: (90, 20)) == [0, 0, 90, 20])
    #expect(try frame(place.0, place.1, "width >= 100", "width >= 200", size: (50, 20)) == [0, 0, 200, 20])
    #expect(
      try frame(
        place.0, "centerX == map.centerX", "leading >= map.leading + 12", "trailing <= map.trailing - 12",
        size: (500, 20)) == [12, 0, 376, 20])
    #expect(try frame(place.0, "leading >= map.leading + 30", size: (50, 20)) == [30, 0, 50, 20])
    #expect(try frame(place.0, place.1, "height == 10", "width <= 200") == [0, 0, 200, 10])
  }

  @Test func viewsStandBesideEachOther() throws {
    let frames = try frames([
      ("a", ["top == map.top", "leading == map.leading", "width == b.width", "height == 10"], nil),
      (
        "b",
        ["top == a.bottom + 4", "leading == a.trailing + 20", "trailing == map.trailing", "height == 2 * a.height"], nil
      ),
    ])
    // 2 w + 20 = 400.
    #expect(frames == [Rect(x: 0, y: 0, width: 190, height: 10), Rect(x: 210, y: 14, width: 190, height: 20)])
  }

  @Test func faultsAreNamed() throws {
    func fault(_ constraints: String..., size: (width: Double, height: Double)? = (10, 10)) -> String {
      do {
        _ = try frames([("v", constraints, size)])
        return "none"
      } catch { return "\(error)" }
    }
    #expect(fault("top == map.top").contains("no constraint says where it is from side to side"))
    #expect(fault("leading == map.leading").contains("from top to bottom"))
    #expect(fault("top == map.top", "leading == map.leading", size: nil).contains("how wide it is"))
    #expect(
      fault("top == map.top", "leading == map.leading", "width == 10", "width == 20").contains(
        "\"width == 20\" cannot hold"))
    #expect(fault("top == map.top", "leading == map.leading", "width >= 20", "width <= 10").contains("cannot hold"))
    #expect(fault("top == map.top", "leading == map.trailing", "trailing == map.leading").contains("cannot hold"))
    #expect(fault("top == head.top", "leading == map.leading").contains("there are: buttons, header, map, v"))
    #expect(fault("top == map.left", "leading == map.leading").contains("do not go together"))
    #expect(fault("top == map.top", "left == map.leading").contains("do not go together"))
    #expect(fault("top == map.height", "leading == map.leading").contains("do not go together"))
    #expect(throws: ViewPlacementError.duplicateName(view: "map")) { try frames([("map", [], nil)]) }
  }

  @Test(arguments: [
    "top == header.bottom + 8", "width >= 44", "leading == map.leading - 12.5", "width <= 0.5 * map.width",
    "height == 0.25 * map.height - 3", "trailing >= other.leading", "left == 10", "width == 100000000",
  ])
  func writtenForm(text: String) throws { #expect(try #require(LayoutConstraint(text)).description == text) }

  @Test(arguments: [
    "", "top", "top = 3", "top == ", "up == 3", "top == map", "top == map.up", "top == map.top +", "top == 1e9",
    "left == ten",
    "width == x * map.width",
  ])
  func malformed(text: String) { #expect(LayoutConstraint(text) == nil) }
}

/// Rules that give way to stronger ones.
extension ViewPlacementTests {
  @Test func priorities() throws {
    let place = ("top == map.top", "leading == map.leading", "height == 10")
    #expect(try frame(place.0, place.1, place.2, "width == 90 @750", "width == 50 @250") == [0, 0, 90, 10])
    #expect(try frame(place.0, place.1, place.2, "width == 50 @250", "width == 90 @750") == [0, 0, 90, 10])
    #expect(try frame(place.0, place.1, place.2, "width == 90 @750", "width <= 60") == [0, 0, 60, 10])
    #expect(try frame(place.0, place.1, place.2, "width >= 120 @900", size: (60, 10)) == [0, 0, 120, 10])
    // Stronger than the content's wish not to shrink (750), or weaker.
    #expect(try frame(place.0, place.1, place.2, "width == 40 @751", size: (60, 10)) == [0, 0, 40, 10])
    #expect(try frame(place.0, place.1, place.2, "width == 40 @300", size: (60, 10)) == [0, 0, 60, 10])
    #expect(LayoutConstraint("width == 10 @0") == nil)
    #expect(LayoutConstraint("width == 10 @1001") == nil)
    #expect(LayoutConstraint("width == 10 @750")?.description == "width == 10 @750")
  }
}
