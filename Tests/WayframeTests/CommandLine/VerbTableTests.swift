import Foundation
import TestSupport
import Testing

/// What is made from the tables of verbs and options: help, shell completions, the manual page, suggestions.
@Suite(.enabled(if: ProgramRun.isBuilt, "the program is not built beside the tests")) struct VerbTableTests {
  /// Every verb with its options, as the help of each lists them.
  private static func verbs() throws -> [String: Set<String>] {
    let overview = try ProgramRun.run(["--help"]).output
    let list = try #require(overview.firstRange(of: "verbs:\n"))
    let lines = overview[list.upperBound...].split(separator: "\n", omittingEmptySubsequences: false).prefix {
      !$0.isEmpty
    }
    var verbs: [String: Set<String>] = [:]
    for line in lines {
      let name = String(line.drop { $0 == " " }.prefix { $0 != " " })
      let help = try ProgramRun.run([name, "--help"])
      #expect(help.status == 0)
      #expect(help.output.hasPrefix("wayframe \(name)"))
      let options = help.output.matches(of: /(?m)^  (?:(-[a-z]), )?(--[a-z]+(?:-[a-z]+)*)/).flatMap {
        [$0.1, $0.2].compactMap { $0 }
      }
      verbs[name] = Set(options.map(String.init))
    }
    return verbs
  }

  /// The verbs and some of their options, by hand.
  @Test func helpNamesVerbsAndOptions() throws {
    let verbs = try Self.verbs()
    #expect(
      Set(verbs.keys).isSuperset(of: [
        "render", "layout", "directions", "design", "check", "style", "inspect", "shape", "specimen", "compare",
        "schema",
        "completions", "man",
      ]))
    let render: Set = ["--output", "-o", "--set", "--device", "--layout", "--only", "--list", "--strict", "--threads"]
    #expect(verbs["render"]?.isSuperset(of: render) == true)
    #expect(
      verbs["check"] == [
        "--locale", "--device", "--text-size", "--longest-names", "--only", "--json", "--set", "--settings", "--fonts",
        "--quiet", "-q",
      ])
    for verb in ["render", "layout", "golden"] { #expect(verbs[verb]?.contains("--settings") == true, "\(verb)") }
    #expect(verbs["compare"]?.isSuperset(of: ["--output", "-o", "--tolerance", "--max-pixels", "--junit"]) == true)
    #expect(verbs["inspect"] == ["--json", "--format", "--precision", "--quiet", "-q"])
  }

  @Test func helpFitsTheTerminal() throws {
    for name in try Self.verbs().keys {
      for line in try ProgramRun.run([name, "--help"]).output.split(separator: "\n") {
        #expect(line.count <= 120, "\(name): \(line)")
      }
    }
  }

  @Test(arguments: [
    (["rendr", "a.json"], "did you mean \"render\"?"), (["help", "lay-out"], "did you mean \"layout\"?"),
    (["Check"], "did you mean \"check\"?"), (["render", "a.json", "--outptu", "a.png"], "did you mean \"--output\"?"),
    (["schema", "scenes"], "did you mean \"scene\"?"), (["completions", "bsh"], "did you mean \"bash\"?"),
    (["completions"], "name one shell: bash, zsh, fish"), (["schema"], "name one kind of file: scene"),
    (["man", "render"], "man takes no words"),
  ])
  func misspeltWords(words: [String], message: String) throws {
    let result = try ProgramRun.run(words)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  /// Nothing is close to it.
  @Test func noWildGuesses() throws {
    let errors = try ProgramRun.run(["photograph"]).errors
    #expect(errors.contains("there is no verb \"photograph\"; there are: render, "))
  }

  // MARK: Completions

  @Test(arguments: ["bash", "zsh", "fish"]) func completionsNameEverything(shell: String) throws {
    let script = try ProgramRun.run(["completions", shell])
    #expect(script.status == 0)
    for (verb, options) in try Self.verbs() {
      // What the script says of the verb: up to the next one in bash and zsh, lines that name it in fish.
      let part: String
      if shell == "fish" {
        part = script.output.split(separator: "\n").filter { $0.contains("_from \(verb)'") }.joined(separator: "\n")
      } else {
        let start = try #require(script.output.firstRange(of: "    \(verb))\n"), "\(verb)")
        // The part ends where the next verb's begins, which stands as far to the left.
        part = script.output[start.upperBound...].split(separator: /\n    [a-z]+\)\n/).first.map(String.init) ?? ""
      }
      for option in options {
        let written =
          shell != "fish" ? option : option.hasPrefix("--") ? "-l \(option.dropFirst(2)) " : "-s \(option.dropFirst()) "
        #expect(part.contains(written), "\(verb) \(option)")
      }
    }
  }

  /// The shell itself reads the script.
  @Test(arguments: ["bash", "zsh", "fish"].filter { ProgramRun.tool($0) != nil })
  func installedShellsReadTheirScripts(shell: String) throws {
    let tool = try #require(ProgramRun.tool(shell))
    let folder = try TemporaryFolder()
    let script = try folder.write(ProgramRun.run(["completions", shell]).output.utf8, to: "script")
    let result = try ProgramRun.run(["-n", script], program: tool)
    #expect(result.status == 0, "\(result.errors)")
  }

  /// What bash offers behind words that were typed.
  @Test(
    .enabled(if: ProgramRun.tool("bash") != nil, "skipped: bash is not installed"),
    arguments: [
      (["wayframe", "re"], ["render"]), (["wayframe", "render", "--l"], ["--layout", "--list"]),
      (["wayframe", "render", "a.json", "--simd", "a"], ["avx2"]),
      (["wayframe", "check", "--device", "tab"], ["tablet", "tabletPortrait"]),
      (["wayframe", "inspect", "--format", "m"], ["mapbox"]), (["wayframe", "schema", ""], ["scene", "suite"]),
      (["wayframe", "completions", "z"], ["zsh"]), (["wayframe", "help", "comp"], ["compare", "completions"]),
      (["wayframe", "compare", "--t"], ["--threshold", "--tolerance"]), (["wayframe", "render", "--set", "d"], []),
    ])
  func bashCompletes(words: [String], offers: [String]) throws {
    let bash = try #require(ProgramRun.tool("bash"))
    let typed = words.map { "'\($0)'" }.joined(separator: " ")
    let line = """

      COMP_WORDS=(\(typed)); COMP_CWORD=\(words.count - 1); _wayframe; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let folder = try TemporaryFolder()
    let script = try folder.write((ProgramRun.run(["completions", "bash"]).output + line).utf8, to: "script")
    let result = try ProgramRun.run([script], program: bash)
    #expect(result.output.split(separator: "\n").map(String.init).sorted() == offers, "\(result.errors)")
  }

  // MARK: Manual

  @Test func theManualNamesEverything() throws {
    let page = try ProgramRun.run(["man"]).output.replacing("\\-", with: "-")
    for (verb, options) in try Self.verbs() {
      let start = try #require(page.firstRange(of: ".SS wayframe \(verb)"), "\(verb)")
      let part = page[start.upperBound...].components(separatedBy: "\n.SS ")[0]
      for option in options { #expect(part.contains(option), "\(verb) \(option)") }
    }
    for code in 0...4 { #expect(page.contains("\n.B \(code)\n")) }
  }

  @Test(.enabled(if: ProgramRun.tool("groff") != nil, "skipped: groff is not installed"))
  func roffHasNoWarnings() throws {
    let groff = try #require(ProgramRun.tool("groff"))
    let folder = try TemporaryFolder()
    let page = try folder.write(ProgramRun.run(["man"]).output.utf8, to: "wayframe.1")
    let result = try ProgramRun.run(["-ww", "-man", "-Tutf8", page], program: groff)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty, "\(result.errors)")
    #expect(result.output.contains("Kızılırmak Caddesi"))
  }
}
