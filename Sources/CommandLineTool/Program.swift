import Foundation
import Suites
import Wayframe

/// The verbs, in the order the help lists them.
var verbs: [any Verb.Type] {
  [
    RenderVerb.self, DriveVerb.self, BatchVerb.self, MapVerb.self, StyleVerb.self, LayoutVerb.self,
    DirectionsVerb.self, DesignVerb.self, CheckVerb.self, InspectVerb.self, DevicesVerb.self, ShapeVerb.self,
    SpecimenVerb.self, CompareVerb.self, GoldenVerb.self, GalleryVerb.self, PreviewVerb.self,
    SchemaVerb.self, CompletionsVerb.self, ManVerb.self,
  ]
}

@main
enum Program {
  static func main() {
    // A file at its size limit and a pipe without a reader are reported as write errors, not as signals.
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    StandardStreams.occupyClosed()
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ words: [String]) -> ExitCode {
    switch words.first {
    case nil:
      StandardStreams.note(overview)
      return .usage
    case "--help", "-h", "help":
      guard let name = words.dropFirst().first else { return answer(overview) }
      guard let verb = verbs.first(where: { $0.name == name }) else {
        StandardStreams.note(unknown(name))
        return .usage
      }
      return answer(verb.help)
    case "--version":
      return answer("wayframe \(Version.current)")
    case let name?:
      guard let verb = verbs.first(where: { $0.name == name }) else {
        StandardStreams.note(unknown(name))
        return .usage
      }
      return run(verb, Array(words.dropFirst()))
    }
  }

  private static func run(_ verb: any Verb.Type, _ words: [String]) -> ExitCode {
    if words.contains("--help") || words.contains("-h") {
      return answer(verb.help)
    }
    do {
      return try verb.run(Arguments(words, options: verb.allOptions))
    } catch let error as UsageError {
      return usage(verb, error)
    } catch SceneError.malformedOverride(let text) {
      return usage(verb, SceneError.malformedOverride(text: text))
    } catch SuiteError.scene(.malformedOverride(let text)) {
      return usage(verb, SceneError.malformedOverride(text: text))
    } catch let error as WritingError {
      StandardStreams.note("wayframe \(verb.name): \(error)")
      return .badInput
    } catch FrameError.missingAsset(let name) {
      StandardStreams.note("wayframe \(verb.name): \(FrameError.missingAsset(name: name))")
      return .fault
    } catch {
      StandardStreams.note("wayframe \(verb.name): \(error)")
      return .badInput
    }
  }

  /// What was asked for about the program itself.
  private static func answer(_ text: String) -> ExitCode {
    do {
      try StandardStreams.output(text + "\n")
      return .success
    } catch {
      StandardStreams.note("wayframe: \(error)")
      return .badInput
    }
  }

  private static func usage(_ verb: any Verb.Type, _ error: any Error) -> ExitCode {
    StandardStreams.note("wayframe \(verb.name): \(error)\nTry: wayframe \(verb.name) --help")
    return .usage
  }

  private static func unknown(_ name: String) -> String {
    let known = verbs.map { $0.name }
    return "wayframe: there is no verb \"\(name)\"\(suggestion(for: name, among: known)); there are: "
      + known.joined(separator: ", ")
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
      Exit codes: \(ExitCode.allCases.map { "\($0.rawValue) \($0.about)" }.joined(separator: ", ")).
      """
  }
}
