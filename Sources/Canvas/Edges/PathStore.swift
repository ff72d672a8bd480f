import Geometry

/// The display list's flat path memory.
struct PathStore {
  let verbs: UnsafeBufferPointer<Path.Verb>
  let points: UnsafeBufferPointer<SIMD2<Float>>

  /// The path at `range`; nothing if the range reaches beyond the list.
  subscript(range: DisplayList.PathRange) -> PathSlice? {
    guard let verbBase = verbs.baseAddress, let pointBase = points.baseAddress,
      range.verbs.lowerBound >= 0, range.verbs.upperBound <= verbs.count, range.points.lowerBound >= 0,
      range.points.upperBound <= points.count
    else { return nil }
    return PathSlice(
      verbs: verbBase + range.verbs.lowerBound, verbCount: range.verbs.count,
      points: pointBase + range.points.lowerBound, pointCount: range.points.count)
  }
}

/// A range of verbs and its points, as the planner reads it.
struct PathSlice {
  /// Coordinates beyond this, like those that are not numbers, make a path meaningless: it is ignored as a whole.
  static let largestCoordinate: Float = 1e9

  let verbs: UnsafePointer<Path.Verb>
  let verbCount: Int
  let points: UnsafePointer<SIMD2<Float>>
  let pointCount: Int

  /// The box around all points, control points included, and what is drawn of them; nothing for a path without points or
  /// with one that is not finite or beyond `largestCoordinate`.
  var bounds: PixelBounds? {
    guard pointCount > 0 else { return nil }
    let raw = UnsafeRawPointer(points)
    var low = SIMD4(lowHalf: points[0], highHalf: points[0])
    var high = low
    // Stays zero unless something is infinite or not a number.
    var check = SIMD4<Float>()
    var i = 0
    while i + 2 <= pointCount {
      let two = raw.loadUnaligned(fromByteOffset: i * 8, as: SIMD4<Float>.self)
      low = low.replacing(with: two, where: two .< low)
      high = high.replacing(with: two, where: two .> high)
      check += two * 0
      i += 2
    }
    if i < pointCount {
      let two = SIMD4(lowHalf: points[i], highHalf: points[i])
      low = low.replacing(with: two, where: two .< low)
      high = high.replacing(with: two, where: two .> high)
      check += two * 0
    }
    guard check == SIMD4<Float>() else { return nil }
    let minX = low[0] < low[2] ? low[0] : low[2]
    let minY = low[1] < low[3] ? low[1] : low[3]
    let maxX = high[0] > high[2] ? high[0] : high[2]
    let maxY = high[1] > high[3] ? high[1] : high[3]
    let limit = Self.largestCoordinate
    guard minX >= -limit, minY >= -limit, maxX <= limit, maxY <= limit else { return nil }
    return PixelBounds(minX: minX, minY: minY, maxX: maxX, maxY: maxY).allowingForRounding
  }
}
