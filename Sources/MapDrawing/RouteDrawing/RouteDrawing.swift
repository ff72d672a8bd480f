import Canvas
import Geometry
import Guidance
import Icons
import Pixels

/// The lines of all routes on the ground.
struct RouteDrawing {
  /// A line in one colour.
  struct Part {
    var lines: [[Point]]
    var stroke: GroundStroke
  }

  /// A route, or a leg of it: all its casings lie under all its fills.
  struct Layer {
    var casings: [Part] = []
    var fills: [Part] = []
  }

  let camera: Camera
  let colors: Palette
  let routes: RouteLines
  let levels: LevelsOfRoutes
  /// Metres driven along the chosen route.
  let reached: Double
  private let ground: VisibleGround
  private let haze: Haze?
  /// From the undermost: the alternates, then the chosen route's driven part, then its legs.
  private var alternates: [Layer] = []
  private var driven: Layer?
  private var legs: [Layer] = []

  /// - Parameter distanceAlongRoute: metres driven along the chosen route.
  init(
    camera: Camera, ground: VisibleGround, colors: Palette, haze: Haze?, lines: RouteLines,
    levels: LevelsOfRoutes = LevelsOfRoutes(), distanceAlongRoute: Double
  ) {
    self.camera = camera
    self.ground = ground
    self.colors = colors
    self.haze = haze
    self.levels = levels
    routes = lines
    reached = lines.chosen.map { min(max(distanceAlongRoute, 0), $0.length) } ?? 0
    // The first alternate is the best one, so it lies on top of the others.
    alternates = zip(lines.alternates, levels.alternates(lines.alternates.count)).reversed().map { other, levels in
      alternate(other, levels, from: start(of: other))
    }
    guard let line = lines.chosen else { return }
    driven = driven(line, upTo: reached)
    // The last leg first: where legs share a road, the one being driven is what counts.
    let ends = line.route.legEnds.dropLast().filter { $0 > reached && $0 < line.length } + [line.length]
    legs = zip([reached] + ends.dropLast(), ends).reversed().map { leg(line, from: $0, to: $1) }
  }

  /// From where on an alternate is drawn: what the chosen route has driven along it is left out.
  func start(of alternate: RouteLine) -> Double {
    alternate.isDriven(upTo: reached, with: routes.chosen) ? reached : 0
  }

  /// - Parameter underRoute: what lies on the ground under the chosen route, above the others.
  func drawings(underRoute: [Drawing]) -> [Drawing] {
    alternates.flatMap(drawings) + (driven.map(drawings) ?? []) + underRoute + legs.flatMap(drawings)
  }

  func drawings(_ layer: Layer) -> [Drawing] { (layer.casings + layer.fills).flatMap(drawings) }

  /// The lines without the driven part.
  func drawingsAhead() -> [Drawing] { (alternates + legs).flatMap(drawings) }

  func drawings(_ part: Part) -> [Drawing] {
    part.stroke.drawings(part.lines, camera: camera, haze: haze)
  }

  // MARK: Layers

  /// The share of the chosen route's width that alternates have.
  static let alternateShare = 0.8

  private func alternate(_ line: RouteLine, _ levels: RouteLevels, from: Double) -> Layer {
    layer(
      line, levels, from: from, to: line.length, widths: RouteWidths(camera: camera, factor: Self.alternateShare),
      fill: colors.alternate,
      casing: { _ in colors[.alternateCasing] })
  }

  func leg(_ line: RouteLine, from: Double, to: Double) -> Layer {
    layer(
      line, levels.chosen, from: from, to: to, widths: RouteWidths(camera: camera), fill: colors.route,
      casing: colors.routeCasing)
  }

  /// Narrow, without casing, and so faint that the road shows through.
  private func driven(_ line: RouteLine, upTo reached: Double) -> Layer {
    let widths = RouteWidths(camera: camera, factor: Self.drivenShare)
    let stroke = GroundStroke(
      width: widths.fill, leastWidth: widths.leastFill, color: colors[.routeTravelled].opacity(Self.drivenOpacity),
      cap: .round)
    return Layer(fills: [Part(lines: lines(line, 0, reached), stroke: stroke)])
  }

  static let drivenShare = 0.72
  static let drivenOpacity: Float = 0.62

  private func layer(
    _ line: RouteLine, _ levels: RouteLevels, from: Double, to: Double, widths: RouteWidths,
    fill: (TrafficLevel) -> Color,
    casing: (TrafficLevel) -> Color?
  ) -> Layer {
    func whole(_ color: Color) -> GroundStroke {
      GroundStroke(width: widths.whole, leastWidth: widths.leastWhole, color: color)
    }
    func inner(_ color: Color, _ share: Double = 1, dashes: [Double] = []) -> GroundStroke {
      GroundStroke(
        width: widths.fill * share, leastWidth: widths.leastFill * share, color: color,
        dashes: dashes.map { $0 / share })
    }
    var layer = Layer()
    func add(_ lines: [[Point]], _ level: TrafficLevel, cap: StrokeStyle.Cap = .butt) {
      if level == .closed {
        layer.fills.append(Part(lines: lines, stroke: whole(colors.land)))
        layer.fills.append(Part(lines: lines, stroke: inner(fill(level), dashes: [1.2, 0.8])))
        return
      }
      if let color = casing(level) {
        layer.casings.append(Part(lines: lines, stroke: whole(color)))
        layer.casings[layer.casings.count - 1].stroke.cap = cap
      }
      layer.fills.append(Part(lines: lines, stroke: inner(fill(level))))
      layer.fills[layer.fills.count - 1].stroke.cap = cap
    }
    let ferries = line.route.stretches(.ferry, from: from, to: to)
    let tunnels = levels.own.filter { $0.value < 0 }
    let roads = RouteStretch<RoadUse>.rest(of: ferries, from: from, to: to)
      .flatMap { RouteStretch<Int>.rest(of: tunnels, from: $0.from, to: $0.to) }
    add(roads.flatMap { lines(line, $0.from, $0.to) }, .normal)
    let delays = line.delays(from: from, to: to, widths: widths, camera: camera)
    for stretch in delays {
      let open = RouteStretch<Int>.rest(of: tunnels, from: stretch.from, to: stretch.to)
      add(open.flatMap { lines(line, $0.from, $0.to) }, stretch.value)
    }
    for tunnel in tunnels where tunnel.to > from && tunnel.from < to {
      let (start, end) = (max(tunnel.from, from), min(tunnel.to, to))
      if let color = casing(.normal) {
        layer.casings.append(Part(lines: lines(line, start, end), stroke: whole(color.opacity(Self.tunnelBed))))
      }
      for piece in trafficPieces(delays, from: start, to: end) {
        let color = fill(piece.value).opacity(Self.tunnelDash)
        layer.fills.append(
          Part(
            lines: lines(line, piece.from, piece.to),
            stroke: inner(color, Self.tunnelShare, dashes: tunnelDashes(widths))))
      }
    }
    // Round ends, in the colours of the traffic there: a short end of the line, capped.
    for (end, start) in [(from, from), (to, to - Self.endPoints / camera.pointsPerMetre)] {
      let level = line.route.trafficLevel(at: start)
      guard level != .closed, !ferries.contains(where: { $0.from <= start && start <= $0.to }),
        !tunnels.contains(where: { $0.from <= start && start <= $0.to })
      else { continue }
      add(lines(line, start, end + Self.endPoints / camera.pointsPerMetre), level, cap: .round)
    }
    for ferry in ferries {
      let lines = lines(line, ferry.from, ferry.to)
      layer.casings.append(Part(lines: lines, stroke: inner(colors.land.opacity(0.7), 1.1)))
      layer.fills.append(Part(lines: lines, stroke: inner(fill(.normal), 0.8, dashes: [1.5, 1])))
    }
    for restricted in line.route.stretches(.restricted, from: from, to: to) {
      let lines = lines(line, restricted.from, restricted.to)
      layer.fills.append(Part(lines: lines, stroke: inner(colors.land, 0.3, dashes: [1, 0.7])))
    }
    return layer
  }

  /// In tunnels: how opaque the line's bed and its dashes are, and the dashes' share of the line's width.
  private static let (tunnelBed, tunnelDash): (Float, Float) = (0.28, 0.8)
  private static let tunnelShare = 0.8

  /// Dashes and gaps of 6 and 3 metres in widths; longer where that would be little more than dots.
  private func tunnelDashes(_ widths: RouteWidths) -> [Double] {
    let dash = max(6 * camera.pointsPerMetre / widths.fill, 1.5)
    return [dash, dash / 2]
  }

  /// The part of the line under its round end, in points on the ground.
  private static let endPoints = 0.5

  /// What traffic is like between two distances, piece by piece.
  func trafficPieces(
    _ delays: [RouteStretch<TrafficLevel>], from: Double, to: Double
  ) -> [RouteStretch<TrafficLevel>] {
    let inside = delays.filter { $0.to > from && $0.from < to }.sorted { $0.from < $1.from }
    let free = RouteStretch<TrafficLevel>.rest(of: inside, from: from, to: to)
    return free.map { RouteStretch(from: $0.from, to: $0.to, value: .normal) }
      + inside.map { RouteStretch(from: max($0.from, from), to: min($0.to, to), value: $0.value) }
  }

  func lines(_ line: RouteLine, _ from: Double, _ to: Double) -> [[Point]] {
    line.slices(from: from, to: to).flatMap { ground.stretches(ofWorld: $0, camera: camera) }
  }
}

extension RouteLine {
  /// Whether the chosen route has been driven along this one: what is driven of both is one way.
  fileprivate func isDriven(upTo reached: Double, with chosen: RouteLine?) -> Bool {
    guard reached > 0, reached < length, let own = point(at: reached), let other = chosen?.point(at: reached) else {
      return false
    }
    let away = (own - other).length * WebMercator.metresPerWorldUnit(latitude: WebMercator.unproject(own).latitude)
    return away < Self.sameRoadMetres
  }

  private static let sameRoadMetres = 15.0
}
