import Canvas
import Geometry
import Icons
import Pixels
import Text

/// A marker of an app where it appears.
struct PlacedMarker {
  let marker: MapOverlays.Marker
  /// Where its anchor sits, in device pixels.
  let place: Point
  /// What it covers, in device pixels.
  let box: Rect
  /// From the look's own plane (a picture's pixels, an icon's grid) to device pixels.
  private let transform: AffineTransform

  /// `nil` beyond the end of the ground and behind the eye.
  ///
  /// - Parameters:
  ///   - ground: where it stands on the ground plane.
  ///   - heightPoints: how high above it.
  init?(_ marker: MapOverlays.Marker, ground: Point, heightPoints: Double = 0, camera: Camera) {
    guard let projected = camera.project(ground, heightPoints: heightPoints), projected.depth <= camera.farthestDepth
    else { return nil }
    self.marker = marker
    place = projected.position
    let look = marker.look.rect
    let anchor = Point(
      look.minX + look.width * marker.groundAnchor.x, look.minY + look.height * marker.groundAnchor.y)
    let degrees = marker.rotationDegrees.truncatingRemainder(dividingBy: 360)
    let (sine, cosine) = sineAndCosine(degrees: degrees < 0 ? degrees + 360 : degrees)
    let upright = AffineTransform.translation(-anchor).then(.scale(marker.look.pointsPerUnit))
      .then(.rotation(sine: sine, cosine: cosine))
    if marker.isFlat {
      transform = upright.then(camera.planeTransform(heightPoints: heightPoints).linear(at: ground))
    } else {
      var placed = upright.then(.scale(camera.scale)).then(.translation(place))
      if case .picture = marker.look, degrees == 0 {
        // On whole pixels a picture stays as sharp as it is.
        let corner = placed(.zero)
        placed = placed.then(.translation(Point(corner.x.rounded(), corner.y.rounded()) - corner))
      }
      transform = placed
    }
    let corners = look.corners.map { [transform] in transform($0) }
    guard corners.allSatisfy({ $0.isFinite }) else { return nil }
    box = Rect(bounding: corners)
  }

  /// Where a part of the look appears: (0, 0) is its upper left corner, (1, 1) the lower right one.
  func point(at part: Point) -> Point {
    let look = marker.look.rect
    return transform(Point(look.minX + look.width * part.x, look.minY + look.height * part.y))
  }

  /// - Parameter images: the list's pictures by what they were made of; each joins it once.
  func draw(into list: inout DisplayList, images: inout [MarkerPicture: Int]) {
    let opacity = Float(min(max(marker.opacity, 0), 1))
    guard opacity > 0 else { return }
    switch marker.look {
    case .pin(let color):
      let icon = MarkerIcon.markerPin(color: color)
      if opacity < 1 {
        list.layer(opacity: opacity) { icon.draw(into: &$0, transform: transform) }
      } else {
        icon.draw(into: &list, transform: transform)
      }
    case .picture(let picture):
      list.draw(picture, transform: transform, opacity: opacity, images: &images)
    }
  }
}

extension DisplayList {
  /// Draws a picture through a map from its pixels to device pixels.
  mutating func draw(
    _ picture: MarkerPicture, transform: AffineTransform, opacity: Float = 1, images: inout [MarkerPicture: Int]
  ) {
    let image = images[picture] ?? add(picture.pixels)
    images[picture] = image
    let frame = Rect(x: 0, y: 0, width: Double(picture.pixels.width), height: Double(picture.pixels.height))
    let paint = ImagePaint(image: image, transform: transform, extend: .clamp, opacity: opacity)
    fill(Path.rect(frame).transformed(by: transform), paint: .image(paint))
  }
}

extension MapOverlays.Marker.Look {
  /// The edge of the built-in pin's grid in points; a little smaller than the destination's.
  public static let pinSize = 42.0

  /// What the ground anchor counts on, in the look's own units.
  fileprivate var rect: Rect {
    switch self {
    case .pin: MarkerIcon.markerPinRect
    case .picture(let picture):
      Rect(x: 0, y: 0, width: Double(picture.pixels.width), height: Double(picture.pixels.height))
    }
  }

  fileprivate var pointsPerUnit: Double {
    switch self {
    case .pin: Self.pinSize / 48
    case .picture(let picture): 1 / picture.scale
    }
  }
}

extension ProjectiveTransform {
  /// The affine map that meets this one and its first derivatives at `p`, from vectors about `p`.
  fileprivate func linear(at p: Point) -> AffineTransform {
    let (w, image) = (w(p), self(p))
    return AffineTransform(
      a: (m00 - image.x * m20) / w, b: (m10 - image.y * m20) / w, c: (m01 - image.x * m21) / w,
      d: (m11 - image.y * m21) / w, tx: image.x, ty: image.y)
  }
}

/// An app's markers in a frame, in drawing order, and what stands over those that are selected.
struct PlacedMarkers {
  private let drawn: [(index: Int, marker: PlacedMarker)]
  private let windows: [(index: Int, window: PlacedInfoWindow)]
  /// Where the anchors sit, in the order of the markers.
  let places: [Point]

  init(_ overlays: MapOverlays, camera: Camera, typesetter: Typesetter, language: String) {
    let frame = Rect(x: 0, y: 0, width: Double(camera.pixelWidth), height: Double(camera.pixelHeight))
    let placed = overlays.markers.enumerated().compactMap { index, marker -> (index: Int, marker: PlacedMarker)? in
      guard WebMercator.project(marker.coordinate).isFinite else { return nil }
      return PlacedMarker(marker, ground: camera.ground(marker.coordinate), camera: camera)
        .flatMap { frame.intersects($0.box) ? (index, $0) : nil }
    }
    places = placed.map(\.marker.place)
    // Of equal ones the nearer stands before the farther.
    drawn = placed.sorted { a, b in
      (a.marker.marker.zIndex, a.marker.place.y, a.index) < (b.marker.marker.zIndex, b.marker.place.y, b.index)
    }
    windows = drawn.compactMap { index, marker in
      guard let window = marker.marker.infoWindow else { return nil }
      let tip = marker.point(at: window.anchor)
      guard tip.isFinite else { return nil }
      return (
        index,
        PlacedInfoWindow(
          window, tip: tip, camera: camera, isRightToLeft: overlays.isRightToLeft, typesetter: typesetter,
          language: language)
      )
    }
  }

  /// Boxes in device pixels that labels keep off.
  var reserved: [Rect] { drawn.map(\.marker.box) + infoWindows }

  /// What the info windows cover, in device pixels.
  var infoWindows: [Rect] { windows.map(\.window.box) }

  /// The markers whose info windows show a device pixel, uppermost first.
  func windows(at pixel: Point) -> [Int] { windows.reversed().filter { $0.window.box.contains(pixel) }.map(\.index) }

  /// The markers that show a device pixel or are nearer to it than a finger is wide, uppermost first.
  func markers(at pixel: Point, leastSize: Double) -> [Int] {
    drawn.reversed().filter { _, marker in
      let (box, center) = (marker.box, marker.box.center)
      let (width, height) = (max(box.width, leastSize), max(box.height, leastSize))
      return abs(pixel.x - center.x) <= width / 2 && abs(pixel.y - center.y) <= height / 2
    }.map(\.index)
  }

  func draw(into list: inout DisplayList) {
    var images: [MarkerPicture: Int] = [:]
    for (_, marker) in drawn { marker.draw(into: &list, images: &images) }
    for (_, window) in windows { window.draw(into: &list, images: &images) }
  }
}
