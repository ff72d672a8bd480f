/// Why a text is not valid JSON, and where.
public struct JSONFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as it was named.
  public let file: String
  /// From 1.
  public let line: Int
  /// In bytes, from 1.
  public let column: Int
  /// The innermost value that was being read.
  public let path: JSONPath
  /// A part of a sentence, without a full stop.
  public let reason: String

  /// What is wrong, in one sentence that names the file and the place.
  public var description: String {
    let place = path == .root ? "" : ", in \(path)"
    return "\(file): not valid JSON at line \(line), column \(column)\(place): \(reason)."
  }
}
