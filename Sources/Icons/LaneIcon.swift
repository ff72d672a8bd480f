import Canvas
import Geometry
import Guidance

/// The arrows of one lane: recommended directions in the role `main`, the others as `ghost`.
public enum LaneIcon {
  /// The icon of a lane, with the arrows to follow over the others.
  public static func icon(for lane: Lane) -> VectorIcon {
    let directions = distinct(lane.directions)
    guard let first = directions.first else { return unknown(recommended: false) }
    if directions.count == 1 {
      return first.laneShape == .unknown ? unknown(recommended: first.recommended) : alone(first)
    }
    return combination(directions)
  }

  /// Each known shape once, recommended if any of its mentions is; in the order of `LaneShape`.
  private static func distinct(_ directions: [LaneDirection]) -> [LaneDirection] {
    let known = directions.filter { $0.laneShape != .unknown }
    let shapes = known.isEmpty ? directions : known
    return LaneShape.allCases.compactMap { shape in
      let mentions = shapes.filter { $0.laneShape == shape }
      return mentions.isEmpty
        ? nil : LaneDirection(laneShape: shape, recommended: mentions.contains(where: \.recommended))
    }
  }

  private static func unknown(recommended: Bool) -> VectorIcon {
    VectorIcon(layers: [
      .area(.circle(center: Point(24, 24), radius: 6), .role(recommended ? .main : .ghost))
    ])
  }

  private static func alone(_ direction: LaneDirection) -> VectorIcon {
    let line: CenterLine =
      switch direction.laneShape.kind {
      case .straight: CenterLine([(24, 45), (24, 4)])
      case .slight: CenterLine([(15.5, 45), (15.5, 30), (34.5, 8.5)], radius: 9)
      case .normal: CenterLine([(13, 45), (13, 19.5), (38, 19.5)], radius: 7)
      case .sharp: CenterLine([(14, 45), (14, 9), (37, 34)], radius: 5)
      case .uTurn: CenterLine([(14.5, 45), (14.5, 8), (32.5, 8), (32.5, 36)], radius: 9)
      }
    let layers = ArrowShape.lane.layers(line, direction.recommended ? .main : .ghost)
    let icon = VectorIcon(layers: layers)
    return direction.laneShape.isLeft ? icon.mirrored : icon
  }

  private static func combination(_ directions: [LaneDirection]) -> VectorIcon {
    let shapes = directions.map(\.laneShape)
    let hasLeft = shapes.contains(where: \.isLeft)
    let hasRight = shapes.contains(where: \.isRight)
    let tail = hasLeft == hasRight ? 24.0 : hasRight ? 15 : 33
    let ordered = directions.filter { !$0.recommended } + directions.filter(\.recommended)
    let layers = ordered.flatMap { direction -> [VectorIcon.Layer] in
      let isLeft = direction.laneShape.isLeft
      let line = line(direction.laneShape.kind, among: shapes, tail: isLeft ? 48 - tail : tail)
      let arrow = ArrowShape.combinedLane.layers(line, direction.recommended ? .main : .ghost)
      return isLeft ? VectorIcon(layers: arrow).mirrored.layers : arrow
    }
    return VectorIcon(layers: layers)
  }

  /// The right-hand form of a direction that shares its lane, from the tail at x = `t`.
  private static func line(_ kind: LaneKind, among shapes: [LaneShape], tail t: Double) -> CenterLine {
    let kinds = shapes.map(\.kind)
    switch kind {
    case .straight: return CenterLine([(t, 45), (t, 4)])
    case .slight:
      return kinds.contains(.straight)
        ? CenterLine([(t, 45), (t, 38.5), (t + 21.5, 17)], radius: 7)
        : CenterLine([(t, 45), (t, 22), (t + 17, 4.5)], radius: 8)
    case .normal:
      let y =
        kinds.contains(.straight)
        ? 29.5
        : kinds.contains(.slight) ? 33 : kinds.contains(.sharp) || kinds.contains(.uTurn) ? 13.5 : 22.0
      return CenterLine([(t, 45), (t, y), (t + 23.5, y)], radius: 6)
    case .sharp: return CenterLine([(t, 45), (t, 19), (t + 20, 41)], radius: 4)
    case .uTurn: return CenterLine([(t, 45), (t, 24.5), (t + 16.5, 24.5), (t + 16.5, 45)], radius: 8.25)
    }
  }
}

/// A lane shape without its side.
private enum LaneKind { case straight, slight, normal, sharp, uTurn }

extension LaneShape {
  fileprivate var kind: LaneKind {
    switch self {
    case .unknown, .straight: .straight
    case .slightLeft, .slightRight: .slight
    case .normalLeft, .normalRight: .normal
    case .sharpLeft, .sharpRight: .sharp
    case .uTurnLeft, .uTurnRight: .uTurn
    }
  }

  fileprivate var isLeft: Bool { [.slightLeft, .normalLeft, .sharpLeft, .uTurnLeft].contains(self) }
  fileprivate var isRight: Bool { [.slightRight, .normalRight, .sharpRight, .uTurnRight].contains(self) }
}
