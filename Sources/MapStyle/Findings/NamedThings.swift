import JSON

/// The texts that a property can come to, as far as its expression says so by itself.
public enum NamedThings {
  /// Where each text stands; parts that depend on data are left out.
  public static func texts(_ json: JSONValue, at place: JSONPath) -> [(text: String, place: JSONPath)] {
    if let text = json.string { return text.contains("{") ? [] : [(text, place)] }
    if let function = json.object { return stops(function, at: place) }
    guard let items = json.array, let name = items.first?.string else { return [] }
    switch name {
    case "literal": return items.count == 2 ? texts(items[1], at: place.appending(1)) : []
    case "image", "to-string": return items.count == 2 ? texts(items[1], at: place.appending(1)) : []
    case "coalesce": return items.indices.dropFirst().flatMap { texts(items[$0], at: place.appending($0)) }
    case "case", "match", "step", "let":
      return branches(name, items).flatMap { texts(items[$0], at: place.appending($0)) }
    default: return []
    }
  }

  /// The lists of texts, such as of `text-font`.
  public static func lists(_ json: JSONValue, at place: JSONPath) -> [(texts: [String], place: JSONPath)] {
    if let function = json.object {
      return (function["stops"]?.array ?? []).indices.flatMap { index in
        let here = place.appending("stops").appending(index).appending(1)
        return function["stops"]?.array?[index].array?.dropFirst().first.map { lists($0, at: here) } ?? []
      }
    }
    guard let items = json.array, let name = items.first?.string else { return [] }
    switch name {
    case "literal": return items.count == 2 ? plain(items[1], at: place) : []
    case "coalesce": return items.indices.dropFirst().flatMap { lists(items[$0], at: place.appending($0)) }
    case "case", "match", "step", "let":
      let indices = branches(name, items)
      return indices.isEmpty ? plain(json, at: place) : indices.flatMap { lists(items[$0], at: place.appending($0)) }
    default: return plain(json, at: place)
    }
  }

  private static func plain(_ json: JSONValue, at place: JSONPath) -> [(texts: [String], place: JSONPath)] {
    guard let items = json.array, !items.isEmpty, items.allSatisfy({ $0.string != nil }) else { return [] }
    return [(items.compactMap(\.string), place)]
  }

  private static func branches(_ name: String, _ items: [JSONValue]) -> [Int] {
    let last = items.count - 1
    guard last >= 2 else { return [] }
    switch name {
    case "case": return stride(from: 2, to: last, by: 2) + [last]
    case "match": return stride(from: 3, to: last, by: 2) + [last]
    case "step": return Array(stride(from: 2, through: last, by: 2))
    default: return [last]
    }
  }

  private static func stops(_ function: JSONObject, at place: JSONPath) -> [(text: String, place: JSONPath)] {
    let list = function["stops"]?.array ?? []
    var result: [(String, JSONPath)] = []
    for (index, stop) in list.enumerated() {
      guard let text = stop.array?.dropFirst().first?.string, !text.contains("{") else { continue }
      result.append((text, place.appending("stops").appending(index).appending(1)))
    }
    if let text = function["default"]?.string { result.append((text, place.appending("default"))) }
    return result
  }
}
