extension String {
  /// The text as one message: on one line, escaped as in `shown`, of at most `limit` bytes of UTF-8.
  ///
  /// Of a longer one the beginning, which names the file, and the end, which tells the reason, stay around "…".
  public func message(limit: Int = 399) -> String {
    let line = shown(limit: .max)
    guard line.utf8.count > limit else { return line }
    let room = max(limit - "…".utf8.count, 0)
    let scalars = line.unicodeScalars
    let start = scalars.count(within: room * 5 / 8)
    let end = scalars.reversed().count(within: room - room * 5 / 8)
    // An accent belongs to the letter before it, which is left out.
    let rest = scalars.suffix(end).drop { $0.properties.isGraphemeExtend }
    return String(scalars.prefix(start)) + "…" + String(rest)
  }
}

extension Sequence<Unicode.Scalar> {
  /// How many of the first scalars take at most so many bytes of UTF-8.
  fileprivate func count(within bytes: Int) -> Int {
    var (count, taken) = (0, 0)
    for scalar in self {
      taken += UTF8.width(scalar)
      guard taken <= bytes else { break }
      count += 1
    }
    return count
  }
}

extension Sequence<String> {
  /// Warnings as they are told: each text once and at most `limit` of a kind, then one that counts the others of its kind.
  ///
  /// Texts are of a kind where they differ in quoted names, numbers and paths alone.
  public func told(limit: Int = 20) -> [String] {
    var seen: Set<String> = []
    var counts: [String: Int] = [:]
    var told: [(text: String, kind: String, isLast: Bool)] = []
    for text in self where seen.insert(text).inserted {
      let kind = text.kind
      let count = counts[kind, default: 0] + 1
      counts[kind] = count
      if count <= limit { told.append((text, kind, count == limit)) }
    }
    return told.flatMap { text, kind, isLast in
      let others = isLast ? counts[kind, default: 0] - limit : 0
      return others > 0 ? [text, "and \(others) more like this: \(text.shown())"] : [text]
    }
  }
}

extension String {
  /// The text without what differs between warnings of a kind.
  fileprivate var kind: String {
    let unquoted = split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? $0.element : "" }.joined(separator: "\"")
    return unquoted.split(separator: " ").map { word in
      word.utf8.contains(UInt8(ascii: "/")) ? "/" : word.filter { !$0.isNumber }
    }.joined(separator: " ")
  }
}
