import Pixels

/// Where one picture differs from another of its size, in rectangles that hold every differing pixel.
enum PicturePatches {
  struct Area: Hashable {
    var x, y, width, height: Int

    var pixels: Int { width * height }
  }

  private static let block = 8
  /// Blocks this far apart go into one rectangle.
  private static let reach = 3
  /// More rectangles than these cost more than one picture.
  private static let limit = 400

  /// The rectangles around blocks of 8 by 8 pixels that differ, joined where two blocks or less lie between them; `nil`
  /// when they would cover more than half of the picture, or are very many.
  static func areas(from expected: PixelBuffer, to actual: PixelBuffer) -> [Area]? {
    let (columns, rows) = ((actual.width + block - 1) / block, (actual.height + block - 1) / block)
    var differs = [Bool](repeating: false, count: columns * rows)
    for y in 0..<actual.height where expected.row(y) != actual.row(y) {
      let start = y * actual.stride
      for x in 0..<actual.width where expected.storage[start + x] != actual.storage[start + x] {
        differs[y / block * columns + x / block] = true
      }
    }
    var boxes: [Area] = []
    var visited = differs.map { !$0 }
    for first in differs.indices where !visited[first] {
      guard boxes.count < limit else { return nil }
      visited[first] = true
      var (left, right, top, bottom) = (columns, -1, rows, -1)
      var waiting = [first]
      while let place = waiting.popLast() {
        let (x, y) = (place % columns, place / columns)
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
        for nextY in max(0, y - reach)...min(rows - 1, y + reach) {
          for nextX in max(0, x - reach)...min(columns - 1, x + reach) where !visited[nextY * columns + nextX] {
            visited[nextY * columns + nextX] = true
            waiting.append(nextY * columns + nextX)
          }
        }
      }
      boxes.append(Area(x: left, y: top, width: right - left + 1, height: bottom - top + 1))
    }
    let areas = joined(boxes).map { box in
      Area(
        x: box.x * block, y: box.y * block, width: min(box.width * block, actual.width - box.x * block),
        height: min(box.height * block, actual.height - box.y * block))
    }
    return areas.reduce(0) { $0 + $1.pixels } * 2 > actual.width * actual.height ? nil : areas
  }

  /// Rectangles that overlap become one, until none do.
  private static func joined(_ boxes: [Area]) -> [Area] {
    var boxes = boxes
    var index = 0
    while index < boxes.count {
      guard let other = boxes.indices.first(where: { $0 > index && overlap(boxes[index], boxes[$0]) }) else {
        index += 1
        continue
      }
      let (a, b) = (boxes[index], boxes.remove(at: other))
      let (x, y) = (min(a.x, b.x), min(a.y, b.y))
      boxes[index] = Area(
        x: x, y: y, width: max(a.x + a.width, b.x + b.width) - x, height: max(a.y + a.height, b.y + b.height) - y)
      index = 0
    }
    return boxes
  }

  private static func overlap(_ a: Area, _ b: Area) -> Bool {
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
  }
}
