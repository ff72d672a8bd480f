import Geometry
import Guidance

/// How far a route's line moves aside, so that it runs in the middle of the lanes that are driven, and before a manoeuvre
/// in the one that is needed.
struct LanePlaces: Sendable {
  /// The lanes that the next manoeuvre needs.
  let needed: NeededLanes?
  /// What moves the line.
  let shift: LineShift

  private static let step = 3.0
  private static let behind = 90.0
  private static let ahead = 600.0
  /// Metres over which the line comes back to its own place at both ends.
  private static let fade = 90.0
  /// The street under the line is this near, in metres, and runs within 25° of it.
  private static let farthestAside = 2.5
  private static let parallel = 0.906
  /// Air to the kerbs, in metres.
  private static let kerbAir = 2.0
  /// - Parameters:
  ///   - networks: the streets around the camera.
  ///   - line: the route's own line.
  ///   - share: how much of the streets shows.
  init?(_ networks: [StreetNetwork], line: RouteLine, overlay: NavigationOverlay, share: Double) {
    guard !networks.isEmpty, share > 0 else { return nil }
    needed = NeededLanes(networks, line: line, overlay: overlay)
    let from = max(overlay.distanceAlongRoute - Self.behind, 0)
    let to = min(overlay.distanceAlongRoute + Self.ahead, line.length)
    guard to - from > 2 * Self.step else { return nil }
    let ends = [from] + line.turns(from: from, to: to) + [to]
    var legs = zip(ends, ends.dropFirst()).filter { $1 > $0 }.map { Leg(from: $0, to: $1, step: Self.step) }
    for index in legs.indices { legs[index].find { Self.street(networks, line, at: $0) } }
    guard legs.contains(where: \.isKnown) else { return nil }
    Self.fill(&legs)
    if let maneuver = overlay.maneuverDistance, let aim = needed?.aim, let place = Self.right(of: line, to: aim) {
      let turn = ends.last { abs($0 - maneuver) < Self.besideManeuver }
      for index in legs.indices where legs[index].from < turn ?? .infinity {
        legs[index].move(to: place) { Self.held(before: maneuver - $0, isTurn: turn != nil) }
      }
    }
    for index in legs.indices {
      legs[index].glide(line)
      legs[index].scale { distance in
        let inside = min(from > 0 ? distance - from : .infinity, to < line.length ? to - distance : .infinity)
        return Self.smooth(inside / Self.fade) * share
      }
    }
    shift = LineShift(legs: legs.map { LineShift.Leg(from: $0.from, to: $0.to, metres: $0.shifts.map { $0 ?? 0 }) })
  }

  // MARK: Lanes

  /// What the street under a place of the line says.
  fileprivate struct Street {
    /// How far to the right the middle of the line's lanes lies, in metres; `nil` in junctions and without lanes.
    var middle: Double?
    /// Between which shifts the line stays off the kerbs.
    var room: ClosedRange<Double>
  }

  /// The street at a distance; `nil` where none runs along.
  private static func street(_ networks: [StreetNetwork], _ line: RouteLine, at distance: Double) -> Street? {
    guard let (world, heading) = line.ownPlace(at: distance) else { return nil }
    if line.opposing.contains(where: { $0.isNear(distance, distance) }) { return Street(middle: 0, room: 0...0) }
    let north = Point(heading.x, -heading.y)
    var best: (away: Double, street: Street)?
    for network in networks {
      let local = network.block.local(world)
      for level in network.levels {
        for laid in level.tracks where laid.bounds.inset(by: -farthestAside).contains(local) {
          guard let nearest = laid.track.line.nearest(to: local),
            nearest.away <= min(farthestAside, best?.away ?? .infinity)
          else { continue }
          let direction = laid.track.line.direction(at: nearest.measure)
          guard abs(direction.dot(north)) > parallel,
            let street = street(laid.track, at: nearest.measure, local, isForward: direction.dot(north) > 0)
          else { continue }
          best = (nearest.away, street)
        }
      }
    }
    return best?.street
  }

  private static func street(_ track: StreetTrack, at measure: Double, _ local: Point, isForward: Bool) -> Street? {
    guard let place = track.line.point(at: measure) else { return nil }
    let kerbs = track.kerbs(at: measure)
    // In metres to the left of the track; the route lies at `own`.
    let own = (local - place).dot(track.line.direction(at: measure).perpendicular)
    func shift(_ offset: Double) -> Double { isForward ? own - offset : offset - own }
    let (low, high) = (-kerbs.right + kerbAir, kerbs.left - kerbAir)
    let between = low < high ? low...high : (low + high) / 2...(low + high) / 2
    let ends = [shift(between.lowerBound), shift(between.upperBound)].sorted()
    var street = Street(middle: nil, room: ends[0]...ends[1])
    if !track.junctions.contains(where: { $0.from <= measure && measure <= $0.to }),
      let lanes = track.section(at: measure)?.carriageway.lanes(forward: isForward), let first = lanes.first,
      let last = lanes.last
    {
      let middle = (first.left + last.right) / 2
      street.middle = shift(low < high ? min(max(middle, low), high) : middle)
    }
    return street
  }

  /// A leg without streets goes from where the one before ends to where the next one begins.
  private static func fill(_ legs: inout [Leg]) {
    for index in legs.indices where !legs[index].isKnown {
      let before = legs[..<index].last { $0.isKnown }?.shifts.last ?? nil
      let after = legs[index...].first { $0.isKnown }?.shifts.first ?? nil
      guard let (start, end) = before.map({ ($0, after ?? $0) }) ?? after.map({ ($0, $0) }) else { continue }
      legs[index].go(from: start, to: end)
    }
  }

  // MARK: The lane of the manoeuvre

  /// How far to the right of the line a place lies.
  private static func right(of line: RouteLine, to place: Point) -> Double? {
    guard let nearest = line.nearest(to: place), let (point, direction) = line.ownPlace(at: nearest.distance) else {
      return nil
    }
    let metres = WebMercator.metresPerWorldUnit(latitude: WebMercator.unproject(place).latitude)
    return (place - point).dot(direction.perpendicular) * metres
  }

  /// Metres before the manoeuvre between which the line goes over to its lane, and behind one that is no turn, between
  /// which it leaves it.
  private static let (over, reached, left, gone) = (105.0, 47.0, 6.0, 36.0)
  /// A turn this near, in metres, is the manoeuvre's own: there the line leaves its lane at once.
  private static let besideManeuver = 15.0

  private static func held(before: Double, isTurn: Bool) -> Double {
    if before > 0 || isTurn { return smooth((over - before) / (over - reached)) }
    return smooth((gone + before) / (gone - left))
  }

  private static func smooth(_ share: Double) -> Double {
    let share = min(max(share, 0), 1)
    return share * share * (3 - 2 * share)
  }
}

/// A way between two turns, while its shift is looked for.
private struct Leg {
  /// Metres along the line.
  let from, to: Double
  /// To the right, in metres, at equal steps; `nil` where no street runs along.
  private(set) var shifts: [Double?]

  /// Of so many neighbours the mean, so that the line glides.
  private static let window = 4

  init(from: Double, to: Double, step: Double) {
    self.from = from
    self.to = to
    shifts = Array(repeating: nil, count: max(Int(((to - from) / step).rounded()), 1) + 1)
  }

  var isKnown: Bool { shifts.contains { $0 != nil } }

  private func distance(_ index: Int) -> Double { from + (to - from) * Double(index) / Double(shifts.count - 1) }

  /// Between known places the line goes straight over, before the first and after the last it stays.
  mutating func find(_ street: (Double) -> LanePlaces.Street?) {
    // At its very ends the line belongs to the turns.
    let streets = shifts.indices.map { street(min(max(distance($0), from + 0.5), to - 0.5)) }
    shifts = streets.map { $0?.middle }
    var last: (index: Int, value: Double)?
    for index in shifts.indices {
      guard let value = shifts[index] else { continue }
      for gap in ((last?.index ?? -1) + 1)..<index {
        guard let last else {
          shifts[gap] = value
          continue
        }
        shifts[gap] = last.value + (value - last.value) * Double(gap - last.index) / Double(index - last.index)
      }
      last = (index, value)
    }
    guard let last else { return }
    for gap in shifts.indices.suffix(from: last.index) { shifts[gap] = last.value }
    // What is known from before and after a junction may not fit the street in between.
    for (index, street) in streets.enumerated() {
      guard let street, street.middle == nil, let shift = shifts[index] else { continue }
      shifts[index] = min(max(shift, street.room.lowerBound), street.room.upperBound)
    }
  }

  mutating func go(from start: Double, to end: Double) {
    let count = Double(shifts.count - 1)
    shifts = shifts.indices.map { start + (end - start) * Double($0) / count }
  }

  /// Moves it over to a place by a share.
  mutating func move(to place: Double, _ share: (Double) -> Double) {
    for index in shifts.indices {
      guard let shift = shifts[index] else { continue }
      shifts[index] = shift + (place - shift) * share(distance(index))
    }
  }

  mutating func scale(_ factor: (Double) -> Double) {
    for index in shifts.indices { shifts[index] = shifts[index].map { $0 * factor(distance(index)) } }
  }

  mutating func glide(_ line: RouteLine) {
    for _ in 0..<2 {
      keepOutOfBends(line)
      let known = shifts.map { $0 ?? 0 }
      shifts = known.indices.map { index in
        // As many on either side, so that the ends stay.
        let reach = min(Self.window, index, known.count - 1 - index)
        let near = known[(index - reach)...(index + reach)]
        return near.reduce(0, +) / Double(near.count)
      }
    }
  }

  /// On the inner side of a bend the line has less room than the bend's radius.
  private mutating func keepOutOfBends(_ line: RouteLine) {
    for index in shifts.indices {
      let distance = distance(index)
      guard let shift = shifts[index],
        let before = line.ownPlace(at: max(distance - 4, from + 0.5))?.direction,
        let after = line.ownPlace(at: min(distance + 4, to - 0.5))?.direction
      else { continue }
      let bend = before.cross(after)
      guard before.dot(after) < 0.98 || abs(bend) > 0.2, bend * shift > 0 else { continue }
      let radius = 8 / max(abs(bend), 0.05)
      let most = 0.45 * radius
      shifts[index] = min(max(shift, -most), most)
    }
  }
}
