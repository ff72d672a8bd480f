import JSON

/// What was changed in the page: values by the scene's keys, as `--set` takes them.
struct PreviewState: Sendable, Hashable {
  /// Bytes of a state's text.
  static let limit = 64 << 10

  /// `KEY=VALUE`, in the order of the state.
  let overrides: [String]
  /// The name of the suite's frame that was changed; `nil` for a scene.
  let frame: String?

  /// - Parameter text: a JSON object such as `{"lightingMode": "lowLight"}`; without one nothing is changed.
  init(_ text: String?, frame: String? = nil) throws(PreviewError) {
    self.frame = frame
    guard let text, !text.isEmpty else {
      overrides = []
      return
    }
    guard text.utf8.count <= Self.limit else { throw .longState(bytes: text.utf8.count, limit: Self.limit) }
    let value: JSONValue
    do { value = try JSONValue(parsing: Array(text.utf8), file: "state") } catch { throw .malformedState("\(error)") }
    guard let object = value.object else { throw .malformedState("it is \(value.kind)") }
    var overrides: [String] = []
    for (key, value) in object.members {
      // Cut at the first "=", a key with one would become another key.
      guard !key.isEmpty, !key.contains("=") else { throw .malformedState("there is no key \"\(key.prefix(40))\"") }
      overrides.append("\(key)=\(value.text())")
    }
    self.overrides = overrides
  }
}
