import Foundation
import TestSupport
import WayframeTesting

/// The files that tests draw and compare.
enum Samples {
  static func path(_ name: String) -> String { Checkout.path("Assets/Samples/\(name)") }

  static let goldens = GoldenImages(
    directory: Checkout.path("GoldenImages"), report: Checkout.path(".build/golden-failures"))
}
