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
  /// Place and size in points from the superview's upper left corner; rules nothing while it is zero.
  public var frame: CGRect { didSet { frameDidChange() } }
  /// The view's own rectangle, from its upper left corner.
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// The guides that were added to the view, laid out like views.
  public private(set) var layoutGuides: [LayoutGuide] = []

  public private(set) var subviews: [View] = []
  public private(set) weak var superview: View?

  public init(frame: CGRect = .zero) {
    self.frame = frame
    super.init(constraints: [])
  }

  public func addLayoutGuide(_ guide: LayoutGuide) {
    if !layoutGuides.contains(where: { $0 === guide }) { layoutGuides.append(guide) }
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

  func frameDidChange() {}

  /// What the view shows on its ground.
  var content: ViewContent {
    var content = ViewContent()
    content.backgroundColor = backgroundColor
    content.cornerRadius = cornerRadius
    return content
  }
}
