import Images
import JSON
import MapData
import MapStyle
import ShownText

/// Why a styled map cannot be drawn.
public enum StyledMapError: Error, Sendable, CustomStringConvertible {
  /// The style file cannot be used.
  case style(StyleError)
  /// A map file cannot be used.
  case mapData(MapDataError)
  /// A file of the style (a sprite, a description of tiles) is no JSON.
  case json(JSONFault)
  /// A sprite's picture cannot be used.
  case image(path: String, ImageError)
  /// A member of the style that cannot be used, with its place.
  case source(style: String, place: String, reason: String)
  /// The picture would have more pixels than are drawn.
  case tooLarge(width: Double, height: Double, limit: Int)
  /// A file stands in for a source that the style does not have.
  case unknownSource(name: String, known: [String])

  /// What went wrong, in one sentence.
  public var description: String {
    switch self {
    case .style(let error): error.description
    case .mapData(let error): error.description
    case .json(let fault): fault.description
    case .image(let path, let error): "\(path): \(error)."
    case .source(let style, let place, let reason): "\(style): \(place): \(reason)"
    case .tooLarge(let width, let height, let limit):
      "the picture would be \(width.shortText) x \(height.shortText) pixels; at most \(limit) a side are drawn"
    case .unknownSource(let name, let known):
      "the style has no source \"\(name.shown())\"; it has \(known.isEmpty ? "none" : known.map { $0.shown() }.joined(separator: ", "))"
    }
  }
}
