import Canvas
import Geometry
import MapData
import Pixels

/// Roofs that are not flat, and the walls under their slopes.
extension ExtrusionFaces {
  /// - Parameter top: the eaves' height in points.
  func add(
    _ roof: PlacedRoof, _ body: HouseBody, _ look: HouseLook, ahead: Double, top: Double,
    to faces: inout [ExtrusionFace], list: inout DisplayList
  ) {
    let eye = SIMD3(eye.x, eye.y, eyeHeight)
    let edge = look.edge(ahead: ahead)
    for face in roof.faces {
      let rings = face.map { $0.map { SIMD3($0.place.x, $0.place.y, top + $0.share * roof.heightPoints) } }
      guard let ring = rings.first, let normal = Self.normal(of: ring), (normal * (eye - ring[0])).sum() > 0,
        let plane = plane(of: ring, normal: normal)
      else { continue }
      let color = look.slope(body.surfaces, normal: normal)
      let middle = Point(ring[0].x, ring[0].y)
      let shown = rings.map { onScreen($0.map { homogeneous(Point($0.x, $0.y), height: $0.z) }) }
      if !roof.isCurved, ahead < HouseLook.wallEdgeReach {
        var outline = Path()
        for ring in shown where ring.count >= 3 {
          outline.addPolyline(ring, closed: true)
          outline.addPolyline(inset(ring, by: 0.6 * edge.width * camera.scale / 3).reversed(), closed: true)
        }
        append(
          outline, plane: plane, color.mixed(with: body.surfaces.edge, Float(0.6 * edge.share)), at: middle, to: &faces,
          list: &list)
      }
      var path = Path()
      for ring in shown { path.addPolyline(ring, closed: true) }
      append(path, plane: plane, color, at: middle, to: &faces, list: &list)
    }
  }

  /// The part of a wall above the eaves.
  func addGable(
    _ wall: HouseWall, _ tops: [BuildingForm.WallTop], under roof: PlacedRoof, top: Double,
    to faces: inout [ExtrusionFace], list: inout DisplayList
  ) {
    guard tops.count >= 2 else { return }
    var corners = [(place: wall.a, height: top), (place: wall.b, height: top)]
    for point in tops.reversed() where point.share > 0 {
      corners.append((wall.a.interpolated(to: wall.b, at: point.along), top + point.share * roof.heightPoints))
    }
    guard corners.count >= 3 else { return }
    addWall(wall.a, wall.b, corners: corners, wall.color, to: &faces, list: &list)
  }

  /// The unit vector out of a plane ring that is clockwise seen from outside (Newell's method).
  private static func normal(of ring: [SIMD3<Double>]) -> SIMD3<Double>? {
    guard var a = ring.last else { return nil }
    var sum = SIMD3<Double>()
    let origin = a
    for b in ring {
      sum += cross(a - origin, b - origin)
      a = b
    }
    let length = (sum * sum).sum().squareRoot()
    return length > 0 ? sum / length : nil
  }

  /// The plane's coordinates: along the ring's longest side, and across it.
  private func plane(of ring: [SIMD3<Double>], normal: SIMD3<Double>) -> ProjectiveTransform? {
    var along = SIMD3<Double>()
    var longest = 0.0
    for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
      let square = ((b - a) * (b - a)).sum()
      if square > longest { (along, longest) = (b - a, square) }
    }
    guard longest > 0 else { return nil }
    let (x, y) = (homogeneous(step: along), homogeneous(step: Self.cross(normal, along)))
    let origin = homogeneous(Point(ring[0].x, ring[0].y), height: ring[0].z)
    return ProjectiveTransform(x.x, y.x, origin.x, x.y, y.y, origin.y, x.z, y.z, origin.z)
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}
