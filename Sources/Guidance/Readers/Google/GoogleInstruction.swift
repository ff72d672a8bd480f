import Foundation

/// The text of a Google step. Neither service names roads apart from it, so the usual English forms are taken apart;
/// texts in other languages stay whole, and the interface shows the manoeuvre's own words.
struct GoogleInstruction {
  /// Without markup, one sentence a line.
  var text: String

  init(_ source: String) {
    text = source.contains("<") || source.contains("&") ? Self.plain(source) : source
    text = text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private var firstLine: Substring { text.prefix { $0 != "\n" } }

  var leavesHighway: Bool { firstLine.range(of: #"\bexit\b"#, options: [.regularExpression, .caseInsensitive]) != nil }

  /// Sets the instruction and what can be read from it: road, numbers, sign, exit, turn of a roundabout.
  func fill(_ step: inout Step) {
    guard !text.isEmpty else { return }
    step.instruction = text
    let line = String(firstLine)
    let road = Self.part(of: line, after: [" onto ", " to stay on ", " on ", " at "], before: Self.ends)
    let names = Self.split(road ?? "")
    step.roadNumbers = names.filter(SignedDestinations.isRoadNumber)
    step.roadName = names.first { !SignedDestinations.isRoadNumber($0) } ?? names.first ?? ""
    let sign = Self.part(of: line, after: [" toward ", " towards ", "(signs for "], before: [")"])
    for name in Self.split(sign ?? "") {
      if SignedDestinations.isRoadNumber(name) { step.towardNumbers.append(name) } else { step.towards.append(name) }
    }
    if step.maneuver.isRoundabout {
      step.roundaboutTurnNumber = Self.match(#"([0-9]{1,2})(?:st|nd|rd|th) exit"#, in: line).flatMap { Int($0) }
    } else {
      step.exitNumber = Self.match(#"\b[Ee]xit ([0-9]+[A-Za-z]?(?:-[A-Z0-9]{1,2}\b)?)"#, in: line)
    }
  }

  private static let ends = [" toward ", " towards ", " (signs for ", " via ", "("]

  private static func part(of line: String, after starts: [String], before ends: [String]) -> String? {
    for start in starts {
      guard let found = line.range(of: start) else { continue }
      let rest = line[found.upperBound...]
      let end = ends.compactMap { rest.range(of: $0)?.lowerBound }.min() ?? rest.endIndex
      let part = rest[..<end].trimmingCharacters(in: .whitespaces)
      // "Turn left at the roundabout onto …", "Keep right at the fork": no names.
      if part.isEmpty || part.hasPrefix("the ") { continue }
      return part
    }
    return nil
  }

  private static func split(_ names: String) -> [String] {
    names.split(separator: "/").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// The first group of a pattern.
  private static func match(_ pattern: String, in text: String) -> String? {
    guard let expression = try? NSRegularExpression(pattern: pattern),
      let found = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)),
      let range = Range(found.range(at: 1), in: text)
    else { return nil }
    return String(text[range])
  }

  /// Text without tags and entities; blocks begin new lines.
  private static func plain(_ html: String) -> String {
    var text = ""
    var rest = html[...]
    while let open = rest.firstIndex(of: "<") {
      text += rest[..<open]
      guard let close = rest[open...].firstIndex(of: ">") else {
        text += rest[open...]
        rest = rest[rest.endIndex...]
        break
      }
      let tag = rest[rest.index(after: open)..<close].lowercased()
      if tag.hasPrefix("div") || tag.hasPrefix("br") { text += "\n" }
      rest = rest[rest.index(after: close)...]
    }
    text += rest
    let entities = [
      ("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&amp;", "&"),
    ]
    return entities.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
