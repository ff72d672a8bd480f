import Foundation
import Testing

@testable import Wayframe

/// What `check` says beside the fact of an overlap, and of what is silently left out.
@Suite struct OverlapRemedyTests {
  private let renderer: FrameRenderer

  init() throws { renderer = try FrameRenderer() }

  private func findings(_ overrides: [String], textSizes: [TextSize] = []) throws -> [Finding] {
    let scene = try NavigationScene(
      path: Samples.path("sampleville/noon.json"), overrides: ["map.sources=[]"] + overrides)
    return try renderer.findings(in: scene, textSizes: textSizes)
  }

  private func view(_ x: String, _ y: String) -> String {
    #"views=[{"name": "sheet", "constraints": ["\#(x)", "\#(y)", "width == 60", "height == 40"]}]"#
  }

  /// With the remedy the finding is gone, with a point less it is not.
  @Test func paddingResolves() throws {
    let sheet = view("trailing == map.trailing - 12", "bottom == map.bottom - 112")
    let found = try findings([sheet]).filter { $0.kind == .overlap }
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(Set([finding.subject, finding.other]) == ["sheet", "reportIncidentButton"])
    let remedy = try #require(finding.remedy)
    let layout = try renderer.layout(
      of: NavigationScene(
        path: Samples.path("sampleville/noon.json"), overrides: ["map.sources=[]", sheet]))
    let boxes = layout.elements.filter { ["sheet", "reportIncidentButton"].contains($0.name) }
    try #require(boxes.count == 2)
    let height = min(boxes[0].y + boxes[0].height, boxes[1].y + boxes[1].height) - max(boxes[0].y, boxes[1].y)
    #expect(abs(finding.overlap?[1] ?? 0) - height <= 0.01)
    if remedy.hasPrefix("padding.") {
      #expect(try findings([sheet, remedy]).filter { $0.kind == .overlap }.isEmpty)
      let parts = remedy.split(separator: "=")
      let less = (Double(parts[1]) ?? 0) - 1
      #expect(try !findings([sheet, "\(parts[0])=\(less)"]).filter { $0.kind == .overlap }.isEmpty)
    } else {
      let match = try #require(remedy.firstMatch(of: /"(.+)" in place of "(.+)" in/))
      #expect(try findings([sheet.replacing(match.2, with: match.1)]).filter { $0.kind == .overlap }.isEmpty)
    }
  }

  /// Header and footer stay whatever the padding is: the view has to move.
  @Test func constraintResolves() throws {
    // 10 of 40 points lie on the header's upper edge or below it.
    let sheet = view("centerX == map.centerX", "top == navigationHeaderLayoutGuide.bottom - 10")
    let finding = try #require(try findings([sheet]).first { $0.kind == .overlap })
    #expect(finding.overlap?[1] == 10)
    #expect(
      finding.remedy
        == "\"top == navigationHeaderLayoutGuide.bottom\" in place of \"top == navigationHeaderLayoutGuide.bottom - 10\" "
        + "in views.sheet")
  }

  @Test func lightWithoutNavigation() throws {
    let found = try findings(["isNavigationEnabled=false", "lightingMode=lowLight"])
    #expect(found.contains { $0.kind == .noEffect && $0.subject == "lightingMode" })
    #expect(try !findings(["isNavigationEnabled=false"]).contains { $0.subject == "lightingMode" })
  }

  @Test func reportLabelWithoutRoom() throws {
    let narrow = try findings(["reportButtonExpansion=1", "device.width=240", "device.height=600"])
    #expect(narrow.contains { $0.kind == .noRoom && $0.subject == "reportIncidentButton" })
  }

  @Test func placesThatNobodyKnows() throws {
    let found = try findings(["route.destinationPlaceID=ChIJnowhere"])
    #expect(
      found.contains {
        $0.kind == .noEffect && $0.subject.contains("destinationPlaceID") && $0.message.contains("ChIJnowhere")
      })
  }

  /// Names longer than the row is wide are told; the sizes at which they are cut are named.
  @Test func textSizesAreNamed() throws {
    let title = #"prompt={"kind": "arrival", "title": "\#(String(repeating: "Weidenbusch ", count: 12))"}"#
    let found = try findings([title], textSizes: [.large, .extraExtraExtraLarge]).filter { $0.kind == .truncatedText }
    #expect(found.map(\.textSizes) == [["L", "XXXL"]])
  }

  /// Helsinki's longest street names are tried in the header's second row and in the footer, and are cut there.
  @Test func longestNamesAreTried() throws {
    let narrow = ["device=smallPhone", "device.textSize=XXXL"]
    let scene = try NavigationScene(path: Samples.path("helsinki/day.json"), overrides: narrow)
    func cut(_ names: Int) throws -> [Finding] {
      try renderer.findings(in: scene, longestNames: names).filter { $0.kind == .truncatedText }
    }
    #expect(try cut(0).isEmpty)
    let found = try cut(3)
    #expect(Set(found.map(\.subject)) == ["navigationHeaderSecondary", "navigationFooter"])
    #expect(Set(found.map(\.message)).count == 3)
    #expect(found.contains { $0.message.contains("Birger Brunilan puistokuja") })
  }

  @Test func suitesAreGrouped() throws {
    var first = Finding(.contrast, "a", "m")
    first.devices = ["phone"]
    var second = first
    second.devices = ["tablet"]
    let report = CheckReport(byFrame: [("x/1", [first]), ("x/2", [second, Finding(.noRoom, "b", "n")])])
    #expect(report.findings.map(\.frames) == [["x/1", "x/2"], ["x/2"]])
    #expect(report.findings[0].devices == ["phone", "tablet"])
    #expect(report.text() == "contrast  a: m [x/1, x/2]\nnoRoom  b: n [x/2]\n")
  }
}
