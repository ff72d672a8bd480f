import Canvas
import Geometry
import Pixels

/// A line on the ground that narrows with distance, but never below a least width.
///
/// What is near is stroked on the ground plane; beyond the row where it would fall below the least width it is stroked
/// on the screen.
struct GroundStroke {
  /// In points on the ground, and in points on the screen.
  var width, leastWidth: Double
  var color: Color
  /// In widths; empty for a whole line.
  var dashes: [Double] = []
  var cap = StrokeStyle.Cap.butt
}

extension GroundStroke {
  /// - Parameter lines: visible lines on the ground plane.
  func drawings(_ lines: [[Point]], camera: Camera, haze: Haze?) -> [Drawing] {
    let transform = camera.groundTransform
    let paint = haze.map { $0.paint(color, limit: 0.5) } ?? .solid(color)
    var (near, far) = (Path(), Path())
    let limit = width / leastWidth
    if let plane = HalfPlane(-transform.m20, -transform.m21, limit - transform.m22) {
      // Both parts overlap by a point where the colour hides that, so that no ground shines through between them.
      let overlap = color.alpha < 1 ? 0 : limit
      for line in lines {
        for piece in plane.pieces(of: line, overlap: overlap) {
          if piece.isInside {
            near.addPolyline(piece.points, closed: false)
          } else {
            far.addPolyline(piece.points.lazy.map { transform($0) }, closed: false)
          }
        }
      }
    } else {
      for line in lines {
        if limit >= 1 {
          near.addPolyline(line, closed: false)
        } else {
          far.addPolyline(line.lazy.map { transform($0) }, closed: false)
        }
      }
    }
    return [
      .stroke(near, style(width), paint, transform), .stroke(far, style(leastWidth * camera.scale), paint, nil),
    ].filter { !$0.isEmpty }
  }

  private func style(_ width: Double) -> StrokeStyle {
    StrokeStyle(width: Float(width), cap: cap, join: .round, dashes: dashes.map { Float($0 * width) })
  }
}

extension Drawing {
  var isEmpty: Bool {
    switch self {
    case .fill(let path, _, _), .stroke(let path, _, _, _), .outset(let path, _, _): path.isEmpty
    }
  }
}

extension HalfPlane {
  /// A line cut at the border into parts inside and outside, in order.
  ///
  /// - Parameter overlap: how far a part goes on beyond the border, at most to the segment's end.
  fileprivate func pieces(of line: [Point], overlap: Double) -> [(points: [Point], isInside: Bool)] {
    guard let first = line.first else { return [] }
    var result: [(points: [Point], isInside: Bool)] = []
    var piece = [first]
    var before = distance(first)
    for (a, b) in zip(line, line.dropFirst()) {
      let after = distance(b)
      if (after >= 0) != (before >= 0) {
        let border = a + (b - a) * (before / (before - after))
        let reach = (b - a).normalized * overlap
        piece.append((b - border).length > overlap ? border + reach : b)
        result.append((piece, before >= 0))
        piece = [(a - border).length > overlap ? border - reach : a]
      }
      piece.append(b)
      before = after
    }
    result.append((piece, before >= 0))
    return result.filter { $0.points.count >= 2 }
  }
}
