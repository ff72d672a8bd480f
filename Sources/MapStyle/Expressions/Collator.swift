import Foundation
import JSON

/// Rules by which texts are compared: by code point after dropping what does not count.
///
/// The alphabet's order in a given language is not known here; `locale` only says what was asked for.
struct Collator: Sendable, Hashable {
  var isCaseSensitive: Bool
  var isDiacriticSensitive: Bool
  var locale: String

  /// -1, 0 or 1: how `first` stands to `second`.
  func compare(_ first: String, _ second: String) -> Int {
    let (a, b) = (key(first), key(second))
    return a == b ? 0 : a.unicodeScalars.lexicographicallyPrecedes(b.unicodeScalars) ? -1 : 1
  }

  private func key(_ text: String) -> String {
    var key = isCaseSensitive ? text : text.lowercased()
    if !isDiacriticSensitive {
      let scalars = key.decomposedStringWithCanonicalMapping.unicodeScalars
      key = String(String.UnicodeScalarView(scalars.filter { $0.properties.generalCategory != .nonspacingMark }))
    }
    return key
  }
}

struct MakeCollator: Operation {
  let isCaseSensitive: Node?
  let isDiacriticSensitive: Node?
  let locale: Node?

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value {
    .collator(
      Collator(
        isCaseSensitive: try isCaseSensitive?.boolean(context) ?? false,
        isDiacriticSensitive: try isDiacriticSensitive?.boolean(context) ?? false,
        locale: try locale?.string(context) ?? "en"))
  }
}

extension Compiler {
  func collator(_ arguments: [JSONValue]) throws(ExpressionError) -> Node {
    let options = try options(
      arguments, 1, [("case-sensitive", .boolean), ("diacritic-sensitive", .boolean), ("locale", .string)])
    let nodes = ["case-sensitive", "diacritic-sensitive", "locale"].compactMap { options[$0] }
    return Node(
      .collator,
      MakeCollator(
        isCaseSensitive: options["case-sensitive"], isDiacriticSensitive: options["diacritic-sensitive"],
        locale: options["locale"]), nodes)
  }
}
