import Foundation
import TestSupport

@testable import Guidance

/// Real answers of routing services that stand beside the checkout; tests that need them are skipped without.
enum SampleRoutes {
  static let names = SharedFolder.names(in: "data/routes")
    .filter { $0.hasSuffix(".json") && !$0.contains("trace-attributes") }

  static var arePresent: Bool { !names.isEmpty }

  static func bytes(_ name: String) throws -> [UInt8] { try SharedFolder.bytes("data/routes/\(name)") }

  static func read(_ name: String) throws -> RouteResponse {
    try RouteResponse.read(bytes(name), path: name)
  }

  /// The parsed JSON, for what a test computes on its own.
  static func json(_ name: String) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(bytes(name))) as? [String: Any] ?? [:]
  }
}
