import NavigationSDKNames
import Testing

/// Gesture recognisers, and rules by attributes.
@Suite struct GestureTests {
  @Test func tapsReachTheNearestViewThatListens() throws {
    let window = try Screen.window()
    let outer = UIView(frame: CGRect(x: 20, y: 20, width: 150, height: 150))
    let inner = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))
    outer.addSubview(inner)
    window.addSubview(outer)
    var heard: [String] = []
    let onOuter = UITapGestureRecognizer { recognizer in
      let place = recognizer.location(in: recognizer.view)
      heard.append("outer \(place.x) \(place.y) \(recognizer.state == .ended)")
    }
    outer.addGestureRecognizer(onOuter)
    try window.tap(at: CGPoint(x: 60, y: 70))
    #expect(heard == ["outer 40.0 50.0 true"])
    #expect(onOuter.view === outer)
    let onInner = UITapGestureRecognizer { heard.append("inner \($0.location(in: nil).x)") }
    inner.addGestureRecognizer(onInner)
    try window.tap(at: CGPoint(x: 60, y: 70))
    #expect(heard.last == "inner 60.0")
    #expect(heard.count == 2)
    onInner.isEnabled = false
    onOuter.numberOfTapsRequired = 2
    try window.tap(at: CGPoint(x: 60, y: 70))
    #expect(heard.count == 2)
    outer.addGestureRecognizer(UILongPressGestureRecognizer { heard.append("long \($0.state == .began)") })
    try window.longPress(at: CGPoint(x: 30, y: 30))
    #expect(heard.last == "long true")
    #expect(outer.gestureRecognizers?.count == 2)
    outer.removeGestureRecognizer(onOuter)
    #expect(onOuter.view == nil)
    #expect(outer.gestureRecognizers?.count == 1)
  }

  @Test func viewsOnAMapListenToo() throws {
    let mapView = try Drive.mapView(seconds: 1)
    let view = UIView(frame: CGRect(x: 20, y: 300, width: 80, height: 44))
    view.accessibilityIdentifier = "own"
    var place: CGPoint?
    view.addGestureRecognizer(UITapGestureRecognizer { place = $0.location(in: view) })
    mapView.addSubview(view)
    #expect(try mapView.tap(at: CGPoint(x: 40, y: 320)) == "own")
    #expect(place == CGPoint(x: 20, y: 20))
  }

  @Test func rulesByAttributesPlaceViews() throws {
    let window = try Screen.window()
    let (first, second) = (UIView(), UILabel())
    second.text = "Text"
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    func rule(
      _ item: UIView, _ attribute: NSLayoutConstraint.Attribute,
      _ other: UIView?, _ otherAttribute: NSLayoutConstraint.Attribute, _ multiplier: CGFloat = 1,
      _ constant: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
        multiplier: multiplier, constant: constant)
    }
    NSLayoutConstraint.activate([
      rule(first, .leading, window, .leading, 1, 10), rule(first, .top, window, .top, 1, 20),
      rule(first, .width, window, .width, 0.5, -20), rule(first, .height, nil, .notAnAttribute, 1, 40),
      rule(second, .centerX, first, .centerX), rule(second, .firstBaseline, first, .bottom, 1, 30),
      rule(second, .width, first, .width, relation: .lessThanOrEqual),
      rule(second, .height, nil, .notAnAttribute, 1, 22),
    ])
    window.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 10, y: 20, width: 80, height: 40))
    // A line of 17 points is 22 high, its baseline 11 + 0.388 · 17 below its top.
    #expect(second.frame.midX == 50)
    #expect(abs(second.frame.minY - (90 - 17.596)) < 0.001)
  }
}
