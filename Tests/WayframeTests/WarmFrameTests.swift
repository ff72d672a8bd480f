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
}
