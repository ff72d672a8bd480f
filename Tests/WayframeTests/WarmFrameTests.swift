import Pixels
import TestSupport
import Testing
import Wayframe

/// What a renderer keeps never shows: its frames are those of a new one.
@Suite struct WarmFrameTests {
  /// Frames at random places along a route, by day and by night, from the side and from above.
  @Test(arguments: [1, 2]) func keptEqualsNew(_ threads: Int) throws {
    var random = SeededRandom(seed: 1_402)
    let warm = try FrameRenderer(threads: threads)
    let resources = try FrameResources()
    for number in 0..<16 {
      let scene = try NavigationScene(
        path: Samples.path("sampleville/noon.json"),
        overrides: [
          "device.scale=1", "position.distanceAlongRoute=\(random.number(0..<4_000))",
          "camera.followingPerspective=\(random.number(0..<3) == 0 ? "topDownHeadingUp" : "tilted")",
          "lightingMode=\(random.number(0..<3) == 0 ? "lowLight" : "normal")",
        ])
      let isEqual = try warm.frame(of: scene).pixels == FrameRenderer(resources: resources).frame(of: scene).pixels
      #expect(isEqual, "frame \(number)")
    }
  }

  /// Paths of a camera that mostly goes a little on and sometimes jumps; the new renderer has read nothing before.
  @Test(arguments: ["sampleville/noon.json", "helsinki/day.json"], [1, 2, 4])
  func keptMapEqualsNewMap(_ sample: String, _ threads: Int) throws {
    var random = SeededRandom(seed: UInt64(140 + threads))
    let warm = try FrameRenderer(threads: threads)
    var place = 100
    for number in 0..<6 {
      place = random.number(0..<4) == 0 ? random.number(0..<1_500) : place + random.number(1..<4)
      let mode = random.number(0..<4) == 0 ? "overview" : "following"
      let scene = try NavigationScene(
        path: Samples.path(sample),
        overrides: ["device.scale=1", "position.distanceAlongRoute=\(place)", "camera.mode=\(mode)"])
      let kept = try warm.frame(of: scene)
      let new = try FrameRenderer(threads: 1).frame(of: scene)
      let isEqual = kept.pixels == new.pixels
      #expect(isEqual, "frame \(number)")
      #expect(kept.layout == new.layout, "frame \(number)")
      #expect(kept.warnings == new.warnings, "frame \(number)")
    }
  }

  /// A map file that is replaced between two frames shows in the second one, whether or not it was there in the first.
  @Test func changedMapFileShows() throws {
    let folder = try TemporaryFolder()
    func write(_ name: String) throws {
      let square = "[[24.93,60.16],[24.95,60.16],[24.95,60.18],[24.93,60.18],[24.93,60.16]]"
      try folder.write(
        Array(
          """
          {"type":"FeatureCollection","features":[{"type":"Feature","properties":{"layer":"\(name)","class":"ocean"},
          "geometry":{"type":"Polygon","coordinates":[\(square)]}}]}
          """.utf8), to: "map.geojson")
    }
    try write("water")
    let renderer = try FrameRenderer()
    let scene = try NavigationScene(
      path: Samples.path("helsinki/day.json"),
      overrides: ["device.scale=1", "map.sources=[\"\(folder.path)/map.geojson\"]"])
    let first = try renderer.frame(of: scene)
    try write("elsewhere")
    let second = try renderer.frame(of: scene)
    #expect(first.pixels != second.pixels)
    let isNew = try second.pixels == FrameRenderer().frame(of: scene).pixels
    #expect(isNew)
  }
}
