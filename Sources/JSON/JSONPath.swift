import ShownText

/// A place in a JSON document, from the root down; linked, so that walking down costs no work on strings.
public indirect enum JSONPath: Sendable, Hashable, CustomStringConvertible {
  /// The whole text.
  case root
  /// A member of an object.
  case key(JSONPath, String)
  /// An element of an array, from 0.
  case index(JSONPath, Int)

  /// The member of that name in the member of the name before it, and so on from the root.
  public init(_ keys: String...) { self = keys.reduce(.root) { .key($0, $1) } }

  /// The path of a member of what is here.
  public func appending(_ key: String) -> JSONPath { .key(self, key) }

  /// The path of an element of what is here, from 0.
  public func appending(_ index: Int) -> JSONPath { .index(self, index) }

  /// A path that starts where this one ends.
  public func appending(_ path: JSONPath) -> JSONPath {
    switch path {
    case .root: self
    case .key(let parent, let name): .key(appending(parent), name)
    case .index(let parent, let index): .index(appending(parent), index)
    }
  }

  /// The name of the last member on the way; `nil` at the root and at an array's element.
  public var lastKey: String? { if case .key(_, let name) = self { name } else { nil } }

  /// Such as `routes[0].legs[2].summary`, long names cut; empty for the root.
  public var description: String {
    switch self {
    case .root: ""
    case .key(.root, let name): name.shown()
    case .key(let parent, let name): "\(parent).\(name.shown())"
    case .index(let parent, let index): "\(parent)[\(index)]"
    }
  }
}
