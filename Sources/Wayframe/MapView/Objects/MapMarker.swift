import Canvas
import Foundation
import Geometry
import Icons
import Images
import MapDrawing

/// A mark at a place; names and defaults are the Navigation SDK's (`GMSMarker`).
public final class MapMarker: MapOverlay {
  /// How a marker comes into sight on a phone.
  public enum Animation: Int, Sendable, Hashable {
    /// It is there at once.
    case none = 0
    /// Kept; it is there at once too.
    case pop, fadeIn
  }

  /// The place on the map.
  public var position: Coordinate
  /// What the info window says below the title.
  public var snippet: String?
  /// `nil` for the built-in pin.
  public var icon: AppImage?
  /// A view in place of the icon, as large as its frame or, without one, as its constraints and content ask for.
  public var iconView: AppView?
  /// The part of the icon that sits on the position: (0, 0) is its upper left corner, (1, 1) the lower right one.
  public var groundAnchor = CGPoint(x: 0.5, y: 1)
  /// The part of the icon that the info window points at.
  public var infoWindowAnchor = CGPoint(x: 0.5, y: 0)
  /// Degrees clockwise about the anchor; from north where the marker is flat.
  public var rotation = 0.0
  /// Whether it lies on the ground instead of facing the viewer.
  public var isFlat = false
  /// 0…1.
  public var opacity: Float = 1
  /// Kept for apps that read it: nothing is dragged.
  public var isDraggable = false
  /// Kept for apps that read it: views are drawn again for each frame.
  public var tracksViewChanges = true
  /// Kept; windows are drawn anew with each frame.
  public var tracksInfoWindowChanges = false
  /// Kept for apps that read it: markers are there at once.
  public var appearAnimation = Animation.none

  /// A marker at a place.
  public init(position: Coordinate) {
    self.position = position
    super.init(isTappable: true)
  }

  /// A marker at latitude 0 and longitude 0.
  public convenience init() { self.init(position: Coordinate(latitude: 0, longitude: 0)) }

  func options(on map: MapView) throws(FrameError) -> MarkerOptions {
    var options = MarkerOptions(position: position)
    if let image = try iconView?.picture(on: map) ?? icon {
      options.image = image.picture
      options.imageScale = image.scale
      options.tintColor = image.tintColor
      if let color = image.pinColor {
        options.image = nil
        options.iconColor = color
      }
    }
    options.groundAnchor = Point(Double(groundAnchor.x), Double(groundAnchor.y))
    options.infoWindowAnchor = Point(Double(infoWindowAnchor.x), Double(infoWindowAnchor.y))
    options.title = title
    options.snippet = snippet
    options.rotation = rotation
    options.isFlat = isFlat
    options.opacity = Double(opacity)
    options.zIndex = Int(zIndex)
    return options
  }

  override func add(to options: inout OverlayOptions, on map: MapView) throws(FrameError) {
    options.markers.append(try self.options(on: map))
  }

  /// The built-in pin in a colour, for `icon`; `nil` for its own colour.
  ///
  /// On a map, a colour that has another value in the dark takes it there.
  public static func markerImage(with color: SRGBColor?) -> AppImage {
    let scale = 3.0
    let size = MapOverlays.Marker.Look.pinSize * scale
    let rect = MarkerIcon.markerPinRect.scaled(by: size / 48)
    let (width, height) = (rect.width.rounded(.up), rect.height.rounded(.up))
    let color = color ?? MarkerOptions.defaultIconColor
    var list = DisplayList(width: Int(width), height: Int(height), background: .clear)
    MarkerIcon.markerPin(color: color).draw(into: &list, anchoredAt: Point(width / 2, height), size: size)
    let pixels = Renderer(threads: 1).render(list)
    return AppImage(.png(PNG.encode(pixels)), scale: scale, pinColor: color)
  }
}
