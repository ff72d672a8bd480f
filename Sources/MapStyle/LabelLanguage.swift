import JSON

/// The language that labels are in: it takes the slot that `metadata["wayframe:label-language"]` names.
public struct LabelLanguage {
  /// The property in the slot, such as `name:en`.
  private let slot: String
  /// The properties to read instead, the best first.
  private let keys: [String]

  /// `nil` when no language is asked for or `document` has no slot.
  init?(_ language: String?, in document: JSONValue) {
    guard let language, let slot = document["metadata"]?["wayframe:label-language"]?.string else { return nil }
    self.slot = slot
    keys = LabelLanguage.tags(of: language).map { "name:\($0)" }
  }

  /// The tags that map data uses for `language`, the most exact first: language and script, then the language alone.
  public static func tags(of language: String) -> [String] {
    let parts = language.split { $0 == "-" || $0 == "_" || $0 == "." }.map(String.init)
    guard let base = parts.first?.lowercased(), (2...8).contains(base.utf8.count), base.isPlainWord else { return [] }
    var script = parts.dropFirst().first { $0.utf8.count == 4 && $0.isPlainWord }?.capitalized
    if base == "zh", script == nil {
      let isTraditional = parts.dropFirst().contains { ["TW", "HK", "MO"].contains($0.uppercased()) }
      script = isTraditional ? "Hant" : "Hans"
    }
    return (script.map { ["\(base)-\($0)"] } ?? []) + [base]
  }

  /// `document` with the slot replaced in every label's text and every filter.
  func applied(to document: JSONValue) -> JSONValue {
    guard var root = document.object, let layers = document["layers"]?.array else { return document }
    root["layers"] = .array(
      layers.map { layer in
        guard var members = layer.object else { return layer }
        if let filter = layer["filter"] { members["filter"] = replaced(filter) }
        if var layout = layer["layout"]?.object, let field = layout["text-field"] {
          layout["text-field"] = replaced(field)
          members["layout"] = .object(layout)
        }
        return .object(members)
      })
    return .object(root)
  }

  private func replaced(_ json: JSONValue) -> JSONValue {
    guard let items = json.array else { return json }
    guard items.count == 2, items[1] == .string(slot), let name = items[0].string,
      let combination = ["get": "coalesce", "has": "any"][name]
    else { return .array(items.map(replaced)) }
    let calls = (keys.isEmpty ? ["name"] : keys).map { JSONValue.array([items[0], .string($0)]) }
    return calls.count == 1 ? calls[0] : .array([.string(combination)] + calls)
  }
}

extension String {
  fileprivate var isPlainWord: Bool { utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) } }

  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
