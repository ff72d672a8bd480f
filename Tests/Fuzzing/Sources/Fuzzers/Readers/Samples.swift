import Foundation
import StyleDrawing
import Text
import Wayframe

/// What many fuzzers need and is read once.
enum Samples {
  static let resources = try? FrameResources()

  /// The calling thread's own, which keeps what it has laid out before.
  static func renderer() throws -> FrameRenderer {
    let kept = Thread.current.threadDictionary
    if let renderer = kept["renderer"] as? FrameRenderer { return renderer }
    let renderer = try resources.map { FrameRenderer(resources: $0) } ?? FrameRenderer()
    kept["renderer"] = renderer
    return renderer
  }

  /// Whether it is the turn of what takes long: with one input in eight, by its bytes.
  static func isTurn(of bytes: [UInt8]) -> Bool { bytes.reduce(0, &+) % 8 == 0 }

  /// `nil` where there are no fonts.
  static let typesetter = (try? FontLibrary()).map { Typesetter(fonts: $0) }

  /// A small screen without a map.
  static var emptyScene: NavigationScene {
    var scene = NavigationScene(file: "scene.json")
    scene.device.scale = 1
    return scene
  }
}
