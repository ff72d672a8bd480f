import Foundation
import TestSupport
import Testing

@testable import Suites

/// Results that tests add one after another.
@Suite struct AddedResultsTests {
  private let folder: TemporaryFolder
  private var report: ReportFolder { ReportFolder(path: folder.path + "/report") }

  init() throws { folder = try TemporaryFolder() }

  private func record(_ name: String, _ state: FrameState = .equal) -> FrameRecord {
    FrameRecord(name: name, state: state)
  }

  private func add(_ records: FrameRecord...) throws {
    try report.add(records, title: "t", goldens: folder.path + "/golden")
  }

  /// All are known at every moment, while the files are written anew as often as the number doubles.
  @Test func aRunOfManyCallsWritesTheFilesAFewTimes() throws {
    var writes = 0
    var last: Data?
    for index in 0..<64 {
      try add(record("frame-\(100 + index)"))
      let page = FileManager.default.contents(atPath: report.pagePath)
      if page != last { writes += 1 }
      last = page
      #expect(try report.records().count == index + 1)
    }
    // The page, each time with at least a third more.
    #expect(writes <= 15)
    #expect(writes >= 5)
    try report.settle(title: "t", goldens: folder.path + "/golden")
    let names = try report.records().map(\.name)
    #expect(names == names.sorted())
    #expect(names.count == 64)
    let page = try #require(FileManager.default.contents(atPath: report.pagePath))
    #expect(String(decoding: page, as: UTF8.self).contains("frame-163"))
    #expect(!FileManager.default.fileExists(atPath: report.addedPath))
  }

  @Test func theLastOfANameCounts() throws {
    try add(record("a", .missing), record("b"), record("c"), record("d"))
    try add(record("a"))
    #expect(try report.records().first { $0.name == "a" }?.state == .equal)
    #expect(try report.records().count == 4)
    // A line that a crash cut off is no result.
    try GrowingFile.append(Array(#"{"name": "e", "sta"#.utf8), to: report.addedPath)
    #expect(try report.records().count == 4)
    try report.clear()
    #expect(throws: FileFault.self) { try report.records() }
  }

  @Test func whatWasAddedToAFileIsReadOnce() throws {
    let path = folder.path + "/lines.txt"
    #expect(GrowingFile.tail(of: path, after: nil) == nil)
    try GrowingFile.append(Array("one\n".utf8), to: path)
    let place = try #require(GrowingFile.end(of: path))
    try GrowingFile.append(Array("two\n".utf8), to: path)
    let tail = try #require(GrowingFile.tail(of: path, after: place))
    #expect(tail.text == "two\n")
    #expect(!tail.isWhole)
    // Another file in its place is read from its start.
    try WrittenFile.write(Array("others, and more than there was\n".utf8), to: path)
    let other = try #require(GrowingFile.tail(of: path, after: place))
    #expect(other.isWhole)
    #expect(other.text.hasPrefix("others"))
  }
}
