import Geometry
import Guidance
import Testing

@testable import MapDrawing

/// Traffic changes its colour where it changes.
@Suite(.enabled(if: hasFonts, "needs the Noto fonts")) struct TrafficDrawingTests {
  private func road(_ traffic: [(Double, Double, TrafficLevel)]) -> RouteCanvas {
    var canvas = RouteCanvas([Point(0, -400), Point(0, 400)])
    canvas.overlay.route?.traffic = traffic.map { RouteStretch(from: $0.0, to: $0.1, value: $0.2) }
    return canvas
  }

  /// The colour changes within a pixel of its distance, in the line's middle and at both sides: the ends are square.
  @Test(arguments: [(0.0, 0.0), (0, 37), (45, 0), (60, 25), (60, 80)])
  func changeLiesAtItsDistance(pitch: Double, bearing: Double) throws {
    let canvas = road([(380, 420, .jam)])
    let picture = try canvas.drawn(RouteCanvas.camera(zoom: 17.5, pitch: pitch, bearing: bearing, scale: 3))
    for right in [-0.9, 0, 0.9] {
      for (exact, step) in [(380.0, 0.02), (420, -0.02)] {
        // From outside the jam inwards to the first pixel in its colour.
        let found = try #require(
          try stride(from: exact - 100 * step, to: exact + 200 * step, by: step)
            .first { try picture.color(picture.place($0, right: right)) == 0xFF0000 })
        let away = try picture.place(found, right: right) - picture.place(exact, right: right)
        // The first whole pixel begins up to a pixel's diagonal after the border.
        #expect(away.length <= 1.5, "\(right) m aside at \(exact): \(away)")
        let outside = try picture.place(exact - 60 * step, right: right)
        #expect(picture.color(outside) == 0x0000FF)
      }
    }
  }

  /// A stretch of 20 m is at least as long as the line is wide, at any zoom.
  @Test(arguments: [10.0, 12, 13, 14, 15, 17]) func shortStretchShows(zoom: Double) throws {
    let picture = try road([(390, 410, .severe)]).drawn(RouteCanvas.camera(zoom: zoom, scale: 3))
    let x = try picture.place(400).x
    let count = (0..<picture.pixels.height).count { picture.color(Point(x, Double($0))) == 0xFF00FF }
    let width = RouteWidths(camera: picture.camera)
    #expect(Double(count) >= 3 * max(width.fill, width.leastFill) - 1)
    // A long stretch keeps its own length.
    let own = 20 * picture.camera.pointsPerMetre * 3
    #expect(Double(count) <= max(own, 3 * max(6, width.fill, width.leastFill)) + 1)
  }

  /// Where lengthened stretches overlap the worse one lies on top, whatever their order.
  @Test(arguments: [false, true]) func worseLevelLiesOnTop(isReversed: Bool) throws {
    let levels: [TrafficLevel] = isReversed ? [.severe, .jam, .slow] : [.slow, .jam, .severe]
    let traffic = levels.enumerated().map { (395 + Double($0) * 3, 398 + Double($0) * 3, $1) }
    let picture = try road(traffic).drawn(RouteCanvas.camera(zoom: 13, scale: 3))
    let x = try picture.place(400).x
    let colors = (0..<picture.pixels.height).compactMap { picture.color(Point(x, Double($0))) }
    let severe = colors.count { $0 == 0xFF00FF }
    #expect(Double(severe) >= 3 * RouteWidths(camera: picture.camera).fill - 1)
    #expect(severe >= colors.count { $0 == 0xFF0000 })
  }

  /// Ends beyond the route are round and have the colour of the traffic there.
  @Test func endOfTheRouteHasItsTrafficsColour() throws {
    let canvas = road([(700, 800, .jam)])
    let picture = try canvas.drawn(RouteCanvas.camera(at: Point(0, 400), zoom: 18, scale: 3))
    let end = try picture.place(800)
    #expect(picture.color(end - Point(0, 8)) == 0xFF0000)
    #expect(picture.color(end - Point(0, 3 * RouteWidths(camera: picture.camera).whole)) == 0x112233)
  }

  /// Closed: dashes on a bed of the ground's colour, without the route's own.
  @Test func closedStretchIsDashed() throws {
    let picture = try road([(300, 500, .closed)]).drawn(RouteCanvas.camera(zoom: 17, scale: 3))
    let colors = try stride(from: 320.0, to: 480, by: 0.2).map { try picture.color(picture.place($0)) }
    #expect(colors.contains(0x202020))
    #expect(colors.contains(0x112233))
    #expect(!colors.contains(0x0000FF))
    #expect(!colors.contains(0x000080))
  }

  /// Narrower, without casing, and so faint that the ground shows through.
  @Test func drivenPartIsFaint() throws {
    var canvas = road([])
    canvas.overlay.distanceAlongRoute = 500
    let picture = try canvas.drawn(RouteCanvas.camera(zoom: 17, scale: 3))
    let middle = try picture.place(400)
    let row = (0..<picture.pixels.width).compactMap { picture.color(Point(Double($0), middle.y)) }
    // 62 % of 0x80 over 0x11, 0x22, 0x33.
    let faint = row.filter { abs(Int($0 >> 16) - 86) <= 1 && abs(Int($0 & 0xFF) - 99) <= 1 }.count
    let width = 3 * 0.72 * RouteWidths(camera: picture.camera).fill
    #expect(abs(Double(faint) - width) <= 2)
    #expect(row.filter { $0 != 0x112233 }.count <= faint + 2)
  }

  /// A ferry is dashed in the route's colour, a restricted road has a broken line of the ground's colour on it.
  @Test(arguments: [RoadUse.ferry, .restricted]) func usesShow(use: RoadUse) throws {
    var canvas = road([])
    canvas.overlay.route?.uses = [RouteStretch(from: 300, to: 500, value: use)]
    let picture = try canvas.drawn(RouteCanvas.camera(zoom: 17, scale: 3))
    let colors = try stride(from: 320.0, to: 480, by: 0.1).map { try picture.color(picture.place($0)) }
    let blue = Double(colors.count { $0 == 0x0000FF }) / Double(colors.count)
    #expect((0.3...0.7).contains(blue))
    let beside = try picture.color(picture.place(400, right: 0.9))
    #expect((beside == 0x0000FF) || use == .ferry)
    #expect(!colors.contains(0x000080))
  }

  /// A toll road's sign stands where it begins, if that is ahead.
  @Test func tollHasASign() throws {
    var canvas = road([])
    canvas.overlay.route?.uses = [RouteStretch(from: 400, to: 700, value: .toll)]
    let ahead = try canvas.drawn(RouteCanvas.camera(zoom: 17))
    #expect(ahead.landmarks.tolls.count == 1)
    #expect((try #require(ahead.landmarks.tolls.first) - Point(400, 700)).length < 0.1)
    canvas.overlay.distanceAlongRoute = 450
    #expect(try canvas.drawn(RouteCanvas.camera(zoom: 17)).landmarks.tolls.isEmpty)
  }

  /// At street scale no line covers more than 0.8 of a lane of 3.25 m, unless that is too thin to be seen; far away none is thinner than 11 pixels at 3 a point.
  @Test func widthsHaveLimits() throws {
    for zoom in stride(from: 17.0, through: 22, by: 0.25) {
      let camera = RouteCanvas.camera(zoom: zoom)
      #expect(RouteWidths(camera: camera).fill <= max(2.6 * camera.pointsPerMetre, 11.0 / 3) + 1e-9)
    }
    var canvas = RouteCanvas([Point(0, -100), Point(0, 4000)])
    canvas.overlay.isGuiding = false
    let camera = RouteCanvas.camera(zoom: 15, pitch: 60, scale: 3)
    let picture = try canvas.drawn(camera)
    // The outermost pixels are covered in part.
    for row in stride(from: 30, to: picture.pixels.height / 2, by: 60) {
      let colors = (0..<picture.pixels.width).compactMap { picture.color(Point(Double($0), Double(row))) }
      #expect(colors.count { $0 == 0x0000FF } >= 10, "row \(row)")
      #expect(colors.count { $0 == 0x0000FF || $0 == 0x000080 } >= 14, "row \(row)")
    }
  }
}
