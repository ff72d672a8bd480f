import Geometry
import Pixels

/// Large opaque rectangles of later commands: what lies wholly behind one is not even flattened.
struct Occluders {
  /// More than this are not worth testing against.
  private static var largestCount: Int { 8 }
  /// Pixels; smaller ones hide too little.
  private static var smallestArea: Float { 20_000 }

  private var rects: [PixelBounds] = []

  /// Whether a path of so many points can be a rectangle, upright or with round corners.
  static func canHide(pointCount: Int) -> Bool { pointCount == 4 || pointCount == 17 }

  @inline(__always) func hide(_ bounds: PixelBounds) -> Bool {
    for rect in rects
    where bounds.minX >= rect.minX && bounds.minY >= rect.minY && bounds.maxX <= rect.maxX && bounds.maxY <= rect.maxY {
      return true
    }
    return false
  }

  /// Takes up the path of an opaque fill if it is a true upright rectangle, with or without round corners.
  mutating func add(_ path: PathSlice, bounds: PixelBounds, frame: PixelBounds) {
    guard rects.count < Self.largestCount,
      (bounds.maxX - bounds.minX) * (bounds.maxY - bounds.minY) > Self.smallestArea
    else { return }
    if let rect = Self.uprightRect(path) {
      insert(rect, frame)
    } else if let (tall, wide) = Self.roundedRect(path) {
      insert(tall, frame)
      insert(wide, frame)
    }
  }

  /// Shrinks to whole pixels; beyond the frame there is nothing to see, so a side out there reaches as far as need be.
  private mutating func insert(_ rect: PixelBounds, _ frame: PixelBounds) {
    let inner = PixelBounds(
      minX: rect.minX <= 0 ? 0 : rect.minX.rounded(.up), minY: rect.minY <= 0 ? 0 : rect.minY.rounded(.up),
      maxX: rect.maxX >= frame.maxX ? frame.maxX : rect.maxX.rounded(.down),
      maxY: rect.maxY >= frame.maxY ? frame.maxY : rect.maxY.rounded(.down))
    if !inner.isEmpty { rects.append(inner) }
  }

  /// Four points, each side along an axis: touching the bounding box is not enough, a leaning quad does that too.
  private static func uprightRect(_ path: PathSlice) -> PixelBounds? {
    guard path.pointCount == 4, path.verbCount == 4 || path.verbCount == 5, path.verbs[0] == .move,
      path.verbs[1] == .line, path.verbs[2] == .line, path.verbs[3] == .line,
      path.verbCount == 4 || path.verbs[4] == .close
    else { return nil }
    let p = path.points
    let across = p[0].y == p[1].y && p[1].x == p[2].x && p[2].y == p[3].y && p[3].x == p[0].x
    let down = p[0].x == p[1].x && p[1].y == p[2].y && p[2].x == p[3].x && p[3].y == p[0].y
    guard across || down else { return nil }
    return PixelBounds(
      minX: min(p[0].x, p[2].x), minY: min(p[0].y, p[2].y), maxX: max(p[0].x, p[2].x), maxY: max(p[0].y, p[2].y))
  }

  private static let roundedVerbs: [Path.Verb] = [
    .move, .line, .cubic, .line, .cubic, .line, .cubic, .line, .cubic, .close,
  ]

  /// The form `Path.roundedRect` has, in either direction of its corners: two upright rectangles inside it.
  private static func roundedRect(_ path: PathSlice) -> (tall: PixelBounds, wide: PixelBounds)? {
    guard path.pointCount == 17, path.verbCount == 10, (0..<10).allSatisfy({ path.verbs[$0] == roundedVerbs[$0] })
    else { return nil }
    let p = path.points
    let (top, right, bottom, left) = (p[0].y, p[4].x, p[8].y, p[12].x)
    guard p[1].y == top, p[5].x == right, p[9].y == bottom, p[13].x == left, p[16] == p[0], top < bottom, left < right,
      p[0].x <= p[1].x, p[4].y <= p[5].y, p[9].x <= p[8].x, p[13].y <= p[12].y
    else { return nil }
    // Each corner's control points lie on the two sides, between the curve's end and the corner.
    let corners: [(Int, SIMD2<Float>)] = [
      (1, SIMD2(right, top)), (5, SIMD2(right, bottom)), (9, SIMD2(left, bottom)), (13, SIMD2(left, top)),
    ]
    for (i, corner) in corners {
      guard isBetween(p[i + 1], p[i], corner), isBetween(p[i + 2], p[i + 3], corner) else { return nil }
    }
    let (x0, x1) = (max(p[0].x, p[9].x), min(p[1].x, p[8].x))
    let (y0, y1) = (max(p[4].y, p[13].y), min(p[5].y, p[12].y))
    // A pixel less on the far sides, where the flattened corner begins.
    return (
      PixelBounds(minX: x0 + 1, minY: top, maxX: x1 - 1, maxY: bottom),
      PixelBounds(minX: left, minY: y0 + 1, maxX: right, maxY: y1 - 1)
    )
  }

  private static func isBetween(_ p: SIMD2<Float>, _ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Bool {
    p.x >= min(a.x, b.x) && p.x <= max(a.x, b.x) && p.y >= min(a.y, b.y) && p.y <= max(a.y, b.y)
  }
}
