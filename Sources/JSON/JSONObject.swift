/// The members of a JSON object in the order of the file; every name stands once.
public struct JSONObject: Sendable, Hashable {
  public private(set) var members: [(key: String, value: JSONValue)] = []
  /// Places by name, once there are so many members that looking through them takes longer.
  private var positions: [String: Int] = [:]

  private static let fewMembers = 12

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
    if positions.isEmpty { indexIfMany() } else { positions[key] = members.count - 1 }
    return true
  }

  private func position(of key: String) -> Int? {
    positions.isEmpty ? members.firstIndex { $0.key == key } : positions[key]
  }

  private mutating func indexIfMany() {
    guard members.count > Self.fewMembers else { return }
    for (position, member) in members.enumerated() { positions[member.key] = position }
  }

  /// Objects are equal when they have equal members, whatever their order.
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.members.count == right.members.count && left.members.allSatisfy { right[$0.key] == $0.value }
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(members.count) }
}
