import Wayframe

/// What the option `--device` asks for.
enum DeviceOption {
  /// The overrides that the command line asks for, the device first.
  static func overrides(_ arguments: Arguments) throws(UsageError) -> [String] {
    guard let name = try arguments.one("--device") else { return arguments.all("--set") }
    guard Device().resized(to: name) != nil else {
      let known = DevicePreset.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--device \(name): give a size such as 320x568 or one of \(known)")
    }
    return ["device=\"\(name)\""] + arguments.all("--set")
  }
}
