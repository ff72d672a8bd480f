import Geometry

/// Where most of a map's points are: extracts keep the far ends of ferries, railways and borders that cross them.
enum MainBounds {
  /// How many of the points lie beyond each side.
  static let outside = 0.02
  /// A part that spans at least this share of the whole both ways is not worth leaving anything out for.
  static let worthwhile = 0.5
  /// This many points, picked evenly in their order, represent all.
  static let mostPoints = 16_384

  /// The box that leaves out 2 % of the points to each side, grown as if the rest were spread evenly; `bounds` where
  /// that spans at least half of them both ways.
  static func of(_ points: [Point], within bounds: Rect) -> Rect {
    let step = max(1, (points.count + mostPoints - 1) / mostPoints)
    let picked = stride(from: 0, to: points.count, by: step).map { points[$0] }
    // Closures, as key paths of vectors are followed at run time: a thousand instructions a point.
    guard let (minX, maxX) = middle(picked.map { $0.x }), let (minY, maxY) = middle(picked.map { $0.y }) else {
      return bounds
    }
    let box = Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
    guard !box.isEmpty, box.width < worthwhile * bounds.width || box.height < worthwhile * bounds.height else {
      return bounds
    }
    return box.intersection(bounds)
  }

  private static func middle(_ values: [Double]) -> (Double, Double)? {
    guard !values.isEmpty else { return nil }
    let left = Int(Double(values.count) * outside)
    let (low, high) = (values.value(atRank: left), values.value(atRank: values.count - 1 - left))
    let grown = (high - low) * outside / (1 - 2 * outside)
    return (low - grown, high + grown)
  }
}
