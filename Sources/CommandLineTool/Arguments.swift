/// An option that a verb understands.
struct OptionSpecification: Sendable {
  /// With its dashes, the long form first.
  let names: [String]
  let takesValue: Bool

  static func flag(_ names: String...) -> OptionSpecification { OptionSpecification(names: names, takesValue: false) }
  static func value(_ names: String...) -> OptionSpecification { OptionSpecification(names: names, takesValue: true) }
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
        let known = options.map { $0.names[0] }.joined(separator: ", ")
        throw UsageError("unknown option \(parts[0]); known: \(known)")
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
    guard let value = Int(text), range.contains(value) else {
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
