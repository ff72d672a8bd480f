import Foundation

/// The kind of anchors that go together: places from side to side.
public enum HorizontalPlace {}
/// The kind of anchors that go together: places from top to bottom.
public enum VerticalPlace {}
/// The kind of anchors that go together: widths and heights.
public enum Extent {}

/// An edge, a middle or a size of a view or guide, to make constraints from; names are UIKit's (`NSLayoutAnchor`).
public struct LayoutAnchor<Kind> {
  let item: LayoutItem
  let attribute: LayoutConstraint.Attribute
  /// Points from the attribute's place.
  let offset: CGFloat

  init(_ item: LayoutItem, _ attribute: LayoutConstraint.Attribute, offset: CGFloat = 0) {
    self.item = item
    self.attribute = attribute
    self.offset = offset
  }

  /// A rule that this equals the other plus a number of points.
  public func constraint(equalTo anchor: LayoutAnchor, constant: CGFloat = 0) -> ViewConstraint {
    related(.equal, to: anchor, constant: constant)
  }

  /// A rule that this is at least the other plus a number of points.
  public func constraint(greaterThanOrEqualTo anchor: LayoutAnchor, constant: CGFloat = 0) -> ViewConstraint {
    related(.atLeast, to: anchor, constant: constant)
  }

  /// A rule that this is at most the other plus a number of points.
  public func constraint(lessThanOrEqualTo anchor: LayoutAnchor, constant: CGFloat = 0) -> ViewConstraint {
    related(.atMost, to: anchor, constant: constant)
  }

  private func related(
    _ relation: LayoutConstraint.Relation, to anchor: LayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat
  ) -> ViewConstraint {
    ViewConstraint(
      item, attribute, relation, to: (anchor.item, anchor.attribute), multiplier: multiplier,
      constant: constant, offset: multiplier * anchor.offset - offset)
  }
}

extension LayoutAnchor where Kind == HorizontalPlace {
  /// A rule that this place lies beyond the other by the platform's distance between neighbours.
  ///
  /// - Parameters:
  ///   - anchor: the other place.
  ///   - multiplier: of 8 points.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutAnchor, multiplier: CGFloat
  ) -> ViewConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }
}

extension LayoutAnchor where Kind == VerticalPlace {
  /// A rule that this place lies below the other by the platform's distance between neighbours.
  ///
  /// - Parameters:
  ///   - anchor: the other place.
  ///   - multiplier: of 8 points.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutAnchor, multiplier: CGFloat
  ) -> ViewConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }
}

extension LayoutAnchor where Kind == Extent {
  /// A rule that this equals a multiple of the other plus a number of points.
  public func constraint(
    equalTo anchor: LayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> ViewConstraint {
    related(.equal, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// A rule that this is at least a multiple of the other plus a number of points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> ViewConstraint {
    related(.atLeast, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// A rule that this is at most a multiple of the other plus a number of points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> ViewConstraint {
    related(.atMost, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// A rule that this equals a number of points.
  public func constraint(equalToConstant points: CGFloat) -> ViewConstraint {
    ViewConstraint(item, attribute, .equal, constant: points)
  }

  /// A rule that this is at least a number of points.
  public func constraint(greaterThanOrEqualToConstant points: CGFloat) -> ViewConstraint {
    ViewConstraint(item, attribute, .atLeast, constant: points)
  }

  /// A rule that this is at most a number of points.
  public func constraint(lessThanOrEqualToConstant points: CGFloat) -> ViewConstraint {
    ViewConstraint(item, attribute, .atMost, constant: points)
  }
}
