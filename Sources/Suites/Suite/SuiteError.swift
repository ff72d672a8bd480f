import JSON
import Wayframe

/// What can be wrong with a suite; each case names the file and the place in it.
public enum SuiteError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The suite's file, or one of its scenes, cannot be used.
  case scene(SceneError)
  /// A scene cannot be used with the values that the suite gives it.
  case frame(file: String, SceneError)
  /// A folder that holds neither `suite.json` nor a scene.
  case noScenes(folder: String)
  /// Nothing is left to draw.
  case noFrames(file: String)
  /// More frames than one suite may have.
  case tooManyFrames(file: String, count: Int, limit: Int)
  /// Two frames of one name, each with what makes it.
  case sameName(file: String, name: String, first: String, second: String)
  /// A name that cannot be a file's, and why.
  case unusableName(file: String, name: String, reason: String)
  /// A key with a value that it cannot have.
  case unusableValue(file: String, key: String, reason: String)

  /// The message, with the file, the place and the limit.
  public var description: String {
    switch self {
    case .scene(let error): error.description
    case .frame(let file, let error): "\(file): \(error)"
    case .noScenes(let folder):
      "\(folder): holds neither suite.json nor a scene; a scene is a .json file with \"map\" or \"route\""
    case .noFrames(let file): "\(file): no frame is left; look at \"scenes\", \"variants\" and \"exclude\""
    case .tooManyFrames(let file, let count, let limit):
      "\(file): scenes and variants make \(count) frames, before \"exclude\"; at most \(limit) are drawn"
    case .sameName(let file, let name, let first, let second):
      "\(file): two frames are called \"\(name)\": \(first) and \(second); "
        + "put what tells them apart into \"name\", such as \"{scene}/{device}/{position.distanceAlongRoute}\""
    case .unusableName(let file, let name, let reason):
      "\(file): the frame name \"\(name.shown(limit: 120))\" cannot be a file's: \(reason)"
    case .unusableValue(let file, let key, let reason): "\(file): \"\(key)\" \(reason)"
    }
  }
}
