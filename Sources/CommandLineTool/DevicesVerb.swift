import Wayframe

enum DevicesVerb: Verb {
  static let name = "devices"
  static let summary = "list the devices that scenes and options name"
  static let usage = "[--json]"
  static let about = """
    Lists the devices that "device" in a scene or a suite and the option --device know by name: the size in points, the
    usual number of pixels a point, what bars and rounded corners cover, and whether it is a car's screen. A scene keeps
    its own scale when it takes another device.
    """
  static let operand = OperandKind.none
  static let options: [OptionSpecification] = [.json]
  static let examples = ["", "--json"]

  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard arguments.operands.isEmpty else { throw UsageError("devices takes no file or name") }
    let list = DeviceList()
    try StandardStreams.output(arguments.has("--json") ? list.json() : list.text())
    return .success
  }
}
