import NavigationSDKNames
import Testing

/// What becomes of views that come and go, and of what apps should not set.
@Suite struct ViewTreeTests {
  /// Views in views, deeper than any call may go.
  @Test func aDeepChainIsRefused() throws {
    let window = try Screen.window()
    var chain = [UIView()]
    for _ in 0..<3_000 {
      let view = UIView()
      view.addSubview(chain[chain.count - 1])
      chain.append(view)
    }
    window.addSubview(chain[chain.count - 1])
    let message = #expect(throws: FrameError.self) { try window.frame() }.map { "\($0)" } ?? ""
    #expect(message.contains("3001") || message.contains("3,001"))
    for view in chain { view.removeFromSuperview() }
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -3])
  func sizesOfNoFontAreHeld(_ size: CGFloat) throws {
    let label = UILabel()
    label.text = "Two words"
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: size)
    #expect(try Screen.frame(label, at: CGRect(x: 0, y: 0, width: 100, height: 100)).element("view1") != nil)
  }

  @Test func repeatedIdentifiersAreNumbered() throws {
    let window = try Screen.window()
    for (index, name) in ["row", "row", "row 2", "row"].enumerated() {
      let view = UIView(frame: CGRect(x: 0, y: 10 * index, width: 20, height: 10))
      view.accessibilityIdentifier = name
      window.addSubview(view)
    }
    let frame = try window.frame()
    #expect(Set(frame.layout.elements.map(\.name)) == ["row", "row 2", "row 2 2", "row 3"])
    #expect(frame.element("row 3") == [0, 30, 20, 10])
  }

  /// Rules across the cut end with it, those inside stay.
  @Test func aViewThatLeavesLosesItsRules() throws {
    let window = try Screen.window()
    let (view, inner) = (UIView(), UIView())
    for part in [view, inner] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.accessibilityIdentifier = "view"
    window.addSubview(view)
    view.addSubview(inner)
    let kept = inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    let own = view.widthAnchor.constraint(equalToConstant: 40)
    let left = view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 30)
    let right = window.safeAreaLayoutGuide.rightAnchor.constraint(equalTo: view.rightAnchor, constant: 130)
    NSLayoutConstraint.activate([kept, own, left, right])
    view.removeFromSuperview()
    #expect(kept.isActive)
    #expect(own.isActive)
    #expect(!left.isActive)
    #expect(!right.isActive)
  }

  /// Wide views follow the size that their superview had when they took their frame, whatever their order.
  @Test func reorderingKeepsMargins() throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    inner.accessibilityIdentifier = "inner"
    inner.autoresizingMask = [.flexibleWidth]
    outer.addSubview(inner)
    outer.frame.size.width = 150
    outer.bringSubviewToFront(inner)
    let frame = try Screen.frame(outer, at: CGRect(x: 0, y: 0, width: 150, height: 100))
    #expect(frame.element("inner") == [10, 10, 130, 80])
  }

  @Test func headingsOfNoWaypointAreHeld() {
    var value = NavigationWaypoint(title: "Harbour")
    value.preferredHeading = .max
    #expect(GMSNavigationWaypoint(value).preferredHeading == .max)
  }
}
