import Foundation
import Geometry
import Images
import Pixels
import TestSupport
import Testing
import Wayframe

@testable import Suites

/// Galleries of small scenes: which pictures there are, what they show, and what is written when.
@Suite struct GalleryTests {
  private static let scene = """
    {"device": "smallPhone", "time": "2026-06-21T12:00:00+03:00",
     "map": {"sources": ["\(Checkout.path("Assets/Samples/sampleville/sampleville.osm"))"]},
     "route": {"response": "\(Checkout.path("Assets/Samples/sampleville/sampleville-route.json"))"},
     "position": {"distanceAlongRoute": 2230, "speed": 9.5}}
    """

  private let folder: TemporaryFolder
  private let out: String

  init() throws {
    folder = try TemporaryFolder()
    out = folder.path + "/out"
    _ = try folder.write(Self.scene.utf8, to: "turn.json")
  }

  private func gallery(_ text: String, _ options: GalleryOptions = GalleryOptions()) throws -> Gallery {
    try Gallery(Suite(path: folder.write(text.utf8, to: "suite.json")), options: options)
  }

  private func names(_ text: String) throws -> [String] { try gallery(text).names }

  private func run(
    _ gallery: Gallery, only: Set<String>? = nil, isCheck: Bool = false
  ) throws -> Gallery.Outcome {
    try gallery.run(
      to: out, names: only, isCheck: isCheck, runner: SuiteRunner(threads: 2, resources: FrameResources()))
  }

  private func bytes(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(out)/\(file)")))
  }

  private func message(_ body: () throws -> Gallery) -> String {
    do { return "accepted: \(try body().names)" } catch { return "\(error)" }
  }

  // MARK: Names

  @Test func aPictureIsMadeOfEachFrameOfItsScene() throws {
    let variants = #""variants": {"locale": ["en_US", "it_IT"], "lightingMode": ["normal", "lowLight"]}"#
    func pictures(_ name: String, _ scene: String) throws -> [String] {
      try names(#"{"scenes": ["turn.json"], \#(variants), "pictures": [{"name": "\#(name)", "scene": "\#(scene)"}]}"#)
    }
    #expect(try pictures("a", "turn") == ["a/en_US/day", "a/en_US/night", "a/it_IT/day", "a/it_IT/night"])
    #expect(try pictures("a", "it_IT") == ["a/day", "a/night"])
    #expect(try pictures("a", "*/night") == ["a/en_US", "a/it_IT"])
    #expect(try pictures("a", "it_IT/day") == ["a"])
    #expect(try pictures("{light}-{locale}", "*/day") == ["day-en_US", "day-it_IT"])
    #expect(try names("{\"scenes\": [\"turn.json\"], \(variants)}").count == 4)
  }

  @Test(arguments: [
    (#"[{"name": "../a", "scene": "turn"}]"#, "\"../a\" cannot be a file's: a part begins with a full stop"),
    (#"[{"name": "/a", "scene": "turn"}]"#, "\"/a\" cannot be a file's: a part between slashes is empty"),
    (#"[{"name": "a/../../b", "scene": "turn"}]"#, "cannot be a file's"),
    (#"[{"name": "{tokne}", "scene": "turn"}]"#, "{tokne} is neither scene, device, locale, light nor a key"),
    (
      #"[{"name": "a", "scene": "tunr"}]"#,
      "no frame of the suite is called so (did you mean \"turn\"?); there are: turn"
    ),
    (
      #"[{"name": "a", "scene": "turn"}, {"name": "A", "scene": "turn"}]"#,
      "two pictures would be written to \"A\"; give them names of their own"
    ),
  ])
  func unusablePictures(pictures: String, words: String) throws {
    let text = message { try gallery(#"{"scenes": ["turn.json"], "pictures": \#(pictures)}"#) }
    #expect(text.contains(words), "\(text)")
    #expect(text.contains("suite.json"), "\(text)")
  }

  // MARK: Elements

  @Test(arguments: [
    (#""callouts": "compasButton""#, "\"compasButton\" is not in the frame turn (did you mean \"compassButton\"?)"),
    (#""callouts": ["recenterButton"]"#, "\"recenterButton\" is not in the frame turn"),
    (#""crop": "header""#, "\"header\" is not in the frame turn"),
    (#""crop": "outside""#, "cannot be cut to \"outside\", which lies outside the frame turn"),
    (
      #""crop": {"element": "navigationFooter", "margin": 0}, "callouts": "compassButton""#,
      "cannot be cut to \"compassButton\""
    ),
  ])
  func unusableElements(keys: String, words: String) throws {
    let view =
      #"[{"name": "outside", "text": "x", "constraints": ["top == map.bottom + 40", "leading == map.leading"]}]"#
    let text = """
      {"scenes": ["turn.json"], "variants": {"views": [\(view)]}, "pictures": [{"name": "a", "scene": "turn", \(keys)}]}
      """
    let outcome = try run(gallery(text))
    #expect(outcome.failures.count == 1)
    let failure = try #require(outcome.failures.first).description
    #expect(failure.contains(words), "\(failure)")
    // Pages of a gallery that failed would lack pictures.
    #expect(!FileManager.default.fileExists(atPath: out + "/gallery.json"))
  }

  /// Why an element that others show is not there, and what shows it; "all" is no element.
  @Test(arguments: [
    ("recenterButton", "the camera follows at its usual zoom; remedy: camera.mode=overview"),
    ("prompt", #"the scene has no prompt about an incident; remedy: prompt={"kind": "crash"}"#),
    ("systemDock", "the device is no car's screen; remedy: device=carScreen"),
    ("marker", "the scene has no markers"), ("destination", "none lies in the free part of the picture"),
  ])
  func absentElementsHaveAReason(element: String, words: String) throws {
    let outcome = try run(
      gallery(#"{"scenes": ["turn.json"], "pictures": [{"name": "a", "scene": "turn", "callouts": ["\#(element)"]}]}"#))
    let failure = try #require(outcome.failures.first).description
    #expect(failure.contains("\"\(element)\" is not in the frame turn: \(words)"), "\(failure)")
  }

  @Test func allIsNoElement() throws {
    let keys = #""crop": "navigationFooter", "callouts": "nothing""#
    let outcome = try run(
      gallery(#"{"scenes": ["turn.json"], "pictures": [{"name": "a", "scene": "turn", \#(keys)}]}"#))
    let failure = try #require(outcome.failures.first).description
    #expect(failure.hasSuffix(#"; "all" stands for all of them"#), "\(failure)")
    let shown = failure.components(separatedBy: "it shows: ").last?.components(separatedBy: ";").first ?? ""
    let names = shown.components(separatedBy: ", ")
    #expect(!names.contains("all"))
    // A cut shows the device's bars only where they are asked for, and they can be.
    #expect(Set(names).isSuperset(of: ["navigationHeader", "statusBar"]), "\(names)")
    let bar = #"{"scenes": ["turn.json"], "pictures": [{"name": "a", "scene": "turn", "crop": "statusBar"}]}"#
    #expect(try run(gallery(bar)).failures == [])
  }

  /// A picture that cannot be made keeps all others from being written, and a run for some says what it wrote.
  @Test func allOrNothing() throws {
    func suite(_ names: [String], _ callout: String = "compassButton") throws -> Gallery {
      let pictures = names.enumerated().map { index, name in
        #"{"name": "\#(name)", "scene": "turn", "callouts": "\#(index == 0 ? "compassButton" : callout)"}"#
      }
      return try gallery(#"{"scenes": ["turn.json"], "pictures": [\#(pictures.joined(separator: ", "))]}"#)
    }
    let files = FileManager.default
    #expect(try run(suite(["a", "b"], "recenterButton")).failures.count == 1)
    #expect(!files.fileExists(atPath: out))
    let runner = SuiteRunner(threads: 1, resources: try FrameResources())
    _ = try suite(["a", "b"]).run(to: out, names: ["a"], isCheck: false, runner: runner)
    #expect(files.fileExists(atPath: out + "/a@2x.png") || files.fileExists(atPath: out + "/a.png"))
    _ = try suite(["a", "b"]).run(to: out, names: ["b"], isCheck: false, runner: runner)
    // Both have another name by now.
    let later = try suite(["c"]).run(to: out, isCheck: true, runner: runner)
    #expect(later.files.filter { $0.state == .leftover }.map { $0.path.prefix(1) } == ["a", "b"])
  }

  @Test func aCutHasTheFramesPixels() throws {
    var options = GalleryOptions()
    (options.hasShadow, options.crop, options.cropMargin, options.scales) = (false, ["navigationFooter"], 10, [2])
    let outcome = try run(gallery(#"{"scenes": ["turn.json"]}"#, options))
    let scene = try NavigationScene(path: folder.path + "/turn.json", overrides: ["device.scale=2"])
    let frame = try FrameRenderer().frame(of: scene)
    let footer = try #require(frame.layout.elements.first { $0.name == "navigationFooter" })
    let picture = try PNG.decode(bytes("turn.png"))
    // The footer lies at whole points, and 10 beside it inside the screen; above it the attribution is not cut through.
    let attribution = try #require(frame.layout.elements.first { $0.name == "attribution" })
    let gap = (footer.y - attribution.y - attribution.height).rounded(.down)
    #expect((4..<10).contains(gap))
    #expect(picture.width == 2 * Int(footer.width + 20))
    #expect(picture.height == 2 * Int(footer.height + 2 * gap))
    let corner = (x: 2 * Int(footer.x - 10), y: 2 * Int(footer.y - gap))
    // A corner of 12 points has no pixel left of its arc.
    #expect(picture[0, 0] == .clear)
    var differing = 0
    for y in 0..<picture.height {
      for x in 24..<picture.width - 24 where picture[x, y] != frame.pixels[corner.x + x, corner.y + y] {
        differing += 1
      }
    }
    #expect(differing == 0)
    let record = try #require(outcome.pictures.first)
    #expect(record.width == footer.width + 20)
    #expect(record.height == footer.height + 2 * gap)
    #expect(record.alt.hasPrefix("Footer, by day. "))
    #expect(record.alt.contains(try #require(footer.text)))
  }

  @Test func callOutsAreCountedFromAboveAndNamed() throws {
    let keys = """
      "callouts": ["navigationFooter", {"element": "compassButton", "name": {"it": "Bussola", "en": "North"}}],
      "title": {"it": "Comandi"}
      """
    let outcome = try run(
      gallery(
        """
        {"scenes": ["turn.json"], "variants": {"locale": ["en_US", "it_IT"]}, "pictures": [
          {"name": "a", "scene": "turn", \(keys)}]}
        """))
    #expect(outcome.pictures.map(\.name) == ["a/en_US", "a/it_IT"])
    #expect(outcome.pictures.map { $0.marks.map(\.name) } == [["North", "Footer"], ["Bussola", "Piè di pagina"]])
    #expect(outcome.pictures.map { $0.marks.map(\.number) } == [[1, 2], [1, 2]])
    #expect(outcome.pictures.map(\.title) == [nil, "Comandi"])
    #expect(outcome.pictures[0].marks[1].setting == "isNavigationFooterEnabled")
    #expect(outcome.pictures[1].alt.hasPrefix("Comandi. "))
  }

  // MARK: Files

  @Test func unchangedFilesStayAndLeftoversGo() throws {
    func text(_ names: [String], margin: Int = 4) -> String {
      let pictures = names.map {
        #"{"name": "\#($0)", "scene": "turn", "crop": {"element": "compassButton", "margin": \#(margin)}}"#
      }
      return #"{"scenes": ["turn.json"], "pictures": [\#(pictures.joined(separator: ", "))]}"#
    }
    let first = try run(gallery(text(["a", "b"])))
    #expect(first.files.map(\.path) == ["a.png", "b.png", "index.html", "gallery.json"])
    #expect(first.files.allSatisfy { $0.state == .missing })
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    let files = FileManager.default
    for name in ["a.png", "b.png", "index.html"] {
      try files.setAttributes([.modificationDate: old], ofItemAtPath: "\(out)/\(name)")
    }
    func isUntouched(_ name: String) throws -> Bool {
      try files.attributesOfItem(atPath: "\(out)/\(name)")[.modificationDate] as? Date == old
    }
    #expect(try run(gallery(text(["a", "b"]))).files.allSatisfy { $0.state == .current })
    for name in ["a.png", "b.png", "index.html"] { #expect(try isUntouched(name)) }

    // Another picture under a name, one less, one more; something that the gallery did not write.
    try Data("x".utf8).write(to: URL(fileURLWithPath: out + "/mine.png"))
    let check = try run(gallery(text(["a", "c"], margin: 5)), isCheck: true)
    let states = Dictionary(uniqueKeysWithValues: check.files.map { ($0.path, $0.state) })
    #expect(
      states == [
        "a.png": .stale, "c.png": .missing, "index.html": .stale, "gallery.json": .stale, "b.png": .leftover,
      ])
    #expect(try isUntouched("a.png"))
    #expect(try isUntouched("b.png"))
    _ = try run(gallery(text(["a", "c"], margin: 5)))
    #expect(!files.fileExists(atPath: out + "/b.png"))
    #expect(files.fileExists(atPath: out + "/mine.png"))
    #expect(try run(gallery(text(["a", "c"], margin: 5)), isCheck: true).files.allSatisfy { $0.state == .current })
    // A part of the pictures leaves pages and other files alone.
    let part = try run(gallery(text(["a", "d"], margin: 5)), only: ["d"])
    #expect(part.files == [Gallery.File(path: "d.png", state: .missing)])
    #expect(files.fileExists(atPath: out + "/c.png"))
  }

  @Test func aManifestRemovesNothingBeyondItsFolder() throws {
    let outside = try folder.write("x".utf8, to: "outside.png")
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    let hostile =
      #"{"pictures": [{"files": ["../outside.png", "\#(outside)", 5]}], "pages": ["../turn.json", "a/../../x.md"]}"#
    try Data(hostile.utf8).write(to: URL(fileURLWithPath: out + "/gallery.json"))
    #expect(GalleryManifest.files(in: out).isEmpty)
    var options = GalleryOptions()
    options.crop = ["compassButton"]
    _ = try run(gallery(#"{"scenes": ["turn.json"]}"#, options))
    #expect(FileManager.default.fileExists(atPath: outside))
  }

  @Test func theRecipeDrawsTheSameAgain() throws {
    var options = GalleryOptions()
    options.crop = ["compassButton"]
    _ = try run(gallery(#"{"scenes": ["turn.json"]}"#, options))
    let written = try bytes("turn.png")
    let recipe = try #require(try PictureRecipe(png: written, file: "turn.png"))
    #expect(recipe.tree["version"]?.string == Version.current)
    #expect(recipe.tree["picture"]?["crop"]?.array?.map(\.string) == ["compassButton"])
    #expect((recipe.tree["fonts"]?.array ?? []).allSatisfy { $0["file"]?.string?.contains("/") == false })
    // No path of this machine: those of the map count from the suite's folder.
    #expect(!recipe.text.contains("\"/"))
    let again = try NavigationScene(json: #require(recipe.tree["scene"]).text().utf8, file: folder.path + "/again.json")
    let first = try NavigationScene(path: folder.path + "/turn.json", overrides: ["device.scale=2"])
    let renderer = try FrameRenderer()
    #expect(try renderer.frame(of: again).pixels == renderer.frame(of: first).pixels)

    // Another version drew it: the same picture. Without its recipe, another file.
    let other = recipe.text.replacing("\"version\":\"\(Version.current)\"", with: "\"version\":\"0.1\"")
    let picture = try PNG.decode(written)
    func isStale(_ text: String?) throws -> Bool {
      let texts = text.map { [(PictureRecipe.keyword, $0)] } ?? []
      let changed = PNG.encode(picture, pixelsPerPoint: 2, texts: texts)
      try Data(changed).write(to: URL(fileURLWithPath: out + "/turn.png"))
      let files = try run(gallery(#"{"scenes": ["turn.json"]}"#, options), isCheck: true).files
      return files.first { $0.path == "turn.png" }?.state == .stale
    }
    #expect(other != recipe.text)
    #expect(try !isStale(other))
    #expect(try isStale(recipe.text.replacing("2230", with: "2231")))
    #expect(try isStale(nil))
    #expect(try isStale("no JSON"))
  }

  @Test func formatsScalesAndPages() throws {
    func files(_ change: (inout GalleryOptions) -> Void) throws -> [String] {
      var options = GalleryOptions()
      options.crop = ["compassButton"]
      change(&options)
      let pictures = #"[{"name": "a/b", "scene": "turn"}]"#
      return try run(gallery(#"{"scenes": ["turn.json"], "pictures": \#(pictures)}"#, options)).files.filter {
        $0.state != .leftover
      }.map(\.path)
    }
    #expect(try files { $0.scales = [3, 1] } == ["a/b.png", "a/b@3x.png", "index.html", "gallery.json"])
    let large = try PNG.decode(bytes("a/b@3x.png"))
    let small = try PNG.decode(bytes("a/b.png"))
    #expect(large.width == 3 * small.width)
    #expect(large.height == 3 * small.height)
    #expect(try files { ($0.format, $0.indexes) = (.webp, []) } == ["a/b.webp", "gallery.json"])
    #expect(try WebP.decode(bytes("a/b.webp")).width == 2 * small.width)
    #expect(
      try files { ($0.format, $0.scales, $0.indexes) = (.svg, [1, 2], [.markdown]) } == [
        "a/b.svg", "index.md", "gallery.json",
      ])
    let svg = String(decoding: try bytes("a/b.svg"), as: UTF8.self)
    #expect(svg.contains("role=\"img\""))
    #expect(svg.contains("<desc>"))
    #expect(svg.contains("id=\"compassButton\""))
    // In points, whatever the number of pixels is.
    #expect(svg.contains("width=\"\(small.width)\" height=\"\(small.height)\""))
    #expect(String(decoding: try bytes("index.md"), as: UTF8.self).contains("](a/b.svg)"))
    // The article is called after the suite's folder; a scale shows in the file's name.
    let title = NameTemplate.safe(URL(fileURLWithPath: folder.path).lastPathComponent)
    #expect(try files { $0.indexes = [.docc] } == ["a-b@2x.png", "\(title)-pictures.md", "gallery.json"])
    #expect(String(decoding: try bytes("\(title)-pictures.md"), as: UTF8.self).contains("](a-b)"))
  }

  @Test func inputsAreNotOverwritten() throws {
    var options = GalleryOptions()
    options.crop = ["compassButton"]
    let map = try folder.write(PNG.encode(PixelBuffer(width: 2, height: 2)), to: "turn.png")
    let view =
      #"{"name": "logo", "image": "\#(map)", "constraints": ["top == map.top + 300", "leading == map.leading"]}"#
    let gallery = try gallery(#"{"scenes": ["turn.json"], "variants": {"views": [[\#(view)]]}}"#, options)
    #expect(throws: WritingError.self) {
      try gallery.run(
        to: folder.path, isCheck: false, runner: SuiteRunner(threads: 1, resources: FrameResources()))
    }
  }
}
