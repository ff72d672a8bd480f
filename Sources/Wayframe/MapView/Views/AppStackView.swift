import Foundation
import NavigationUI

/// Views in a row or a column; names are UIKit's (`UIStackView`).
open class AppStackView: AppView {
  /// How the views share the length; raw values are UIKit's.
  public enum Distribution: Int, Sendable, Hashable {
    /// UIKit's ways to share the room out.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where the views stand across the length; raw values are UIKit's.
  public enum Alignment: Int, Sendable, Hashable {
    /// UIKit's ways to line views up across the axis.
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// The upper edge, of a row.
    public static let top = Alignment.leading
    /// The lower edge, of a row.
    public static let bottom = Alignment.trailing
  }

  /// The views in order.
  public private(set) var arrangedSubviews: [AppView] = []
  /// Whether it is a row or a column.
  public var axis = LayoutAxis.horizontal
  /// How the views share the length.
  public var distribution = Distribution.fill
  /// Where the views stand across the length.
  public var alignment = Alignment.fill
  /// Points between neighbours; the least where they are spread.
  public var spacing: CGFloat = 0
  /// Whether the layout margins stay free around the views.
  public var isLayoutMarginsRelativeArrangement = false
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// What stands between neighbours that are spread.
  private var gaps: [LayoutGuide] = []

  /// An empty row with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A row of views.
  public convenience init(arrangedSubviews: [AppView]) {
    self.init(frame: .zero)
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// Always `nil`: there are no archives to decode.
  public required init?(coder: NSCoder) { nil }

  /// Adds a view at the end.
  public func addArrangedSubview(_ view: AppView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Puts a view before the one at an index.
  public func insertArrangedSubview(_ view: AppView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }

  /// Takes the view out of the row; it stays a subview.
  public func removeArrangedSubview(_ view: AppView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }

  /// Sets the points after one view.
  public func setCustomSpacing(_ spacing: CGFloat, after view: AppView) {
    customSpacings[ObjectIdentifier(view)] = spacing
  }

  /// Takes the view out of the order.
  open override func willRemoveSubview(_ subview: AppView) { removeArrangedSubview(subview) }

  override var guides: [LayoutGuide] {
    let count = distribution == .equalSpacing || distribution == .equalCentering ? max(shown.count - 1, 0) : 0
    gaps = Array(gaps.prefix(count))
    while gaps.count < count { gaps.append(LayoutGuide(of: self, .own)) }
    return super.guides + gaps
  }

  private var shown: [AppView] { arrangedSubviews.filter { !$0.isHidden } }

  // MARK: Rules

  private typealias Attribute = LayoutConstraint.Attribute
  private var isRow: Bool { axis == .horizontal }
  /// The attributes along the row and across it.
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var crossStart: Attribute { isRow ? .top : .leading }
  private var crossEnd: Attribute { isRow ? .bottom : .trailing }
  private var crossCenter: Attribute { isRow ? .centerY : .centerX }

  override func arrangement(names: ViewNames) -> [(item: LayoutItem, rule: LayoutConstraint)] {
    let (views, own) = (shown, names[self])
    let margins = isLayoutMarginsRelativeArrangement ? directionalLayoutMargins : .zero
    let (before, after) = isRow ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
    var rules: [(item: LayoutItem, rule: LayoutConstraint)] = []
    // Hidden views take no room.
    for view in arrangedSubviews where view.isHidden {
      rules.append((view, LayoutConstraint(start, to: .init(own, start))))
      rules.append((view, LayoutConstraint(crossStart, to: .init(own, crossStart))))
      rules.append((view, LayoutConstraint(.width, priority: 999)))
      rules.append((view, LayoutConstraint(.height, priority: 999)))
    }
    guard let first = views.first, let last = views.last else { return rules }
    rules.append((first, LayoutConstraint(start, to: .init(own, start), constant: before)))
    rules.append((last, LayoutConstraint(end, to: .init(own, end), constant: -after)))
    for (index, view) in views.enumerated().dropFirst() {
      rules += neighbourRules(
        names[views[index - 1]], view, gap: gaps.indices.contains(index - 1) ? gaps[index - 1] : nil,
        space: Double(customSpacings[ObjectIdentifier(views[index - 1])] ?? spacing), names: names)
      if distribution == .fillEqually {
        rules.append((view, LayoutConstraint(length, to: .init(names[first], length))))
      }
    }
    if distribution == .fillProportionally { rules += proportions(views, names: names) }
    for view in views { rules += crossRules(view, own, margins, names) }
    return rules
  }

  private func neighbourRules(
    _ previous: String, _ view: AppView, gap: LayoutGuide?, space: Double, names: ViewNames
  ) -> [(item: LayoutItem, rule: LayoutConstraint)] {
    guard let gap else { return [(view, LayoutConstraint(start, to: .init(previous, end), constant: space))] }
    let name = names[gap]
    var rules: [(item: LayoutItem, rule: LayoutConstraint)] = [
      (gap, LayoutConstraint(start, to: .init(previous, end))),
      (gap, LayoutConstraint(length, .atLeast, constant: space)),
      (view, LayoutConstraint(start, to: .init(name, end))),
      (gap, LayoutConstraint(crossStart, to: .init(names[self], crossStart))),
      (gap, LayoutConstraint(isRow ? .height : .width)),
    ]
    if let first = gaps.first, first !== gap {
      rules.append((gap, LayoutConstraint(length, to: .init(names[first], length))))
    }
    return rules
  }

  /// Lengths in the ratio of the contents' own sizes.
  private func proportions(_ views: [AppView], names: ViewNames) -> [(item: LayoutItem, rule: LayoutConstraint)] {
    func wanted(_ view: AppView) -> Double {
      Double(isRow ? view.intrinsicContentSize.width : view.intrinsicContentSize.height)
    }
    let measured = views.filter { wanted($0) > 0 }
    guard let first = measured.first else { return [] }
    return measured.dropFirst().map {
      (
        $0,
        LayoutConstraint(length, to: .init(names[first], length), multiplier: wanted($0) / wanted(first), priority: 999)
      )
    }
  }

  private func crossRules(
    _ view: AppView, _ own: String, _ margins: DirectionalEdgeInsets, _ names: ViewNames
  ) -> [(item: LayoutItem, rule: LayoutConstraint)] {
    let (before, after) = isRow ? (margins.top, margins.bottom) : (margins.leading, margins.trailing)
    let isStart = [.fill, .leading, .firstBaseline].contains(alignment)
    let isEnd = [.fill, .trailing, .lastBaseline].contains(alignment)
    var rules: [(item: LayoutItem, rule: LayoutConstraint)] = [
      (view, LayoutConstraint(crossStart, isStart ? .equal : .atLeast, to: .init(own, crossStart), constant: before)),
      (view, LayoutConstraint(crossEnd, isEnd ? .equal : .atMost, to: .init(own, crossEnd), constant: -after)),
    ]
    if alignment == .center {
      rules.append(
        (view, LayoutConstraint(crossCenter, to: .init(own, crossCenter), constant: (before - after) / 2)))
    }
    return rules
  }
}
