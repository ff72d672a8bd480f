import Geometry
import MapStyle

/// Icons at points and along lines.
extension LabelPlacer {
  /// At most so many shields of one number are shown.
  private static let mostEqualShields = 3
  /// Icons along one line, at most.
  private static let mostIconsOfLine = 256
  /// An arrow needs a line of so many times its width.
  private static let roomOfArrow = 1.5
  /// Points between a route's edge and a shield beside it.
  private static let gapOfShield = 4.0
  /// How far beside a route a shield is looked a place for, in its own sizes.
  private static let stepsBesideRoute = [1.0, -1, 1.6, -1.6]

  /// Where an icon comes to lie, and its box.
  ///
  /// - Parameter direction: of the line it stands on, a unit vector of the ground plane.
  func placeIcon(
    _ icon: MapIcon, _ look: SymbolLook, _ projected: ProjectedPoint, ground place: Point, direction: Point?
  ) -> (AffineTransform, Rect) {
    let (x, y) = look.iconAnchor.shares
    let shift = Point((0.5 - x) * icon.width, (0.5 - y) * icon.height) + look.iconOffset
    let local = AffineTransform.translation(shift).then(.scale(look.iconSize))
      .then(rotation(degrees: look.iconRotateDegrees))
    let transform: AffineTransform
    if look.iconLiesOnGround {
      let along = look.iconTurnsWithMap ? direction ?? Point(1, 0) : Point(camera.bearingCosine, camera.bearingSine)
      let step = 0.5 + 0.5 * projected.depth
      let moved = place + groundShift(look.iconTranslate, look.iconTranslateAnchor)
      let (dx, dy) = groundAxes(at: moved, along: along)
      let position = self.transform(moved)
      transform = local.then(
        AffineTransform(a: dx.x * step, b: dx.y * step, c: dy.x * step, d: dy.y * step, tx: position.x, ty: position.y))
    } else {
      let unit = pixelsPerPoint(depth: projected.depth)
      var turned = local.then(.scale(unit))
      if look.iconTurnsWithMap {
        let along = groundAxes(at: place, along: direction ?? Point(1, 0)).0.normalized
        turned = turned.then(.rotation(sine: along.y, cosine: along.x))
      }
      let shift = screenShift(look.iconTranslate, look.iconTranslateAnchor) * unit
      transform = turned.then(.translation(projected.position + shift))
    }
    let half = Point(icon.width / 2, icon.height / 2)
    let corners = Rect(minX: -half.x, minY: -half.y, maxX: half.x, maxY: half.y).corners
    return (transform, Rect(bounding: corners.map { transform($0) }))
  }

  /// What one point of the ground along a direction, and one to the right of it, are in device pixels at a place.
  private func groundAxes(at place: Point, along: Point) -> (Point, Point) {
    let position = transform(place)
    return (transform(place + along) - position, transform(place + along.perpendicular) - position)
  }

  /// Icons along lines, with their text upright on them: arrows, shields.
  mutating func placeIconsAlong(_ look: SymbolLook, _ lines: [[Point]]) -> [PlacedSymbol] {
    var result: [PlacedSymbol] = []
    for stretch in stretches(lines) {
      let whole = stretch.ground.length
      for known in look.text.isEmpty ? [] : recall.places(of: look) {
        let place = camera.ground(nearest: known.world)
        guard let nearest = stretch.ground.nearest(to: place), nearest.away < samePlace * camera.worldSize,
          let placed = placeOnLine(
            look, at: place, direction: stretch.ground.direction(at: nearest.measure), room: whole, world: known.world)
        else { continue }
        result.append(placed)
      }
      // As far apart as the spacing says on the ground; a short line has one in its middle.
      var offsets = [whole / 2]
      if look.placement == .line, whole > look.spacing {
        let first = (stretch.start / look.spacing).rounded(.up) * look.spacing - stretch.start
        offsets = Array(
          stride(from: first + look.spacing / 2, to: whole, by: look.spacing).prefix(Self.mostIconsOfLine))
      }
      for offset in offsets {
        guard let place = stretch.ground.place(at: offset)?.point else { continue }
        let direction = stretch.ground.direction(at: offset)
        if let placed = placeOnLine(look, at: place, direction: direction, room: whole) { result.append(placed) }
      }
    }
    return result
  }

  /// - Parameter world: the place where it stood in the frame before.
  private mutating func placeOnLine(
    _ look: SymbolLook, at place: Point, direction: Point, room length: Double, world: Point? = nil
  ) -> PlacedSymbol? {
    if !look.text.isEmpty {
      guard var placed = placeShield(look, at: place, direction: direction) else { return nil }
      recall.note(&placed, look, at: world ?? camera.world(place), within: samePlace)
      return placed
    }
    guard let icon = icon(of: look), let projected = camera.project(place),
      icon.width * look.iconSize * Self.roomOfArrow < length
    else { return nil }
    let visible = visibility(at: place)
    let (transform, box) = placeIcon(icon, look, projected, ground: place, direction: direction)
    let padded = box.inset(by: -look.iconPadding * pixelsPerPoint(depth: projected.depth))
    guard visible > 0, look.iconAllowsOverlap || room.isFree(padded) else { return nil }
    // Arrows leave room for one another even where they leave it for everything else.
    room.take(look.iconIgnoresPlacement ? box : padded)
    return PlacedSymbol(
      icon: PlacedSymbol.Icon(icon: icon, transform: transform, opacity: look.iconOpacity * visible), bounds: box)
  }

  /// A road's number on its line, or beside it where a route runs there.
  private mutating func placeShield(_ look: SymbolLook, at place: Point, direction: Point) -> PlacedSymbol? {
    let number = look.iconName + " " + look.text
    guard let projected = camera.project(place), shields[number, default: 0] < Self.mostEqualShields,
      !hasNamesake(look.text, near: projected.position, within: look.spacing / 2 * camera.scale)
    else { return nil }
    var placed = placePoint(look, at: place)
    if placed == nil, !room.isOffRoute(Rect(bounding: [projected.position]).inset(by: -1)) {
      let size = max(icon(of: look)?.width ?? 0, look.textSize) * look.iconSize
      let reach = RouteWidths(camera: camera).whole / 2 + Self.gapOfShield + size / 2 * projected.depth
      for step in Self.stepsBesideRoute where placed == nil {
        placed = placePoint(look, at: place + direction.perpendicular * (reach * step))
      }
    }
    if placed != nil { shields[number, default: 0] += 1 }
    return placed
  }
}
