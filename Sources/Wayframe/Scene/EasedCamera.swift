/// How a camera that follows is turned at one moment of a drive: what it would see by itself, evened out over time.
struct EasedCamera: Sendable, Hashable {
  var zoom: Double
  /// Degrees clockwise from north.
  var bearing: Double
  /// Of the vehicle; degrees clockwise from north.
  var heading: Double
}
