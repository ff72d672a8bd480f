import Geometry
import MapStyle

/// What placed symbols occupy on the screen, in points.
struct CollisionGrid {
  /// What a symbol lays claim to.
  struct Claim {
    var boxes: [Rect]
    var overlap: SymbolOverlap
  }

  private let area: Rect
  private var cells: [SIMD2<Int>: [(box: Rect, overlap: SymbolOverlap, source: String)]] = [:]
  private static let cell = 64.0

  init(_ camera: MapCamera) {
    let margin = camera.isFlat ? 100.0 : 200.0
    area = Rect(x: 0, y: 0, width: camera.viewpoint.width, height: camera.viewpoint.height).inset(by: -margin)
  }

  /// Whether any of the boxes lies where symbols are placed at all.
  func isInReach(_ boxes: [Rect]) -> Bool { boxes.contains { $0.touches(area) } }

  /// - Parameter source: symbols of other sources do not count; `nil` where all do.
  func isFree(_ claim: Claim, source: String?) -> Bool {
    guard claim.overlap != .always else { return true }
    for box in claim.boxes {
      for place in Self.places(box) {
        for other in cells[place] ?? [] where other.box.touches(box) {
          if let source, source != other.source { continue }
          if claim.overlap == .never || other.overlap == .never { return false }
        }
      }
    }
    return true
  }

  mutating func insert(_ claim: Claim, source: String) {
    for box in claim.boxes where box.touches(area) {
      for place in Self.places(box.intersection(area)) {
        cells[place, default: []].append((box, claim.overlap, source))
      }
    }
  }

  private static func places(_ box: Rect) -> [SIMD2<Int>] {
    guard box.minX.isFinite, box.maxX.isFinite, box.minY.isFinite, box.maxY.isFinite, box.width < 1e5, box.height < 1e5
    else { return [] }
    var result: [SIMD2<Int>] = []
    for y in Int((box.minY / cell).rounded(.down))...Int((box.maxY / cell).rounded(.down)) {
      for x in Int((box.minX / cell).rounded(.down))...Int((box.maxX / cell).rounded(.down)) {
        result.append(SIMD2(x, y))
      }
    }
    return result
  }
}
