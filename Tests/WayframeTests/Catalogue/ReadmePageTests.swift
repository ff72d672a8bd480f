import Foundation
import TestSupport
import Testing

@testable import Wayframe

/// The README: short, with pictures that the program draws, and with links that lead somewhere.
@Suite struct ReadmePageTests {
  private static let resources = "Sources/Wayframe/Wayframe.docc/Resources"

  private static func readme() throws -> String {
    try String(contentsOfFile: Checkout.path("README.md"), encoding: .utf8)
  }

  /// Code and tables count too.
  @Test func hasAtMostSevenHundredWords() throws {
    let words = try Self.readme().split { $0.isWhitespace }
    #expect((300...700).contains(words.count))
  }

  /// A test draws the catalogue's pictures anew, so that those of the README are current too.
  @Test func showsFourPicturesOfTheCatalogue() throws {
    let pictures = try Self.readme().matches(of: /!\[([^\]]+)\]\(([^)]+)\)/).map { String($0.2) }
    #expect(pictures.count == 4)
    let drawn = Set(CataloguePicture.all.map { "\(Self.resources)/\($0.name).png" })
    #expect(Set(pictures).subtracting(drawn).sorted() == [])
  }

  @Test func linksLeadSomewhere() throws {
    let links = try Self.readme().matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
    #expect(links.count > 10)
    for link in links where !link.hasPrefix("https://") {
      #expect(FileManager.default.fileExists(atPath: Checkout.path("\(link)")), "\(link)")
    }
  }

  /// Every page of the catalogue can be reached: from the README, or from a page that it links to by way of the first one.
  @Test func namesThePagesForUsers() throws {
    let readme = try Self.readme()
    for page in ["NavigationInterface", "SceneKeys", "CommandLine", "UsingAMapView", "AddingThings", "Changelog"] {
      #expect(readme.contains("Wayframe.docc/\(page).md)"), "\(page)")
    }
  }

  /// The first scene is read as it stands there, and everything it asks for is in its frame.
  @Test func theFirstSceneIsAScene() throws {
    let blocks = try Self.readme().components(separatedBy: "\n\n").filter { $0.hasPrefix("    {") }
    #expect(blocks.count == 1)
    let scene = try NavigationScene(json: #require(blocks.first).utf8, file: Samples.path("helsinki/first.json"))
    #expect(scene.settings.navigationHeaderPrimaryBackgroundColor == SRGBColor(0x0B8043))
    let layout = try FrameRenderer().layout(of: scene)
    #expect(layout.width == 1179)
    #expect(layout.height == 2556)
    let names = Set(layout.elements.map(\.name))
    #expect(names.isSuperset(of: ["navigationHeader", "navigationFooter", "compassButton", "attribution"]))
    #expect(layout.landmarks.contains { $0.kind == "position" })
  }

  /// The script of CI takes packages and the test's command from these lines.
  @Test func hasTheLinesThatTheScriptReads() throws {
    let readme = try Self.readme()
    let packages = try #require(readme.firstMatch(of: /.*apt-get install -y ([a-z0-9 -]*).*/)).1.split(separator: " ")
    #expect(packages.first == "pkg-config")
    #expect(packages.contains("fonts-noto-core"))
    // Every C library that the package names is among them.
    let manifest = try String(contentsOfFile: Checkout.path("Package.swift"), encoding: .utf8)
    let libraries = manifest.matches(of: /apt: "([a-z0-9-]+)"/).map(\.1)
    #expect(libraries.count >= 8)
    #expect(Set(libraries).subtracting(packages).sorted() == [])
    #expect(readme.contains("\n    swift test"))
  }
}
