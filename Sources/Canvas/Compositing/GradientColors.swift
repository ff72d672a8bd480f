import Geometry
import Pixels
import Synchronization

/// The colours of a gradient from its beginning to its end, premultiplied.
final class GradientColors: Sendable {
  let table: [UInt32]
  let isOpaque: Bool

  static var largestSize: Int { 1024 }

  /// Twice the steps there are pixels, within reason.
  static func size(length: Float) -> Int {
    var size = 64
    while size < largestSize && Float(size) < length * 2 { size *= 2 }
    return size
  }

  /// Colours are interpolated straight and premultiplied afterwards, as SVG and Cairo do. There is at least one stop.
  init(_ stops: [GradientStop], size: Int) {
    let (first, last) = (stops[0], stops[stops.count - 1])
    var table: [UInt32] = []
    table.reserveCapacity(size)
    var next = 0
    for i in 0..<size {
      let t = Float(i) / Float(size - 1)
      while next < stops.count && stops[next].offset <= t { next += 1 }
      let color: Color
      if next == 0 {
        color = first.color
      } else if next == stops.count {
        color = last.color
      } else {
        let (a, b) = (stops[next - 1], stops[next])
        let span = b.offset - a.offset
        color = a.color.mixed(with: b.color, span > 0 ? (t - a.offset) / span : 1)
      }
      table.append(color.pixel.bits)
    }
    self.table = table
    isOpaque = table.allSatisfy { $0 >> 24 == 255 }
  }
}

/// The colours of the last gradients, kept from frame to frame: where a gradient lies changes more often than its colours.
///
/// What it holds never changes a result, only the time it takes.
final class GradientCache: Sendable {
  /// As many are held, of 4 kB at most; the one whose last use is longest ago goes first.
  static let limit = 64

  private struct Entry {
    var stops: [GradientStop]
    var size: Int
    var colors: GradientColors
  }

  /// The last one used comes last.
  private let entries = Mutex<[Entry]>([])

  /// How many are held.
  var count: Int { entries.withLock { $0.count } }

  /// The colours of a gradient of a length in pixels, with at least one stop.
  func colors(_ stops: [GradientStop], length: Float) -> GradientColors {
    let size = GradientColors.size(length: length)
    return entries.withLock { entries in
      if let index = entries.lastIndex(where: { $0.size == size && $0.stops == stops }) {
        let entry = entries.remove(at: index)
        entries.append(entry)
        return entry.colors
      }
      let colors = GradientColors(stops, size: size)
      if entries.count >= Self.limit { entries.removeFirst() }
      entries.append(Entry(stops: stops, size: size, colors: colors))
      return colors
    }
  }
}
