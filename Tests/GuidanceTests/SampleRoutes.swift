import Foundation

@testable import Guidance

/// Real answers of routing services that stand beside the checkout; tests that need them are skipped without.
enum SampleRoutes {
  static let folder: URL = {
    let environment = ProcessInfo.processInfo.environment
    let data =
      environment["WAYFRAME_SHARED_DATA"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/data")
    return data.appendingPathComponent("routes")
  }()

  static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0.hasSuffix(".json") && !$0.contains("trace-attributes") }.sorted()
  }()

  static var arePresent: Bool { !names.isEmpty }

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  static func read(_ name: String) throws -> RouteResponse {
    try RouteResponse.read(bytes(name), path: name)
  }

  /// The parsed JSON, for what a test computes on its own.
  static func json(_ name: String) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(bytes(name))) as? [String: Any] ?? [:]
  }
}
