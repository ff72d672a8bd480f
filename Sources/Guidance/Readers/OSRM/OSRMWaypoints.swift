/// The waypoints of an answer in OSRM's format, sorted to the routes that visit them.
///
/// `/route` has one list for all routes, in the order of travel. `/trip` lists them as they were asked for: each names
/// its trip and its turn in it, and a round trip ends where it began. `/match` has a trace point for each position
/// that was sent: `null` where it was left out, and otherwise the matching it belongs to.
struct OSRMWaypoints {
  /// What one route visits, in its order, its start first.
  struct Visits {
    var titles: [String?] = []
    var start: JSONNode?

    init(_ places: [JSONNode]) {
      titles = places.map { $0.string("name") }
      start = places.first?["location"]
    }
  }

  private var ofAll = Visits([])
  private var byRoute: [Int: Visits] = [:]

  /// - Parameter list: the member that holds the routes.
  init(_ root: JSONNode, list: String) {
    switch list {
    case "matchings": group(root.list("tracepoints"), by: "matchings_index", isRound: false)
    case "trips": group(root.list("waypoints"), by: "trips_index", isRound: true)
    default: ofAll = Visits(root.list("waypoints"))
    }
  }

  private mutating func group(_ nodes: [JSONNode], by member: String, isRound: Bool) {
    let own = nodes.filter { $0.integer(member) != nil }
    byRoute = Dictionary(grouping: own) { $0.integer(member) ?? 0 }.mapValues { group in
      let turns = group.map { $0.integer("waypoint_index") ?? .max }
      let places = group.indices.sorted { (turns[$0], $0) < (turns[$1], $1) }.map { group[$0] }
      return Visits(isRound ? places + places.prefix(1) : places)
    }
  }

  func visits(ofRoute index: Int) -> Visits { byRoute[index] ?? ofAll }
}
