import Geometry

/// A corner of a triangle: (x·w, y·w, w) in device pixels and what is interpolated over the triangle.
struct MeshVertex: Sendable {
  var position: SIMD3<Double>
  var values: SIMD8<Float>
}

/// Works out the colour of a pixel from what its triangle's corners carry.
protocol Shader {
  func color(_ values: SIMD8<Float>) -> Premultiplied
}

/// Draws triangles: a pixel belongs to the triangle that its centre lies in, and to one of two that share a side.
struct TriangleRasterizer {
  let band: Band
  let mask: TileMask

  func draw(_ a: MeshVertex, _ b: MeshVertex, _ c: MeshVertex, _ shader: some Shader) {
    scan(a, b, c) { x, y, values in band.blend(shader.color(values), x, y) }
  }

  /// Calls `body` with each pixel of the triangle.
  @inline(__always) func scan(
    _ a: MeshVertex, _ b: MeshVertex, _ c: MeshVertex, _ body: (Int, Int, SIMD8<Float>) -> Void
  ) {
    let near = HomogeneousClip.near
    if a.position.z >= near, b.position.z >= near, c.position.z >= near {
      scanVisible(a, b, c, body)
    } else {
      let part = clipped([a, b, c])
      guard part.count > 2 else { return }
      for index in 1..<(part.count - 1) { scanVisible(part[0], part[index], part[index + 1], body) }
    }
  }

  private func clipped(_ corners: [MeshVertex]) -> [MeshVertex] {
    let near = HomogeneousClip.near
    var result: [MeshVertex] = []
    for index in corners.indices {
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      if a.position.z >= near { result.append(a) }
      if (a.position.z >= near) != (b.position.z >= near) {
        let share = (near - a.position.z) / (b.position.z - a.position.z)
        result.append(
          MeshVertex(
            position: a.position + (b.position - a.position) * share,
            values: a.values + (b.values - a.values) * Float(share)))
      }
    }
    return result
  }

  @inline(__always) private func scanVisible(
    _ a: MeshVertex, _ b: MeshVertex, _ c: MeshVertex, _ body: (Int, Int, SIMD8<Float>) -> Void
  ) {
    let pa = Point(a.position.x, a.position.y) / a.position.z
    let pb = Point(b.position.x, b.position.y) / b.position.z
    let pc = Point(c.position.x, c.position.y) / c.position.z
    let area = (pb - pa).cross(pc - pa)
    // Slivers too thin for a pixel have no gradients to speak of.
    guard abs(area) > 1e-8, area.isFinite else { return }
    let top = min(pa.y, pb.y, pc.y)
    let bottom = max(pa.y, pb.y, pc.y)
    let first = max(Int(max(top - 0.5, -1).rounded(.up)), band.rows.lowerBound)
    let end = min(Int(min(bottom - 0.5, Double(band.rows.upperBound)).rounded(.up)), band.rows.upperBound)
    guard first < end else { return }

    let isFlat = a.position.z == b.position.z && b.position.z == c.position.z
    // What is linear on the screen: the values over w, and 1 over w.
    let (ia, ib, ic) = (Float(1 / a.position.z), Float(1 / b.position.z), Float(1 / c.position.z))
    let (va, vb, vc) = isFlat ? (a.values, b.values, c.values) : (a.values * ia, b.values * ib, c.values * ic)
    let inverse = 1 / area
    let (ab, ac) = (pb - pa, pc - pa)
    let (bx, by) = (Float(ac.y * inverse), Float(-ac.x * inverse))
    let (cx, cy) = (Float(-ab.y * inverse), Float(ab.x * inverse))
    let stepX = (vb - va) * bx + (vc - va) * cx
    let stepY = (vb - va) * by + (vc - va) * cy
    let stepXW = (ib - ia) * bx + (ic - ia) * cx
    let stepYW = (ib - ia) * by + (ic - ia) * cy

    for row in first..<end {
      let y = Double(row) + 0.5
      var left = Double.infinity
      var right = -Double.infinity
      crossing(pa, pb, y, &left, &right)
      crossing(pb, pc, y, &left, &right)
      crossing(pc, pa, y, &left, &right)
      guard left < right else { continue }
      let inside = mask.columns(row)
      let start = max(Int(max(left - 0.5, -1).rounded(.up)), inside.lowerBound)
      let stop = min(Int(min(right - 0.5, Double(band.width)).rounded(.up)), inside.upperBound)
      guard start < stop else { continue }
      let dx = Float(Double(start) + 0.5 - pa.x)
      let dy = Float(y - pa.y)
      var values = va + stepX * dx + stepY * dy
      var inverseW = ia + stepXW * dx + stepYW * dy
      if isFlat {
        for x in start..<stop {
          body(x, row, values)
          values += stepX
        }
      } else {
        for x in start..<stop {
          body(x, row, values / inverseW)
          values += stepX
          inverseW += stepXW
        }
      }
    }
  }

  /// Where a side crosses a row of pixel centres: both triangles of a side find the same place.
  @inline(__always) private func crossing(
    _ a: Point, _ b: Point, _ y: Double, _ left: inout Double, _ right: inout Double
  ) {
    let (top, bottom) = a.y < b.y || (a.y == b.y && a.x < b.x) ? (a, b) : (b, a)
    guard top.y <= y, y < bottom.y else { return }
    let x = top.x + (y - top.y) * ((bottom.x - top.x) / (bottom.y - top.y))
    left = min(left, x)
    right = max(right, x)
  }
}
