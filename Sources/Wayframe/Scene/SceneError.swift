import JSON
import ShownText

/// What can be wrong with a scene; each case names the file and the key.
public enum SceneError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no such file.
  case missingFile(file: String)
  /// A folder where a file is expected.
  case folder(path: String)
  /// A file that may not be read.
  case unreadableFile(file: String)
  /// A pipe, a terminal or a device where a file is expected.
  case notRegularFile(path: String)
  /// A file of more bytes than are read.
  case fileTooLarge(path: String, bytes: Int, limit: Int)
  /// A `--set` that is no `KEY=VALUE`.
  case malformedOverride(text: String)
  /// A text that is no JSON.
  case invalidJSON(JSONFault)
  /// A key that no scene has, with those that there are.
  case unknownKey(file: String, key: String, allowed: [String])
  /// A setting that no package of the SDK has, with those that there are.
  case unknownSetting(file: String, key: String, allowed: [String])
  /// A key that is needed.
  case missingKey(file: String, key: String)
  /// A value of another kind.
  case wrongType(file: String, key: String, expected: String, found: String)
  /// A word that is not among those allowed.
  case unknownValue(file: String, key: String, value: String, allowed: [String])
  /// A number out of its range.
  case outOfRange(file: String, key: String, value: Double, allowed: String)
  /// A text that is no constraint.
  case malformedConstraint(file: String, key: String, text: String)
  /// A view of the scene that cannot be placed, and why.
  case unplacedView(file: String, view: String, reason: String)
  /// A picture that cannot be used, and why.
  case unusablePicture(file: String, reason: String)
  /// Two keys that contradict each other.
  case conflict(file: String, keys: [String])

  /// What is wrong, in one sentence that names the file and the key.
  public var description: String {
    switch self {
    case .missingFile(let file):
      "\(file): there is no such file"
    case .folder(let path): "\(path): is a folder; name a file"
    case .unreadableFile(let file): "\(file): cannot be read; check its permissions"
    case .notRegularFile(let path): "\(path): is a pipe or a device; only files are read, so save its data as one"
    case .fileTooLarge(let path, let bytes, let limit):
      "\(path): is \(bytes) bytes long; at most \(limit) are read"
    case .malformedOverride(let text):
      "--set \(text.shown(limit: 120)): write it as KEY=VALUE, for example --set settings.compassButton=false"
    case .invalidJSON(let fault): fault.description
    case .unknownKey(let file, let key, let allowed):
      unknown(key, in: file, among: allowed, listing: "wayframe schema scene lists all")
    case .unknownSetting(let file, let key, let allowed):
      unknown(key, in: file, among: allowed, listing: "the documentation of --settings lists all")
    case .missingKey(let file, let key):
      "\(file): \"\(key.shown(limit: 120))\" is missing"
    case .wrongType(let file, let key, let expected, let found):
      "\(file): \"\(key.shown(limit: 120))\" must be \(expected), not \(found)"
    case .unknownValue(let file, let key, let value, let allowed):
      "\(file): \"\(key.shown(limit: 120))\" cannot be \"\(value.shown(limit: 80))\"\(suggestion(for: value, among: allowed)); allowed: \(list(allowed))"
    case .outOfRange(let file, let key, let value, let allowed):
      "\(file): \"\(key.shown(limit: 120))\" is \(plain(value)), but must be \(allowed)"
    case .malformedConstraint(let file, let key, let text):
      "\(file): \"\(key.shown(limit: 120))\" cannot be \"\(text.shown(limit: 120))\"; write it as \"top == navigationHeaderLayoutGuide.bottom + 8\" or "
        + "\"width >= 44\", with ==, >= or <= and leading, trailing, left, right, centerX, width, top, bottom, centerY, height"
    case .unplacedView(let file, let view, let reason): "\(file): the view \"\(view.shown(limit: 80))\": \(reason)"
    case .unusablePicture(let file, let reason): "\(file): \(reason)"
    case .conflict(let file, let keys):
      "\(file): give only one of \(list(keys))"
    }
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// Few names are all shown; of many, the one that was meant, or those that are most like the unknown one.
  private func unknown(_ key: String, in file: String, among allowed: [String], listing: String) -> String {
    let name = key.split(separator: ".").last.map(String.init) ?? key
    let meant = suggestion(for: name, among: allowed)
    let start = "\(file): unknown key \"\(key.shown(limit: 120))\"\(meant); "
    if allowed.isEmpty { return start + "nothing can be set within a value" }
    guard allowed.count > 12 else { return start + "allowed here: \(list(allowed))" }
    let nearest = "of the \(allowed.count) allowed here, the nearest are \(list(nearest(to: name, among: allowed))); "
    return start + (meant.isEmpty ? nearest : "") + listing
  }
}

/// The shortest text of a number in a message: "0.5", "4096".
func plain(_ value: Double) -> String {
  value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
}
