import Geometry
import KernelTypes
import Synchronization

/// Shadows' masks, kept from band to band and from frame to frame: most of an interface's shadows stay where they are.
///
/// What it holds never changes a result, only the time it takes.
final class ShadowCache: Sendable {
  /// Of how many shapes the masks are held, and of how many bytes; those go first whose last use is longest ago.
  static let (shapeLimit, byteLimit) = (64, 4 << 20)

  /// A blurred rectangle in a frame of some size.
  struct Key: Hashable {
    let rect: Rect
    let radius, sigma: Float
    /// Tiles to the frame's right side, and strips to its lower end.
    let endTile, endStrip: Int

    init(_ rect: Rect, radius: Float, sigma: Float, endTile: Int, endStrip: Int) {
      self.rect = rect
      // What draws the same is the same.
      self.radius = radius > 0 ? radius : 0
      self.sigma = sigma > 0.2 ? sigma : 0
      self.endTile = endTile
      self.endStrip = endStrip
    }

    /// The tiles that the shape may reach, one or two to spare.
    var box: TileBox {
      let reach = Double(ShadowShape.reach(sigma: sigma))
      func tile(_ value: Double, _ end: Int) -> Int { Int(min(max((value / 4).rounded(.down), 0), Double(end))) }
      let margin = Double(BandShape.leftMargin)
      let firstTile = max(tile(rect.minX - reach + margin, endTile) - 1, 1)
      let firstStrip = max(tile(rect.minY - reach, endStrip) - 1, 0)
      return TileBox(
        firstTile: min(firstTile, endTile), endTile: min(tile(rect.maxX + reach + margin, endTile) + 2, endTile),
        firstStrip: firstStrip, endStrip: min(tile(rect.maxY + reach, endStrip) + 2, endStrip))
    }

    var shape: ShadowShape { ShadowShape(rect: rect, radius: radius, sigma: sigma) }
  }

  fileprivate struct Entry {
    var masks: ShadowMasks
    var lastUse: Int
  }

  fileprivate struct State {
    var entries: [Key: Entry] = [:]
    var byteCount = 0
    var uses = 0
  }

  private let state = Mutex(State())

  /// The number of shapes and bytes held.
  var size: (shapes: Int, bytes: Int) { state.withLock { ($0.entries.count, $0.byteCount) } }

  /// The masks of a shape that hold all of `part`, whose strips count from the frame's first.
  ///
  /// Threads that ask at once wait for one another: mostly they want the same shape.
  func masks(_ key: Key, _ part: TileBox) -> ShadowMasks {
    let kept = state.withLock { state -> ShadowMasks? in
      state.uses += 1
      if let known = state.entries[key]?.masks {
        state.entries[key]?.lastUse = state.uses
        return known
      }
      let (shape, box) = (key.shape, key.box)
      guard ShadowMasks.byteCount(shape, box) <= Self.byteLimit else { return nil }
      let masks = ShadowMasks(shape, box)
      state.keep(masks, key)
      return masks
    }
    return kept ?? ShadowMasks(key.shape, part)
  }
}

extension ShadowCache.State {
  fileprivate mutating func keep(_ masks: ShadowMasks, _ key: ShadowCache.Key) {
    while entries.count >= ShadowCache.shapeLimit || byteCount + masks.byteCount > ShadowCache.byteLimit {
      guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
      byteCount -= oldest.value.masks.byteCount
      entries[oldest.key] = nil
    }
    byteCount += masks.byteCount
    entries[key] = ShadowCache.Entry(masks: masks, lastUse: uses)
  }
}
