import Foundation
import WayframeTesting

/// The files that tests draw and compare.
enum Samples {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  static func path(_ name: String) -> String { "\(root)/Assets/Samples/\(name)" }

  static let goldens = GoldenImages(
    directory: "\(root)/GoldenImages", failures: "\(root)/.build/golden-failures")
}
