import Geometry
import MapData
import MapStyle

/// Collects the symbols that one layer shows.
struct SymbolRequests {
  let layer: StyleLayer
  let symbol: SymbolLayer
  let context: LayerContext
  let streets: StreetLabel
  /// Which features are shown at all.
  let isShown: (Feature) -> Bool

  /// Points one by one, lines of equal looks together.
  func requests() -> [SymbolRequest] {
    let resolver = SymbolResolver(symbol, context.evaluation())
    let namesStreets = layer.metadata?["wayframe:names"]?.string == "street"
    var result: [SymbolRequest] = []
    var lines: [SymbolLook: Int] = [:]
    var numbers: [(index: Int, street: String?)] = []
    for (item, evaluation) in context.accepted(layer) where isShown(item.feature) {
      guard var look = resolver.look(evaluation) else { continue }
      if namesStreets, !look.text.isEmpty, let name = streets.texts(item.feature.properties).first {
        look.shortTexts = Array(streets.texts(item.feature.properties).dropFirst())
        look.text = name
      }
      look.text = Self.listed(look.text, of: item.feature)
      look.mayStandOnRoof = !Self.groundLayers.contains(layer.sourceLayer ?? "")
      let sortKey = symbol.sortKey.value(evaluation) ?? 0
      if look.placement == .point {
        for place in places(item) {
          if isHouseNumber { numbers.append((result.count, text(item.feature, "street"))) }
          result.append(SymbolRequest(look: look, place: .point(place), sortKey: sortKey))
        }
        continue
      }
      look.mayStandOnRoof = false
      look.level = level(item.feature)
      let pieces = item.lines(camera: context.camera, ground: context.ground)
      if let index = lines[look], case .lines(let known) = result[index].place {
        result[index].place = .lines(known + pieces)
        result[index].sortKey = min(result[index].sortKey, sortKey)
      } else if !pieces.isEmpty {
        lines[look] = result.count
        result.append(SymbolRequest(look: look, place: .lines(pieces), sortKey: sortKey))
      }
    }
    if isHouseNumber { return once(result, numbers) }
    return RoadsideSigns.layers.contains(layer.sourceLayer ?? "") ? oncePerCrossing(result) : result
  }

  /// What stands on the ground even where a building is: doors, signs.
  private static let groundLayers = Set(RoadsideSigns.layers + ["entrances"])

  private var isHouseNumber: Bool { layer.sourceLayer == "housenumber" }

  /// Lists in the data as people write them.
  private static func listed(_ text: String, of feature: Feature) -> String {
    guard !text.isEmpty else { return text }
    if houseNumberKeys.contains(where: { feature.properties[$0] == .string(text) }) { return HouseNumbers.shown(text) }
    guard text.contains(";") else { return text }
    // A road with several numbers has the first on its shield.
    if feature.properties["ref"] == .string(text) { return text.split(separator: ";").first?.trimmedSpaces ?? text }
    return feature.properties.values.contains(.string(text)) ? StreetLabel.listed(text) : text
  }

  private static let houseNumberKeys = ["housenumber", "addr:housenumber", "addr_housenumber", "house_num"]

  private func text(_ feature: Feature, _ key: String) -> String? {
    if case .string(let text) = feature.properties[key] { text } else { nil }
  }

  /// The level of a way; waters lie lower than streets of the same layer.
  private func level(_ feature: Feature) -> Double {
    let level = feature.level
    return Self.waterLayers.contains(layer.sourceLayer ?? "") && level == 0 ? Self.waterLevel : level
  }

  private static let waterLayers: Set<String> = [
    "waterway", "water_name", "water", "water_lines", "water_lines_labels",
  ]
  private static let waterLevel = -0.5

  // MARK: Once

  private func once(_ requests: [SymbolRequest], _ numbers: [(index: Int, street: String?)]) -> [SymbolRequest] {
    let places = numbers.map { number in
      HouseNumbers.Place(
        text: requests[number.index].look.text, street: number.street, point: requests[number.index].point ?? .zero)
    }
    let kept = HouseNumbers.once(places, pointsPerMetre: context.camera.pointsPerMetre)
    let dropped = Set(numbers.indices.filter { !kept.contains($0) }.map { numbers[$0].index })
    return requests.indices.filter { !dropped.contains($0) }.map { requests[$0] }
  }

  /// Lights and signs are mapped for each lane and direction; one at a crossing says as much.
  private func oncePerCrossing(_ requests: [SymbolRequest]) -> [SymbolRequest] {
    let reach = RoadsideSigns.crossingMetres * context.camera.pointsPerMetre
    let points = requests.map(\.point)
    let ordered = points.indices.compactMap { index in points[index].map { (index: index, point: $0) } }.sorted {
      a, b in
      let (p, q) = (a.point, b.point)
      return p.length != q.length ? p.length < q.length : (p.x, p.y) < (q.x, q.y)
    }
    var kept: [(index: Int, point: Point)] = []
    for candidate in ordered where !kept.contains(where: { ($0.point - candidate.point).length < reach }) {
      kept.append(candidate)
    }
    return kept.map { requests[$0.index] }
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

extension SymbolRequest {
  /// The place of one that stands at a point.
  var point: Point? {
    if case .point(let point) = place { point } else { nil }
  }
}
