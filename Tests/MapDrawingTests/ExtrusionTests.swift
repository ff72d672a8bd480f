import Canvas
import Geometry
import Pixels
import Testing

@testable import MapDrawing

private let helsinki = Coordinate(latitude: 60.1699, longitude: 24.9384)
private let sun = ExtrusionLight(radial: 1.2, azimuthDegrees: 215, polarDegrees: 38, color: .white, intensity: 0.19)

/// A box on the ground plane with one point a centimetre.
private func box(_ rect: Rect, _ base: Double, _ top: Double, color: Color = .white) -> Prism? {
  Prism(rings: [rect.corners], baseMetres: base, topMetres: top, color: color, pointsPerCentimetre: 1)
}

private func area(_ path: DisplayList.PathRange, in list: DisplayList) -> Double {
  abs(doubleArea(of: list.points[path.points].map { Point($0) })) / 2
}

@Suite struct PrismTests {
  @Test(arguments: [
    (-5.0, 10.0, 0, 1000), (0, 0, 0, 0), (3, 12.13, 300, 1213), (.nan, 7, 0, 700), (0, 1e300, 0, 10_000_000),
  ])
  func heightsAreHeldToTheSkyAboveTheGround(base: Double, top: Double, low: Int32, high: Int32) throws {
    let prism = try #require(box(Rect(x: 0, y: 0, width: 10, height: 10), base, top))
    #expect(prism.heights == HeightInterval(base: low, top: high))
  }

  /// No body: base above the top, no area, no number.
  @Test func degenerateBodiesHaveNoFaces() {
    #expect(box(Rect(x: 0, y: 0, width: 10, height: 10), 10, 10) == nil)
    #expect(box(Rect(x: 0, y: 0, width: 10, height: 10), 12, 10) == nil)
    #expect(box(Rect(x: 0, y: 0, width: 0.2, height: 0.2), 0, 10) == nil)
    #expect(box(Rect(x: .nan, y: 0, width: 10, height: 10), 0, 10) == nil)
  }

  @Test func intervalsSubtract() {
    let whole = HeightInterval(base: 0, top: 100)
    #expect(whole.subtracting([HeightInterval(base: 20, top: 40)]).map(\.base) == [0, 40])
    #expect(whole.subtracting([HeightInterval(base: 0, top: 60), HeightInterval(base: 50, top: 100)]).isEmpty)
    #expect(whole.subtracting([HeightInterval(base: 100, top: 200)]) == [whole])
  }

  @Test func duplicatesGoWhateverVertexTheirRingsBeginAt() throws {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    let turned = rect.corners[2...] + rect.corners[..<2]
    let first = try #require(box(rect, 0, 10, color: .black))
    let same = try #require(
      Prism(rings: [Array(turned)], baseMetres: 0, topMetres: 10, color: .white, pointsPerCentimetre: 1))
    let inner = try #require(box(rect, 2, 8))
    let stacked = try #require(box(rect, 10, 15))
    let kept = Prism.withoutDuplicates([inner, first, same, stacked])
    #expect(kept.map(\.heights.top) == [1000, 1500])
    #expect(kept[0].color == .black)
  }
}

@Suite struct ExtrusionFaceTests {
  /// Looks north over the origin, tilted, one point a metre.
  private let camera: Camera
  private let faces: ExtrusionFaces

  init() {
    let zoom = 15.0
    camera = Camera(center: helsinki, zoom: zoom, pitchDegrees: 60, width: 400, height: 800, scale: 2)
    faces = ExtrusionFaces(camera: camera, light: sun, haze: nil)
  }

  private func prism(_ rect: Rect, _ base: Double, _ top: Double) throws -> Prism {
    try #require(
      Prism(
        rings: [rect.corners], baseMetres: base, topMetres: top, color: .white,
        pointsPerCentimetre: camera.pointsPerMetre / 100))
  }

  private func build(_ prisms: [Prism]) -> (layer: ExtrusionLayer, list: DisplayList) {
    var list = DisplayList(width: 800, height: 1600, background: .white)
    return (faces.layer(prisms, opacity: 0.9, into: &list), list)
  }

  /// A box ahead shows its roof and the wall towards us; one at the side shows two walls.
  @Test func onlyWallsTowardsUsAreShown() throws {
    #expect(build([try prism(Rect(x: -20, y: -60, width: 40, height: 40), 0, 30)]).layer.faces.count == 2)
    #expect(build([try prism(Rect(x: 60, y: -60, width: 40, height: 40), 0, 30)]).layer.faces.count == 3)
    #expect(build([try prism(Rect(x: 600, y: -60, width: 40, height: 40), 0, 30)]).layer.faces.isEmpty)
  }

  /// Faces are where the camera projects their corners, with the camera's depth.
  @Test func facesAreWhereTheCameraProjectsTheirCorners() throws {
    let rect = Rect(x: -20, y: -60, width: 40, height: 40)
    let (layer, list) = build([try prism(rect, 0, 30)])
    for face in layer.faces {
      for point in list.points[face.path.points] {
        let inverse = face.inverseDepth.x * point.x + face.inverseDepth.y * point.y + face.inverseDepth.z
        var nearest = Double.infinity
        for corner in rect.corners {
          for height in [0, 30 * camera.pointsPerMetre] {
            let expected = try #require(camera.project(corner, heightPoints: height))
            let away = (expected.position - Point(point)).length
            if away < 1 { #expect(abs(1 / Double(inverse) - expected.depth) < 1e-3) }
            nearest = min(nearest, away)
          }
        }
        // Rounding to centimetres moves corners by less than a pixel.
        #expect(nearest < 0.2)
      }
    }
  }

  /// A shared wall is gone, and of a higher neighbour's wall only the upper part is left.
  @Test func sharedWallIsGone() throws {
    // Behind one another: the front one's wall and both roofs; the rear one is higher by 10 m.
    let front = try prism(Rect(x: -20, y: -60, width: 40, height: 20), 0, 20)
    let rear = try prism(Rect(x: -20, y: -80, width: 40, height: 20), 0, 30)
    let alone = build([rear])
    let both = build([front, rear])
    #expect(both.layer.faces.count == 4)
    let wholeWall = area(alone.layer.faces[0].path, in: alone.list)
    let restOfWall = area(both.layer.faces[2].path, in: both.list)
    #expect(abs(restOfWall / wholeWall - 1.0 / 3) < 0.02)
    let equal = build([front, try prism(Rect(x: -20, y: -80, width: 40, height: 20), 0, 20)])
    #expect(equal.layer.faces.count == 3)
  }

  @Test func nearestBuildingFirst() throws {
    let far = try prism(Rect(x: -20, y: -200, width: 40, height: 20), 0, 20)
    let near = try prism(Rect(x: -20, y: -60, width: 40, height: 20), 0, 20)
    let (layer, list) = build([far, near])
    let rows = layer.faces.map { face in list.points[face.path.points].map(\.y).max() ?? 0 }
    #expect(rows[0] > rows[2])
  }

  /// A building that holds the eye is left out, and its neighbour keeps the wall towards it.
  @Test func buildingThatHoldsTheEyeIsLeftOut() throws {
    let low = Camera(
      center: helsinki, zoom: 19, pitchDegrees: 80, width: 400, height: 800, anchor: Point(200, 400))
    let faces = ExtrusionFaces(camera: low, light: sun, haze: nil)
    let eye = low.eyeGround
    let size = 40 * low.pointsPerMetre
    func prism(_ y: Double) throws -> Prism {
      try #require(
        Prism(
          rings: [Rect(x: eye.x - size / 2, y: y, width: size, height: size).corners], baseMetres: 0, topMetres: 500,
          color: .white, pointsPerCentimetre: low.pointsPerMetre / 100))
    }
    var list = DisplayList(width: 400, height: 800, background: .white)
    let layer = faces.layer([try prism(eye.y - size / 2), try prism(eye.y - size * 1.5)], opacity: 1, into: &list)
    #expect(layer.faces.count == 1)
    #expect(list.points.allSatisfy { abs($0.x) < 8000 && abs($0.y) < 8000 })
  }

  @Test func wallsTurnedToTheLightAreBrighterRoofsBrightest() {
    let grey = Color(0xEAE5DC)
    let heights = HeightInterval(base: 0, top: 2000)
    func wall(_ x: Double, _ y: Double) -> Float {
      sun.wall(grey, normal: Point(x, y), heights: heights, hasGradient: true).green
    }
    // The light stands in the south-west.
    #expect(wall(-0.7071, 0.7071) > wall(0, 1))
    #expect(wall(0, 1) > wall(0.7071, -0.7071))
    #expect(sun.roof(grey).green > wall(-0.7071, 0.7071))
    // Away from the light: 0.81 of the lightest, times the gradient's foot of 0.9268.
    #expect(abs(wall(0.7071, -0.7071) - (Float(0xE5) / 255 + 0.03) * 0.81 * 0.9268) < 1e-4)
  }
}
