import Foundation
import JSON
import Wayframe

/// Which files of a folder are scenes, and which file is a suite.
enum SuiteFolder {
  /// The name of a folder's suite.
  static let suiteName = "suite.json"

  /// Keys of which every scene has one, and other JSON files have none: answers of routing services, styles, GeoJSON.
  private static let sceneKeys: Set = [
    "map", "route", "device", "position", "camera", "settings", "lightingMode", "locale",
  ]
  private static let suiteKeys = [SuiteKey.scenes, .variants, .include, .exclude, .pictures].map(\.rawValue)

  static func isSuite(_ tree: JSONValue) -> Bool { suiteKeys.contains { tree[$0] != nil } }

  private static func isScene(_ tree: JSONValue) -> Bool {
    guard !isSuite(tree), let object = tree.object else { return false }
    return object.members.contains { sceneKeys.contains($0.key) }
  }

  /// The folder's scene files by name; hidden ones and those in folders below do not count.
  static func scenes(in folder: String) throws(SuiteError) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var scenes: [String] = []
    for name in names.sorted() where name.hasSuffix(".json") && !name.hasPrefix(".") && name != suiteName {
      let path = (folder == "/" ? "" : folder) + "/" + name
      // What cannot be read as a short JSON text may be anything, and is no scene.
      guard let bytes = try? InputFile.read(path, limit: InputFile.textLimit) else { continue }
      let tree: JSONValue
      do { tree = try JSONValue(parsing: bytes, file: path) } catch { throw .scene(.invalidJSON(error)) }
      if isScene(tree) { scenes.append(path) }
    }
    guard !scenes.isEmpty else { throw .noScenes(folder: folder) }
    return scenes
  }
}
