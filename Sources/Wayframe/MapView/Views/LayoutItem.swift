import Foundation

/// What constraints relate: views, and the guides that the map keeps for them.
open class LayoutItem {
  /// The upper edge.
  final public var topAnchor: LayoutAnchor<VerticalPlace> { .init(self, .top) }
  /// The lower edge.
  final public var bottomAnchor: LayoutAnchor<VerticalPlace> { .init(self, .bottom) }
  /// The middle from top to bottom.
  final public var centerYAnchor: LayoutAnchor<VerticalPlace> { .init(self, .centerY) }
  /// The first line of a text; the upper edge of what has none.
  final public var firstBaselineAnchor: LayoutAnchor<VerticalPlace> { .init(self, .top, offset: baselineOffset) }
  /// The last line of a text; the lower edge of what has none.
  final public var lastBaselineAnchor: LayoutAnchor<VerticalPlace> { .init(self, .bottom, offset: -descent) }
  /// The side where reading begins.
  final public var leadingAnchor: LayoutAnchor<HorizontalPlace> { .init(self, .leading) }
  /// The edge where reading ends.
  final public var trailingAnchor: LayoutAnchor<HorizontalPlace> { .init(self, .trailing) }
  /// The left edge.
  final public var leftAnchor: LayoutAnchor<HorizontalPlace> { .init(self, .left) }
  /// The right edge.
  final public var rightAnchor: LayoutAnchor<HorizontalPlace> { .init(self, .right) }
  /// The middle from side to side.
  final public var centerXAnchor: LayoutAnchor<HorizontalPlace> { .init(self, .centerX) }
  /// The width.
  final public var widthAnchor: LayoutAnchor<Extent> { .init(self, .width) }
  /// The height.
  final public var heightAnchor: LayoutAnchor<Extent> { .init(self, .height) }

  /// Constraints that were made from this item's anchors and are in force.
  var activeConstraints: [ViewConstraint]

  // Public, so that subclasses elsewhere take over `AppView.init()`.
  /// An item with these constraints in force.
  public init(constraints: [ViewConstraint]) { activeConstraints = constraints }

  /// How far the first baseline lies below the upper edge, in points.
  var baselineOffset: CGFloat { 0 }
  /// How far the last baseline lies above the lower edge, in points.
  var descent: CGFloat { 0 }
}

/// A rectangle that views are placed by: one of the map's, one that a view keeps, or one of the app's own that is placed by
/// constraints; names are UIKit's (`UILayoutGuide`).
public final class LayoutGuide: LayoutItem {
  enum Kind { case own, safeArea, margins }

  /// The map's own guides have the names that `FrameLayout.guides` has.
  public let identifier: String?
  /// The view that it was added to.
  public internal(set) weak var owningView: AppView?
  let kind: Kind
  /// Where the last layout has put it, in points from the owning view's upper left corner.
  public internal(set) var layoutFrame = CGRect.zero

  /// A guide to be added to a view; a size that no constraint sets is 0.
  public init() {
    identifier = nil
    kind = .own
    super.init(constraints: [])
  }

  init(_ identifier: String) {
    self.identifier = identifier
    kind = .own
    super.init(constraints: [])
  }

  init(of view: AppView, _ kind: Kind) {
    identifier = nil
    self.kind = kind
    super.init(constraints: [])
    owningView = view
  }
}
