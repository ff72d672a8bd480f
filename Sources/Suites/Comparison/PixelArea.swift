/// A rectangle of whole pixels.
public struct PixelArea: Sendable, Hashable {
  /// Left edge, upper edge, width and height in pixels, from the picture's upper left corner.
  public var x, y, width, height: Int

  /// A rectangle by its upper left corner and its size in pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Every pixel that a rectangle in points touches, inside a picture of a size; `nil` where it touches none.
  init?(points: PointArea, scale: Double, width: Int, height: Int) {
    func held(_ value: Double, _ limit: Int) -> Int {
      value.isNaN ? 0 : Int(min(max(value, 0), Double(limit)))
    }
    let left = held((points.x * scale).rounded(.down), width)
    let right = held(((points.x + points.width) * scale).rounded(.up), width)
    let top = held((points.y * scale).rounded(.down), height)
    let bottom = held(((points.y + points.height) * scale).rounded(.up), height)
    guard left < right && top < bottom else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  var count: Int { width * height }
  var maxX: Int { x + width }
  var maxY: Int { y + height }
  /// Left, upper edge, width and height, as result records have them.
  var list: [Int] { [x, y, width, height] }

  func contains(_ x: Int, _ y: Int) -> Bool { x >= self.x && x < maxX && y >= self.y && y < maxY }

  func intersects(_ other: PixelArea) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  func union(_ other: PixelArea) -> PixelArea {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelArea(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  func points(scale: Double) -> PointArea {
    PointArea(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale, height: Double(height) / scale)
  }
}

/// A rectangle in points, origin at the frame's upper left corner.
struct PointArea: Sendable, Hashable {
  var x, y, width, height: Double

  /// Left, upper edge, width and height, as result records have them, rounded to 0.01.
  var list: [Double] { [x, y, width, height].map { ($0 * 100).rounded() / 100 } }

  func union(_ other: PointArea) -> PointArea {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PointArea(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  func grown(by distance: Double) -> PointArea {
    PointArea(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}

/// A length in points for reports: at most one digit after the point.
func pointText(_ value: Double) -> String {
  let tenths = (value * 10).rounded() / 10
  return tenths == tenths.rounded() && abs(tenths) < 1e15 ? String(Int(tenths)) : String(tenths)
}
