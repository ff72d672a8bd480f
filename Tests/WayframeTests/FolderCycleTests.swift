import Foundation
import TestSupport
import Testing

/// Which folders of a target use one another in a circle, so that none of them can be read alone: fewer is better, and the
/// numbers here may only fall.
///
/// A folder uses another one where it names a type that is declared there at the top of a file; files beside the folders
/// belong to none. A folder within a folder counts with the outer one.
@Suite struct FolderCycleTests {
  struct Tangle: Hashable, CustomStringConvertible {
    /// Folders that reach themselves through others.
    var folders: Int
    /// Pairs of folders that use each other directly.
    var pairs: Int

    var description: String { "\(folders) folders in circles, \(pairs) pairs" }
  }

  /// Targets that are not named have no circles.
  static let ceilings: [String: Tangle] = [
    "NavigationUI": Tangle(folders: 5, pairs: 3),
    "Wayframe": Tangle(folders: 7, pairs: 8),
  ]

  @Test func circlesDoNotGrow() throws {
    for target in ImportTableTests.table.keys.sorted() {
      let uses = try Self.uses(in: Checkout.url("Sources/\(target)"))
      let tangle = Self.tangle(uses)
      let ceiling = Self.ceilings[target] ?? Tangle(folders: 0, pairs: 0)
      #expect(tangle.folders <= ceiling.folders, "\(target): \(tangle), \(uses)")
      #expect(tangle.pairs <= ceiling.pairs, "\(target): \(tangle), \(uses)")
    }
  }

  /// A and B use each other; B, C and D stand in a circle; E is used only.
  @Test func countsCircles() {
    let uses: [String: Set<String>] = ["A": ["B"], "B": ["A", "C"], "C": ["D"], "D": ["B", "E"], "E": []]
    #expect(Self.tangle(uses) == Tangle(folders: 4, pairs: 1))
    #expect(Self.tangle(["A": ["B"], "B": ["C"], "C": []]) == Tangle(folders: 0, pairs: 0))
  }

  @Test func findsNamesOutsideCommentsAndTexts() {
    let source = """
      /// A Comment about Other.
      public struct Mine: Base { let text = "Quoted"; func f() -> Used.Inner { Made() } } // Aside
      private enum Hidden {}
      extension Extended {}
        struct Nested {}
      """
    #expect(Self.declared(source) == ["Mine"])
    let named = Self.named(source)
    #expect(named.isSuperset(of: ["Base", "Used", "Made", "Extended"]))
    #expect(named.isDisjoint(with: ["Comment", "Other", "Quoted", "Aside"]))
  }

  // MARK: Counting

  static func tangle(_ uses: [String: Set<String>]) -> Tangle {
    var reached = uses
    // Warshall's closure: afterwards each folder has all that it reaches.
    for middle in uses.keys {
      let beyond = reached[middle] ?? []
      for folder in uses.keys where reached[folder]?.contains(middle) == true { reached[folder]?.formUnion(beyond) }
    }
    let pairs = uses.reduce(0) { sum, entry in
      sum + entry.value.count { entry.key < $0 && uses[$0]?.contains(entry.key) == true }
    }
    return Tangle(folders: reached.count { $0.value.contains($0.key) }, pairs: pairs)
  }

  // MARK: Reading sources

  /// The folders that each folder of a target uses.
  static func uses(in target: URL) throws -> [String: Set<String>] {
    let files = try #require(FileManager.default.enumerator(at: target, includingPropertiesForKeys: nil))
    var sources: [(folder: String, text: String)] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let path = file.path.dropFirst(target.path.count + 1).split(separator: "/")
      guard path.count > 1 else { continue }
      sources.append((String(path[0]), try String(contentsOf: file, encoding: .utf8)))
    }
    var homes: [String: String] = [:]
    for source in sources {
      for name in declared(source.text) { homes[name] = source.folder }
    }
    var uses: [String: Set<String>] = [:]
    for source in sources {
      let others = named(source.text).compactMap { homes[$0] }.filter { $0 != source.folder }
      uses[source.folder, default: []].formUnion(others)
    }
    return uses
  }

  /// The types that a file declares for others at its top.
  static func declared(_ source: String) -> Set<String> {
    var names: Set<String> = []
    for line in source.split(separator: "\n") where line.first != " " {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
      guard !words.contains("private"), !words.contains("fileprivate"), !line.hasPrefix("//"),
        let kind = words.firstIndex(where: {
          ["struct", "class", "enum", "actor", "protocol", "typealias"].contains($0)
        }),
        kind + 1 < words.count
      else { continue }
      names.insert(String(words[kind + 1]))
    }
    return names
  }

  /// The words of a file outside comments and texts that begin with a capital, as types do.
  static func named(_ source: String) -> Set<String> {
    var names: Set<String> = []
    for line in source.split(separator: "\n") {
      // What is interpolated in a text counts as text.
      for (index, part) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      where index % 2 == 0 {
        let comment = part.range(of: "//")
        for word in part[..<(comment?.lowerBound ?? part.endIndex)].split(whereSeparator: {
          !($0.isLetter || $0.isNumber || $0 == "_")
        }) where word.first?.isUppercase == true {
          names.insert(String(word))
        }
        if comment != nil { break }
      }
    }
    return names
  }
}
