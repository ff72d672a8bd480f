import Foundation
import TestSupport
import Testing

@testable import Wayframe

/// What is kept of a few things, and that long runs of many maps and styles keep few.
@Suite struct RecentlyUsedTests {
  @Test func theOneUsedLongestAgoGoes() {
    var values = RecentlyUsed<String, Int>(limit: 3)
    for (index, key) in ["a", "b", "c"].enumerated() { values[key] = index }
    #expect(values["a"] == 0)
    values["d"] = 3
    #expect(Set(values.keys) == ["a", "c", "d"])
    // A new value of a key that is there takes no other's place.
    values["c"] = 7
    #expect(values.count == 3)
    #expect(values["c"] == 7)
    // Asking whether it is there is no use of it.
    #expect(values.has("a"))
    values["e"] = 4
    #expect(Set(values.keys) == ["c", "d", "e"])
    values["d"] = nil
    #expect(!values.has("d"))
    values.removeAll()
    #expect(values.count == 0)
  }

  /// Forty maps, of which each is read once more when it is asked for after many others, and gives the same.
  @Test func manyMaps() throws {
    let folder = try TemporaryFolder()
    let resources = try FrameResources()
    let paths = try (0..<40).map { index in
      let square = "[[[0, 0], [\(index + 1), 0], [\(index + 1), 1], [0, 1], [0, 0]]]"
      let text = #"{"type": "Feature", "properties": {}, "geometry": {"type": "Polygon", "coordinates": \#(square)}}"#
      return try folder.write(text.utf8, to: "\(index).geojson")
    }
    let widths = try paths.map { try resources.source($0).bounds.width }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 40)
    #expect(paths.count { resources.hasOpened($0) } == 16)
    #expect(resources.hasOpened(paths[39]))
    #expect(try resources.source(paths[0]).bounds.width == widths[0])
  }
}
