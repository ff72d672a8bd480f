import JSON
import Pixels

/// The columns of a palette.
public enum StyleVariant: String, Sendable, CaseIterable {
  /// Light or dark.
  case day, night
}

/// One source for styles that differ only in colours.
///
/// A template is a style in which the text `@name` stands for an entry of the palette, which has a value for each
/// variant, or for one of the template's own `parts`, each of which may use those before it.
public struct StyleTemplate: Sendable {
  /// More values than this, once all names are replaced, are refused.
  private static let sizeLimit = 1_000_000

  private let template: JSONValue
  private let templatePath: String
  private let palette: StylePalette

  /// Reads a template and its palette; the paths are their files, for messages.
  public init(
    template: [UInt8], templatePath: String, palette: [UInt8], palettePath: String
  ) throws(StyleError) {
    self.template = try Style.document(template, path: templatePath)
    self.templatePath = templatePath
    self.palette = try StylePalette(try Style.document(palette, path: palettePath), path: palettePath)
  }

  /// The style of one variant, with labels in `language` (BCP 47) where the data has them, and values of the style's state.
  public func style(
    _ variant: StyleVariant, language: String? = nil, state: [String: String] = [:],
    compiling: LayerCompiling = .atOnce
  ) throws(StyleError) -> Style {
    try Style(document: try document(variant), path: templatePath, language: language, state: state, compiling)
  }

  /// The plain style document of one variant.
  func document(_ variant: StyleVariant) throws(StyleError) -> JSONValue {
    guard let root = template.object else {
      throw .wrongType(path: templatePath, place: JSONPath.root, found: template.excerpt(), allowed: "an object")
    }
    var resolver = Resolver(path: templatePath, names: palette.values(of: variant), remaining: Self.sizeLimit)
    for (name, part) in root["parts"]?.object?.members ?? [] {
      let value = try resolver.resolved(part, at: JSONPath("parts", name))
      resolver.names[name] = (value, Self.sizeLimit - resolver.remaining)
      resolver.remaining = Self.sizeLimit
    }
    var document = JSONObject()
    for (key, value) in root.members where key != "parts" {
      document[key] = try resolver.resolved(value, at: JSONPath(key))
    }
    var metadata = document["metadata"]?.object ?? JSONObject()
    metadata["wayframe:palette"] = .object(palette.colors(of: variant))
    document["metadata"] = .object(metadata)
    return .object(document)
  }

  /// Replaces names; counts the values it makes.
  private struct Resolver {
    let path: String
    var names: [String: (value: JSONValue, size: Int)]
    var remaining: Int

    mutating func resolved(_ json: JSONValue, at place: JSONPath) throws(StyleError) -> JSONValue {
      try changed(json, at: place) ?? json
    }

    /// The value with its names replaced; `nil` where it has none, as most have not.
    private mutating func changed(_ json: JSONValue, at place: JSONPath) throws(StyleError) -> JSONValue? {
      try count(1, at: place)
      switch json {
      case .string(let text) where text.utf8.first == UInt8(ascii: "@"):
        let name = String(text.dropFirst())
        guard let (value, size) = names[name] else {
          throw .unknownPaletteName(path: path, place: place, name: String(name))
        }
        try count(size, at: place)
        return value
      case .array(let items):
        var result: [JSONValue]?
        for (index, item) in items.enumerated() {
          guard let new = try changed(item, at: place.appending(index)) else { continue }
          if result == nil { result = items }
          result?[index] = new
        }
        return result.map { .array($0) }
      case .object(let object):
        var result: JSONObject?
        for (key, value) in object.members {
          guard let new = try changed(value, at: place.appending(key)) else { continue }
          if result == nil { result = object }
          result?[key] = new
        }
        return result.map { .object($0) }
      default: return nil
      }
    }

    private mutating func count(_ size: Int, at place: JSONPath) throws(StyleError) {
      remaining -= size
      guard remaining >= 0 else {
        throw .wrongType(
          path: path, place: place, found: "too large once all names are replaced",
          allowed: "at most \(StyleTemplate.sizeLimit) values")
      }
    }
  }
}

/// The colours and other values that the variants of a style differ in.
private struct StylePalette: Sendable {
  private let colors: [(name: String, values: [JSONValue])]
  private let others: [(name: String, values: [JSONValue])]

  init(_ json: JSONValue, path: String) throws(StyleError) {
    let fields = FieldReader(json, at: JSONPath.root, path: path)
    let columns = try fields.required("columns", "an array", \.array)
    let expected = StyleVariant.allCases.map { JSONValue.string($0.rawValue) }
    guard columns == expected else {
      throw .wrongType(
        path: path, place: JSONPath("columns"), found: JSONValue.array(columns).excerpt(),
        allowed: JSONValue.array(expected).excerpt())
    }
    colors = try Self.rows(try fields.required("colors", "an object", \.object), "colors", path: path)
    others = try Self.rows(try fields.optional("values", "an object", \.object) ?? JSONObject(), "values", path: path)
    for (name, values) in colors {
      for (index, value) in values.enumerated() where value.string.flatMap(Color.init(css:)) == nil {
        throw .invalidColor(
          path: path, place: JSONPath("colors", name).appending(index), found: value.excerpt())
      }
    }
  }

  private static func rows(
    _ object: JSONObject, _ key: String, path: String
  ) throws(StyleError) -> [(name: String, values: [JSONValue])] {
    var rows: [(name: String, values: [JSONValue])] = []
    for (name, value) in object.members {
      guard let values = value.array, values.count == StyleVariant.allCases.count else {
        throw .wrongType(
          path: path, place: JSONPath(key, name), found: value.excerpt(),
          allowed: "an array with a value for each of \(StyleVariant.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      rows.append((name, values))
    }
    return rows
  }

  private func column(_ variant: StyleVariant) -> Int { StyleVariant.allCases.firstIndex(of: variant) ?? 0 }

  func values(of variant: StyleVariant) -> [String: (value: JSONValue, size: Int)] {
    var values: [String: (value: JSONValue, size: Int)] = [:]
    for (name, row) in colors + others { values[name] = (row[column(variant)], 1) }
    return values
  }

  func colors(of variant: StyleVariant) -> JSONObject {
    var object = JSONObject()
    for (name, row) in colors { object[name] = row[column(variant)] }
    return object
  }
}
