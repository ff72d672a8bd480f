import Geometry
import Guidance
import Icons
import Pixels

/// Draws the whole trip as a bar, its start below.
struct TripBarView {
  let bar: TripBar
  let frame: Rect
  let colors: InterfaceColors

  private var inner: Rect { frame.inset(by: 2) }
  private var traveled: Double { bar.traveledShare.isFinite ? min(max(bar.traveledShare, 0), 1) : 0 }

  func artwork() -> Artwork {
    var art = Artwork(.navigationTripProgressBar)
    art.panel(frame, radius: 6, colors.surface, colors, isCard: false)
    art.clipped(to: .roundedRect(inner, radius: 4)) { art in
      art.fill(inner, bar.palette[.routeNormal])
      for stretch in bar.stretches { draw(stretch, into: &art) }
      let top = y(traveled)
      art.fill(Rect(minX: inner.minX, minY: top, maxX: inner.maxX, maxY: inner.maxY), bar.palette[.routeTravelled])
    }
    for stop in bar.stops where stop.isFinite && stop > 0 && stop < 1 {
      let center = Point(frame.center.x, y(stop))
      art.fill(.circle(center: center, radius: 5), colors.ink)
      art.fill(.circle(center: center, radius: 3), colors.surface)
    }
    drawDestination(into: &art)
    drawPosition(into: &art)
    return art
  }

  private func y(_ share: Double) -> Double { inner.maxY - share * inner.height }

  private func draw(_ stretch: RouteStretch<TrafficLevel>, into art: inout Artwork) {
    guard stretch.from.isFinite, stretch.to.isFinite else { return }
    let (from, to) = (min(max(stretch.from, 0), 1), min(max(stretch.to, 0), 1))
    guard to > from, ![.unknown, .normal].contains(stretch.value) else { return }
    var box = Rect(minX: inner.minX, minY: y(to), maxX: inner.maxX, maxY: y(from))
    if box.height < 3 { box = Rect(x: box.minX, y: box.center.y - 1.5, width: box.width, height: 3) }
    art.fill(box, bar.palette.route(stretch.value))
    if stretch.value == .severe && colors.innerEdge != nil {
      // Dark red on a dark map needs its light rim.
      art.fill(Rect(x: box.minX, y: box.minY, width: 1, height: box.height), bar.palette[.routeSevereCasing])
      art.fill(Rect(x: box.maxX - 1, y: box.minY, width: 1, height: box.height), bar.palette[.routeSevereCasing])
    }
  }

  /// The middle of a mark at a share of the trip; marks reach 4 beyond the bar's ends, as beyond its sides.
  private func markCenter(_ share: Double) -> Point {
    Point(frame.center.x, min(max(y(share), frame.minY + 6), frame.maxY - 6))
  }

  /// The trip's end: the destination's colour with its pin, as wide as our position's disc.
  private func drawDestination(into art: inout Artwork) {
    let center = markCenter(1)
    let disc = Rect(x: center.x - 10, y: center.y - 10, width: 20, height: 20)
    art.panel(disc, radius: 10, colors.surface, colors, isCard: false)
    art.fill(.circle(center: center, radius: 8), bar.palette[.destinationPin])
    art.icon(ControlIcon.smallPin, center: center, size: 11, [.main: colors.onDestination])
  }

  private func drawPosition(into art: inout Artwork) {
    let center = markCenter(traveled)
    let disc = Rect(x: center.x - 10, y: center.y - 10, width: 20, height: 20)
    art.panel(disc, radius: 10, colors.surface, colors, isCard: false)
    art.icon(ControlIcon.dart, center: center - Point(0, 0.4), size: 16, [.main: bar.palette[.puckSmall]])
  }
}
