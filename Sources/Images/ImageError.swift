/// What can be wrong with a picture that is read.
public enum ImageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The bytes do not begin as a PNG picture does.
  case notPNG
  /// A PNG picture that is damaged or cut off; the decoder's own words.
  case malformed(reason: String)
  /// A picture larger than `limit` pixels a side is not decoded.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// A picture of more than `limit` pixels in all is not decoded.
  case areaTooLarge(width: Int, height: Int, limit: Int)

  /// What is wrong, in one sentence.
  public var description: String {
    switch self {
    case .notPNG: "this is not a PNG picture; save the picture as PNG"
    case .malformed(let reason): "the PNG picture is damaged: \(reason)"
    case .tooLarge(let width, let height, let limit):
      "the picture is \(width) x \(height) pixels; at most \(limit) a side are read"
    case .areaTooLarge(let width, let height, let limit):
      "the picture is \(width) x \(height) pixels; at most \(limit) in all are read"
    }
  }
}
