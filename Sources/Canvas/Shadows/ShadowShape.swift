import Geometry

/// The blur of a rectangle with round corners by a Gaussian, evaluated from its formula.
///
/// A row of the blurred shape is a weighted sum over the shape's rows: each is an interval, whose blur is a difference of
/// two normal integrals. Rows of equal width are summed in one term, so only the corners cost more than a rectangle.
struct ShadowShape {
  let rect: Rect
  let radius: Double
  let sigma: Double
  /// How far within the rectangle's sides the ends of the shape's rows lie: first those of the straight part, then slice
  /// by slice of the corners, each at most a third of a standard deviation high.
  let insets: [Double]

  init(rect: Rect, radius: Float, sigma: Float) {
    self.rect = rect
    self.radius = radius > 0 ? min(Double(radius), rect.width / 2, rect.height / 2) : 0
    // Below a fifth of a pixel a blur cannot be distinguished from antialiasing.
    self.sigma = sigma > 0.2 ? Double(min(sigma, 1e6)) : 0.2
    var insets = [0.0]
    if self.radius > 0 {
      let count = min(max(Int((self.radius / (self.sigma * 0.34)).rounded(.up)), 4), 64)
      let height = self.radius / Double(count)
      for i in 0..<count {
        let from = Double(i) * height
        let rise = self.radius - (from + (from + height)) / 2
        insets.append(self.radius - (self.radius * self.radius - rise * rise).squareRoot())
      }
    }
    self.insets = insets
  }

  /// How far the shadow reaches beyond the rectangle: at three standard deviations 0.13 % is left.
  static func reach(sigma: Float) -> Float { sigma > 0.2 ? min(sigma, 1e6) * 3 + 1 : 1.6 }

  /// One term of a row: the weight of the shape's rows of one inset.
  struct Term: Equatable {
    /// Index into `insets`.
    var inset: Int
    var weight: Double
  }

  /// The terms of the picture row with its centre at `y`.
  func terms(y: Double) -> [Term] {
    let top = y - rect.minY
    let bottom = rect.maxY - y
    // So far within, normal integrals are 0 and 1, and the corners weigh nothing.
    if min(top, bottom) - radius >= 6 * sigma { return [Term(inset: 0, weight: 1)] }
    let straight = Self.normal((bottom - radius) / sigma) - Self.normal(-(top - radius) / sigma)
    var terms: [Term] = []
    if straight > 1e-4 { terms.append(Term(inset: 0, weight: straight)) }
    let height = radius / Double(insets.count - 1)
    for i in 1..<insets.count {
      let from = Double(i - 1) * height
      let to = from + height
      let upper = Self.normal((to - top) / sigma) - Self.normal((from - top) / sigma)
      let lower = Self.normal((to - bottom) / sigma) - Self.normal((from - bottom) / sigma)
      let weight = upper + lower
      if weight > 1e-4 { terms.append(Term(inset: i, weight: weight)) }
    }
    return terms
  }

  /// The blur at `x` of a row whose ends lie `inset` within the rectangle's sides.
  func blur(x: Double, inset: Double) -> Double {
    Self.normal((x - rect.minX - inset) / sigma) - Self.normal((x - rect.maxX + inset) / sigma)
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
