import ShownText

/// What counts as equal when two pictures are compared: every pixel, unless something else is asked for.
public struct ComparisonRule: Sendable, Hashable {
  /// How far two pixels are apart.
  public enum Metric: Sendable, Hashable {
    /// The largest difference of a component; up to `tolerance`, 0…255, pixels count as equal.
    case components(tolerance: Int)
    /// How different the colours look, as pixelmatch measures it; up to `threshold`, 0…1, pixels count as equal.
    case perceived(threshold: Double)
  }

  /// pixelmatch's own threshold where none is given.
  public static let usualThreshold = 0.1

  /// How differences are measured, and how large they may be at a pixel that counts as equal.
  public var metric: Metric
  /// Whether pixels that look like the smoothed edge of a shape are not counted, as pixelmatch leaves them out.
  public var leavesOutAntialiasing: Bool
  /// So many differing pixels still make equal pictures; 0 or more.
  public var maxPixels: Int
  /// Why differences are let pass; reports show it.
  public var reason: String?
  /// What is not compared.
  public var masks: [ComparisonMask]

  /// Pictures are equal when all their pixels are.
  public static let exact = ComparisonRule()

  /// A rule for exact equality, unless it is told to let something pass.
  public init(
    metric: Metric = .components(tolerance: 0), leavesOutAntialiasing: Bool = false, maxPixels: Int = 0,
    reason: String? = nil, masks: [ComparisonMask] = []
  ) {
    self.metric = metric
    self.leavesOutAntialiasing = leavesOutAntialiasing
    self.maxPixels = maxPixels
    self.reason = reason
    self.masks = masks
  }

  /// The difference of a component up to which pixels count as equal; 0 for other metrics.
  public var tolerance: Int { if case .components(let tolerance) = metric { tolerance } else { 0 } }

  /// Whether every pixel must be equal.
  public var isExact: Bool {
    metric == .components(tolerance: 0) && !leavesOutAntialiasing && maxPixels == 0 && masks.isEmpty
  }

  /// What is let pass, in words; `nil` for nothing.
  public var text: String? {
    guard !isExact else { return nil }
    var parts: [String] = []
    switch metric {
    case .components(let tolerance):
      if tolerance > 0 { parts.append("components may differ by \(tolerance) of 255") }
    case .perceived(let threshold): parts.append("colours may differ by the threshold \(threshold)")
    }
    if leavesOutAntialiasing { parts.append("smoothed edges are left out") }
    if maxPixels > 0 { parts.append(counted(maxPixels, "pixel may differ", "pixels may differ")) }
    if !masks.isEmpty { parts.append("not compared: \(masks.map(\.description).joined(separator: ", "))") }
    return parts.joined(separator: "; ") + (reason.map { " (\($0))" } ?? "")
  }
}

/// A part of a frame that is left out of the comparison.
public enum ComparisonMask: Sendable, Hashable, CustomStringConvertible {
  /// An interface element or one of the app's own views, wherever it is.
  case element(String)
  /// A rectangle in points, origin at the frame's upper left corner.
  case rectangle(x: Double, y: Double, width: Double, height: Double)

  /// An element's name, or four numbers `x,y,width,height` in points; `nil` for numbers that make no rectangle.
  public init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count > 1 else {
      guard !text.isEmpty else { return nil }
      self = .element(text)
      return
    }
    let numbers = parts.compactMap { Double(written: $0.filter { $0 != " " }) }.filter { abs($0) <= 1e6 }
    guard parts.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    self = .rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The element's name, or the rectangle's size and place in points.
  public var description: String {
    switch self {
    case .element(let name): name
    case .rectangle(let x, let y, let width, let height):
      "\(pointText(width)) × \(pointText(height)) at \(pointText(x)), \(pointText(y))"
    }
  }
}
