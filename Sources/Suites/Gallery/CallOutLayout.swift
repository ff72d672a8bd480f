import Geometry
import Wayframe

/// The call-outs of one picture, placed so that their lines never cross and their labels never touch.
public struct CallOutLayout: Sendable, Hashable {
  /// More make no readable picture.
  public static let limit = 16
  /// The height of a label, and the room between two on one side.
  static let label = (height: 48.0, gap: 10.0)
  /// The least distance of two anchors on one side.
  static let anchorDistance = 10.0
  /// The least distance of two level runs that come from both sides and would meet.
  static let runDistance = 6.0
  /// The least distance of a line from a label of the map.
  static let labelAir = 2.0
  /// Elements at least this share of the screen's width go to the side with fewer call-outs.
  static let wideShare = 0.6

  /// From above.
  public private(set) var callOuts: [CallOut]
  /// Whether there is room for all names beside the screen; numbers and a legend are shown otherwise.
  public private(set) var fits = true

  /// Places the call-outs.
  ///
  /// - Parameters:
  ///   - elements: what is pointed out; those with one and the same frame are one call-out.
  ///   - width: the screen's width in points.
  ///   - height: the screen's height in points.
  ///   - mapLabels: boxes of the map's labels and of what is not pointed out, in points, which lines avoid.
  /// - Throws: when there are more than 16.
  public init(_ elements: [FrameLayout.Element], width: Double, height: Double, mapLabels: [Rect] = [])
    throws(CallOutError)
  {
    var seen = Set<Rect>()
    var list: [CallOut] = []
    for element in elements {
      let frame = Rect(x: element.x, y: element.y, width: element.width, height: element.height)
      guard frame.minX.isFinite, frame.minY.isFinite, !frame.isEmpty, seen.insert(frame).inserted else { continue }
      list.append(CallOut(name: element.name, setting: element.setting, frame: frame))
    }
    guard list.count <= Self.limit else { throw CallOutError.tooMany(count: list.count, limit: Self.limit) }
    callOuts = list
    chooseSides(width: width, mapLabels: mapLabels)
    balance(height: height)
    placeAnchors(mapLabels: mapLabels)
    // Each exchange brings anchors of the left further left, so that it ends.
    while fits, let (left, right) = meetingRuns() {
      (callOuts[left].side, callOuts[right].side) = (.right, .left)
      placeAnchors(mapLabels: mapLabels)
    }
    for side in CallOut.Side.allCases { placeLabels(indices(of: side), height: height) }
    callOuts.sort { ($0.anchor.y, $0.side.rawValue, $0.name) < ($1.anchor.y, $1.side.rawValue, $1.name) }
    for index in callOuts.indices { callOuts[index].number = index + 1 }
  }

  /// The call-outs of a side, from above.
  private func indices(of side: CallOut.Side) -> [Int] {
    callOuts.indices.filter { callOuts[$0].side == side }.sorted {
      (callOuts[$0].anchor.y, $0) < (callOuts[$1].anchor.y, $1)
    }
  }

  private mutating func chooseSides(width: Double, mapLabels: [Rect]) {
    let isWide = callOuts.map { $0.frame.width >= Self.wideShare * width }
    for index in callOuts.indices where !isWide[index] {
      let own = callOuts[index]
      /// Elements and labels that a level run to a side passes over, for how long, and its length.
      func cost(_ side: CallOut.Side) -> (Int, Int, Double, Double) {
        let (from, to) = side == .left ? (0, own.frame.minX) : (own.frame.maxX, width)
        let run = Rect(minX: from, minY: own.anchor.y, maxX: to, maxY: own.anchor.y)
        func isPassed(_ box: Rect) -> Bool {
          box.minX < run.maxX && box.maxX > run.minX && box.minY - 6 < run.minY && run.minY < box.maxY + 6
        }
        let others = callOuts.indices.filter { $0 != index && !isWide[$0] && isPassed(callOuts[$0].frame) }
        let passed = others.reduce(0) { sum, other in
          sum + min(callOuts[other].frame.maxX, to) - max(callOuts[other].frame.minX, from)
        }
        return (others.count, mapLabels.count(where: isPassed), passed, to - from)
      }
      callOuts[index].side = cost(.left) < cost(.right) ? .left : .right
    }
    var counts = [CallOut.Side.left: 0, .right: 0]
    for index in callOuts.indices where !isWide[index] { counts[callOuts[index].side, default: 0] += 1 }
    let wide = callOuts.indices.filter { isWide[$0] }.sorted {
      (callOuts[$0].frame.minY, $0) < (callOuts[$1].frame.minY, $1)
    }
    for index in wide {
      let side: CallOut.Side = counts[.left, default: 0] <= counts[.right, default: 0] ? .left : .right
      callOuts[index].side = side
      counts[side, default: 0] += 1
    }
  }

  /// A side with too many gives those nearest the middle to the other.
  private mutating func balance(height: Double) {
    let step = Self.label.height + Self.label.gap
    let room = max(0, Int((height + Self.label.gap) / step))
    if callOuts.count > 2 * room { fits = false }
    guard fits else { return }
    for side in CallOut.Side.allCases {
      while case let own = indices(of: side), own.count > room,
        let moved = own.min(by: { abs(callOuts[$0].anchor.y - height / 2) < abs(callOuts[$1].anchor.y - height / 2) })
      {
        callOuts[moved].side = side.other
      }
    }
  }

  /// A call-out of the left and one of the right whose level runs would lie on each other.
  private func meetingRuns() -> (left: Int, right: Int)? {
    for left in indices(of: .left) {
      for right in indices(of: .right) {
        let (a, b) = (callOuts[left], callOuts[right])
        if a.frame.minX > b.frame.minX, a.anchor.x >= b.anchor.x, abs(a.anchor.y - b.anchor.y) < Self.runDistance {
          return (left, right)
        }
      }
    }
    return nil
  }

  private mutating func placeAnchors(mapLabels: [Rect]) {
    for index in callOuts.indices {
      let (frame, inset, side) = (callOuts[index].frame, callOuts[index].inset, callOuts[index].side)
      let x = side == .left ? frame.minX + inset : frame.maxX - inset
      let heights = [0.5, 0.25, 0.86, 0.1].map { frame.minY + $0 * frame.height }
      /// How many other elements, those twice whose middle is near, and how many labels the run to the edge would pass over.
      func passed(_ y: Double) -> (Int, Int) {
        func isPassed(_ box: Rect, from start: Double) -> Bool {
          box.minY - Self.labelAir < y && y < box.maxY + Self.labelAir
            && (side == .left ? box.minX < start : box.maxX > start)
        }
        let edge = side == .left ? frame.minX : frame.maxX
        let others = callOuts.indices.filter { $0 != index && isPassed(callOuts[$0].frame, from: edge) }
        let middles = others.count { abs(callOuts[$0].frame.center.y - y) < callOuts[$0].frame.height / 4 }
        return (others.count + middles, mapLabels.count { isPassed($0, from: x) })
      }
      // The first of those that pass over the fewest.
      let counts = heights.map(passed)
      let best = counts.indices.min { (counts[$0].0, counts[$0].1, $0) < (counts[$1].0, counts[$1].1, $1) } ?? 0
      callOuts[index].anchor = Point(x, heights[best])
    }
    for side in CallOut.Side.allCases {
      let own = indices(of: side)
      for (above, below) in zip(own, own.dropFirst()) {
        callOuts[below].anchor.y = max(callOuts[below].anchor.y, callOuts[above].anchor.y + Self.anchorDistance)
      }
    }
  }

  /// Labels as near to their anchors as order and room allow: those that collide are pooled around their mean.
  private mutating func placeLabels(_ own: [Int], height: Double) {
    let step = Self.label.height + Self.label.gap
    let half = Self.label.height / 2
    // Less the room of the labels above, the wanted heights only have to keep their order.
    let last = max(half, height - half - step * Double(max(own.count - 1, 0)))
    var pools: [(sum: Double, count: Int)] = []
    for (place, index) in own.enumerated() {
      pools.append((callOuts[index].anchor.y - step * Double(place), 1))
      while pools.count > 1, case (let above, let below) = (pools[pools.count - 2], pools[pools.count - 1]),
        above.sum / Double(above.count) > below.sum / Double(below.count)
      {
        pools.removeLast()
        pools[pools.count - 1] = (above.sum + below.sum, above.count + below.count)
      }
    }
    let offsets = pools.flatMap { Array(repeating: $0.sum / Double($0.count), count: $0.count) }
    for (place, (index, offset)) in zip(own, offsets).enumerated() {
      callOuts[index].labelY = min(max(offset, half), last) + step * Double(place)
    }
  }
}

/// Why call-outs cannot be placed.
public enum CallOutError: Error, Sendable, Hashable, CustomStringConvertible {
  /// More elements than a picture can point out.
  case tooMany(count: Int, limit: Int)

  /// One sentence with the limit.
  public var description: String {
    switch self {
    case .tooMany(let count, let limit): "\(count) call-outs are too many for one picture: at most \(limit)"
    }
  }
}
