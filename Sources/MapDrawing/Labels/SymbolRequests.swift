import Geometry
import MapData
import MapStyle

/// Collects the symbols that one layer shows.
struct SymbolRequests {
  let layer: StyleLayer
  let symbol: SymbolLayer
  let context: LayerContext
  /// Which features are shown at all.
  let isShown: (Feature) -> Bool

  /// Points one by one, lines of equal looks together.
  func requests() -> [SymbolRequest] {
    let resolver = SymbolResolver(symbol, context.evaluation())
    var result: [SymbolRequest] = []
    var lines: [SymbolLook: Int] = [:]
    for (item, evaluation) in context.accepted(layer) where isShown(item.feature) {
      guard let look = resolver.look(evaluation) else { continue }
      let sortKey = symbol.sortKey.value(evaluation) ?? 0
      if look.placement == .point {
        for place in places(item) { result.append(SymbolRequest(look: look, place: .point(place), sortKey: sortKey)) }
        continue
      }
      let pieces = item.lines(camera: context.camera, ground: context.ground)
      if let index = lines[look], case .lines(let known) = result[index].place {
        result[index].place = .lines(known + pieces)
        result[index].sortKey = min(result[index].sortKey, sortKey)
      } else if !pieces.isEmpty {
        lines[look] = result.count
        result.append(SymbolRequest(look: look, place: .lines(pieces), sortKey: sortKey))
      }
    }
    return result
  }

  /// Where a label at a point stands: on points, in the middle of lines, inside areas.
  private func places(_ item: GroundFeature) -> [Point] {
    switch item.feature.geometry {
    case .points: return item.points(camera: context.camera, ground: context.ground)
    case .lines:
      return item.lines(camera: context.camera, ground: context.ground).compactMap { points in
        let line = Polyline(points)
        return line.place(at: line.length / 2)?.point
      }
    case .polygons(let polygons):
      return polygons.compactMap { polygon in
        guard let outer = polygon.rings.first, outer.count >= 3 else { return nil }
        let place = context.camera.ground(centroid(outer), copy: item.copy)
        return context.ground.contains(place) ? place : nil
      }
    }
  }
}
