import Canvas
import Geometry
import Icons
import Images
import MapDrawing

extension MapMarker {
  /// The built-in pin in a colour, for `icon`; `nil` for its own colour.
  public static func markerImage(with color: SRGBColor?) -> AppImage {
    let scale = 3.0
    let size = MapOverlays.Marker.Look.pinSize * scale
    let rect = MarkerIcon.markerPinRect.scaled(by: size / 48)
    let (width, height) = (rect.width.rounded(.up), rect.height.rounded(.up))
    var list = DisplayList(width: Int(width), height: Int(height), background: .clear)
    MarkerIcon.markerPin(color: color ?? MarkerOptions.defaultIconColor)
      .draw(into: &list, anchoredAt: Point(width / 2, height), size: size)
    let pixels = Renderer(threads: 1).render(list)
    return AppImage(.png(PNG.encode(pixels)), scale: scale)
  }
}
