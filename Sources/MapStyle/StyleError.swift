import JSON
import ShownText

/// What can be wrong with a style; every case names the file and, where it has one, the place in it.
public enum StyleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file has more bytes than the limit.
  case tooLarge(path: String, bytes: Int, limit: Int)
  /// The file is not JSON.
  case invalidJSON(JSONFault)
  /// The style is of another version of the specification.
  case unsupportedVersion(path: String, found: String)
  /// A key that is always needed is not there.
  case missingKey(path: String, place: JSONPath, key: String)
  /// A value is of another kind.
  case wrongType(path: String, place: JSONPath, found: String, allowed: String)
  /// A name is none of those allowed.
  case unknownName(path: String, place: JSONPath, found: String, allowed: [String])
  /// A number is beyond its range.
  case outOfRange(path: String, place: JSONPath, found: Double, allowed: String)
  /// A text is no colour.
  case invalidColor(path: String, place: JSONPath, found: String)
  /// An expression makes no sense.
  case invalidExpression(path: String, place: JSONPath, reason: String)
  /// Two layers have one name.
  case duplicateLayer(path: String, place: JSONPath, id: String)
  /// A colour of the palette is not there.
  case unknownPaletteName(path: String, place: JSONPath, name: String)

  /// What is wrong, in one sentence that names the file and the place.
  public var description: String {
    switch self {
    case .tooLarge(let path, let bytes, let limit):
      "\(path): a style of \(bytes) bytes is too large; at most \(limit) bytes are read."
    case .invalidJSON(let fault): fault.description
    case .unsupportedVersion(let path, let found):
      "\(path): version is \(found), but only version 8 of the style specification is read; set \"version\": 8."
    case .missingKey(let path, let place, let key): "\(path): \(told(place)) has no \"\(key)\"; add it."
    case .wrongType(let path, let place, let found, let allowed):
      "\(path): \(told(place)) is \(found), but must be \(allowed)."
    case .unknownName(let path, let place, let found, let allowed):
      "\(path): \(told(place)) is \"\(found.shown())\", but must be one of \(allowed.joined(separator: ", "))."
    case .outOfRange(let path, let place, let found, let allowed):
      "\(path): \(told(place)) is \(found.shortText), but must be \(allowed)."
    case .invalidColor(let path, let place, let found):
      "\(path): \(told(place)) is \(found), which is not a colour; "
        + "write a CSS colour such as \"#0B8043\", \"rgb(11, 128, 67)\", \"hsl(149, 84%, 27%)\" or \"green\"."
    case .invalidExpression(let path, let place, let reason): "\(path): \(told(place)): \(reason)"
    case .duplicateLayer(let path, let place, let id):
      "\(path): \(told(place)) is \"\(id.shown())\", which is the id of an earlier layer; give each layer its own id."
    case .unknownPaletteName(let path, let place, let name):
      "\(path): \(told(place)) is \"@\(name.shown())\", but the palette has no \"\(name.shown())\"; add it there or correct the name."
    }
  }

  /// Where in the style it is; `nil` for what concerns the whole file.
  public var place: JSONPath? {
    switch self {
    case .tooLarge, .invalidJSON, .unsupportedVersion: nil
    case .missingKey(_, let place, _), .wrongType(_, let place, _, _), .unknownName(_, let place, _, _),
      .outOfRange(_, let place, _, _), .invalidColor(_, let place, _), .invalidExpression(_, let place, _),
      .duplicateLayer(_, let place, _), .unknownPaletteName(_, let place, _):
      place
    }
  }

  private func told(_ place: JSONPath) -> String { place == .root ? "the style" : place.description }
}
