import Dispatch
import Pixels
import Synchronization

extension PNG {
  /// Rows of one independently compressed band. The bands, and so the bytes, do not depend on the thread count.
  static let bandRows = 64

  /// Encodes a picture: RGB when every pixel is opaque, otherwise RGBA with straight colours.
  ///
  /// - Parameters:
  ///   - pixelsPerPoint: written as the physical density (72 points an inch), so that viewers show the frame in points.
  ///   - texts: written beside the picture, by keywords of 1 to 79 Latin letters.
  ///   - threads: how many bands are compressed at once; 1 or more.
  public static func encode(
    _ image: PixelBuffer, pixelsPerPoint: Double = 1, texts: [(keyword: String, text: String)] = [], threads: Int = 1
  ) -> [UInt8] {
    let bandCount = (image.height + bandRows - 1) / bandRows
    @Sendable func rows(_ band: Int) -> Range<Int> { band * bandRows..<min((band + 1) * bandRows, image.height) }
    // Nearly every frame is opaque: whether it is shows while its bands are packed. If not, they are packed again.
    let opaqueBands = concurrentMap(count: bandCount, threads: threads) { band in
      opaqueScanlines(image, rows: rows(band)).map { DeflatedBand($0, isLast: band == bandCount - 1) }
    }.compactMap { $0 }
    let isOpaque = opaqueBands.count == bandCount
    let bands =
      isOpaque
      ? opaqueBands
      : concurrentMap(count: bandCount, threads: threads) { band in
        DeflatedBand(straightScanlines(image, rows: rows(band)), isLast: band == bandCount - 1)
      }

    var writer = PNGWriter(capacity: bands.reduce(200) { $0 + $1.bytes.count + 12 })
    writer.header(width: image.width, height: image.height, hasAlpha: !isOpaque)
    writer.density(pixelsPerMetre: (pixelsPerPoint * 72 / 0.0254).rounded())
    for (keyword, text) in texts { writer.text(keyword, text) }
    var adler: UInt32 = 1
    for (index, band) in bands.enumerated() {
      adler = combinedAdler(adler, band.adler, secondCount: band.sourceCount)
      // Zlib header: deflate with a 32 kB window, fastest level.
      let prefix: [UInt8] = index == 0 ? [0x78, 0x01] : []
      let suffix = index == bandCount - 1 ? adler.bigEndianBytes : []
      writer.chunk("IDAT", prefix, band.bytes, suffix)
    }
    writer.chunk("IEND")
    return writer.bytes
  }

  /// The rows as PNG scanlines, a filter byte (none) and then three bytes per pixel; nil if a pixel is not opaque.
  static func opaqueScanlines(
    _ image: PixelBuffer, rows: Range<Int>, packing: PixelPacking = .best
  ) -> [UInt8]? {
    let rowSize = 1 + image.width * 3
    var all: UInt32 = .max
    let lines = [UInt8](unsafeUninitializedCapacity: rows.count * rowSize + PixelPacking.slack) { target, count in
      image.storage.withUnsafeBufferPointer { source in
        var out = UnsafeMutableRawPointer(target.baseAddress!)
        for y in rows {
          out.storeBytes(of: 0, as: UInt8.self)
          let row = source.baseAddress! + y * image.stride
          all &= packing.pack(row, count: image.width, into: out + 1)
          out += rowSize
        }
      }
      count = rows.count * rowSize
    }
    return all >> 24 == 255 ? lines : nil
  }

  /// The rows as PNG scanlines with straight colours: a filter byte (none) and then four bytes per pixel.
  static func straightScanlines(_ image: PixelBuffer, rows: Range<Int>) -> [UInt8] {
    let rowSize = 1 + image.width * 4
    return [UInt8](unsafeUninitializedCapacity: rows.count * rowSize) { target, count in
      image.storage.withUnsafeBufferPointer { source in
        var out = UnsafeMutableRawPointer(target.baseAddress!)
        for y in rows {
          out.storeBytes(of: 0, as: UInt8.self)
          out += 1
          let row = source.baseAddress! + y * image.stride
          for x in 0..<image.width {
            out.storeBytes(of: straight(row[x]).littleEndian, as: UInt32.self)
            out += 4
          }
        }
      }
      count = rows.count * rowSize
    }
  }

  /// The pixel with colours divided by alpha, rounded to nearest.
  private static func straight(_ bits: UInt32) -> UInt32 {
    let alpha = bits >> 24
    guard alpha != 0 && alpha != 255 else { return bits }
    func divided(_ component: UInt32) -> UInt32 { min((component * 255 + alpha / 2) / alpha, 255) }
    return divided(bits & 255) | divided(bits >> 8 & 255) << 8 | divided(bits >> 16 & 255) << 16 | alpha << 24
  }
}

/// The results of `body` for 0..<count in order, at most `threads` of them worked on at once.
private func concurrentMap<Result: Sendable>(
  count: Int, threads: Int, _ body: @Sendable (Int) -> Result
) -> [Result] {
  guard threads > 1 && count > 1 else { return (0..<count).map(body) }
  let workers = min(threads, count)
  let slots = UnsafeMutablePointer<Result?>.allocate(capacity: count)
  slots.initialize(repeating: nil, count: count)
  defer {
    slots.deinitialize(count: count)
    slots.deallocate()
  }
  // Each index is written by exactly one worker and read after all have ended.
  nonisolated(unsafe) let shared = slots
  let taken = Atomic(0)
  DispatchQueue.concurrentPerform(iterations: workers) { _ in
    while true {
      let index = taken.wrappingAdd(1, ordering: .relaxed).oldValue
      if index >= count { return }
      shared[index] = body(index)
    }
  }
  return (0..<count).map { slots[$0]! }
}
