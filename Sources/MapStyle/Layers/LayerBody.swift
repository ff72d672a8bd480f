import JSON
import ShownText
import Synchronization

/// When the filters and properties of a style's layers are compiled.
public enum LayerCompiling: Sendable {
  /// With the style, which is refused where one of them is wrong.
  case atOnce
  /// When a layer is first asked for what it draws, for styles that are known to be right; a wrong layer draws nothing.
  case whenUsed
}

/// What a layer draws of which features, compiled from the style's words.
final class LayerBody: Sendable {
  private final class Compiled: Sendable {
    let kind: LayerKind
    let filter: Node?

    init(kind: LayerKind, filter: Node?) {
      self.kind = kind
      self.filter = filter
    }
  }

  /// Where and how the words are read.
  private struct Source: Sendable {
    let type: String
    let json: JSONValue
    let place: JSONPath
    let reader: PropertyReader
  }

  private let source: Source
  private let compiled = AtomicLazyReference<Compiled>()

  init(
    type: String, _ json: JSONValue, at place: JSONPath, _ compiling: LayerCompiling, _ reader: inout PropertyReader
  ) throws(StyleError) {
    source = Source(
      type: type, json: json, place: place, reader: PropertyReader(path: reader.path, globalState: reader.globalState))
    guard compiling == .atOnce else { return }
    _ = compiled.storeIfNil(try Self.compile(source, &reader))
  }

  /// What the layer draws.
  var kind: LayerKind { value.kind }

  /// Which features it takes; all where it is `nil`.
  var filter: Node? { value.filter }

  private var value: Compiled {
    if let value = compiled.load() { return value }
    var reader = source.reader
    let made = try? Self.compile(source, &reader)
    return compiled.storeIfNil(made ?? Compiled(kind: .unsupported(source.type), filter: nil))
  }

  private static func compile(_ source: Source, _ reader: inout PropertyReader) throws(StyleError) -> Compiled {
    let filter = try filter(source.json["filter"], at: source.place.appending("filter"), reader)
    var layer = LayerReader(source.json, at: source.place, reader)
    let kind: LayerKind
    switch source.type {
    case "background": kind = .background(try BackgroundLayer(&layer))
    case "fill": kind = .fill(try FillLayer(&layer))
    case "line": kind = .line(try LineLayer(&layer))
    case "symbol": kind = .symbol(try SymbolLayer(&layer))
    case "fill-extrusion": kind = .fillExtrusion(try FillExtrusionLayer(&layer))
    case "circle": kind = .circle(try CircleLayer(&layer))
    default:
      reader.warnings.append("\(source.place): layers of type \"\(source.type.shown())\" are not drawn.")
      return Compiled(kind: .unsupported(source.type), filter: filter)
    }
    reader.warnings = try layer.warnings()
    return Compiled(kind: kind, filter: filter)
  }

  private static func filter(
    _ json: JSONValue?, at place: JSONPath, _ reader: PropertyReader
  ) throws(StyleError) -> Node? {
    guard let json, json != .null else { return nil }
    do { return try Filter.compile(json, globalState: reader.globalState) } catch {
      throw .invalidExpression(path: reader.path, place: place.appending(error.place), reason: error.reason)
    }
  }
}
