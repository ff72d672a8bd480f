import ShownText
import Wayframe

/// What `--settings`, `--device` and `--set` change in a scene.
enum SceneChanges {
  /// The overrides that the command line asks for, those that rule last.
  static func overrides(_ arguments: Arguments) throws -> [String] {
    var overrides = try settings(arguments)
    if let name = try arguments.one("--device") {
      guard Device().resized(to: name) != nil else {
        let known = DevicePreset.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("--device \(name): give a size such as 320x568 or one of \(known)")
      }
      overrides.append("device=\"\(name)\"")
    }
    return overrides + arguments.all("--set")
  }

  /// The overrides of the files that `--settings` names.
  static func settings(_ arguments: Arguments) throws -> [String] {
    var overrides: [String] = []
    for path in arguments.all("--settings") {
      let options = try PackageOptions(path: path)
      overrides += options.overrides
      if arguments.has("--quiet") { continue }
      for warning in options.warnings.told() { StandardStreams.note("wayframe: warning: \(warning)") }
    }
    return overrides
  }
}
