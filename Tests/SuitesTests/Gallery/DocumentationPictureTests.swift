import Canvas
import Geometry
import Pixels
import TestSupport
import Testing
import Text
import Wayframe

@testable import Suites

/// Documentation pictures laid out: their size, what stands where, and vectors that look like pixels.
@Suite struct DocumentationPictureTests {
  private func entry(_ callouts: [String], crop: [String] = []) throws -> GalleryPlan.Entry {
    var picture = SuitePicture(name: "a", scene: "turn")
    picture.callouts = callouts.map { SuitePicture.Mark($0) }
    picture.crop = crop
    var scene = try NavigationScene(
      path: Self.sample("sampleville/noon.json"), overrides: ["device=phone", "device.scale=1"])
    scene.device.statusBar = true
    return GalleryPlan.Entry(
      name: "a", picture: picture, frame: SuiteFrame(name: "turn", scene: "turn", navigationScene: scene))
  }

  private static func sample(_ path: String) -> String { Checkout.path("Assets/Samples/\(path)") }

  private func picture(
    _ callouts: [String], crop: [String] = [], _ options: GalleryOptions = GalleryOptions()
  ) throws -> DocumentationPicture {
    let entry = try entry(callouts, crop: crop)
    return try DocumentationPicture(
      FrameRenderer().frame(of: entry.frame.navigationScene), entry, options, typesetter())
  }

  private func typesetter() throws -> Typesetter { Typesetter(fonts: try FrameResources().fonts) }

  @Test func namesMakeRoomOnTheirSideOnly() throws {
    // 13.5 for the keys and 28 for the shadow; to whole points.
    let plain = try picture([])
    #expect(plain.margins == Insets(top: 39, left: 42, bottom: 55, right: 42))
    // 42 + 393 + 42 by 39 + 852 + 55.
    #expect(plain.size.width == 477)
    #expect(plain.size.height == 946)
    let compass = try picture(["compassButton"])
    // 11 for the body, 52 to the line's end, 8 to the name without a number, the longer line, and 6.
    let words = [("Compass", 17.0, TextStyle.Weight.bold), ("compassButton", 13, .regular)]
    let longest = try words.map { try typesetter().line($0, style: TextStyle(size: 2 * $1, weight: $2)).width / 2 }
      .max()
    #expect(compass.margins == Insets(top: 39, left: 42, bottom: 55, right: (77 + (longest ?? 0)).rounded(.up)))
    #expect(compass.margins.right < 200, "short names leave no empty third")
    var numbered = GalleryOptions()
    (numbered.hasShadow, numbered.hasDevice) = (false, false)
    #expect(try picture([], numbered).margins == Insets())
  }

  @Test func theScreenHasTheFramesPixels() throws {
    let picture = try picture(["compassButton"])
    let (list, _) = picture.displayList(.pixels, Typesetter(fonts: try FrameResources().fonts))
    let drawn = Renderer(threads: 1).render(list)
    let frame = picture.frame.pixels
    // The lower left of the screen, far from corners, call-outs and camera.
    for (x, y) in [(0, 400), (10, 600), (196, 700), (60, 840), (200, 300)] {
      #expect(drawn[42 + x, 39 + y] == frame[x, y], "\(x), \(y)")
    }
    #expect(drawn[42 + 5, 39 + 5] != frame[5, 5], "the corner is cut")
    // The line's colour between body and name; the compass is above the middle, so the line is level there.
    let label = try #require(picture.labels.first)
    let line = drawn[42 + 393 + 11 + 48, 39 + Int(label.callOut.labelY)]
    // 1.5 points of #1B55D0: half of a pixel at least is covered.
    #expect(line.alpha >= 127)
    #expect(Int(line.blue) > 5 * Int(line.red))
  }

  @Test func vectorsLookLikePixels() throws {
    let picture = try picture(["navigationHeader"], crop: ["navigationHeader", "navigationHeaderSecondary"])
    let typesetter = Typesetter(fonts: try FrameResources().fonts)
    let pixels = Renderer(threads: 1).render(picture.displayList(.pixels, typesetter).list)
    let (list, groups) = picture.displayList(.vectors, typesetter)
    let vectors = Renderer(threads: 1).render(list)
    #expect(pixels.width == vectors.width)
    #expect(pixels.height == vectors.height)
    var differing = 0
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let (a, b) = (pixels[x, y], vectors[x, y])
        let largest = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)].map {
          abs(Int($0) - Int($1))
        }
        if largest.max() ?? 0 > 8 { differing += 1 }
      }
    }
    // Only where a coordinate rounds otherwise.
    #expect(differing < pixels.width * pixels.height / 500, "\(differing)")
    let header = try #require(groups.first { $0.id == "navigationHeader" })
    #expect(!header.commands.isEmpty)
    #expect(header.commands.upperBound <= list.commands.count)
  }

  @Test func allPointsOutWhatIsTheAppsAndTheSDKs() throws {
    let names = try picture(["all"]).labels.map(\.callOut.name)
    #expect(
      Set(names).isSuperset(of: ["navigationHeader", "navigationFooter", "compassButton", "attribution", "position"]))
    #expect(Set(names).isDisjoint(with: ["statusBar", "homeBar", "speedLimit", "maneuver"]))
  }

  @Test func namesOfTheSDKBreakBeforeACapital() throws {
    var options = GalleryOptions()
    options.names = .sdk
    let label = try #require(try picture(["reportIncidentButton"], options).labels.first)
    #expect(label.name == ["reportIncidentButton"])
    #expect(label.detail.isEmpty)
    #expect(CallOut.lines(of: "navigationTripProgressBarView") == ["navigationTripProgress", "BarView"])
  }
}
