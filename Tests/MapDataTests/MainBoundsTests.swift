import Geometry
import TestSupport
import Testing

@testable import MapData

@Suite struct MainBoundsTests {
  private func diagonal(_ range: ClosedRange<Int>, of count: Double) -> [Point] {
    range.map { Point(0.5 + 0.001 * Double($0) / count, 0.5 + 0.001 * Double($0) / count) }
  }

  /// Far ends are left out: two points of a hundred to each side, then what evenly spread ones would fill.
  @Test func farEndsAreLeftOut() {
    let points = [Point(0.4, 0.3)] + diagonal(0...97, of: 97) + [Point(0.6, 0.9)]
    let box = MainBounds.of(points, within: Rect(bounding: points))
    // From the second of the 98 to the last but one: 95/97 of 0.001, and 0.02/0.96 of that on each side.
    let (low, high) = (0.5 + 0.001 * (1 - 95 / 48.0) / 97, 0.5 + 0.001 * (96 + 95 / 48.0) / 97)
    #expect(abs(box.minX - low) < 1e-12)
    #expect(abs(box.minY - low) < 1e-12)
    #expect(abs(box.maxX - high) < 1e-12)
    #expect(abs(box.maxY - high) < 1e-12)
  }

  @Test func mapThatFillsItsBoundsKeepsThemWhole() {
    let points = diagonal(0...1000, of: 1000)
    let bounds = Rect(bounding: points)
    #expect(MainBounds.of(points, within: bounds) == bounds)
    #expect(MainBounds.of([], within: .null) == .null)
    #expect(MainBounds.of([Point(0.1, 0.1)], within: bounds) == bounds)
  }

  /// The 2nd and 98th hundredths of the nodes' degrees were taken with osmium, outside this project.
  @Test(
    .enabled(if: SharedFolder.has("data/osm"), "skipped: there is no shared folder"),
    arguments: [
      ("osm/sf-downtown.osm.pbf", [-122.4212, 37.7687, -122.387, 37.7996]),
      ("osm/monaco.osm.pbf", [7.4115, 43.7258, 7.4382, 43.75]),
    ])
  func townsOfRealExtracts(file: String, degrees: [Double]) throws {
    let box = try MapSource.open(path: SharedFolder.path("data/" + file)).mainBounds
    let (upper, lower) = (WebMercator.unproject(box.origin), WebMercator.unproject(Point(box.maxX, box.maxY)))
    let found = [upper.longitude, lower.latitude, lower.longitude, upper.latitude]
    // Each side lies 2 % of the box farther out, and a sample's hundredths are not all nodes'.
    #expect(zip(found, degrees).allSatisfy { abs($0 - $1) < 0.0015 }, "\(found)")
  }
}
