import Foundation
import Wayframe

enum ManVerb: Verb {
  static let name = "man"
  static let summary = "print the manual page"
  static let usage = ""
  static let about = "Prints the manual page (roff) with every verb and every option."
  static let operand = OperandKind.none
  static let options: [OptionSpecification] = []
  static let examples = ["> wayframe.1 && man -l wayframe.1"]

  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard arguments.operands.isEmpty else { throw UsageError("man takes no words") }
    try StandardStreams.output(page)
    return .success
  }

  private static var page: String {
    var lines = [
      ".TH WAYFRAME 1 \"\" \"\(escaped("Wayframe \(Version.current)"))\"",
      ".SH NAME", "wayframe \\- draw car-navigation frames as pictures",
      ".SH SYNOPSIS",
    ]
    lines += verbs.flatMap { [".B \(escaped("wayframe \($0.name)"))", escaped($0.usage), ".br"] }
    lines += [
      ".B wayframe help", "VERB", ".br", ".B wayframe \\-\\-version", ".SH DESCRIPTION",
      "wayframe draws car-navigation frames: map, route and the whole navigation interface, as pictures.",
      "Results go to standard output, messages to standard error.",
      ".SH VERBS",
    ]
    for verb in verbs {
      lines += [".SS \(escaped(verb.usageLine))"] + paragraphs(verb.about)
      for option in verb.allOptions { lines += [".TP", ".B \(escaped(option.title))", escaped(option.sentence)] }
      lines += [".PP", verb.examples.count == 1 ? "Example:" : "Examples:", ".PP", ".RS", ".nf"]
      lines += verb.examples.map { escaped("wayframe \(verb.name) \($0)") } + [".fi", ".RE"]
    }
    lines.append(".SH EXIT STATUS")
    for code in ExitCode.allCases { lines += [".TP", ".B \(code.rawValue)", escaped(code.about)] }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  /// Lines that begin with two spaces stay as they are, the others are filled.
  private static func paragraphs(_ text: String) -> [String] {
    var isList = false
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("  ") != isList && !line.isEmpty {
        isList.toggle()
        lines.append(isList ? ".nf" : ".fi")
      }
      lines.append(line.isEmpty ? ".PP" : escaped(String(line)))
    }
    return lines + (isList ? [".fi"] : [])
  }

  /// What roff would take for something else is written by its name; letters beyond ASCII by their code points.
  private static func escaped(_ text: String) -> String {
    let names: [Character: String] = [
      "\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti", "\"": "\\(dq",
    ]
    let marked = text.map { character in
      if let name = names[character] { return name }
      guard !character.isASCII else { return String(character) }
      // roff knows composed letters by their parts only.
      let parts = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }
      return "\\[u\(parts.joined(separator: "_"))]"
    }.joined()
    return marked.hasPrefix(".") ? "\\&" + marked : marked
  }
}
