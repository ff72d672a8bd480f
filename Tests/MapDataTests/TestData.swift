import Foundation
import Geometry

@testable import MapData

/// Real map data beside the checkout; tests that need them are skipped where they are absent.
enum SharedData {
  static let folder: String = {
    if let path = ProcessInfo.processInfo.environment["WAYFRAME_SHARED_DATA"] { return path }
    let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    return checkout.appendingPathComponent("../shared/data").standardizedFileURL.path
  }()

  static let isPresent = FileManager.default.fileExists(atPath: folder + "/osm")

  static func path(_ name: String) -> String { folder + "/" + name }

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }
}

/// A folder of its own that goes away with the value.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "wayframe-mapdata-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }
}

extension MVTDecoder {
  /// One tile by itself.
  static func decode(_ bytes: [UInt8]) throws(ProtobufFault) -> (layers: [MVTLayer], warnings: [String]) {
    var budget = TileBudget()
    return try decode(bytes, budget: &budget)
  }
}

extension FeatureSource {
  /// Everything it has at a zoom.
  func allFeatures(zoom: Double = 16) throws -> FeatureLayers {
    try features(in: bounds.inset(by: -1e-9), zoom: zoom)
  }
}

extension Feature {
  func string(_ key: String) -> String? {
    if case .string(let value)? = properties[key] { value } else { nil }
  }

  func number(_ key: String) -> Double? {
    if case .number(let value)? = properties[key] { value } else { nil }
  }

  var lines: [[Point]] {
    if case .lines(let lines) = geometry { lines } else { [] }
  }

  var polygons: [Polygon] {
    if case .polygons(let polygons) = geometry { polygons } else { [] }
  }

  var points: [Point] {
    if case .points(let points) = geometry { points } else { [] }
  }
}

/// Twice nothing but the shoelace formula, kept apart from the code under test; positive clockwise with y down.
func shoelace(_ ring: [Point]) -> Double {
  var sum = 0.0
  for index in ring.indices {
    let next = ring[(index + 1) % ring.count]
    sum += ring[index].x * next.y - next.x * ring[index].y
  }
  return sum / 2
}
