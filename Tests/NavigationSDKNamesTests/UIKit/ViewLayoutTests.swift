import NavigationSDKNames
import Testing

/// Where views stand in a window of 200 × 200 points.
@Suite struct ViewLayoutTests {
  private func box(_ name: String, width: CGFloat? = nil, height: CGFloat? = nil) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return view
  }

  private func stack(_ views: [UIView], in window: UIWindow, _ configure: (UIStackView) -> Void) throws -> Frame {
    let stack = UIStackView(arrangedSubviews: views)
    configure(stack)
    stack.accessibilityIdentifier = "stack"
    window.addSubview(stack)
    return try window.frame()
  }

  @Test func aRowWithSpacing() throws {
    let frame = try stack([box("a", width: 30, height: 20), box("b", width: 50, height: 40)], in: Screen.window()) {
      $0.spacing = 8
      $0.alignment = .center
      $0.frame = CGRect(x: 10, y: 10, width: 88, height: 60)
    }
    #expect(frame.element("a") == [10, 30, 30, 20])
    #expect(frame.element("b") == [48, 20, 50, 40])
  }

  @Test func aColumnFillsEqually() throws {
    let frame = try stack([box("a"), box("b"), box("c")], in: Screen.window()) {
      $0.axis = .vertical
      $0.distribution = .fillEqually
      $0.spacing = 10
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 0)
      $0.frame = CGRect(x: 0, y: 0, width: 100, height: 120)
    }
    // 120 − 10 of margins − 20 of spacing, in three.
    #expect(frame.element("a") == [20, 5, 80, 30])
    #expect(frame.element("b") == [20, 45, 80, 30])
    #expect(frame.element("c") == [20, 85, 80, 30])
  }

  @Test func equalSpacingAndHiddenViews() throws {
    let hidden = box("hidden", width: 60, height: 10)
    hidden.isHidden = true
    let views = [
      box("a", width: 20, height: 10), hidden, box("b", width: 30, height: 10), box("c", width: 10, height: 10),
    ]
    let frame = try stack(views, in: Screen.window()) {
      $0.distribution = .equalSpacing
      $0.frame = CGRect(x: 0, y: 0, width: 160, height: 10)
    }
    // 160 − 60 leaves two gaps of 50.
    #expect(frame.element("a") == [0, 0, 20, 10])
    #expect(frame.element("b") == [70, 0, 30, 10])
    #expect(frame.element("c") == [150, 0, 10, 10])
    #expect(frame.element("hidden") == nil)
  }

  /// A stack without a size of its own is as large as what it holds.
  @Test func aStackTakesTheSizeOfWhatItHolds() throws {
    let window = try Screen.window()
    let inner = UIStackView(arrangedSubviews: [box("a", width: 40, height: 30), box("b", width: 20, height: 50)])
    inner.axis = .vertical
    inner.alignment = .trailing
    inner.setCustomSpacing(6, after: inner.arrangedSubviews[0])
    inner.accessibilityIdentifier = "stack"
    inner.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      inner.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    let frame = try window.frame()
    #expect(frame.element("stack") == [160, 114, 40, 86])
    #expect(frame.element("b") == [180, 150, 20, 50])
    inner.arrangedSubviews[0].removeFromSuperview()
    #expect(inner.arrangedSubviews.count == 1)
    #expect(try window.frame().element("stack") == [180, 150, 20, 50])
  }

  /// Of two labels in a row that has room to spare, the one that hugs less grows.
  @Test func hugging() throws {
    func widths(_ priority: UILayoutPriority) throws -> [CGFloat] {
      let window = try Screen.window()
      let labels = ["One", "Two"].map { text in
        let label = UILabel()
        label.text = text
        return label
      }
      labels[0].setContentHuggingPriority(priority, for: .horizontal)
      _ = try stack(labels, in: window) { $0.frame = CGRect(x: 0, y: 0, width: 200, height: 30) }
      #expect(labels[0].intrinsicContentSize.width < 60)
      return labels.map { $0.bounds.width - $0.intrinsicContentSize.width }
    }
    #expect(try widths(UILayoutPriority(251))[0] == 0)
    #expect(try widths(UILayoutPriority(251))[1] > 100)
    #expect(try widths(UILayoutPriority(rawValue: 100))[1] == 0)
    #expect(try widths(UILayoutPriority(rawValue: 100))[0] > 100)
  }

  @Test func priorities() throws {
    let window = try Screen.window()
    let view = box("view", height: 10)
    window.addSubview(view)
    let wide = view.widthAnchor.constraint(equalToConstant: 150)
    wide.priority = .defaultHigh
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    narrow.priority = .defaultLow
    NSLayoutConstraint.activate([
      wide, narrow, view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    #expect(try window.frame().element("view") == [0, 0, 150, 10])
    wide.priority = UILayoutPriority(1)
    #expect(try window.frame().element("view") == [0, 0, 50, 10])
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80).isActive = true
    #expect(try window.frame().element("view") == [0, 0, 80, 10])
  }

  @Test func guides() throws {
    let window = try Screen.window()
    window.device.safeArea = Insets(top: 40, left: 0, bottom: 20, right: 0)
    let root = UIView()
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 16, bottom: 2, trailing: 4)
    window.show(root)
    let (safe, margins, lower) = (
      box("safe"), box("margins"), UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 100))
    )
    let inner = box("inner")
    root.addSubview(lower)
    lower.addSubview(inner)
    for (view, guide) in [
      (safe, root.safeAreaLayoutGuide), (margins, root.layoutMarginsGuide), (inner, lower.safeAreaLayoutGuide),
    ] {
      if view !== inner { root.addSubview(view) }
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }
    let frame = try window.frame()
    #expect(frame.element("safe") == [0, 40, 200, 140])
    #expect(frame.element("margins") == [16, 41, 180, 137])
    #expect(frame.element("inner") == [0, 100, 50, 80])
  }

  /// A view with a frame keeps its distances from the edges that its mask says.
  @Test func autoresizing() throws {
    let window = try Screen.window()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 180, height: 30))
    view.accessibilityIdentifier = "view"
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    window.addSubview(view)
    #expect(try window.frame().element("view") == [10, 20, 180, 30])
    var wider = window.device
    wider.width = 300
    wider.height = 260
    window.device = wider
    // 10 from both sides, 150 from the lower edge.
    #expect(try window.frame().element("view") == [10, 80, 280, 30])
  }

  @Test func sizesOfOnesOwnAndLayoutSubviews() throws {
    final class Dot: UIView {
      var layouts: [CGSize] = []
      override var intrinsicContentSize: CGSize { CGSize(width: 24, height: UIView.noIntrinsicMetric) }
      override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        layouts.append(bounds.size)
      }
    }
    let window = try Screen.window()
    let dot = Dot()
    dot.backgroundColor = .black
    dot.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(dot)
    NSLayoutConstraint.activate([
      dot.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      dot.topAnchor.constraint(equalTo: window.topAnchor), dot.heightAnchor.constraint(equalToConstant: 24),
    ])
    let frame = try window.frame()
    #expect(dot.frame == CGRect(x: 88, y: 0, width: 24, height: 24))
    #expect(dot.layouts == [CGSize(width: 24, height: 24)])
    // A disc: π · 12² of ink.
    #expect(abs(frame.ink(0..<200, 0..<200) - 452) < 16)
  }

  @Test func baselines() throws {
    let window = try Screen.window()
    let (large, small) = (UILabel(), UILabel())
    (large.text, small.text) = ("H", "H")
    (large.textColor, small.textColor) = (.black, .black)
    (large.font, small.font) = (.systemFont(ofSize: 40), .systemFont(ofSize: 12))
    for label in [large, small] {
      label.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(label)
    }
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: window.topAnchor, constant: 30),
      large.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 100),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    let frame = try window.frame()
    func lowest(_ columns: Range<Int>) -> Int { (0..<200).last { frame.ink(columns, $0..<$0 + 1) > 0 } ?? -1 }
    #expect(abs(lowest(0..<60) - lowest(100..<160)) <= 1)
    #expect(lowest(0..<60) > 50)
  }
}
