/// ` (did you mean "…"?)` for a close relative of a misspelt name, else nothing.
package func suggestion(for name: String, among allowed: [String]) -> String {
  guard name.count <= 100, let best = allowed.min(by: { editDistance($0, name) < editDistance($1, name) }),
    editDistance(best, name) <= max(2, best.count / 4)
  else { return "" }
  return " (did you mean \"\(best)\"?)"
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
