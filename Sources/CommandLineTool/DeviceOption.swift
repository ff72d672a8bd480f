import Wayframe

/// The option `--device NAME` of verbs that take one scene.
enum DeviceOption {
  static let specification = OptionSpecification.value("--device")

  static let help = """
      --device D           a screen: \(DevicePreset.allCases.map(\.rawValue).joined(separator: ", ")),
                           or a size such as 320x568; scale and text size stay the scene's
    """

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
