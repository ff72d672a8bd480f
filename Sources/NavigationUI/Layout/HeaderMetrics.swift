/// How much room the header and footer take.
enum Density: Int, Sendable, Comparable {
  case regular, compact
  /// One row at most.
  case minimal

  static func < (a: Density, b: Density) -> Bool { a.rawValue < b.rawValue }
}

/// The header's measures at one text size, in points.
struct HeaderMetrics: Sendable {
  let factor: Double
  let density: Density
  let icon, iconTop, distanceLine, column, widestColumn: Double
  let primaryHeight, stripHeight: Double
  /// From the card's leading edge to the column and from the column to the text.
  let inset = 14.0
  let trailingInset = 16.0

  init(factor: Double, density: Density) {
    self.factor = factor
    self.density = density
    let isLarge = factor >= 1.35
    distanceLine = 30 * factor
    switch density {
    case .regular:
      icon = isLarge ? 72 : 60
      iconTop = 8
      primaryHeight = max(108, 18 + icon + distanceLine).rounded()
      stripHeight = max(56, 50 * factor).rounded()
      column = 76 * max(factor, 1)
    case .compact:
      icon = isLarge ? 64 : 54
      iconTop = 5
      primaryHeight = max(96, 12 + icon + distanceLine).rounded()
      stripHeight = max(48, 43 * factor).rounded()
      column = 70 * max(factor, 1)
    case .minimal:
      icon = 40
      iconTop = 4
      primaryHeight = max(80, 10 + icon + distanceLine).rounded()
      stripHeight = max(48, 43 * factor).rounded()
      column = 70 * max(factor, 1)
    }
    widestColumn = 92 * max(factor, 1)
  }

  /// The height of a full header, whose lower end the compass keeps to.
  var fullHeight: Double { primaryHeight + stripHeight }

  static func footerHeight(factor: Double, density: Density, hasSecondRow: Bool) -> Double {
    let height = hasSecondRow ? (density == .regular ? 76.0 : 64) : 47
    return factor > 1 ? (height * factor * 0.98).rounded() : height
  }
}
