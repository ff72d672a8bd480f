import Foundation
import Suites
import TestSupport
import Wayframe

extension Fuzzer {
  /// Scenes, suites and texts within them.
  static let scenes = [
    Fuzzer("scene", samples: sampleScenes, .json) { bytes in
      let folder = Checkout.path("Assets/Samples/sampleville")
      let scene = try NavigationScene(json: bytes, file: "\(folder)/scene.json")
      if Samples.isTurn(of: bytes) { try layOut(scene) }
    },
    Fuzzer("suite", .json) { bytes in
      let scene = Array(
        #"{"route": {"response": "route.json"}, "views": [{"name": "a", "text": "A", "constraints": []}]}"#.utf8)
      try Scratch.folder(["suite.json": bytes, "a.json": scene, "b.json": scene]) { folder in
        let suite = try Suite(path: "\(folder)/suite.json", resources: Samples.resources)
        _ = suite.frames.map { ($0.name, $0.hasUsableName) }
        _ = suite.pictures
      }
    },
    Fuzzer("constraint", .words(constraintWords)) { bytes in
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { quoted(String($0)) }
      let views = ["one", "two", "three"].enumerated().map { index, name in
        let own = lines.enumerated().filter { $0.offset % 3 == index }.map(\.element).joined(separator: ",")
        return #"{"name": "\#(name)", "text": "\#(name)", "constraints": [\#(own)]}"#
      }
      let json = #"{"views": [\#(views.joined(separator: ","))]}"#
      _ = try Samples.renderer().layout(of: NavigationScene(json: json.utf8, file: "scene.json"))
    },
    Fuzzer("override", .words(overrideWords)) { bytes in
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      let scene = try NavigationScene(json: "{}".utf8, file: "scene.json", overrides: lines)
      if Samples.isTurn(of: bytes) { try layOut(scene) }
    },
  ]

  private static let sampleScenes = ["views", "prompt", "arrival", "lanes"].map {
    "Assets/Samples/sampleville/\($0).json"
  }

  /// Large devices cost time and show nothing more.
  private static func layOut(_ scene: NavigationScene) throws {
    guard scene.device.width < 1_500, scene.device.height < 1_500 else { return }
    _ = try Samples.renderer().layout(of: scene)
  }

  private static func quoted(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data("\"\"".utf8), as: UTF8.self)
  }

  private static let constraintWords =
    ["top", "bottom", "leading", "trailing", "left", "right", "centerX", "centerY", "width", "height"]
    + ["==", ">=", "<=", "one", "two", "three", "map", "safeArea", "navigationHeaderLayoutGuide", ".", "*", "+", "-"]
    + [
      " ", "\n", "8", "0.5", "1000", "@", "@750", "width == two.width", "left == three.right + 8", "top >= one.bottom",
    ]

  private static let overrideWords =
    [
      "device", "device.width", "views.0", "markers.a.title", "settings.compassButton", "camera", "time", "locale", "=",
      ".",
    ]
    + ["null", "true", "\"a\"", "[]", "{}", "{\"name\": \"phone\"}", "393", "[{\"name\": \"a\"}]", "\n", "-1", "1e9"]
}
