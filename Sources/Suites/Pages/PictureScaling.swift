import Pixels

extension PixelBuffer {
  /// The picture made smaller, every pixel the mean of the area that it covers.
  ///
  /// - Parameters: a size of at least 1 by 1 and at most the picture's own.
  func averaged(width newWidth: Int, height newHeight: Int) -> PixelBuffer {
    let columns = Self.shares(of: width, in: newWidth)
    let rows = Self.shares(of: height, in: newHeight)
    var result = PixelBuffer(width: newWidth, height: newHeight)
    storage.withUnsafeBufferPointer { source in
      for (y, row) in rows.enumerated() {
        for (x, column) in columns.enumerated() {
          var (red, green, blue, alpha, weight) = (0.0, 0.0, 0.0, 0.0, 0.0)
          for (sourceY, rowShare) in row {
            for (sourceX, columnShare) in column {
              let bits = source[sourceY * stride + sourceX]
              let share = rowShare * columnShare
              red += share * Double(bits & 255)
              green += share * Double(bits >> 8 & 255)
              blue += share * Double(bits >> 16 & 255)
              alpha += share * Double(bits >> 24)
              weight += share
            }
          }
          func mean(_ sum: Double) -> UInt8 { UInt8(min(max((sum / weight).rounded(), 0), 255)) }
          result[x, y] = Pixel(red: mean(red), green: mean(green), blue: mean(blue), alpha: mean(alpha))
        }
      }
    }
    return result
  }

  /// The picture at most `side` pixels long; itself when it is small enough.
  func averaged(longestSide side: Int) -> PixelBuffer {
    let longest = max(width, height)
    guard longest > side else { return self }
    func scaled(_ length: Int) -> Int { max(1, (length * side + longest / 2) / longest) }
    return averaged(width: scaled(width), height: scaled(height))
  }

  /// A part of the picture; it must lie inside.
  func part(x: Int, y: Int, width: Int, height: Int) -> PixelBuffer {
    var result = PixelBuffer(width: width, height: height)
    for row in 0..<height {
      let start = (y + row) * stride + x
      result.storage.replaceSubrange(
        row * result.stride..<row * result.stride + width, with: storage[start..<start + width])
    }
    return result
  }

  /// For each of `parts` equal stretches of `length` pixels: the pixels under it, and how much of each.
  private static func shares(of length: Int, in parts: Int) -> [[(Int, Double)]] {
    let step = Double(length) / Double(parts)
    return (0..<parts).map { part in
      let (start, end) = (Double(part) * step, Double(part + 1) * step)
      return (Int(start)..<min(Int(end.rounded(.up)), length)).map { pixel in
        (pixel, min(Double(pixel + 1), end) - max(Double(pixel), start))
      }.filter { $0.1 > 1e-9 }
    }
  }
}
