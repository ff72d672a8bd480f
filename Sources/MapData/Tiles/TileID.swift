import Foundation
import Geometry

/// A tile of the square pyramid: 2^zoom tiles along a side, x from the west, y from the north.
struct TileID: Hashable, Comparable, Sendable, CustomStringConvertible {
  static let zoomLimit = 26

  var zoom: Int
  var x: Int
  var y: Int

  init(zoom: Int, x: Int, y: Int) {
    self.zoom = zoom
    self.x = x
    self.y = y
  }

  /// A tile that exists: zoom 0…26, x and y 0..<2^zoom.
  init?(checkedZoom zoom: Int, x: Int, y: Int) {
    guard 0...Self.zoomLimit ~= zoom, 0..<1 << zoom ~= x, 0..<1 << zoom ~= y else { return nil }
    self.init(zoom: zoom, x: x, y: y)
  }

  /// The tile that a file name such as `14-4136-6066.mvt` or `14_4136_6066.mvt` or a path such as `14/4136/6066.mvt` ends
  /// with.
  init?(name: String) {
    let numbers = name.split(separator: "/").suffix(3).joined(separator: "-").prefix { $0 != "." }
      .split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard numbers.count >= 3 else { return nil }
    let values = numbers.suffix(3).compactMap { text in
      text.allSatisfy { $0.isASCII && $0.isNumber } && text.count <= 9 ? Int(text) : nil
    }
    guard values.count == 3 else { return nil }
    self.init(checkedZoom: values[0], x: values[1], y: values[2])
  }

  /// Its square in world points; x beyond 0..<2^zoom lies in the world's copies.
  var box: Rect {
    let scale = Double(sign: .plus, exponent: -zoom, significand: 1)
    return Rect(
      minX: Double(x) * scale, minY: Double(y) * scale, maxX: Double(x + 1) * scale, maxY: Double(y + 1) * scale)
  }

  /// The same tile in the main world.
  var wrapped: TileID {
    let count = 1 << zoom
    return TileID(zoom: zoom, x: ((x % count) + count) % count, y: y)
  }

  var description: String { "tile \(zoom)/\(x)/\(y)" }

  static func < (first: TileID, second: TileID) -> Bool {
    (first.zoom, first.y, first.x) < (second.zoom, second.y, second.x)
  }
}
