import Geometry
import Guidance
import Icons
import Pixels

/// The lanes in the strip, always from left to right.
struct LaneRow {
  private enum Size {
    static let cell = 52.0
    static let narrowestCell = 26.0
    static let icon = 46.0
    static let compactIcon = 40.0
    /// How far icons grow with the text.
    static let widestGrowth = 1.15
    /// Between an icon and its cell's edges together.
    static let cellGap = 4.0
    /// Left and right of the row together.
    static let besideRow = 24.0
    static let outline = 1.25
    /// The square that icons are drawn in.
    static let iconGrid = 48.0
    static let dashes = 3
    static let dash = 8.0
    static let dashWidth = 2.0
    static let dashInset = 8.0
    static let dots = [-6.0, 0, 6]
    static let dot = 1.75
    /// What there is room for however narrow the strip is.
    static let fewestCells = 3
    static let mostCells = 1000.0
  }

  private enum Cell {
    case lane(Lane)
    case cut
  }

  let lanes: [Lane]
  let palette: HeaderPalette
  let density: Density
  let factor: Double

  func draw(in strip: Rect, into art: inout Artwork) {
    let room = strip.width - Size.besideRow
    let cells = cells(upTo: max(Int(min(room / Size.narrowestCell, Size.mostCells)), Size.fewestCells))
    guard !cells.isEmpty else { return }
    let growth = min(factor, Size.widestGrowth)
    let cell = min(Size.cell * growth, room / Double(cells.count))
    let icon = min((density == .regular ? Size.icon : Size.compactIcon) * growth, cell - Size.cellGap)
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
    if palette.isOpaque { roles[.moat] = palette.secondary.background }
    if let outline = palette.laneOutline {
      icon = icon.outlined(by: Size.outline * Size.iconGrid / size)
      roles[.rim] = outline
    }
    art.icon(icon, center: center, size: size, roles)
  }

  private func drawDashes(x: Double, _ strip: Rect, into art: inout Artwork) {
    let gaps = Double(Size.dashes - 1)
    let gap = (strip.height - 2 * Size.dashInset - Double(Size.dashes) * Size.dash) / gaps
    for index in 0..<Size.dashes {
      let y = strip.minY + Size.dashInset + Double(index) * (Size.dash + gap)
      art.fill(
        Rect(x: x - Size.dashWidth / 2, y: y, width: Size.dashWidth, height: Size.dash), palette.laneDim)
    }
  }

  private func drawDots(_ center: Point, into art: inout Artwork) {
    for offset in Size.dots {
      art.fill(.circle(center: center + Point(offset, 0), radius: Size.dot), palette.laneDim)
    }
  }
}
