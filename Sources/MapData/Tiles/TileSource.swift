import Geometry

/// Vector tiles as map features: chooses the level, reads what the region needs, cuts each tile to its square and joins
/// lines across the borders.
struct TileSource<Archive: TileArchive>: FeatureSource {
  /// Tiles read for one region; a view that spans more takes them from a coarser level.
  static var tileLimit: Int { 1024 }

  let archive: Archive
  /// What frames have read of it.
  let kept = KeptTiles()

  /// The schema that the archive's own list of layers tells.
  private let statedSchema: TileSchema?

  init(archive: Archive) {
    self.archive = archive
    let layers = archive.metadata.layers
    statedSchema = TileSchema.recognised(
      layers: layers.map(\.id), fields: Set(layers.flatMap(\.fields.keys)))
  }

  var bounds: Rect { archive.bounds }
  var attribution: String? { archive.attribution }

  func features(in region: Rect, zoom: Double) throws(MapDataError) -> FeatureLayers {
    var result = FeatureLayers(warnings: archive.warnings)
    let tiles = tiles(for: region, zoom: zoom, warnings: &result.warnings)
    let isCut = result.warnings.count > archive.warnings.count
    let view = KeptTiles.View(tiles: tiles, stamps: archive.stamps(of: tiles), warnings: result.warnings)
    if let known = kept.features(of: view) { return known }
    var byLayer: [String: LayerContent] = [:]
    var missing: [TileID] = []
    var budget = TileBudget()
    for tile in tiles {
      guard let content = try content(of: tile, budget: &budget) else {
        missing.append(tile)
        continue
      }
      result.warnings += content.warnings
      for layer in content.layers {
        byLayer[layer.name, default: LayerContent()].add(layer.features, tile, extent: layer.extent)
      }
    }
    result.lacksTiles = isCut || !missing.isEmpty
    if let first = missing.first {
      result.warnings.append(
        "\(archive.path): \(missing.count) of \(tiles.count) tiles \(missing.count == 1 ? "is" : "are") missing or empty, among them \(first.wrapped)."
      )
    }
    // Layers do not depend on each other, so the dictionary's order does not show.
    for (name, content) in byLayer {
      let features = content.stitched()
      result.layers[name] = StreetNames.layers.contains(name) ? StreetNames.unified(features) : features
    }
    kept.keep(result, of: view)
    return result
  }

  /// A tile's features; nil for one that is missing or empty.
  private func content(of tile: TileID, budget: inout TileBudget) throws(MapDataError) -> KeptTiles.Content? {
    let stamp = archive.stamps(of: [tile])
    if let known = kept.content(of: tile, stamp: stamp), budget.adds(known.cost) { return known }
    let before = budget.cost
    var content = KeptTiles.Content()
    guard let layers = try layers(of: tile.wrapped, budget: &budget, warnings: &content.warnings) else { return nil }
    content.layers = translated(
      layers.map { (name: $0.name, extent: $0.extent, features: TileFeatures(tile: tile).features(of: $0)) })
    content.cost = budget.cost &- before
    kept.keep(content, of: tile, stamp: stamp)
    return content
  }

  /// The layers with what other schemas say in the words of OpenMapTiles, too.
  private func translated(_ layers: [KeptTiles.Content.Layer]) -> [KeptTiles.Content.Layer] {
    let schema =
      statedSchema
      ?? TileSchema.recognised(
        layers: layers.map(\.name),
        fields: layers.reduce(into: []) { $0.formUnion($1.features.first?.properties.keys ?? [:].keys) })
    guard let table = schema?.table else { return layers }
    let mapping = SchemaMapping(table: table)
    var result = layers
    var places: [String: Int] = [:]
    for (index, layer) in layers.enumerated() where places[layer.name] == nil { places[layer.name] = index }
    for (index, layer) in layers.enumerated() {
      var own: [Feature] = []
      own.reserveCapacity(layer.features.count)
      for feature in layer.features {
        guard let translated = mapping.translated(feature, in: layer.name) else {
          own = layer.features
          break
        }
        own.append(translated.own)
        for (name, feature) in translated.added {
          let place = places[name] ?? result.count
          if place == result.count {
            places[name] = place
            result.append((name: name, extent: layer.extent, features: []))
          }
          result[place].features.append(feature)
        }
      }
      result[index].features.replaceSubrange(..<layer.features.count, with: own)
    }
    return result
  }

  private struct LayerContent {
    var features: [Feature] = []
    var tiles: [TileID] = []
    var tolerance = 0.0

    mutating func add(_ features: [Feature], _ tile: TileID, extent: Int32) {
      self.features.append(contentsOf: features)
      tiles.append(contentsOf: repeatElement(tile, count: features.count))
      tolerance = max(tolerance, 1.5 * tile.box.width / Double(extent))
    }

    func stitched() -> [Feature] {
      let once = SeamDuplicates.removed(features, tiles: tiles)
      return LineStitcher(tolerance: tolerance).stitched(once, tiles: tiles).filter { $0.geometry != .points([]) }
    }
  }

  // MARK: Tiles

  /// Nil for a tile that is missing or empty.
  private func layers(
    of tile: TileID, budget: inout TileBudget, warnings: inout [String]
  ) throws(MapDataError) -> [MVTLayer]? {
    guard let stored = try archive.bytes(of: tile), !stored.isEmpty else { return nil }
    let bytes: [UInt8]
    do throws(InflateFault) {
      bytes = try Inflate.unwrapped(stored, limit: MVTDecoder.sizeLimit)
    } catch {
      throw .malformed(path: archive.path, place: "\(tile)", reason: error.reason)
    }
    do throws(ProtobufFault) {
      let decoded = try MVTDecoder.decode(bytes, budget: &budget)
      for warning in decoded.warnings { warnings.append("\(archive.path): \(tile): \(warning).") }
      return decoded.layers
    } catch {
      if let excess = budget.excess {
        throw .tooLarge(
          path: archive.path, what: excess.what, value: UInt64(excess.value), limit: UInt64(excess.limit))
      }
      throw .malformed(path: archive.path, place: "\(tile), byte \(error.offset)", reason: error.reason)
    }
  }

  /// The tiles to read, from the north-west, in every copy of the world that the region reaches.
  func tiles(for region: Rect, zoom: Double, warnings: inout [String]) -> [TileID] {
    let floor = zoom.isFinite ? Int(min(max(zoom.rounded(.down), 0), 30)) : archive.maxZoom
    var level = min(max(floor, archive.minZoom), archive.maxZoom)
    var ranges = ranges(for: region, level: level)
    while level > archive.minZoom, count(ranges) > Self.tileLimit {
      level -= 1
      ranges = self.ranges(for: region, level: level)
    }
    if count(ranges) > Self.tileLimit {
      warnings.append(
        "\(archive.path): the view spans \(count(ranges)) tiles; only the \(Self.tileLimit) around its middle were read."
      )
      return central(ranges, region, level)
    }
    return ranges.flatMap { range in
      range.y.flatMap { y in range.x.map { TileID(zoom: level, x: $0, y: y) } }
    }
  }

  private typealias Block = (x: Range<Int>, y: Range<Int>)

  private func count(_ blocks: [Block]) -> Int { blocks.reduce(0) { $0 + $1.x.count * $1.y.count } }

  private func ranges(for region: Rect, level: Int) -> [Block] {
    let side = Double(1 << level)
    var blocks: [Block] = []
    for copy in WorldCopies.touched(by: region) {
      let part = region.offset(by: Point(-Double(copy), 0))
        .intersection(Rect(minX: 0, minY: 0, maxX: 1, maxY: 1)).intersection(bounds)
      guard part.minX <= part.maxX, part.minY <= part.maxY else { continue }
      let x = Self.cells(part.minX, part.maxX, side)
      let y = Self.cells(part.minY, part.maxY, side)
      let shift = copy * Int(side)
      blocks.append((x.lowerBound + shift..<x.upperBound + shift, y))
    }
    return blocks
  }

  private static func cells(_ low: Double, _ high: Double, _ side: Double) -> Range<Int> {
    let first = min(max(Int((low * side).rounded(.down)), 0), Int(side) - 1)
    let end = min(max(Int((high * side).rounded(.up)), first + 1), Int(side))
    return first..<end
  }

  /// A square of tiles around the region's middle, for archives without a level coarse enough.
  private func central(_ blocks: [Block], _ region: Rect, _ level: Int) -> [TileID] {
    let half = Int(Double(Self.tileLimit).squareRoot()) / 2
    let middle = region.center * Double(1 << level)
    let x = Int(middle.x.rounded(.down))
    let y = Int(middle.y.rounded(.down))
    return blocks.flatMap { block in
      block.y.clamped(to: y - half..<y + half).flatMap { row in
        block.x.clamped(to: x - half..<x + half).map { TileID(zoom: level, x: $0, y: row) }
      }
    }
  }
}

/// The world repeats along x; a view near 180° reaches into the next copy.
enum WorldCopies {
  /// Copies considered on either side; a view of more is answered for these.
  private static let limit = 8.0

  /// The whole numbers by which the main world must be shifted to meet the region.
  static func touched(by region: Rect) -> ClosedRange<Int> {
    guard region.minX.isFinite, region.maxX.isFinite, region.minX <= region.maxX else { return 0...0 }
    let low = min(max(region.minX.rounded(.down), -limit), limit)
    let high = min(max(region.maxX.rounded(.up) - 1, low), limit)
    return Int(low)...Int(high)
  }
}
