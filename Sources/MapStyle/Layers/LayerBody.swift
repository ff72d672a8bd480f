import JSON
import ShownText
import Synchronization

/// When the filters and properties of a style's layers are compiled.
public enum LayerCompiling: Sendable {
  /// With the style, which is refused where one of them is wrong.
  case atOnce
  /// When a layer is first asked for what it draws, for styles that are known to be right: what is wrong is left out.
  case whenUsed
}

/// What a layer draws of which features, compiled from the style's words.
final class LayerBody: Sendable {
  /// A class, as only such can be set by whichever thread comes first.
  private final class Box<Value: Sendable>: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Where and how the words are read.
  private struct Source: Sendable {
    let type: String
    let json: JSONValue
    let place: JSONPath
    let reader: PropertyReader
  }

  private let source: Source
  private let compiledKind = AtomicLazyReference<Box<LayerKind>>()
  private let compiledFilter = AtomicLazyReference<Box<Node?>>()

  init(
    type: String, _ json: JSONValue, at place: JSONPath, _ compiling: LayerCompiling, _ reader: inout PropertyReader
  ) throws(StyleError) {
    source = Source(
      type: type, json: json, place: place, reader: PropertyReader(path: reader.path, globalState: reader.globalState))
    guard compiling == .atOnce else { return }
    _ = compiledFilter.storeIfNil(Box(try Self.filter(source)))
    _ = compiledKind.storeIfNil(Box(try Self.kind(source, &reader)))
  }

  var isCompiled: Bool { compiledKind.load() != nil }

  /// What the layer draws.
  var kind: LayerKind {
    if let kind = compiledKind.load() { return kind.value }
    var reader = source.reader
    let kind = (try? Self.kind(source, &reader)) ?? .unsupported(source.type)
    return compiledKind.storeIfNil(Box(kind)).value
  }

  /// Which features it takes; all where it is `nil`.
  var filter: Node? {
    if let filter = compiledFilter.load() { return filter.value }
    return compiledFilter.storeIfNil(Box(try? Self.filter(source))).value
  }

  func states(paint property: String) -> Bool {
    switch source.json["paint"]?[property] {
    case nil, .null: false
    default: true
    }
  }

  private static func kind(_ source: Source, _ reader: inout PropertyReader) throws(StyleError) -> LayerKind {
    var layer = LayerReader(source.json, at: source.place, reader)
    let kind: LayerKind
    switch source.type {
    case "background": kind = .background(try BackgroundLayer(&layer))
    case "fill": kind = .fill(try FillLayer(&layer))
    case "line": kind = .line(try LineLayer(&layer))
    case "symbol": kind = .symbol(try SymbolLayer(&layer))
    case "fill-extrusion": kind = .fillExtrusion(try FillExtrusionLayer(&layer))
    case "circle": kind = .circle(try CircleLayer(&layer))
    case "raster": kind = .raster(try RasterLayer(&layer))
    case "hillshade": kind = .hillshade(try HillshadeLayer(&layer))
    case "heatmap": kind = .heatmap(try HeatmapLayer(&layer))
    default:
      reader.note(.unsupported, source.place, "layers of type \"\(source.type.shown())\" are not drawn.")
      return .unsupported(source.type)
    }
    reader.notes = try layer.notes()
    return kind
  }

  private static func filter(_ source: Source) throws(StyleError) -> Node? {
    guard let json = source.json["filter"], json != .null else { return nil }
    do { return try Filter.compile(json, globalState: source.reader.globalState) } catch {
      throw .invalidExpression(
        path: source.reader.path, place: source.place.appending("filter").appending(error.place), reason: error.reason)
    }
  }
}
