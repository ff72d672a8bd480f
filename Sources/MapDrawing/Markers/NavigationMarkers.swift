import Canvas
import Geometry
import Guidance
import Icons
import MapData
import Pixels
import Text

/// The upright marks of the navigation layer: found before the labels, which keep off them, and drawn above them.
struct NavigationMarkers {
  /// One mark: what it covers, and how it is drawn.
  private struct Mark {
    enum Look {
      /// With the edge of its grid in device pixels.
      case icon(VectorIcon, size: Double)
      case marker(PlacedMarker)
    }

    var look: Look
    var anchor: Point
    var box: Rect

    func draw(into list: inout DisplayList, images: inout [MarkerPicture: Int]) {
      switch look {
      case .icon(let icon, let size): icon.draw(into: &list, anchoredAt: anchor, size: size)
      case .marker(let marker): marker.draw(into: &list, images: &images)
      }
    }
  }

  private var marks: [Mark] = []
  private var dots: [Rect] = []
  private var bubbles: [(bubble: CallOutBubble, anchor: Point, box: Rect)] = []
  private(set) var plate: RoadNamePlate?
  private let camera: Camera
  private let overlay: NavigationOverlay
  private let lines: RouteLines
  /// The visible stretches of the chosen route in device pixels.
  private let road: [Polyline]
  private let colors: Palette
  /// What the manoeuvre's arrow covers, in device pixels.
  private let arrow: [Rect]
  private let room: MarkRoom
  private(set) var landmarks = MapLandmarks()

  /// Boxes in device pixels that labels must keep off.
  var reserved: [Rect] {
    let position = landmarks.position.map { position in
      let reach = (positionSize / 2 + 24) * camera.scale
      return Rect(x: position.x - reach, y: position.y - reach, width: 2 * reach, height: 2 * reach)
    }
    let bubbles = bubbles.map { $0.box.inset(by: -4 * camera.scale) }
    return marks.map(\.box) + arrow + dots + bubbles + [position, plate?.box].compactMap { $0 }
  }

  /// The edge of the mark of our position in points.
  private var positionSize: Double {
    guard let picture = overlay.position?.picture else { return MarkerIcon.positionSize }
    return Double(max(picture.pixels.width, picture.pixels.height)) / picture.scale
  }

  /// - Parameters:
  ///   - lines: those of the overlay's routes.
  ///   - arrow: what the manoeuvre's arrow covers, in device pixels.
  init(
    camera: Camera, overlay: NavigationOverlay, lines: RouteLines, colors: Palette, arrow: [Rect],
    room: MarkRoom
  ) {
    self.lines = lines
    road = lines.chosen.map { Self.pixels($0, camera: camera) } ?? []
    self.arrow = arrow
    self.room = room
    self.camera = camera
    self.overlay = overlay
    self.colors = colors
    landmarks.position = overlay.position.flatMap { camera.project($0.coordinate)?.position }
      .flatMap { isInFrame($0, margin: 40) ? $0 : nil }
  }

  // MARK: Finding places

  private func isInFrame(_ p: Point, margin: Double) -> Bool {
    Rect(x: 0, y: 0, width: Double(camera.pixelWidth), height: Double(camera.pixelHeight))
      .inset(by: -margin * camera.scale).contains(p)
  }

  /// How large a mark is drawn at a depth, as a share of its size at the centre.
  private func perspective(_ depth: Double) -> Double { 0.5 + 0.5 / depth }

  private mutating func add(_ icon: VectorIcon, at anchor: Point, points: Double) {
    let size = points * camera.scale
    marks.append(Mark(look: .icon(icon, size: size), anchor: anchor, box: box(of: icon, at: anchor, size: size)))
  }

  private func box(of icon: VectorIcon, at anchor: Point, size: Double) -> Rect {
    icon.bounds.offset(by: -icon.anchor).scaled(by: size / icon.size).offset(by: anchor)
  }

  /// The next lights and signs of the route, beside the road on the side where they stand for the driver.
  ///
  /// They keep off the route, the manoeuvre's arrow and the destination: across the road or farther aside if need be,
  /// else there are none.
  mutating func addSigns(
    trafficLights: [RoadsideSigns.Sign], stopSigns: [RoadsideSigns.Sign], hiddenBy cover: BuildingCover?
  ) {
    guard let line = lines.chosen else { return }
    let drivesLeft = line.route.legs.first?.steps.first?.drivingSide == .left
    let stops = [(15.0, 0.45), (16, 0.55), (17.5, 0.76), (18, 0.82), (20, 1)]
    let size = exponential(stops, at: camera.zoom, base: 1)
    let aside = (RouteWidths(camera: camera).whole / 2 + 16 * size) * (drivesLeft ? -1 : 1)
    let taken = marks.map(\.box) + dots + arrow
    func add(_ sign: RoadsideSigns.Sign, points: Double, _ icon: (Double) -> VectorIcon) -> Point? {
      guard let onRoute = line.point(at: sign.distance) else { return nil }
      // As the driver comes to it: the road may turn right there.
      let right = line.direction(at: max(sign.distance - Self.approachMetres, 0)).perpendicular
      let ground = camera.ground(nearest: onRoute)
      for share in [1, -1, 1.5, -1.5, 2, -2] {
        let stand = ground + right * (aside * share)
        guard let projected = camera.project(stand) else { return nil }
        let drawn = points * perspective(projected.depth)
        let center = projected.position - Point(0, drawn * 0.4 * camera.scale)
        guard isInFrame(center, margin: 0) else { return nil }
        let icon = icon(drawn)
        let box = box(of: icon, at: center, size: drawn * camera.scale)
        guard !room.isUnderStatusBar(box), room.isOffInterface(box), cover?.hides(stand) != true,
          !taken.contains(where: { $0.intersects(box) }),
          !road.contains(where: { $0.touches(box) })
        else { continue }
        self.add(icon, at: center, points: drawn)
        return center
      }
      return nil
    }
    landmarks.trafficLights = trafficLights.compactMap {
      add($0, points: MarkerIcon.trafficLightSize * size) { _ in MarkerIcon.trafficLight(colors) }
    }
    landmarks.stopSigns = stopSigns.compactMap {
      add($0, points: MarkerIcon.stopSignSize * size * 1.1) { MarkerIcon.stopSign(colors, hasText: $0 >= 30) }
    }
  }

  private static let approachMetres = 8.0

  mutating func addWaypoints(typesetter: Typesetter) {
    guard overlay.showsDestinationMarkers else { return }
    for waypoint in overlay.waypoints {
      guard let place = camera.project(waypoint.coordinate)?.position, isInFrame(place, margin: 0) else { continue }
      var label = Path()
      let line = typesetter.line(waypoint.label, style: TextStyle(size: 18, weight: .bold))
      if line.inkBounds.width > 0 { line.append(to: &label, at: -line.inkBounds.center) }
      let icon = MarkerIcon.waypointPin(label: label, colors)
      guard room.hasPlace(for: box(of: icon, at: place, size: MarkerIcon.pinSize * camera.scale)) else { continue }
      add(icon, at: place, points: MarkerIcon.pinSize)
      landmarks.waypoints.append(place)
    }
  }

  /// Of one kind within 24 points only the first.
  mutating func addIncidents() {
    var shown: [(kind: HazardIcon, place: Point)] = []
    for incident in overlay.incidents {
      let icon = incident.kind.icon(colors)
      guard let place = camera.project(incident.coordinate)?.position, isInFrame(place, margin: 0),
        room.hasPlace(for: box(of: icon, at: place, size: HazardIcon.mapSize * camera.scale)),
        room.isOffInterface(box(of: icon, at: place, size: HazardIcon.mapSize * camera.scale)),
        !shown.contains(where: { $0.kind == incident.kind && ($0.place - place).length < 24 * camera.scale })
      else { continue }
      shown.append((incident.kind, place))
      add(icon, at: place, points: HazardIcon.mapSize)
      landmarks.incidents.append(place)
    }
  }

  /// Signs where a toll road begins on the way ahead.
  mutating func addTolls() {
    guard let line = lines.chosen else { return }
    for toll in line.route.stretches(.toll, from: overlay.distanceAlongRoute, to: line.length) {
      let icon = MarkerIcon.toll(colors)
      guard toll.from > overlay.distanceAlongRoute,
        let place = line.point(at: toll.from).flatMap({ camera.project(world: $0)?.position }),
        isInFrame(place, margin: 0),
        room.hasPlace(for: box(of: icon, at: place, size: MarkerIcon.tollSize * camera.scale))
      else { continue }
      add(icon, at: place, points: MarkerIcon.tollSize)
      landmarks.tolls.append(place)
    }
  }

  /// The plate with the driven road's name, below the position where nothing else is.
  ///
  /// - Parameter forms: what it is called instead, and what stands for that where there is no room.
  mutating func addRoadName(
    _ forms: [String]?, typesetter: Typesetter, language: String, obstacles: [Rect]
  ) {
    guard var name = overlay.roadName, let position = landmarks.position else { return }
    if let forms, let text = forms.first {
      (name.text, name.shortText) = (text, forms.dropFirst().first)
    }
    plate = RoadNamePlate(
      name, under: position, free: room.free, taken: obstacles + marks.map(\.box), typesetter: typesetter,
      language: language, scale: camera.scale)
  }

  /// Badges at a building's doors, and dots from the road to the one that is shown first: its main door, else the nearest.
  ///
  /// Doors whose badges would lie on another's are left out.
  ///
  /// - Parameter coordinate: where the way to the building ends.
  mutating func addDoors(_ building: DestinationBuilding, from coordinate: Coordinate) {
    let end = camera.ground(coordinate)
    let doors = building.doors.map { (isMain: $0.isMain, place: camera.ground(nearest: $0.place)) }
      .sorted { a, b in
        if a.isMain != b.isMain { return a.isMain }
        let (first, second) = ((a.place - end).length, (b.place - end).length)
        return first != second ? first < second : (a.place.x, a.place.y) < (b.place.x, b.place.y)
      }
    var badges: [Rect] = []
    for (index, door) in doors.enumerated() {
      guard let place = camera.project(door.place), isInFrame(place.position, margin: 0) else { continue }
      let center = place.position
      let points = MarkerIcon.entranceSize * (index == 0 ? 1 : 0.78) * perspective(place.depth)
      // The arrow of the badge points at the building as it is seen from the road.
      let isLeft = camera.project(end).map { center.x < $0.position.x } ?? false
      let icon = MarkerIcon.entrance(colors, isMirrored: isLeft)
      let box = box(of: icon, at: center, size: points * camera.scale)
      guard !badges.contains(where: { $0.intersects(box) }) else { continue }
      badges.append(box)
      if index == 0, overlay.route != nil { addDots(from: end, to: door.place) }
      add(icon, at: center, points: points)
      landmarks.entrances.append(center)
    }
  }

  /// The pin on the building's roof or, where that is out of sight, on the ground before it.
  mutating func addDestination(roof: (place: Point, heightMetres: Double)?) {
    guard overlay.showsDestinationMarkers, let destination = overlay.destination else { return }
    let icon = MarkerIcon.destinationPin(colors)
    func pin(_ ground: Point, heightMetres: Double, points: Double) -> Mark? {
      let height = heightMetres * camera.pointsPerMetre
      if let marker = destination.marker {
        return PlacedMarker(marker, ground: ground, heightPoints: height, camera: camera)
          .map { Mark(look: .marker($0), anchor: $0.place, box: $0.box) }
      }
      return camera.project(ground, heightPoints: height).map {
        let size = points * camera.scale
        return Mark(look: .icon(icon, size: size), anchor: $0.position, box: box(of: icon, at: $0.position, size: size))
      }
    }
    let places = [
      roof.flatMap { pin($0.place, heightMetres: $0.heightMetres, points: MarkerIcon.roofPinSize) },
      pin(camera.ground(destination.coordinate), heightMetres: 0, points: MarkerIcon.pinSize),
    ]
    let seen = places.compactMap { $0 }.filter { isInFrame($0.anchor, margin: 0) && room.hasPlace(for: $0.box) }
    let whole = seen.first { room.free.contains($0.box) }
    if let mark = whole ?? seen.first(where: { room.free.contains($0.anchor) }) ?? seen.first {
      marks.append(mark)
      landmarks.destination = mark.anchor
    }
  }

  /// Ovals of 7 × 5 points with a white rim, 12 points apart on the ground plane.
  private mutating func addDots(from a: Point, to b: Point) {
    let total = (b - a).length
    guard total > 18, total < 120 * camera.pointsPerMetre else { return }
    var along = RouteWidths(camera: camera).whole / 2 + 5
    while along < total {
      if let place = camera.project(a.interpolated(to: b, at: along / total)) {
        let unit = camera.scale * perspective(place.depth)
        dots.append(Rect(bounding: [place.position]).grown(3.5 * unit, 2.5 * unit))
      }
      along += 12
    }
  }

  // MARK: Call-outs

  /// - Parameter obstacles: boxes in device pixels that the interface covers.
  mutating func addCallOuts(typesetter: Typesetter, language: String, obstacles: [Rect]) {
    let scale = camera.scale
    var placement = CallOutPlacement(
      free: room.free.inset(by: 8 * scale), taken: obstacles + reserved, scale: scale)
    let half = RouteWidths(camera: camera).whole / 2
    let beside = road.map { ($0, (half + 6) * scale) }
    for (alternate, line) in zip(overlay.alternates, lines.alternates) {
      guard let callOut = alternate.callOut else { continue }
      let bubble = CallOutBubble(callOut, typesetter: typesetter, language: language, scale: scale)
      let own = Self.pixels(line, camera: camera)
      placement.lines = beside + own.map { ($0, (0.8 * half + 1) * scale) }
      add(bubble, along: own, apartFrom: road, &placement)
    }
    if let callOut = overlay.callOut {
      let bubble = CallOutBubble(callOut, typesetter: typesetter, language: language, scale: scale)
      placement.lines = road.map { ($0, (half + 1) * scale) }
      add(bubble, along: road, apartFrom: [], &placement)
    }
  }

  /// Whether there was room.
  @discardableResult private mutating func add(
    _ bubble: CallOutBubble, along lines: [Polyline], apartFrom others: [Polyline], _ placement: inout CallOutPlacement
  ) -> Bool {
    let runs = lines.map { run(of: $0, in: placement.free, apartFrom: others) }
    guard let longest = runs.max(by: { $0.length < $1.length }),
      let (anchor, box) = placement.place(bubble, along: longest)
    else { return false }
    bubbles.append((bubble, anchor, box))
    landmarks.callOuts.append(box)
    return true
  }

  /// The visible stretches of a route in device pixels.
  private static func pixels(_ line: RouteLine, camera: Camera) -> [Polyline] {
    let ground = VisibleGround(camera: camera)
    let transform = camera.groundTransform
    return line.stretches.flatMap { ground.stretches(ofWorld: $0.points, camera: camera) }
      .map { Polyline($0.lazy.map { transform($0) }) }
  }

  /// The longest run of a line inside `free` that keeps at least 12 points away from others.
  private func run(of line: Polyline, in free: Rect, apartFrom others: [Polyline]) -> Polyline {
    let away = 12 * camera.scale
    var best: [Point] = []
    var run: [Point] = []
    let step = max(6 * camera.scale, line.length / 400)
    for offset in stride(from: 0, through: line.length, by: step) {
      guard let p = line.place(at: offset)?.point else { continue }
      let isClear =
        free.contains(p)
        && !others.contains { $0.touches(Rect(bounding: [p]).grown(away, away)) }
      if isClear { run.append(p) } else { run = [] }
      if run.count > best.count { best = run }
    }
    return Polyline(best)
  }

  // MARK: Drawing

  func draw(into list: inout DisplayList) {
    for dot in dots {
      list.fill(
        .ellipse(center: dot.center, radiusX: dot.width / 2 + camera.scale, radiusY: dot.height / 2 + camera.scale),
        color: .white)
    }
    for dot in dots {
      list.fill(
        .ellipse(center: dot.center, radiusX: dot.width / 2, radiusY: dot.height / 2), color: colors[.routeNormal])
    }
    drawAccuracy(into: &list)
    // Nearer marks stand before farther ones, our position among them.
    let sorted = marks.sorted { $0.anchor.y < $1.anchor.y }
    let farther = sorted.prefix { mark in landmarks.position.map { mark.anchor.y <= $0.y } ?? true }
    var images: [MarkerPicture: Int] = [:]
    for mark in farther { mark.draw(into: &list, images: &images) }
    drawPosition(into: &list, images: &images)
    for mark in sorted.dropFirst(farther.count) { mark.draw(into: &list, images: &images) }
    plate?.draw(into: &list)
    for (bubble, anchor, box) in bubbles { bubble.draw(into: &list, box: box, anchor: anchor) }
  }

  /// Our position lies on the ground, but only half as flat as the ground would make it, so that it stays legible.
  private func onGround(_ center: Point) -> AffineTransform {
    AffineTransform.scale(1, (1 + camera.pitchCosine) / 2).then(.translation(center))
  }

  private func drawAccuracy(into list: inout DisplayList) {
    guard let position = overlay.position, let center = landmarks.position else { return }
    let metres = position.accuracyMetres.map { $0 * camera.pointsPerMetre } ?? 46
    let radius = min(max(metres.isFinite ? metres : 46, 30), 120)
    let ring = MarkerIcon.accuracyRing(radius: radius, colors)
    ring.draw(
      into: &list,
      transform: AffineTransform.translation(-ring.anchor).then(.scale(2 * radius * camera.scale / ring.size))
        .then(onGround(center)))
  }

  private func drawPosition(into list: inout DisplayList, images: inout [MarkerPicture: Int]) {
    guard let position = overlay.position, let center = landmarks.position else { return }
    var turn = (position.headingDegrees - camera.bearingDegrees).truncatingRemainder(dividingBy: 360)
    if turn < 0 { turn += 360 }
    let (sine, cosine) = sineAndCosine(degrees: turn.isFinite ? turn : 0)
    func placed(middle: Point, pointsPerUnit: Double) -> AffineTransform {
      AffineTransform.translation(-middle).then(.scale(pointsPerUnit * camera.scale))
        .then(.rotation(sine: sine, cosine: cosine)).then(onGround(center))
    }
    if let picture = position.picture {
      let middle = Point(Double(picture.pixels.width), Double(picture.pixels.height)) / 2
      list.draw(picture, transform: placed(middle: middle, pointsPerUnit: 1 / picture.scale), images: &images)
    } else {
      let dart = MarkerIcon.position(colors)
      dart.draw(
        into: &list, transform: placed(middle: dart.anchor, pointsPerUnit: MarkerIcon.positionSize / dart.size))
    }
  }
}

extension Rect {
  /// Moved outwards by different amounts to the sides and up and down.
  fileprivate func grown(_ x: Double, _ y: Double) -> Rect {
    Rect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
  }
}
