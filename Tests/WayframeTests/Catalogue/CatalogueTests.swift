import Foundation
import Guidance
import Icons
import Testing
import WayframeTesting

@testable import Wayframe

/// The documentation catalogue: its pictures are what the program draws, and its pages leave nothing out.
@Suite struct CatalogueTests {
  private static let folder = "\(Samples.root)/Sources/Wayframe/Wayframe.docc"
  private static let goldens = GoldenImages(
    directory: "\(folder)/Resources", failures: "\(Samples.root)/.build/golden-failures")

  private static func names(_ folder: String, ending: String) throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    return Set(files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) })
  }

  private static func page(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name).md", encoding: .utf8)
  }

  private static func pages() throws -> [String: String] {
    try Dictionary(uniqueKeysWithValues: names(folder, ending: ".md").map { ($0, try page($0)) })
  }

  // MARK: Pictures

  /// A page never shows what the program does not draw any more.
  @Test(arguments: CataloguePicture.all)
  func picturesAreDrawnByTheProgram(picture: CataloguePicture) throws {
    try Self.goldens.verify(picture.pixels(FrameRenderer()), named: picture.name)
  }

  /// Every picture is on a page, and every picture of a page is drawn; all are small enough for a repository.
  @Test func picturesAndPagesAgree() throws {
    let drawn = Set(CataloguePicture.all.map(\.name))
    #expect(drawn.count == CataloguePicture.all.count)
    #expect(try Self.names("\(Self.folder)/Resources", ending: ".png") == drawn)
    let shown = try Self.pages().values.flatMap { page in page.matches(of: /!\[([^\]]+)\]\(([^)]+)\)/).map(\.2) }
    #expect(Set(shown.map(String.init)) == drawn)
    var total = 0
    for name in drawn {
      let path = "\(Self.folder)/Resources/\(name).png"
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path)).count
      #expect(bytes <= 100_000, "\(name)")
      total += bytes
    }
    #expect(total < 2_500_000)
  }

  // MARK: Pages

  /// Every link leads to a page, and to a heading of it where it names one.
  @Test func linksLeadSomewhere() throws {
    let pages = try Self.pages()
    for (name, page) in pages {
      for link in page.matches(of: /<doc:([A-Za-z]+)(?:#([^>]+))?>/) {
        let target = try #require(pages[String(link.1)], "\(name) links to \(link.1)")
        guard let heading = link.2 else { continue }
        #expect(target.contains("# \(heading.replacing("-", with: " "))\n"), "\(heading)")
      }
    }
    let root = try #require(pages["Wayframe"])
    for name in pages.keys where name != "Wayframe" { #expect(root.contains("- <doc:\(name)>"), "\(name)") }
  }

  /// The table of behaviour has every setting by its scene key and by its API name.
  @Test func everySettingIsInTheTable() throws {
    let page = try Self.page("NavigationInterface")
    let settings = Mirror(reflecting: UISettings()).children.compactMap(\.label)
    #expect(settings.count > 35)
    for setting in settings {
      #expect(page.contains("`settings.\(setting)`"), "\(setting)")
      #expect(page.contains("``UISettings/\(setting)``"), "\(setting)")
    }
  }

  /// Every version that changed something has its row.
  @Test func everyVersionIsInTheTable() throws {
    let page = try Self.page("NavigationInterface")
    for change in SDKVersion.Change.allCases { #expect(page.contains("\n| \(change.since.rawValue) | "), "\(change)") }
  }

  @Test func everyLanguageWithWordsIsInTheTable() throws {
    let page = try Self.page("LanguagesAndRegions")
    let stated = Set(page.matches(of: /\| `([A-Za-z0-9-]+)` \|/).map { String($0.1) })
    #expect(stated == Set(Phrase.languages))
  }

  /// The page about styles names every colour that is drawn beside the layers, each once.
  @Test func everyColorOfAStyleIsInItsTable() throws {
    let rows = try Self.page("MapStyles").matches(of: /(?m)^\| (`[a-z][A-Za-z`, ]*`) \|/).flatMap { row in
      row.1.matches(of: /`([^`]+)`/).map { String($0.1) }
    }
    #expect(rows.sorted() == Palette.Name.allCases.map(\.rawValue).sorted())
  }

  // MARK: Scene keys

  /// The page names what the reader knows, no less and no more; an ellipsis stands for any letters.
  @Test func everySceneKeyIsDocumented() throws {
    let rows = try Self.page("SceneKeys").matches(of: /(?m)^\| (`.*?`) \|/).flatMap { row in
      row.1.matches(of: /`([^`]+)`/).map { String($0.1) }
    }
    let keys = Set(try SceneKeyList().keys)
    #expect(keys.count > 250 && keys.contains("views.shadowOffset.width"))
    #expect(Set(rows).count == rows.count, "no key has two rows")
    let named = rows.map { name in
      name.contains("…")
        ? keys.filter { key in
          let parts = (key.split(separator: "."), name.split(separator: "."))
          return parts.0.count == parts.1.count
            && zip(parts.0, parts.1).allSatisfy { part, pattern in
              pattern.hasPrefix("…") ? part.hasSuffix(pattern.dropFirst()) : part == pattern
            }
        } : keys.filter { $0 == name }
    }
    for (row, found) in zip(rows, named) { #expect(!found.isEmpty, "the reader does not know \(row)") }
    #expect(keys.subtracting(named.joined()).sorted() == [])
  }

  /// Scene keys in the table of behaviour are the reader's.
  @Test func theTableNamesKeysOfTheReader() throws {
    let keys = Set(try SceneKeyList().keys)
    let rows = try Self.page("NavigationInterface").split(separator: "\n").filter { $0.hasPrefix("| ") }
    var count = 0
    for row in rows {
      let cells = row.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 6 else { continue }
      for name in cells[2].matches(of: /`([^`]+)`/).map({ String($0.1) }) where name != "directions" {
        #expect(keys.contains(name), "\(name)")
        count += 1
      }
    }
    #expect(count > 60)
  }
}
