import Geometry

/// How the width of a chain goes over from one run to the next.
extension StreetChain {
  /// Over so many metres, on the wider run; longer where more than a lane comes or goes.
  static let taperLength = 15.0
  private static let laneWidth = 3.5
  /// Shorter runs take the width of their neighbour.
  private static let shortestRun = 15.0
  /// Shorter runs are not wider than both their neighbours.
  private static let shortestBulge = 30.0
  /// A side on which a street leaves steps at once: its mouth hides the step.
  private static let step = 0.02

  mutating func settleWidths() {
    evenOutShortRuns()
    spreadWidths()
    taper()
  }

  private mutating func evenOutShortRuns() {
    guard runs.count > 1 else { return }
    for index in runs.indices where runs[index].length < Self.shortestRun {
      var other: Int?
      if index > 0, !runs[index - 1].opens { other = index - 1 }
      if index + 1 < runs.count, !runs[index].opens, runs[index + 1].length > other.map({ runs[$0].length }) ?? 0 {
        other = index + 1
      }
      if let other, runs[other].length >= Self.shortestRun {
        (runs[index].left, runs[index].right) = (runs[other].left, runs[other].right)
      }
    }
    for index in runs.indices.dropFirst().dropLast() where runs[index].length < Self.shortestBulge {
      let (before, after) = (runs[index - 1], runs[index + 1])
      runs[index].left = min(runs[index].left, max(before.left, after.left))
      runs[index].right = min(runs[index].right, max(before.right, after.right))
    }
  }

  private mutating func spreadWidths() {
    left = []
    right = []
    kinds = []
    var run = 0
    for index in points.indices {
      while run + 1 < runs.count, index > runs[run].to { run += 1 }
      let isJoint = index == runs[run].to && run + 1 < runs.count
      let next = isJoint ? runs[run + 1] : runs[run]
      left.append(min(runs[run].left, next.left))
      right.append(min(runs[run].right, next.right))
      kinds.append(next.kind)
    }
  }

  private mutating func taper() {
    var first = 0
    for index in runs.indices {
      for side in [\StreetChain.left, \StreetChain.right] {
        let isLeft = side == \StreetChain.left
        let full = isLeft ? runs[index].left : runs[index].right
        let narrowsBefore = index > 0 && self[keyPath: side][first] < full - 0.01
        let narrowsAfter = index + 1 < runs.count && self[keyPath: side][runs[index].to] < full - 0.01
        let longest = runs[index].length * (narrowsBefore && narrowsAfter ? 0.5 : 1)
        func reach(_ joint: Run, at point: Int) -> Double {
          if isLeft ? joint.opensLeft : joint.opensRight { return Self.step }
          let lanes = (full - self[keyPath: side][point]) / Self.laneWidth
          return min(Self.taperLength * max(lanes, 1), max(longest, Self.step))
        }
        if narrowsBefore {
          let reach = reach(runs[index - 1], at: first)
          taper(side, from: first, forwards: true, reach: reach, full: full, run: index, first: first)
        }
        if narrowsAfter {
          let (joint, reach) = (runs[index].to, reach(runs[index], at: runs[index].to))
          taper(side, from: joint, forwards: false, reach: reach, full: full, run: index, first: first)
        }
      }
      first = runs[index].to
    }
  }

  /// Widens one side smoothly from a joint to `reach` metres from it, with points put in where there are none.
  private mutating func taper(
    _ side: WritableKeyPath<StreetChain, [Double]>, from joint: Int, forwards: Bool, reach: Double, full: Double,
    run: Int, first: Int
  ) {
    let narrow = self[keyPath: side][joint]
    let parts = reach > 1 && full - narrow > Self.leastCurve ? Self.taperParts : 1
    let step = forwards ? 1 : -1
    var index = joint
    var (gone, part) = (0.0, 1)
    while first...runs[run].to ~= index + step, part <= parts {
      let next = index + step
      let length = (points[next] - points[index]).length
      let rest = reach * Double(part) / Double(parts) - gone
      if length > rest + 0.01 {
        let place = min(index, next) + 1
        insertPoint(between: place - 1, share: forwards ? rest / length : 1 - rest / length, run: run)
        // The right side is widened after the left one; until then it is as wide there as its run.
        if side == \StreetChain.left { right[place] = runs[run].right }
        self[keyPath: side][place] = narrow + (full - narrow) * Self.smooth((gone + rest) / reach)
        index = forwards ? place : index
        gone += rest
        part += 1
      } else {
        gone += length
        let widened = narrow + (full - narrow) * Self.smooth(gone / reach)
        self[keyPath: side][next] = min(self[keyPath: side][next], widened)
        index = next
        if gone >= reach * Double(part) / Double(parts) - 0.01 { part += 1 }
      }
    }
  }

  /// Widths that change by less, in metres, change evenly.
  private static let leastCurve = 1.0
  private static let taperParts = 5

  private static func smooth(_ share: Double) -> Double {
    let share = min(max(share, 0), 1)
    return share * share * (3 - 2 * share)
  }

  /// Puts a point on the piece of a run after `index`, at a share of it.
  mutating func insertPoint(between index: Int, share: Double, run: Int) {
    let place = index + 1
    points.insert(points[index].interpolated(to: points[place], at: share), at: place)
    left.insert(left[index] + (left[place] - left[index]) * share, at: place)
    right.insert(right[index] + (right[place] - right[index]) * share, at: place)
    kinds.insert(kinds[index], at: place)
    for later in run..<runs.count { runs[later].to += 1 }
    for node in nodes.indices where nodes[node].index >= place { nodes[node].index += 1 }
  }
}

extension StreetChain.Run {
  var opens: Bool { opensLeft || opensRight }
}
