/// The waypoints of an answer in OSRM's format, sorted to the routes that visit them.
///
/// `/route` has one list for all routes, in the order of travel. `/trip` lists them as they were asked for: each names
/// its trip and its turn in it, and a round trip ends where it began. `/match` has a trace point for each position
/// that was sent: `null` where it was left out, and otherwise the matching it belongs to.
struct OSRMWaypoints {
  private let nodes: [JSONNode]
  private let list: String

  /// - Parameter list: the member that holds the routes.
  init(_ root: JSONNode, list: String) {
    nodes = root.list(list == "matchings" ? "tracepoints" : "waypoints")
    self.list = list
  }

  /// In the order in which the route visits them, its start first.
  func places(ofRoute index: Int) -> [JSONNode] {
    switch list {
    case "matchings": ordered("matchings_index", index)
    case "trips": ordered("trips_index", index, isRound: true)
    default: nodes
    }
  }

  private func ordered(_ member: String, _ index: Int, isRound: Bool = false) -> [JSONNode] {
    let own = nodes.filter { $0.integer(member) == index }.enumerated().sorted {
      let turns = ($0.element.integer("waypoint_index") ?? .max, $1.element.integer("waypoint_index") ?? .max)
      return (turns.0, $0.offset) < (turns.1, $1.offset)
    }.map(\.element)
    return isRound ? own + own.prefix(1) : own
  }
}
