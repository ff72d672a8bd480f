/// Some of the places where two pictures differ.
struct DifferingPixels {
  private(set) var places: [SIMD2<Int32>] = []
  private let width, height: Int

  /// All of them.
  init(_ comparison: PictureComparison) {
    self.init(
      comparison,
      inside: [
        PixelArea(
          x: 0, y: 0, width: comparison.actual.width, height: comparison.actual.height)
      ])
  }

  /// Those inside areas of the picture.
  init(_ comparison: PictureComparison, inside areas: [PixelArea]) {
    (width, height) = (comparison.actual.width, comparison.actual.height)
    for (index, area) in areas.enumerated() {
      let known = areas[..<index]
      for part in comparison.areas where part.intersects(area) {
        for y in max(part.y, area.y)..<min(part.maxY, area.maxY) {
          for x in max(part.x, area.x)..<min(part.maxX, area.maxX) where comparison.differs(x, y) {
            if !known.contains(where: { $0.contains(x, y) }) { places.append(SIMD2(Int32(x), Int32(y))) }
          }
        }
      }
    }
  }

  var isEmpty: Bool { places.isEmpty }
  var count: Int { places.count }

  mutating func add(_ other: DifferingPixels) { places += other.places }

  mutating func remove(_ isRemoved: (_ x: Int, _ y: Int) -> Bool) {
    places.removeAll { isRemoved(Int($0.x), Int($0.y)) }
  }

  /// Takes away the places that belong to something, by what they belong to.
  mutating func take(_ owner: (_ x: Int, _ y: Int) -> String?) -> [String: DifferingPixels] {
    var groups: [String: DifferingPixels] = [:]
    var rest: [SIMD2<Int32>] = []
    var none = self
    none.places = []
    for place in places {
      if let name = owner(Int(place.x), Int(place.y)) {
        groups[name, default: none].places.append(place)
      } else {
        rest.append(place)
      }
    }
    places = rest
    return groups
  }

  /// Joined blocks, the largest first.
  var areas: [PixelArea] {
    guard !isEmpty else { return [] }
    var areas = DifferenceAreas(width: width, height: height)
    for place in places { areas.mark(Int(place.x), Int(place.y)) }
    return areas.areas()
  }

  /// The blocks of 8 × 8 pixels in which there are some.
  var blocks: [SIMD2<Int32>] {
    places.map { SIMD2($0.x / Int32(DifferenceAreas.block), $0.y / Int32(DifferenceAreas.block)) }
  }

  /// The block of a pixel and those around it.
  static func blocksAround(_ x: Int, _ y: Int) -> Set<SIMD2<Int32>> {
    let (column, row) = (Int32(x / DifferenceAreas.block), Int32(y / DifferenceAreas.block))
    var blocks: Set<SIMD2<Int32>> = []
    for down in Int32(-1)...1 { for right in Int32(-1)...1 { blocks.insert(SIMD2(column + right, row + down)) } }
    return blocks
  }
}
