import Foundation
import NavigationUI

extension ViewConstraint {
  /// What a rule is about; names are UIKit's (`NSLayoutConstraint.Attribute`).
  public enum Attribute: Int, Sendable, Hashable {
    /// A number alone.
    case notAnAttribute = 0
    /// UIKit's attributes.
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline

    /// The edge, middle or size, and how many points from it; `nil` for `notAnAttribute`.
    func place(of item: LayoutItem) -> (attribute: LayoutConstraint.Attribute, offset: CGFloat)? {
      switch self {
      case .notAnAttribute: nil
      case .left: (.left, 0)
      case .right: (.right, 0)
      case .top: (.top, 0)
      case .bottom: (.bottom, 0)
      case .leading: (.leading, 0)
      case .trailing: (.trailing, 0)
      case .width: (.width, 0)
      case .height: (.height, 0)
      case .centerX: (.centerX, 0)
      case .centerY: (.centerY, 0)
      case .lastBaseline: (.bottom, -item.descent)
      case .firstBaseline: (.top, item.baselineOffset)
      }
    }
  }

  /// How the two sides of a rule compare; names are UIKit's (`NSLayoutConstraint.Relation`).
  public enum Relation: Int, Sendable, Hashable {
    /// At most.
    case lessThanOrEqual = -1
    /// Exactly, or at least.
    case equal, greaterThanOrEqual

    var rule: LayoutConstraint.Relation {
      switch self {
      case .lessThanOrEqual: .atMost
      case .equal: .equal
      case .greaterThanOrEqual: .atLeast
      }
    }
  }
}
