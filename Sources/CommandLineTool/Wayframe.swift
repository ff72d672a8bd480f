import Foundation

/// The verbs, in the order the help lists them.
private var verbs: [any Verb.Type] {
  [RenderVerb.self, LayoutVerb.self, InspectVerb.self, ShapeVerb.self, CompareVerb.self]
}

/// What a run ends with.
enum ExitCode: Int32 {
  case success = 0
  /// A comparison found a difference.
  case differs = 1
  /// The command line is not as the help says.
  case usage = 2
  /// A file, or what stands in it, cannot be used.
  case badInput = 3
  /// A fault of Wayframe itself.
  case fault = 4
}

/// One word of the command line: `wayframe NAME …`.
protocol Verb {
  static var name: String { get }
  /// One line for the list of verbs.
  static var summary: String { get }
  /// The whole help, with examples.
  static var help: String { get }
  static var options: [OptionSpecification] { get }

  static func run(_ arguments: Arguments) throws -> ExitCode
}

@main
enum Wayframe {
  static let version = "0.1.0"

  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ words: [String]) -> ExitCode {
    switch words.first {
    case nil:
      note(overview)
      return .usage
    case "--help", "-h", "help":
      guard let name = words.dropFirst().first, let verb = verbs.first(where: { $0.name == name }) else {
        print(overview)
        return .success
      }
      print(verb.help)
      return .success
    case "--version":
      print("wayframe \(version)")
      return .success
    case let name?:
      guard let verb = verbs.first(where: { $0.name == name }) else {
        note("wayframe: there is no verb \"\(name)\"; there are: \(verbs.map { $0.name }.joined(separator: ", "))")
        return .usage
      }
      return run(verb, Array(words.dropFirst()))
    }
  }

  private static func run(_ verb: any Verb.Type, _ words: [String]) -> ExitCode {
    if words.contains("--help") || words.contains("-h") {
      print(verb.help)
      return .success
    }
    do {
      return try verb.run(Arguments(words, options: verb.options))
    } catch let error as UsageError {
      note("wayframe \(verb.name): \(error)\nTry: wayframe \(verb.name) --help")
      return .usage
    } catch {
      note("wayframe \(verb.name): \(error)")
      return .badInput
    }
  }

  private static var overview: String {
    let width = verbs.map { $0.name.count }.max() ?? 0
    let list = verbs.map { "  " + $0.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.summary }
    return """
      wayframe draws car-navigation frames: map, route and the whole navigation interface, as pictures.

      usage: wayframe VERB … | --help | --version

      verbs:
      \(list.joined(separator: "\n"))

      example:
        wayframe render Assets/Samples/helsinki/day.json -o day.png

      wayframe VERB --help tells more. Results go to standard output, messages to standard error.
      Exit codes: 0 ok, 1 a comparison differs, 2 wrong usage, 3 input that cannot be used, 4 an internal fault.
      """
  }
}

/// Writes a message to standard error.
func note(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
