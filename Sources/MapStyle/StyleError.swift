/// What can be wrong with a style; every case names the file and, where it has one, the place as a JSON pointer.
public enum StyleError: Error, Sendable, Hashable, CustomStringConvertible {
  case tooLarge(path: String, bytes: Int, limit: Int)
  case invalidJSON(path: String, line: Int, column: Int, reason: String)
  case unsupportedVersion(path: String, found: String)
  case missingKey(path: String, pointer: JSONPointer, key: String)
  case wrongType(path: String, pointer: JSONPointer, found: String, allowed: String)
  case unknownName(path: String, pointer: JSONPointer, found: String, allowed: [String])
  case outOfRange(path: String, pointer: JSONPointer, found: Double, allowed: String)
  case invalidColor(path: String, pointer: JSONPointer, found: String)
  case invalidExpression(path: String, pointer: JSONPointer, reason: String)
  case duplicateLayer(path: String, pointer: JSONPointer, id: String)
  case unknownPaletteName(path: String, pointer: JSONPointer, name: String)

  public var description: String {
    switch self {
    case .tooLarge(let path, let bytes, let limit):
      "\(path): a style of \(bytes) bytes is too large; at most \(limit) bytes are read."
    case .invalidJSON(let path, let line, let column, let reason):
      "\(path):\(line):\(column): not valid JSON. \(reason)"
    case .unsupportedVersion(let path, let found):
      "\(path): /version is \(found), but only version 8 of the style specification is read; set \"version\": 8."
    case .missingKey(let path, let pointer, let key): "\(path): \(place(pointer)) has no \"\(key)\"; add it."
    case .wrongType(let path, let pointer, let found, let allowed):
      "\(path): \(place(pointer)) is \(found), but must be \(allowed)."
    case .unknownName(let path, let pointer, let found, let allowed):
      "\(path): \(place(pointer)) is \"\(found)\", but must be one of \(allowed.joined(separator: ", "))."
    case .outOfRange(let path, let pointer, let found, let allowed):
      "\(path): \(place(pointer)) is \(found.shortText), but must be \(allowed)."
    case .invalidColor(let path, let pointer, let found):
      "\(path): \(place(pointer)) is \(found), which is no colour; "
        + "write a CSS colour such as \"#0B8043\", \"rgb(11, 128, 67)\", \"hsl(149, 84%, 27%)\" or \"green\"."
    case .invalidExpression(let path, let pointer, let reason): "\(path): \(place(pointer)): \(reason)"
    case .duplicateLayer(let path, let pointer, let id):
      "\(path): \(place(pointer)) is \"\(id)\", which an earlier layer is called already; give each layer an id of its own."
    case .unknownPaletteName(let path, let pointer, let name):
      "\(path): \(place(pointer)) is \"@\(name)\", but the palette has no \"\(name)\"; add it there or correct the name."
    }
  }

  private func place(_ pointer: JSONPointer) -> String {
    pointer.components.isEmpty ? "the style" : pointer.description
  }
}
