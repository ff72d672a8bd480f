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
  /// Of so many neighbours the mean, so that the line glides.
  private static let window = 4

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
    let count = Int((to - from) / Self.step) + 1
    var found = (0..<count).map { Self.shift(networks, line, at: from + Double($0) * Self.step) }
    guard found.contains(where: { $0 != nil }) else { return nil }
    Self.fill(&found)
    var shifts = found.map { $0 ?? 0 }
    if let maneuver = overlay.maneuverDistance, let aim = needed?.aim, let place = Self.right(of: line, to: aim) {
      for index in shifts.indices {
        let before = maneuver - (from + Double(index) * Self.step)
        shifts[index] += (place - shifts[index]) * Self.held(before: before)
      }
    }
    for _ in 0..<2 {
      Self.keepOutOfCorners(&shifts, line, from: from)
      shifts = Self.averaged(shifts)
    }
    let end = from + Double(count - 1) * Self.step
    for index in shifts.indices {
      let distance = from + Double(index) * Self.step
      let inside = min(from > 0 ? distance - from : .infinity, end < line.length ? end - distance : .infinity)
      shifts[index] *= Self.smooth(inside / Self.fade)
    }
    shift = LineShift(from: from, step: Self.step, metres: shifts.map { $0 * share })
  }

  // MARK: Lanes

  /// How far to the right of the line the middle of its lanes lies; `nil` where no street runs along, and in junctions.
  private static func shift(_ networks: [StreetNetwork], _ line: RouteLine, at distance: Double) -> Double? {
    guard let world = line.point(at: distance) else { return nil }
    let heading = line.direction(at: distance)
    let north = Point(heading.x, -heading.y)
    var best: (away: Double, shift: Double?)?
    for network in networks {
      let local = network.block.local(world)
      for level in network.levels {
        for laid in level.tracks where laid.bounds.inset(by: -farthestAside).contains(local) {
          guard let nearest = laid.track.line.nearest(to: local),
            nearest.away <= min(farthestAside, best?.away ?? .infinity)
          else { continue }
          let direction = laid.track.line.direction(at: nearest.measure)
          guard abs(direction.dot(north)) > parallel else { continue }
          best = (nearest.away, shift(laid.track, at: nearest.measure, local, isForward: direction.dot(north) > 0))
        }
      }
    }
    return best?.shift
  }

  private static func shift(_ track: StreetTrack, at measure: Double, _ local: Point, isForward: Bool) -> Double? {
    guard !track.junctions.contains(where: { $0.from <= measure && measure <= $0.to }),
      let lanes = track.section(at: measure)?.carriageway.lanes(forward: isForward), let first = lanes.first,
      let last = lanes.last, let place = track.line.point(at: measure)
    else { return nil }
    let kerbs = track.kerbs(at: measure)
    var middle = (first.left + last.right) / 2
    let (low, high) = (-kerbs.right + kerbAir, kerbs.left - kerbAir)
    if low < high { middle = min(max(middle, low), high) }
    // In metres to the left of the track; the route lies at `own`.
    let own = (local - place).dot(track.line.direction(at: measure).perpendicular)
    return isForward ? own - middle : middle - own
  }

  /// Between known places the line goes straight over, before the first and after the last it stays.
  private static func fill(_ shifts: inout [Double?]) {
    var last: Int?
    for index in shifts.indices {
      guard let value = shifts[index] else { continue }
      let start = last ?? -1
      for gap in (start + 1)..<index {
        guard let last, let before = shifts[last] else {
          shifts[gap] = value
          continue
        }
        shifts[gap] = before + (value - before) * Double(gap - last) / Double(index - last)
      }
      last = index
    }
    guard let last, let value = shifts[last] else { return }
    for gap in shifts.indices.suffix(from: last) { shifts[gap] = value }
  }

  // MARK: The lane of the manoeuvre

  /// How far to the right of the line a place lies.
  private static func right(of line: RouteLine, to place: Point) -> Double? {
    guard let nearest = line.nearest(to: place), let point = line.point(at: nearest.distance) else { return nil }
    let metres = WebMercator.metresPerWorldUnit(latitude: WebMercator.unproject(place).latitude)
    return (place - point).dot(line.direction(at: nearest.distance).perpendicular) * metres
  }

  /// Metres before the manoeuvre between which the line goes over to its lane, and up to where behind it the line stays.
  private static let (over, reached, behindManeuver) = (105.0, 47.0, 6.0)

  private static func held(before: Double) -> Double {
    guard before > -behindManeuver else { return 0 }
    return smooth((over - before) / (over - reached))
  }

  // MARK: Gliding

  private static func smooth(_ share: Double) -> Double {
    let share = min(max(share, 0), 1)
    return share * share * (3 - 2 * share)
  }

  private static func averaged(_ shifts: [Double]) -> [Double] {
    shifts.indices.map { index in
      let near = shifts[max(0, index - window)...min(shifts.count - 1, index + window)]
      return near.reduce(0, +) / Double(near.count)
    }
  }

  /// On the inner side of a bend the line has less room than the bend's radius.
  private static func keepOutOfCorners(_ shifts: inout [Double], _ line: RouteLine, from: Double) {
    for index in shifts.indices {
      let distance = from + Double(index) * step
      let (before, after) = (line.direction(at: distance - 4), line.direction(at: distance + 4))
      let bend = before.cross(after)
      guard before.dot(after) < 0.98 || abs(bend) > 0.2, bend * shifts[index] > 0 else { continue }
      let radius = 8 / max(abs(bend), 0.05)
      let most = 0.45 * radius
      shifts[index] = min(max(shifts[index], -most), most)
    }
  }
}
