/// Where differing pixels are: rectangles of blocks of 8 × 8 pixels, joined where they are two blocks or less apart.
struct DifferenceAreas {
  static let block = 8
  /// So many blocks without a difference may lie between two that become one area.
  static let gap = 2
  /// Beyond so many areas, one that holds them all says as much.
  static let mostAreas = 2_000

  let columns, rows: Int
  private let width, height: Int
  private var isMarked: [Bool]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    columns = (width + Self.block - 1) / Self.block
    rows = (height + Self.block - 1) / Self.block
    isMarked = Array(repeating: false, count: columns * rows)
  }

  /// Notes a differing pixel of the picture.
  mutating func mark(_ x: Int, _ y: Int) { isMarked[y / Self.block * columns + x / Self.block] = true }

  /// The areas, the largest first, equal ones from above; no two overlap, and each lies inside the picture.
  func areas() -> [PixelArea] {
    var boxes = groups()
    if boxes.count > Self.mostAreas { boxes = [boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }] }
    return Self.disjoint(boxes).map(pixels).sorted {
      ($1.count, $0.y, $0.x) < ($0.count, $1.y, $1.x)
    }
  }

  /// The box of each group of neighbouring blocks, in blocks.
  private func groups() -> [PixelArea] {
    var isSeen = Array(repeating: false, count: isMarked.count)
    var boxes: [PixelArea] = []
    var waiting: [Int] = []
    for start in isMarked.indices where isMarked[start] && !isSeen[start] {
      isSeen[start] = true
      waiting = [start]
      var box = PixelArea(x: start % columns, y: start / columns, width: 1, height: 1)
      while let index = waiting.popLast() {
        let (x, y) = (index % columns, index / columns)
        box = box.union(PixelArea(x: x, y: y, width: 1, height: 1))
        let reach = Self.gap + 1
        for row in max(y - reach, 0)...min(y + reach, rows - 1) {
          for column in max(x - reach, 0)...min(x + reach, columns - 1) {
            let neighbour = row * columns + column
            guard isMarked[neighbour] && !isSeen[neighbour] else { continue }
            isSeen[neighbour] = true
            waiting.append(neighbour)
          }
        }
      }
      boxes.append(box)
    }
    return boxes
  }

  /// Boxes that overlap become one, until none do.
  private static func disjoint(_ boxes: [PixelArea]) -> [PixelArea] {
    var result: [PixelArea] = []
    for box in boxes {
      var grown = box
      while let index = result.firstIndex(where: { $0.intersects(grown) }) {
        grown = grown.union(result.remove(at: index))
      }
      result.append(grown)
    }
    return result
  }

  private func pixels(_ box: PixelArea) -> PixelArea {
    let (left, top) = (box.x * Self.block, box.y * Self.block)
    return PixelArea(
      x: left, y: top, width: min(box.maxX * Self.block, width) - left,
      height: min(box.maxY * Self.block, height) - top)
  }
}
