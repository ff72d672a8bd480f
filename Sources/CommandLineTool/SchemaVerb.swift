import Suites
import Wayframe

enum SchemaVerb: Verb {
  static let name = "schema"
  static let summary = "print the JSON Schema of a kind of file"
  static let usage = "KIND"
  static let about = """
    Prints a JSON Schema (draft 2020-12): every key with its type, its range, its default and a sentence. Editors
    complete and check files by it. A scene names it under the key "$schema", which is ignored otherwise.

      scene          what render, layout, check and directions read
      suite          many scenes with variants, which render and golden read
    """
  static let operand = OperandKind.words(schemas.map(\.kind))
  static let options: [OptionSpecification] = []
  static let examples = ["scene > scene.schema.json", "suite > suite.schema.json"]

  /// Every kind of file that has a schema.
  private static let schemas: [(kind: String, text: @Sendable () -> String)] = [
    ("scene", { NavigationScene.schema }), ("suite", { Suite.schema }),
  ]

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let kinds = schemas.map(\.kind)
    guard arguments.operands.count == 1 else {
      throw UsageError("name one kind of file: \(kinds.joined(separator: ", "))")
    }
    let name = arguments.operands[0]
    guard let schema = schemas.first(where: { $0.kind == name }) else {
      throw UsageError(
        "there is no schema \"\(name)\"\(suggestion(for: name, among: kinds)); there are: \(kinds.joined(separator: ", "))"
      )
    }
    try StandardStreams.output(schema.text())
    return .success
  }
}
