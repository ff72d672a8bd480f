import Geometry

/// The blur of a rectangle with round corners by a Gaussian, evaluated from its formula.
///
/// A row of the blurred shape is a weighted sum over the shape's rows: each is an interval, whose blur is a difference of
/// two normal integrals. Rows of equal width are summed in one term, so only the corners cost more than a rectangle.
struct ShadowShape {
  let rect: Rect
  let radius: Double
  let sigma: Double

  init(rect: Rect, radius: Float, sigma: Float) {
    self.rect = rect
    self.radius = radius > 0 ? min(Double(radius), rect.width / 2, rect.height / 2) : 0
    // Below a fifth of a pixel a blur cannot be told from antialiasing.
    self.sigma = sigma > 0.2 ? Double(min(sigma, 1e6)) : 0.2
  }

  /// How far the shadow reaches beyond the rectangle: at three standard deviations 0.13 % is left.
  static func reach(sigma: Float) -> Float { sigma > 0.2 ? min(sigma, 1e6) * 3 + 1 : 1.6 }

  /// One term of a row: the weight of shape rows whose ends lie `inset` within the rectangle's sides.
  struct Term {
    var inset: Double
    var weight: Double
  }

  /// The terms of the picture row with its centre at `y`.
  func terms(y: Double) -> [Term] {
    let top = y - rect.minY
    let bottom = rect.maxY - y
    let straight = Self.normal((bottom - radius) / sigma) - Self.normal(-(top - radius) / sigma)
    var terms: [Term] = []
    if straight > 1e-4 { terms.append(Term(inset: 0, weight: straight)) }
    guard radius > 0 else { return terms }
    // Slices of the corner rows, at most a third of a standard deviation each.
    let count = min(max(Int((radius / (sigma * 0.34)).rounded(.up)), 4), 64)
    let height = radius / Double(count)
    for i in 0..<count {
      let from = Double(i) * height
      let to = from + height
      let upper = Self.normal((to - top) / sigma) - Self.normal((from - top) / sigma)
      let lower = Self.normal((to - bottom) / sigma) - Self.normal((from - bottom) / sigma)
      let weight = upper + lower
      guard weight > 1e-4 else { continue }
      let rise = radius - (from + to) / 2
      terms.append(Term(inset: radius - (radius * radius - rise * rise).squareRoot(), weight: weight))
    }
    return terms
  }

  /// Coverage (0…1) at `x` of a row with these terms.
  func coverage(x: Double, _ terms: [Term]) -> Double {
    var sum = 0.0
    for term in terms {
      let left = Self.normal((x - rect.minX - term.inset) / sigma)
      let right = Self.normal((x - rect.maxX + term.inset) / sigma)
      sum += term.weight * (left - right)
    }
    return sum
  }

  /// The normal integral, by Zelen and Severo's polynomial (Abramowitz and Stegun 26.2.17, error below 7.5e-8).
  static func normal(_ x: Double) -> Double {
    let z = x.magnitude
    guard z < 6 else { return x > 0 ? 1 : 0 }
    let t = 1 / (1 + 0.231_641_9 * z)
    let polynomial =
      t * (0.319_381_530 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
    let tail = 0.398_942_280_401_432_7 * exponential(-0.5 * z * z) * polynomial
    return x > 0 ? 1 - tail : tail
  }

  /// e to the power of `x` (-20…0), by halving and squaring: the same bits on every platform.
  static func exponential(_ x: Double) -> Double {
    let y = x / 64
    var value = 1 + y * (1 + y / 2 * (1 + y / 3 * (1 + y / 4 * (1 + y / 5 * (1 + y / 6 * (1 + y / 7))))))
    for _ in 0..<6 { value *= value }
    return value
  }
}
