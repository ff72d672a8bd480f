import Foundation
import Suites
import Wayframe

enum DesignVerb: Verb {
  static let name = "design"
  static let summary = "draw the pages of the design: icons, components, signs, colours"
  static let usage = "-o DIR [--scale N] [--threads N] [--fonts DIR]"
  static let about = """
    Draws every manoeuvre, lane, control and marker, every component in every state, the speed signs of every kind of
    region, and all colours, as they are drawn over the map: one PNG a page, by day and by night. DIR is made if it is
    missing.
    """
  static let operand = OperandKind.none
  static let options: [OptionSpecification] = [
    .value(
      "--output", "-o", as: "DIR", .folder,
      about: "where the pages go; files of theirs that are there are replaced"),
    .scale,
    .threads,
    .fonts,
  ]
  static let examples = [
    "-o design"
  ]

  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard arguments.operands.isEmpty else { throw UsageError("design takes no files; say -o DIR") }
    guard let folder = try arguments.one("--output") else { throw UsageError("name the output: -o DIR") }
    let scale = Double(try arguments.integer("--scale", in: 1...4) ?? 2)
    let renderer = try frameRenderer(arguments)
    guard WrittenFile.isFolder(folder) != false else {
      throw WritingError(path: folder, reason: "it is a file; name a folder")
    }
    if let failure = WrittenFile.makeFolder(folder) {
      throw WritingError(path: folder, reason: WritingError.words(for: failure))
    }
    for (kind, name) in pages {
      // The page of colours shows all themes side by side.
      for theme in kind == .colors ? [.day] : [InterfaceTheme.day, .night] {
        let suffix = kind == .colors ? "" : "-\(theme.rawValue)"
        let file = try OutputFile("\(folder)/\(name)\(suffix).png")
        try file.write(renderer.designPage(kind, theme: theme, scale: scale).png(threads: renderer.threads))
      }
    }
    return .success
  }

  private static let pages: [(DesignPage.Kind, String)] = [
    (.maneuvers, "manoeuvres"), (.lanesAndControls, "lanes-and-controls"), (.components, "components"),
    (.signs, "speed-signs"), (.colors, "colours"),
  ]
}
