import Foundation
import Geometry
import Guidance
import Testing

@testable import MapDrawing

/// A route along the equator, one degree (111,319.5 m of the sphere) a step; metres here are simply 100 a step.
private func route(_ longitudes: [Double]) -> Route {
  Route(
    geometry: longitudes.map { Coordinate(latitude: 0, longitude: $0) },
    distances: longitudes.indices.map { Double($0) * 100 }, legs: [], distance: Double(longitudes.count - 1) * 100,
    duration: 0)
}

@Suite struct RouteLineTests {
  @Test func slicesBeginAndEndAtTheirDistances() {
    let line = RouteLine(route([0, 1, 2, 3]))
    let slice = line.slice(from: 50, to: 225).map { ($0.x - 0.5) * 360 }
    #expect(slice.count == 4)
    #expect(zip(slice, [0.5, 1, 2, 2.25]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(line.slice(from: 300, to: 400).isEmpty)
    #expect(line.slice(from: 80, to: 80).isEmpty)
    #expect(line.slice(from: -50, to: 1000).count == 4)
  }

  /// Between 1° and 2° there is no way: two stretches, of which neither reaches into the gap.
  @Test func gapPartsTheLine() throws {
    var track = Route(
      geometry: [0, 1, 2, 3].map { Coordinate(latitude: 0, longitude: $0) }, distances: [0, 100, 100, 200], legs: [],
      distance: 200, duration: 0)
    track.gaps = [1]
    let line = RouteLine(track)
    func degrees(_ slices: [[Point]]) -> [[Double]] {
      slices.map { $0.map { (($0.x - 0.5) * 360 * 1000).rounded() / 1000 } }
    }
    #expect(degrees(line.slices(from: 0, to: 200)) == [[0, 1], [2, 3]])
    #expect(degrees(line.slices(from: 50, to: 150)) == [[0.5, 1], [2, 2.5]])
    #expect(degrees(line.slices(from: 50, to: 100)) == [[0.5, 1]])
    #expect(degrees(line.slices(from: 100, to: 150)) == [[2, 2.5]])
    let aside = try #require(line.nearest(to: WebMercator.project(Coordinate(latitude: 0, longitude: 1.4))))
    #expect(abs(aside.distance - 100) < 1e-9)
    #expect(abs(aside.away * 360 - 0.4) < 1e-9)
    // Where both sides are, the far side begins.
    let (before, after) = (try #require(line.point(at: 99)), try #require(line.point(at: 100)))
    #expect(degrees([[before, after]]) == [[0.99, 2]])
    #expect(line.bounds.width * 360 > 2.999)
  }

  /// Marks and call-outs keep off what is drawn of a route, and nothing is drawn in a gap.
  @Test func gapIsNotPartOfWhatIsSeen() {
    var track = Route(
      geometry: [-3, -1, 1, 3].map { Coordinate(latitude: 0, longitude: $0) }, distances: [0, 100, 100, 200], legs: [],
      distance: 200, duration: 0)
    track.gaps = [1]
    let camera = Camera(center: Coordinate(latitude: 0, longitude: 0), zoom: 6, width: 400, height: 400)
    let ground = VisibleGround(camera: camera)
    let seen = RouteLine(track).stretches.flatMap { ground.stretches(ofWorld: $0.points, camera: camera) }
    #expect(seen.count == 2)
    #expect(seen.joined().allSatisfy { abs($0.x) > 91 })
  }

  /// A world point appears where its coordinate does, over the 180th meridian too.
  @Test(arguments: [179.9, -179.9]) func worldPointAppearsWhereItsCoordinateDoes(longitude: Double) throws {
    let camera = Camera(
      center: Coordinate(latitude: 10, longitude: 180), zoom: 10, bearingDegrees: 30, pitchDegrees: 45, width: 400,
      height: 400)
    let coordinate = Coordinate(latitude: 10.1, longitude: longitude)
    let expected = try #require(camera.project(coordinate, heightMetres: 40))
    let actual = try #require(camera.project(world: WebMercator.project(coordinate), heightMetres: 40))
    #expect((actual.position - expected.position).length < 1e-9)
    #expect(abs(actual.position.x - 200) < 200)
  }

  @Test func pointsDirectionsAndNearestPlaces() throws {
    let line = RouteLine(route([0, 1, 2, 3]))
    let middle = try #require(line.point(at: 150))
    #expect(abs(middle.x - (0.5 + 1.5 / 360)) < 1e-12)
    #expect(line.direction(at: 300) == Point(1, 0))
    let nearest = try #require(line.nearest(to: Point(0.5 + 2.5 / 360, 0.51)))
    #expect(abs(nearest.distance - 250) < 1e-6)
    #expect(abs(nearest.away - 0.01) < 1e-9)
    let behind = try #require(line.nearest(to: Point(0.5, 0.5), from: 120))
    #expect(behind.distance >= 100)
  }

  @Test(arguments: [[178.0, -178], [178.0, 182], [-178.0, 178]])
  func overThe180thMeridianTheShortWay(longitudes: [Double]) {
    let line = RouteLine(route(longitudes))
    #expect(abs(line.bounds.width - 4.0 / 360) < 1e-12)
    let camera = Camera(center: Coordinate(latitude: 0, longitude: 180), zoom: 6, width: 400, height: 400)
    let ground = VisibleGround(camera: camera)
    let xs = line.slices(from: 0, to: line.length).flatMap { ground.stretches(ofWorld: $0, camera: camera) }
      .joined().map(\.x)
    // Two degrees to each side of the centre: 2/360 of 32,768 points.
    #expect(abs((xs.max() ?? 0) - 182.044) < 0.01)
    #expect(abs((xs.min() ?? 0) + 182.044) < 0.01)
  }

  @Test func hostileRoutesHaveNoLineOrAFiniteOne() {
    #expect(RouteLine(route([])).point(at: 0) == nil)
    #expect(RouteLine(route([5])).slice(from: 0, to: 10).isEmpty)
    let broken = RouteLine(route([0, .nan, 2]))
    #expect(broken.stretches.map(\.points.count) == [2])
    let points = broken.stretches.flatMap(\.points)
    #expect(points.allSatisfy { $0.isFinite })
    let pole = Route(
      geometry: [Coordinate(latitude: 89, longitude: 0), Coordinate(latitude: -90, longitude: 0)], distances: [0, 1],
      legs: [], distance: 1, duration: 0)
    #expect(RouteLine(pole).bounds.maxY <= 1.000_001)
  }

  @Test func trafficWithoutGapsEqualNeighboursJoined() {
    let stated: [RouteStretch<TrafficLevel>] = [
      RouteStretch(from: 10, to: 20, value: .slow), RouteStretch(from: 20, to: 30, value: .slow),
      RouteStretch(from: 40, to: 50, value: .jam),
    ]
    let all = trafficStretches(stated, from: 0, to: 60)
    #expect(all.map(\.value) == [.unknown, .slow, .unknown, .jam, .unknown])
    #expect(all.map(\.from) == [0, 10, 30, 40, 50])
    #expect(all.map(\.to) == [10, 30, 40, 50, 60])
    let rest = trafficStretches(stated, from: 25, to: 45)
    #expect(rest.map(\.value) == [.slow, .unknown, .jam])
    #expect(rest.first?.from == 25)
    #expect(rest.last?.to == 45)
  }

  @Test(arguments: [(8.0, 3.0), (14, 5.5), (16, 8.5), (18, 17), (20, 34), (23, 34), (2, 3)])
  func widthsFollowTheTable(zoom: Double, fill: Double) {
    let widths = RouteWidths(zoom: zoom)
    #expect(abs(widths.fill - fill) < 1e-9)
    #expect(widths.casing >= 1)
    #expect(widths.casing <= 2.2)
  }
}
