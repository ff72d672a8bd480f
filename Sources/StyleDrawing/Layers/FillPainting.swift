import Geometry
import MapStyle
import Pixels

/// Areas of one layer, tile by tile, each feature with a coat of its own.
struct FillPainting: Painting {
  private struct Area {
    var rings: [[Point]]
    var rule: AreaCoverage.Rule
    var isClockwise: Bool
    var bounds: Rect
    var color: Premultiplied
    var pattern: PatternFill?
    var outline: Premultiplied?
  }

  private struct TileAreas {
    var mask: TileMask
    var areas: [Area]
  }

  private let tiles: [TileAreas]
  private let isAntialiased: Bool

  init(_ layer: StyleLayer, _ fill: FillLayer, _ scene: StyleScene) {
    let rules = scene.rules
    isAntialiased = rules.paint(fill.antialias)
    let translate = rules.paint(fill.translate)
    let anchor = rules.paint(fill.translateAnchor)
    let shift = scene.camera.groundShift(translate, isViewport: anchor == .viewport)
    var tiles: [TileAreas] = []
    for tile in scene.tiles(of: layer) {
      let matrix = scene.matrix(tile.tile, translate: translate, anchor)
      var areas: [Area] = []
      for feature in scene.features(layer, tile, sortKey: fill.sortKey) where feature.item.tile.kind == .polygon {
        let opacity = Float(rules.paint(fill.opacity, feature))
        guard opacity > 0 else { continue }
        var color = Premultiplied.zero
        var pattern: PatternFill?
        if !fill.pattern.isDefault {
          guard let name = rules.fixed(fill.pattern, feature)?.name, let image = scene.sprites[name],
            let made = PatternFill(
              image.texture, size: image.pixels / scene.camera.ratio, camera: scene.camera, shift: shift,
              opacity: opacity)
          else { continue }
          pattern = made
        } else {
          color = rules.paint(fill.color, feature).premultiplied * opacity
        }
        let outline = isAntialiased && pattern == nil ? Self.outline(fill, feature, rules).map { $0 * opacity } : nil
        guard color.w > 0 || pattern != nil || (outline?.w ?? 0) > 0 else { continue }
        guard
          let area = Self.area(
            feature.item, matrix, color: color, pattern: pattern, outline: outline)
        else { continue }
        areas.append(area)
      }
      if !areas.isEmpty { tiles.append(TileAreas(mask: scene.mask(tile.tile), areas: areas)) }
    }
    self.tiles = tiles
  }

  /// Of outlines that have a colour of their own.
  private static func outline(_ fill: FillLayer, _ feature: DrawnFeature, _ rules: ZoomRules) -> Premultiplied? {
    guard !fill.outlineColor.isDefault else { return nil }
    return rules.fixedOrExact(fill.outlineColor, feature)?.premultiplied
  }

  private static func area(
    _ item: SourceFeature, _ matrix: GroundMatrix, color: Premultiplied, pattern: PatternFill?, outline: Premultiplied?
  ) -> Area? {
    var rings: [[Point]] = []
    var bounds = Rect.null
    for part in item.tile.parts {
      let ring = HomogeneousClip.polygon(part.map { matrix($0) }).map { Point($0.x, $0.y) / $0.z }
      guard ring.count > 2 else { continue }
      bounds = bounds.union(Rect(bounding: ring))
      rings.append(ring)
    }
    guard let first = rings.first, bounds.minX.isFinite, bounds.maxX.isFinite, bounds.minY.isFinite,
      bounds.maxY.isFinite
    else { return nil }
    return Area(
      rings: rings, rule: item.hasOrientedRings ? .winding : .evenOdd, isClockwise: doubleArea(first) > 0,
      bounds: bounds, color: color, pattern: pattern, outline: outline)
  }

  func paint(_ band: Band) {
    var coverage = AreaCoverage()
    for tile in tiles {
      for area in tile.areas { paint(area, tile.mask, band, &coverage) }
      for area in tile.areas {
        guard let color = area.outline, color.w > 0, touches(area, band) else { continue }
        for ring in area.rings {
          for index in ring.indices {
            Hairline.draw(ring[index], ring[(index + 1) % ring.count], color, band, tile.mask)
          }
        }
      }
    }
  }

  private func touches(_ area: Area, _ band: Band) -> Bool {
    area.bounds.maxY + 1 >= Double(band.rows.lowerBound) && area.bounds.minY - 1 <= Double(band.rows.upperBound)
  }

  private func paint(_ area: Area, _ mask: TileMask, _ band: Band, _ coverage: inout AreaCoverage) {
    guard touches(area, band), area.color.w > 0 || area.pattern != nil else { return }
    let low = max(Int(max(area.bounds.minY, 0)), band.rows.lowerBound)
    let high = min(Int(min(area.bounds.maxY, Double(band.rows.upperBound)).rounded(.up)), band.rows.upperBound)
    let left = max(Int(max(area.bounds.minX, 0)), 0)
    let right = min(Int(min(area.bounds.maxX, Double(band.width)).rounded(.up)), band.width)
    guard low < high, left < right else { return }
    func draw(_ x: Int, _ y: Int, _ covered: Float) {
      band.blend((area.pattern?.color(x, y) ?? area.color) * covered, x, y)
    }
    guard isAntialiased else {
      CentreCoverage.forEach(
        area.rings, area.rule, isClockwise: area.isClockwise, rows: low..<high, mask: mask
      ) { x, y in draw(x, y, 1) }
      return
    }
    coverage.begin(rows: low..<high, columns: left..<right)
    for ring in area.rings {
      guard var previous = ring.last else { continue }
      for point in ring {
        coverage.add(previous, point)
        previous = point
      }
    }
    coverage.forEach(area.rule, isClockwise: area.isClockwise, mask: mask, draw)
  }
}
