import Geometry

/// A part of the world whose streets are built at once: a rectangle of squares of a fixed grid, so that what is built of
/// a place does not depend on how the camera came there.
public struct StreetBlock: Sendable, Hashable {
  private var columns, rows: Range<Int>

  /// Squares of the world's width, about 500 m wide in temperate latitudes.
  private static let squares = 65_536.0
  /// Metres beyond the squares that still shape what lies within: the next corners, tapers and lane stops.
  private static let reachMetres = 60.0

  /// The block around a rectangle of world points; `nil` for one that is empty or far too large for streets to be seen.
  public init?(around region: Rect) {
    guard region.width > 0, region.height > 0, region.width < 0.005, region.height < 0.005 else { return nil }
    func range(_ low: Double, _ high: Double) -> Range<Int> {
      let first = Int((low * Self.squares).rounded(.down))
      return first..<max(first + 1, Int((high * Self.squares).rounded(.up)))
    }
    columns = range(region.minX, region.maxX)
    rows = range(region.minY, region.maxY)
  }

  /// Its upper left corner in world points.
  var origin: Point { Point(Double(columns.lowerBound), Double(rows.lowerBound)) / Self.squares }

  /// The middle in world points.
  public var center: Point {
    Point(Double(columns.lowerBound + columns.upperBound), Double(rows.lowerBound + rows.upperBound)) / 2
      / Self.squares
  }

  /// Metres on the ground for a unit of the world's width.
  var metresPerWorldUnit: Double {
    WebMercator.metresPerWorldUnit(latitude: WebMercator.unproject(center).latitude)
  }

  /// What to ask a source for, in world points.
  public var region: Rect {
    let reach = Self.reachMetres / metresPerWorldUnit
    return Rect(
      minX: origin.x - reach, minY: origin.y - reach, maxX: Double(columns.upperBound) / Self.squares + reach,
      maxY: Double(rows.upperBound) / Self.squares + reach)
  }

  /// Metres east and north of the origin.
  func local(_ world: Point) -> Point {
    let delta = (world - origin) * metresPerWorldUnit
    return Point(delta.x, -delta.y)
  }

  /// The world point of a place in metres east and north of the origin.
  func world(_ local: Point) -> Point { origin + Point(local.x, -local.y) / metresPerWorldUnit }
}
