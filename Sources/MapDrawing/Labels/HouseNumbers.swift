import Geometry
import ShownText

/// House numbers as people write them, each once on its block.
enum HouseNumbers {
  /// The text of a number, a list or a range: "17;19;21;25" is "17–21, 25".
  static func shown(_ raw: String) -> String {
    var parts: [String] = []
    for part in raw.split(whereSeparator: { $0 == ";" || $0 == "," }) {
      let part = range(part.trimmedSpaces)
      if !part.isEmpty, !parts.contains(part) { parts.append(part) }
    }
    guard parts.count > 1 else { return parts.first ?? raw }
    let numbers = parts.compactMap { Int(written: $0) }
    if numbers.count == parts.count { parts = runs(numbers.sorted()) }
    if parts.count > mostParts {
      return numbers.count > mostParts
        ? "\(numbers.min() ?? 0)–\(numbers.max() ?? 0)" : parts.prefix(mostParts).joined(separator: ", ") + ", …"
    }
    return parts.joined(separator: ", ")
  }

  /// Of a longer list people give the ends.
  private static let mostParts = 4
  /// Fewer neighbours are a list, not a range.
  private static let leastRun = 3

  /// "251-281" with the dash of ranges; "37-12", "3-5-1" and "12-A" are no ranges.
  private static func range(_ part: String) -> String {
    let ends = part.split(whereSeparator: { $0 == "-" || $0 == "–" }).map { String($0).trimmedSpaces }
    guard ends.count == 2, let first = Int(written: ends[0]), let last = Int(written: ends[1]), first < last else {
      return part
    }
    return "\(ends[0])–\(ends[1])"
  }

  /// Rising numbers, with neighbours by one or by two as ranges.
  private static func runs(_ numbers: [Int]) -> [String] {
    var result: [String] = []
    var rest = numbers[...]
    while let first = rest.first {
      var run = rest.prefix(1)
      for step in [1, 2] {
        let end = rest.indices.dropFirst().first { rest[$0] - rest[$0 - 1] != step } ?? rest.endIndex
        if end - rest.startIndex >= leastRun, end - rest.startIndex > run.count { run = rest[..<end] }
      }
      result.append(run.count > 1 ? "\(first)–\(run[run.endIndex - 1])" : "\(first)")
      rest = rest[run.endIndex...]
    }
    return result
  }

  // MARK: Once

  struct Place {
    var text: String
    /// Of the address, where it is known.
    var street: String?
    /// On the ground plane.
    var point: Point
  }

  /// Equal numbers of one street nearer to each other than this are one address, in metres.
  private static let reachMetres = 150.0
  /// The same where the data do not say the street.
  private static let reachWithoutStreetMetres = 60.0
  /// More equal numbers are looked at in parts.
  private static let mostEqual = 256

  /// The indices of those that are shown: of equal numbers on a block the one in their middle.
  static func once(_ places: [Place], pointsPerMetre: Double) -> Set<Int> {
    var kept: Set<Int> = []
    for equal in Dictionary(grouping: places.indices, by: { places[$0].text }).values {
      var rest = equal.sorted {
        (places[$0].point.x, places[$0].point.y, $0) < (places[$1].point.x, places[$1].point.y, $1)
      }[...]
      while !rest.isEmpty {
        for block in blocks(Array(rest.prefix(mostEqual)), places, pointsPerMetre) {
          let middle = block.reduce(Point.zero) { $0 + places[$1].point } / Double(block.count)
          let nearest = block.min { (places[$0].point - middle).length < (places[$1].point - middle).length }
          if let nearest { kept.insert(nearest) }
        }
        rest = rest.dropFirst(mostEqual)
      }
    }
    return kept
  }

  /// Equal numbers in groups in which each has a neighbour within reach.
  private static func blocks(_ equal: [Int], _ places: [Place], _ pointsPerMetre: Double) -> [[Int]] {
    func isNear(_ a: Place, _ b: Place) -> Bool {
      if let first = a.street, let second = b.street {
        return first == second && (a.point - b.point).length <= reachMetres * pointsPerMetre
      }
      return (a.point - b.point).length <= reachWithoutStreetMetres * pointsPerMetre
    }
    var blocks: [[Int]] = []
    for index in equal {
      let near = blocks.indices.filter { blocks[$0].contains { isNear(places[$0], places[index]) } }
      let joined = near.flatMap { blocks[$0] } + [index]
      for block in near.reversed() { blocks.remove(at: block) }
      blocks.append(joined)
    }
    return blocks
  }
}

extension StringProtocol {
  var trimmedSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
