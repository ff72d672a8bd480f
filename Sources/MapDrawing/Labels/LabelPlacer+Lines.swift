import Geometry
import MapStyle
import Text

/// Names along lines.
extension LabelPlacer {
  /// A visible stretch of a line: on the ground, and in device pixels.
  struct VisibleStretch {
    var ground: Polyline
    var pixels: Polyline
    /// Where it begins on the whole line, in points on the ground.
    var start: Double
  }

  func stretches(_ lines: [[Point]]) -> [VisibleStretch] {
    lines.flatMap { line in
      ground.clip(line: line).map { piece in
        let pixels = Polyline(piece.points.lazy.map { transform($0) })
        return VisibleStretch(ground: Polyline(piece.points), pixels: pixels, start: piece.start)
      }
    }
  }

  /// Names on one stretch of a line, at most.
  private static let mostNamesOfStretch = 64.0
  /// How far apart places are that are tried for a name, in points …
  private static let step = 12.0
  /// … and how many to each side of the first, at most.
  private static let mostStepsAside = 18.0
  /// Equal names along lines keep no farther apart than this, in points, however far apart their style wants them.
  private static let mostDistanceOfNamesakes = 250.0
  /// Beside a route the baseline lies so many points from the line's edge.
  static let gapBesideRoute = 8.5
  /// Of the places along a baseline that are looked at, at most one may be hidden.
  private static let samples = 9
  private static let mostHiddenSamples = 1

  /// Names along lines, repeated where there is room.
  mutating func placeTextAlong(_ look: SymbolLook, _ lines: [[Point]]) -> [PlacedSymbol] {
    var result: [PlacedSymbol] = []
    let shift = groundShift(look.textTranslate, look.textTranslateAnchor)
    let joined = joinedLines(lines).map { line in shift == .zero ? line : line.map { $0 + shift } }
    let all = stretches(joined).sorted {
      $0.pixels.length != $1.pixels.length
        ? $0.pixels.length > $1.pixels.length
        : (($0.pixels.points.first?.x ?? 0) < ($1.pixels.points.first?.x ?? 0))
    }
    let spacing = look.spacing * camera.scale
    // No name is shorter than this many pixels.
    let least = look.textSize * camera.scale
    for stretch in all where stretch.pixels.length > least {
      for place in recall.places(of: look) {
        guard let placed = placeText(look, along: stretch, whereItStood: place) else { continue }
        result.append(placed)
      }
      let slots =
        look.placement == .lineCenter
        ? 1 : Int(min(max((stretch.pixels.length / spacing).rounded(), 1), Self.mostNamesOfStretch))
      for slot in 0..<slots {
        let middle = (Double(slot) + 0.5) / Double(slots) * stretch.pixels.length
        for text in forms(of: look) {
          guard let placed = placeText(look, text, along: stretch, around: middle, reach: 0.5 / Double(slots)) else {
            continue
          }
          result.append(placed)
          break
        }
      }
    }
    return result
  }

  /// A street has one name in a frame: where it stands already, only in that form.
  private func forms(of look: SymbolLook) -> [String] {
    let all = [look.text] + look.shortTexts
    return shownForms[look.text].map { shown in all.filter { $0 == shown } } ?? all
  }

  /// Points that street names keep free around them beyond their style's: from far away there would be too many.
  private static func airOfStreetNames(_ zoom: Double) -> Double { min(max((16 - zoom) * 6, 0), 18) }

  /// Where the frame before had the name, if that is on the stretch.
  private mutating func placeText(
    _ look: SymbolLook, along stretch: VisibleStretch, whereItStood known: LabelMemory.Place
  ) -> PlacedSymbol? {
    let place = camera.ground(nearest: known.world)
    guard let nearest = stretch.ground.nearest(to: place), nearest.away < samePlace * camera.worldSize,
      let offset = stretch.pixels.nearest(to: transform(place))?.measure
    else { return nil }
    for text in forms(of: look) {
      if let placed = placeText(look, text, along: stretch, at: offset, world: known.world) { return placed }
    }
    return nil
  }

  /// Tries places around a middle (device pixels along the stretch), nearer ones first.
  private mutating func placeText(
    _ look: SymbolLook, _ text: String, along stretch: VisibleStretch, around middle: Double, reach: Double
  ) -> PlacedSymbol? {
    let reach = reach * stretch.pixels.length
    let step = max(Self.step * camera.scale, reach / Self.mostStepsAside)
    for attempt in 0...(2 * Int(reach / step)) {
      let offset = middle + Double((attempt + 1) / 2) * step * (attempt % 2 == 0 ? 1 : -1)
      if let placed = placeText(look, text, along: stretch, at: offset) { return placed }
    }
    return nil
  }

  /// Tries one place, on both sides of a route.
  ///
  /// - Parameter world: the place where it stood in the frame before.
  private mutating func placeText(
    _ look: SymbolLook, _ text: String, along stretch: VisibleStretch, at offset: Double, world: Point? = nil
  ) -> PlacedSymbol? {
    let size = look.textSize * camera.scale / 2
    guard let place = stretch.pixels.place(at: offset)?.point, let ground = unproject(place) else { return nil }
    let middleOfText = Rect(x: place.x - size / 2, y: place.y - size / 2, width: size, height: size)
    let isOnRoute = !room.isOffRoute(middleOfText)
    // Laying out the text costs most, so what is sure to fail is found before.
    guard visibility(at: ground) > 0,
      look.textAllowsOverlap || !LineTextPlace.isCentred(look) || isOnRoute
        || room.hasRoom(for: middleOfText, padding: 0),
      !hasNamesake(
        look.text, near: place, within: min(look.spacing, Self.mostDistanceOfNamesakes) * camera.scale)
    else { return nil }
    let sides = isOnRoute && LineTextPlace.isCentred(look) ? [-1.0, 1] : [0]
    for side in sides {
      if var placed = placeText(look, text, along: stretch.pixels, at: offset, ground: ground, side: side) {
        recall.note(&placed, look, at: world ?? camera.world(ground), within: samePlace)
        return placed
      }
    }
    return nil
  }

  /// Sets a name along a line with its middle at one place.
  ///
  /// - Parameters:
  ///   - name: the look's text, or what stands for it.
  ///   - line: in device pixels.
  ///   - ground: the place on the ground plane.
  ///   - side: 0 on the line; −1 above a route that runs on it, 1 below.
  ///   - mayBeHidden: for names that are needed even where buildings hide the ground under them.
  mutating func placeText(
    _ look: SymbolLook, _ name: String, along line: Polyline, at offset: Double, ground: Point, side: Double,
    mayBeHidden: Bool = false
  ) -> PlacedSymbol? {
    let depth = transform.w(ground)
    let unit = pixelsPerPoint(depth: depth)
    let style = textStyle(look, unit: unit)
    let text = typesetter.line(name, style: style)
    guard text.width < line.length, let place = line.place(at: offset)?.point,
      let textPlace = side == 0
        ? LineTextPlace(look, along: line, at: offset, width: text.width, size: text.size)
        : LineTextPlace(
          beside: line, at: offset, width: text.width, size: text.size,
          away: besideRoute(depth: depth, size: text.size), side: side)
    else { return nil }
    let set: (any TextOnCurve)? =
      stacked(name, style, maxAngle: look.maxAngleDegrees, along: textPlace)
      ?? text.curved(
        along: textPlace.curve, at: textPlace.middle, maxAngle: look.maxAngleDegrees,
        centerLift: textPlace.baselineDrop)
    guard let set, mayBeHidden || isSeen(look, textPlace, width: text.width, isOnLine: side == 0) else { return nil }
    let boxes = set.clusterBoxes
    let padding = (look.textPadding + Self.airOfStreetNames(camera.zoom)) * unit
    guard
      boxes.allSatisfy({ box in
        look.textAllowsOverlap
          || (room.hasRoom(for: box, padding: padding) && room.isOffRoute(box) && !isQuiet(name, box))
      })
    else { return nil }
    var placed = PlacedSymbol(text: name)
    set.append(to: &placed.curvedGlyphs)
    placed.lines = set.written.map { [$0] } ?? []
    color(&placed, look, unit: unit, alpha: visibility(at: ground))
    for box in boxes {
      placed.bounds = placed.bounds.union(box)
      if !look.textIgnoresPlacement { room.take(box.inset(by: -padding)) }
    }
    namesakes[look.text, default: []].append(place)
    shownForms[look.text] = name
    return placed
  }

  /// How far the middle of letters lies from the middle of a route, in device pixels.
  private func besideRoute(depth: Double, size: Double) -> Double {
    (RouteWidths(camera: camera).whole / 2 / depth + Self.gapBesideRoute) * camera.scale
      + LineTextPlace.capitalsMiddle * size
  }

  /// East Asian names down steep lines.
  private func stacked(
    _ name: String, _ style: TextStyle, maxAngle: Double, along place: LineTextPlace
  ) -> StackedLine? {
    guard place.isSteep, StackedText.stacks(name) else { return nil }
    return typesetter.stackedText(name, style: style)?
      .stacked(along: place.curve, at: place.middle, maxAngle: maxAngle)
  }

  private func isQuiet(_ text: String, _ box: Rect) -> Bool {
    guard let quiet = surroundings.quiet, quiet.box.intersects(box) else { return false }
    return RouteStreets.isSame(text, quiet.name)
  }

  /// Whether enough of the ground under a name is seen: neither hidden by buildings nor covered by ways above.
  private func isSeen(_ look: SymbolLook, _ place: LineTextPlace, width: Double, isOnLine: Bool) -> Bool {
    // Beside a route a name does not lie on its own way, which may be above others.
    let ways = surroundings.waysAbove.flatMap { $0.isEmpty || !isOnLine ? nil : $0 }
    guard surroundings.buildings != nil || ways != nil else { return true }
    let curve = Polyline(place.curve)
    var hidden = 0
    for sample in 0..<Self.samples {
      let share = Double(sample) / Double(Self.samples - 1) - 0.5
      guard let pixel = curve.point(at: place.middle + share * width), let ground = unproject(pixel) else { continue }
      if surroundings.buildings?.hides(ground) == true || ways?.cover(ground, ofLevel: look.level) == true {
        hidden += 1
      }
      if hidden > Self.mostHiddenSamples { return false }
    }
    return true
  }
}
