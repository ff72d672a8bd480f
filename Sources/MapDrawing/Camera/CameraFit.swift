import Foundation
import Geometry

extension Camera {
  /// The closest view from straight above with all of `coordinates` inside the frame less `insets`.
  ///
  /// Steps between neighbours go the short way round the world. One place, or equal ones, are shown at `maximumZoom`;
  /// none at all give the whole world.
  public static func fitting(
    _ coordinates: [Coordinate], width: Double, height: Double, scale: Double = 1, insets: EdgeInsets,
    bearingDegrees: Double = 0, maximumZoom: Double = 16.5
  ) -> Camera {
    let unplaced = Camera(
      center: Coordinate(latitude: 0, longitude: 0), zoom: 0, bearingDegrees: bearingDegrees, width: width,
      height: height, scale: scale)
    let turned = unwrapped(coordinates).map { unplaced.turned($0) }
    let bounds = turned.isEmpty ? Rect(minX: 0, minY: 0, maxX: 1, maxY: 1) : Rect(bounding: turned)
    let free = Rect(
      minX: insets.left, minY: insets.top, maxX: max(unplaced.width - insets.right, insets.left + 1),
      maxY: max(unplaced.height - insets.bottom, insets.top + 1))
    // Division by zero gives an infinite zoom for a single place or the flat side of a line: the other limits hold.
    let pointsPerWorld = min(free.width / bounds.width, free.height / bounds.height)
    let zoom = turned.isEmpty ? 0 : min(log2(pointsPerWorld / 512), maximumZoom)
    let center = unplaced.unturned(bounds.center)
    return Camera(
      center: WebMercator.unproject(center), zoom: zoom, bearingDegrees: bearingDegrees, width: width,
      height: height, scale: scale, anchor: free.center)
  }

  /// A vector of the ground as the bearing turns it: x right, y down in the frame seen from above.
  func turned(_ p: Point) -> Point {
    Point(p.x * bearingCosine + p.y * bearingSine, p.y * bearingCosine - p.x * bearingSine)
  }

  func unturned(_ p: Point) -> Point {
    Point(p.x * bearingCosine - p.y * bearingSine, p.y * bearingCosine + p.x * bearingSine)
  }
}

/// World points of a line that goes the short way round at every step, so x may leave 0…1; places that are no finite
/// numbers are left out.
func unwrapped(_ coordinates: [Coordinate]) -> [Point] {
  var result: [Point] = []
  result.reserveCapacity(coordinates.count)
  for coordinate in coordinates {
    var point = WebMercator.project(coordinate)
    guard point.isFinite else { continue }
    if let last = result.last { point.x -= (point.x - last.x).rounded() }
    result.append(point)
  }
  return result
}
