import Foundation

/// A file that could not be written.
public struct WritingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file's path.
  public let path: String
  /// Why the system refused it.
  public let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Path and reason in one sentence.
  public var description: String { "\(path): cannot be written: \(reason)" }

  /// The system's words for an error number, as they stand inside a sentence: "no space left on device".
  package static func words(for code: Int32) -> String {
    // Only a folder that is to be made meets something that exists.
    if code == EEXIST { return "a file is in its place" }
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
