/// Maps what only OSM data have onto `traffic_signals`, `stop_signs` and `entrances`.
enum RoadSignMapping {
  static func add(_ element: OSMElement, to layers: inout OSMLayers) {
    guard let point = element.nodePosition else { return }
    let tags = element.tags
    if let highway = tags[.highway] {
      var properties: [String: PropertyValue] = [:]
      // The direction of travel on its way that it is for: forward, backward or both.
      if let direction = tags[.direction] { properties["direction"] = .string(direction) }
      if highway == "traffic_signals" { layers.add(.trafficSignals, element, .points([point]), properties) }
      if highway == "stop" { layers.add(.stopSigns, element, .points([point]), properties) }
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
}
