/// What items are called in constraints.
struct ViewNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// - Parameter views: all that are laid out.
  init(map: MapView, views: [View], guides: [LayoutGuide]) {
    names[ObjectIdentifier(map)] = "map"
    for (index, guide) in guides.enumerated() { names[ObjectIdentifier(guide)] = Self.guideName(index) }
    for (index, view) in views.enumerated() {
      names[ObjectIdentifier(view)] = view.accessibilityIdentifier ?? "view\(index + 1)"
    }
  }

  /// What the guide at a place among the app's own is called.
  static func guideName(_ index: Int) -> String { "layoutGuide\(index + 1)" }

  subscript(item: LayoutItem?) -> String {
    if let name = (item as? LayoutGuide)?.identifier { return name }
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
    guard translatesAutoresizingMaskIntoConstraints, frame != .zero else { return [] }
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
  /// The guides that the app has added.
  func ownGuides() -> [LayoutGuide] { layoutGuides + descendants().flatMap(\.view.layoutGuides) }

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
    let ownGuides = ownGuides()
    let names = ViewNames(map: self, views: items.map(\.view), guides: ownGuides)
    var rules: [ObjectIdentifier: [LayoutConstraint]] = [:]
    for guide in ownGuides {
      let stated = guide.activeConstraints.map { $0.rule(names: names) }
      rules[ObjectIdentifier(guide)] = stated + LayoutGuide.missingSizes(stated)
    }
    for (view, _) in items {
      rules[ObjectIdentifier(view)] =
        view === accessory
        ? [.left, .top, .width, .height].map { LayoutConstraint($0, to: .init("headerAccessory", $0)) }
        : view.frameRules(names: names) + view.activeConstraints.map { $0.rule(names: names) }
    }
    for item in [self] + mapGuides {
      for constraint in item.activeConstraints {
        guard let (other, rule) = constraint.flippedRule(names: names), other !== self else {
          throw .unplacedView(
            file: base.file, view: names[item],
            reason: "\"\(constraint.rule(names: names))\" moves no view; the map and its guides stay where they are")
        }
        rules[ObjectIdentifier(other), default: []].append(rule)
      }
    }
    let guides = ownGuides.map { guide in
      var options = ViewOptions(name: names[guide], constraints: rules[ObjectIdentifier(guide)] ?? [])
      options.isGuide = true
      return options
    }
    return guides
      + items.map { item in
        var options = ViewOptions(name: names[item.view], constraints: rules[ObjectIdentifier(item.view)] ?? [])
        if item.isHidden {
          // Others may stand by it, but it is not there; the header shows the accessory view itself.
          options.isGuide = item.view !== accessory
        } else {
          options.content = item.view.content
        }
        return options
      }
  }
}

extension LayoutGuide {
  /// The sizes of 0 that make a guide with a single place in a direction definite.
  fileprivate static func missingSizes(_ rules: [LayoutConstraint]) -> [LayoutConstraint] {
    [true, false].compactMap { isHorizontal in
      let places = rules.filter { $0.attribute.isHorizontal == isHorizontal }
      return places.count == 1 && !places[0].attribute.isSize ? LayoutConstraint(isHorizontal ? .width : .height) : nil
    }
  }
}
