import Images
import Pixels

/// How different two pictures look, pixel by pixel, as pixelmatch 5 to 7 measures it: the distance in YIQ (Kotsarenko and
/// Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space") of colours laid on white, and
/// smoothed edges found by their neighbours (Vyšniauskas, "Anti-aliased pixel and intensity slope detector").
struct PerceivedDifference {
  let expected, actual: StraightPixels
  /// Squared distances beyond this differ.
  let limit: Double

  /// The largest squared distance: black to white.
  private static let largestDistance = 35_215.0

  /// Both pictures have one size.
  init(expected: StraightPixels, actual: StraightPixels, threshold: Double) {
    self.expected = expected
    self.actual = actual
    limit = Self.largestDistance * threshold * threshold
  }

  func differs(_ x: Int, _ y: Int) -> Bool {
    let (a, b) = (YIQ(expected[x, y]), YIQ(actual[x, y]))
    let (y, i, q) = (a.y - b.y, a.i - b.i, a.q - b.q)
    return 0.5053 * (y * y) + 0.299 * (i * i) + 0.1957 * (q * q) > limit
  }

  /// Whether the pixel looks like part of a smoothed edge in one of the pictures.
  func isAntialiased(_ x: Int, _ y: Int) -> Bool {
    Self.isAntialiased(expected, x, y, other: actual) || Self.isAntialiased(actual, x, y, other: expected)
  }

  /// A smoothed pixel has a darker and a brighter neighbour, at most two of its own brightness, and the darkest or the
  /// brightest of them lies in an even area of both pictures.
  private static func isAntialiased(_ picture: StraightPixels, _ x: Int, _ y: Int, other: StraightPixels) -> Bool {
    let brightness = YIQ(picture[x, y]).y
    var equal = picture.isAtEdge(x, y) ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (darkPlace, brightPlace) = ((x, y), (x, y))
    for row in max(y - 1, 0)...min(y + 1, picture.height - 1) {
      for column in max(x - 1, 0)...min(x + 1, picture.width - 1) where (column, row) != (x, y) {
        let difference = brightness - YIQ(picture[column, row]).y
        if difference == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if difference < darkest {
          darkest = difference
          darkPlace = (column, row)
        } else if difference > brightest {
          brightest = difference
          brightPlace = (column, row)
        }
      }
    }
    guard darkest != 0 && brightest != 0 else { return false }
    return [darkPlace, brightPlace].contains { place in
      hasManySiblings(picture, place.0, place.1) && hasManySiblings(other, place.0, place.1)
    }
  }

  /// Whether more than two neighbours have the pixel's very colour; the picture's edge counts as one.
  private static func hasManySiblings(_ picture: StraightPixels, _ x: Int, _ y: Int) -> Bool {
    let value = picture[x, y]
    var equal = picture.isAtEdge(x, y) ? 1 : 0
    for row in max(y - 1, 0)...min(y + 1, picture.height - 1) {
      for column in max(x - 1, 0)...min(x + 1, picture.width - 1) where (column, row) != (x, y) {
        if picture[column, row] == value { equal += 1 }
        if equal > 2 { return true }
      }
    }
    return false
  }
}

/// A colour laid on white, as television splits it: brightness and two colour differences.
private struct YIQ {
  let y, i, q: Double

  init(_ pixel: UInt32) {
    let alpha = Double(pixel >> 24) / 255
    func onWhite(_ component: UInt32) -> Double { 255 + (Double(component & 255) - 255) * alpha }
    let (red, green, blue) = (onWhite(pixel), onWhite(pixel >> 8), onWhite(pixel >> 16))
    y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
  }
}

extension StraightPixels {
  fileprivate func isAtEdge(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }
}
