/// How much room the header and footer take.
enum Density: Sendable, Hashable {
  case regular, compact
  /// One row at most.
  case minimal
}

/// The header's measures at one text size, in points.
struct HeaderMetrics: Sendable {
  /// What a density asks for at the usual text size.
  private struct Table {
    /// The manoeuvre's icon, the same with large texts, and where it begins.
    var icon, largeIcon, iconTop: Double
    /// Above the icon and below the distance together.
    var air: Double
    /// The least heights.
    var primary, strip: Double
    /// The strip's height at a text factor of 1, as it grows.
    var stripLine: Double
    var column: Double

    static let regular = Table(
      icon: 60, largeIcon: 72, iconTop: 8, air: 18, primary: 108, strip: 56, stripLine: 50, column: 76)
    static let compact = Table(
      icon: 54, largeIcon: 64, iconTop: 5, air: 12, primary: 96, strip: 48, stripLine: 43, column: 70)
    static let minimal = Table(
      icon: 40, largeIcon: 40, iconTop: 4, air: 10, primary: 80, strip: 48, stripLine: 43, column: 70)
  }

  private static let largeFactor = 1.35
  private static let usualDistanceLine = 30.0
  private static let usualWidestColumn = 92.0

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
    let table: Table =
      switch density {
      case .regular: .regular
      case .compact: .compact
      case .minimal: .minimal
      }
    distanceLine = Self.usualDistanceLine * factor
    icon = factor >= Self.largeFactor ? table.largeIcon : table.icon
    iconTop = table.iconTop
    primaryHeight = max(table.primary, table.air + icon + distanceLine).rounded()
    stripHeight = max(table.strip, table.stripLine * factor).rounded()
    column = table.column * max(factor, 1)
    widestColumn = Self.usualWidestColumn * max(factor, 1)
  }

  /// The height of a full header, whose lower end the compass keeps to.
  var fullHeight: Double { primaryHeight + stripHeight }
}
