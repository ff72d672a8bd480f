import Geometry
import Text

/// The name of the street that the next manoeuvre leads into, beside the route's line beyond the turn.
struct TurnLabel {
  let turn: RouteStreets.Turn
  let line: RouteLine
  let camera: Camera

  /// In points.
  private static let textSize = 14.0
  private static let maxAngleDegrees = 40.0
  /// Metres beyond the turn where the name's middle stands, the best first; farther ones for turns out of view.
  private static let metresBeyondTurn: [Double] =
    [57, 54, 60, 52, 62, 48, 66, 44, 71, 40, 77, 36, 85, 33, 95, 110]
  /// A street of the map is the route's where it lies no farther beside it, in metres.
  private static let reachMetres = 8.0

  /// Places the name; `nil` where there is no room for it.
  ///
  /// - Parameter requests: those of all layers, for the name as the map writes it.
  func place(_ requests: [SymbolRequest], _ placer: inout LabelPlacer) -> PlacedSymbol? {
    guard let look = look(requests) else { return nil }
    let ground = VisibleGround(camera: camera)
    let transform = camera.groundTransform
    let stretches = line.slices(from: turn.from, to: max(turn.to, turn.from + 1))
      .flatMap { ground.stretches(ofWorld: $0, camera: camera) }
    guard let first = stretches.first else { return nil }
    let pixels = prolonged(Polyline(first.lazy.map { transform($0) }), by: camera.width * camera.scale / 2)
    // Better over a building than not at all, better short than not at all.
    for (text, mayBeHidden) in ([look.text] + look.shortTexts).flatMap({ [($0, false), ($0, true)] }) {
      for metres in Self.metresBeyondTurn where metres < turn.to - turn.from {
        guard let place = line.point(at: turn.from + metres).map({ camera.ground(nearest: $0) }),
          ground.contains(place), let measure = pixels.nearest(to: transform(place))?.measure
        else { continue }
        for side in [-1.0, 1] {
          if let placed = placer.placeText(
            look, text, along: pixels, at: measure, ground: place, side: side, mayBeHidden: mayBeHidden)
          {
            return placed
          }
        }
      }
    }
    return nil
  }

  /// A short street's name reaches beyond its ends.
  private func prolonged(_ line: Polyline, by length: Double) -> Polyline {
    guard let first = line.points.first, let last = line.points.last, line.points.count >= 2 else { return line }
    let start = first - line.direction(at: 0) * length
    return Polyline([start] + line.points + [last + line.direction(at: line.length) * length])
  }

  /// The look of the street's name on the map, large and bold; the route's name for it where the map has none.
  private func look(_ requests: [SymbolRequest]) -> SymbolLook? {
    let middle = turn.from + min(Self.metresBeyondTurn[0], (turn.to - turn.from) / 2)
    guard let place = line.point(at: middle).map({ camera.ground(nearest: $0) }) else { return nil }
    var best: (away: Double, look: SymbolLook)?
    var any: SymbolLook?
    for request in requests where !request.look.text.isEmpty && !request.look.isTextUpright {
      guard case .lines(let lines) = request.place, request.look.placement != .point else {
        continue
      }
      if any == nil { any = request.look }
      // Beside or above the street another may lie nearer.
      guard RouteStreets.isSame(request.look.text, turn.name) else { continue }
      for points in lines {
        guard let away = Polyline(points).nearest(to: place)?.away, away < best?.away ?? .infinity else { continue }
        best = (away, request.look)
      }
    }
    guard var look = best?.look ?? any else { return nil }
    if best.map({ $0.away > Self.reachMetres * camera.pointsPerMetre }) ?? true {
      look.text = turn.name
      look.shortTexts = [turn.shortName].compactMap { $0 }
    }
    look.textSize = Self.textSize
    look.isBold = true
    look.maxAngleDegrees = Self.maxAngleDegrees
    look.textPadding = 0
    look.textTranslate = .zero
    return look
  }
}
