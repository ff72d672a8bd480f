import Geometry

extension OSMSource {
  /// What carriageways are built of, with the tags of lanes, kerbs, pavements and crossings as OSM has them.
  public func streets(in region: Rect, zoom: Double) throws(MapDataError) -> FeatureLayers {
    var layers = OSMLayers()
    let mapping = StreetMapping(strings: store.strings)
    for index in store.nodes.tagged.indices {
      let position = store.nodes.positions[Int(store.nodes.tagged[index])]
      guard region.contains(position) else { continue }
      let id = store.nodes.ids[Int(store.nodes.tagged[index])]
      mapping.addNode(OSMElement(tags: store.nodeTags(index), shape: .node(position), id: id), to: &layers)
    }
    for way in store.ways.ids.indices where region.touches(store.ways.bounds[way]) {
      let element = OSMElement(tags: store.wayTags(way), shape: .way(way), id: store.ways.ids[way])
      mapping.addWay(element, transportation, to: &layers)
    }
    var result = FeatureLayers()
    for layer in OSMLayer.allCases where !layers[layer].isEmpty { result.layers[layer.name] = layers[layer] }
    return result.streets(in: region)
  }
}

extension FeatureLayers {
  /// The layers that streets are built of, their lines cut to a box.
  func streets(in region: Rect) -> FeatureLayers {
    var result = FeatureLayers()
    for name in Self.ofStreets {
      result.layers[name] = layers[name]?.compactMap { feature in
        guard case .lines(let lines) = feature.geometry else { return feature }
        let cut = lines.flatMap { BoxClipping.line($0, to: region) }
        guard !cut.isEmpty else { return nil }
        return Feature(id: feature.id, geometry: .lines(cut), properties: feature.properties)
      }
    }
    return result
  }
}
