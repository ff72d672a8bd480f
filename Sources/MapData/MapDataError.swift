/// What can be wrong with map data; every case names the file.
public enum MapDataError: Error, Sendable, Hashable {
  case missing(path: String)
  case unreadable(path: String, reason: String)
}
