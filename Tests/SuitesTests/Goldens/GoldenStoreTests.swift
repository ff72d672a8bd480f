import Foundation
import Images
import Pixels
import TestSupport
import Testing

@testable import Suites

@Suite struct GoldenStoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func png(_ bits: UInt32) -> [UInt8] {
    PNG.encode(PixelBuffer(width: 3, height: 2, filledWith: Pixel(bits: bits)))
  }

  private static let digest = String(repeating: "0a", count: 32)

  @Test func picturesAreFoundByTheirNamesInOrder() throws {
    var store = try GoldenStore(folder: folder.path + "/golden")
    #expect(store.names().isEmpty)
    #expect(try store.store("b/night", png: png(0xFF00_0000), snapshot: Array("{}".utf8)))
    #expect(try store.store("a", png: png(0xFF00_00FF), snapshot: nil))
    #expect(try !store.store("a", png: png(0xFF00_00FF), snapshot: nil))
    #expect(store.names() == ["a", "b/night"])
    #expect(store.kind(of: "a") == .picture)
    #expect(store.kind(of: "b") == nil)
    try store.remove("b/night")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/golden/b"))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/golden"))
  }

  @Test func hashesAreOneSortedFileAndTakeThePlaceOfPictures() throws {
    let path = folder.path + "/golden"
    var store = try GoldenStore(folder: path)
    _ = try store.store("x/day", png: png(1), snapshot: Array("{}".utf8))
    try store.store(
      [
        "x/day": .init(pixels: Self.digest, width: 3, height: 2),
        "a b": .init(pixels: Self.digest, width: 9, height: 8),
      ],
      fonts: [FrameSnapshot.Font(file: "Noto Sans.ttf", sha256: Self.digest)])
    let text = try String(contentsOfFile: path + "/hashes.txt", encoding: .utf8)
    #expect(text == "# font Noto Sans.ttf \(Self.digest)\na b \(Self.digest) 9x8\nx/day \(Self.digest) 3x2\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["hashes.txt"])
    let again = try GoldenStore(folder: path)
    #expect(again.names() == ["a b", "x/day"])
    #expect(again.hash(of: "a b") == .init(pixels: Self.digest, width: 9, height: 8))
    #expect(again.hashedFonts == ["Noto Sans.ttf": Self.digest])
    #expect(again.usualKind == .hash)
  }

  /// Neither counts as an empty folder, and nothing that lies in a folder is removed.
  @Test func filesAndFoldersInEachOthersPlaceAreRefused() throws {
    let file = try folder.write(Array("x".utf8), to: "file")
    #expect(throws: FileFault("\(file): is a file, and a folder is needed")) { try GoldenStore(folder: file) }
    #expect(throws: FileFault("\(file): is a file, and a folder is needed")) { try ReportFolder(path: file).clear() }
    let kept = try folder.write(Array("x".utf8), to: "golden/a.png/kept")
    var store = try GoldenStore(folder: folder.path + "/golden")
    #expect(throws: FileFault("\(folder.path)/golden/a.png: cannot be written: a folder is in its place")) {
      try store.store("a", png: png(0), snapshot: nil)
    }
    #expect(throws: FileFault.self) { try store.remove("a") }
    #expect(throws: FileFault("\(kept)/b.png: cannot be written: \(kept) is a file, and a folder is needed")) {
      try store.store("a.png/kept/b", png: png(0), snapshot: nil)
    }
    #expect(FileManager.default.fileExists(atPath: kept))
  }

  @Test func aPictureComesBeforeAHashOfItsName() throws {
    let path = folder.path + "/golden"
    var store = try GoldenStore(folder: path)
    try store.store(["a": .init(pixels: Self.digest, width: 3, height: 2)], fonts: [])
    _ = try store.store("a", png: png(1), snapshot: nil)
    #expect(store.kind(of: "a") == .picture)
    #expect(!FileManager.default.fileExists(atPath: path + "/hashes.txt"))
  }

  @Test(arguments: [
    "a 0a0a 3x2", "a \(digest)", "a \(digest) 3x", "a \(digest) 0x2", "a \(digest) 3x2x1", "a \(digest) 99999x2",
    "../a \(digest) 3x2", "a \(digest) 3x2\na \(digest) 3x2", "<<<<<<< ours",
  ])
  func badHashesAreRefusedWithTheirLine(text: String) throws {
    _ = try folder.write(text.utf8, to: "golden/hashes.txt")
    let fault = #expect(throws: FileFault.self) { try GoldenStore(folder: folder.path + "/golden") }
    #expect(fault?.description.contains("hashes.txt, line ") == true)
  }

  @Test(arguments: [
    ("a", true), ("turn/phone/en_US/day", true), ("a b", true), ("", false), ("/a", false), ("a//b", false),
    ("..", false), ("a/../b", false), ("./a", false), ("a\nb", false), ("a\0b", false),
  ])
  func namesStayBelowTheirFolder(name: String, isUsable: Bool) {
    #expect(WholeFile.isUsable(name: name) == isUsable)
  }

  @Test func aSnapshotOfAnotherPictureSaysNothing() throws {
    var store = try GoldenStore(folder: folder.path)
    let snapshot = Snapshots.make(pixels: Self.digest)
    _ = try store.store("a", png: png(1), snapshot: try snapshot.json())
    #expect(store.snapshot("a", of: Self.digest) == snapshot)
    #expect(store.snapshot("a", of: String(repeating: "ff", count: 32)) == nil)
  }

  @Test func snapshotsThatNoFrameHasAreNone() throws {
    let text = String(decoding: try Snapshots.make(pixels: Self.digest).json(), as: UTF8.self)
    #expect(FrameSnapshot(json: Array(text.utf8)) != nil)
    for (from, to) in [
      ("\"width\" : 200", "\"width\" : 1e12"), ("\"scale\" : 2", "\"scale\" : 0"), ("\"x\" : 10", "\"x\" : 1e300"),
      ("\"format\" : 1", "\"format\" : 2"), ("{", "[{"),
    ] {
      let other = text.replacing(from, with: to, maxReplacements: 1)
      #expect(other != text)
      #expect(FrameSnapshot(json: Array(other.utf8)) == nil, "\(to)")
    }
  }
}

/// Snapshots and frames of 100 x 100 points at 2 pixels a point.
enum Snapshots {
  static func make(pixels: String = "", _ edit: (inout FrameSnapshot) -> Void = { _ in }) -> FrameSnapshot {
    var snapshot = FrameSnapshot(
      pixels: pixels, width: 200, height: 200, scale: 2, camera: ["zoom": 16, "latitude": 60.17],
      elements: [
        .init(
          name: "navigationHeader", x: 10, y: 10, width: 80, height: 20,
          texts: [.init(text: "Turn left", color: "#FFFFFF", ground: "#0B6E4F", box: [20, 14, 40, 10])])
      ], landmarks: [], labels: [.init(text: "Esplanadi", layer: "road-name", x: 40, y: 60, width: 30, height: 8)],
      layers: [.init(id: "park", values: ["fill-color": "#CCE7C1"])], palette: [:],
      settings: ["compassButton": "true"], fonts: [])
    edit(&snapshot)
    return snapshot
  }
}
