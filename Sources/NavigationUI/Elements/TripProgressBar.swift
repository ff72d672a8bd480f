import Geometry
import Guidance
import Icons
import Pixels

/// The whole trip from its start (bottom) to its end (top).
public struct TripBar: Sendable {
  /// The share of the trip behind us, 0…1.
  public var traveledShare: Double
  /// Traffic from one share of the trip to another.
  public var stretches: [RouteStretch<TrafficLevel>]
  /// Via stops, as shares of the trip.
  public var stops: [Double]
  /// Whether the bar stands at the trailing edge.
  public var isTrailing: Bool
  /// What is left of the trip, in words.
  public var remaining: String?
  /// The map's, so that bar and route look alike.
  public var palette: Palette

  public init(
    traveledShare: Double, stretches: [RouteStretch<TrafficLevel>], stops: [Double] = [], isTrailing: Bool = false,
    palette: Palette
  ) {
    self.traveledShare = traveledShare
    self.stretches = stretches
    self.stops = stops
    self.isTrailing = isTrailing
    self.palette = palette
  }
}

extension ElementName {
  public static let navigationTripProgressBar = ElementName(rawValue: "navigationTripProgressBar")
}

/// The trip as a bar beside the map.
struct TripProgressBar: InterfaceElement {
  static let name = ElementName.navigationTripProgressBar
  static let role = ElementRole.progress
  static let layer = ElementLayer.background

  /// Points; the heights are documented with the setting.
  enum Size {
    static let width = 12.0
    static let radius = 6.0
    static let edge = 2.0
    static let highest = 400.0
    /// From the map's edges.
    static let above = 170.0
    static let below = 210.0
    static let shortestStretch = 3.0
    static let severeRim = 1.0
    static let stop = 5.0
    static let stopInside = 3.0
    /// The discs of our position and the trip's end, wider than the bar.
    static let disc = 20.0
    static let discBeyondBar = 4.0
    static let destination = 8.0
    static let pin = 11.0
    static let dart = 16.0
    static let dartRise = 0.4
  }

  private let bar: TripBar
  private let colors: InterfaceColors

  init?(_ model: InterfaceModel, _ look: InterfaceLook) {
    guard let bar = model.tripBar else { return nil }
    self.bar = bar
    colors = look.colors
  }

  var text: String? { bar.remaining }

  /// Shorter where something else stands on its line, and away where too little is left.
  func frame(in frames: inout Frames) -> Rect? {
    let model = frames.model
    guard model.height >= model.rules.leastTripBarMapHeight else { return nil }
    let x = bar.isTrailing ? frames.trailing - Size.width : frames.leading
    let usual = Rect(x: x, y: 0, width: Size.width, height: model.height - Size.below)
    var (upper, lower) = (max(Size.above, usual.maxY - Size.highest), usual.maxY)
    let middle = (upper + lower) / 2
    // Our position's disc is wider than the bar.
    let line = Rect(
      minX: x - Size.discBeyondBar, minY: 0, maxX: x + Size.width + Size.discBeyondBar, maxY: model.height)
    for other in frames.placeOthers(than: Self.name) where other.intersects(line) {
      if other.center.y < middle {
        upper = max(upper, other.maxY + Measures.air)
      } else {
        lower = min(lower, other.minY - Measures.air)
      }
    }
    guard lower - upper >= model.rules.leastTripBarHeight else { return nil }
    return Rect(minX: x, minY: upper, maxX: x + Size.width, maxY: lower)
  }

  // MARK: Drawing

  private var traveled: Double { bar.traveledShare.isFinite ? min(max(bar.traveledShare, 0), 1) : 0 }

  func draw(in frame: Rect, of frames: Frames, into art: inout Artwork) {
    let inner = frame.inset(by: Size.edge)
    func y(_ share: Double) -> Double { inner.maxY - share * inner.height }
    art.panel(frame, radius: Size.radius, colors.surface, colors, isCard: false)
    art.clipped(to: .roundedRect(inner, radius: Size.radius - Size.edge)) { art in
      art.fill(inner, bar.palette[.routeNormal])
      for stretch in bar.stretches { draw(stretch, in: inner, into: &art) }
      let top = y(traveled)
      art.fill(Rect(minX: inner.minX, minY: top, maxX: inner.maxX, maxY: inner.maxY), bar.palette[.routeTravelled])
    }
    for stop in bar.stops where stop.isFinite && stop > 0 && stop < 1 {
      let center = Point(frame.center.x, y(stop))
      art.fill(.circle(center: center, radius: Size.stop), colors.ink)
      art.fill(.circle(center: center, radius: Size.stopInside), colors.surface)
    }
    // Marks reach as far beyond the bar's ends as beyond its sides.
    let reach = Size.disc / 2 - Size.discBeyondBar
    func mark(_ share: Double) -> Point {
      Point(frame.center.x, min(max(y(share), frame.minY + reach), frame.maxY - reach))
    }
    drawDestination(mark(1), into: &art)
    drawPosition(mark(traveled), into: &art)
  }

  private func draw(_ stretch: RouteStretch<TrafficLevel>, in inner: Rect, into art: inout Artwork) {
    guard stretch.from.isFinite, stretch.to.isFinite else { return }
    let (from, to) = (min(max(stretch.from, 0), 1), min(max(stretch.to, 0), 1))
    guard to > from, ![.unknown, .normal].contains(stretch.value) else { return }
    var box = Rect(
      minX: inner.minX, minY: inner.maxY - to * inner.height, maxX: inner.maxX, maxY: inner.maxY - from * inner.height)
    if box.height < Size.shortestStretch {
      box = Rect(
        x: box.minX, y: box.center.y - Size.shortestStretch / 2, width: box.width, height: Size.shortestStretch)
    }
    art.fill(box, bar.palette.route(stretch.value))
    if stretch.value == .severe && colors.innerEdge != nil {
      // Dark red on a dark map needs its light rim.
      let (rim, light) = (Size.severeRim, bar.palette[.routeSevereCasing])
      art.fill(Rect(x: box.minX, y: box.minY, width: rim, height: box.height), light)
      art.fill(Rect(x: box.maxX - rim, y: box.minY, width: rim, height: box.height), light)
    }
  }

  private func drawDisc(_ center: Point, into art: inout Artwork) {
    let radius = Size.disc / 2
    let disc = Rect(x: center.x - radius, y: center.y - radius, width: Size.disc, height: Size.disc)
    art.panel(disc, radius: radius, colors.surface, colors, isCard: false)
  }

  /// The trip's end: the destination's colour with its pin, as wide as our position's disc.
  private func drawDestination(_ center: Point, into art: inout Artwork) {
    drawDisc(center, into: &art)
    art.fill(.circle(center: center, radius: Size.destination), bar.palette[.destinationPin])
    art.icon(ControlIcon.smallPin, center: center, size: Size.pin, [.main: colors.onDestination])
  }

  private func drawPosition(_ center: Point, into art: inout Artwork) {
    drawDisc(center, into: &art)
    art.icon(ControlIcon.dart, center: center - Point(0, Size.dartRise), size: Size.dart, [.main: bar.palette[.puckSmall]])
  }
}
