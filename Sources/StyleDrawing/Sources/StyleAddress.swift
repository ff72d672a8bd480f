import Foundation

/// An address in a style: a path, or a place that is not on this machine.
enum StyleAddress {
  case file(String)
  case remote(String)

  /// - Parameter folder: what relative paths begin at.
  init(_ text: String, folder: String) {
    for scheme in ["mbtiles", "pmtiles"] where text.hasPrefix(scheme + "://") {
      let rest = String(text.dropFirst(scheme.count + 3))
      // `mbtiles://name` is a file beside the style, `mbtiles:///path` one anywhere.
      self = rest.contains("://") ? StyleAddress(rest, folder: folder) : .file(Self.absolute(rest, folder))
      return
    }
    if text.hasPrefix("file://") {
      let path = String(text.dropFirst(7))
      let local = path.hasPrefix("localhost/") ? String(path.dropFirst(9)) : path
      self = .file(Self.absolute(Self.decoded(local), folder))
    } else if text.contains("://") || text.hasPrefix("data:") {
      self = .remote(text)
    } else {
      self = .file(Self.absolute(text, folder))
    }
  }

  /// Percent signs stand for bytes, but not where that makes no text; braces of tile addresses stay.
  private static func decoded(_ path: String) -> String {
    path.contains("%") ? path.removingPercentEncoding ?? path : path
  }

  private static func absolute(_ path: String, _ folder: String) -> String {
    path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path
  }
}
