import Guidance
import MapData
import Synchronization

/// The streets that the last frames were drawn with, so that the next ones only project them.
public final class StreetStore: Sendable {
  private struct Key: Hashable {
    var paths: [String]
    /// A file that has changed is another one.
    var stamps: [FileStamp]
    var block: StreetBlock
    var drivingSide: DrivingSide?
  }

  private struct Kept {
    var key: Key
    var network: StreetNetwork
    /// Whose frame it is built for alone; `nil` where the whole block is built.
    var camera: Camera?
  }

  private let kept = Mutex<[Kept]>([])
  /// Blocks that are kept at a time.
  private static let limit = 4

  /// Nothing is kept yet.
  public init() {}

  /// The streets of what a camera sees, built where they are not kept.
  ///
  /// For the first frame in a block what it shows is built, for the second one the whole block: single frames are common.
  ///
  /// - Parameters:
  ///   - paths: the files of `source`, by which what is kept is known again.
  ///   - drivingSide: `nil` for the one of the place.
  ///   - threads: how many build them.
  public func networks(
    of source: any FeatureSource, paths: [String], drivingSide: DrivingSide?, for camera: Camera, threads: Int = 1
  ) throws(MapDataError) -> [StreetNetwork] {
    try kept.withLock { (kept) throws(MapDataError) in
      var result: [StreetNetwork] = []
      let stamps = paths.map { FileStamp(path: $0) }
      for region in camera.visibleWorldRects() {
        guard let block = StreetBlock(around: region) else { continue }
        let key = Key(paths: paths, stamps: stamps, block: block, drivingSide: drivingSide)
        let known = kept.firstIndex { $0.key == key }.map { kept.remove(at: $0) }
        if let known, known.camera == nil || known.camera == camera {
          kept.append(known)
        } else {
          let features = try source.streets(in: block.region, zoom: camera.zoom)
          let only = known == nil ? camera : nil
          let network = StreetNetwork(
            features, block: block, drivingSide: drivingSide, seenBy: only, threads: threads)
          if kept.count >= Self.limit { kept.removeFirst() }
          kept.append(Kept(key: key, network: network, camera: only))
        }
        if let last = kept.last { result.append(last.network) }
      }
      return result
    }
  }
}

extension Camera {
  /// Whether the camera is so near that streets show as surfaces.
  public var seesStreets: Bool { StreetDrawing.share(zoom: zoom) > 0 }
}
