import Foundation

/// Something rectangular that an app lays over the map or into the header; names are UIKit's (`UIView`).
///
/// Its place comes from constraints, or from `frame` while `translatesAutoresizingMaskIntoConstraints` is true.
open class View: LayoutItem {
  public var backgroundColor: Color?
  /// Points; held to half the shorter side.
  public var cornerRadius = 0.0
  /// Hidden views keep their place in the layout.
  public var isHidden = false
  /// Names the view in layouts and messages.
  public var accessibilityIdentifier: String?
  public var translatesAutoresizingMaskIntoConstraints = true
  /// Place and size in points from the superview's upper left corner; `nil` until it is set.
  public var frame: CGRect?

  public private(set) var subviews: [View] = []
  public private(set) weak var superview: View?

  public override init() {}

  public convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }

  /// Lays a view over this one and over its other subviews.
  public func addSubview(_ view: View) {
    guard view !== self, !isInside(view) else { return }
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  private func isInside(_ view: View) -> Bool {
    var ancestor = superview
    while let here = ancestor {
      if here === view { return true }
      ancestor = here.superview
    }
    return false
  }

  /// What the view shows on its ground.
  var content: ViewContent {
    var content = ViewContent()
    content.backgroundColor = backgroundColor
    content.cornerRadius = cornerRadius
    return content
  }
}
