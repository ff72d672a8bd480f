import Canvas
import Geometry
import Icons
import Pixels

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
    guard corners.allSatisfy(\.isFinite) else { return nil }
    box = Rect(bounding: corners)
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

/// An app's markers in a frame, in drawing order.
struct PlacedMarkers {
  private let drawn: [PlacedMarker]
  /// Where the anchors sit, in the order of the markers.
  let places: [Point]

  init(_ markers: [MapOverlays.Marker], camera: Camera) {
    let frame = Rect(x: 0, y: 0, width: Double(camera.pixelWidth), height: Double(camera.pixelHeight))
    let placed = markers.compactMap { marker -> PlacedMarker? in
      guard WebMercator.project(marker.coordinate).isFinite else { return nil }
      return PlacedMarker(marker, ground: camera.ground(marker.coordinate), camera: camera)
        .flatMap { frame.intersects($0.box) ? $0 : nil }
    }
    places = placed.map(\.place)
    // Of equal ones the nearer stands before the farther.
    let order = placed.indices.sorted {
      (placed[$0].marker.zIndex, placed[$0].place.y, $0) < (placed[$1].marker.zIndex, placed[$1].place.y, $1)
    }
    drawn = order.map { placed[$0] }
  }

  /// Boxes in device pixels that labels keep off.
  var reserved: [Rect] { drawn.map(\.box) }

  func draw(into list: inout DisplayList) {
    var images: [MarkerPicture: Int] = [:]
    for marker in drawn { marker.draw(into: &list, images: &images) }
  }
}
