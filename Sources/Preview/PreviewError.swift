/// Why a preview cannot be served, or one of its requests not answered.
public enum PreviewError: Error, Sendable, CustomStringConvertible {
  /// The port is taken or not allowed.
  case cannotListen(port: UInt16, reason: String)
  /// The state of a request is no JSON object, with what was found.
  case malformedState(String)
  /// The state of a request is longer than is read; bytes.
  case longState(bytes: Int, limit: Int)
  /// A state names files that the scene does not name.
  case otherFiles([String])

  /// The message, with the limit or the place where there is one.
  public var description: String {
    switch self {
    case .cannotListen(let port, let reason):
      "127.0.0.1:\(port) cannot be listened on: \(reason); choose another port with --port"
    case .malformedState(let reason):
      "the state must be a JSON object of keys such as \"settings.compassButton\" and their values: \(reason)"
    case .longState(let bytes, let limit): "the state has \(bytes) bytes, at most \(limit) are read"
    case .otherFiles(let paths):
      "the preview reads only files that the scene names, not \(paths.joined(separator: ", "))"
    }
  }
}
