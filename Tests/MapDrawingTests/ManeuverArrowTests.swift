import Foundation
import Geometry
import Guidance
import MapData
import Testing

@testable import MapDrawing

/// Arrows are built from the junction.
@Suite(.enabled(if: hasFonts, "needs the Noto fonts")) struct ManeuverArrowTests {
  private func made(_ maneuvers: [(Double, Maneuver)], length: Double = 1000, metresPerSecond: Double = 10)
    -> ManeuverFigure?
  {
    var canvas = RouteCanvas([Point(0, 0), Point(0, length)], steps: maneuvers)
    canvas.overlay.route?.times = [0, length / metresPerSecond]
    guard let route = canvas.overlay.route, let first = maneuvers.first?.0 else { return nil }
    return ManeuverFigure(at: first, of: route)
  }

  @Test(arguments: [
    (Maneuver.turnLeft, 26.0, 28.0), (.turnSlightRight, 26, 28), (.turnSharpLeft, 26, 34),
    (.turnUTurnClockwise, 34, 30), (.forkRight, 34, 44), (.offRampSlightRight, 34, 44), (.mergeLeft, 34, 44),
  ]) func reachesAsFarAsItsKind(maneuver: Maneuver, before: Double, after: Double) throws {
    let figure = try #require(made([(500, maneuver)]))
    #expect(figure.from == 500 - before)
    #expect(figure.to == 500 + after)
  }

  @Test func fastRoadsHaveLongArrows() throws {
    let figure = try #require(made([(500, .offRampRight)], metresPerSecond: 30))
    #expect([figure.from, figure.to] == [440, 560])
  }

  @Test func twoTurnsInQuickSuccessionAreOneFigure() throws {
    let one = try #require(made([(500, .turnLeft), (559, .turnRight)]))
    #expect([one.from, one.first, one.last, one.to] == [474, 500, 559, 587])
    let apart = try #require(made([(500, .turnLeft), (561, .turnRight)]))
    #expect([apart.from, apart.to] == [474, 528])
    // A change of name between them is no turn; a third turn ends the figure before it.
    let three = try #require(made([(500, .turnLeft), (520, .nameChange), (540, .turnRight), (560, .turnLeft)]))
    #expect([three.last, three.to] == [540, 554])
  }

  @Test func roundaboutGoesFromItsEntryToBeyondItsExit() throws {
    let known = try #require(made([(500, .roundaboutLeftCounterClockwise), (560, .roundaboutExitCounterClockwise)]))
    #expect([known.from, known.to] == [480, 587])
    #expect(known.roundabout?.isClockwise == false)
    let clockwise = try #require(made([(500, .roundaboutClockwise)]))
    #expect(clockwise.roundabout?.isClockwise == true)
    #expect(clockwise.roundabout?.exit == nil)
  }

  @Test func arrivalHasNoArrow() throws {
    #expect(made([(1000, .destination)]) == nil)
    #expect(made([(1000, .destinationLeft)]) == nil)
    var canvas = RouteCanvas([Point(0, 0), Point(0, 200)], steps: [(200, .destination)])
    canvas.overlay.distanceAlongRoute = 150
    let picture = try canvas.drawn(RouteCanvas.camera(at: Point(0, 180), zoom: 18))
    #expect(picture.landmarks.maneuver == nil)
    let colors = try stride(from: 160.0, to: 198, by: 0.5).map { try picture.color(picture.place($0)) }
    #expect(colors.allSatisfy { $0 == 0x0000FF })
  }

  // MARK: On the picture

  private func isWhite(_ color: UInt32?) -> Bool { color == 0xFFFFFF }

  /// The last white pixel along the line lies within 2 pixels of where the tip belongs.
  private func expectTip(_ picture: RouteCanvas.Picture, at distance: Double) throws {
    let last = try #require(
      try stride(from: distance + 4, to: distance - 4, by: -0.05).first {
        (try picture.color(picture.place($0)) ?? 0) >> 16 > 0x80
      })
    #expect((try picture.place(last) - picture.place(distance)).length <= 2, "white up to \(last), not \(distance)")
  }

  @Test(arguments: [(0.0, 0.0), (45, 20), (60, 200)]) func tipLiesAtItsDistance(pitch: Double, bearing: Double) throws {
    let canvas = RouteCanvas([Point(0, -200), Point(0, 0), Point(200, 0)], steps: [(200, .turnRight)])
    let picture = try canvas.drawn(RouteCanvas.camera(zoom: 17.5, pitch: pitch, bearing: bearing))
    try expectTip(picture, at: 228)
    // The shaft is white from its tail on, blue lies before it.
    #expect(isWhite(try picture.color(picture.place(176))))
    #expect(isWhite(try picture.color(picture.place(200))))
    #expect(try picture.color(picture.place(170)) == 0x0000FF)
    #expect(try picture.color(picture.place(232)) == 0x0000FF)
  }

  /// A roundabout of 20 m radius: in from the south, counter-clockwise, out to the west.
  private func roundabout(exit: Bool, hasRoads: Bool = true) -> RouteCanvas {
    func on(_ degrees: Double) -> Point { Point(cos(degrees * .pi / 180), sin(degrees * .pi / 180)) * 20 }
    // From −90° (south) over east and north to 180° (west).
    let way = stride(from: -90.0, through: 180, by: 15).map(on)
    let arc = zip(way, way.dropFirst()).reduce(0.0) { $0 + ($1.1 - $1.0).length }
    var steps: [(Double, Maneuver)] = [(80, .roundaboutLeftCounterClockwise)]
    if exit { steps.append((80 + arc, .roundaboutExitCounterClockwise)) }
    var canvas = RouteCanvas([Point(0, -100)] + way + [Point(-150, 0)], steps: steps)
    if hasRoads {
      canvas.add(road: stride(from: -90.0, through: 90, by: 15).map(on), oneway: 1)
      canvas.add(road: stride(from: 90.0, through: 270, by: 15).map(on), oneway: 1)
      canvas.add(road: [Point(0, -100), on(-90)])
      canvas.add(road: [on(0), Point(100, 0)])
      canvas.add(road: [on(180), Point(-150, 0)])
    }
    return canvas
  }

  /// The exit is the answer's, or where the route leaves the ring; the ring is the map's, or a circle through the way.
  @Test(arguments: [(true, true), (false, true), (true, false), (false, false)])
  func roundaboutShowsItsRing(tellsExit: Bool, hasRoads: Bool) throws {
    let canvas = roundabout(exit: tellsExit, hasRoads: hasRoads)
    let picture = try canvas.drawn(RouteCanvas.camera(zoom: 17.3, scale: 3))
    // Three quarters of a ring of 24 sides: 18 chords.
    let exit = 80 + 18 * 2 * 20 * sin(7.5 * .pi / 180)
    if tellsExit {
      try expectTip(picture, at: exit + 27)
    } else {
      let tip = try #require(
        try stride(from: exit + 60, to: exit, by: -0.05).first { isWhite(try picture.color(picture.place($0))) })
      #expect(abs(tip - exit - 27) < 6)
    }
    #expect(isWhite(try picture.color(picture.place(80 + 40))))
    // The quarter that is not driven, from west over south-west to south: pale blue, of one colour.
    let pale = try stride(from: 200.0, through: 250, by: 2).map { degrees in
      let place = Point(cos(degrees * .pi / 180), sin(degrees * .pi / 180)) * 19.9
      return try #require(try picture.color(picture.place(metres: place)))
    }
    #expect(pale.allSatisfy { $0 & 0xFF == 0xFF && (0x40...0xA0).contains($0 >> 16) }, "\(pale)")
    // The island is ground.
    #expect(try picture.color(picture.place(metres: .zero)) == 0x112233)
  }

  /// A hook: both legs of the shaft lie apart, with ground between them, and the shaft never covers itself.
  @Test(arguments: [DrivingSide.right, .left], [16.0, 17, 18]) func uTurnIsAnOpenHook(side: DrivingSide, zoom: Double)
    throws
  {
    let maneuver: Maneuver = side == .right ? .turnUTurnCounterClockwise : .turnUTurnClockwise
    let canvas = RouteCanvas([Point(0, 0), Point(0, 200), Point(0, 0)], steps: [(200, maneuver)], side: side)
    let picture = try canvas.drawn(RouteCanvas.camera(at: Point(0, 190), zoom: zoom, scale: 3))
    try expectTip(picture, at: 230)
    for before in [6.0, 10, 14] {
      let (there, back) = (try picture.place(200 - before), try picture.place(200 + before))
      #expect(isWhite(picture.color(there)))
      #expect(isWhite(picture.color(back)))
      #expect(picture.color((there + back) / 2) == 0x112233)
    }
  }

  /// The other branch of a fork is shown pale where the map has it.
  @Test func forkShowsItsOtherBranch() throws {
    var canvas = RouteCanvas([Point(0, -100), Point(0, 0), Point(60, 150)], steps: [(100, .forkRight)])
    let camera = RouteCanvas.camera(at: Point(0, 30), zoom: 17.5)
    let beside = Point(-16, 40)
    #expect(try canvas.drawn(camera).color(canvas.drawn(camera).place(metres: beside)) == 0x112233)
    canvas.add(road: [Point(0, -100), Point(0, 0)])
    canvas.add(road: [Point(0, 0), Point(60, 150)])
    canvas.add(road: [Point(0, 0), Point(-60, 150)])
    let picture = try canvas.drawn(camera)
    let color = try #require(try picture.color(picture.place(metres: beside)))
    #expect(color & 0xFF == 0xFF)
    #expect((0x50...0xA0).contains(color >> 16))
    // It ends after 64 m.
    #expect(try picture.color(picture.place(metres: Point(-28, 70))) == 0x112233)
    try expectTip(picture, at: 144)
  }

  /// A branch in a tunnel is not seen from the street, nor a street from a tunnel; one that stays on the line neither.
  @Test(arguments: [(Point(-60, 150), true, false), (Point(-60, 150), false, true), (Point(53, 150), false, false)])
  func branchesThatAreNotSeenAreNotShown(to end: Point, isTunnel: Bool, drivesTunnel: Bool) throws {
    var canvas = RouteCanvas([Point(0, -100), Point(0, 0), Point(60, 150)], steps: [(100, .forkRight)])
    let tunnel: [String: PropertyValue] = ["brunnel": .string("tunnel")]
    canvas.add(road: [Point(0, -100), Point(0, 0)])
    canvas.add(road: [Point(0, 0), Point(60, 150)], besides: drivesTunnel ? tunnel : [:])
    canvas.add(road: [Point(0, 0), end], besides: isTunnel ? tunnel : [:])
    let camera = RouteCanvas.camera(at: Point(0, 30), zoom: 17.5)
    let lines = RouteLines(canvas.overlay, shapes: RouteShapes(), camera: camera)
    let features = try MapPictureDrawing(canvas.picture(camera), typesetter: typesetter()).context
      .features("transportation")
    let route = try #require(canvas.overlay.route)
    let figure = ManeuverFigure(at: 100, of: route)
    let underlay = JunctionUnderlay(figure, line: lines.chosen, features: features, camera: camera)
    #expect(underlay.branch.isEmpty)
  }

  /// The branch leaves the line where it lies, however far that is moved aside, and is on its own road after 40 m.
  @Test func branchBeginsOnTheMovedLine() throws {
    var canvas = RouteCanvas([Point(0, -100), Point(0, 0), Point(60, 150)], steps: [(100, .forkRight)])
    canvas.add(road: [Point(0, -100), Point(0, 0)])
    canvas.add(road: [Point(0, 0), Point(60, 150)])
    canvas.add(road: [Point(0, 0), Point(-60, 150)])
    let camera = RouteCanvas.camera(at: Point(0, 30), zoom: 17.5)
    let shift = LineShift(legs: [.init(from: 0, to: 260, metres: [3, 3])])
    let lines = RouteLines(canvas.overlay, shapes: RouteShapes(), camera: camera, aside: shift)
    let features = try MapPictureDrawing(canvas.picture(camera), typesetter: typesetter()).context
      .features("transportation")
    let route = try #require(canvas.overlay.route)
    let figure = ManeuverFigure(at: 100, of: route)
    let underlay = JunctionUnderlay(figure, line: lines.chosen, features: features, camera: camera)
    func ground(_ metres: Point) -> Point { camera.ground(nearest: RouteCanvas.world(metres)) }
    let branch = Polyline(underlay.branch)
    let metre = camera.pointsPerMetre
    // Before the fork 3 m to the right of the road's middle.
    #expect(try #require(branch.nearest(to: ground(Point(3, -10)))).away < 0.3 * metre)
    let direction = Point(-60, 150).normalized
    for distance in [42.0, 50, 60] {
      #expect(try #require(branch.nearest(to: ground(direction * distance))).away < 0.3 * metre)
    }
  }

  /// A turn that is a long bend is shown to its end: a quarter circle of 40 m radius is 62.8 m long.
  @Test func arrowReachesBeyondABend() throws {
    let bend = stride(from: 0.0, through: 90, by: 6).map { degrees in
      Point(40 - 40 * cos(degrees * .pi / 180), 40 * sin(degrees * .pi / 180))
    }
    let canvas = RouteCanvas([Point(0, -100)] + bend + [Point(200, 40)], steps: [(100, .turnRight)])
    let camera = RouteCanvas.camera(at: Point(20, 20), zoom: 17)
    let lines = RouteLines(canvas.overlay, shapes: RouteShapes(), camera: camera)
    let route = try #require(canvas.overlay.route)
    var figure = try #require(ManeuverFigure(at: 100, of: route))
    #expect(figure.to == 128)
    figure.reachBeyondBend(of: try #require(lines.chosen))
    // 14 m beyond it, looked at every 4 m.
    #expect(abs(figure.to - (100 + 62.8 + 14)) < 6)
    // A corner needs no more than its 28 m.
    let corner = RouteCanvas([Point(0, -100), Point(0, 0), Point(200, 0)], steps: [(100, .turnRight)])
    let cornered = try #require(corner.overlay.route)
    var short = try #require(ManeuverFigure(at: 100, of: cornered))
    short.reachBeyondBend(of: RouteLine(cornered))
    #expect(short.to == 128)
  }

  /// Hostile and odd answers have an arrow or none.
  @Test func oddRoutesDoNotTrap() throws {
    for distance in [-5.0, 0, .nan, .infinity, 1e9] {
      var canvas = RouteCanvas([Point(0, 0), Point(0, 100)], steps: [(50, .roundaboutClockwise)])
      canvas.overlay.maneuverDistance = distance
      _ = try canvas.drawn(RouteCanvas.camera())
    }
    let still = RouteCanvas([Point(0, 0), Point(0, 0)], steps: [(0, .turnUTurnClockwise)])
    _ = RouteLines(still.overlay, shapes: RouteShapes(), camera: RouteCanvas.camera())
  }
}
