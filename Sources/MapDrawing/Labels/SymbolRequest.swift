import Geometry

/// A symbol that needs a place: its look, and where it may stand on the ground plane.
struct SymbolRequest: Sendable {
  enum Place: Sendable {
    case point(Point)
    /// All lines with one name.
    case lines([[Point]])
  }

  var look: SymbolLook
  var place: Place
  /// Lower ones are placed first.
  var sortKey: Double
}

/// A request with what decides its rank.
struct RankedRequest: Comparable {
  let request: SymbolRequest
  private let place: Point
  /// Points on the ground in whole numbers, since sums depend on the order of their parts in the last digits.
  private let length: Double

  init(_ request: SymbolRequest) {
    self.request = request
    switch request.place {
    case .point(let point): (place, length) = (point, 0)
    case .lines(let lines):
      place = lines.lazy.flatMap { $0 }.min { ($0.x, $0.y) < ($1.x, $1.y) } ?? .zero
      length = lines.reduce(0) { $0 + Polyline($1).length }.rounded()
    }
  }

  static func == (a: RankedRequest, b: RankedRequest) -> Bool { !(a < b) && !(b < a) }

  static func < (a: RankedRequest, b: RankedRequest) -> Bool {
    if a.request.sortKey != b.request.sortKey { return a.request.sortKey < b.request.sortKey }
    // Long roads are the more important ones.
    if a.length != b.length { return a.length > b.length }
    if a.request.look.text != b.request.look.text { return a.request.look.text < b.request.look.text }
    return (a.place.x, a.place.y) < (b.place.x, b.place.y)
  }
}
