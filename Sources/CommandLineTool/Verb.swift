import Foundation

/// What a run ends with.
enum ExitCode: Int32, CaseIterable {
  case success = 0
  /// A comparison found a difference, or a check something to say.
  case differs = 1
  /// The command line is not as the help says.
  case usage = 2
  /// A file, or what stands in it, cannot be used; or a result cannot be written.
  case badInput = 3
  /// A fault of Wayframe itself.
  case fault = 4

  var about: String {
    switch self {
    case .success: "ok"
    case .differs: "a comparison differs or a check found something"
    case .usage: "wrong usage"
    case .badInput: "a file that cannot be used or written"
    case .fault: "an internal fault"
    }
  }
}

/// What the words after a verb that are no options stand for.
enum OperandKind: Sendable {
  case none
  /// Files whose names usually end in one of these.
  case files([String])
  case words([String])
}

/// One word of the command line: `wayframe NAME …`.
protocol Verb {
  static var name: String { get }
  /// One line for the list of verbs.
  static var summary: String { get }
  /// What follows the name on the line that shows how it is used.
  static var usage: String { get }
  /// What it does, in lines of at most 120 characters; those that begin with two spaces are a list.
  static var about: String { get }
  static var operand: OperandKind { get }
  static var options: [OptionSpecification] { get }
  /// What follows `wayframe NAME` in command lines worth showing.
  static var examples: [String] { get }
  /// Whether it runs until a signal ends it, which it waits for itself.
  static var waitsForItsEnd: Bool { get }

  static func run(_ arguments: Arguments) throws -> ExitCode
}

extension Verb {
  static var waitsForItsEnd: Bool { false }

  /// Its own options and those of every verb.
  static var allOptions: [OptionSpecification] { options + [.quiet] }

  /// How it is called.
  static var usageLine: String { ["wayframe", name, usage].filter { !$0.isEmpty }.joined(separator: " ") }

  /// The whole help.
  static var help: String {
    var parts = [usageLine, about, optionList]
    let shown = examples.map { "  wayframe \(name) \($0)" }
    parts.append(([shown.count == 1 ? "example:" : "examples:"] + shown).joined(separator: "\n"))
    return parts.joined(separator: "\n\n")
  }

  private static var optionList: String {
    let options = allOptions
    let titles = options.map(\.title)
    let column = (titles.map(\.count).max() ?? 0) + 4
    return zip(titles, options).map { title, option in
      let lines = wrapped(option.sentence, width: 116 - column)
      let first = "  " + title.padding(toLength: column - 2, withPad: " ", startingAt: 0)
      return first + lines.joined(separator: "\n" + String(repeating: " ", count: column))
    }.joined(separator: "\n")
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension OptionSpecification {
  /// `-o, --output FILE`.
  var title: String { names.reversed().joined(separator: ", ") + (placeholder.map { " \($0)" } ?? "") }

  /// What it does and, if there are not too many, which values there are.
  var sentence: String {
    guard case .words(let words) = value, words.count <= 20 else { return about }
    return "\(about); one of \(words.joined(separator: ", "))"
  }
}
