import Foundation
import Geometry
import Testing

@testable import MapDrawing

private let helsinki = Coordinate(latitude: 60.1699, longitude: 24.9384)

/// Rows of a 4 × 4 matrix; multiplication is written out, so that nothing here shares code with the camera.
private func multiply(_ a: [[Double]], _ b: [[Double]]) -> [[Double]] {
  (0..<4).map { row in (0..<4).map { column in (0..<4).reduce(0) { $0 + a[row][$1] * b[$1][column] } } }
}

/// A coordinate's pixel by the chain of matrices that GPU map renderers use: perspective with the principal point
/// moved, flip, back off, tilt, turn, move the centre to the origin.
private func pixelByMatrices(_ camera: Camera, _ place: Coordinate, metres: Double) -> Point {
  let fieldOfView = 2 * atan(1.0 / 3)
  let distance = 0.5 * camera.height / tan(fieldOfView / 2)
  let (near, far) = (1.0, 1e7)
  let f = 1 / tan(fieldOfView / 2)
  let aspect = camera.width / camera.height
  let offset = camera.anchor - Point(camera.width / 2, camera.height / 2)
  let perspective: [[Double]] = [
    [f / aspect, 0, -offset.x * 2 / camera.width, 0], [0, f, offset.y * 2 / camera.height, 0],
    [0, 0, -(far + near) / (far - near), -2 * far * near / (far - near)], [0, 0, -1, 0],
  ]
  let flip: [[Double]] = [[1, 0, 0, 0], [0, -1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
  let back: [[Double]] = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, -distance], [0, 0, 0, 1]]
  let p = camera.pitchDegrees * .pi / 180
  let tilt: [[Double]] = [[1, 0, 0, 0], [0, cos(p), -sin(p), 0], [0, sin(p), cos(p), 0], [0, 0, 0, 1]]
  let b = -camera.bearingDegrees * .pi / 180
  let turn: [[Double]] = [[cos(b), -sin(b), 0, 0], [sin(b), cos(b), 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
  let size = 512 * pow(2, camera.zoom)
  func mercator(_ c: Coordinate) -> Point {
    let s = sin(c.latitude * .pi / 180)
    return Point(c.longitude / 360 + 0.5, 0.5 - 0.25 * log((1 + s) / (1 - s)) / .pi) * size
  }
  let center = mercator(camera.center)
  let perMetre = size / (40_075_016.685_578_49 * cos(camera.center.latitude * .pi / 180))
  let world = mercator(place) - center
  let matrix = [flip, back, tilt, turn].reduce(perspective, multiply)
  let v = [world.x, world.y, metres * perMetre, 1]
  let clip = (0..<4).map { row in (0..<4).reduce(0) { $0 + matrix[row][$1] * v[$1] } }
  return Point(
    (clip[0] / clip[3] + 1) / 2 * camera.width * camera.scale,
    (1 - clip[1] / clip[3]) / 2 * camera.height * camera.scale)
}

@Suite struct CameraTests {
  @Test(arguments: [0.0, 20, 45, 60, 70], [1.0, 6, 11.3, 16, 18])
  func agreesWithTheMatricesOfGPURenderers(pitch: Double, zoom: Double) throws {
    for (bearing, anchor) in [(0.0, nil), (37.0, nil), (251.0, Point(196.5, 622))] {
      let camera = Camera(
        center: helsinki, zoom: zoom, bearingDegrees: bearing, pitchDegrees: pitch, width: 393, height: 852, scale: 3,
        anchor: anchor)
      let spread = 200 / camera.worldSize * 360
      for (dx, dy, metres) in [(0.0, 0.0, 0.0), (1, 0.2, 0), (-0.7, -0.3, 0), (0.3, 0.4, 25), (-0.1, -0.4, 90)] {
        let place = Coordinate(latitude: helsinki.latitude + dy * spread, longitude: helsinki.longitude + dx * spread)
        let expected = pixelByMatrices(camera, place, metres: metres)
        // At low zooms the other end of the world lies nearer by the way round: only what the matrices see counts.
        guard abs(place.latitude) < 85, abs(dx * spread) < 180, let got = camera.project(place, heightMetres: metres)
        else { continue }
        #expect((got.position - expected).length < 0.01, "\(bearing) \(place) \(metres)")
      }
    }
  }

  @Test func centreAppearsAtTheAnchorAtDepth1() throws {
    let camera = Camera(
      center: helsinki, zoom: 17, bearingDegrees: 123, pitchDegrees: 60, width: 393, height: 852, scale: 3,
      anchor: Point(196.5, 622))
    let projected = try #require(camera.project(helsinki))
    #expect((projected.position - Point(589.5, 1866)).length < 1e-6)
    #expect(abs(projected.depth - 1) < 1e-12)
  }

  @Test(arguments: [(0.0, 0.001, 0.0), (90, 0, 0.002), (180, -0.001, 0), (270, 0, -0.002)])
  func bearingPointsUp(degrees: Double, north: Double, east: Double) throws {
    let camera = Camera(center: helsinki, zoom: 16, bearingDegrees: degrees, width: 400, height: 800)
    let place = Coordinate(latitude: helsinki.latitude + north, longitude: helsinki.longitude + east)
    let p = try #require(camera.project(place)).position
    #expect(abs(p.x - 200) < 1e-6)
    #expect(p.y < 390)
  }

  @Test(arguments: [0.0, 45, 60, 80]) func unprojectUndoesProject(pitch: Double) throws {
    let camera = Camera(
      center: helsinki, zoom: 15.3, bearingDegrees: 200, pitchDegrees: pitch, width: 393, height: 852, scale: 2)
    for x in stride(from: 0.0, through: 786, by: 131) {
      let pixel = Point(x, 900)
      let place = try #require(camera.unproject(pixel))
      let back = try #require(camera.project(place)).position
      #expect((back - pixel).length < 1e-3)
    }
  }

  @Test func noPlaceAboveTheHorizon() {
    let camera = Camera(center: helsinki, zoom: 15, pitchDegrees: 80, width: 400, height: 800)
    // The horizon is 1.5 · 800 / tan 80° ≈ 211.6 points above the middle.
    #expect(camera.unproject(Point(200, 187)) == nil)
    #expect(camera.unproject(Point(200, 190)) != nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300]) func frameIsHeldToItsLimits(value: Double) {
    let camera = Camera(
      center: Coordinate(latitude: value, longitude: value), zoom: value, bearingDegrees: value, pitchDegrees: value,
      width: value, height: value, scale: value, anchor: Point(value, value))
    #expect(camera.worldCenter.isFinite)
    #expect(camera.zoom <= 25.5)
    #expect(camera.pixelWidth >= 1)
    #expect(camera.visibleWorldRects().allSatisfy { $0.minX >= 0 && $0.maxX <= 1 })
  }

  @Test func markerAtAPoleHasAPixel() throws {
    let camera = Camera(center: Coordinate(latitude: 0, longitude: 0), zoom: 0, width: 512, height: 512)
    let north = try #require(camera.project(Coordinate(latitude: 90, longitude: 90))).position
    #expect(abs(north.x - 384) < 1e-6)
    #expect(abs(north.y) < 1e-6)
    let south = try #require(camera.project(Coordinate(latitude: -90, longitude: 0))).position
    #expect(abs(south.y - 512) < 1e-6)
  }
}

@Suite struct CameraFitTests {
  private let insets = EdgeInsets(top: 100, left: 20, bottom: 60, right: 40)

  @Test(arguments: [0.0, 30, 271]) func twoCornersTouchTheFreeRectangle(bearing: Double) throws {
    let places = [helsinki, Coordinate(latitude: 60.18, longitude: 24.95)]
    let camera = Camera.fitting(places, width: 393, height: 852, scale: 2, insets: insets, bearingDegrees: bearing)
    let pixels = try places.map { try #require(camera.project($0)).position / 2 }
    let box = Rect(bounding: pixels)
    #expect(box.minX > 19.99)
    #expect(box.maxX < 353.01)
    #expect(box.minY > 99.99)
    #expect(box.maxY < 792.01)
    #expect(abs(box.width - 333) < 0.01 || abs(box.height - 692) < 0.01)
    #expect((box.center - Point(186.5, 446)).length < 0.01)
  }

  /// A single place, equal places and lines along an axis have finite zooms.
  @Test func placesWithoutAreaHaveFiniteZooms() throws {
    for places in [[helsinki], [helsinki, helsinki]] {
      let camera = Camera.fitting(places, width: 393, height: 852, insets: insets)
      #expect(camera.zoom == 16.5)
      let pixel = try #require(camera.project(helsinki)).position
      #expect((pixel - Point(186.5, 446)).length < 1e-6)
    }
    let vertical = [helsinki, Coordinate(latitude: 60.3, longitude: helsinki.longitude)]
    let camera = Camera.fitting(vertical, width: 393, height: 852, insets: insets)
    let pixels = try vertical.map { try #require(camera.project($0)).position }
    #expect(abs(pixels[0].y - pixels[1].y - 692) < 0.01)
  }

  /// Over the 180th meridian the short way, and to both poles.
  @Test func overThe180thMeridianTheShortWay() throws {
    let pacific = [Coordinate(latitude: 0, longitude: 178), Coordinate(latitude: 1, longitude: -178)]
    let camera = Camera.fitting(pacific, width: 400, height: 400, insets: EdgeInsets(20))
    #expect(abs(abs(camera.center.longitude) - 180) < 1e-6)
    #expect(abs(512 * exp2(camera.zoom) * 4 / 360 - 360) < 0.01)
    let poles = [Coordinate(latitude: 90, longitude: 0), Coordinate(latitude: -90, longitude: 0)]
    let world = Camera.fitting(poles, width: 600, height: 532, insets: EdgeInsets(10))
    #expect(abs(world.zoom) < 1e-9)
    #expect(abs(world.center.latitude) < 1e-9)
  }

  @Test func noPlaceAtAllShowsTheWorld() {
    let camera = Camera.fitting([], width: 600, height: 600, insets: EdgeInsets(10))
    #expect(camera.zoom == 0)
  }
}

@Suite struct VisibleGroundTests {
  @Test func fromAboveItIsTheFrame() {
    let camera = Camera(center: helsinki, zoom: 15, width: 400, height: 800, scale: 2)
    let ground = VisibleGround(camera: camera, margin: 10)
    #expect(abs(ground.bounds.minX + 210) < 1e-6)
    #expect(abs(ground.bounds.maxY - 410) < 1e-6)
    #expect(ground.polygon.count == 4)
  }

  /// Every corner of the frame lies on it or above the horizon.
  @Test(arguments: [0.0, 30, 60, 75, 85]) func everyCornerLiesOnTheRingOrAboveTheHorizon(pitch: Double) {
    let camera = Camera(
      center: helsinki, zoom: 15, bearingDegrees: 43, pitchDegrees: pitch, width: 393, height: 852,
      anchor: Point(196, 500))
    let ground = VisibleGround(camera: camera, margin: 1)
    #expect(ground.polygon.count >= 4)
    for corner in Rect(minX: 0, minY: 0, maxX: 393, maxY: 852).corners {
      guard let inverse = camera.groundTransform.inverse, inverse.w(corner) > 0 else { continue }
      let place = inverse(corner)
      #expect(ground.contains(place) || camera.groundTransform.w(place) > camera.farthestDepth)
    }
    #expect(ground.polygon.allSatisfy { camera.groundTransform.w($0) >= Camera.nearestDepth - 1e-9 })
  }

  @Test func twoRectanglesWhereTheFrameSpansThe180thMeridian() {
    let camera = Camera(center: Coordinate(latitude: 0, longitude: 179), zoom: 3, width: 1200, height: 400)
    let rects = camera.visibleWorldRects(margin: 0)
    // 1,200 points of 4,096, centred at 0.99722….
    #expect(rects.count == 2)
    #expect(abs(rects[0].minX - (179.0 / 360 + 0.5 - 600.0 / 4096)) < 1e-12)
    #expect(rects[0].maxX == 1)
    #expect(rects[1].minX == 0)
    #expect(abs(rects[1].maxX - (179.0 / 360 - 0.5 + 600.0 / 4096)) < 1e-12)
    #expect(
      camera.copies(of: Rect(minX: 0, minY: 0, maxX: 1, maxY: 1), in: VisibleGround(camera: camera).bounds) == 0...1)
  }

  @Test func lineWithFarEndsCrossesTheFrame() throws {
    let lisbon = WebMercator.project(Coordinate(latitude: 38.72, longitude: -9.14))
    let berlin = WebMercator.project(Coordinate(latitude: 52.52, longitude: 13.4))
    let middle = WebMercator.unproject(lisbon.interpolated(to: berlin, at: 0.5))
    for pitch in [0.0, 60, 85] {
      let camera = Camera(center: middle, zoom: 20, pitchDegrees: pitch, width: 400, height: 800)
      let ground = VisibleGround(camera: camera, margin: 20)
      let pieces = ground.clip(line: [camera.ground(lisbon), camera.ground(berlin)])
      #expect(pieces.count == 1)
      let points = try #require(pieces.first).points
      #expect(points.count == 2)
      #expect(points.allSatisfy { camera.groundTransform.w($0) > 0 })
      // The line passes through the centre.
      let direction = (points[1] - points[0]).normalized
      #expect(abs(points[0].cross(direction)) < 0.01)
    }
  }

  /// A line that leaves and returns has two pieces with their places along it.
  @Test func piecesKeepTheirPlacesAlongTheLine() {
    let camera = Camera(center: helsinki, zoom: 15, width: 400, height: 400)
    let ground = VisibleGround(camera: camera)
    let pieces = ground.clip(line: [Point(0, 0), Point(300, 0), Point(300, 100), Point(0, 100)])
    #expect(pieces.count == 2)
    #expect(pieces.map(\.start) == [0, 500])
    #expect(pieces[0].points == [Point(0, 0), Point(200, 0)])
    #expect(pieces[1].points == [Point(200, 100), Point(0, 100)])
  }

  @Test(arguments: [0.0, 17, 45]) func clippedRingKeepsItsVisibleArea(bearing: Double) {
    let camera = Camera(center: helsinki, zoom: 15, bearingDegrees: bearing, width: 400, height: 300)
    let ground = VisibleGround(camera: camera)
    let ring = ground.clip(ring: Rect(minX: -1e6, minY: -1e6, maxX: 1e6, maxY: 1e6).corners)
    var doubled = 0.0
    for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1)) { doubled += a.cross(b) }
    #expect(abs(abs(doubled) / 2 - 120_000) < 1e-3)
  }
}
