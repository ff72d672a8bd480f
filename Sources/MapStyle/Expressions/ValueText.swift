import JSON
import Pixels

extension Value {
  /// The value as text, as `to-string` gives it: null is empty, arrays and objects are JSON.
  var text: String {
    switch self {
    case .null: ""
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let number): number.shortText
    case .string(let text): text
    case .color(let color): color.cssText
    case .formatted(let formatted): formatted.text
    case .image(let image): image.name
    default: jsonText()
    }
  }

  /// The value as compact JSON; stops soon after `limit` characters.
  func jsonText(limit: Int = .max) -> String {
    var writer = JSONWriter(limit: limit)
    write(to: &writer)
    return writer.text
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.write(JSONValue.null)
    case .boolean(let flag): writer.write(JSONValue.bool(flag))
    case .number(let number): writer.write(number)
    case .array(let items): Value.write(items, to: &writer)
    case .numberArray(let numbers): Value.write(numbers.map(Value.number), to: &writer)
    case .colorArray(let colors): Value.write(colors.map(Value.color), to: &writer)
    case .padding(let padding): Value.write(padding.numbers.map(Value.number), to: &writer)
    case .anchorOffsets(let anchors):
      let items = anchors.flatMap {
        [Value.string($0.anchor.rawValue), .array([.number($0.offset.x), .number($0.offset.y)])]
      }
      Value.write(items, to: &writer)
    case .projection(let blend):
      Value.write([.string(blend.from), .string(blend.to), .number(blend.transition)], to: &writer)
    case .object(let members):
      writer.list("{", members.sorted { $0.key < $1.key }, "}") { writer, member in
        writer.name(member.key)
        member.value.write(to: &writer)
      }
    case .collator: writer.write("")
    case .string, .color, .formatted, .image: writer.write(text)
    }
  }

  private static func write(_ items: [Value], to writer: inout JSONWriter) {
    writer.list("[", items, "]") { writer, item in item.write(to: &writer) }
  }
}

extension Color {
  /// `rgba(r,g,b,a)` with whole components and the alpha as it is.
  var cssText: String {
    let components = [red, green, blue].map { Double(($0 * 255).rounded()).shortText }
    return "rgba(\(components.joined(separator: ",")),\(Double(alpha.description)?.shortText ?? "1"))"
  }
}
