/// ` (did you mean "…"?)` for a close relative of a misspelt name, else nothing.
package func suggestion(for name: String, among allowed: [String]) -> String {
  guard name.count <= 100, let best = allowed.min(by: { editDistance($0, name) < editDistance($1, name) }),
    editDistance(best, name) <= max(2, best.count / 4)
  else { return "" }
  return " (did you mean \"\(best)\"?)"
}

/// The three allowed names that are most like a word: those that share a part with it first, then by their letters.
func nearest(to name: String, among allowed: [String]) -> [String] {
  let word = name.prefix(100).lowercased()
  func distance(_ other: String) -> Int {
    let other = other.lowercased()
    let shared = word.count > 2 && (other.contains(word) || (other.count > 2 && word.contains(other)))
    return editDistance(other, word) - (shared ? 1_000 : 0)
  }
  let ranked = allowed.map { (name: $0, distance: distance($0)) }.enumerated()
  return ranked.sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }.prefix(3)
    .map(\.element.name)
}

/// Levenshtein distance, letter case counting as no difference.
private func editDistance(_ a: String, _ b: String) -> Int {
  let (a, b) = (Array(a.lowercased()), Array(b.lowercased()))
  var row = Array(0...b.count)
  for i in 0..<a.count {
    var diagonal = row[0]
    row[0] = i + 1
    for j in 0..<b.count {
      let substitution = diagonal + (a[i] == b[j] ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(substitution, diagonal + 1, row[j] + 1)
    }
  }
  return row[b.count]
}
