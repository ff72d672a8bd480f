import Foundation
import TestSupport
import Testing

/// Tests are written one way: a test's name is its function's, and an expectation holds one condition, so that a failure
/// tells which one.
@Suite struct TestStyleTests {
  private static func sources() throws -> [(name: String, text: String)] {
    let folder = Checkout.url("Tests")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var sources: [(name: String, text: String)] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      sources.append((file.lastPathComponent, try String(contentsOf: file, encoding: .utf8)))
    }
    return sources
  }

  @Test func testsAreNamedByTheirFunctions() throws {
    let sources = try Self.sources()
    #expect(sources.count > 100)
    for source in sources {
      #expect(Self.displayNames(in: source.text) == [], "\(source.name)")
      #expect(Self.oddNames(in: source.text) == [], "\(source.name)")
    }
  }

  @Test func expectationsHoldOneCondition() throws {
    for source in try Self.sources() { #expect(Self.joined(in: source.text) == [], "\(source.name)") }
  }

  @Test func findsDisplayAndOddNames() {
    let quote = "\""
    let at = "@"
    let source = """
      \(at)Suite(\(quote)Sums\(quote)) struct Sums {
        \(at)Test(
          \(quote)adds\(quote), arguments: [1]) func a() {}
        \(at)Test(arguments: [(1, 2)]) func Adds_two() {}
        \(at)Test func addsThree() {}
      }
      """
    #expect(Self.displayNames(in: source) == ["Sums", "adds"])
    #expect(Self.oddNames(in: source) == ["Sums", "Adds_two"])
  }

  /// Within a closure or a text a conjunction is the condition's own.
  @Test func findsJoinedConditions() {
    let and = "&" + "&"
    let call = "#" + "expect"
    let source = """
      \(call)(a == 1 \(and) b == 2)
      \(call)(all.allSatisfy { $0 > 1 \(and) $0 < 3 })
      \(call)("\(and) (" == text)
      \(call)(
        f(1)[2]
          \(and) g, "both")
      """
    #expect(Self.joined(in: source) == ["line 1", "line 4"])
  }

  // MARK: Reading tests

  /// Names given to tests and suites beside those of functions and types.
  static func displayNames(in source: String) -> [String] {
    source.matches(of: /@(?:Test|Suite)\s*\(\s*"([^"\n]*)"/).map { String($0.1) }
  }

  /// Tests that are not in camel case, and suites whose type's name does not end in "Tests".
  static func oddNames(in source: String) -> [String] {
    let suites = source.matches(of: /@Suite\b[^{]*?\b(?:struct|class|enum|actor) (\w+)/).map { String($0.1) }
    let tests = source.matches(of: /@Test(?:\((?:[^@]*?)\))?\s+(?:\w+ )*func ([\w`]+)/).map { String($0.1) }
    return suites.filter { !$0.hasSuffix("Tests") } + tests.filter { $0.wholeMatch(of: /[a-z][A-Za-z0-9]*/) == nil }
  }

  /// Where an expectation's conditions are joined.
  static func joined(in source: String) -> [String] {
    source.ranges(of: /#(?:expect|require)\(/).compactMap { range in
      let line = source[..<range.lowerBound].count { $0 == "\n" } + 1
      return joinsConditions(source[range.upperBound...]) ? "line \(line)" : nil
    }
  }

  /// Whether a conjunction stands directly in a call whose arguments begin here.
  private static func joinsConditions(_ text: Substring) -> Bool {
    var depth = 1
    var isText = false
    var previous: Character = " "
    for character in text {
      switch character {
      // No text of one line goes beyond it, whatever else a quote stood for.
      case "\n": isText = false
      case "\"" where previous != "\\": isText.toggle()
      case _ where isText: break
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "&" where previous == "&" && depth == 1: return true
      default: break
      }
      if depth == 0 { return false }
      previous = character
    }
    return false
  }
}
