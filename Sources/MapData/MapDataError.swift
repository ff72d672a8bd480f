import JSON

/// What can be wrong with map data; every case names the file.
public enum MapDataError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is nothing at the path.
  case missing(path: String)
  /// The system refused to read it.
  case unreadable(path: String, reason: String)
  /// The content is none of the kinds of map data known here.
  case unrecognised(path: String)
  /// Sound data of a kind that this reader does not take; `remedy` says what to do.
  case unsupported(path: String, what: String, remedy: String)
  /// The file ends before the thing that starts at byte `offset` does.
  case truncated(path: String, what: String, offset: Int)
  /// The content contradicts its format at `place` (a byte offset, a line, a tile).
  case malformed(path: String, place: String, reason: String)
  /// A file that should be JSON and is not.
  case invalidJSON(JSONFault)
  /// A size in the file is beyond what is accepted.
  case tooLarge(path: String, what: String, value: UInt64, limit: UInt64)

  /// What is wrong, in one sentence that names the file.
  public var description: String {
    switch self {
    case .missing(let path):
      "\(path): there is no such file or folder; check the path."
    case .unreadable(let path, let reason):
      "\(path): cannot be read (\(reason)); check that it is complete and that you may read it."
    case .unrecognised(let path):
      """
      \(path): this is not map data of a known kind; give OSM PBF or XML, MBTiles, PMTiles, GeoJSON, a vector tile or a folder \
      of vector tiles.
      """
    case .unsupported(let path, let what, let remedy):
      "\(path): \(what) cannot be read here; \(remedy)."
    case .truncated(let path, let what, let offset):
      "\(path): ends within \(what) that starts at byte \(offset); the file is incomplete, fetch it again."
    case .malformed(let path, let place, let reason):
      "\(path): \(reason) (\(place)); the file is damaged, fetch or write it again."
    case .invalidJSON(let fault): fault.description
    case .tooLarge(let path, let what, let value, let limit):
      "\(path): \(what) is \(value), more than the accepted \(limit); use a smaller extract."
    }
  }
}
