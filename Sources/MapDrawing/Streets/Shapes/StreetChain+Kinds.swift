import Geometry

/// Which colour a chain has within the junctions at its ends.
extension StreetChain {
  /// Ends fast roads where the mouth of their junction with other streets begins, and in the middle of the junction has
  /// these streets' kind.
  mutating func settleKinds(_ graph: StreetGraph) {
    for index in runs.indices where runs[index].kind.isFast {
      let isFirst = index == 0 || !runs[index - 1].kind.isFast
      let isLast = index + 1 == runs.count || !runs[index + 1].kind.isFast
      if isLast { endBeforeJunction(run: index, atEnd: true, graph) }
      if isFirst { endBeforeJunction(run: index, atEnd: false, graph) }
    }
  }

  private mutating func endBeforeJunction(run: Int, atEnd: Bool, _ graph: StreetGraph) {
    let first = run > 0 ? runs[run - 1].to : 0
    let way = runs[run].way
    let isWaysStart = atEnd == runs[run].isReversed
    let end = isWaysStart ? 0 : graph.ways[way].points.count - 1
    guard let node = graph.node(way, end).map({ graph.nodes[$0] }),
      let arm = node.arms.first(where: { graph.arms[$0].way == way && graph.arms[$0].index == end })
    else { return }
    let others = node.arms.map { graph.ways[graph.arms[$0].way].kind }.filter { $0.isReal && !$0.isFast }
    let mouth = graph.mouth(of: arm, at: node)
    guard let kind = others.max(), mouth > 0 else { return }
    var rest = mouth
    var index = atEnd ? runs[run].to : first
    while rest > 0.01 {
      let next = atEnd ? index - 1 : index + 1
      guard next >= first, next <= runs[run].to else { break }
      let length = (points[next] - points[index]).length
      if length > rest + 0.01 {
        insertPoint(between: min(index, next), share: atEnd ? 1 - rest / length : rest / length, run: run)
        // The new point's place, and its piece towards the junction.
        kinds[index] = kind
        return
      }
      kinds[min(index, next)] = kind
      rest -= length
      index = next
    }
  }
}
