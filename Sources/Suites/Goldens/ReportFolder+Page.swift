import Foundation
import Wayframe

extension ReportFolder {
  /// The HTML report of the folder's pictures.
  public func page(title: String, suite: String, records: [FrameRecord]) -> ReportPage {
    ReportPage(
      title: title, suite: suite, made: Date(), records: records,
      pictures: ReportPictures(
        expected: { pictures($0).expected }, actual: { pictures($0).actual },
        expectedPath: { "expected/\($0).png" }, actualPath: { "actual/\($0).png" }))
  }

  /// Puts records into the results beside those of other tests, in place of older ones of the same names. Tests may do so
  /// at the same time, in several processes too.
  ///
  /// The page is written anew when as much has come as there was, and so are the results once they are many, so that a run
  /// of many calls costs no more than its frames; `settle` writes both at the end.
  ///
  /// - Parameter goldens: the folder of the goldens.
  public func add(_ new: [FrameRecord], title: String, goldens: String) throws {
    try locked {
      try GrowingFile.append(ResultsFile.bytes(new), to: addedPath)
      let size = GrowingFile.size(resultsPath)
      if 2 * GrowingFile.size(addedPath) >= size {
        try fold(title: title, goldens: goldens)
      } else if size < Self.manyBytes {
        try save(records())
      }
    }
  }

  /// Results of about 300 frames.
  private static let manyBytes = 1 << 17

  /// Writes results and page with everything that was added.
  ///
  /// - Parameter goldens: the folder of the goldens.
  public func settle(title: String, goldens: String) throws {
    try locked {
      guard GrowingFile.size(addedPath) > 0 else { return }
      try fold(title: title, goldens: goldens)
    }
  }

  private func fold(title: String, goldens: String) throws {
    let all = try records()
    try save(all)
    try WholeFile.remove(addedPath, under: path)
    var page = page(title: title, suite: goldens, records: all)
    page.command = { record in
      guard record.isAcceptable else { return nil }
      return ShellWord.command(
        "wayframe", "golden", "accept", goldens, record.name, "--goldens", goldens, "--report", path)
    }
    try WrittenFile.write(Array(page.html().utf8), to: pagePath)
  }

  /// Works on the folder while no other test does, in this process or another.
  public func locked<Value>(_ body: () throws -> Value) throws -> Value {
    try WholeFile.checkFolder(path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let lock = open("\(path)/.lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard lock >= 0 else { throw FileFault("\(path)/.lock: cannot be written: \(WritingError.words(for: errno))") }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR else {
        throw FileFault("\(path)/.lock: cannot be locked: \(WritingError.words(for: errno))")
      }
    }
    return try body()
  }
}
