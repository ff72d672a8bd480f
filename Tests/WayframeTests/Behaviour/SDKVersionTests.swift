import Foundation
import Testing
import Wayframe

/// What each version of the SDK does by itself: one row a version, as the release notes tell.
@Suite struct SDKVersionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var version: String
    var preset: SDKVersion
    var leadingBar, barRules, mirroredCompass, trailingHalf: Bool
    var highlight, paddedReport, buildings, noShortBar, routeAwareNames, compass, signs: Bool

    var testDescription: String { version }

    init(_ version: String, _ preset: SDKVersion, _ marks: String) {
      self.version = version
      self.preset = preset
      let on = marks.split(separator: " ").map { $0 == "x" }
      (leadingBar, barRules, mirroredCompass, trailingHalf) = (on[0], on[1], on[2], on[3])
      (highlight, paddedReport, buildings, noShortBar) = (on[4], on[5], on[6], on[7])
      (routeAwareNames, compass, signs) = (on[8], on[9], on[10])
    }
  }

  static let rows = [
    //                   bar rules mirror half | highlight padding buildings short | names compass signs
    Row("9.3", .v93, "    -   -   -   -           -       -       -       -           -     -      -"),
    Row("9.4", .v94, "    x   x   x   x           -       -       -       -           -     -      -"),
    Row("9.11", .v94, "   x   x   x   x           -       -       -       -           -     -      -"),
    Row("10", .v10, "     x   x   x   x           x       -       -       -           -     -      -"),
    Row("10.0.2", .v10, " x   x   x   x           x       -       -       -           -     -      -"),
    Row("10.1", .v101, "  x   x   x   x           x       x       -       -           -     -      -"),
    Row("10.2", .v102, "  x   x   x   x           x       x       x       -           -     -      -"),
    Row("10.3", .v103, "  x   x   x   x           x       x       x       x           -     -      -"),
    Row("10.6.9", .v103, "x   x   x   x           x       x       x       x           -     -      -"),
    Row("10.7", .v107, "  x   x   x   x           x       x       x       x           x     -      -"),
    Row("10.12", .v107, " x   x   x   x           x       x       x       x           x     -      -"),
    Row("11", .v11, "     x   x   x   x           x       x       x       x           x     x      x"),
    Row("11.2", .v11, "   x   x   x   x           x       x       x       x           x     x      x"),
  ]

  private let renderer: FrameRenderer

  init() throws { renderer = try FrameRenderer() }

  /// Without the map.
  private func layout(_ row: Row, _ overrides: String...) throws -> FrameLayout {
    try renderer.layout(
      of: NavigationScene(
        path: Samples.path("sampleville/noon.json"),
        overrides: ["device.scale=1", "sdkVersion=\(row.version)", "map.sources=[]"] + overrides))
  }

  /// With the map.
  private func landmarks(_ version: SDKVersion, _ sample: String) throws -> Set<String> {
    let scene = try NavigationScene(
      path: Samples.path("sampleville/\(sample).json"),
      overrides: [
        "device.scale=1", "sdkVersion=\(version.rawValue)", "settings.showsTrafficLights=null",
        "isBuildingsEnabled=null",
      ])
    return Set(try renderer.layout(of: scene).landmarks.map(\.kind))
  }

  private func box(_ name: String, _ layout: FrameLayout) -> FrameLayout.Element? {
    layout.elements.first { $0.name == name }
  }

  @Test(arguments: rows) func table(row: Row) {
    #expect(SDKVersion(version: row.version) == row.preset)
    let expected: [SDKVersion.Change: Bool] = [
      .leadingTripBar: row.leadingBar, .tripBarNeedsHeight: row.barRules, .mirroredCompass: row.mirroredCompass,
      .positionInTrailingHalf: row.trailingHalf, .destinationHighlight: row.highlight,
      .paddedReportButton: row.paddedReport, .buildings: row.buildings, .noShortTripBar: row.noShortBar,
      .routeAwareRoadNames: row.routeAwareNames, .compass: row.compass, .roadsideSigns: row.signs,
    ]
    #expect(expected.count == SDKVersion.Change.allCases.count)
    for change in SDKVersion.Change.allCases { #expect(row.preset.has(change) == expected[change], "\(change)") }
  }

  @Test(arguments: ["9.2", "8.11", "12", "12.0", "11.x", "", "10.", "-10", "10.0.0.0"])
  func noVersions(text: String) { #expect(SDKVersion(version: text) == nil) }

  @Test(arguments: rows) func defaultsOfSettings(row: Row) throws {
    let settings = UISettings(sdkVersion: row.preset)
    #expect(settings.compassButton == row.compass)
    #expect(settings.showsTrafficLights == row.signs)
    #expect(settings.showsStopSigns == row.signs)
    let scene = NavigationScene(sdkVersion: row.preset)
    #expect(scene.settings == settings)
    #expect(scene.isBuildingsEnabled == row.buildings)
    let read = try NavigationScene(json: Data(#"{"sdkVersion": "\#(row.version)"}"#.utf8), file: "/scene.json")
    #expect(read.settings == settings)
    #expect(read.isBuildingsEnabled == row.buildings)
    #expect(read.sdkVersion == row.preset)
    // Without navigation the map has always had its buildings.
    let text = #"{"sdkVersion": "\#(row.version)", "isNavigationEnabled": false}"#
    #expect(try NavigationScene(json: Data(text.utf8), file: "/scene.json").isBuildingsEnabled)
    #expect(try layout(row).elements.contains { $0.name == "compassButton" } == row.compass)
  }

  /// The bar is 12 wide; 852 high maps have 400 points for it.
  @Test(arguments: rows) func tripBar(row: Row) throws {
    let bar = try #require(box("navigationTripProgressBar", layout(row)))
    #expect([bar.x, bar.y, bar.width, bar.height] == [row.leadingBar ? 12 : 393 - 12 - 12, 242, 12, 400])
    let arabic = try #require(box("navigationTripProgressBar", layout(row, "locale=ar_EG")))
    #expect(arabic.x == (row.leadingBar ? 369 : 12))
    let inCar = try layout(row, "device.isCarPlay=true", "device.height=700")
    #expect((box("navigationTripProgressBar", inCar) == nil) == row.barRules)
    // From 4 points below the header, or 170 below the upper edge, to 210 above the lower one: less than 200 points.
    for (height, isAbsent) in [(570.0, row.noShortBar), (540, row.barRules)] {
      let short = try layout(row, "device.height=\(height)", "device.safeArea=null")
      let header = short.elements.filter { $0.name.hasPrefix("navigationHeader") }.map { $0.y + $0.height }
      let top = max(170, (header.max() ?? 0) + 4)
      #expect(box("navigationTripProgressBar", short)?.height == (isAbsent ? nil : height - 210 - top))
    }
  }

  @Test(arguments: rows) func sides(row: Row) throws {
    let on = "settings.compassButton=true"
    #expect(box("compassButton", try layout(row, on))?.x == 393 - 12 - 48)
    #expect(box("compassButton", try layout(row, on, "locale=ar_EG"))?.x == (row.mirroredCompass ? 12 : 333))
    let wide = try layout(row, "device.width=852", "device.height=393", "device.safeArea=null")
    let position = try #require(wide.landmarks.first { $0.kind == "position" })
    // The cards are 0.39 × 852 = 332 points wide and stand 12 from the edge.
    #expect(abs(position.x - (row.trailingHalf ? (344 + 852) / 2 : 426)) < 0.01)
    let padded = try layout(row, #"padding={"right": 40, "bottom": 30}"#)
    let report = try #require(box("reportIncidentButton", padded))
    let (x, y) = (333.0, 852 - 26 - 76 - 12 - 48.0)
    #expect(report.x == (row.paddedReport ? x - 40 : x))
    #expect(report.y == (row.paddedReport ? y - 30 : y))
  }

  @Test(arguments: [(SDKVersion.v94, false), (.v10, true), (.v11, true)])
  func destination(version: SDKVersion, isHighlighted: Bool) throws {
    let kinds = try landmarks(version, "arrival")
    #expect(kinds.contains("entrance") == isHighlighted)
    #expect(kinds.contains("destination"))
  }

  @Test(arguments: [(SDKVersion.v107, false), (.v11, true)]) func lights(version: SDKVersion, areShown: Bool) throws {
    #expect(try landmarks(version, "noon").contains("trafficLight") == areShown)
  }

  /// Walls are darker than the ground: buildings that rise change the picture, and nothing else differs.
  @Test(arguments: ["10.1", "10.2"]) func buildingsRise(version: String) throws {
    func frame(_ overrides: String...) throws -> PixelBuffer {
      let scene = try NavigationScene(
        path: Samples.path("sampleville/noon.json"),
        overrides: ["device.scale=1", "sdkVersion=\(version)", "isBuildingsEnabled=null"] + overrides)
      return try renderer.frame(of: scene).pixels
    }
    let usual = try frame()
    #expect(try usual == frame("isBuildingsEnabled=\(version == "10.2")"))
    #expect(try usual != frame("isBuildingsEnabled=\(version != "10.2")"))
  }
}
