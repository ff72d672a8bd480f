import Geometry
import JSON
import MapStyle
import ShownText

/// What an app built with the SDK's React Native or Flutter package sets, as changes of a scene.
public struct PackageOptions: Sendable, Hashable {
  /// `KEY=VALUE` pairs, the last of a key rules; what overrides of a scene are made from.
  public private(set) var overrides: [String] = []
  /// Options that a frame of the SDK for iOS cannot show, one sentence each.
  public private(set) var warnings: [String] = []

  /// Reads a JSON file of at most `InputFile.textLimit` bytes; fails where it holds an unknown name or value.
  public init(path: String) throws(SceneError) {
    try self.init(json: try InputFile.read(path, limit: InputFile.textLimit), file: path)
  }

  /// Reads JSON text: options by name, or in `androidStylingOptions`, `stylingOptions` and `iOSStylingOptions`.
  ///
  /// - Parameters:
  ///   - json: the bytes of the text.
  ///   - file: for messages.
  public init(json: some Sequence<UInt8>, file: String) throws(SceneError) {
    let root = try JSONValue(sceneText: json, file: file)
    guard case .object(let members) = root else {
      throw .wrongType(file: file, key: "settings", expected: "an object", found: root.kind)
    }
    for (name, value) in members.members where !PackageOption.groups.contains(name) {
      try read(name, value, key: name, file: file)
    }
    for group in PackageOption.groups {
      guard let value = members[group], value != .null else { continue }
      guard case .object(let options) = value else {
        throw .wrongType(file: file, key: group, expected: "an object", found: value.kind)
      }
      for (name, value) in options.members { try read(name, value, key: "\(group).\(name)", file: file) }
    }
  }

  private mutating func read(_ name: String, _ value: JSONValue, key: String, file: String) throws(SceneError) {
    guard let option = PackageOption.named(name) else {
      throw .unknownSetting(file: file, key: key, allowed: PackageOption.groups + PackageOption.all.map(\.name))
    }
    // What is not set has the value null there.
    guard value != .null else { return }
    func refused(_ expected: String) -> SceneError {
      let found = value.string.map { "\"\($0.shown(limit: 80))\"" } ?? value.kind
      return .wrongType(file: file, key: key, expected: expected, found: found)
    }
    switch option.meaning {
    case .flag(let scene):
      guard let isOn = value.bool else { throw refused("true or false") }
      overrides.append("\(scene)=\(isOn)")
    case .color(let scene):
      guard let color = Self.color(value) else {
        throw refused("a colour such as \"#1A237E\", \"rgb(26, 35, 126)\" or the number 0xFF1A237E")
      }
      overrides.append("\(scene)=\"\(color.hex)\"")
    case .textSize(let scene):
      guard let size = Self.size(value) else { throw refused("a size of 8 to 40 points, such as 20 or \"20f\"") }
      overrides.append("\(scene)={\"size\":\(plain(size))}")
    case .padding:
      var insets = try SceneObject(value, file: file, path: key)
      for (side, points) in try Insets(&insets).sides { overrides.append("padding.\(side)=\(plain(points))") }
    case .word(let scene, let words):
      let place = value.number.flatMap { Int(exactly: $0) }.flatMap { words.indices.contains($0) ? words[$0] : nil }
      let last = value.string?.split(separator: ".").last.map(String.init)
      guard let word = place ?? words.first(where: { $0.reactNative == last || $0.flutter == last }) else {
        let numbers = "0 to \(words.count - 1)"
        throw refused("one of \(words.map(\.reactNative).joined(separator: ", ")), or \(numbers)")
      }
      overrides.append("\(scene)=\(word.value)")
    case .none(let reason):
      warnings.append("\(file.shown(limit: 120)): \(key) is left out: \(reason)")
    }
  }

  /// A colour of style sheets, or a number whose bytes are alpha, red, green and blue.
  private static func color(_ value: JSONValue) -> SRGBColor? {
    if let number = value.number {
      // Java's are signed.
      guard let bits = UInt32(exactly: number) ?? Int32(exactly: number).map({ UInt32(bitPattern: $0) }) else {
        return nil
      }
      return SRGBColor(bits & 0xFF_FFFF, alpha: Float(bits >> 24) / 255)
    }
    guard let text = value.string else { return nil }
    if let digits = text.lowercased().wholeMatch(of: /0x([0-9a-f]{8})/)?.1, let bits = UInt32(digits, radix: 16) {
      return color(.number(Double(bits)))
    }
    return SRGBColor(css: text)
  }

  /// Java writes numbers with an "f" behind them.
  private static func size(_ value: JSONValue) -> Double? {
    let text = value.string.map { $0.hasSuffix("f") ? String($0.dropLast()) : $0 }
    guard let size = value.number ?? text.flatMap({ Double(written: $0, isScientific: true) }), (8...40).contains(size)
    else { return nil }
    return size
  }
}

extension Insets {
  /// The edges by their names in scenes.
  fileprivate var sides: [(name: String, points: Double)] {
    [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
  }
}
