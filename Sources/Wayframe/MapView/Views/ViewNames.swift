/// What items are called in constraints.
struct ViewNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// - Parameter views: all that are laid out.
  init(map: MapView, views: [View]) {
    names[ObjectIdentifier(map)] = "map"
    for (index, view) in views.enumerated() {
      names[ObjectIdentifier(view)] = view.accessibilityIdentifier ?? "view\(index + 1)"
    }
  }

  subscript(item: LayoutItem?) -> String {
    if let guide = item as? LayoutGuide { return guide.identifier }
    return item.flatMap { names[ObjectIdentifier($0)] } ?? "a view that is not on the map"
  }
}

extension View {
  /// All views inside this one, each before those that lie over it; a hidden one hides those inside it.
  func descendants(isHidden: Bool = false) -> [(view: View, isHidden: Bool)] {
    subviews.flatMap { view in
      let isHidden = isHidden || view.isHidden
      return [(view, isHidden)] + view.descendants(isHidden: isHidden)
    }
  }

  /// The rules for the view's own frame, within its superview.
  fileprivate func frameRules(names: ViewNames) -> [LayoutConstraint] {
    guard translatesAutoresizingMaskIntoConstraints, let frame else { return [] }
    let parent = names[superview]
    return [
      LayoutConstraint(.left, to: .init(parent, .left), constant: Double(frame.minX)),
      LayoutConstraint(.top, to: .init(parent, .top), constant: Double(frame.minY)),
      LayoutConstraint(.width, constant: Double(frame.width)),
      LayoutConstraint(.height, constant: Double(frame.height)),
    ]
  }
}

extension MapView {
  /// The views over the map and inside the accessory view, with their rules.
  ///
  /// - Parameter accessory: the one that is shown; the header places and draws it, what lies inside it follows here.
  func viewOptions(accessory: View?) throws(SceneError) -> [ViewOptions] {
    var items = descendants()
    if let accessory { items += [(accessory, true)] + accessory.descendants(isHidden: accessory.isHidden) }
    guard items.count <= ViewOptions.countLimit else {
      throw .outOfRange(
        file: base.file, key: "number of views", value: Double(items.count),
        allowed: "at most \(ViewOptions.countLimit)")
    }
    let names = ViewNames(map: self, views: items.map(\.view))
    var rules: [ObjectIdentifier: [LayoutConstraint]] = [:]
    for (view, _) in items {
      rules[ObjectIdentifier(view)] =
        view === accessory
        ? [.left, .top, .width, .height].map { LayoutConstraint($0, to: .init("headerAccessory", $0)) }
        : view.frameRules(names: names) + view.activeConstraints.map { $0.rule(names: names) }
    }
    for item in [self] + layoutGuides {
      for constraint in item.activeConstraints {
        guard let (view, rule) = constraint.flippedRule(names: names), view !== self else {
          throw .unplacedView(
            file: base.file, view: names[item],
            reason: "\"\(constraint.rule(names: names))\" moves no view; the map and its guides stay where they are")
        }
        rules[ObjectIdentifier(view), default: []].append(rule)
      }
    }
    return items.map { item in
      var options = ViewOptions(name: names[item.view], constraints: rules[ObjectIdentifier(item.view)] ?? [])
      if !item.isHidden { options.content = item.view.content }
      return options
    }
  }
}
