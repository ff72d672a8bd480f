import Pixels

/// Where one picture differs from another of its size, in rectangles that hold every differing pixel.
enum PicturePatches {
  /// More rectangles than these cost more than one picture.
  private static let limit = 400

  /// The areas that differ at all; `nil` when they would cover more than half of the picture, or are very many.
  static func areas(from expected: PixelBuffer, to actual: PixelBuffer) -> [PixelArea]? {
    var search = DifferenceSearch(expected, actual, ignoring: [])
    search.run { _, _, _ in true }
    let areas = search.areas.areas()
    guard areas.count <= limit, areas.reduce(0, { $0 + $1.count }) * 2 <= actual.width * actual.height else {
      return nil
    }
    return areas
  }
}
