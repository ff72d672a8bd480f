import Foundation
import TestSupport
import Testing

/// Every public declaration has a sentence before it, and so have the cases of public enumerations.
@Suite struct DocumentationTests {
  /// Targets with the names of other interfaces: a sentence stands before a group of names, or before the type or
  /// extension that they are in.
  static let namesOfOthers: Set<String> = ["NavigationSDKNames"]

  @Test(arguments: ImportTableTests.table.keys.sorted())
  func everyPublicDeclarationHasASentence(target: String) throws {
    let folder = Checkout.url("Sources/\(target)").resolvingSymlinksInPath()
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var silent: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      let found = Self.silentLines(lines, grouped: Self.namesOfOthers.contains(target))
      silent += found.map { "\(file.lastPathComponent):\($0 + 1)" }
    }
    #expect(silent.isEmpty, "\(target): \(silent.joined(separator: ", "))")
  }

  // MARK: Reading sources

  /// The lines, from 0, with a public declaration and no sentence before it.
  static func silentLines(_ lines: [String], grouped: Bool) -> [Int] {
    lines.indices.filter { index in
      guard isPublic(lines[index]) || isCase(index, of: lines) else { return false }
      if grouped && lines[index].hasPrefix(" ") { return false }
      // A case on its enumeration's line has no room for a sentence.
      if !grouped && lines[index].contains(" enum ") && lines[index].contains("{ case ") { return true }
      var before = index - 1
      while before >= 0, isPassedOver(lines[before]) || (grouped && isPublic(lines[before])) { before -= 1 }
      return before < 0 || !lines[before].drop { $0 == " " }.hasPrefix("///")
    }
  }

  /// Whether a line begins cases of a public enumeration.
  private static func isCase(_ index: Int, of lines: [String]) -> Bool {
    let depth = lines[index].prefix { $0 == " " }.count
    guard depth > 0, lines[index].dropFirst(depth).hasPrefix("case ") else { return false }
    let outer = lines[..<index].last { line in !line.isEmpty && line.prefix { $0 == " " }.count < depth }
    return outer.map { isPublic($0) && $0.contains(" enum ") } ?? false
  }

  /// Overrides say what the overridden member says; requirements go with their protocol.
  private static func isPublic(_ line: String) -> Bool {
    var words = line.split { $0 == " " || $0 == "(" || $0 == ":" }.prefix(8)
    while words.first?.hasPrefix("@") == true { words.removeFirst() }
    let modifiers: Set<Substring> = [
      "final", "static", "class", "required", "convenience", "mutating", "nonisolated", "indirect", "lazy", "weak",
      "public", "open", "private", "internal", "fileprivate", "set)", "prefix", "infix",
    ]
    let kinds: Set<Substring> = [
      "let", "var", "func", "init", "init?", "struct", "enum", "class", "actor", "protocol", "typealias", "subscript",
      "case",
    ]
    let leading = words.prefix { modifiers.contains($0) }
    guard leading.contains("public") || leading.contains("open"), !line.contains("override ") else { return false }
    return leading.contains("class") || words.dropFirst(leading.count).first.map(kinds.contains) ?? false
  }

  /// Attributes, instructions for the formatter and conditions stand between a sentence and its declaration.
  private static func isPassedOver(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    return (text.hasPrefix("@") && !text.contains(" ")) || text.hasPrefix("// swift-format-ignore")
      || text.hasPrefix("#")
  }

  @Test func findsDeclarationsWithoutASentence() {
    let source = """
      /// Said.
      public struct Said {
        public var silent = 1
        /// Said.
        @inlinable
        public var said: Int { 1 }
        @inlinable public static func silentToo() {}
        public private(set) var third: Int
        var own = 2
        public override func draw() {}
        // A remark.
        public init?() { nil }
      }
      /// Said.
      public enum Kind {
        /// Said of both.
        case a, b
        case silent
        var own: Int {
          switch self {
          case .a: 1
          }
        }
      }
      /// Said.
      public enum Short { case a, b }
      enum Own {
        case own
      }
      /// Said of both.
      public typealias A = Int
      public typealias B = Int

      public typealias C = Int
      """.components(separatedBy: "\n")
    #expect(Self.silentLines(source, grouped: false) == [2, 6, 7, 11, 17, 25, 31, 33])
    #expect(Self.silentLines(source, grouped: true) == [33])
  }
}
