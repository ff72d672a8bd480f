import Geometry

/// One object of an OSM file as the mapping onto layers sees it.
struct OSMElement {
  enum Shape {
    case node(Point)
    case way(Int)
    /// A multipolygon relation, assembled.
    case area([Polygon])
  }

  let tags: OSMTags
  let shape: Shape
  /// See `OSMObjectKind.featureID`.
  let featureID: UInt64?

  init(tags: OSMTags, shape: Shape, id: Int64) {
    self.tags = tags
    self.shape = shape
    let kind: OSMObjectKind =
      switch shape {
      case .node: .node
      case .way: .way
      case .area: .relation
      }
    featureID = kind.featureID(id)
  }

  var nodePosition: Point? {
    if case .node(let position) = shape { position } else { nil }
  }

  /// Whether its form encloses an area; its tags say whether it stands for one.
  var isClosed: Bool {
    switch shape {
    case .node: false
    case .way(let way): tags.store.ways.isClosed[way]
    case .area: true
    }
  }

  /// Whether a closed form of a kind that is a line by nature (a road, a pier, a platform) is an area instead.
  var isDeclaredArea: Bool {
    switch shape {
    case .node: false
    case .way: isClosed && tags[.area] == "yes"
    case .area: true
    }
  }

  /// A way's lines, split where the file lacks nodes.
  var lines: [[Point]] {
    guard case .way(let way) = shape else { return [] }
    let store = tags.store
    var lines: [[Point]] = []
    var line: [Point] = []
    for ref in store.ways.refs[store.ways.refLists[way]] {
      if ref == OSMWays.missing {
        if line.count > 1 { lines.append(line) }
        line = []
      } else if line.last != store.nodes.positions[Int(ref)] {
        line.append(store.nodes.positions[Int(ref)])
      }
    }
    if line.count > 1 { lines.append(line) }
    return lines
  }

  /// The area enclosed; a closed way that lacks nodes goes straight from one that is there to the next.
  var polygons: [Polygon] {
    switch shape {
    case .node: return []
    case .area(let polygons): return polygons
    case .way(let way):
      guard isClosed else { return [] }
      let store = tags.store
      var ring: [Point] = []
      for ref in store.ways.refs[store.ways.refLists[way]] where ref != OSMWays.missing {
        if ring.last != store.nodes.positions[Int(ref)] { ring.append(store.nodes.positions[Int(ref)]) }
      }
      if ring.count > 1, ring.first == ring.last { ring.removeLast() }
      let area = PlaneArea.signed(ring)
      guard area != 0 else { return [] }
      return [Polygon(rings: [area < 0 ? ring.reversed() : ring])]
    }
  }

  /// Where a label or symbol of it belongs: the node, or a point inside its largest polygon.
  var labelPoint: Point? {
    if let nodePosition { return nodePosition }
    let polygons = polygons
    guard polygons.count > 1 else { return polygons.first.flatMap { PlaneArea.interiorPoint($0.rings) } }
    let areas = polygons.map { abs(PlaneArea.signed($0.rings.first ?? [])) }
    guard let largest = areas.indices.max(by: { areas[$0] < areas[$1] }) else { return nil }
    return PlaneArea.interiorPoint(polygons[largest].rings)
  }
}

/// The layers that OSM data are mapped onto, roughly in the order of drawing.
enum OSMLayer: Int, CaseIterable {
  case water, waterway, landcover, landuse, park, boundary, aeroway, transportation, building, waterName
  case transportationName, place, housenumber, poi, aerodromeLabel, mountainPeak
  case trafficSignals, stopSigns, entrances, crossings

  var name: String { Self.names[rawValue] }

  /// In the order of the cases.
  private static let names = [
    "water", "waterway", "landcover", "landuse", "park", "boundary", "aeroway", "transportation", "building",
    "water_name", "transportation_name", "place", "housenumber", "poi", "aerodrome_label", "mountain_peak",
    "traffic_signals", "stop_signs", "entrances", "crossings",
  ]
}

/// Gathers features by layer.
struct OSMLayers {
  private(set) var features = [[Feature]](repeating: [], count: OSMLayer.allCases.count)

  mutating func add(
    _ layer: OSMLayer, _ element: OSMElement, _ geometry: FeatureGeometry, _ properties: [String: PropertyValue],
    form: BuildingForm? = nil
  ) {
    switch geometry {
    case .points(let points) where points.isEmpty: return
    case .lines(let lines) where lines.isEmpty: return
    case .polygons(let polygons) where polygons.isEmpty: return
    default:
      var feature = Feature(id: element.featureID, geometry: geometry, properties: properties)
      feature.form = form
      features[layer.rawValue].append(feature)
    }
  }

  mutating func addSea(_ polygons: [Polygon]) {
    let properties: [String: PropertyValue] = ["class": .string("ocean"), "intermittent": .number(0)]
    features[OSMLayer.water.rawValue].append(Feature(id: nil, geometry: .polygons(polygons), properties: properties))
  }

  /// Gives each street one set of names, and joins its ways.
  mutating func joinNames(_ names: StreetNames) {
    let layer = OSMLayer.transportationName.rawValue
    if !names.isEmpty {
      for index in features[layer].indices {
        features[layer][index].properties = names.completed(features[layer][index].properties)
      }
    }
    features[layer] = NameLines.joined(features[layer])
  }

  mutating func append(_ feature: Feature, to layer: OSMLayer) { features[layer.rawValue].append(feature) }

  /// Names already joined in place of the single ways'.
  mutating func setNames(_ names: [Feature]) { features[OSMLayer.transportationName.rawValue] = names }

  subscript(layer: OSMLayer) -> [Feature] { features[layer.rawValue] }
}
