import Foundation
import TestSupport

@testable import Suites

/// A folder with scenes and suites for one test.
struct SuiteFixture {
  let folder: TemporaryFolder

  /// Scenes by name; each has no map and no route of its own unless it says so.
  init(_ scenes: [String: String] = ["turn": "{}"]) throws {
    folder = try TemporaryFolder()
    for (name, text) in scenes { _ = try folder.write(text.utf8, to: "\(name).json") }
  }

  func suite(_ text: String, overrides: [String] = []) throws -> Suite {
    try Suite(path: folder.write(text.utf8, to: "suite.json"), overrides: overrides)
  }

  func names(_ text: String, overrides: [String] = []) throws -> [String] {
    try suite(text, overrides: overrides).frames.map(\.name)
  }

  /// The message that a suite is refused with.
  func refusal(_ text: String, overrides: [String] = []) throws -> String {
    let path = try folder.write(text.utf8, to: "suite.json")
    do throws(SuiteError) {
      let suite = try Suite(path: path, overrides: overrides)
      return "accepted: \(suite.frames.map(\.name))"
    } catch {
      return "\(error)"
    }
  }
}
