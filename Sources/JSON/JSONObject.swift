/// The members of a JSON object in the order of the file; every name stands once.
public struct JSONObject: Sendable, Hashable {
  /// The members in the order of the text.
  public private(set) var members: [(key: String, value: JSONValue)] = []
  /// Places by name, once there are so many members that looking through them takes longer.
  private var positions: [Name: Int] = [:]

  private static let fewMembers = 12

  /// A name by its code units, as RFC 8259 compares them: "é" as one character or as two makes two names.
  private struct Name: Hashable {
    let text: String

    /// Strings of other characters differ at once; few of the same ones differ in their code units.
    static func == (left: Name, right: Name) -> Bool {
      left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
    }
  }

  /// An object without members.
  public init() {}

  /// The value of `key`; a new one goes to the end, and `nil` takes the member away.
  public subscript(key: String) -> JSONValue? {
    get { position(of: key).map { members[$0].value } }
    set {
      switch (position(of: key), newValue) {
      case (let position?, let value?): members[position].value = value
      case (let position?, nil):
        members.remove(at: position)
        positions = [:]
        indexIfMany()
      case (nil, let value?): _ = append(key, value)
      case (nil, nil): break
      }
    }
  }

  /// Adds a member at the end; false, and nothing is added, where its name stands already.
  mutating func append(_ key: String, _ value: JSONValue) -> Bool {
    guard position(of: key) == nil else { return false }
    members.append((key, value))
    if positions.isEmpty { indexIfMany() } else { positions[Name(text: key)] = members.count - 1 }
    return true
  }

  private func position(of key: String) -> Int? {
    let name = Name(text: key)
    return positions.isEmpty ? members.firstIndex { Name(text: $0.key) == name } : positions[name]
  }

  private mutating func indexIfMany() {
    guard members.count > Self.fewMembers else { return }
    for (position, member) in members.enumerated() { positions[Name(text: member.key)] = position }
  }

  /// Objects are equal when they have equal members, whatever their order.
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.members.count == right.members.count && left.members.allSatisfy { right[$0.key] == $0.value }
  }

  /// Hashes the number of members: equal objects may have theirs in any order.
  public func hash(into hasher: inout Hasher) { hasher.combine(members.count) }
}
