/// What can be wrong with a picture that is read.
public enum ImageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The decoder's own words for bytes it cannot read.
  case malformed(reason: String)
  /// A picture larger than `limit` pixels a side is not decoded.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// A picture of more than `limit` pixels in all is not decoded.
  case areaTooLarge(width: Int, height: Int, limit: Int)

  /// What is wrong, in one sentence.
  public var description: String {
    switch self {
    case .malformed(let reason): "not a readable PNG picture: \(reason)"
    case .tooLarge(let width, let height, let limit):
      "the picture is \(width) x \(height) pixels; at most \(limit) a side are read"
    case .areaTooLarge(let width, let height, let limit):
      "the picture is \(width) x \(height) pixels; at most \(limit) in all are read"
    }
  }
}
