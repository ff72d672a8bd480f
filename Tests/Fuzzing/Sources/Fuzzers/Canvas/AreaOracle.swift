import Geometry
import Pixels

/// The exact area a path covers of each pixel, in `Double`, a row and a column at a time: slow and obvious.
public struct AreaOracle {
  /// The picture's size in pixels.
  public let width, height: Int
  /// Differences along x of signed area; a pixel's area is the sum up to it.
  private var cells: [Double]

  /// Nothing covered yet.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = [Double](repeating: 0, count: (width + 2) * height)
  }

  /// Adds a closed polygon.
  public mutating func add(polygon points: [Point]) {
    for i in points.indices { addLine(points[i], points[(i + 1) % points.count]) }
  }

  /// Adds one side.
  public mutating func addLine(_ a: Point, _ b: Point) {
    guard a.y != b.y else { return }
    let sign = a.y < b.y ? 1.0 : -1.0
    let (p, q) = a.y < b.y ? (a, b) : (b, a)
    let slope = (q.x - p.x) / (q.y - p.y)
    let first = max(Int(max(p.y, 0)), 0)
    for row in first..<max(first, min(Int(min(q.y, 1e6).rounded(.up)), height)) {
      let y0 = max(p.y, Double(row))
      let y1 = min(q.y, Double(row + 1))
      guard y1 > y0 else { continue }
      addPiece(row, p.x + (y0 - p.y) * slope, p.x + (y1 - p.y) * slope, sign * (y1 - y0))
    }
  }

  /// A piece within one row, from x0 to x1, of signed height `d`.
  private mutating func addPiece(_ row: Int, _ x0: Double, _ x1: Double, _ d: Double) {
    let (low, high) = (min(x0, x1), max(x0, x1))
    var given = 0.0
    for column in min(max(Int(max(low, 0)), 0), width)...width {
      let edge = Double(column + 1)
      // The mean over the piece of what lies between it and this column's right side, held to the column.
      let share: Double
      if high <= low {
        share = min(max(edge - low, 0), 1)
      } else {
        func swept(_ u: Double) -> Double { u <= 0 ? 0 : u >= 1 ? u - 0.5 : u * u / 2 }
        share = (swept(edge - low) - swept(edge - high)) / (high - low)
      }
      cells[row * (width + 2) + column] += d * (share - given)
      given = share
      if Double(column) > high { break }
    }
  }

  /// Coverage 0…1 of every pixel, row by row.
  public func coverage(evenOdd: Bool) -> [Double] {
    var result: [Double] = []
    for row in 0..<height {
      var sum = 0.0
      for column in 0..<width {
        sum += cells[row * (width + 2) + column]
        if evenOdd {
          let folded = sum.magnitude.truncatingRemainder(dividingBy: 2)
          result.append(min(folded, 2 - folded))
        } else {
          result.append(min(sum.magnitude, 1))
        }
      }
    }
    return result
  }
}

/// How far pictures of white on black are from the oracle, in 1/255, over the pixels that either has touched.
public struct OracleDifference {
  /// The largest of a pixel.
  public private(set) var largest = 0.0
  private var sum = 0.0
  private var count = 0

  /// The mean of the pixels touched.
  public var mean: Double { sum / Double(max(count, 1)) }

  /// None yet.
  public init() {}

  /// Of one picture.
  public init(_ picture: PixelBuffer, _ expected: [Double]) { add(picture, expected) }

  /// Adds those of a picture.
  public mutating func add(_ picture: PixelBuffer, _ expected: [Double]) {
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let (actual, exact) = (picture[x, y].red, expected[y * picture.width + x])
        guard actual > 0 || exact > 1e-9 else { continue }
        let difference = (Double(actual) - exact * 255).magnitude
        largest = max(largest, difference)
        sum += difference
        count += 1
      }
    }
  }
}
