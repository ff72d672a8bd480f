import Foundation
import Geometry

/// Makes a roof over an outline in metres.
///
/// All forms but round ones are the lowest of a few slopes, each linear over the plane: a face is the part of the outline
/// where one slope is the lowest. So any outline works, courtyards too.
struct RoofBuilder {
  let rings: [[Point]]
  let heightMetres: Double
  private let surface: Surface
  private let isCurved: Bool

  private enum Surface {
    case slopes([Slope])
    /// Rings about a centre: what share of the outline is left at what share of the height.
    case turned([(scale: Double, share: Double)], ring: [Point], center: Point, hasFlatRest: Bool)
  }

  /// Of the building's height.
  private static let mostOfBody = 0.85
  private static let mostMetres = 6.0
  private static let leastMetres = 0.3

  init?(rings: [[Point]], tags: RoofTags, bodyMetres: Double) {
    guard let outer = rings.first, outer.count >= 3, let box = Self.rectangle(outer, tags) else { return nil }
    self.rings = rings
    let area = abs(PlaneArea.signed(outer))
    let surface: Surface
    let usual: Double
    switch tags.shape {
    case .dome, .onion:
      guard rings.count == 1, let (ring, center, isCircle) = Self.roundOutline(outer, area) else { return nil }
      let profile = tags.shape == .dome ? Self.domeProfile : Self.onionProfile
      surface = .turned(profile, ring: ring, center: center, hasFlatRest: isCircle)
      usual = (area / .pi).squareRoot()
    case .cone, .pyramidal:
      if rings.count == 1, Self.isConvex(outer), let center = PlaneArea.interiorPoint(rings) {
        surface = .turned([(1, 0), (0, 1)], ring: outer, center: center, hasFlatRest: false)
      } else {
        surface = .slopes(Slope.all(.pyramidal, box))
      }
      usual = min(Self.mostMetres, tags.shape.usualSlope * box.halfY)
    default:
      surface = .slopes(Slope.all(tags.shape, box))
      usual = min(Self.mostMetres, tags.shape.usualSlope * box.halfY)
    }
    self.surface = surface
    isCurved = [.round, .dome, .onion].contains(tags.shape) || (tags.shape == .cone && outer.count > 8)
    heightMetres = min(tags.heightMetres ?? usual, bodyMetres * Self.mostOfBody)
    guard heightMetres >= Self.leastMetres else { return nil }
  }

  /// The rectangle whose x axis is the ridge's; where a direction is stated, y runs against it.
  private static func rectangle(_ outer: [Point], _ tags: RoofTags) -> OrientedRectangle? {
    if let degrees = tags.directionDegrees {
      let down = direction(degrees)
      // The x axis such that y, a quarter turn clockwise from it, points up the slope.
      return OrientedRectangle(around: outer, axisX: Point(-down.y, down.x))
    }
    guard let smallest = OrientedRectangle.smallest(around: outer) else { return nil }
    return tags.isAcross ? OrientedRectangle(around: outer, axisX: smallest.axisY) : smallest
  }

  // MARK: Heights

  /// The share of the roof's height over a place of the outline.
  func share(at place: Point) -> Double {
    guard case .slopes(let slopes) = surface else { return 0 }
    return slopes.reduce(.infinity) { min($0, $1.value(at: place)) }
  }

  func roof(worldPerMetre: Double) -> BuildingForm.Roof {
    func corner(_ place: Point, _ share: Double) -> BuildingForm.Corner {
      BuildingForm.Corner(offset: place * worldPerMetre, share: min(max(share, 0), 1))
    }
    switch surface {
    case .slopes(let slopes):
      let faces = slopes.indices.compactMap { index -> BuildingForm.Face? in
        let parts = part(of: slopes[index], lowestOf: slopes)
        guard !parts.isEmpty else { return nil }
        return .init(rings: parts.map { $0.map { corner($0, slopes[index].value(at: $0)) } })
      }
      return .init(
        heightMetres: heightMetres, faces: faces, wallTops: rings.map { ring in sides(ring).map { tops($0, slopes) } },
        isCurved: isCurved)
    case .turned(let profile, let ring, let center, let hasFlatRest):
      var faces: [BuildingForm.Face] = []
      if hasFlatRest { faces.append(.init(rings: rings.map { $0.map { corner($0, 0) } })) }
      for (low, high) in zip(profile, profile.dropFirst()) {
        for (a, b) in sides(ring) {
          func place(_ p: Point, _ scale: Double) -> Point { center + (p - center) * scale }
          var corners = [
            corner(place(a, low.scale), low.share), corner(place(b, low.scale), low.share),
            corner(place(b, high.scale), high.share),
          ]
          if high.scale > 0 { corners.append(corner(place(a, high.scale), high.share)) }
          faces.append(.init(rings: [corners]))
        }
      }
      return .init(
        heightMetres: heightMetres, faces: faces, wallTops: rings.map { $0.map { _ in [] } },
        isCurved: isCurved)
    }
  }

  private func sides(_ ring: [Point]) -> [(Point, Point)] { Array(zip(ring, ring.dropFirst() + ring.prefix(1))) }

  /// Where `slope` is the lowest.
  private func part(of slope: Slope, lowestOf slopes: [Slope]) -> [[Point]] {
    rings.compactMap { ring in
      var result = ring
      for other in slopes where other != slope && !result.isEmpty {
        result = Self.clip(result) { other.value(at: $0) - slope.value(at: $0) }
      }
      return result.count >= 3 && abs(PlaneArea.signed(result)) > Self.leastArea ? result : nil
    }
  }

  private static let leastArea = 0.01

  /// The part of a ring where a linear function is not negative.
  private static func clip(_ ring: [Point], _ value: (Point) -> Double) -> [Point] {
    guard var previous = ring.last else { return [] }
    var before = value(previous)
    var result: [Point] = []
    for point in ring {
      let after = value(point)
      if (after >= 0) != (before >= 0) { result.append(previous + (point - previous) * (before / (before - after))) }
      if after >= 0 { result.append(point) }
      (previous, before) = (point, after)
    }
    return result
  }

  /// The wall's upper edge along a side, from its start to its end; nothing where it ends at the eaves.
  private func tops(_ side: (Point, Point), _ slopes: [Slope]) -> [BuildingForm.WallTop] {
    let (a, b) = side
    let values = slopes.map { ($0.value(at: a), $0.value(at: b)) }
    func lowest(_ along: Double) -> Double {
      values.reduce(.infinity) { min($0, $1.0 + ($1.1 - $1.0) * along) }
    }
    var places = [0.0, 1.0]
    for (index, one) in values.enumerated() {
      for other in values[(index + 1)...] {
        let (start, end) = (one.0 - other.0, one.1 - other.1)
        guard (start > 0) != (end > 0), start != end else { continue }
        let along = start / (start - end)
        if along > 1e-6, along < 1 - 1e-6, abs(lowest(along) - (one.0 + (one.1 - one.0) * along)) < 1e-9 {
          places.append(along)
        }
      }
    }
    let result = Set(places).sorted().map { BuildingForm.WallTop(along: $0, share: min(max(lowest($0), 0), 1)) }
    return result.contains { $0.share > Self.leastShare } ? result : []
  }

  private static let leastShare = 0.005

  // MARK: Round forms

  /// Steps of 15°: cosine and sine.
  private static let domeProfile: [(scale: Double, share: Double)] = [
    (1, 0), (0.965_925_826_289, 0.258_819_045_103), (0.866_025_403_784, 0.5), (0.707_106_781_187, 0.707_106_781_187),
    (0.5, 0.866_025_403_784), (0.258_819_045_103, 0.965_925_826_289), (0, 1),
  ]
  private static let onionProfile: [(scale: Double, share: Double)] = [
    (1, 0), (1.16, 0.1), (1.22, 0.22), (1.1, 0.37), (0.74, 0.54), (0.38, 0.68), (0.14, 0.83), (0, 1),
  ]

  /// Outlines with fewer corners stand for round ones only by their area.
  private static let leastRoundCorners = 14

  /// What a dome stands on: the outline, or a circle of its area.
  private static func roundOutline(_ outer: [Point], _ area: Double) -> (ring: [Point], center: Point, isCircle: Bool)?
  {
    guard let center = PlaneArea.interiorPoint([outer]) else { return nil }
    if outer.count >= leastRoundCorners { return (outer, center, false) }
    let radius = (area / .pi).squareRoot()
    var spoke = Point(radius, 0)
    let (cosine, sine) = (0.965_925_826_289_068_3, 0.258_819_045_102_520_74)
    let ring = (0..<24).map { _ in
      defer { spoke = Point(spoke.x * cosine - spoke.y * sine, spoke.x * sine + spoke.y * cosine) }
      return center + spoke
    }
    return (ring, center, true)
  }

  private static func isConvex(_ ring: [Point]) -> Bool {
    ring.indices.allSatisfy { index in
      let (a, b) = (ring[index], ring[(index + 1) % ring.count])
      return (b - a).cross(ring[(index + 2) % ring.count] - b) >= -1e-6 * (b - a).length
    }
  }
}

/// A plane over the outline: a share of the roof's height that grows evenly across the ground.
struct Slope: Equatable {
  var growth: Point
  var origin: Double

  func value(at place: Point) -> Double { growth.dot(place) + origin }

  /// From a function of the rectangle's coordinates: `x`, `y` per metre and the value in its centre.
  private init(_ box: OrientedRectangle, x: Double = 0, y: Double = 0, middle: Double) {
    growth = box.axisX * x + box.axisY * y
    origin = middle - growth.dot(box.center)
  }

  /// The slopes of a form; the roof is the lowest of them everywhere.
  static func all(_ shape: RoofShape, _ box: OrientedRectangle) -> [Slope] {
    let (a, b) = (box.halfX, box.halfY)
    /// From the long sides: `start` at the eaves, growing by `rise` up to the middle.
    func sides(_ start: Double, _ rise: Double) -> [Slope] {
      [-1, 1].map { Slope(box, y: $0 * rise / b, middle: start + rise) }
    }
    /// The same from the short sides, as steep as from the long ones.
    func ends(_ start: Double, _ rise: Double) -> [Slope] {
      [-1, 1].map { Slope(box, x: $0 * rise / b, middle: start + rise * a / b) }
    }
    switch shape {
    case .gabled: return sides(0, 1)
    case .hipped: return sides(0, 1) + ends(0, 1)
    case .halfHipped: return sides(0, 1) + ends(0.5, 1)
    // Broken at a third of the way in, at 65 % of the height.
    case .gambrel: return sides(0, 0.65 * 3) + sides(0.475, 0.525)
    case .mansard: return sides(0, 0.7 * 4) + ends(0, 0.7 * 4) + sides(0.6, 0.4) + ends(0.6, 0.4)
    case .pyramidal, .cone, .dome, .onion: return sides(0, 1) + [-1, 1].map { Slope(box, x: $0 / a, middle: 1) }
    case .skillion: return [Slope(box, y: 0.5 / b, middle: 0.5)]
    case .round:
      let (cosines, sines) = (
        [1, 0.923_879_532_511, 0.707_106_781_187, 0.382_683_432_365, 0],
        [0, 0.382_683_432_365, 0.707_106_781_187, 0.923_879_532_511, 1]
      )
      return (0..<4).flatMap { step in
        let rise = (sines[step + 1] - sines[step]) / (cosines[step] - cosines[step + 1])
        return [-1, 1].map { Slope(box, y: $0 * rise / b, middle: sines[step] + rise * cosines[step]) }
      }
    }
  }
}

/// The unit vector (x east, y south) of a direction in degrees clockwise from north, exact for the four winds.
private func direction(_ degrees: Double) -> Point {
  let turn = degrees.truncatingRemainder(dividingBy: 360)
  let quarter = turn < 0 ? turn + 360 : turn
  switch quarter {
  case 0: return Point(0, -1)
  case 90: return Point(1, 0)
  case 180: return Point(0, 1)
  case 270: return Point(-1, 0)
  default:
    return Point(sin(quarter * .pi / 180), -cos(quarter * .pi / 180))
  }
}
