import Geometry
import XML

/// An OSM PBF or XML file as map features, in the terms of the OpenMapTiles schema plus `traffic_signals`, `stop_signs`
/// and `entrances`.
public final class OSMSource: FeatureSource {
  /// What the file covers, in world points.
  public let bounds: Rect
  /// Where most of it is, in world points.
  public let mainBounds: Rect
  /// The credit that OpenStreetMap asks for.
  public let attribution: String? = "© OpenStreetMap contributors"

  let store: OSMStore
  /// Of the store's memory, for as long as it lives.
  private let claim: ReadingClaim
  private let areas: OSMAreas
  private let sea: Coastline
  private let warnings: [String]
  let transportation: TransportationMapping
  private let buildings: BuildingMapping
  private let boundaries: BoundaryMapping
  private let names: StreetNames
  /// What frames have seen of it.
  let kept = KeptElements()

  /// - Parameter budget: what the file's objects may take of memory.
  public convenience init(path: String, budget: ReadingBudget = ReadingBudget()) throws(MapDataError) {
    let file = try ByteFile(path: path)
    let head = try file.prefix(64)
    try self.init(file: file, format: XMLScanner.looksLikeXML(head) ? .xml : .pbf, budget: budget)
  }

  enum Format { case pbf, xml }

  init(file: ByteFile, format: Format, threads: Int = 1, budget: ReadingBudget) throws(MapDataError) {
    var claim = ReadingClaim(on: budget, path: file.path)
    let content =
      switch format {
      case .pbf: try PBFReader.read(file, threads: threads, claim: &claim)
      case .xml: try OSMXMLReader.read(file, claim: &claim)
      }
    self.claim = claim
    let stated = content.statedBounds
    let store = content.store
    self.store = store
    let bounds = stated ?? Rect(bounding: store.nodes.positions)
    self.bounds = bounds
    ((areas, buildings), (mainBounds, sea, transportation, boundaries, names)) = both(threads: threads) {
      let areas = OSMAreas(store: store, stated: stated)
      let (parts, landmarks) = Self.buildings(store, areas)
      return (areas, BuildingMapping(parts: BuildingParts(parts), landmarks: LandmarkOutlines(landmarks)))
    } _: {
      let center = store.nodes.ids.isEmpty ? nil : WebMercator.unproject(bounds.center)
      return (
        stated ?? MainBounds.of(store.nodes.positions, within: bounds), Coastline(store: store, stated: stated),
        TransportationMapping(networks: RoadNetworks(store: store, center: center)), BoundaryMapping(store: store),
        Self.streetNames(store)
      )
    }
    warnings = Self.warnings(path: file.path, content: content, broken: areas.broken)
  }

  /// The features that touch a part of the world, whatever the zoom.
  public func features(in region: Rect, zoom: Double) throws(MapDataError) -> FeatureLayers {
    var result = FeatureLayers(warnings: warnings)
    for copy in WorldCopies.touched(by: region) {
      let shift = Point(Double(copy), 0)
      let layers = layers(in: region.offset(by: -shift))
      for layer in OSMLayer.allCases where !layers[layer].isEmpty {
        result.layers[layer.name, default: []].append(contentsOf: layers[layer].map { $0.offset(by: shift) })
      }
    }
    return result
  }

  /// Those of the whole file.
  public var streetNames: StreetNames? { names }

  private func layers(in region: Rect) -> OSMLayers {
    let seen = elements(in: region)
    let hasSea = !sea.polygons.isEmpty && region.touches(sea.bounds)
    return kept.view(seen, hasSea: hasSea) { layers in
      if hasSea { layers.addSea(sea.polygons) }
    } map: { element, layers in
      map(element, to: &layers)
    } join: { layers in
      layers.joinNames(names)
    }
  }

  /// The elements that touch a region: tagged nodes, then ways, then areas, all counted on from 0.
  private func elements(in region: Rect) -> [Int32] {
    var seen: [Int32] = []
    var first = 0
    for (index, node) in store.nodes.tagged.enumerated() where region.contains(store.nodes.positions[Int(node)]) {
      seen.append(Int32(truncatingIfNeeded: first + index))
    }
    first += store.nodes.tagged.count
    for (way, bounds) in store.ways.bounds.enumerated() where region.touches(bounds) {
      seen.append(Int32(truncatingIfNeeded: first + way))
    }
    first += store.ways.ids.count
    for (index, area) in areas.areas.enumerated() where region.touches(area.bounds) {
      seen.append(Int32(truncatingIfNeeded: first + index))
    }
    return seen
  }

  private func map(_ number: Int32, to layers: inout OSMLayers) {
    var index = Int(number)
    if index < store.nodes.tagged.count {
      let node = Int(store.nodes.tagged[index])
      let shape = OSMElement.Shape.node(store.nodes.positions[node])
      return addNode(OSMElement(tags: store.nodeTags(index), shape: shape, id: store.nodes.ids[node]), to: &layers)
    }
    index -= store.nodes.tagged.count
    if index < store.ways.ids.count {
      let element = OSMElement(tags: store.wayTags(index), shape: .way(index), id: store.ways.ids[index])
      boundaries.add(element, to: &layers)
      if !element.tags.isEmpty { addWayOrArea(element, to: &layers) }
      return
    }
    addWayOrArea(element(areas.areas[index - store.ways.ids.count]), to: &layers)
  }

  private func addNode(_ element: OSMElement, to layers: inout OSMLayers) {
    RoadSignMapping.add(element, to: &layers)
    PlaceMapping.add(element, to: &layers)
    PointOfInterestMapping.add(element, to: &layers)
    LandMapping.add(element, to: &layers)
    WaterMapping.add(element, to: &layers)
  }

  private func addWayOrArea(_ element: OSMElement, to layers: inout OSMLayers) {
    transportation.add(element, to: &layers)
    buildings.add(element, to: &layers)
    LandMapping.add(element, to: &layers)
    WaterMapping.add(element, to: &layers)
    PlaceMapping.add(element, to: &layers)
    PointOfInterestMapping.add(element, to: &layers)
  }

  private func element(_ area: OSMAreas.Area) -> OSMElement {
    OSMElement(
      tags: store.relationTags(area.relation), shape: .area(area.polygons), id: store.relations.ids[area.relation])
  }

  // MARK: Opening

  /// The closed elements with `building:part`, and those with `building` that are landmarks.
  private static func buildings(
    _ store: OSMStore, _ areas: OSMAreas
  ) -> (parts: [OSMElement], landmarks: [OSMElement]) {
    var (parts, landmarks): ([OSMElement], [OSMElement]) = ([], [])
    func add(_ tags: OSMTags, _ shape: OSMElement.Shape, _ id: Int64) {
      if BuildingMapping.isOne(tags[.buildingPart]) { parts.append(OSMElement(tags: tags, shape: shape, id: id)) }
      if BuildingMapping.isOne(tags[.building]), Landmark.isOne(tags) {
        landmarks.append(OSMElement(tags: tags, shape: shape, id: id))
      }
    }
    for way in store.ways.ids.indices where store.ways.isClosed[way] {
      add(store.wayTags(way), .way(way), store.ways.ids[way])
    }
    for area in areas.areas {
      add(store.relationTags(area.relation), .area(area.polygons), store.relations.ids[area.relation])
    }
    return (parts, landmarks)
  }

  private static func streetNames(_ store: OSMStore) -> StreetNames {
    // Each string is looked at once, not each tag.
    let international = OSMKey.intName.name
    let isKey = store.strings.map { LanguageKey.isOne($0) || $0 == international }
    var counting = StreetNameCount()
    for way in store.ways.ids.indices {
      let tags = store.wayTags(way)
      guard tags.has(.highway), let name = tags[.name] else { continue }
      tags.each(where: isKey) { counting.add($1, key: $0, of: name) }
    }
    return counting.names(completed: Names.derived)
  }

  private static func warnings(path: String, content: OSMContent, broken: [Int64]) -> [String] {
    var warnings: [String] = []
    if content.store.nodes.ids.isEmpty { warnings.append("\(path): holds no features.") }
    if content.strayNodes > 0 {
      let nodes = content.strayNodes.counted(
        "node has no position on the earth and was", "nodes have no position on the earth and were")
      warnings.append("\(path): \(nodes) left out.")
    }
    if !broken.isEmpty {
      let areas = broken.count.counted(
        "multipolygon lacks members or does not close and was drawn as far as it does: relation",
        "multipolygons lack members or do not close and were drawn as far as they do: relations")
      let listed = broken.prefix(5).map { String($0) }.joined(separator: ", ")
      warnings.append("\(path): \(areas) \(listed)\(broken.count > 5 ? ", …" : "").")
    }
    return warnings
  }
}
