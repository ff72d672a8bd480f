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

  init(_ item: LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  public func constraint(equalTo anchor: LayoutAnchor, constant: CGFloat = 0) -> ViewConstraint {
    related(.equal, to: anchor, constant: constant)
  }

  public func constraint(greaterThanOrEqualTo anchor: LayoutAnchor, constant: CGFloat = 0) -> ViewConstraint {
    related(.atLeast, to: anchor, constant: constant)
  }

  public func constraint(lessThanOrEqualTo anchor: LayoutAnchor, constant: CGFloat = 0) -> ViewConstraint {
    related(.atMost, to: anchor, constant: constant)
  }

  private func related(
    _ relation: LayoutConstraint.Relation, to anchor: LayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat
  ) -> ViewConstraint {
    ViewConstraint(
      item, attribute, relation, to: (anchor.item, anchor.attribute), multiplier: multiplier, constant: constant)
  }
}

extension LayoutAnchor where Kind == Extent {
  public func constraint(
    equalTo anchor: LayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> ViewConstraint {
    related(.equal, to: anchor, multiplier: multiplier, constant: constant)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> ViewConstraint {
    related(.atLeast, to: anchor, multiplier: multiplier, constant: constant)
  }

  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> ViewConstraint {
    related(.atMost, to: anchor, multiplier: multiplier, constant: constant)
  }

  public func constraint(equalToConstant points: CGFloat) -> ViewConstraint {
    ViewConstraint(item, attribute, .equal, constant: points)
  }

  public func constraint(greaterThanOrEqualToConstant points: CGFloat) -> ViewConstraint {
    ViewConstraint(item, attribute, .atLeast, constant: points)
  }

  public func constraint(lessThanOrEqualToConstant points: CGFloat) -> ViewConstraint {
    ViewConstraint(item, attribute, .atMost, constant: points)
  }
}

/// A rule about the places of two items, in force while it is active; names are UIKit's (`NSLayoutConstraint`).
public final class ViewConstraint {
  typealias End = (item: LayoutItem, attribute: LayoutConstraint.Attribute)

  private weak var firstItem: LayoutItem?
  private let firstAttribute: LayoutConstraint.Attribute
  private weak var secondItem: LayoutItem?
  private let secondAttribute: LayoutConstraint.Attribute?
  private let relation: LayoutConstraint.Relation
  private let multiplier: CGFloat
  public var constant: CGFloat

  public var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        firstItem?.activeConstraints.append(self)
      } else {
        firstItem?.activeConstraints.removeAll { $0 === self }
      }
    }
  }

  init(
    _ item: LayoutItem, _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    to other: End? = nil, multiplier: CGFloat = 1, constant: CGFloat
  ) {
    firstItem = item
    firstAttribute = attribute
    self.relation = relation
    secondItem = other?.item
    secondAttribute = other?.attribute
    self.multiplier = multiplier
    self.constant = constant
  }

  public static func activate(_ constraints: [ViewConstraint]) { for item in constraints { item.isActive = true } }

  public static func deactivate(_ constraints: [ViewConstraint]) { for item in constraints { item.isActive = false } }

  /// The rule as a rule about the first item.
  func rule(names: ViewNames) -> LayoutConstraint {
    LayoutConstraint(
      firstAttribute, relation, to: secondAttribute.map { .init(names[secondItem], $0) },
      multiplier: Double(multiplier), constant: Double(constant))
  }

  /// The same rule as one about the second item, where that can be moved.
  func flippedRule(names: ViewNames) -> (item: LayoutItem, rule: LayoutConstraint)? {
    guard let item = secondItem, (item as? LayoutGuide)?.identifier == nil, let secondAttribute, multiplier > 0 else {
      return nil
    }
    let flipped: LayoutConstraint.Relation =
      switch relation {
      case .equal: .equal
      case .atLeast: .atMost
      case .atMost: .atLeast
      }
    return (
      item,
      LayoutConstraint(
        secondAttribute, flipped, to: .init(names[firstItem], firstAttribute), multiplier: Double(1 / multiplier),
        constant: Double(-constant / multiplier))
    )
  }
}
