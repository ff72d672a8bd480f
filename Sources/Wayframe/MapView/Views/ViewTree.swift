import Geometry
import NavigationUI

/// The views and guides under a root with the rules for their places.
struct ViewTree {
  struct Item {
    let view: AppView
    let isHidden: Bool
    /// How many views it lies in, the root aside.
    let depth: Int
  }

  /// A guide that a map inside the tree has placed, in points from the map's upper left corner.
  struct MapGuide {
    let guide: LayoutGuide
    let map: MapView
    let frame: Rect
  }

  private let file: String
  let items: [Item]
  /// Those that the app has added or asked for.
  let guides: [LayoutGuide]
  let mapGuides: [MapGuide]
  private let accessory: AppView?
  /// What no constraint moves.
  private let fixed: [LayoutItem]
  private let names: ViewNames

  /// The most views that are laid out together.
  static let countLimit = 256

  /// - Parameters:
  ///   - rootName: what the root is called in rules.
  ///   - fixed: guides that stand where they are.
  ///   - accessory: the header's, which places and draws it; what lies inside it follows here.
  init(
    root: AppView, rootName: String, fixed: [LayoutItem], mapGuides: [MapGuide] = [], accessory: AppView? = nil,
    file: String
  ) throws(SceneError) {
    self.file = file
    self.accessory = accessory
    self.mapGuides = mapGuides
    var items = root.descendants()
    if let accessory {
      items.append(Item(view: accessory, isHidden: true, depth: 0))
      items += accessory.descendants(isHidden: accessory.isHidden)
    }
    guard items.count <= Self.countLimit else {
      throw .outOfRange(
        file: file, key: "number of views", value: Double(items.count), allowed: "at most \(Self.countLimit)")
    }
    self.items = items
    guides = root.guides + items.flatMap(\.view.guides)
    self.fixed = [root] + fixed + mapGuides.map(\.guide)
    names = ViewNames(
      root: root, rootName: rootName, views: items.map(\.view), guides: guides, mapGuides: mapGuides.map(\.guide))
  }

  func name(of item: LayoutItem) -> String { names[item] }

  /// Guides first, then views in drawing order.
  func options() throws(SceneError) -> [ViewOptions] {
    let rules = try rules()
    func guide(_ item: LayoutItem) -> ViewOptions {
      var options = ViewOptions(name: names[item], constraints: rules[ObjectIdentifier(item)] ?? [])
      options.isGuide = true
      return options
    }
    return guides.map(guide) + mapGuides.map { guide($0.guide) }
      + items.map { item in
        let view = item.view
        var options = ViewOptions(name: names[view], constraints: rules[ObjectIdentifier(view)] ?? [])
        options.depth = item.depth
        options.accessibilityLabel = view.accessibilityLabel
        view.state(sizeIn: &options)
        // Others may stand by a hidden view, but it is not there; the header shows the accessory view itself.
        if view !== accessory { options.content = view.drawnContent }
        options.isGuide = item.isHidden && view !== accessory
        return options
      }
  }

  private func rules() throws(SceneError) -> [ObjectIdentifier: [LayoutConstraint]] {
    var rules: [ObjectIdentifier: [LayoutConstraint]] = [:]
    for guide in guides {
      let stated = guide.activeConstraints.map { $0.rule(names: names) }
      rules[ObjectIdentifier(guide)] = stated + guide.keptRules(names: names, stated: stated)
    }
    for mapGuide in mapGuides {
      let map = names[mapGuide.map]
      let frame = mapGuide.frame
      rules[ObjectIdentifier(mapGuide.guide)] = [
        LayoutConstraint(.left, to: .init(map, .left), constant: frame.minX),
        LayoutConstraint(.top, to: .init(map, .top), constant: frame.minY),
        LayoutConstraint(.width, constant: frame.width), LayoutConstraint(.height, constant: frame.height),
      ]
    }
    for item in items {
      rules[ObjectIdentifier(item.view)] =
        item.view === accessory
        ? [.left, .top, .width, .height].map { LayoutConstraint($0, to: .init("headerAccessory", $0)) }
        : item.view.frameRules(names: names) + item.view.activeConstraints.map { $0.rule(names: names) }
    }
    for view in items.map(\.view) {
      for (item, rule) in view.arrangement(names: names) { rules[ObjectIdentifier(item), default: []].append(rule) }
    }
    for item in fixed {
      for constraint in item.activeConstraints {
        guard let (other, rule) = constraint.flippedRule(names: names), !fixed.contains(where: { $0 === other }) else {
          throw .unplacedView(
            file: file, view: names[item],
            reason: "\"\(constraint.rule(names: names))\" moves no view; the map and its guides stay where they are")
        }
        rules[ObjectIdentifier(other), default: []].append(rule)
      }
    }
    return rules
  }
}

/// What items are called in constraints.
struct ViewNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// - Parameters:
  ///   - views: all that are laid out.
  ///   - mapGuides: those of maps in the tree.
  init(root: AppView, rootName: String, views: [AppView], guides: [LayoutGuide], mapGuides: [LayoutGuide]) {
    names[ObjectIdentifier(root)] = rootName
    for (index, guide) in guides.enumerated() { names[ObjectIdentifier(guide)] = Self.guideName(index) }
    var counts: [String: Int] = [:]
    for guide in mapGuides {
      let name = guide.identifier ?? "mapLayoutGuide"
      let count = counts[name, default: 0] + 1
      counts[name] = count
      names[ObjectIdentifier(guide)] = count == 1 ? name : "\(name)\(count)"
    }
    var taken: Set<String> = []
    var repeats: [String: Int] = [:]
    for (index, view) in views.enumerated() {
      // Identifiers need not differ: the second "row" is called "row 2".
      let stated = view.accessibilityIdentifier ?? "view\(index + 1)"
      var name = stated
      while !taken.insert(name).inserted {
        repeats[stated, default: 1] += 1
        name = "\(stated) \(repeats[stated, default: 1])"
      }
      names[ObjectIdentifier(view)] = name
    }
  }

  /// What the guide at a place among the app's own is called.
  static func guideName(_ index: Int) -> String { "layoutGuide\(index + 1)" }

  subscript(item: LayoutItem?) -> String {
    if let name = item.flatMap({ names[ObjectIdentifier($0)] }) { return name }
    return (item as? LayoutGuide)?.identifier ?? "a view that is not on the map"
  }
}

extension AppView {
  /// All views inside this one, each before those that lie over it; a hidden one hides those inside it.
  ///
  /// Walked without recursion, since an app may put views into each other as deeply as it likes.
  func descendants(isHidden: Bool = false) -> [ViewTree.Item] {
    func items(in view: AppView, isHidden: Bool, depth: Int) -> [ViewTree.Item] {
      view.subviews.reversed().map { .init(view: $0, isHidden: isHidden || $0.isHidden, depth: depth) }
    }
    var found: [ViewTree.Item] = []
    var waiting = items(in: self, isHidden: isHidden, depth: 0)
    while let item = waiting.popLast() {
      found.append(item)
      waiting += items(in: item.view, isHidden: item.isHidden, depth: item.depth + 1)
    }
    return found
  }

  /// The rules for the view's own frame, within its superview.
  fileprivate func frameRules(names: ViewNames) -> [LayoutConstraint] {
    let parent = names[superview]
    if fillsSuperview {
      return [.left, .right, .top, .bottom].map { LayoutConstraint($0, to: .init(parent, $0)) }
    }
    guard translatesAutoresizingMaskIntoConstraints, statedFrame != .zero else { return [] }
    let frame = statedFrame
    func rules(
      _ start: LayoutConstraint.Attribute, _ end: LayoutConstraint.Attribute, _ size: LayoutConstraint.Attribute,
      from low: Double, to high: Double, room: Double, stretches: Bool, slides: Bool
    ) -> [LayoutConstraint] {
      let first = LayoutConstraint(start, to: .init(parent, start), constant: low)
      // A view whose superview has no known size fills it.
      let last = LayoutConstraint(end, to: .init(parent, end), constant: room > 0 ? high - room : 0)
      if stretches { return [first, last] }
      return [slides && room > 0 ? last : first, LayoutConstraint(size, constant: high - low)]
    }
    let mask = autoresizingMask
    return rules(
      .left, .right, .width, from: Double(frame.minX), to: Double(frame.maxX), room: Double(superviewSize.width),
      stretches: mask.contains(.flexibleWidth), slides: mask.contains(.flexibleLeftMargin))
      + rules(
        .top, .bottom, .height, from: Double(frame.minY), to: Double(frame.maxY), room: Double(superviewSize.height),
        stretches: mask.contains(.flexibleHeight), slides: mask.contains(.flexibleTopMargin))
  }

  /// Adds the view's requirements beyond its content.
  fileprivate func state(sizeIn options: inout ViewOptions) {
    options.resistance = resistance
    let wanted = intrinsicContentSize
    // A size that is its content's stays the content's, whose height follows its width.
    guard wanted != sizeOfContent(), wanted.width >= 0 || wanted.height >= 0 else { return }
    options.intrinsicWidth = Double(wanted.width)
    options.intrinsicHeight = Double(wanted.height)
  }

  /// What the view shows, in its own light where one is asked for.
  fileprivate var drawnContent: ViewContent {
    let style = sequence(first: self) { $0.superview }.lazy.map(\.ownStyle).first { $0 != .unspecified }
    return style.map { content.resolved(isDark: $0 == .dark) } ?? content
  }
}

extension LayoutGuide {
  /// The rules that the guide has without anybody's constraints.
  fileprivate func keptRules(names: ViewNames, stated: [LayoutConstraint]) -> [LayoutConstraint] {
    guard let owner = owningView else { return Self.missingSizes(stated) }
    switch kind {
    case .own: return Self.missingSizes(stated)
    case .safeArea:
      return [
        (LayoutConstraint.Attribute.top, LayoutConstraint.Relation.atLeast), (.left, .atLeast), (.bottom, .atMost),
        (.right, .atMost),
      ].flatMap { edge, relation in
        // Inside both the view and the device's safe area, and as large as that allows.
        [
          LayoutConstraint(edge, relation, to: .init(names[owner], edge)),
          LayoutConstraint(edge, relation, to: .init("safeArea", edge), priority: 999),
          LayoutConstraint(edge, to: .init(names[owner], edge), priority: 998),
          LayoutConstraint(edge, to: .init("safeArea", edge), priority: 997),
        ]
      }
    case .margins:
      let safe = names[owner.safeAreaLayoutGuide]
      let margins = owner.directionalLayoutMargins
      return [
        LayoutConstraint(.top, to: .init(safe, .top), constant: margins.top),
        LayoutConstraint(.leading, to: .init(safe, .leading), constant: margins.leading),
        LayoutConstraint(.bottom, to: .init(safe, .bottom), constant: -margins.bottom),
        LayoutConstraint(.trailing, to: .init(safe, .trailing), constant: -margins.trailing),
      ]
    }
  }

  /// The sizes of 0 that make a guide with a single place in a direction definite.
  private static func missingSizes(_ rules: [LayoutConstraint]) -> [LayoutConstraint] {
    [true, false].compactMap { isHorizontal in
      let places = rules.filter { $0.attribute.isHorizontal == isHorizontal }
      return places.count == 1 && !places[0].attribute.isSize ? LayoutConstraint(isHorizontal ? .width : .height) : nil
    }
  }
}

extension ViewContent {
  /// With the one value of each colour that holds in the dark or in the light.
  fileprivate func resolved(isDark: Bool) -> ViewContent {
    var content = self
    content.backgroundColor = backgroundColor?.resolved(isDark: isDark)
    content.borderColor = borderColor.resolved(isDark: isDark)
    content.shadow.color = shadow.color.resolved(isDark: isDark)
    content.textColor = textColor?.resolved(isDark: isDark)
    content.tintColor = tintColor?.resolved(isDark: isDark)
    return content
  }
}
