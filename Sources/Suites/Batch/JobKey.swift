import Foundation
import JSON
import Text
import Wayframe

/// Makes keys of pictures: equal keys, equal pictures.
///
/// Version, fonts, the scene with its changes, and what the files that it names hold are in a key; where these files lie is
/// not, so that a folder may be moved.
struct JobKey: Sendable {
  /// What all pictures of a run have in common.
  private let common: String
  let digests = InputDigests()

  /// - Parameter fonts: their fingerprint.
  init(version: String = Version.current, fonts: String) { common = "\(version)\n\(fonts)\n" }

  /// The key of a scene as 64 hexadecimal digits.
  func key(_ scene: NavigationScene, _ tree: JSONValue) -> String { key("scene", tree, files: scene.inputFiles) }

  /// The key of a map as 64 hexadecimal digits.
  func key(_ job: MapJob, _ map: MapImage.Map) -> String { key("map", .object(job.json), files: map.inputFiles) }

  private func key(_ kind: String, _ tree: JSONValue, files: [String]) -> String {
    var contents: [String: String] = [:]
    var others = ""
    for path in files {
      let digest = digests.digest(of: path)
      contents[path] = digest
      contents[URL(fileURLWithPath: path).path] = digest
      others += digest + "\n"
    }
    return SHA256.hexDigest(Array("\(common)\(kind)\n\(others)\(tree.replacing(contents).text())".utf8))
  }
}

extension JSONValue {
  /// The value with what files hold in the place of their paths.
  fileprivate func replacing(_ contents: [String: String]) -> JSONValue {
    switch self {
    case .string(let text): return contents[text].map(JSONValue.string) ?? self
    case .array(let items): return .array(items.map { $0.replacing(contents) })
    case .object(let object):
      var result = JSONObject()
      for member in object.members { result[member.key] = member.value.replacing(contents) }
      return .object(result)
    default: return self
    }
  }
}
