import ShownText
import Wayframe

/// An option that a verb understands; help, shell completions and the manual page are made from it.
struct OptionSpecification: Sendable {
  /// What an option's value is, or may be.
  enum Value: Sendable {
    case file, folder, text
    case words([String])
  }

  /// With its dashes, the long form first.
  let names: [String]
  /// What stands for the value in help, such as `FILE`; `nil` for a flag.
  let placeholder: String?
  let value: Value
  /// What it does, in short.
  let about: String

  var takesValue: Bool { placeholder != nil }

  static func flag(_ names: String..., about: String) -> OptionSpecification {
    OptionSpecification(names: names, placeholder: nil, value: .text, about: about)
  }

  static func value(
    _ names: String..., as placeholder: String, _ value: Value = .text, about: String
  ) -> OptionSpecification {
    OptionSpecification(names: names, placeholder: placeholder, value: value, about: about)
  }
}

extension OptionSpecification {
  // What several verbs have in common.

  static let set = value(
    "--set", as: "KEY=VALUE",
    about:
      "overrides a key of the scene; may be given often. VALUE is JSON where it parses, else a string; paths in it "
      + "are relative to the working directory")
  static let device = value(
    "--device", as: "D",
    about:
      "a screen: \(DevicePreset.allCases.map(\.rawValue).joined(separator: ", ")), or a size such as 320x568; scale and "
      + "text size stay the scene's")
  static let settings = value(
    "--settings", as: "FILE.json", .file,
    about:
      "styling options and view flags as the SDK's React Native and Flutter packages call them; --set rules over them"
  )
  static let fonts = value(
    "--fonts", as: "DIR", .folder,
    about: "a folder with fonts, instead of the program's and the system's; may be given often")
  static let threads = value(
    "--threads", as: "N",
    about: "how many threads draw (the pixels are the same); default: as many as the process and its container may use")
  static let simd = value(
    "--simd", as: "LEVEL", .words(SIMDLevel.allCases.map(\.rawValue)),
    about: "which instructions draw (the pixels are the same); default: the best this processor has")
  static let scale = value("--scale", as: "N", about: "pixels a point, 1 to 4; default: 2")
  static let quiet = flag("--quiet", "-q", about: "only what was asked for, summaries and errors")
  static let json = flag("--json", about: "as JSON")
}

/// What is wrong with a command line, and what to write instead.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The words after a verb, sorted into operands and options.
struct Arguments {
  private(set) var operands: [String] = []
  /// Values by the option's long name, in the order given; flags have empty ones.
  private var values: [String: [String]] = [:]

  init(_ words: [String], options: [OptionSpecification]) throws(UsageError) {
    var rest = words[...]
    var onlyOperands = false
    while let word = rest.popFirst() {
      if word == "--" && !onlyOperands {
        onlyOperands = true
        continue
      }
      guard !onlyOperands && word.hasPrefix("-") && word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.hasPrefix("--") ? word.split(separator: "=", maxSplits: 1).map(String.init) : [word]
      guard let option = options.first(where: { $0.names.contains(parts[0]) }) else {
        let known = options.map { $0.names[0] }
        throw UsageError(
          "unknown option \(parts[0])\(suggestion(for: parts[0], among: known)); known: \(known.joined(separator: ", "))"
        )
      }
      let name = option.names[0]
      if !option.takesValue {
        guard parts.count == 1 else { throw UsageError("\(name) takes no value") }
        values[name, default: []].append("")
      } else if parts.count == 2 {
        values[name, default: []].append(parts[1])
      } else if let value = rest.popFirst() {
        values[name, default: []].append(value)
      } else {
        throw UsageError("\(parts[0]) needs a value")
      }
    }
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The option's only value.
  func one(_ name: String) throws(UsageError) -> String? {
    let given = all(name)
    guard given.count <= 1 else { throw UsageError("\(name) was given \(given.count) times; give it once") }
    return given.first
  }

  func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = try one(name) else { return nil }
    guard let value = Int(written: text), range.contains(value) else {
      throw UsageError(
        "\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound), not \"\(text)\"")
    }
    return value
  }

  /// The single operand that the verb works on.
  func operand(_ what: String) throws(UsageError) -> String {
    guard operands.count == 1 else {
      throw UsageError(operands.isEmpty ? "name \(what)" : "name only \(what), not \(operands.count) files")
    }
    return operands[0]
  }
}
