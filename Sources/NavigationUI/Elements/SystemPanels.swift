import Geometry
import Pixels

/// What a car's system draws over an app's map: its dock, the next manoeuvre and the estimates.
///
/// Plain shapes at the places and with the texts that such systems have; no system's own design.
public struct SystemPanels: Sendable {
  /// Whether the driver sits on the right, and with that dock and panels.
  public var isAtRight: Bool
  /// The time of day, which the dock shows.
  public var clock: String
  /// `false` for the screen behind the steering wheel.
  public var hasDock = true
  /// What comes next; `nil` without guidance.
  public var header: Header?
  /// What is left of the trip; `nil` without guidance.
  public var footer: Footer?

  /// A dock alone; what comes next and what is left follow.
  public init(isAtRight: Bool, clock: String) {
    self.isAtRight = isAtRight
    self.clock = clock
  }

  /// The safe area that an app's map has beside them.
  public func safeArea(of model: InterfaceModel) -> EdgeInsets {
    let places = SystemPlaces(self, width: model.width, height: model.height)
    var safe = model.safeArea
    if let dock = places.dock {
      if places.isUpright {
        safe.bottom = max(safe.bottom, dock.height + Measures.intoSafeArea)
      } else if isAtRight {
        safe.right = max(safe.right, dock.width)
      } else {
        safe.left = max(safe.left, dock.width)
      }
    }
    guard header != nil || footer != nil else { return safe }
    if isAtRight {
      safe.right = max(safe.right, model.width - places.column.minX)
    } else {
      safe.left = max(safe.left, places.column.maxX)
    }
    return safe
  }
}

/// Where a car's system has its panels, in points.
struct SystemPlaces {
  private enum Size {
    static let dock = 44.0
    static let gap = 8.0
    static let maneuver = 116.0
    static let estimates = 52.0
    /// The column's share of the width, and its limits.
    static let share = 0.33
    static let widths = 116.0...176.0
    /// The screen on which all is at its usual size, and how far it grows on larger ones.
    static let usual = (width: 400.0, height: 240.0)
    static let widestGrowth = 2.0
  }

  /// How large texts and panels are.
  let factor: Double
  /// Higher than wide: the dock stands at the lower edge.
  let isUpright: Bool
  let dock: Rect?
  /// Between the edges of the panels.
  let column: Rect

  init(_ panels: SystemPanels, width: Double, height: Double) {
    isUpright = height > width
    let factor = min(max(min(width / Size.usual.width, height / Size.usual.height), 0.75), Size.widestGrowth)
    self.factor = factor
    let side = Size.dock * factor
    let (isRight, isLow) = (panels.isAtRight, isUpright)
    dock =
      !panels.hasDock
      ? nil
      : isLow
        ? Rect(x: 0, y: height - side, width: width, height: side)
        : Rect(x: isRight ? width - side : 0, y: 0, width: side, height: height)
    let gap = Size.gap * factor
    let beside = panels.hasDock && !isLow ? side : 0
    let wide = min(max(Size.share * width, Size.widths.lowerBound * factor), Size.widths.upperBound * factor)
    column = Rect(
      x: isRight ? width - beside - gap - wide : beside + gap, y: gap, width: wide,
      height: height - 2 * gap - (panels.hasDock && isLow ? side : 0))
  }

  var maneuver: Rect {
    Rect(
      x: column.minX, y: column.minY, width: column.width,
      height: min(Size.maneuver * factor, column.height - (Size.estimates + Size.gap) * factor))
  }

  var estimates: Rect {
    Rect(
      x: column.minX, y: column.maxY - Size.estimates * factor, width: column.width, height: Size.estimates * factor)
  }
}

extension Artwork {
  /// Puts a line at the leading side of a panel, into a row of some height.
  ///
  /// - Returns: where the next row begins.
  mutating func row(
    _ line: SetLine, in box: LeadingFrame, inset: Double, below top: Double, height: Double, _ color: Color,
    on ground: Color
  ) -> Double {
    let baseline = top + Typography.baseline(height, line.spec.size)
    text(line, at: box.origin(line, leading: inset, baseline: baseline), color, on: ground)
    return top + height
  }
}
