import Foundation
import Geometry

/// Rounds the corners of kerbs and closes the slits between parallel ones, found from crossings of the strips' edges.
struct KerbCorners {
  struct Radii {
    /// Near junctions of real streets, and where only drives meet.
    var junction: Double
    var drive: Double
    /// Everywhere else; 0 rounds nothing there.
    var elsewhere: Double
    /// Facing kerbs less than so many metres apart are joined.
    var slit: Double
    /// Gaps that are enclosed and have fewer square metres are filled.
    var gap: Double

    static let carriageway = Radii(junction: 6, drive: 2, elsewhere: 0, slit: 2, gap: 0)
    static let pavement = Radii(junction: 2.8, drive: 2.8, elsewhere: 2.8, slit: 3.2, gap: 1.5)
  }

  /// A piece of a strip's outline, the outside on its right.
  private struct Edge {
    enum Side { case left, right, cap }
    var a, b: Point
    var strip: Int
    var side: Side
    /// Metres along that side to `a`.
    var start: Double
    var kind: StreetKind
  }

  private struct Corner {
    var place: Point
    var edges: (Int, Int)
    /// Unit vectors along the edges, outside of the other strip.
    var directions: (Point, Point)
    var positions: (Double, Double)
    var rooms = (Double.infinity, Double.infinity)
    var radius: Double
    var angle: Double
  }

  private struct Disc {
    var center: Point
    var reach: Double
    var radius: Double
  }

  private let strips: [StreetStrips.Strip]
  private let radii: Radii
  private var edges: [Edge] = []
  private var lengths: [(left: [Double], right: [Double])] = []
  private var corners: [Corner] = []

  /// - Parameters:
  ///   - nodes: where streets meet, with half the widest street there.
  ///   - growth: metres by which the strips are wider than those streets.
  init(_ strips: [StreetStrips.Strip], graph: StreetGraph, growth: Double, radii: Radii, store: inout RingStore) {
    self.strips = strips
    self.radii = radii
    guard !strips.isEmpty else { return }
    var bounds = Rect.null
    for (index, strip) in strips.enumerated() { addEdges(strip, index, &bounds) }
    let discs = graph.nodes.filter { $0.arms.count >= 3 }.map { node in
      let isJunction = node.realCount >= 3
      return Disc(
        center: node.position, reach: node.widestHalf + growth + (isJunction ? 8 : 3),
        radius: isJunction ? radii.junction : radii.drive)
    }
    findCorners(bounds, discs, &store)
    shareRoom()
    let wedges = corners.map(wedge)
    for (corner, ring) in zip(corners, wedges) { ring.map { store.add($0, kind: kind(of: corner)) } }
    if radii.gap > 0 { fillGaps(wedges, &store) }
  }

  private mutating func addEdges(_ strip: StreetStrips.Strip, _ index: Int, _ bounds: inout Rect) {
    var length = (left: [0.0], right: [0.0])
    let last = strip.left.count - 1
    for i in 1...last {
      let l = length.left[i - 1] + (strip.left[i] - strip.left[i - 1]).length
      let r = length.right[i - 1] + (strip.right[i] - strip.right[i - 1]).length
      let kind = strip.kinds[i - 1]
      edges.append(
        Edge(
          a: strip.right[i - 1], b: strip.right[i], strip: index, side: .right, start: length.right[i - 1], kind: kind))
      edges.append(Edge(a: strip.left[i], b: strip.left[i - 1], strip: index, side: .left, start: l, kind: kind))
      length.left.append(l)
      length.right.append(r)
    }
    edges.append(
      Edge(a: strip.left[0], b: strip.right[0], strip: index, side: .cap, start: 0, kind: strip.kinds[0]))
    edges.append(
      Edge(a: strip.right[last], b: strip.left[last], strip: index, side: .cap, start: 0, kind: strip.kinds[last]))
    for i in 0...last {
      bounds.formUnion(strip.left[i])
      bounds.formUnion(strip.right[i])
    }
    lengths.append(length)
  }

  // MARK: Crossings

  /// Squares with more edges than any street has are left as they are.
  private static let mostEdges = 600

  private mutating func findCorners(_ bounds: Rect, _ discs: [Disc], _ store: inout RingStore) {
    // What does not touch a square that matters is in none of the grids.
    func isNear(_ bounds: Rect) -> Bool { store.sight.sees(bounds.inset(by: -Self.reach - 2 * EdgeGrid.cell)) }
    let near = edges.indices.filter { isNear(Rect(bounding: [edges[$0].a, edges[$0].b])) }
    var edgeGrid = EdgeGrid(bounds: bounds)
    edgeGrid.fill { grid, put in
      for index in near { grid.walk(edges[index].a, edges[index].b) { put($0, Int32(index)) } }
    }
    let discBoxes = discs.map { Rect(bounding: [$0.center]).inset(by: -$0.reach) }
    let nearDiscs = discs.indices.filter { isNear(discBoxes[$0]) }
    var discGrid = EdgeGrid(bounds: bounds)
    discGrid.fill { grid, put in
      for index in nearDiscs { grid.walk(discBoxes[index]) { put($0, Int32(index)) } }
    }
    let quads = strips.enumerated().flatMap { strip, shape in
      (0..<(shape.left.count - 1)).map { (strip: strip, index: $0, box: Rect(bounding: corners(shape, $0))) }
    }.filter { isNear($0.box) }
    var quadGrid = EdgeGrid(bounds: bounds)
    quadGrid.fill { grid, put in
      for (number, quad) in quads.enumerated() { grid.walk(quad.box) { put($0, Int32(number)) } }
    }
    for square in edgeGrid.squares {
      let items = edgeGrid.items(in: square)
      guard 2...Self.mostEdges ~= items.count, matters(edgeGrid.rect(of: square), items, store.sight) else { continue }
      for (rank, i) in items.enumerated() {
        for j in items.dropFirst(rank + 1) {
          let (e, f) = (edges[Int(i)], edges[Int(j)])
          guard e.strip != f.strip, e.side != .cap || f.side != .cap else { continue }
          if e.side != .cap, f.side != .cap, let slit = slit(e, f) {
            if edgeGrid.square(of: slit.middle) == square { store.add(slit.ring, kind: min(e.kind, f.kind)) }
            continue
          }
          guard let place = Self.crossing(e, f), edgeGrid.square(of: place) == square else { continue }
          var radius = radii.elsewhere
          for disc in discGrid.items(in: square) {
            let disc = discs[Int(disc)]
            if (place - disc.center).length < disc.reach { radius = max(radius, disc.radius) }
          }
          guard radius > 0, var corner = corner(at: place, e, f, radius: radius) else { continue }
          corner.edges = (Int(i), Int(j))
          let isInside = quadGrid.items(in: square).contains { number in
            let quad = quads[Int(number)]
            return quad.strip != e.strip && quad.strip != f.strip && contains(strips[quad.strip], quad.index, place)
          }
          if !isInside { corners.append(corner) }
        }
      }
    }
  }

  /// Metres from a shape within which what shapes it lies: a corner's reach, that of the next one on the same kerb, and
  /// half of a slit between edges that are not long.
  private static let reach = 60.0

  /// Whether what is found in a square may show, or shape what shows.
  private func matters(_ square: Rect, _ items: ArraySlice<Int32>, _ sight: StreetSight?) -> Bool {
    guard let sight else { return true }
    if sight.sees(square.inset(by: -Self.reach)) { return true }
    return items.contains {
      let edge = edges[Int($0)]
      return (edge.b - edge.a).length > Self.reach
        && sight.sees(Rect(bounding: [edge.a, edge.b]).inset(by: -radii.slit))
    }
  }

  private func corners(_ strip: StreetStrips.Strip, _ i: Int) -> [Point] {
    [strip.right[i], strip.right[i + 1], strip.left[i + 1], strip.left[i]]
  }

  /// Whether a place lies within a piece of a strip, more than 3 cm from its border.
  private func contains(_ strip: StreetStrips.Strip, _ i: Int, _ place: Point) -> Bool {
    func isInside(_ a: Point, _ b: Point) -> Bool { (b - a).cross(place - a) > 0.03 * (b - a).length }
    let (r0, r1, l1, l0) = (strip.right[i], strip.right[i + 1], strip.left[i + 1], strip.left[i])
    return isInside(r0, r1) && isInside(r1, l1) && isInside(l1, l0) && isInside(l0, r0)
  }

  private static func crossing(_ e: Edge, _ f: Edge) -> Point? {
    let (u, v, w) = (e.b - e.a, f.b - f.a, f.a - e.a)
    let denominator = u.cross(v)
    guard abs(denominator) > 1e-9 else { return nil }
    let (p, q) = (w.cross(v) / denominator, w.cross(u) / denominator)
    return p >= 0 && p <= 1 && q >= 0 && q <= 1 ? e.a + u * p : nil
  }

  private func corner(at place: Point, _ e: Edge, _ f: Edge, radius: Double) -> Corner? {
    let (u, v) = ((e.b - e.a).normalized, (f.b - f.a).normalized)
    // The outside lies on the right of an edge.
    let first = u.dot(-v.perpendicular) > 0 ? u : -u
    let second = v.dot(-u.perpendicular) > 0 ? v : -v
    let angle = acos(min(max(first.dot(second), -1), 1))
    guard angle > 0.05, angle < 2.97 else { return nil }
    func position(_ edge: Edge) -> Double {
      let length = (place - edge.a).length
      switch edge.side {
      case .cap: return 0
      case .left: return edge.start - length
      case .right: return edge.start + length
      }
    }
    return Corner(
      place: place, edges: (0, 0), directions: (first, second), positions: (position(e), position(f)),
      radius: radius, angle: angle)
  }

  /// The gap between two facing edges that are nearly parallel and close together.
  private func slit(_ e: Edge, _ f: Edge) -> (ring: [Point], middle: Point)? {
    let (u, v) = (e.b - e.a, f.b - f.a)
    let (uu, uv, cross) = (u.dot(u), u.dot(v), u.cross(v))
    guard radii.slit > 0, uv < 0, cross * cross < 0.06 * uu * v.dot(v) else { return nil }
    let from = (f.a - e.a).dot(u) / uu
    let to = (f.b - e.a).dot(u) / uu
    let (low, high) = (max(0, to), min(1, from))
    guard high > low, from != to else { return nil }
    func other(_ t: Double) -> Point { f.a + v * ((t - from) / (to - from)) }
    let (a, b, c, d) = (e.a + u * low, e.a + u * high, other(high), other(low))
    // Gaps lie on the right of the edge.
    let length = uu.squareRoot()
    let (h0, h1) = (-u.cross(d - a) / length, -u.cross(c - b) / length)
    guard h0 > -0.02, h1 > -0.02, h0 < radii.slit, h1 < radii.slit, h0 + h1 > 0.04 else { return nil }
    return ([a, d, c, b], e.a + u * ((low + high) / 2))
  }

  // MARK: Rounding

  /// Whether a direction leads along a strip's side away from its start.
  private func leadsForwards(_ edge: Edge, _ direction: Point) -> Bool {
    (direction.dot(edge.b - edge.a) > 0) != (edge.side == .left)
  }

  /// Corners on one edge share it: each has the room half way to the next, and none beyond the strip's ends.
  private mutating func shareRoom() {
    struct Use {
      var strip: Int
      var isLeft: Bool
      var position: Double
      var corner: Int
      var isFirst: Bool
    }
    var uses: [Use] = []
    for (index, corner) in corners.enumerated() {
      let (e, f) = (edges[corner.edges.0], edges[corner.edges.1])
      if e.side != .cap {
        uses.append(
          Use(strip: e.strip, isLeft: e.side == .left, position: corner.positions.0, corner: index, isFirst: true))
      }
      if f.side != .cap {
        uses.append(
          Use(strip: f.strip, isLeft: f.side == .left, position: corner.positions.1, corner: index, isFirst: false))
      }
    }
    uses.sort { a, b in
      if a.strip != b.strip { return a.strip < b.strip }
      if a.isLeft != b.isLeft { return a.isLeft }
      return a.position != b.position ? a.position < b.position : a.corner < b.corner
    }
    func isNeighbor(_ i: Int, _ j: Int) -> Bool { uses[i].strip == uses[j].strip && uses[i].isLeft == uses[j].isLeft }
    for (index, use) in uses.enumerated() {
      let corner = corners[use.corner]
      let edge = edges[use.isFirst ? corner.edges.0 : corner.edges.1]
      let side = use.isLeft ? lengths[use.strip].left : lengths[use.strip].right
      var room: Double
      if leadsForwards(edge, use.isFirst ? corner.directions.0 : corner.directions.1) {
        room = side[side.count - 1] - use.position
        if index + 1 < uses.count, isNeighbor(index, index + 1) {
          room = min(room, (uses[index + 1].position - use.position) / 2)
        }
      } else {
        room = use.position
        if index > 0, isNeighbor(index, index - 1) { room = min(room, (use.position - uses[index - 1].position) / 2) }
      }
      if use.isFirst { corners[use.corner].rooms.0 = room } else { corners[use.corner].rooms.1 = room }
    }
  }

  /// The surface between a corner and its curve; `nil` for one that is too short to be seen.
  private func wedge(_ corner: Corner) -> [Point]? {
    let (e, f) = (edges[corner.edges.0], edges[corner.edges.1])
    func room(_ edge: Edge, _ direction: Point, _ shared: Double) -> Double {
      guard edge.side == .cap else { return shared }
      return ((direction.dot(edge.b - edge.a) > 0 ? edge.b : edge.a) - corner.place).length
    }
    let reach = min(
      KerbCorner.reach(radius: corner.radius, angle: corner.angle), room(e, corner.directions.0, corner.rooms.0),
      room(f, corner.directions.1, corner.rooms.1), max(12, 2 * corner.radius))
    guard reach >= 0.15 else { return nil }
    let first = walk(e, corner.directions.0, from: corner.positions.0, corner.place, reach)
    let second = walk(f, corner.directions.1, from: corner.positions.1, corner.place, reach)
    let curve = KerbCorner.curve(from: first.end, to: second.end, tangents: (first.tangent, second.tangent))
    return [corner.place] + first.between + curve + second.between.reversed()
  }

  private func kind(of corner: Corner) -> StreetKind { min(edges[corner.edges.0].kind, edges[corner.edges.1].kind) }

  /// Goes along a strip's side: the points on the way, where it ends, and in which direction.
  private func walk(
    _ edge: Edge, _ direction: Point, from position: Double, _ place: Point, _ reach: Double
  ) -> (between: [Point], end: Point, tangent: Point) {
    guard edge.side != .cap else { return ([], place + direction * reach, direction) }
    let points = edge.side == .left ? strips[edge.strip].left : strips[edge.strip].right
    let lengths = edge.side == .left ? self.lengths[edge.strip].left : self.lengths[edge.strip].right
    let isForwards = leadsForwards(edge, direction)
    let target = isForwards ? position + reach : position - reach
    var index = 0
    while index + 2 < points.count, lengths[index + 1] <= position { index += 1 }
    var between: [Point] = []
    if isForwards {
      while index + 2 < points.count, lengths[index + 1] < target {
        index += 1
        between.append(points[index])
      }
    } else {
      while index > 0, lengths[index] > target {
        between.append(points[index])
        index -= 1
      }
    }
    let share = (target - lengths[index]) / max(1e-6, lengths[index + 1] - lengths[index])
    let tangent = (points[index + 1] - points[index]).normalized
    return (between, points[index].interpolated(to: points[index + 1], at: share), isForwards ? tangent : -tangent)
  }

  // MARK: Gaps

  /// What is enclosed lies beyond a corner's curve.
  private func fillGaps(_ wedges: [[Point]?], _ store: inout RingStore) {
    let gaps = SmallGaps(store, limit: radii.gap)
    for (corner, wedge) in zip(corners, wedges) {
      let way = (corner.directions.0 + corner.directions.1).normalized
      let middle = wedge?.dropFirst().min { abs(($0 - corner.place).cross(way)) < abs(($1 - corner.place).cross(way)) }
      for ring in gaps.filling(around: (middle ?? corner.place) + way * Self.beyondCurve) {
        store.add(ring, kind: kind(of: corner))
      }
    }
  }

  private static let beyondCurve = 0.15
}
