import Geometry
import Testing

@testable import MapData

/// Roofs over a block of 20 m from west to east and 10 m from north to south, 4 m high from the eaves.
@Suite struct RoofTests {
  /// At the equator metres are the same in both directions.
  private static let scale = WebMercator.metresPerWorldUnit(latitude: 0)
  private static let block = [Point(-10, -5), Point(10, -5), Point(10, 5), Point(-10, 5)]

  private func form(_ ring: [Point], _ tags: [String: String]) -> BuildingForm? {
    let world = ring.map { $0 / Self.scale + Point(0.5, 0.5) }
    var properties = tags.mapValues { PropertyValue.string($0) }
    properties["render_height"] = .number(20)
    return BuildingForm([Polygon(rings: [world])], properties)
  }

  /// The height above the eaves at a place, from the faces alone: that of the highest plane whose face holds the place.
  private func height(_ roof: BuildingForm.Roof, _ ring: [Point], _ place: Point) -> Double? {
    var highest: Double?
    for face in roof.faces {
      let rings = face.rings.map { $0.map { (place: $0.offset * Self.scale + ring[0], share: $0.share) } }
      guard PlaneArea.contains(place, rings: rings.map { $0.map(\.place) }), let corners = rings.first else { continue }
      let a = corners[0]
      for (b, c) in zip(corners.dropFirst(), corners.dropFirst(2)) {
        let (u, v, w) = (b.place - a.place, c.place - a.place, place - a.place)
        let area = u.cross(v)
        guard abs(area) > 0.1 else { continue }
        let share = a.share + (b.share - a.share) * w.cross(v) / area + (c.share - a.share) * u.cross(w) / area
        highest = max(highest ?? 0, share * roof.heightMetres)
        break
      }
    }
    return highest
  }

  struct Case: Sendable {
    var shape: String
    var tags: [String: String] = [:]
    var places: [(Point, Double)]
  }

  @Test(arguments: [
    Case(shape: "gabled", places: [(Point(0.1, 0.01), 3.992), (Point(0.1, 2.5), 2), (Point(9, -2.5), 2)]),
    Case(shape: "hipped", places: [(Point(0.1, 0.01), 3.992), (Point(9, 0.1), 0.8), (Point(0.1, 2.5), 2)]),
    Case(shape: "half-hipped", places: [(Point(9, 0.1), 2.8), (Point(0.1, 2.5), 2), (Point(-9.9, 4), 0.8)]),
    Case(shape: "gambrel", places: [(Point(0.1, 4), 1.56), (Point(0.1, 2.5), 2.95), (Point(9.9, -4), 1.56)]),
    Case(shape: "mansard", places: [(Point(0.1, 4), 2.24), (Point(9, 0.1), 2.24), (Point(0.1, 0.01), 3.9968)]),
    Case(shape: "pyramidal", places: [(Point(5, 0.1), 2), (Point(0.1, 2.5), 2), (Point(0.1, 0.01), 3.96)]),
    Case(shape: "skillion", tags: ["roof:direction": "S"], places: [(Point(0.1, -4.99), 3.996), (Point(3, 2.5), 1)]),
    Case(shape: "skillion", tags: ["roof:direction": "90"], places: [(Point(-5, 1), 3), (Point(5, 1), 1)]),
    Case(shape: "round", places: [(Point(0.1, 3.535_533_9), 2.828_427), (Point(1, 0.001), 3.9997)]),
    Case(shape: "gabled", tags: ["roof:orientation": "across"], places: [(Point(0.01, 2.5), 3.996), (Point(5, 1), 2)]),
    Case(shape: "gabled", tags: ["roof:direction": "E"], places: [(Point(5, 1), 2), (Point(0.01, 4), 3.996)]),
    Case(shape: "saltbox", places: [(Point(0.1, 2.5), 2)]),
  ])
  func facesRiseAsTheirFormSays(_ one: Case) throws {
    let tags = one.tags.merging(["roof:shape": one.shape, "roof:height": "4"]) { $1 }
    let roof = try #require(form(Self.block, tags)?.roofs.first ?? nil)
    for (place, expected) in one.places {
      let found = try #require(height(roof, Self.block, place))
      #expect(abs(found - expected) < 0.01, "\(one.shape) at \(place): \(found)")
    }
  }

  /// A circle of 16 corners and 5 m: the dome is as high as its circle of equal area is wide to one side.
  @Test func domesRiseOverRoundOutlines() throws {
    // Octants of a unit circle, halved: cosines of 0, 22.5, 45, 67.5 and 90 degrees.
    let cosines = [1, 0.923_879_53, 0.707_106_78, 0.382_683_43, 0]
    let quarter = (0..<4).map { Point(5 * cosines[$0], 5 * cosines[4 - $0]) }
    let ring = (0..<4).flatMap { turn in
      quarter.map { p in (0..<turn).reduce(p) { point, _ in point.perpendicular } }
    }
    let roof = try #require(form(ring, ["roof:shape": "dome"])?.roofs.first ?? nil)
    // The polygon's area is 8 r² sin 22.5° = 76.54 m².
    #expect(abs(roof.heightMetres - 4.936) < 0.001)
    #expect(roof.isCurved)
    let top = try #require(height(roof, ring, Point(0.01, 0.02)))
    #expect(abs(top - roof.heightMetres) < 0.02)
    // At cos 45° of the way out the dome is sin 45° high.
    let half = try #require(height(roof, ring, Point(5 * 0.7071 * 0.999, 0.001)))
    #expect(abs(half / roof.heightMetres - 0.7071) < 0.01)
  }

  /// The onion bulges over its outline, which is square here: a circle of equal area, with the rest of the roof flat.
  @Test func onionsBulge() throws {
    let square = [Point(-3, -3), Point(3, -3), Point(3, 3), Point(-3, 3)]
    let roof = try #require(form(square, ["roof:shape": "onion", "roof:height": "6"])?.roofs.first ?? nil)
    let places = roof.faces.flatMap { $0.rings.flatMap { $0.map { $0.offset * Self.scale + square[0] } } }
    let radius = 6 / Double.pi.squareRoot()
    #expect(abs((places.map(\.length).max() ?? 0) - max(radius * 1.22, 3 * 2.0.squareRoot())) < 0.01)
    #expect(abs((places.map(\.x).max() ?? 0) - radius * 1.22) < 0.01)
    #expect(roof.faces[0].rings[0].allSatisfy { $0.share == 0 })
    #expect(roof.faces.contains { $0.rings[0].contains { $0.share == 1 } })
  }

  /// Gables close the short sides up to the ridge; the long sides end at the eaves. A hipped roof has no gables.
  @Test func wallsReachUpToTheRoof() throws {
    let gabled = try #require(form(Self.block, ["roof:shape": "gabled"])?.roofs.first ?? nil)
    #expect(gabled.wallTops[0].map(\.count) == [0, 3, 0, 3])
    #expect(gabled.wallTops[0][1].map { ($0.share * 1000).rounded() } == [0, 1000, 0])
    #expect(gabled.wallTops[0][1].map { ($0.along * 1000).rounded() } == [0, 500, 1000])
    let hipped = try #require(form(Self.block, ["roof:shape": "hipped"])?.roofs.first ?? nil)
    #expect(hipped.wallTops[0].allSatisfy { $0.isEmpty })
  }

  /// Any outline works: the faces over an L of 300 m² cover 300 m².
  @Test(arguments: ["gabled", "hipped", "half-hipped", "gambrel", "mansard", "round", "pyramidal"])
  func facesCoverTheOutline(shape: String) throws {
    let outline = [Point(0, 0), Point(20, 0), Point(20, 10), Point(10, 10), Point(10, 20), Point(0, 20)]
    let roof = try #require(form(outline, ["roof:shape": shape])?.roofs.first ?? nil)
    let area = roof.faces.reduce(0.0) { sum, face in
      sum + face.rings.reduce(0) { $0 + PlaneArea.signed($1.map { $0.offset * Self.scale }) }
    }
    #expect(abs(area - 300) < 0.1)
  }

  /// Without a height the width decides: 0.75 of 5 m; never more than 85 % of the building.
  @Test func heightsOfRoofs() throws {
    func metres(_ tags: [String: String]) throws -> Double {
      try #require(form(Self.block, tags)?.roofs.first ?? nil).heightMetres
    }
    #expect(abs(try metres(["roof:shape": "gabled"]) - 3.75) < 1e-6)
    #expect(abs(try metres(["roof:shape": "gabled", "roof:levels": "2"]) - 5.2) < 1e-6)
    #expect(abs(try metres(["roof:shape": "gabled", "roof:height": "10 ft"]) - 3.048) < 1e-6)
    #expect(abs(try metres(["roof:shape": "gabled", "roof:height": "900"]) - 17) < 1e-6)
    for shape in ["flat", "many", "7", ""] { #expect(form(Self.block, ["roof:shape": shape]) == nil) }
    #expect(form([Point(0, 0), Point(5, 0), Point(10, 0)], ["roof:shape": "gabled"]) == nil)
  }
}
