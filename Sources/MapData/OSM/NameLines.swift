import Geometry

/// Joins the ways of a street into long lines, so that its name is set along the street and not once on each way.
enum NameLines {
  /// Features with equal properties are joined where exactly two of their ends meet; each line that results is a feature
  /// with the id of its first way.
  static func joined(_ features: [Feature]) -> [Feature] {
    var groups: [[String: PropertyValue]: Int] = [:]
    var members: [[Int]] = []
    for (index, feature) in features.enumerated() {
      if let group = groups[feature.properties] {
        members[group].append(index)
      } else {
        groups[feature.properties] = members.count
        members.append([index])
      }
    }
    return members.flatMap { group -> [Feature] in
      let pieces = group.flatMap { index -> [(feature: Int, line: [Point])] in
        guard case .lines(let lines) = features[index].geometry else { return [] }
        return lines.map { (index, $0) }
      }
      return chains(pieces.map(\.line)).map { chain in
        var feature = features[pieces[chain.first].feature]
        feature.geometry = .lines([chain.line])
        return feature
      }
    }
  }

  /// A piece's end: its first point or its last.
  private struct End: Hashable {
    var piece: Int
    var isLast: Bool
  }

  private static func chains(_ lines: [[Point]]) -> [(first: Int, line: [Point])] {
    var ends: [Point: [End]] = [:]
    for (index, line) in lines.enumerated() where line.first != line.last {
      ends[line[0], default: []].append(End(piece: index, isLast: false))
      ends[line[line.count - 1], default: []].append(End(piece: index, isLast: true))
    }
    func partner(_ end: End) -> End? {
      let line = lines[end.piece]
      guard let meeting = ends[end.isLast ? line[line.count - 1] : line[0]], meeting.count == 2 else { return nil }
      return meeting[0] == end ? meeting[1] : meeting[0]
    }
    var isUsed = [Bool](repeating: false, count: lines.count)
    var chains: [(first: Int, line: [Point])] = []
    func follow(_ first: Int, reversed: Bool) {
      isUsed[first] = true
      var line: [Point] = reversed ? lines[first].reversed() : lines[first]
      var end = End(piece: first, isLast: !reversed)
      while let next = partner(end), !isUsed[next.piece] {
        isUsed[next.piece] = true
        line += next.isLast ? lines[next.piece].reversed().dropFirst() : lines[next.piece].dropFirst()
        end = End(piece: next.piece, isLast: !next.isLast)
      }
      chains.append((first, line))
    }
    // From free ends first; what is left then are rings.
    for index in lines.indices where !isUsed[index] {
      if partner(End(piece: index, isLast: false)) == nil {
        follow(index, reversed: false)
      } else if partner(End(piece: index, isLast: true)) == nil {
        follow(index, reversed: true)
      }
    }
    for index in lines.indices where !isUsed[index] { follow(index, reversed: false) }
    return chains
  }
}
