import Foundation

/// A result that could not be written.
struct OutputError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "\(path): cannot be written: \(reason)" }
}

/// A file to be written whole or not at all.
struct OutputFile {
  let path: String

  /// Refuses a path whose folder does not exist, so that nothing is drawn in vain, and one of `others`: inputs and
  /// other outputs are not overwritten.
  init(_ path: String, keeping others: [String] = []) throws(OutputError) {
    self.path = path
    func place(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    guard !others.contains(where: { place($0) == place(path) }) else {
      throw OutputError(path: path, reason: "the same file is given as an input or another output")
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory), isDirectory.boolValue else {
      throw OutputError(path: path, reason: "there is no folder \(folder)")
    }
    guard !FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) || !isDirectory.boolValue else {
      throw OutputError(path: path, reason: "it is a folder")
    }
  }

  /// Writes under a temporary name first, then renames.
  func write(_ bytes: some Sequence<UInt8>) throws(OutputError) {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw OutputError(path: path, reason: error.localizedDescription)
    }
  }
}
