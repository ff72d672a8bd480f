import JSON
import Pixels
import ShownText

/// A section of `format` before it is evaluated.
struct FormatSection: Sendable {
  let content: Node
  var scale: Node?
  var fontStack: Node?
  var color: Node?
  var verticalAlignment: Node?

  var nodes: [Node] { [content, scale, fontStack, color, verticalAlignment].compactMap { $0 } }
}

struct Format: Operation {
  let sections: [FormatSection]

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value {
    var made: [FormattedText.Section] = []
    for section in sections { made.append(try Format.make(section, context)) }
    return .formatted(FormattedText(sections: made))
  }

  private static func make(
    _ section: FormatSection, _ context: EvaluationContext
  ) throws(EvaluationError) -> FormattedText.Section {
    let content = try section.content.evaluate(context)
    if case .image(let image) = content {
      return .init(text: "", image: image, verticalAlignment: try alignment(section, context))
    }
    var made = FormattedText.Section(text: content.text)
    made.scale = try section.scale?.number(context)
    if case .array(let fonts)? = try section.fontStack?.evaluate(context) {
      made.fontStack = fonts.map(\.text).joined(separator: ",")
    }
    if case .color(let color)? = try section.color?.evaluate(context) { made.color = color }
    made.verticalAlignment = try alignment(section, context)
    return made
  }

  private static func alignment(
    _ section: FormatSection, _ context: EvaluationContext
  ) throws(EvaluationError) -> FormattedText.VerticalAlignment? {
    guard let node = section.verticalAlignment else { return nil }
    let name = try node.string(context)
    guard let alignment = FormattedText.VerticalAlignment(rawValue: name) else {
      throw .raised(message: "\"vertical-align\" must be one of bottom, center, top, but found '\(name.shown())'.")
    }
    return alignment
  }
}

extension Compiler {
  func format(_ arguments: [JSONValue]) throws(ExpressionError) -> Node {
    try expect(1...Int.max, in: arguments)
    guard arguments[1].object == nil else {
      throw at(1).error("\"format\" begins with a text or an image, not options.")
    }
    var sections: [FormatSection] = []
    for index in 1..<arguments.count {
      if arguments[index].object != nil, !sections.isEmpty {
        try style(&sections[sections.count - 1], arguments, index)
      } else {
        let content = try compile(arguments, index, wanted: .value)
        guard [.string, .value, .null, .image].contains(content.type) else {
          throw at(index).error(
            "A section of \"format\" must be a string, an image or null, but found \(content.type).")
        }
        sections.append(FormatSection(content: content))
      }
    }
    return Node(.formatted, Format(sections: sections), sections.flatMap(\.nodes))
  }

  private func style(
    _ section: inout FormatSection, _ arguments: [JSONValue], _ index: Int
  ) throws(ExpressionError) {
    let options = try options(
      arguments, index,
      [
        ("font-scale", .number), ("text-font", .array(item: .string, count: nil)), ("text-color", .color),
        ("vertical-align", .string),
      ])
    section.scale = options["font-scale"]
    section.fontStack = options["text-font"]
    section.color = options["text-color"]
    section.verticalAlignment = options["vertical-align"]
    if case .string(let name)? = section.verticalAlignment?.literal,
      FormattedText.VerticalAlignment(rawValue: name) == nil
    {
      throw error("\"vertical-align\" must be one of bottom, center, top, but found '\(name.shown())'.")
    }
  }
}
