import Foundation

/// A tar file of pictures, with their results and the jobs that failed in files beside it.
final class TarResults {
  private let tar: TarFile
  private let results: LineFile
  private let failed: FailedJobs

  init(_ path: String, results: String, failed: String) throws(WritingError) {
    guard WrittenFile.isFolder(path) != true else { throw WritingError(path: path, reason: "a folder is in its place") }
    tar = try TarFile(path: path)
    self.results = try LineFile(results)
    self.failed = FailedJobs(failed, way: failed + ".part")
  }

  func add(_ line: [UInt8], picture: [UInt8], name: String) throws(WritingError) {
    if !picture.isEmpty { try tar.add(picture, name: name + ".png") }
    try results.add(line + [UInt8(ascii: "\n")])
  }

  func addFailed(_ line: [UInt8]) throws(WritingError) { try failed.add(line) }

  func finish() throws(WritingError) {
    try tar.finish()
    try failed.finish()
  }
}

/// The file with the jobs that failed; there is none where none did, and it has its name when it is whole.
final class FailedJobs {
  let path: String
  private let way: String
  private var file: LineFile?

  init(_ path: String, way: String) { (self.path, self.way) = (path, way) }

  func add(_ line: [UInt8]) throws(WritingError) {
    if file == nil { file = try LineFile(way, shown: path) }
    try file?.add(line)
  }

  func finish() throws(WritingError) {
    if let file { try file.rename(to: path) } else { unlink(path) }
  }
}
