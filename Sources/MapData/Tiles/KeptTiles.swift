import Synchronization

/// The tiles that the last frames read, decoded, and the last views with their lines joined.
final class KeptTiles: Sendable {
  /// A tile's features by layer, in the order of the file.
  struct Content: Sendable {
    typealias Layer = (name: String, extent: Int32, features: [Feature])

    var layers: [Layer] = []
    var warnings: [String] = []
    /// Its part of `TileBudget`.
    var cost = SIMD4<Int>()
  }

  /// All that the features of a view depend on.
  struct View: Sendable, Hashable {
    var tiles: [TileID]
    var stamps: [FileStamp]
    var warnings: [String]
  }

  private struct Tile {
    var content: Content
    var stamp: [FileStamp]
    var bytes: Int
    var lastUse: Int
  }

  private struct Kept {
    var tiles: [TileID: Tile] = [:]
    var bytes = 0
    var uses = 0
    /// The one used last comes last.
    var views: [(view: View, features: FeatureLayers)] = []
  }

  private let kept = Mutex(Kept())
  /// About how many bytes of decoded tiles are kept.
  let byteLimit: Int
  /// Views that are kept: a frame asks for its ground, for signs around it and for places.
  private static let viewLimit = 4

  init(byteLimit: Int = 64 << 20) { self.byteLimit = byteLimit }

  /// About how many bytes the decoded tiles take.
  var bytes: Int { kept.withLock { $0.bytes } }

  func features(of view: View) -> FeatureLayers? {
    kept.withLock { kept in
      guard let index = kept.views.lastIndex(where: { $0.view == view }) else { return nil }
      let known = kept.views.remove(at: index)
      kept.views.append(known)
      return known.features
    }
  }

  func keep(_ features: FeatureLayers, of view: View) {
    kept.withLock { kept in
      // What tiles were before they changed is of no use any more.
      kept.views.removeAll { $0.view.tiles == view.tiles }
      if kept.views.count >= Self.viewLimit { kept.views.removeFirst() }
      kept.views.append((view, features))
    }
  }

  func content(of tile: TileID, stamp: [FileStamp]) -> Content? {
    kept.withLock { kept in
      guard let known = kept.tiles[tile], known.stamp == stamp else { return nil }
      kept.uses += 1
      kept.tiles[tile]?.lastUse = kept.uses
      return known.content
    }
  }

  func keep(_ content: Content, of tile: TileID, stamp: [FileStamp]) {
    let bytes = content.layers.reduce(256) { $0 + $1.features.reduce(0) { $0 + $1.byteCount } }
    kept.withLock { kept in
      kept.uses += 1
      if let old = kept.tiles[tile] { kept.bytes -= old.bytes }
      kept.tiles[tile] = Tile(content: content, stamp: stamp, bytes: bytes, lastUse: kept.uses)
      kept.bytes += bytes
      while kept.bytes > byteLimit, let oldest = kept.tiles.min(by: { $0.value.lastUse < $1.value.lastUse }) {
        kept.bytes -= oldest.value.bytes
        kept.tiles[oldest.key] = nil
      }
    }
  }
}
