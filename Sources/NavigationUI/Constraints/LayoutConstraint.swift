/// One rule about a view's place or size: `attribute relation multiplier × anchor + constant`, in points.
///
/// Written as text it reads "top == navigationHeaderLayoutGuide.bottom + 8", "width >= 0.5 * map.width", "height == 44" or "left == 10".
/// "width == 200 @750" gives way to rules of a higher priority than 750; without a priority it must hold.
/// Without an anchor, a place counts from the map's edge: `left`, `right` and `centerX` from the left, `leading` and
/// `trailing` from the leading, the others from the upper one.
public struct LayoutConstraint: Sendable, Hashable, CustomStringConvertible {
  /// A side, a middle or a size.
  public enum Attribute: String, Sendable, Hashable, CaseIterable {
    /// Along the width: `leading` is where reading begins, `left` and `right` stay on their side.
    case leading, trailing, left, right, centerX, width
    /// Along the height.
    case top, bottom, centerY, height

    /// Whether it goes along the width.
    public var isHorizontal: Bool {
      switch self {
      case .leading, .trailing, .left, .right, .centerX, .width: true
      case .top, .bottom, .centerY, .height: false
      }
    }

    /// Whether it is a size and no place.
    public var isSize: Bool { self == .width || self == .height }
    /// Follows the reading direction.
    var isReading: Bool { self == .leading || self == .trailing }
    /// Stays on its side in right-to-left languages.
    var isPhysical: Bool { self == .left || self == .right }
  }

  /// How two values compare.
  public enum Relation: String, Sendable, Hashable, CaseIterable {
    /// Both sides are the same.
    case equal = "=="
    /// The view's side is not smaller.
    case atLeast = ">="
    /// The view's side is not larger.
    case atMost = "<="
  }

  /// An edge, a middle or a size of a guide or of another view.
  public struct Anchor: Sendable, Hashable {
    /// The other item's name.
    public var item: String
    /// The other item's attribute.
    public var attribute: Attribute

    /// An attribute of an item.
    public init(_ item: String, _ attribute: Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The view's own attribute.
  public var attribute: Attribute
  /// How it compares.
  public var relation: Relation
  /// What it is compared with; `nil` for a number alone.
  public var anchor: Anchor?
  /// The factor of the anchor's value.
  public var multiplier: Double
  /// What is added, in points.
  public var constant: Double
  /// 1…1000; below `required` it gives way to those of higher priority.
  public var priority: Double

  /// The priority of a rule that must hold.
  public static let required = 1_000.0

  /// A rule by its parts; required unless a priority is given.
  public init(
    _ attribute: Attribute, _ relation: Relation = .equal, to anchor: Anchor? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: Double = LayoutConstraint.required
  ) {
    self.attribute = attribute
    self.relation = relation
    self.anchor = anchor
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// Reads the written form; `nil` where the text is no constraint.
  public init?(_ text: String) {
    let pattern =
      /\s*([A-Za-z]+)\s*(==|>=|<=)\s*(?:(?:([0-9]+(?:\.[0-9]+)?)\s*\*\s*)?([^\s.+*-][^\s.]*)\.([A-Za-z]+)\s*(?:([+-])\s*([0-9]+(?:\.[0-9]+)?))?|(-?[0-9]+(?:\.[0-9]+)?))\s*(?:@\s*([0-9]{1,4})\s*)?/
    guard let match = text.wholeMatch(of: pattern), let attribute = Attribute(rawValue: String(match.1)),
      let relation = Relation(rawValue: String(match.2))
    else { return nil }
    let priority = match.9.flatMap { Double($0) } ?? Self.required
    guard (1...Self.required).contains(priority) else { return nil }
    if let constant = match.8 {
      self.init(attribute, relation, constant: Double(constant) ?? 0, priority: priority)
    } else {
      guard let item = match.4, let name = match.5, let other = Attribute(rawValue: String(name)) else { return nil }
      let constant = match.7.flatMap { Double($0) } ?? 0
      self.init(
        attribute, relation, to: Anchor(String(item), other), multiplier: match.3.flatMap { Double($0) } ?? 1,
        constant: match.6 == "-" ? -constant : constant, priority: priority)
    }
  }

  /// The rule as a scene file writes it.
  public var description: String {
    func plain(_ value: Double) -> String {
      value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
    }
    let rank = priority < Self.required ? " @\(plain(priority))" : ""
    guard let anchor else { return "\(attribute) \(relation.rawValue) \(plain(constant))\(rank)" }
    let factor = multiplier == 1 ? "" : "\(plain(multiplier)) * "
    let sum = constant == 0 ? "" : constant < 0 ? " - \(plain(-constant))" : " + \(plain(constant))"
    return "\(attribute) \(relation.rawValue) \(factor)\(anchor.item).\(anchor.attribute)\(sum)\(rank)"
  }
}
