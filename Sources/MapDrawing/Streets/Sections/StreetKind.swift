/// How much a street matters, the least first; tells its colour, and which of two colours a corner between them takes.
enum StreetKind: Int, Sendable, Comparable, CaseIterable {
  case service, busway, residential, tertiary, secondary, primary, trunk, motorway

  static func < (a: StreetKind, b: StreetKind) -> Bool { a.rawValue < b.rawValue }

  /// Whether streets of the kind make a junction; drives and alleys only lead onto them.
  var isReal: Bool { self != .service }

  /// Whether it is laid out for fast traffic, without pavements.
  var isFast: Bool { self >= .trunk }
}

/// How streets are painted where the sources do not say: whose habits hold.
struct StreetCustoms: Sendable, Hashable {
  /// Whether traffic keeps to the left.
  var drivesOnLeft = false
  /// Whether centre lines are yellow.
  var hasYellowLines = false
  /// Whether crossings at signals are two rows of dashes instead of a zebra.
  var hasDashedSignalCrossings = false
}
