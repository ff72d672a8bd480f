/// An axis-aligned rectangle, half-open: it holds points with `minX ≤ x < maxX` and `minY ≤ y < maxY`.
public struct Rect: Sendable, Hashable {
  /// The edges; x runs to the right, y downwards.
  public var minX, minY, maxX, maxY: Double

  /// A rectangle by its edges.
  @inlinable public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// A rectangle by its upper left corner and its size.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// The rectangle that holds nothing and is the neutral element of `union` and `formUnion`.
  public static let null = Rect(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  /// The smallest rectangle with all of `points` inside or on its border; `null` for none.
  @inlinable public init(bounding points: some Sequence<Point>) {
    self = .null
    for point in points { formUnion(point) }
  }

  /// From the left edge to the right one.
  @inlinable public var width: Double { maxX - minX }
  /// From the upper edge to the lower one.
  @inlinable public var height: Double { maxY - minY }
  /// The point in the middle.
  @inlinable public var center: Point { Point((minX + maxX) / 2, (minY + maxY) / 2) }
  /// The upper left corner.
  @inlinable public var origin: Point { Point(minX, minY) }
  /// Whether it has no area.
  @inlinable public var isEmpty: Bool { !(minX < maxX && minY < maxY) }
  /// Whether it holds no point at all; one without width or height still holds its line.
  @inlinable public var isNull: Bool { !(minX <= maxX && minY <= maxY) }
  /// The corners clockwise from the top left.
  @inlinable public var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }

  /// Whether a point lies inside, or on the left or upper edge.
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether all of another rectangle lies inside.
  @inlinable public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the two share a point, borders included.
  @inlinable public func touches(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// Whether the two share area.
  @inlinable public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// What two rectangles share; empty where they do not meet.
  @inlinable public func intersection(_ other: Rect) -> Rect {
    Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle around both.
  @inlinable public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Grows to hold a point.
  @inlinable public mutating func formUnion(_ point: Point) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  /// The rectangle with each side moved inwards by `amount` (outwards when negative).
  @inlinable public func inset(by amount: Double) -> Rect {
    Rect(minX: minX + amount, minY: minY + amount, maxX: maxX - amount, maxY: maxY - amount)
  }

  /// The rectangle moved by `delta`.
  @inlinable public func offset(by delta: Point) -> Rect {
    Rect(minX: minX + delta.x, minY: minY + delta.y, maxX: maxX + delta.x, maxY: maxY + delta.y)
  }

  /// The rectangle with every coordinate multiplied: points to pixels.
  @inlinable public func scaled(by factor: Double) -> Rect {
    Rect(minX: minX * factor, minY: minY * factor, maxX: maxX * factor, maxY: maxY * factor)
  }
}
