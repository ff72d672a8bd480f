/// What constraints relate: views, and the guides that the map keeps for them.
open class LayoutItem {
  final public var topAnchor: LayoutAnchor<VerticalPlace> { .init(self, .top) }
  final public var bottomAnchor: LayoutAnchor<VerticalPlace> { .init(self, .bottom) }
  final public var centerYAnchor: LayoutAnchor<VerticalPlace> { .init(self, .centerY) }
  /// The side where reading begins.
  final public var leadingAnchor: LayoutAnchor<HorizontalPlace> { .init(self, .leading) }
  final public var trailingAnchor: LayoutAnchor<HorizontalPlace> { .init(self, .trailing) }
  final public var leftAnchor: LayoutAnchor<HorizontalPlace> { .init(self, .left) }
  final public var rightAnchor: LayoutAnchor<HorizontalPlace> { .init(self, .right) }
  final public var centerXAnchor: LayoutAnchor<HorizontalPlace> { .init(self, .centerX) }
  final public var widthAnchor: LayoutAnchor<Extent> { .init(self, .width) }
  final public var heightAnchor: LayoutAnchor<Extent> { .init(self, .height) }

  /// Constraints that were made from this item's anchors and are in force.
  var activeConstraints: [ViewConstraint]

  init(constraints: [ViewConstraint]) { activeConstraints = constraints }
}

/// A rectangle that views are placed by: one of the map's, or one of the app's own that is placed by constraints; names are
/// UIKit's (`UILayoutGuide`).
public final class LayoutGuide: LayoutItem {
  /// The map's own guides have the names that `FrameLayout.guides` has.
  public let identifier: String?

  /// A guide to be added to a view; a size that no constraint tells is 0.
  public init() {
    identifier = nil
    super.init(constraints: [])
  }

  init(_ identifier: String) {
    self.identifier = identifier
    super.init(constraints: [])
  }
}
