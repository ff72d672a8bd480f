import Geometry
import Guidance

/// On which level a route runs, and where higher ways run over it: found from the map's ways, since routes do not say.
struct RouteLevels {
  /// Where the route runs in a tunnel or on a bridge; the value is the level, below or above 0.
  private(set) var own: [RouteStretch<Int>] = []
  /// Where a way of a higher level runs over the route, which is not in a tunnel there; the value is the route's level.
  private(set) var covered: [RouteStretch<Int>] = []

  /// The level at a distance along the route: 0 on the ground.
  func level(at distance: Double) -> Int { own.first { $0.from <= distance && distance <= $0.to }?.value ?? 0 }

  /// What is known of the ways at one place of the route.
  private struct Place {
    /// The least cost of running on each level.
    var costs: [Int: Double] = [:]
    /// The highest level that runs over the place, by the level of those below it.
    var above = Int.min
  }

  init() {}

  /// - Parameter roads: the features of a layer of roads that may be seen.
  init(_ line: RouteLine, roads: [GroundFeature], camera: Camera, ground: VisibleGround) {
    guard camera.zoom >= Self.leastZoom else { return }
    let special = roads.filter { $0.feature.isBridge || $0.feature.isTunnel }
    guard !special.isEmpty else { return }
    let metre = camera.pointsPerMetre
    let samples = RouteSamples(line, camera: camera, ground: ground, reach: Self.widestMetres * metre)
    guard !samples.samples.isEmpty else { return }
    let box = Rect(bounding: samples.samples.lazy.map(\.place)).inset(by: -Self.widestMetres * metre)
    guard special.contains(where: { box.touches($0.bounds) }) else { return }
    let ways = roads.filter { box.touches($0.bounds) }.compactMap { LevelWay($0, camera: camera) }
    var places = [Place](repeating: Place(), count: samples.samples.count)
    let ends = Self.ends(of: ways)
    for way in ways { Self.note(way, on: samples, ends: ends, metre: metre, in: &places) }
    let levels = Self.levels(places)
    own = Self.stretches(samples, line) { levels[$0] == 0 ? nil : levels[$0] }
    covered = Self.stretches(samples, line) { places[$0].above > levels[$0] && levels[$0] >= 0 ? levels[$0] : nil }
  }

  /// From farther away bridges are as narrow as the route's line.
  private static let leastZoom = 12.0
  private static let widestMetres = 12.0

  // MARK: Ways at places

  /// The ends of bridges: how many bridges each has.
  private static func ends(of ways: [LevelWay]) -> [Point: Int] {
    var ends: [Point: Int] = [:]
    for way in ways where way.level > 0 {
      for line in way.lines { for end in [line[0], line[line.count - 1]] { ends[end, default: 0] += 1 } }
    }
    return ends
  }

  /// How far beside the route the way may run that the route is on, in metres.
  private static let ownMetres = 9.0
  /// The cosine of the angle between two lines that run the same way or against each other.
  private static let parallel = 0.86
  /// In metres: what running against a one-way street costs.
  private static let wrongWay = 8.0

  private static func note(
    _ way: LevelWay, on samples: RouteSamples, ends: [Point: Int], metre: Double, in places: inout [Place]
  ) {
    let reach = max(way.reach, ownMetres * metre)
    for line in way.lines {
      for index in line.indices.dropFirst() {
        let segment = Segment(line[index - 1], line[index])
        let heading = (segment.end - segment.start).normalized
        guard heading != .zero else { continue }
        // A bridge that ends on the route runs on from it, unless another bridge goes on there.
        let isFree = (
          index == 1 && ends[segment.start] == 1, index == line.count - 1 && ends[segment.end] == 1
        )
        samples.near(segment, within: reach) { sample, away in
          let cosine = samples.samples[sample].direction.dot(heading)
          if way.isDriven, away <= ownMetres * metre, abs(cosine) >= parallel {
            let isWrong = way.direction * cosine < 0
            let cost = away / metre + (isWrong ? wrongWay : 0)
            places[sample].costs[way.level] = min(places[sample].costs[way.level] ?? .infinity, cost)
          }
          guard way.level > 0, away <= way.reach else { return }
          let share = segment.nearestShare(to: samples.samples[sample].place)
          if (share == 0 && isFree.0) || (share == 1 && isFree.1) { return }
          places[sample].above = max(places[sample].above, way.level)
        }
      }
    }
  }

  // MARK: Levels

  /// In metres: what changing the level costs, and what running where no way of the level is costs.
  private static let change = 15.0
  private static let nowhere = 14.0

  /// The levels along the route whose ways lie nearest to it in all, with as few changes as that allows: the cheapest path
  /// through all places, found from place to place.
  private static func levels(_ places: [Place]) -> [Int] {
    let all = Set(places.flatMap(\.costs.keys)).union([0]).sorted { (abs($0), $0) < (abs($1), $1) }
    var totals = all.map { $0 == 0 ? 0.0 : change }
    var came: [[Int]] = []
    for place in places {
      let cheapest = all.indices.min { totals[$0] < totals[$1] } ?? 0
      var (next, from) = (totals, Array(all.indices))
      for (index, level) in all.enumerated() {
        if totals[cheapest] + change < totals[index] {
          next[index] = totals[cheapest] + change
          from[index] = cheapest
        }
        if !place.costs.isEmpty { next[index] += place.costs[level] ?? nowhere }
      }
      totals = next
      came.append(from)
    }
    var current = all.indices.min { totals[$0] < totals[$1] } ?? 0
    var result = [Int](repeating: 0, count: places.count)
    for index in places.indices.reversed() {
      result[index] = all[current]
      current = came[index][current]
    }
    return result
  }

  /// Neighbouring samples of one value as stretches.
  private static func stretches(
    _ samples: RouteSamples, _ line: RouteLine, _ value: (Int) -> Int?
  ) -> [RouteStretch<Int>] {
    var result: [RouteStretch<Int>] = []
    for (index, sample) in samples.samples.enumerated() {
      guard let value = value(index) else { continue }
      let (from, to) = (
        max(sample.distance - samples.step / 2, 0), min(sample.distance + samples.step / 2, line.length)
      )
      if let last = result.last, last.value == value, abs(last.to - from) < samples.step {
        result[result.count - 1].to = to
      } else {
        result.append(RouteStretch(from: from, to: to, value: value))
      }
    }
    return result
  }
}
