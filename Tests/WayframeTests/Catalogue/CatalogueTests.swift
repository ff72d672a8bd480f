import Foundation
import Guidance
import Icons
import TestSupport
import Testing
import WayframeTesting

@testable import Wayframe

/// The documentation catalogue: its pictures are what the program draws, and its pages leave nothing out.
@Suite struct CatalogueTests {
  private static let folder = Checkout.path("Sources/Wayframe/Wayframe.docc")
  private static let goldens = GoldenImages(
    directory: "\(folder)/Resources", report: Checkout.path(".build/golden-failures"))

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
    Self.goldens.verify(try picture.pixels(FrameRenderer()), named: picture.name)
  }

  /// Every picture is on a page, and every picture of a page is drawn; all are small enough for a repository.
  @Test func picturesAndPagesAgree() throws {
    let drawn = Set(CataloguePicture.all.map(\.name))
    #expect(drawn.count == CataloguePicture.all.count)
    #expect(try Self.names("\(Self.folder)/Resources", ending: ".png") == drawn)
    let shown = try Self.pages().values.flatMap { page in page.matches(of: /!\[([^\]]+)\]\(([^)]+)\)/).map(\.2) }
    let drawings = try Self.names("\(Self.folder)/Resources", ending: ".svg")
    // A gallery of its own; `SettingPictureTests` look after it.
    let settings = try Self.names("\(Self.folder)/Resources/settings", ending: ".png")
    #expect(Set(shown.map(String.init)) == drawn.union(drawings).union(settings))
    #expect(drawn.isDisjoint(with: settings))
    #expect(drawn.isDisjoint(with: drawings))
    var total = 0
    for name in drawn {
      let path = "\(Self.folder)/Resources/\(name).png"
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path)).count
      #expect(bytes <= 130_000, "\(name)")
      total += bytes
    }
    #expect(total < 3_000_000)
  }

  /// The drawing of the floors has every target, and nothing in it leaves its edges.
  @Test func theFloorsHaveEveryTarget() throws {
    let drawing = try String(contentsOfFile: "\(Self.folder)/Resources/floors.svg", encoding: .utf8)
    let boxes = Set(drawing.matches(of: />([A-Za-z0-9-]+)<\/text>/).map { String($0.1) })
    let targets = try FileManager.default.contentsOfDirectory(atPath: Checkout.path("Sources"))
      .filter { $0 != "CLibraries" && !$0.hasPrefix(".") }
    #expect(targets.count > 20)
    #expect(Set(targets).subtracting(boxes).sorted() == [])
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

  /// Files and folders that pages name are there.
  @Test func namedFilesAreThere() throws {
    var count = 0
    for (name, page) in try Self.pages() {
      for path in page.matches(of: /`((?:Sources|Tests|Assets|GoldenImages|\.ci)\/[^` ]+)`/).map({ String($0.1) }) {
        #expect(FileManager.default.fileExists(atPath: Checkout.path("\(path)")), "\(name) names \(path)")
        count += 1
      }
    }
    #expect(count > 30)
  }

  /// Every verb of the program has its heading.
  @Test func everyVerbIsOnItsPage() throws {
    let page = try Self.page("CommandLine")
    let folder = Checkout.path("Sources/CommandLineTool")
    let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
    let verbs = try files.filter { $0.hasSuffix(".swift") }.compactMap { file in
      let source = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      return source.firstMatch(of: /static let name = "([a-z]+)"/)?.1
    }
    #expect(verbs.count >= 9)
    for verb in verbs { #expect(page.contains("\n### \(verb)\n"), "\(verb)") }
  }

  @Test func everyRouteFormatIsOnItsPage() throws {
    let page = try Self.page("MapsAndRoutes")
    for format in RouteFormat.allCases { #expect(page.contains("`\(format.rawValue)`"), "\(format)") }
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

  /// The page is what the tables say; `WAYFRAME_RECORD_GOLDENS=1` writes it anew.
  @Test func thePageOfKeysIsWrittenFromTheTables() throws {
    let path = "\(Self.folder)/SceneKeys.md"
    if ProcessInfo.processInfo.environment[GoldenImages.recordVariable] == "1" {
      try Data(SceneKeyPage.text.utf8).write(to: URL(fileURLWithPath: path))
    }
    #expect(try Self.page("SceneKeys") == SceneKeyPage.text)
  }

  /// The page is what the table of settings and the gallery say; `WAYFRAME_RECORD_GOLDENS=1` writes it anew.
  @Test func thePageOfSettingsIsWrittenFromTheTable() throws {
    let path = "\(Self.folder)/SettingPictures.md"
    let text = try SettingPicturePage(gallery: "\(Self.folder)/Resources/settings/gallery.json").text
    if ProcessInfo.processInfo.environment[GoldenImages.recordVariable] == "1" {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    #expect(try Self.page("SettingPictures") == text)
  }

  /// Each property's own page shows its picture.
  @Test func everySettingsCommentShowsItsPicture() throws {
    let source = try String(
      contentsOfFile: Checkout.path("Sources/Wayframe/Settings/UISettings.swift"), encoding: .utf8)
    let shown = source.matches(of: /\/\/\/ !\[[^\]]+\]\(setting-(\w+)\)\n  public var (\w+)/)
    for match in shown { #expect(match.1 == match.2) }
    #expect(Set(shown.map { String($0.1) }) == Set(SettingPicturePage.visible.map(\.name)))
  }

  /// The page names what the reader itself says that it knows, no less and no more.
  @Test func everySceneKeyIsDocumented() throws {
    let rows = try Self.page("SceneKeys").matches(of: /(?m)^\| `([^`]+)` \|/).map { String($0.1) }
    let keys = Set(try SceneKeyList().keys)
    #expect(keys.count > 250)
    #expect(keys.contains("views.shadowOffset.width"))
    #expect(Set(rows).count == rows.count, "no key has two rows")
    #expect(Set(rows).symmetricDifference(keys).sorted() == [])
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
