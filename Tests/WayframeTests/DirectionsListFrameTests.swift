import Testing
import Wayframe

/// The steps ahead as a picture of their own, and the pages of the design.
@Suite struct DirectionsListFrameTests {
  private let renderer: FrameRenderer

  init() throws { renderer = try FrameRenderer() }

  private func list(_ sample: String, width: Double? = nil, _ overrides: String...) throws -> FrameLayout {
    let scene = try NavigationScene(path: Samples.path(sample), overrides: ["device.scale=1"] + overrides)
    return try renderer.directionsList(of: scene, width: width).layout
  }

  /// The answer has twelve manoeuvres and the departure; at 1990 m four and the departure lie behind.
  @Test func stepsAhead() throws {
    let start = try list("sampleville/noon.json", "position.distanceAlongRoute=0")
    #expect(start.elements.count { $0.name.hasPrefix("row") } == 12)
    let later = try list("sampleville/noon.json")
    #expect(later.elements.count { $0.name.hasPrefix("row") } == 8)
  }

  /// Rows follow each other without gaps, 68 high, or 80 with a second line; above them the head of 79.
  @Test(arguments: [nil, 280.0, 640, 1_200])
  func rowsAreStacked(width: Double?) throws {
    let layout = try list("sampleville/noon.json", width: width)
    let rows = layout.elements.filter { $0.name.hasPrefix("row") }
    #expect(layout.width == Int(width ?? 393))
    #expect(rows.first?.y == 79)
    for (above, below) in zip(rows, rows.dropFirst()) { #expect(above.y + above.height == below.y) }
    #expect(rows.last.map { $0.y + $0.height + 12 } == Double(layout.height))
    if width != 280 { #expect(Set(rows.map(\.height)) == [68, 80]) }
    let column = width.map { $0 >= 600 ? 560 : $0 } ?? 393
    #expect(rows.allSatisfy { $0.width == column && $0.x == (Double(layout.width) - column) / 2 })
  }

  @Test func widthsAreHeldToTheRange() throws {
    #expect(try list("helsinki/day.json", width: 10).width == 280)
    #expect(try list("helsinki/day.json", width: 1e9).width == 4_096)
  }

  @Test func withoutRouteThereAreNone() {
    #expect(throws: FrameError.self) { try list("helsinki/day.json", "route=null") }
  }

  @Test(arguments: DesignPage.Kind.allCases) func pagesAreDrawn(kind: DesignPage.Kind) throws {
    let day = try renderer.designPage(kind, scale: 0.5).pixels
    #expect(day.width == 480)
    #expect(day.height > 300)
    #expect(try day != renderer.designPage(kind, theme: .night, scale: 0.5).pixels)
  }
}
