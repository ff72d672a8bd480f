import Canvas
import Foundation
import Geometry

extension VectorIcon.Layer {
  /// The layer grown by `distance` on every side except a stroke's butt ends.
  func grown(by distance: Double) -> VectorIcon.Layer {
    switch form {
    case .fill: VectorIcon.Layer(path, .outset(distance), ink)
    case .outset(let own): VectorIcon.Layer(path, .outset(own + distance), ink)
    case .stroke(let width, let cap, let join):
      VectorIcon.Layer(path, .stroke(width: width + 2 * distance, cap: cap, join: join), ink)
    }
  }

  /// Simple outlines that together cover the layer grown by `distance`, each without crossing itself.
  func coverPieces(grownBy distance: Double) -> [Path] {
    switch form {
    case .fill: path.subpathPolygons.map { Path.grown($0, by: distance) }
    case .outset(let own): path.subpathPolygons.map { Path.grown($0, by: own + distance) }
    case .stroke(let width, let cap, _):
      path.subpathPolygons.flatMap { ribbonPieces($0, halfWidth: width / 2 + distance, hasRoundEnds: cap == .round) }
    }
  }

  /// A band around each stretch of the line that turns by less than 60° in all, and a disc at every joint.
  private func ribbonPieces(_ line: [Point], halfWidth: Double, hasRoundEnds: Bool) -> [Path] {
    guard line.count > 1 else { return [] }
    var pieces: [Path] = []
    var start = 0
    while start < line.count - 1 {
      let first = (line[start + 1] - line[start]).normalized
      var end = start + 1
      while end < line.count - 1, first.dot((line[end + 1] - line[end]).normalized) > 0.5 { end += 1 }
      pieces.append(band(Array(line[start...end]), halfWidth))
      if start > 0 || hasRoundEnds { pieces.append(.circle(center: line[start], radius: halfWidth)) }
      start = end
    }
    if hasRoundEnds { pieces.append(.circle(center: line[line.count - 1], radius: halfWidth)) }
    return pieces
  }

  private func band(_ line: [Point], _ halfWidth: Double) -> Path {
    let sides = line.indices.map { index in
      let before = (line[index] - line[max(index - 1, 0)]).normalized
      let after = (line[min(index + 1, line.count - 1)] - line[index]).normalized
      return (before + after).normalized.perpendicular * halfWidth
    }
    var path = Path()
    path.addPolyline(zip(line, sides).map { $0 + $1 } + zip(line, sides).map { $0 - $1 }.reversed(), closed: true)
    return path
  }
}

extension Path {
  /// Each subpath as points, curves divided into eight chords; a closing point is not repeated.
  var subpathPolygons: [[Point]] {
    var polygons: [[Point]] = []
    var index = 0
    for verb in verbs {
      let p = (0..<verb.pointCount).map { Point(points[index + $0]) }
      index += verb.pointCount
      if verb == .move { polygons.append([]) }
      guard let last = polygons.indices.last else { continue }
      switch verb {
      case .move, .line: polygons[last].append(p[0])
      case .quad:
        let start = polygons[last].last ?? p[0]
        for step in 1...8 {
          let t = Double(step) / 8
          let (a, b) = (start.interpolated(to: p[0], at: t), p[0].interpolated(to: p[1], at: t))
          polygons[last].append(a.interpolated(to: b, at: t))
        }
      case .cubic:
        let start = polygons[last].last ?? p[0]
        for step in 1...8 {
          let t = Double(step) / 8
          let (a, b, c) = (
            start.interpolated(to: p[0], at: t), p[0].interpolated(to: p[1], at: t), p[1].interpolated(to: p[2], at: t)
          )
          polygons[last].append(
            a.interpolated(to: b, at: t).interpolated(to: b.interpolated(to: c, at: t), at: t))
        }
      case .close: break
      }
    }
    return polygons.map { polygon in
      var result: [Point] = []
      for point in polygon where result.last != point { result.append(point) }
      return result
    }
  }

  /// A polygon grown by `distance`: round at outward corners, mitred at inward ones.
  static func grown(_ polygon: [Point], by distance: Double) -> Path {
    guard polygon.count > 2 else { return Path() }
    var doubledArea = 0.0
    for index in polygon.indices { doubledArea += polygon[index].cross(polygon[(index + 1) % polygon.count]) }
    let clockwise = doubledArea >= 0 ? polygon : polygon.reversed()
    var path = Path()
    for index in clockwise.indices {
      let corner = clockwise[index]
      let before = (corner - clockwise[(index + clockwise.count - 1) % clockwise.count]).normalized
      let after = (clockwise[(index + 1) % clockwise.count] - corner).normalized
      let (n0, n1) = (-before.perpendicular, -after.perpendicular)
      if before.cross(after) > 0 {
        let start = corner + n0 * distance
        if path.isEmpty { path.move(to: start) } else { path.line(to: start) }
        path.addArc(
          center: corner, radius: distance, from: atan2(n0.y, n0.x), sweep: atan2(n0.cross(n1), n0.dot(n1)))
      } else {
        let miter = (n0 + n1) / max(1 + n0.dot(n1), 0.1)
        let point = corner + miter * distance
        if path.isEmpty { path.move(to: point) } else { path.line(to: point) }
      }
    }
    path.close()
    return path
  }
}
