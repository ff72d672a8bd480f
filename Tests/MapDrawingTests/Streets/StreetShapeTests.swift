import Foundation
import Geometry
import Testing

@testable import MapDrawing

/// A street of one class with `lanes` lanes through points in metres.
private func way(
  _ highway: String, lanes: Int? = nil, oneWay: Bool = false, _ points: [Point]
) -> StreetWay? {
  var tags = ["highway": highway]
  if let lanes { tags["lanes"] = String(lanes) }
  if oneWay { tags["oneway"] = "yes" }
  return StreetWay(CarriagewayTests.tags(tags), points: points, customs: StreetCustoms())
}

private func surfaces(_ ways: [StreetWay?]) -> (all: RingStore, chains: [StreetChain], graph: StreetGraph) {
  let graph = StreetGraph(ways.compactMap { $0 })
  let chains = StreetChain.all(graph)
  let strips = StreetStrips(chains, graph: graph, growth: .none)
  var store = RingStore()
  strips.add(to: &store)
  _ = KerbCorners(strips.strips, graph: graph, growth: 0, radii: .carriageway, store: &store)
  return (store, chains, graph)
}

private func areas(_ store: RingStore) -> [Double] { store.rings.map { doubleArea(of: store.ring($0)) / 2 } }

@Suite struct StreetShapeTests {
  /// 100 m of two lanes of 3.4 m.
  @Test func straightStripHasLengthTimesWidth() {
    let store = surfaces([way("primary", [Point(0, 0), Point(60, 80)])]).all
    #expect(areas(store).count == 1)
    #expect(abs(areas(store)[0] - 680) < 0.01)
  }

  @Test(arguments: [(4.0, 3.0, 90.0, 3.0, 6.0), (4, 3, 60, 5.7735, 10.3923), (3.4, 3.4, 120, 1.9630, 3.4641)])
  func cornersFollowTheClosedForm(
    _ half: Double, _ other: Double, _ degrees: Double, _ corner: Double, _ touch: Double
  ) {
    let angle = degrees * .pi / 180
    #expect(
      abs(KerbCorner.distance(half: half, otherHalf: other, cosine: cos(angle), sine: sin(angle)) - corner) < 1e-4)
    #expect(abs(KerbCorner.reach(radius: 6, angle: angle) - touch) < 1e-4)
  }

  /// Two streets of 6.8 and 6 m cross at right angles: four corners, each a square of 6 m less a quarter of a disc,
  /// 36 · (1 − π/4) = 7.73 m², and each arc 6 m from its middle.
  @Test func crossingHasFourRoundCorners() {
    let middle = Point(0, 0)
    let (store, _, _) = surfaces([
      way("primary", [Point(-50, 0), middle, Point(50, 0)]),
      way("residential", [Point(0, -50), middle, Point(0, 50)]),
    ])
    let wedges = store.rings.filter { $0.bounds.width < 7 && $0.bounds.height < 7 && $0.points.count > 4 }
    #expect(wedges.count == 4)
    for wedge in wedges {
      let ring = store.ring(wedge)
      let area = doubleArea(of: ring) / 2
      #expect(abs(area - 36 * (1 - .pi / 4)) < 0.25)
      let sign = Point(wedge.bounds.center.x > 0 ? 1 : -1, wedge.bounds.center.y > 0 ? 1 : -1)
      let center = Point(sign.x * (3 + 6), sign.y * (3.4 + 6))
      let corner = Point(sign.x * 3, sign.y * 3.4)
      #expect(ring.contains { ($0 - corner).length < 0.01 })
      #expect(ring.allSatisfy { ($0 - corner).length < 0.01 || abs(($0 - center).length - 6) < 0.02 })
    }
  }

  /// All rings run counter-clockwise, so that they may overlap in one path.
  @Test func ringsRunCounterClockwise() {
    let (store, _, _) = surfaces([
      way("primary", [Point(-50, 0), Point(0, 0), Point(40, 30)]), way("residential", [Point(0, 0), Point(-20, 60)]),
      way("service", [Point(0, 0), Point(5, -40), Point(-30, -42)]),
    ])
    #expect(areas(store).allSatisfy { $0 > 0 })
  }

  /// From two lanes to four the kerb moves by 3.4 m over 15 m of the wider street.
  @Test func widthTapersOverFifteenMetres() throws {
    let chain = try #require(
      surfaces([
        way("primary", [Point(-100, 0), Point(0, 0)]), way("primary", lanes: 4, [Point(0, 0), Point(100, 0)]),
      ]).chains.first)
    let track = StreetTrack(chain)
    for (distance, half) in [(50.0, 3.4), (100, 3.4), (107.5, 5.1), (115, 6.8), (150, 6.8)] {
      #expect(abs(track.kerbs(at: distance).left - half) < 0.01)
      #expect(abs(track.kerbs(at: distance).right - half) < 0.01)
    }
  }

  /// Where two lanes come the kerb moves over twice 15 m of 3.5 m each, in a curve: by 0.104 of it after a fifth.
  @Test func widthOfTwoLanesTapersSmoothly() throws {
    let chain = try #require(
      surfaces([
        way("primary", lanes: 2, oneWay: true, [Point(-100, 0), Point(0, 0)]),
        way("primary", lanes: 6, oneWay: true, [Point(0, 0), Point(100, 0)]),
      ]).chains.first)
    let track = StreetTrack(chain)
    let (narrow, wide) = (track.kerbs(at: 50).left, track.kerbs(at: 190).left)
    let length = 15 * (wide - narrow) / 3.5
    #expect(wide - narrow > 6)
    for (share, done) in [(0.0, 0.0), (0.2, 0.104), (0.4, 0.352), (0.6, 0.648), (0.8, 0.896), (1, 1)] {
      let kerb = track.kerbs(at: 100 + share * length).left
      #expect(abs(kerb - narrow - done * (wide - narrow)) < 0.01, "\(share)")
    }
  }

  /// A ramp that ends at a crossing ends at its mouth: the middle of the junction has the other streets' colour.
  @Test func rampsEndBeforeTheJunction() {
    let (store, _, _) = surfaces([
      way("motorway_link", lanes: 2, oneWay: true, [Point(-100, 0), Point(0, 0)]),
      way("primary", lanes: 4, [Point(0, -80), Point(0, 0)]), way("primary", lanes: 4, [Point(0, 0), Point(0, 80)]),
    ])
    let fast = store.rings.filter { $0.kind.isFast }.flatMap { store.ring($0) }
    // The street's kerb lies 6.8 m from its middle.
    #expect(abs((fast.map(\.x).max() ?? 0) + 6.8) < 0.01)
    #expect(abs((fast.map(\.x).min() ?? 0) + 100) < 0.01)
  }

  /// Lanes of a ramp begin where it lies beside the freeway that it parts from: where its middle is half of both widths
  /// away. Places are looked at every 2 m.
  @Test func lanesOfPartingRoadsDoNotOverlap() throws {
    let ways = [
      way("motorway", lanes: 4, oneWay: true, [Point(-100, 0), Point(0, 0)]),
      way("motorway", lanes: 4, oneWay: true, [Point(0, 0), Point(200, 0)]),
      way("motorway_link", lanes: 2, oneWay: true, [Point(0, 0), Point(200, -50)]),
    ].compactMap { $0 }
    let graph = StreetGraph(ways)
    let node = try #require(graph.nodes.first)
    let ramp = try #require(node.arms.first { graph.arms[$0].way == 2 })
    let road = try #require(node.arms.first { graph.arms[$0].way == 1 })
    let apart = ways[1].carriageway.half + ways[2].carriageway.half
    let sine = 50 / (200.0 * 200 + 50 * 50).squareRoot()
    #expect((apart / sine...apart / sine + 2).contains(graph.laneStop(ramp, at: node)))
    #expect(graph.laneStop(road, at: node) == 0)
  }

  /// Two carriageways that merge at a small angle into one as wide: beyond the merge nothing is wider than that.
  @Test func mergingCarriagewaysDoNotBulge() {
    let node = Point(0, 0)
    let (store, _, _) = surfaces([
      way("motorway", lanes: 2, [Point(-200, 0), node]), way("motorway", lanes: 2, [node, Point(200, 0)]),
      way("motorway_link", oneWay: true, [Point(-200, -50), node]),
    ])
    let beyond = store.rings.flatMap { store.ring($0) }.filter { $0.x > 5 }
    #expect(!beyond.isEmpty)
    #expect(beyond.allSatisfy { abs($0.y) <= 3.6 + 0.01 })
  }

  /// A bend of 30° moves by no more than 0.6 m, and its ends stay.
  @Test func bendsAreRounded() throws {
    let points = [Point(0, 0), Point(100, 0), Point(100 + 86.6025, 50)]
    let chain = try #require(surfaces([way("primary", points)]).chains.first)
    #expect(chain.points.count > 3)
    #expect(chain.points.first == points[0])
    #expect(((chain.points.last ?? .zero) - points[2]).length < 1e-9)
    let away = chain.points.map { ($0 - points[1]).length }.min() ?? 0
    #expect(away > 0.05)
    #expect(away <= 0.6 + 1e-9)
  }

  /// Streets that only touch at their ends become one chain; a third one at that point ends its lines there.
  @Test func straightestStreetsGoOn() {
    let node = Point(0, 0)
    let (_, chains, graph) = surfaces([
      way("primary", [Point(-100, 0), node]), way("primary", [node, Point(100, 5)]),
      way("residential", [node, Point(0, 100)]),
    ])
    #expect(chains.map { $0.runs.count }.sorted() == [1, 2])
    #expect(graph.nodes.count == 1)
    #expect(graph.nodes[0].realCount == 3)
  }
}

@Suite struct StreetPaintTests {
  /// n = round((100 + 6) / 9) = 12 dashes, 106 / 12 = 8.83 m apart.
  @Test func dashesAreSpread() {
    let starts = Dashes.starts(length: 100, dash: 3, gap: 6)
    #expect(starts.count == 12)
    #expect(starts.first == 0)
    #expect(abs(starts[1] - 106.0 / 12) < 1e-9)
    #expect(Dashes.starts(length: 2, dash: 3, gap: 6).count == 1)
    #expect(Dashes.starts(length: .infinity, dash: 3, gap: 6).isEmpty)
  }

  private func laid(
    _ ways: [StreetWay?], _ marks: [StreetSource.Mark] = []
  ) -> (tracks: [LaidTrack], paint: PaintShapes) {
    let graph = StreetGraph(ways.compactMap { $0 })
    let found = StreetMarks(marks, crossings: [], customs: StreetCustoms())
    let tracks = StreetChain.all(graph).map { LaidTrack($0, graph: graph, marks: found) }
    var paint = PaintShapes()
    for track in tracks { paint.add(track, customs: StreetCustoms()) }
    return (tracks, paint)
  }

  private func mark(_ kind: StreetSource.Mark.Kind, _ place: Point, _ tags: [String: String] = [:]) -> StreetSource.Mark
  {
    StreetSource.Mark(kind: kind, place: place, tags: CarriagewayTests.tags(tags))
  }

  private let cross = [
    way("primary", [Point(-100, 0), Point(0, 0), Point(100, 0)]),
    way("residential", [Point(0, -100), Point(0, 0), Point(0, 100)]),
  ]

  /// Lines end where the other street, half of it 3 m, and 2.2 m more begin; traffic waits 0.6 m before that, from both
  /// sides.
  @Test func stopLinesLieBeforeTheJunction() throws {
    let main = try #require(laid(cross, [mark(.signal, Point(0, 0))]).tracks.first)
    let stops = main.stops.sorted { $0.measure < $1.measure }
    #expect(stops.map(\.isForward) == [true, false])
    #expect(abs(stops[0].measure - (100 - 5.8)) < 1e-6)
    #expect(abs(stops[1].measure - (100 + 5.8)) < 1e-6)
    #expect(main.track.junctions.count == 1)
    #expect(abs(main.track.junctions[0].from - 94.8) < 1e-6)
    #expect(abs(main.track.junctions[0].to - 105.2) < 1e-6)
  }

  /// A stop sign 8 m before the junction serves those who come to it, whose lane is 3.4 m wide less 0.2 m on both sides.
  @Test func stopSignServesItsApproach() throws {
    let ways = [way("primary", [Point(-100, 0), Point(-8, 0), Point(0, 0), Point(100, 0)]), cross[1]]
    let (tracks, paint) = laid(ways, [mark(.stop, Point(-8, 0))])
    let stops = try #require(tracks.first).stops
    #expect(stops.map(\.isForward) == [true])
    #expect(abs(stops[0].measure - 92) < 1e-6)
    let line = try #require(
      paint.marks.rings.first { abs($0.bounds.width - 0.5) < 0.01 && abs($0.bounds.height - 3) < 0.01 })
    // The right half of the street, 0.2 m from its middle and from the kerb.
    #expect(abs(line.bounds.minY - -3.2) < 0.01)
    #expect(abs(line.bounds.maxX - -8) < 0.01)
  }

  /// Between the kerbs, 0.25 m from each, 6.3 m: round(6.9 / 1.1) = 6 bars of 3.2 by 0.5 m.
  @Test func zebraHasBarsAlongTheStreet() {
    let ways = [way("primary", [Point(-100, 0), Point(-40, 0), Point(100, 0)])]
    let (tracks, paint) = laid(ways, [mark(.crossing, Point(-40, 0), ["crossing": "marked"])])
    #expect(tracks[0].crossings.map(\.measure) == [60])
    let bars = paint.marks.rings.filter { abs($0.bounds.width - 3.2) < 0.01 && abs($0.bounds.height - 0.5) < 0.01 }
    #expect(bars.count == 6)
    #expect(abs((bars.map(\.bounds.minY).min() ?? 0) - -3.15) < 0.01)
  }

  /// A hump of 3.6 m has teeth of 0.7 by 1.2 m, 0.42 m² each: between kerbs 0.25 m away, on 6.3 m, ⌊6.7 / 1.1⌋ = 6
  /// from either side. A table's lie 8 m apart. Three strips of 0.3 m lie over the street.
  @Test(arguments: [("hump", 12, 3.6), ("table", 12, 8), ("bump", 12, 1.2)])
  func whatSlowsTrafficDownIsMarked(kind: String, count: Int, length: Double) {
    let ways = [way("primary", [Point(-100, 0), Point(-40, 0), Point(100, 0)])]
    let paint = laid(ways, [mark(.crossing, Point(-40, 0), ["traffic_calming": kind])]).paint
    let teeth = paint.marks.rings.filter { $0.points.count == 3 }
    #expect(teeth.count == count)
    let depth = min(1.2, length / 2)
    for tooth in teeth { #expect(abs(doubleArea(of: paint.marks.ring(tooth)) / 2 - 0.35 * depth) < 1e-3) }
    let box = teeth.reduce(Rect.null) { $0.union($1.bounds) }
    #expect(abs(box.minX + 40 + length / 2) < 0.01)
    #expect(abs(box.maxX + 40 - length / 2) < 0.01)
  }

  @Test func otherCalmingIsMarkedByItsForm() {
    let ways = [way("primary", [Point(-100, 0), Point(-40, 0), Point(100, 0)])]
    func marks(_ kind: String?) -> [RingStore.Ring] {
      let spots = kind.map { [mark(.crossing, Point(-40, 0), ["traffic_calming": $0])] } ?? []
      return laid(ways, spots).paint.marks.rings
    }
    // Three strips across; on each of two lanes a cushion of 1.8 m: ⌊2.2 / 1.1⌋ = 2 teeth from either side.
    #expect(marks("rumble_strip").count { $0.bounds.width < 0.31 && $0.bounds.height > 6 } == 3)
    #expect(marks("cushion").count { $0.points.count == 3 } == 2 * 2 * 2)
    // What is no paint changes nothing.
    #expect(marks("choker").count == marks(nil).count)
  }

  /// Tips 5 m before the end of a piece of 60 m and every 32 m before that, while there is room for an arrow.
  @Test func arrowsRepeat() {
    let piece = StreetTrack.Block(from: 40, to: 100)
    #expect(PaintShapes.tips(in: piece, isForward: true) == [95, 63])
    #expect(PaintShapes.tips(in: piece, isForward: false) == [45, 77])
    #expect(PaintShapes.tips(in: StreetTrack.Block(from: 0, to: 9), isForward: true).isEmpty)
  }

  /// One-way streets of 150 m have ⌊150 / 60⌋ = 2 arrows, about 37.5 m and 112.5 m.
  @Test func oneWayArrowsAreSpread() {
    let paint = laid([way("residential", oneWay: true, [Point(0, 0), Point(150, 0)])]).paint
    let tips = paint.arrows.rings.map(\.bounds.maxX)
    #expect(Set(tips.map { ($0 * 10).rounded() / 10 }).contains(40))
    #expect(Set(tips.map { ($0 * 10).rounded() / 10 }).contains(115))
    // A shaft and a head each.
    #expect(tips.count == 4)
  }

  /// Three bands of 3 m along the sides of a triangle whose inner border touches a circle of `radius`: the corners' curves
  /// meet in the middles of the sides, so that circle is what they leave, πr². It is filled up to 1.5 m², r = 0.69 m.
  @Test(arguments: [(0.3, true), (0.5, true), (0.65, true), (0.75, false), (3, false)])
  func smallGapsBetweenPavementsAreFilled(radius: Double, isFilled: Bool) {
    let bands = (0..<3).map { side in
      let normal = Point(cos(Double(side) * 2 * .pi / 3), sin(Double(side) * 2 * .pi / 3))
      let middle = normal * (radius + 1.5)
      return StreetWay(
        kind: .residential, level: 0,
        carriageway: Carriageway(bands: [Carriageway.Band(use: .lane, width: 3)], left: 1.5, isOneWay: true),
        points: [middle - normal.perpendicular * 40, middle + normal.perpendicular * 40], pavement: (false, false))
    }
    let graph = StreetGraph(bands)
    let strips = StreetStrips(StreetChain.all(graph), graph: graph, growth: .none)
    var store = RingStore()
    strips.add(to: &store)
    _ = KerbCorners(strips.strips, graph: graph, growth: 3.2, radii: .pavement, store: &store)
    func covers(_ place: Point) -> Bool {
      store.rings.contains { ring in
        let points = store.ring(ring)
        var isInside = false
        for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) where (a.y > place.y) != (b.y > place.y) {
          if place.x < a.x + (b.x - a.x) * (place.y - a.y) / (b.y - a.y) { isInside.toggle() }
        }
        return isInside
      }
    }
    #expect(covers(Point(0.01, 0.02)) == isFilled)
    // What is not enclosed stays open.
    #expect(!covers(Point(-30, 0)))
  }

  /// A hole of 1 m² in a wide ring: ten rows of 0.1 m, each reaching 0.1 m under the ring on all sides.
  @Test func rowsFillAHole() {
    var store = RingStore()
    for (x, y, width, height) in [(-5.0, -5.0, 11.0, 5.0), (-5, 1, 11, 5), (-5, 0, 5, 1), (1, 0, 5, 1)] {
      store.add(
        [Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height)], kind: .residential)
    }
    let rows = SmallGaps(store, limit: 1.5).filling(around: Point(0.3, 0.7))
    #expect(rows.count == 10)
    for row in rows {
      let box = Rect(bounding: row)
      #expect(abs(box.minX + 0.1) < 1e-6)
      #expect(abs(box.maxX - 1.1) < 1e-6)
      #expect(abs(box.height - 0.3) < 1e-6)
    }
    #expect(SmallGaps(store, limit: 0.9).filling(around: Point(0.3, 0.7)).isEmpty)
    #expect(SmallGaps(store, limit: 1.5).filling(around: Point(-2, 0.5)).isEmpty)
    #expect(SmallGaps(store, limit: 1.5).filling(around: Point(8, 0.5)).isEmpty)
  }
}
