import Foundation
import Geometry
import Guidance
import Icons
import NavigationUI
import Pixels
import TestSupport
import Testing

@testable import Wayframe

/// A style of the user's own colours route, traffic and position wherever they are shown.
@Suite struct StyleColorTests {
  private let folder: TemporaryFolder
  private let renderer: FrameRenderer

  init() throws {
    folder = try TemporaryFolder()
    renderer = try FrameRenderer()
  }

  private static let colors: [String: UInt32] = [
    "routeNormal": 0x00A000, "routeSlow": 0x8000FF, "routeJam": 0x00FFFF, "routeSevere": 0xFF00FF,
    "routeClosed": 0x806000, "routeTravelled": 0x203040, "puck": 0x00FF40, "puckSmall": 0x0040FF,
    "destinationPin": 0x404000,
  ]

  private func scene(_ palette: [String: UInt32], _ overrides: String...) throws -> NavigationScene {
    let entries = palette.map { "\"\($0)\": \"#\(String(format: "%06X", $1))\"" }.joined(separator: ", ")
    let style = """
      {"version": 8, "sources": {}, "metadata": {"wayframe:palette": {\(entries)}},
       "layers": [{"id": "land", "type": "background", "paint": {"background-color": "#FFFFFF"}}]}
      """
    let path = try folder.write(Array(style.utf8), to: "\(palette.keys.sorted().joined()).json")
    return try NavigationScene(
      path: Samples.path("sampleville/noon.json"), overrides: ["map.sources=[]", "map.style=\"\(path)\""] + overrides)
  }

  /// A trip in tenths: three are driven, then come slow, jam, severe, closed and free stretches.
  private static let levels: [(tenth: Double, level: TrafficLevel, name: String)] = [
    (4, .slow, "routeSlow"), (5, .jam, "routeJam"), (6, .severe, "routeSevere"), (7, .closed, "routeClosed"),
    (8, .normal, "routeNormal"),
  ]

  @Test(arguments: ["normal", "lowLight"]) func barAndRouteHaveTheStylesColors(lighting: String) throws {
    let whole = try scene(Self.colors)
    let length = try #require(try Situation(whole).progress?.route.distance)
    let traffic = Self.levels.filter { $0.level != .normal }.map {
      "{\"from\": \(length * $0.tenth / 10), \"to\": \(length * ($0.tenth + 1) / 10), \"level\": \"\($0.level)\"}"
    }
    let scene = try scene(
      Self.colors, "route.traffic=[\(traffic.joined(separator: ","))]", "lightingMode=\(lighting)",
      "position.distanceAlongRoute=\(length * 0.3)", "camera={\"mode\":\"overview\"}",
      "route.alternateRoutesStrategy=none", "settings.showsDestinationMarkers=false")
    let frame = try renderer.frame(of: scene)
    let interface = try renderer.interface(of: scene)
    let bar = try #require(interface.layout.frame(of: .navigationTripProgressBar)).inset(by: 2)
    let scale = scene.device.scale
    func pixel(_ point: Point) -> Pixel { frame.pixels[Int(point.x), Int(point.y)] }
    func color(_ name: String) -> Pixel { Color(Self.colors[name] ?? 0).pixel }
    let route = try #require(try Situation(scene).progress?.route)
    for (tenth, _, name) in Self.levels + [(1, .normal, "routeTravelled")] {
      // The trip's stop is in the middle of one of them.
      let share = (tenth + 0.25) / 10
      // A severe stretch has a rim of one point at night, so the bar's middle is asked.
      #expect(pixel(Point(bar.center.x, bar.maxY - bar.height * share) * scale) == color(name), "bar: \(name)")
      // Where the way comes back on the same road, only its first part is seen; closed stretches are dashed.
      let pixels = stride(from: 0.05, to: 1, by: 0.05).compactMap { part in
        interface.camera.project(route.coordinate(at: (tenth + part) / 10 * length)).map { pixel($0.position) }
      }
      // The driven part is so faint that the white ground shows through.
      let isFaint = name == "routeTravelled"
      let shown = isFaint ? Color(Self.colors[name] ?? 0).mixed(with: .white, 0.38).pixel : color(name)
      #expect(pixels.contains { $0.isNear(shown, isFaint ? 1 : 0) }, "route: \(name)")
    }
    // The bar's ends: the destination's disc beside its glyph, our dart.
    let end = Point(bar.center.x - 6, bar.minY + 4) * scale
    #expect(pixel(end) == color("destinationPin"))
    let dart = Point(bar.center.x, bar.maxY - bar.height * 0.3 - 1) * scale
    #expect(pixel(dart) == color("puckSmall"))
  }

  /// The mark takes the position's one colour where the style says no more.
  @Test func thePositionHasTheStylesColor() throws {
    let scene = try scene(["puck": 0x00FF40])
    let frame = try renderer.frame(of: scene)
    let place = try #require(frame.layout.landmarks.first { $0.kind == "position" })
    let center = Point(place.x, place.y)
    let near = (-20...20).flatMap { y in (-20...20).map { x in frame.pixels[Int(center.x) + x, Int(center.y) + y] } }
    #expect(near.contains(Color(0x00FF40).pixel))
  }

  /// The bubble of the chosen route is the route's colour, with a text that can be read on it.
  @Test(arguments: [(0xFFE000, 0x191E22), (0x003000, 0xFFFFFF)] as [(UInt32, UInt32)])
  func theChosenRoutesBubbleHasTheRoutesColor(ground: UInt32, ink: UInt32) throws {
    let situation = try Situation(try scene(["routeNormal": ground]))
    let palette = try renderer.look(of: situation).palette
    #expect(palette[.routeCallOut] == Color(ground))
    #expect(InterfaceColors(.day).ink(onCallOut: palette[.routeCallOut]).hex == Color(ink).hex)
  }

  @Test func unknownNamesAreTold() throws {
    let warnings = try renderer.compose(try scene(["routSlow": 0x112233])).warnings
    #expect(warnings.contains { $0.contains("wayframe:palette") && $0.contains("routSlow") }, "\(warnings)")
    #expect(try !renderer.compose(try scene(Self.colors)).warnings.contains { $0.contains("wayframe:palette") })
  }
}

extension Pixel {
  fileprivate func isNear(_ other: Pixel, _ difference: Int) -> Bool {
    [0, 8, 16, 24].allSatisfy { abs(Int(bits >> $0 & 0xFF) - Int(other.bits >> $0 & 0xFF)) <= difference }
  }
}
