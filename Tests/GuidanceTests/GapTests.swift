import Geometry
import Testing

@testable import Guidance

/// Recorded tracks whose pieces do not meet.
@Suite struct GapTests {
  private func read(_ text: String) throws -> RouteResponse {
    try RouteResponse.read([UInt8](text.utf8), path: "track.gpx")
  }

  private static func track(_ segments: [[(Double, Double, String?)]]) -> String {
    let body = segments.map { points in
      let elements = points.map { latitude, longitude, time in
        #"<trkpt lat="\#(latitude)" lon="\#(longitude)">\#(time.map { "<time>\($0)</time>" } ?? "")</trkpt>"#
      }
      return "<trkseg>\(elements.joined())</trkseg>"
    }
    return #"<gpx version="1.1"><trk>\#(body.joined())</trk></gpx>"#
  }

  /// 0.004° and 0.002° of the equator are 444.78 and 222.39 m; the 628 m between the segments do not count.
  @Test func segmentsAreNotJoined() throws {
    let route = try read(
      Self.track([
        [(0, 0, nil), (0, 0.002, nil), (0, 0.004, nil)], [(0.004, 0.008, nil), (0.004, 0.01, nil)],
      ])
    ).routes[0]
    expectConsistent(route)
    #expect(abs(route.distance - 667.17) < 0.1)
    #expect(route.geometry.count == 5)
    #expect(route.gaps == [2])
    #expect(abs(route.distances[2] - 444.78) < 0.1)
    #expect(route.distances[3] == route.distances[2])
    // At 50 km/h.
    #expect(abs(route.duration - 667.17 / 13.8889) < 0.1)
    // Halfway over the gap is 314 m from either piece, not on the way.
    let snap = route.snap(Coordinate(latitude: 0.002, longitude: 0.006))
    #expect(snap.isOffRoute())
    #expect(abs(snap.distanceFromRoute - 314.5) < 1)
    #expect(abs(route.headingDegrees(at: route.distances[2]) - 90) < 0.01)
  }

  /// 10 s and 20 s of driving with an hour's rest between.
  @Test func restsTakeNoTime() throws {
    let route = try read(
      Self.track([
        [(0, 0, "2026-06-01T12:00:00Z"), (0, 0.002, "2026-06-01T12:00:10Z")],
        [(0, 0.1, "2026-06-01T13:00:00Z"), (0, 0.104, "2026-06-01T13:00:20Z")],
      ])
    ).routes[0]
    expectConsistent(route)
    #expect(route.duration == 30)
    #expect(zip(route.times, [0, 10, 10, 30]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  /// Segments that meet are one line; those of one point or none have no length and are left out.
  @Test func segmentsThatMeetAndEmptyOnes() throws {
    let route = try read(
      Self.track([[(0, 0, nil), (0, 0.002, nil)], [], [(5, 5, nil)], [(0, 0.002, nil), (0, 0.004, nil)]])
    ).routes[0]
    #expect(route.geometry.map(\.longitude) == [0, 0.002, 0.004])
    #expect(route.gaps.isEmpty)
  }

  @Test func emptyTracksAreLeftOut() throws {
    let response = try read(
      """
      <gpx version="1.1"><trk><name>Nothing</name></trk><trk><name>Way</name><trkseg><trkpt lat="0" lon="0"/>
      <trkpt lat="0" lon="1"/></trkseg></trk><rte><name>Plan</name><rtept lat="0" lon="0"/><rtept lat="1" lon="0"/></rte></gpx>
      """)
    #expect(response.routes.map(\.label) == ["Way", "Plan"])
    #expect(response.warnings.contains { $0.contains("\"Nothing\"") })
    let error = #expect(throws: RouteError.self) { try read(#"<gpx version="1.1"><trk><trkseg/></trk></gpx>"#) }
    #expect(error?.description.contains("has 0 points") == true)
  }

  /// A multi-line's parts that do not meet, by the same rule: 111.19 m each.
  @Test func partsOfAMultiLine() throws {
    let route = try read(
      #"{"type": "MultiLineString", "coordinates": [[[0, 0], [0.001, 0]], [[0.5, 0], [0.501, 0]], [[0.501, 0], [0.501, 0.001]]]}"#
    ).routes[0]
    expectConsistent(route)
    #expect(abs(route.distance - 333.58) < 0.1)
    #expect(route.gaps == [1])
    #expect(route.legs.count == 2)
    // Nobody arrives at a gap; the time is shared by length.
    #expect(zip(route.legEnds, [222.39, 333.58]).allSatisfy { abs($0 - $1) < 0.1 })
    #expect(zip(route.legs.map(\.duration), [16.01, 8.01]).allSatisfy { abs($0 - $1) < 0.01 })
  }

  @Test func partsOfOnePositionAreLeftOut() throws {
    let response = try read(
      #"{"type": "MultiLineString", "coordinates": [[[0, 0], [1, 0]], [[7, 7]], [[1, 0], [2, 0]]]}"#)
    #expect(response.routes[0].geometry.map(\.longitude) == [0, 1, 2])
    #expect(response.routes[0].gaps.isEmpty)
    #expect(response.warnings.contains { $0.hasPrefix("coordinates[1] has 1 position") })
  }

  /// The heading beyond each of many gaps is that of the piece behind it: east and north by turns.
  @Test func headingsBesideManyGaps() throws {
    var pieces: [[(Double, Double, String?)]] = []
    for piece in 0..<9 {
      let south = Double(piece) * 0.1
      let end = piece % 2 == 0 ? (south, 0.01) : (south + 0.01, 0)
      pieces.append([(south, 0, nil), (end.0, end.1, nil)])
    }
    let route = try read(Self.track(pieces)).routes[0]
    #expect(route.gaps == [1, 3, 5, 7, 9, 11, 13, 15])
    for piece in 0..<9 {
      let heading = route.headingDegrees(at: route.distances[2 * piece])
      #expect(abs(heading - (piece % 2 == 0 ? 90 : 0)) < 0.1, "\(piece)")
    }
  }

  /// What extensions and links call `name` or `time` is not the track's.
  @Test func onlyOwnNamesCount() throws {
    let route = try read(
      """
      <gpx version="1.1"><trk><name>Mine</name><extensions><x><name>Not</name></x><name>Nor</name></extensions>
      <trkseg><trkpt lat="0" lon="0"><time>2026-06-01T12:00:00Z</time><extensions><time>2026-06-01T11:00:00Z</time>
      </extensions></trkpt><trkpt lat="0" lon="1"><time>2026-06-01T12:00:30Z</time><name>End</name><link><name>L</name></link>
      </trkpt></trkseg></trk></gpx>
      """
    ).routes[0]
    #expect(route.label == "Mine")
    #expect(route.duration == 30)
    #expect(route.legs[0].destinationTitle == "End")
  }

  @Test(arguments: [
    (#"<gpx version="1.1"><trk/></gpx>"#, "track.gpx: holds no track or route."),
    (#"{"type": "FeatureCollection", "features": []}"#, "track.gpx: holds no track or route."),
    (#"<gpx version="1.1"><rte></rte><trk><trkseg/></trk></gpx>"#, "route 1 has 0 points"),
    (#"{"routes": []}"#, "holds no route"), ("{}", "the answer of Google Routes holds no route"),
  ])
  func nothingThere(text: String, part: String) {
    let error = #expect(throws: RouteError.self) { try read(text) }
    #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
  }
}
