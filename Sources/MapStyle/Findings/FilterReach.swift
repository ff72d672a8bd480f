import JSON
import ShownText

/// Whether a filter can accept any feature at all: from what it says itself, and from what is known of the features.
///
/// Only what is certain counts: an operator that is not looked into may come to anything.
public struct FilterReach: Sendable {
  let facts: LayerFacts

  /// - Parameter facts: of the features that are asked about.
  public init(_ facts: LayerFacts) { self.facts = facts }

  /// A part of a filter that never holds, and why.
  public struct DeadEnd: Sendable, Hashable {
    /// Within the filter.
    public var place: JSONPath
    /// A sentence without its subject: "no feature has "kynd"".
    public var reason: String
  }

  /// Why the filter accepts nothing; else the alternatives in it that never hold.
  ///
  /// - Returns: with `isWhole`, one reason for the filter as a whole.
  public func deadEnds(_ filter: JSONValue) -> (isWhole: Bool, ends: [DeadEnd]) {
    let outcome = outcome(of: filter, at: .root)
    if let reason = outcome.never { return (true, [reason]) }
    return (false, outcome.dead)
  }

  /// What a condition can come to.
  struct Outcome {
    /// Why it is never true.
    var never: DeadEnd?
    /// Whether it is always true.
    var isAlways = false
    /// Alternatives within it that are never true.
    var dead: [DeadEnd] = []
    /// What it asks of fields, where it is true only then.
    var demands: [Demand] = []
  }

  /// What a field must be for a condition to hold.
  struct Demand {
    var field: String
    var values: Set<JSONValue>?
    var range: ClosedRange<Double>?
  }

  func outcome(of json: JSONValue, at place: JSONPath) -> Outcome {
    if let flag = json.bool { return flag ? Outcome(isAlways: true) : never(place, "it is false") }
    guard let items = json.array, let name = items.first?.string else { return Outcome() }
    switch name {
    case "literal": return items.count == 2 ? outcome(of: items[1], at: place.appending(1)) : Outcome()
    case "all": return all(items, at: place)
    case "any": return any(items, at: place)
    case "none", "!": return none(items, at: place)
    case "==", "<", "<=", ">", ">=", "in", "match": return test(name, items, at: place)
    case "has": return has(items, at: place)
    default: return Outcome()
    }
  }

  func never(_ place: JSONPath, _ reason: String) -> Outcome { Outcome(never: DeadEnd(place: place, reason: reason)) }

  // MARK: Combinations

  private func all(_ items: [JSONValue], at place: JSONPath) -> Outcome {
    var result = Outcome(isAlways: true)
    for index in items.indices.dropFirst() {
      let part = outcome(of: items[index], at: place.appending(index))
      if let reason = part.never { return Outcome(never: reason) }
      result.isAlways = result.isAlways && part.isAlways
      result.dead += part.dead
      for demand in part.demands {
        for known in result.demands where known.field == demand.field {
          if let reason = Self.contradiction(known, demand) { return never(place.appending(index), reason) }
        }
        result.demands.append(demand)
      }
    }
    return result
  }

  private func any(_ items: [JSONValue], at place: JSONPath) -> Outcome {
    guard items.count > 1 else { return never(place, "it has no alternatives") }
    let parts = items.indices.dropFirst().map { outcome(of: items[$0], at: place.appending($0)) }
    guard parts.contains(where: { $0.never == nil }) else { return Outcome(never: parts[0].never) }
    return Outcome(
      isAlways: parts.contains(where: \.isAlways), dead: parts.flatMap { $0.dead + [$0.never].compactMap { $0 } })
  }

  private func none(_ items: [JSONValue], at place: JSONPath) -> Outcome {
    for index in items.indices.dropFirst() where outcome(of: items[index], at: place.appending(index)).isAlways {
      return never(place.appending(index), "it always holds, and must not")
    }
    return Outcome()
  }

  private static func contradiction(_ first: Demand, _ second: Demand) -> String? {
    if let a = first.values, let b = second.values, a.isDisjoint(with: b) {
      return "\"\(first.field.shown())\" cannot be \(listed(a)) and \(listed(b)) at once"
    }
    if let a = first.range, let b = second.range, !a.overlaps(b) {
      return "\"\(first.field.shown())\" cannot lie in both ranges at once"
    }
    for (values, range) in [(first.values, second.range), (second.values, first.range)] {
      guard let values, let range else { continue }
      if values.allSatisfy({ $0.number.map { !range.contains($0) } ?? false }) {
        return "\"\(first.field.shown())\" cannot be \(listed(values)) and lie beyond it"
      }
    }
    return nil
  }

  static func listed(_ values: Set<JSONValue>) -> String {
    let texts = values.map { $0.excerpt() }.sorted()
    return texts.prefix(4).joined(separator: " or ") + (texts.count > 4 ? " or …" : "")
  }
}
