import Guidance
import MapDrawing
import NavigationUI
import Pixels

/// The pictures of a scene's markers and vehicle, decoded, each once.
struct OverlayPictures {
  private struct Key: Hashable {
    var picture: ViewContent.Picture
    var scale: Double
    var tint: SRGBColor?
  }

  private var pixels: [ViewContent.Picture: PixelBuffer] = [:]
  private var pictures: [Key: MarkerPicture] = [:]
  private var pixelCount = 0

  /// The most pixels of all of them together: a quarter of a gigabyte.
  static let pixelLimit = 1 << 26

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - tint: the one colour that it is drawn in, if any.
  mutating func picture(
    _ picture: ViewContent.Picture, scale: Double, tint: SRGBColor? = nil, file: String
  ) throws(SceneError) -> MarkerPicture {
    let key = Key(picture: picture, scale: scale, tint: tint)
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
    let made = MarkerPicture(tint.map { pixels.tinted($0) } ?? pixels, scale: scale)
    pictures[key] = made
    return made
  }
}

extension NavigationScene {
  /// What the app puts on the map, ready to be drawn in a light.
  func mapOverlays(
    _ pictures: inout OverlayPictures, theme: InterfaceTheme, isDark: Bool
  ) throws(SceneError) -> MapOverlays {
    func color(_ color: SRGBColor) -> SRGBColor { color.resolved(isDark: isDark) }
    func stroke(_ width: Double, _ stroke: SRGBColor?) -> MapOverlays.Stroke? {
      stroke.map { .init(width: width, color: color($0)) }
    }
    var result = MapOverlays()
    result.isRightToLeft = LocaleFormat(identifier: locale).isRightToLeft
    for marker in overlays.markers {
      var drawn = try mapMarker(marker, &pictures, isDark: isDark)
      if marker.isSelected { drawn.infoWindow = try infoWindow(of: marker, &pictures, theme: theme) }
      result.markers.append(drawn)
    }
    result.polylines = overlays.polylines.map { line in
      var drawn = MapOverlays.Polyline(
        path: line.path, stroke: .init(width: line.strokeWidth, color: color(line.strokeColor)))
      drawn.spans = line.spans.map {
        .init(from: color($0.color), to: color($0.toColor ?? $0.color), segments: $0.segments)
      }
      drawn.isGeodesic = line.geodesic
      drawn.zIndex = line.zIndex
      return drawn
    }
    result.polygons = overlays.polygons.map { polygon in
      var drawn = MapOverlays.Polygon(path: polygon.path)
      drawn.holes = polygon.holes
      drawn.fill = polygon.fillColor.map(color)
      drawn.stroke = stroke(polygon.strokeWidth, polygon.strokeColor)
      drawn.isGeodesic = polygon.geodesic
      drawn.zIndex = polygon.zIndex
      return drawn
    }
    result.circles = overlays.circles.map { circle in
      var drawn = MapOverlays.Circle(center: circle.position, radiusMetres: circle.radius)
      drawn.fill = circle.fillColor.map(color)
      drawn.stroke = stroke(circle.strokeWidth, circle.strokeColor)
      drawn.zIndex = circle.zIndex
      return drawn
    }
    return result
  }

  func mapMarker(
    _ marker: MarkerOptions, _ pictures: inout OverlayPictures, isDark: Bool
  ) throws(SceneError) -> MapOverlays.Marker {
    var look = MapOverlays.Marker.Look.pin(marker.iconColor.resolved(isDark: isDark))
    if let image = marker.image {
      let tint = marker.tintColor?.resolved(isDark: isDark)
      look = .picture(try pictures.picture(image, scale: marker.imageScale, tint: tint, file: file))
    }
    var drawn = MapOverlays.Marker(coordinate: marker.position, look: look)
    drawn.groundAnchor = marker.groundAnchor
    drawn.rotationDegrees = marker.rotation
    drawn.isFlat = marker.isFlat
    drawn.opacity = marker.opacity
    drawn.zIndex = marker.zIndex
    return drawn
  }

  /// The window over a marker that is selected; `nil` where it would be empty.
  private func infoWindow(
    of marker: MarkerOptions, _ pictures: inout OverlayPictures, theme: InterfaceTheme
  ) throws(SceneError) -> MapOverlays.InfoWindow? {
    var content = MapOverlays.InfoWindow.Content.text(title: marker.title, snippet: marker.snippet)
    if let own = marker.infoWindow {
      let picture = try pictures.picture(own.image.picture, scale: own.image.scale, file: file)
      content = own.isWhole ? .whole(picture) : .picture(picture)
    } else if (marker.title ?? "").isEmpty && (marker.snippet ?? "").isEmpty {
      return nil
    }
    let colors = InterfaceColors(theme)
    var window = MapOverlays.InfoWindow(
      content, titleColor: colors.ink, snippetColor: colors.ink2, background: colors.surface)
    window.edge = colors.calloutEdge
    window.shadows = colors.bubbleShadows
    window.anchor = marker.infoWindowAnchor
    return window
  }
}
