import MapDrawing
import Pixels

/// The pictures of a scene's markers and vehicle, decoded, each once.
struct OverlayPictures {
  private struct Key: Hashable {
    var picture: ViewContent.Picture
    var scale: Double
  }

  private var pixels: [ViewContent.Picture: PixelBuffer] = [:]
  private var pictures: [Key: MarkerPicture] = [:]
  private var pixelCount = 0

  /// The most pixels of all of them together: a quarter of a gigabyte.
  static let pixelLimit = 1 << 26

  /// - Parameter scale: pixels a point.
  mutating func picture(
    _ picture: ViewContent.Picture, scale: Double, file: String
  ) throws(SceneError) -> MarkerPicture {
    let key = Key(picture: picture, scale: scale)
    if let known = pictures[key] { return known }
    if pixels[picture] == nil {
      let decoded = try ScenePictures.decode(picture, file: file)
      pixelCount += decoded.width * decoded.height
      guard pixelCount <= Self.pixelLimit else {
        throw .unusablePicture(
          file: file,
          reason: "the markers' pictures have \(pixelCount) pixels together; at most \(Self.pixelLimit) are used")
      }
      pixels[picture] = decoded
    }
    guard let pixels = pixels[picture] else { throw .unusablePicture(file: file, reason: "has no pixels") }
    let made = MarkerPicture(pixels, scale: scale)
    pictures[key] = made
    return made
  }
}

extension NavigationScene {
  /// What the app lays over the map, ready to be drawn.
  func mapOverlays(_ pictures: inout OverlayPictures) throws(SceneError) -> MapOverlays {
    var result = MapOverlays()
    for marker in overlays.markers { result.markers.append(try mapMarker(marker, &pictures)) }
    result.polylines = overlays.polylines.map { line in
      var drawn = MapOverlays.Polyline(
        path: line.path, stroke: .init(width: line.strokeWidth, color: line.strokeColor))
      drawn.spans = line.spans.map { .init(from: $0.color, to: $0.toColor ?? $0.color, segments: $0.segments) }
      drawn.isGeodesic = line.geodesic
      drawn.zIndex = line.zIndex
      return drawn
    }
    result.polygons = overlays.polygons.map { polygon in
      var drawn = MapOverlays.Polygon(path: polygon.path)
      drawn.holes = polygon.holes
      drawn.fill = polygon.fillColor
      drawn.stroke = polygon.strokeColor.map { .init(width: polygon.strokeWidth, color: $0) }
      drawn.isGeodesic = polygon.geodesic
      drawn.zIndex = polygon.zIndex
      return drawn
    }
    result.circles = overlays.circles.map { circle in
      var drawn = MapOverlays.Circle(center: circle.position, radiusMetres: circle.radius)
      drawn.fill = circle.fillColor
      drawn.stroke = circle.strokeColor.map { .init(width: circle.strokeWidth, color: $0) }
      drawn.zIndex = circle.zIndex
      return drawn
    }
    return result
  }

  func mapMarker(
    _ marker: MarkerOptions, _ pictures: inout OverlayPictures
  ) throws(SceneError) -> MapOverlays.Marker {
    var look = MapOverlays.Marker.Look.pin(marker.iconColor)
    if let image = marker.image {
      look = .picture(try pictures.picture(image, scale: marker.imageScale, file: file))
    }
    var drawn = MapOverlays.Marker(coordinate: marker.position, look: look)
    drawn.groundAnchor = marker.groundAnchor
    drawn.rotationDegrees = marker.rotation
    drawn.isFlat = marker.isFlat
    drawn.opacity = marker.opacity
    drawn.zIndex = marker.zIndex
    return drawn
  }
}
