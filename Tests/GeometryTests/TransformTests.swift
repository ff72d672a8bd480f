import Geometry
import Testing

/// Rectangles, transforms and shared paths, against numbers worked out by hand.
@Suite struct TransformTests {
  @Test func rectangles() {
    let a = Rect(x: 10, y: 20, width: 30, height: 40)
    let b = Rect(x: 35, y: 0, width: 10, height: 25)
    #expect(a.intersection(b) == Rect(minX: 35, minY: 20, maxX: 40, maxY: 25))
    #expect(a.union(b) == Rect(minX: 10, minY: 0, maxX: 45, maxY: 60))
    #expect(a.intersects(b))
    #expect(!a.intersects(b.offset(by: Point(5, 0))))
    #expect(a.touches(b.offset(by: Point(5, 0))))
    #expect(a.scaled(by: 3) == Rect(minX: 30, minY: 60, maxX: 120, maxY: 180))
    #expect(a.inset(by: 5) == Rect(minX: 15, minY: 25, maxX: 35, maxY: 55))
    #expect(a.inset(by: 20).isEmpty)
    #expect(Rect(bounding: [Point(3, 9), Point(-1, 4), Point(2, 11)]) == Rect(minX: -1, minY: 4, maxX: 3, maxY: 11))
  }

  @Test func transformsInTheOrderTheyAreSaid() throws {
    // Turned by 90° clockwise on a screen, doubled, moved: (3, 1) → (-1, 3) → (-2, 6) → (8, 6).
    let turn = AffineTransform.rotation(sine: 1, cosine: 0)
    let all = turn.then(.scale(2)).then(.translation(Point(10, 0)))
    #expect(all(Point(3, 1)) == Point(8, 6))
    #expect(all.determinant == 4)
    let back = try #require(all.inverse)
    #expect(back(Point(8, 6)) == Point(3, 1))
    #expect(AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverse == nil)
  }

  @Test func projections() throws {
    // (x, y) → (2x, y) / (y + 2): far points crowd towards the horizon, and (4, 2) lies at (2, 0.5).
    let projection = ProjectiveTransform(2, 0, 0, 0, 1, 0, 0, 1, 2)
    #expect(projection.w(Point(4, 2)) == 4)
    #expect(projection(Point(4, 2)) == Point(2, 0.5))
    #expect(projection.determinant == 4)
    let back = try #require(projection.inverse)
    #expect((back(Point(2, 0.5)) - Point(4, 2)).length < 1e-12)
    let moved = projection.then(ProjectiveTransform(.translation(Point(1, 1))))
    #expect(moved(Point(4, 2)) == Point(3, 1.5))
  }

  @Test func cornersOfSharedPaths() {
    var path = Path()
    path.move(to: SIMD2<Float>(3, -2))
    path.quad(to: SIMD2<Float>(7, 5), control: SIMD2<Float>(-4, 9))
    let corners = SharedPath(path).corners
    #expect(corners?.low == SIMD2(-4, -2))
    #expect(corners?.high == SIMD2(7, 9))
    path.line(to: SIMD2<Float>(.infinity, 0))
    #expect(SharedPath(path).corners == nil)
    #expect(SharedPath(Path()).corners == nil)
  }
}
