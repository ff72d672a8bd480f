import StyleDrawing
import Text
import Wayframe

/// What many fuzzers need and is read once.
enum Samples {
  static let resources = try? FrameResources()

  /// A renderer of the calling thread's own.
  static func renderer() throws -> FrameRenderer {
    guard let resources else { return try FrameRenderer() }
    return FrameRenderer(resources: resources)
  }

  /// `nil` where there are no fonts.
  static let typesetter = (try? FontLibrary()).map { Typesetter(fonts: $0) }

  /// A small screen without a map.
  static var emptyScene: NavigationScene {
    var scene = NavigationScene(file: "scene.json")
    scene.device.scale = 1
    return scene
  }
}
