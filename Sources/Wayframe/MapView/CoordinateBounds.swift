import Geometry

/// A rectangle of latitudes and longitudes, which may span the 180th meridian; names are the SDK's
/// (`GMSCoordinateBounds`).
public struct CoordinateBounds: Sendable, Hashable {
  /// The corners: where west lies east of east, the rectangle spans the 180th meridian. `nil` without any place.
  private struct Corners: Hashable {
    var south, west, north, east: Double
    /// Degrees, 360 for all the way round.
    var width: Double { east - west >= 360 ? 360 : Self.eastward(west, east) }

    /// Degrees eastward from one longitude to another, 0..<360.
    static func eastward(_ from: Double, _ to: Double) -> Double {
      let turn = (to - from).truncatingRemainder(dividingBy: 360)
      return turn < 0 ? turn + 360 : turn
    }

    func holds(longitude: Double) -> Bool { Self.eastward(west, longitude) <= width }
  }

  private var corners: Corners?

  /// Holds no place.
  public init() {}

  /// The smallest rectangle around the places; those that are no numbers, or no place on earth, are left out.
  public init(_ coordinates: some Sequence<Coordinate>) {
    for coordinate in coordinates { self = including(coordinate) }
  }

  /// Whether there are any places within.
  public var isValid: Bool { corners != nil }

  /// `nil` where the bounds are not valid.
  public var southWest: Coordinate? { corners.map { Coordinate(latitude: $0.south, longitude: $0.west) } }
  /// `nil` where the bounds are not valid.
  public var northEast: Coordinate? { corners.map { Coordinate(latitude: $0.north, longitude: $0.east) } }

  /// The middle, which is on the rectangle's own side of the earth.
  public var center: Coordinate? {
    corners.map {
      let longitude = $0.west + $0.width / 2
      return Coordinate(latitude: ($0.south + $0.north) / 2, longitude: longitude > 180 ? longitude - 360 : longitude)
    }
  }

  /// The rectangle grown to hold a place, on the side where it grows least.
  public func including(_ coordinate: Coordinate) -> CoordinateBounds {
    guard abs(coordinate.latitude) <= 90, abs(coordinate.longitude) <= 180 else { return self }
    var result = self
    guard var grown = corners else {
      result.corners = Corners(
        south: coordinate.latitude, west: coordinate.longitude, north: coordinate.latitude,
        east: coordinate.longitude)
      return result
    }
    grown.south = min(grown.south, coordinate.latitude)
    grown.north = max(grown.north, coordinate.latitude)
    if !grown.holds(longitude: coordinate.longitude) {
      let eastward = Corners.eastward(grown.east, coordinate.longitude)
      let westward = Corners.eastward(coordinate.longitude, grown.west)
      if eastward < westward { grown.east = coordinate.longitude } else { grown.west = coordinate.longitude }
    }
    result.corners = grown
    return result
  }

  /// The smaller of the two rectangles that hold both.
  public func including(_ other: CoordinateBounds) -> CoordinateBounds {
    guard let mine = corners, let theirs = other.corners else { return isValid ? self : other }
    var union = mine
    union.south = min(mine.south, theirs.south)
    union.north = max(mine.north, theirs.north)
    // Beginning at either western edge and reaching to the farther eastern one.
    let spans = [(mine, theirs), (theirs, mine)].map { first, second in
      let reach = Corners.eastward(first.west, second.west) + second.width
      return (
        west: first.west, width: min(max(first.width, reach), 360), east: reach > first.width ? second.east : first.east
      )
    }
    let best = spans[0].width <= spans[1].width ? spans[0] : spans[1]
    (union.west, union.east) = best.width >= 360 ? (-180, 180) : (best.west, best.east)
    var result = self
    result.corners = union
    return result
  }

  /// Whether a place lies inside or on an edge.
  public func contains(_ coordinate: Coordinate) -> Bool {
    guard let corners else { return false }
    return corners.south...corners.north ~= coordinate.latitude && corners.holds(longitude: coordinate.longitude)
  }

  /// Whether the two have a place in common.
  public func intersects(_ other: CoordinateBounds) -> Bool {
    guard let mine = corners, let theirs = other.corners else { return false }
    return mine.south <= theirs.north && theirs.south <= mine.north
      && (mine.holds(longitude: theirs.west) || theirs.holds(longitude: mine.west))
  }

  /// The corners as a line that goes the short way from one to the next; empty without any place.
  var outline: [Coordinate] {
    guard let corners, let center else { return [] }
    return [
      Coordinate(latitude: corners.south, longitude: corners.west),
      Coordinate(latitude: corners.south, longitude: center.longitude),
      Coordinate(latitude: corners.north, longitude: corners.east),
    ]
  }
}
