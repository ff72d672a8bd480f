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
  var activeConstraints: [ViewConstraint] = []

  init() {}
}

/// A rectangle of the map's that views are placed by; names are UIKit's (`UILayoutGuide`).
public final class LayoutGuide: LayoutItem {
  /// The name in `FrameLayout.guides`.
  public let identifier: String

  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }
}
