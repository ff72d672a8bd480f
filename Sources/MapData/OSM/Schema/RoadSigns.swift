import Geometry

/// Maps what only OSM data have onto `traffic_signals`, `stop_signs` and `entrances`.
enum RoadSignMapping {
  static func add(_ element: OSMElement, to layers: inout OSMLayers) {
    guard let point = element.nodePosition else { return }
    let tags = element.tags
    if let highway = tags[.highway] {
      if highway == "traffic_signals" {
        add(.trafficSignals, element, point, direction: tags[.trafficSignalsDirection] ?? tags[.direction], to: &layers)
      }
      if highway == "stop" { add(.stopSigns, element, point, direction: tags[.direction], to: &layers) }
    }
    if let entrance = tags[.entrance], entrance != "no" {
      var properties: [String: PropertyValue] = ["entrance": .string(entrance)]
      Names.add(tags, to: &properties)
      if let ref = tags[.ref] { properties["ref"] = .string(ref) }
      if let access = tags[.access] { properties["access"] = .string(access) }
      if let number = tags[.addrHousenumber] { properties["housenumber"] = .string(number) }
      layers.add(.entrances, element, .points([point]), properties)
    }
  }

  /// - Parameter direction: of travel on its way that it is for: forward, backward or both.
  private static func add(
    _ layer: OSMLayer, _ element: OSMElement, _ point: Point, direction: String?, to layers: inout OSMLayers
  ) {
    layers.add(layer, element, .points([point]), direction.map { ["direction": .string($0)] } ?? [:])
  }
}
