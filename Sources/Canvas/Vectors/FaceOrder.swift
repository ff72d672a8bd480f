import Geometry
import KernelTypes

/// The order in which opaque faces are painted over one another, farthest first.
///
/// Of two faces that overlap in the picture, the one that is nearer in the middle of their common part comes later. By
/// the rule of the depth layer a face later in the list must be nearer by `DepthPlane.bias`, else it counts as the
/// farther one. Faces without such a reason go by the depth of their middle.
///
/// No order is right where faces pierce one another (the one in front over more of the common part wins, in the mean)
/// or hide one another in a circle (its farthest face, by the depth of its middle, comes first): that would need faces
/// to be cut, which is not done.
struct FaceOrder {
  /// Pairs of faces and of their pieces that are looked at, at most, which takes a few seconds; 20,000 faces of a town
  /// need less than half of it. What is left goes by the depth of the middles.
  private static let largestComparisonCount = 25_000_000

  private let shapes: [FaceShape]
  private var comparisonsLeft = Self.largestComparisonCount
  /// Faces by the depth of their middle, farthest first, and each one's place there.
  private let byDepth: [Int]
  private var rank: [Int]
  /// The faces that each one must follow.
  private var behind: [[UInt32]]

  /// The indices of `shapes`, which come nearest first as far as that is known, in painting order.
  static func farthestFirst(_ shapes: [FaceShape]) -> [Int] {
    var order = FaceOrder(shapes)
    order.compareOverlapping()
    return order.sorted()
  }

  private init(_ shapes: [FaceShape]) {
    self.shapes = shapes
    let depths = shapes.map { $0.inverseDepth(at: $0.centroid) }
    byDepth = shapes.indices.sorted { depths[$0] != depths[$1] ? depths[$0] < depths[$1] : $0 > $1 }
    rank = Array(repeating: 0, count: shapes.count)
    behind = Array(repeating: [], count: shapes.count)
    for (place, face) in byDepth.enumerated() { rank[face] = place }
  }

  // MARK: Pairs

  private mutating func compareOverlapping() {
    let fromLeft = shapes.indices.sorted {
      shapes[$0].box.minX != shapes[$1].box.minX ? shapes[$0].box.minX < shapes[$1].box.minX : $0 < $1
    }
    let boxes = fromLeft.map { shapes[$0].box }
    for (place, box) in boxes.enumerated() {
      var next = place + 1
      while next < boxes.count && boxes[next].minX < box.maxX {
        guard comparisonsLeft > 0 else { return }
        comparisonsLeft -= 1
        if boxes[next].minY < box.maxY && box.minY < boxes[next].maxY {
          compare(min(fromLeft[place], fromLeft[next]), max(fromLeft[place], fromLeft[next]))
        }
        next += 1
      }
    }
  }

  private mutating func compare(_ first: Int, _ second: Int) {
    guard let place = overlap(shapes[first].pieces, shapes[second].pieces).centroid else { return }
    let old = shapes[first].inverseDepth(at: place)
    if shapes[second].inverseDepth(at: place) > old * Double(DepthPlane.bias) {
      behind[second].append(UInt32(first))
    } else {
      behind[first].append(UInt32(second))
    }
  }

  private mutating func overlap(_ a: [Trapezoid], _ b: [Trapezoid]) -> Overlap {
    var overlap = Overlap()
    var start = 0
    for piece in a {
      while start < b.count && b[start].bottom <= piece.top { start += 1 }
      for other in b[start...] {
        guard other.top < piece.bottom else { break }
        comparisonsLeft -= 1
        overlap.add(piece, other)
      }
    }
    return overlap
  }

  // MARK: Sorting

  private func sorted() -> [Int] {
    let behind = self.behind.map { $0.sorted { rank[Int($0)] < rank[Int($1)] } }
    var order: [Int] = []
    var isPlaced = [Bool](repeating: false, count: shapes.count)
    /// How many of `behind` are known to be placed.
    var done = [Int](repeating: 0, count: shapes.count)
    /// Faces that wait, each for the next one, and where in it a face is.
    var waiting: [Int] = []
    var position = [Int](repeating: -1, count: shapes.count)
    for root in byDepth where !isPlaced[root] {
      position[root] = 0
      waiting.append(root)
      while let face = waiting.last {
        while done[face] < behind[face].count && isPlaced[Int(behind[face][done[face]])] { done[face] += 1 }
        var next = waiting.count - 1
        if done[face] < behind[face].count {
          let farther = Int(behind[face][done[face]])
          if position[farther] < 0 {
            position[farther] = waiting.count
            waiting.append(farther)
            continue
          }
          // A circle: its farthest face goes first, and those that it waited for start again.
          next = (position[farther]...next).min { rank[waiting[$0]] < rank[waiting[$1]] } ?? next
        }
        order.append(waiting[next])
        isPlaced[waiting[next]] = true
        for left in waiting[next...] { position[left] = -1 }
        waiting.removeSubrange(next...)
      }
    }
    return order
  }
}
