import Foundation
import JSON
import Pixels

extension Operators {
  static let texts: [String: Compile] = [
    "concat": variadic(.value, result: .string) { Concatenation(parts: $0) },
    "upcase": fixed(.string, result: .string) { CaseMapping(text: $0[0]) { $0.uppercased() } },
    "downcase": fixed(.string, result: .string) { CaseMapping(text: $0[0]) { $0.lowercased() } },
    "join": fixed(.array(item: .string, count: nil), .string, result: .string) { Join(parts: $0[0], separator: $0[1]) },
    "split": fixed(.string, .string, result: .array(item: .string, count: nil)) {
      Split(text: $0[0], separator: $0[1])
    },
    "image": fixed(.string, result: .image) { NamedImage(name: $0[0]) },
    // Right-to-left and complex scripts are set by the text floor, whatever the script.
    "is-supported-script": fixed(.string, result: .boolean) { _ in Literal(value: .boolean(true)) },
    "resolved-locale": fixed(.collator, result: .string) { ResolvedLocale(collator: $0[0]) },
    "collator": { (compiler, arguments) throws(ExpressionError) in
      try compiler.expect(1...1, in: arguments)
      return try compiler.collator(arguments)
    },
    "format": { (compiler, arguments) throws(ExpressionError) in try compiler.format(arguments) },
    "number-format": { (compiler, arguments) throws(ExpressionError) in try compiler.numberFormat(arguments) },
    "semiliteral": { (compiler, arguments) throws(ExpressionError) in
      try compiler.expect(1...1, in: arguments)
      return try compiler.semiliteral(arguments)
    },
  ]
}

/// Texts that expressions make stay below this, or doubling a variable a few dozen times would fill the memory.
let madeTextLimit = 65_536

extension String {
  fileprivate mutating func appendLimited(_ part: String) throws(EvaluationError) {
    guard utf8.count + part.utf8.count <= madeTextLimit else { throw .textTooLong(limit: madeTextLimit) }
    self += part
  }
}

struct Concatenation: StringOperation {
  let parts: [Node]

  func string(_ context: EvaluationContext) throws(EvaluationError) -> String {
    var text = ""
    for part in parts { try text.appendLimited(try part.evaluate(context).text) }
    return text
  }
}

struct CaseMapping: StringOperation {
  let text: Node
  let map: @Sendable (String) -> String

  func string(_ context: EvaluationContext) throws(EvaluationError) -> String { map(try text.string(context)) }
}

struct Join: StringOperation {
  let parts: Node
  let separator: Node

  func string(_ context: EvaluationContext) throws(EvaluationError) -> String {
    guard case .array(let items) = try parts.evaluate(context) else { return "" }
    let between = try separator.string(context)
    var text = ""
    for (index, item) in items.enumerated() {
      if index > 0 { try text.appendLimited(between) }
      try text.appendLimited(item.text)
    }
    return text
  }
}

struct Split: Operation {
  let text: Node
  let separator: Node

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value {
    let whole = try text.string(context)
    let mark = try separator.string(context)
    if mark.isEmpty { return .array(whole.unicodeScalars.map { .string(String($0)) }) }
    return .array(whole.components(separatedBy: mark).map(Value.string))
  }
}

struct NamedImage: Operation {
  let name: Node

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value {
    let name = try name.string(context)
    return .image(ResolvedImage(name: name, isAvailable: context.availableImages?.contains(name) ?? false))
  }
}

struct ResolvedLocale: StringOperation {
  let collator: Node

  func string(_ context: EvaluationContext) throws(EvaluationError) -> String {
    guard case .collator(let rules) = try collator.evaluate(context) else { return "" }
    return rules.locale
  }
}

/// Items that are expressions themselves, unlike those of `literal`.
struct ArrayOfExpressions: Operation {
  let items: [Node]

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value {
    var values: [Value] = []
    for item in items { values.append(try item.evaluate(context)) }
    return .array(values)
  }
}

extension Compiler {
  fileprivate func semiliteral(_ arguments: [JSONValue]) throws(ExpressionError) -> Node {
    guard let list = arguments[1].array else {
      throw at(1).error("\"semiliteral\" takes an array, but found \(arguments[1].kind).")
    }
    var item: ValueType = .value
    if let wanted, case .array(let type, _) = wanted { item = type }
    var items: [Node] = []
    for index in list.indices { items.append(try at(1).compile(list, index, wanted: item)) }
    let types = items.map(\.type)
    let common = types.first.flatMap { first in types.allSatisfy { $0 == first } ? first : nil } ?? .value
    return Node(.array(item: common, count: items.count), ArrayOfExpressions(items: items), items)
  }

  /// The members of the object at `index`, each an expression of the type stated for it.
  func options(
    _ arguments: [JSONValue], _ index: Int, _ allowed: [(name: String, type: ValueType)]
  ) throws(ExpressionError) -> [String: Node] {
    guard let object = arguments[index].object else {
      throw at(index).error("Options must be an object, but found \(arguments[index].kind).")
    }
    var nodes: [String: Node] = [:]
    for (name, type) in allowed {
      guard let value = object[name] else { continue }
      var inner = at(index)
      inner.place = inner.place.appending(name)
      inner.wanted = type
      nodes[name] = try inner.compile(value)
    }
    return nodes
  }
}
