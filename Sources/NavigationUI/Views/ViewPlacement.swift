import Geometry

/// A view of the user's with the rules for its place.
public struct ConstrainedView: Sendable {
  public var name: String
  public var content: ContentView
  public var constraints: [LayoutConstraint]

  public init(name: String, content: ContentView, constraints: [LayoutConstraint]) {
    self.name = name
    self.content = content
    self.constraints = constraints
  }
}

/// Why views cannot be placed.
public enum ViewPlacementError: Error, Sendable, Hashable, CustomStringConvertible {
  case duplicateName(view: String)
  case unknownItem(view: String, constraint: LayoutConstraint, known: [String])
  /// The two sides of a constraint do not go together: a place and a size, or two directions.
  case mixedAttributes(view: String, constraint: LayoutConstraint)
  case contradiction(view: String, constraint: LayoutConstraint)
  /// Nothing says where the view is or how large.
  case ambiguous(view: String, attribute: LayoutConstraint.Attribute)

  public var view: String {
    switch self {
    case .duplicateName(let view), .unknownItem(let view, _, _), .mixedAttributes(let view, _),
      .contradiction(let view, _), .ambiguous(let view, _):
      view
    }
  }

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

  typealias Sized = (view: ConstrainedView, size: (width: Double, height: Double)?)

  /// The views' frames in points, in their order.
  func frames(of views: [Sized]) throws(ViewPlacementError) -> [Rect] {
    var indices: [String: Int] = [:]
    for (index, item) in views.enumerated() {
      guard guides[item.view.name] == nil, indices.updateValue(index, forKey: item.view.name) == nil else {
        throw .duplicateName(view: item.view.name)
      }
    }
    let across = try Axis(placement: self, views: views, indices: indices, isHorizontal: true).solved()
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
    var isEquality: Bool { constraint.relation == .equal }
  }

  private let placement: ViewPlacement
  private let views: [ViewPlacement.Sized]
  private let indices: [String: Int]
  private let isHorizontal: Bool
  private var rules: [Rule] = []
  private var wishes: [Form] = []

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
      guard let wanted = item.size else { continue }
      var wish = sizeForm(index)
      wish.constant = -(isHorizontal ? wanted.width : wanted.height)
      wishes.append(wish)
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

  /// The equalities, the inequalities that bind, then the contents' sizes as far as they can be had.
  private func settledSystem() throws(ViewPlacementError) -> LinearSystem {
    var binding: [Int] = []
    // Each round binds one more inequality; few are ever loosened again.
    for _ in 0...(4 * rules.count) {
      var system = try equalities(binding)
      for wish in wishes { _ = system.add(wish) }
      for rule in rules where !rule.isEquality && !rule.isImplied {
        if system.value(of: rule.form) == nil { _ = system.add(rule.form) }
      }
      let violated = rules.indices.filter { index in
        !rules[index].isEquality && !binding.contains(index) && (system.value(of: rules[index].form) ?? 0) < -1e-3
      }
      let worst = violated.min {
        (system.value(of: rules[$0].form) ?? 0) < (system.value(of: rules[$1].form) ?? 0)
      }
      guard let worst else { return system }
      binding = try bind(worst, to: binding)
    }
    let last = binding.last ?? 0
    throw .contradiction(view: rules[last].view, constraint: rules[last].constraint)
  }

  private func equalities(_ binding: [Int]) throws(ViewPlacementError) -> LinearSystem {
    var system = LinearSystem()
    for index in rules.indices.filter({ rules[$0].isEquality }) + binding {
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
