import Geometry

/// The world repeats along x; a view near 180° reaches into the next copy.
enum WorldCopies {
  /// Copies considered on either side; a view of more is answered for these.
  private static let limit = 8.0

  /// The whole numbers by which the main world must be shifted to meet the region.
  static func touched(by region: Rect) -> ClosedRange<Int> {
    guard region.minX.isFinite, region.maxX.isFinite, region.minX <= region.maxX else { return 0...0 }
    let low = min(max(region.minX.rounded(.down), -limit), limit)
    let high = min(max(region.maxX.rounded(.up) - 1, low), limit)
    return Int(low)...Int(high)
  }
}
