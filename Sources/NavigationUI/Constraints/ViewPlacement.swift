import Geometry

/// A view of the user's with the rules for its place.
public struct ConstrainedView: Sendable {
  /// Unique among views and guides; constraints of other views name it.
  public var name: String
  /// What the view shows.
  public var content: ContentView
  /// The rules for its place and size; what they leave open of its size is the content's.
  public var constraints: [LayoutConstraint]
  /// How many views it lies in.
  public var depth = 0
  /// The size that it wants in points, in place of its content's; below 0 for none.
  public var intrinsicSize: (width: Double, height: Double)?
  /// How firmly it keeps the size that its content wants.
  public var resistance = ContentResistance()

  /// A view that lies in no other and takes its size from its content.
  public init(name: String, content: ContentView, constraints: [LayoutConstraint]) {
    self.name = name
    self.content = content
    self.constraints = constraints
  }
}

/// How firmly a view keeps the size that its content wants: priorities as those of constraints.
public struct ContentResistance: Sendable, Hashable {
  /// Against growing.
  public var huggingAcross = 250.0
  /// Against growing higher.
  public var huggingDown = 250.0
  /// Against shrinking.
  public var compressionAcross = 750.0
  /// Against becoming lower.
  public var compressionDown = 750.0

  /// The priorities of a label: 250 against growing, 750 against shrinking.
  public init() {}
}

/// Why views cannot be placed.
public enum ViewPlacementError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Two views, or a view and a guide, have one name.
  case duplicateName(view: String)
  /// A constraint names an item that is neither a view nor a guide; `known` are those that there are.
  case unknownItem(view: String, constraint: LayoutConstraint, known: [String])
  /// The two sides of a constraint do not go together: a place and a size, or two directions.
  case mixedAttributes(view: String, constraint: LayoutConstraint)
  /// A constraint that must hold cannot hold together with others that must.
  case contradiction(view: String, constraint: LayoutConstraint)
  /// Nothing says where the view is or how large.
  case ambiguous(view: String, attribute: LayoutConstraint.Attribute)

  /// The name of the view that the error is about.
  public var view: String {
    switch self {
    case .duplicateName(let view), .unknownItem(let view, _, _), .mixedAttributes(let view, _),
      .contradiction(let view, _), .ambiguous(let view, _):
      view
    }
  }

  /// What is wrong with the view, without its name.
  public var description: String {
    switch self {
    case .duplicateName: "has the name of a guide or of another view"
    case .unknownItem(_, let constraint, let known):
      "\"\(constraint)\" names \"\(constraint.anchor?.item ?? "")\"; there are: \(known.joined(separator: ", "))"
    case .mixedAttributes(_, let constraint): "\"\(constraint)\" mixes attributes that do not go together"
    case .contradiction(_, let constraint): "\"\(constraint)\" cannot hold together with the other constraints"
    case .ambiguous(_, .width): "no constraint says how wide it is"
    case .ambiguous(_, .height): "no constraint says how high it is"
    case .ambiguous(_, let attribute) where attribute.isHorizontal: "no constraint says where it is from side to side"
    case .ambiguous: "no constraint says where it is from top to bottom"
    }
  }
}

/// Finds the frames of views from their constraints; what these leave open is decided by each content's own size.
struct ViewPlacement {
  let guides: [String: Rect]
  let mapWidth: Double
  let isRightToLeft: Bool

  /// A view with the size that it wants; below 0 for none.
  typealias Sized = (view: ConstrainedView, size: (width: Double, height: Double)?)

  /// The views' frames in points, in their order.
  ///
  /// - Parameter height: how high the view at an index wants to be at a width; `nil` for what its size says.
  func frames(
    of views: [Sized], height: (_ index: Int, _ width: Double) -> Double? = { _, _ in nil }
  ) throws(ViewPlacementError) -> [Rect] {
    var views = views
    var indices: [String: Int] = [:]
    for (index, item) in views.enumerated() {
      guard guides[item.view.name] == nil, indices.updateValue(index, forKey: item.view.name) == nil else {
        throw .duplicateName(view: item.view.name)
      }
    }
    let across = try Axis(placement: self, views: views, indices: indices, isHorizontal: true).solved()
    for (index, placed) in across.enumerated() {
      if let height = height(index, placed.size) { views[index].size?.height = height }
    }
    let down = try Axis(placement: self, views: views, indices: indices, isHorizontal: false).solved()
    return zip(across, down).map { across, down in
      let x = isRightToLeft ? mapWidth - across.start - across.size : across.start
      return Rect(x: x, y: down.start, width: across.size, height: down.size)
    }
  }
}

/// One direction of the views: each has a start, counted in reading direction, and a size.
private struct Axis {
  typealias Form = LinearSystem.Form

  struct Rule {
    var view: String
    var constraint: LayoutConstraint
    /// 0 where an equality holds, not below 0 where an inequality does.
    var form: Form
    /// No size is negative, whether or not anybody says so.
    var isImplied = false
    /// Whether it is met exactly where nothing else decides.
    var isTight = false
    var isEquality: Bool { constraint.relation == .equal }
    var isRequired: Bool { constraint.priority >= LayoutConstraint.required }
  }

  private let placement: ViewPlacement
  private let views: [ViewPlacement.Sized]
  private let indices: [String: Int]
  private let isHorizontal: Bool
  private var rules: [Rule] = []

  init(
    placement: ViewPlacement, views: [ViewPlacement.Sized], indices: [String: Int], isHorizontal: Bool
  ) throws(ViewPlacementError) {
    self.placement = placement
    self.views = views
    self.indices = indices
    self.isHorizontal = isHorizontal
    for (index, item) in views.enumerated() {
      for constraint in item.view.constraints where constraint.attribute.isHorizontal == isHorizontal {
        rules.append(
          Rule(view: item.view.name, constraint: constraint, form: try form(of: constraint, view: index)))
      }
      let size = LayoutConstraint(isHorizontal ? .width : .height, .atLeast)
      rules.append(Rule(view: item.view.name, constraint: size, form: sizeForm(index), isImplied: true))
      guard let wanted = item.size.map({ isHorizontal ? $0.width : $0.height }), wanted >= 0 else { continue }
      addSizeRules(index, wanted: wanted)
    }
  }

  /// The content's wish as two rules: not smaller, and not larger.
  private mutating func addSizeRules(_ index: Int, wanted: Double) {
    let view = views[index].view
    let resistance = view.resistance
    for (relation, priority) in [
      (LayoutConstraint.Relation.atLeast, isHorizontal ? resistance.compressionAcross : resistance.compressionDown),
      (.atMost, isHorizontal ? resistance.huggingAcross : resistance.huggingDown),
    ] {
      var form = Form(count: 2 * views.count)
      form.add(sizeForm(index), times: relation == .atMost ? -1 : 1)
      form.constant = relation == .atMost ? wanted : -wanted
      let constraint = LayoutConstraint(
        isHorizontal ? .width : .height, relation, constant: wanted, priority: min(priority, 999))
      rules.append(Rule(view: view.name, constraint: constraint, form: form, isTight: relation == .atMost))
    }
  }

  // MARK: Constraints as forms

  private func startForm(_ index: Int) -> Form {
    var form = Form(count: 2 * views.count)
    form.coefficients[2 * index] = 1
    return form
  }

  private func sizeForm(_ index: Int) -> Form {
    var form = Form(count: 2 * views.count)
    form.coefficients[2 * index + 1] = 1
    return form
  }

  private func form(of constraint: LayoutConstraint, view index: Int) throws(ViewPlacementError) -> Form {
    let view = views[index].view.name
    let (attribute, anchor) = (constraint.attribute, constraint.anchor)
    let pair = [attribute, anchor?.attribute ?? attribute]
    guard pair[0].isHorizontal == pair[1].isHorizontal, pair[0].isSize == pair[1].isSize,
      !(pair.contains(where: \.isReading) && pair.contains(where: \.isPhysical))
    else { throw .mixedAttributes(view: view, constraint: constraint) }
    // Leading and trailing count in reading direction, left and right, and middles among themselves, from the left.
    let isReading = pair.contains(where: \.isReading)
    var form = value(attribute, start: startForm(index), size: sizeForm(index), isReading: isReading)
    if let anchor {
      form.add(try value(of: anchor, constraint, view: view, isReading: isReading), times: -constraint.multiplier)
    }
    form.constant -= constraint.constant
    if constraint.relation == .atMost {
      var opposite = Form(count: 2 * views.count)
      opposite.add(form, times: -1)
      form = opposite
    }
    return form
  }

  private func value(
    of anchor: LayoutConstraint.Anchor, _ constraint: LayoutConstraint, view: String, isReading: Bool
  ) throws(ViewPlacementError) -> Form {
    if let index = indices[anchor.item] {
      return value(anchor.attribute, start: startForm(index), size: sizeForm(index), isReading: isReading)
    }
    guard let guide = placement.guides[anchor.item] else {
      throw .unknownItem(
        view: view, constraint: constraint, known: placement.guides.keys.sorted() + indices.keys.sorted())
    }
    var (start, size) = (Form(count: 2 * views.count), Form(count: 2 * views.count))
    if isHorizontal {
      start.constant = placement.isRightToLeft ? placement.mapWidth - guide.maxX : guide.minX
      size.constant = guide.width
    } else {
      start.constant = guide.minY
      size.constant = guide.height
    }
    return value(anchor.attribute, start: start, size: size, isReading: isReading)
  }

  private func value(
    _ attribute: LayoutConstraint.Attribute, start: Form, size: Form, isReading: Bool
  ) -> Form {
    let isMirrored = isHorizontal && placement.isRightToLeft
    var form = start
    switch attribute {
    case .width, .height: return size
    case .leading, .top: break
    case .trailing, .bottom: form.add(size, times: 1)
    case .left: form.add(size, times: isMirrored ? 1 : 0)
    case .right: form.add(size, times: isMirrored ? 0 : 1)
    case .centerX, .centerY: form.add(size, times: 0.5)
    }
    guard isMirrored && !isReading else { return form }
    var physical = Form(count: 2 * views.count)
    physical.constant = placement.mapWidth
    physical.add(form, times: -1)
    return physical
  }

  // MARK: Solving

  func solved() throws(ViewPlacementError) -> [(start: Double, size: Double)] {
    let system = try settledSystem()
    var result: [(start: Double, size: Double)] = []
    for (index, item) in views.enumerated() {
      guard let size = system.value(of: sizeForm(index)) else {
        throw .ambiguous(view: item.view.name, attribute: isHorizontal ? .width : .height)
      }
      guard let start = system.value(of: startForm(index)) else {
        throw .ambiguous(view: item.view.name, attribute: isHorizontal ? .leading : .top)
      }
      result.append((start, size))
    }
    return result
  }

  /// The equalities and the inequalities that bind, then the optional rules from the strongest on, as far as they can be
  /// had.
  private func settledSystem() throws(ViewPlacementError) -> LinearSystem {
    var binding: [Int] = []
    var held: [Int] = []
    var lost: Set<Int> = []
    // Each round binds one more inequality or gives one up; few are ever loosened again.
    for _ in 0...(8 * rules.count) {
      let system = try system(binding, held: held, lost: &lost)
      let violated = rules.indices.filter { index in
        !rules[index].isEquality && !lost.contains(index) && (system.value(of: rules[index].form) ?? 0) < -1e-3
      }
      let worst = violated.filter { rules[$0].isRequired && !binding.contains($0) }.min {
        (system.value(of: rules[$0].form) ?? 0) < (system.value(of: rules[$1].form) ?? 0)
      }
      if let worst {
        if rules[worst].isImplied, let last = held.popLast() {
          // Rather than push another view to nothing, an optional rule is given up.
          lost.insert(last)
        } else {
          binding = try bind(worst, to: binding)
        }
      } else if let optional = optionalOrder.first(where: { violated.contains($0) && !held.contains($0) }) {
        held.append(optional)
      } else {
        return system
      }
    }
    let last = binding.last ?? 0
    throw .contradiction(view: rules[last].view, constraint: rules[last].constraint)
  }

  /// - Parameters:
  ///   - held: the optional inequalities that are met exactly.
  ///   - lost: takes up those of them that stronger rules forbid.
  private func system(
    _ binding: [Int], held: [Int], lost: inout Set<Int>
  ) throws(ViewPlacementError) -> LinearSystem {
    var system = try equalities(binding)
    for index in optionalOrder {
      let rule = rules[index]
      if rule.isEquality {
        _ = system.add(rule.form)
      } else if held.contains(index) {
        if system.add(rule.form) == .contradictory { lost.insert(index) }
      } else if rule.isTight && system.value(of: rule.form) == nil {
        _ = system.add(rule.form)
      }
    }
    for rule in rules where !rule.isEquality && !rule.isImplied && system.value(of: rule.form) == nil {
      _ = system.add(rule.form)
    }
    return system
  }

  /// The optional rules, the strongest first.
  private var optionalOrder: [Int] {
    rules.indices.filter { !rules[$0].isRequired }.sorted {
      (rules[$1].constraint.priority, $0) < (rules[$0].constraint.priority, $1)
    }
  }

  private func equalities(_ binding: [Int]) throws(ViewPlacementError) -> LinearSystem {
    var system = LinearSystem()
    for index in rules.indices.filter({ rules[$0].isEquality && rules[$0].isRequired }) + binding {
      if system.add(rules[index].form) == .contradictory {
        throw .contradiction(view: rules[index].view, constraint: rules[index].constraint)
      }
    }
    return system
  }

  /// Adds an inequality to those that bind; where they contradict each other, one of the earlier ones is loosened.
  private func bind(_ index: Int, to binding: [Int]) throws(ViewPlacementError) -> [Int] {
    if (try? equalities(binding + [index])) != nil { return binding + [index] }
    for earlier in binding {
      let rest = binding.filter { $0 != earlier } + [index]
      if (try? equalities(rest)) != nil { return rest }
    }
    throw .contradiction(view: rules[index].view, constraint: rules[index].constraint)
  }
}
