import Foundation
import Suites
import TestSupport
import Testing

/// Files that belong together appear together, and nothing of unfinished ones stays.
@Suite struct PendingFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(folder.path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
  }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

  @Test func bothAppear() throws {
    try folder.write("old".utf8, to: "a")
    try WrittenFile.write([("\(folder.path)/a", Array("new".utf8)), ("\(folder.path)/below/b", Array("b".utf8))])
    #expect(text("a") == "new")
    #expect(text("below/b") == "b")
    #expect(try names() == ["a", "below"])
  }

  /// The second name is a folder's, which no file can take: the first file is as it was.
  @Test(arguments: [true, false]) func noneAppearsWhereOneCannot(hadFirst: Bool) throws {
    if hadFirst { try folder.write("old".utf8, to: "a") }
    try folder.write("x".utf8, to: "b/x")
    var files = PendingFiles()
    try files.add(Array("new".utf8), as: "\(folder.path)/a")
    try files.add(Array("new".utf8), as: "\(folder.path)/b")
    #expect(try names().count == (hadFirst ? 4 : 3))
    do {
      try files.appear()
      Issue.record("a file took a folder's place")
    } catch {
      #expect(error.path == "\(folder.path)/b")
      #expect(error.reason == "is a directory" || error.reason == "a file is in its place")
    }
    #expect(text("a") == (hadFirst ? "old" : nil))
    #expect(try names() == (hadFirst ? ["a", "b"] : ["b"]))
  }

  /// A fault before the end leaves what was there.
  @Test func filesThatNeverAppear() throws {
    try folder.write("old".utf8, to: "a")
    do {
      var files = PendingFiles()
      try files.add(Array("new".utf8), as: "\(folder.path)/a")
    }
    #expect(text("a") == "old")
    #expect(try names() == ["a"])
  }

  /// A link stays a link, and a file keeps who may read it.
  @Test func linksAndPermissionsStay() throws {
    try folder.write("old".utf8, to: "a")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(folder.path)/a")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/link", withDestinationPath: "a")
    try WrittenFile.write(Array("new".utf8), to: "\(folder.path)/link")
    #expect(text("a") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link") == "a")
    let permissions = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/a")[.posixPermissions]
    #expect(permissions as? Int == 0o640)
  }

  /// What a killed process left goes; what another one writes right now stays.
  @Test func leftoversGo() throws {
    try folder.write("half".utf8, to: ".wayframe-1-1.part")
    let busy = try folder.write("half".utf8, to: ".wayframe-1-2.part")
    let descriptor = open(busy, O_RDONLY)
    try #require(flock(descriptor, LOCK_EX) == 0)
    defer { close(descriptor) }
    try WrittenFile.write(Array("new".utf8), to: "\(folder.path)/a")
    #expect(try names() == [".wayframe-1-2.part", "a"])
  }

  /// Reasons are the system's words.
  @Test func reasons() throws {
    let long = String(repeating: "n", count: 300)
    let error = #expect(throws: WritingError.self) { try WrittenFile.write([1], to: "\(folder.path)/\(long)") }
    #expect(error?.reason == "file name too long")
  }
}
