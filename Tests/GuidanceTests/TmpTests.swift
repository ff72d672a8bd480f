import Guidance
import Testing
import Foundation
@Suite struct TmpLocale { @Test func dump() throws {
  var out = ""
  for line in try String(contentsOfFile: "/tmp/languages/expected.txt", encoding: .utf8).split(separator: "\n") where !line.hasPrefix("//") {
    let p = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let f = LocaleFormat(identifier: p[0])
    func z(_ s: String) -> String { s.replacingOccurrences(of: "\u{A0}", with: "_").replacingOccurrences(of: "\u{202F}", with: "~") }
    let km = LocaleFormat(identifier: p[0], distanceUnits: .metric).distance(metres: 4600).value
    let mine = [z(f.integer(1000)), z(f.integer(12345)), z(km), z(f.clock(hour: 17, minute: 42)), z(f.clock(hour: 7, minute: 5))]
    let theirs = [p[2], p[3], p[4], p[5], p[6]]
    for (a, b) in zip(mine, theirs) where a != b && f.digits(in: b) != a { out += "\(p[0]): \(a) | \(b)\n" }
  }
  try out.write(toFile: "/tmp/languages/diff.txt", atomically: true, encoding: .utf8)
} }
