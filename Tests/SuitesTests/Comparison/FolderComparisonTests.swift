import Images
import Pixels
import TestSupport
import Testing

@testable import Suites

@Suite struct FolderComparisonTests {
  private func png(_ pixel: UInt32, _ width: Int = 4) -> [UInt8] {
    PNG.encode(PixelBuffer(width: width, height: 4, filledWith: Pixel(bits: pixel)))
  }

  @Test func filesArePairedByTheirNames() throws {
    let folder = try TemporaryFolder()
    for (name, bytes) in [
      ("a/same.png", png(0xFF00_00FF)), ("b/same.png", png(0xFF00_00FF)), ("a/x/other.png", png(0xFF00_00FF)),
      ("b/x/other.png", png(0xFF00_00F0)), ("a/size.png", png(0xFF00_00FF)), ("b/size.png", png(0xFF00_00FF, 5)),
      ("a/old.png", png(0)), ("b/new.png", png(0)), ("a/broken.png", png(0)), ("b/broken.png", [1, 2, 3]),
      ("b/notes.txt", [65]),
    ] { _ = try folder.write(bytes, to: name) }
    var records: [FrameRecord] = []
    try FolderComparison(expected: folder.path + "/a", actual: folder.path + "/b", rule: .exact)
      .run { record, _ in records.append(record) }
    #expect(records.map(\.name) == ["broken", "new", "old", "same", "size", "x/other"])
    #expect(records.map(\.state) == [.failed, .missing, .orphaned, .equal, .size, .differs])
    #expect(records[5].differingPixels == 16)
    #expect(records[5].largestDifference == 15)
    #expect(records[5].areas == [[0, 0, 4, 4]])
    #expect(records[0].error?.contains("b/broken.png") == true)
  }

  @Test func aFileAndAFolderAreNoPair() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(png(0), to: "a/one.png")
    #expect(throws: FileFault.self) {
      try FolderComparison(expected: folder.path + "/a", actual: file, rule: .exact)
    }
    #expect(throws: FileFault.self) {
      try FolderComparison(expected: folder.path + "/a/none", actual: folder.path + "/a", rule: .exact)
    }
  }
}
