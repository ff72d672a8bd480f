import Geometry
import JSON
import MapData

typealias StyleJSON = JSONValue

/// A feature of one tile.
struct SourceFeature: Sendable {
  var tile: TileFeature
  var structured: StructuredProperties?
  /// For each part that is a line, the shares of the whole line at which it begins and ends.
  var shares: [ClosedRange<Double>]?
  /// Whether its rings say by their order which of them are holes.
  var hasOrientedRings = true
}

/// The features of one tile of the view by source layer.
struct LoadedTile: Sendable {
  let tile: ViewTile
  var layers: [String: [SourceFeature]]
}

/// Properties that are lists or objects.
final class StructuredProperties: Sendable {
  let values: [String: StyleJSON]
  init(_ values: [String: StyleJSON]) { self.values = values }
}
