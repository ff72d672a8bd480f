import Foundation
import Testing

/// Every public declaration has a sentence before it.
@Suite struct DocumentationTests {
  /// Declarations without one that are left; the numbers may only fall. Targets that are not named have none.
  static let ceilings = ["NavigationUI": 182, "Suites": 14]

  /// Targets with the names of other interfaces: a sentence stands before a group of names, or before the type or
  /// extension that they are in.
  static let namesOfOthers: Set<String> = ["NavigationSDKNames"]

  @Test(arguments: ImportTableTests.table.keys.sorted())
  func everyPublicDeclarationHasASentence(target: String) throws {
    let folder = ImportTableTests.root.appendingPathComponent("Sources/\(target)").resolvingSymlinksInPath()
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var silent: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      let found = Self.silentLines(lines, grouped: Self.namesOfOthers.contains(target))
      silent += found.map { "\(file.lastPathComponent):\($0 + 1)" }
    }
    #expect(silent.count <= Self.ceilings[target] ?? 0, "\(target): \(silent.joined(separator: ", "))")
  }

  // MARK: Reading sources

  /// The lines, from 0, with a public declaration and no sentence before it.
  static func silentLines(_ lines: [String], grouped: Bool) -> [Int] {
    lines.indices.filter { index in
      guard isPublic(lines[index]) else { return false }
      if grouped && lines[index].hasPrefix(" ") { return false }
      var before = index - 1
      while before >= 0, isPassedOver(lines[before]) || (grouped && isPublic(lines[before])) { before -= 1 }
      return before < 0 || !lines[before].drop { $0 == " " }.hasPrefix("///")
    }
  }

  /// Overrides say what the overridden member says; cases and requirements go with their type.
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
      /// Said of both.
      public typealias A = Int
      public typealias B = Int

      public typealias C = Int
      """.components(separatedBy: "\n")
    #expect(Self.silentLines(source, grouped: false) == [2, 6, 7, 11, 15, 17])
    #expect(Self.silentLines(source, grouped: true) == [17])
  }
}
