import Guidance
import MapData

/// The streets that the last frames were drawn with, so that the next ones only project them.
public struct StreetStore {
  private struct Key: Hashable {
    var paths: [String]
    var block: StreetBlock
    var drivingSide: DrivingSide?
  }

  private var kept: [(key: Key, network: StreetNetwork)] = []
  /// Blocks that are kept at a time.
  private static let limit = 4

  /// Nothing is kept yet.
  public init() {}

  /// The streets of what a camera sees, built where they are not kept.
  ///
  /// - Parameters:
  ///   - paths: the files of `source`, by which what is kept is known again.
  ///   - drivingSide: `nil` for the one of the place.
  public mutating func networks(
    of source: any FeatureSource, paths: [String], drivingSide: DrivingSide?, for camera: Camera
  ) throws(MapDataError) -> [StreetNetwork] {
    var result: [StreetNetwork] = []
    for region in camera.visibleWorldRects() {
      guard let block = StreetBlock(around: region) else { continue }
      let key = Key(paths: paths, block: block, drivingSide: drivingSide)
      if let index = kept.firstIndex(where: { $0.key == key }) {
        kept.append(kept.remove(at: index))
      } else {
        let features = try source.streets(in: block.region, zoom: camera.zoom)
        let network = StreetNetwork(features, block: block, drivingSide: drivingSide)
        if kept.count >= Self.limit { kept.removeFirst() }
        kept.append((key, network))
      }
      if let last = kept.last { result.append(last.network) }
    }
    return result
  }
}

extension Camera {
  /// Whether the camera is so near that streets show as surfaces.
  public var seesStreets: Bool { StreetDrawing.share(zoom: zoom) > 0 }
}
