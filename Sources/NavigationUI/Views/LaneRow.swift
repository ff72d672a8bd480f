import Geometry
import Guidance
import Icons
import Pixels

/// The lanes in the strip, always from left to right.
struct LaneRow {
  private enum Cell {
    case lane(Lane)
    case cut
  }

  let lanes: [Lane]
  let palette: HeaderPalette
  let density: Density
  let factor: Double

  private static let narrowestCell = 26.0

  func draw(in strip: Rect, into art: inout Artwork) {
    let room = strip.width - 24
    let cells = cells(upTo: max(Int(min(room / Self.narrowestCell, 1000)), 3))
    guard !cells.isEmpty else { return }
    let cell = min(52 * min(factor, 1.15), room / Double(cells.count))
    let normal = (density == .regular ? 46.0 : 40) * min(factor, 1.15)
    let icon = min(normal, cell - 4)
    let left = strip.center.x - cell * Double(cells.count) / 2
    for (index, content) in cells.enumerated() {
      let center = Point(left + cell * (Double(index) + 0.5), strip.center.y)
      switch content {
      case .lane(let lane): draw(lane, center: center, size: icon, into: &art)
      case .cut: drawDots(center, into: &art)
      }
      if index > 0 { drawDashes(x: left + cell * Double(index), strip, into: &art) }
    }
  }

  /// As many lanes as there is room for: the recommended ones, their neighbours, and dots where lanes were left out.
  private func cells(upTo limit: Int) -> [Cell] {
    guard lanes.count > limit else { return lanes.map(Cell.lane) }
    let recommended = lanes.indices.filter { lanes[$0].isRecommended }
    let middle = ((recommended.first ?? 0) + (recommended.last ?? lanes.count - 1)) / 2
    var count = limit - 2
    var first = min(max(middle - count / 2, 0), lanes.count - count)
    if first == 0 || first + count == lanes.count {
      // Cut at one end only: the other end's place is free for a lane.
      count += 1
      if first > 0 { first -= 1 }
    }
    let shown = lanes[first..<first + count].map(Cell.lane)
    return (first > 0 ? [.cut] : []) + shown + (first + count < lanes.count ? [.cut] : [])
  }

  private func draw(_ lane: Lane, center: Point, size: Double, into art: inout Artwork) {
    var icon = LaneIcon.icon(for: lane)
    var roles: [VectorIcon.Role: Color] = [.main: palette.recommendedLane, .ghost: palette.laneDim]
    if palette.alpha >= 1 { roles[.moat] = palette.secondary.background }
    if let outline = palette.laneOutline {
      icon = icon.outlined(by: 1.25 * 48 / size)
      roles[.rim] = outline
    }
    art.icon(icon, center: center, size: size, roles)
  }

  private func drawDashes(x: Double, _ strip: Rect, into art: inout Artwork) {
    let gap = (strip.height - 16 - 24) / 2
    for index in 0..<3 {
      let y = strip.minY + 8 + Double(index) * (8 + gap)
      art.fill(Rect(x: x - 1, y: y, width: 2, height: 8), palette.laneDim)
    }
  }

  private func drawDots(_ center: Point, into art: inout Artwork) {
    for offset in [-6.0, 0, 6] {
      art.fill(.circle(center: center + Point(offset, 0), radius: 1.75), palette.laneDim)
    }
  }
}
