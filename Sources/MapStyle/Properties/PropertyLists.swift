/// A Swift type whose arrays can be a property's value.
protocol PropertyListItem: Sendable {
  /// The type of the array.
  static var listType: ValueType { get }
  static var listAllowed: String { get }

  static func list(_ value: Value) -> [Self]?
  static func limited(_ list: [Self], to range: ClosedRange<Double>) -> [Self]?
}

extension PropertyListItem {
  static func limited(_ list: [Self], to range: ClosedRange<Double>) -> [Self]? { list }
}

extension PropertyListItem where Self: PropertyType {
  static var listType: ValueType { .array(item: valueType, count: nil) }

  static func list(_ value: Value) -> [Self]? {
    guard case .array(let items) = value else { return nil }
    let list = items.compactMap(Self.init(_:))
    return list.count == items.count ? list : nil
  }
}

extension PropertyListItem where Self: PropertyKeyword {
  static var listAllowed: String { "an array of " + names.joined(separator: ", ") }
}

extension Array: PropertyType where Element: PropertyListItem {
  static var valueType: ValueType { Element.listType }
  static var allowed: String { Element.listAllowed }

  init?(_ value: Value) {
    guard let list = Element.list(value) else { return nil }
    self = list
  }

  func limited(to range: ClosedRange<Double>) -> [Element]? { Element.limited(self, to: range) }
}

extension Double: PropertyListItem {
  static var listAllowed: String { "an array of numbers" }

  static func limited(_ list: [Double], to range: ClosedRange<Double>) -> [Double]? {
    let numbers = list.compactMap { $0.limited(to: range) }
    return numbers.count == list.count ? numbers : nil
  }
}

extension String: PropertyListItem {
  static var listAllowed: String { "an array of strings" }
}

extension AnchorOffset: PropertyListItem {
  static var listType: ValueType { .anchorOffsets }
  static var listAllowed: String { "an array of anchors and offsets in turn" }

  static func list(_ value: Value) -> [AnchorOffset]? {
    guard case .anchorOffsets(let anchors) = value else { return nil }
    return anchors
  }

  static func limited(_ list: [AnchorOffset], to range: ClosedRange<Double>) -> [AnchorOffset]? {
    list.allSatisfy { $0.offset.x.isFinite && $0.offset.y.isFinite } ? list : nil
  }
}
