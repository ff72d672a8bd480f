import Foundation
import NavigationUI

/// A rule about the places of two items, in force while it is active; names are UIKit's (`NSLayoutConstraint`).
public final class ViewConstraint {
  typealias End = (item: LayoutItem, attribute: LayoutConstraint.Attribute)

  private weak var firstItem: LayoutItem?
  private let firstAttribute: LayoutConstraint.Attribute
  private weak var secondItem: LayoutItem?
  private let secondAttribute: LayoutConstraint.Attribute?
  private let relation: LayoutConstraint.Relation
  private let multiplier: CGFloat
  /// Points.
  public var constant: CGFloat
  /// Points between the attributes' places and the anchors'.
  private let offset: CGFloat
  /// Below `required` it gives way to those of higher priority.
  public var priority = LayoutPriority.required
  /// Kept for apps that read it.
  public var identifier: String?

  /// Whether it counts.
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
    to other: End? = nil, multiplier: CGFloat = 1, constant: CGFloat, offset: CGFloat = 0
  ) {
    firstItem = item
    firstAttribute = attribute
    self.relation = relation
    secondItem = other?.item
    secondAttribute = other?.attribute
    self.multiplier = multiplier
    self.constant = constant
    self.offset = offset
  }

  /// A rule by attributes instead of anchors.
  ///
  /// `item` and `other` are views or guides; without `other`, and with `notAnAttribute`, `constant` is a width or height in
  /// points.
  public convenience init(
    item: LayoutItem, attribute: Attribute, relatedBy relation: Relation, toItem other: LayoutItem?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    let (first, second) = (attribute.place(of: item), other.flatMap { otherAttribute.place(of: $0) })
    self.init(
      item, first?.attribute ?? .width, relation.rule,
      to: second.flatMap { place in other.map { ($0, place.attribute) } },
      multiplier: multiplier, constant: constant,
      offset: multiplier * (second?.offset ?? 0) - (first?.offset ?? 0))
  }

  /// Makes rules count.
  public static func activate(_ constraints: [ViewConstraint]) { for item in constraints { item.isActive = true } }

  /// Makes rules no longer count.
  public static func deactivate(_ constraints: [ViewConstraint]) { for item in constraints { item.isActive = false } }

  /// Whether one of the two items is in a set and the other is not.
  func leaves(_ items: Set<ObjectIdentifier>) -> Bool {
    guard let firstItem, let secondItem else { return false }
    return items.contains(ObjectIdentifier(firstItem)) != items.contains(ObjectIdentifier(secondItem))
  }

  /// The rule as a rule about the first item.
  func rule(names: ViewNames) -> LayoutConstraint {
    LayoutConstraint(
      firstAttribute, relation, to: secondAttribute.map { .init(names[secondItem], $0) },
      multiplier: Double(multiplier), constant: Double(constant + offset), priority: priority.points)
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
        constant: Double(-(constant + offset) / multiplier), priority: priority.points)
    )
  }
}

/// How firmly a constraint or a content's size is held, 1 to 1000; names are UIKit's (`UILayoutPriority`).
public struct LayoutPriority: RawRepresentable, Sendable, Hashable {
  /// The number, up to 1,000, which is required.
  public var rawValue: Float

  /// A priority by its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority, 1…1,000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1,000: never gives way.
  public static let required = LayoutPriority(1_000)
  /// 750.
  public static let defaultHigh = LayoutPriority(750)
  /// 250.
  public static let defaultLow = LayoutPriority(250)
  /// 50.
  public static let fittingSizeLevel = LayoutPriority(50)

  var points: Double { rawValue.isFinite ? Double(min(max(rawValue, 1), 1_000)) : 1_000 }
}

/// A direction of layout; names are UIKit's (`NSLayoutConstraint.Axis`).
public enum LayoutAxis: Int, Sendable, Hashable {
  /// Side by side, or one above the other.
  case horizontal, vertical
}

extension AppView {
  /// How firmly the view keeps from growing beyond its content's size.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    if axis == .horizontal {
      resistance.huggingAcross = priority.points
    } else {
      resistance.huggingDown = priority.points
    }
  }

  /// How firmly the view keeps from shrinking below its content's size.
  public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    if axis == .horizontal {
      resistance.compressionAcross = priority.points
    } else {
      resistance.compressionDown = priority.points
    }
  }
}
