import Foundation
import Geometry
import MapStyle
import Pixels

/// Lines of one layer, tile by tile.
struct LinePainting: Painting {
  private struct Batch {
    var mask: TileMask
    var vertices: [MeshVertex]
    var triangles: [SIMD3<Int32>]
    var shader: LineShader
    var rows: ClosedRange<Double>
  }

  private let batches: [Batch]

  init(_ layer: StyleLayer, _ line: LineLayer, _ scene: StyleScene) {
    let rules = scene.rules
    let camera = scene.camera
    let translate = rules.paint(line.translate)
    let anchor = rules.paint(line.translateAnchor)
    let ramp =
      line.gradient.isDefault
      ? nil
      : ColorRamp { progress in
        var context = rules.context(zoom: rules.zoom)
        context.lineProgress = progress
        return line.gradient.value(context) ?? .clear
      }
    var dashRows: [[Double]: DashRow?] = [:]
    var batches: [Batch] = []
    for tile in scene.tiles(of: layer) {
      let matrix = scene.matrix(tile.tile, translate: translate, anchor)
      let mask = scene.mask(tile.tile)
      for feature in scene.features(layer, tile, sortKey: line.sortKey) where feature.item.tile.kind != .point {
        let opacity = Float(rules.paint(line.opacity, feature))
        let width = rules.paint(line.width, feature)
        guard opacity > 0, width > 0 else { continue }
        let cap = rules.layout(line.cap, feature)
        let filling: LineShader.Filling
        if let ramp {
          filling = .gradient(ramp, opacity: opacity)
        } else if !line.pattern.isDefault {
          guard let name = rules.fixed(line.pattern, feature)?.name, let image = scene.sprites[name] else { continue }
          let size = image.pixels / camera.ratio
          filling = .pattern(image.texture, width: Float(size.x), height: Float(size.y), opacity: opacity)
        } else {
          let color = rules.paint(line.color, feature).premultiplied * opacity
          guard color.w > 0 else { continue }
          filling = .color(color)
        }
        let gap = rules.paint(line.gapWidth, feature)
        let edge = 0.5 / camera.ratio
        var shader = LineShader(
          filling: filling, outer: Float(gap / 2 + width / 2 * (gap > 0 ? 2 : 1) + edge),
          inner: Float(gap > 0 ? gap / 2 + edge : 0),
          blur: Float(rules.paint(line.blur, feature) + 1 / camera.ratio))
        if ramp == nil, line.pattern.isDefault, !line.dashArray.isDefault {
          let dashes = rules.fixedOrExact(line.dashArray, feature)
          let key = dashes + [cap == .round ? 1 : 0]
          let row = dashRows[key] ?? DashRow(dashes, cap: cap)
          dashRows[key] = .some(row)
          if let row {
            let floorWidth = rules.layout(line.width, feature)
            guard floorWidth > 0 else { continue }
            let isWhole = rules.zoom == Double(rules.level)
            shader.dashes = LineShader.Dashes(
              row: row, period: Float(row.period * floorWidth),
              softness: Float(1 / (2 * camera.ratio * floorWidth * row.period * (isWhole ? 0.5 : 1))))
          }
        }
        let shape = LineShape(
          cap: cap, join: rules.layout(line.join, feature), miterLimit: rules.layout(line.miterLimit),
          roundLimit: rules.layout(line.roundLimit), isClosed: feature.item.tile.kind == .polygon,
          sharpCornerOffset: tile.tile.level - tile.tile.zoom > 4
            ? 0 : 15 * 16 / exp2(Double(tile.tile.level - tile.tile.zoom)))
        let build = MeshBuilder(
          camera: camera, matrix: matrix, outer: Double(shader.outer), offset: rules.paint(line.offset, feature),
          pointsPerUnit: tile.tile.unit * camera.worldSize,
          wholePointsPerUnit: tile.tile.unit * 512 * exp2(Double(camera.level)))
        if let batch = Self.batch(feature.item, shape, shader, build, mask) { batches.append(batch) }
      }
    }
    self.batches = batches
  }

  private static func batch(
    _ item: SourceFeature, _ shape: LineShape, _ shader: LineShader, _ build: MeshBuilder, _ mask: TileMask
  ) -> Batch? {
    var vertices: [MeshVertex] = []
    var triangles: [SIMD3<Int32>] = []
    for (index, part) in item.tile.parts.enumerated() {
      var mesh = LineMesh()
      mesh.add(part, shape)
      let base = Int32(vertices.count)
      let total = mesh.vertices.last?.along ?? 0
      let shares = item.shares.map { $0[index] } ?? 0...1
      for vertex in mesh.vertices {
        let progress =
          shares.lowerBound + (total > 0 ? vertex.along / total : 0) * (shares.upperBound - shares.lowerBound)
        vertices.append(build.vertex(vertex, progress: progress))
      }
      triangles += mesh.triangles.map { $0 &+ base }
    }
    guard !triangles.isEmpty else { return nil }
    var (low, high) = (Double.infinity, -Double.infinity)
    for vertex in vertices {
      // What reaches behind the eye may be anywhere.
      guard vertex.position.z > HomogeneousClip.near else {
        (low, high) = (-Double.infinity, Double.infinity)
        break
      }
      let y = vertex.position.y / vertex.position.z
      (low, high) = (min(low, y), max(high, y))
    }
    guard low <= high else { return nil }
    return Batch(mask: mask, vertices: vertices, triangles: triangles, shader: shader, rows: low...high)
  }

  func paint(_ band: Band) {
    for batch in batches {
      guard batch.rows.upperBound >= Double(band.rows.lowerBound), batch.rows.lowerBound <= Double(band.rows.upperBound)
      else { continue }
      let rasterizer = TriangleRasterizer(band: band, mask: batch.mask)
      for corners in batch.triangles {
        rasterizer.draw(
          batch.vertices[Int(corners.x)], batch.vertices[Int(corners.y)], batch.vertices[Int(corners.z)], batch.shader)
      }
    }
  }
}

/// Gives a line its width on the screen.
private struct MeshBuilder {
  let camera: MapCamera
  let matrix: GroundMatrix
  /// Points from the line's middle to its border.
  let outer: Double
  /// Points to the right of the line's direction.
  let offset: Double
  /// Points of a tile unit, at the zoom and at its whole part.
  let pointsPerUnit, wholePointsPerUnit: Double

  func vertex(_ vertex: LineVertex, progress: Double) -> MeshVertex {
    let units = 1 / pointsPerUnit
    let extrude = vertex.extrude
    var place = vertex.place
    if offset != 0 {
      let u = 0.5 * vertex.lean
      let t = 1 - abs(u)
      let aside = extrude * (-offset * vertex.side)
      place += SIMD2(aside.x * t - aside.y * u, aside.x * u + aside.y * t) * units
    }
    let reach = extrude * (outer * units)
    let added = matrix.x * reach.x + matrix.y * reach.y
    let position = matrix(place) + added
    var gamma = 1.0
    if !camera.isFlat {
      let middle = SIMD2(Double(camera.pixelWidth), Double(camera.pixelHeight)) / 2
      let shown = (SIMD2(added.x, added.y) - middle * added.z) / position.z / camera.ratio
      let length = shown.length
      gamma = length > 0 ? extrude.length * outer / length : 1
    }
    return MeshVertex(
      position: position,
      values: SIMD8(
        vertex.isRound ? 1 : 0, Float(vertex.side), Float(vertex.distance * wholePointsPerUnit), Float(gamma),
        Float(progress), 0, 0, 0))
  }
}
