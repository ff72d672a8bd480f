import JSON
import ShownText

/// Why a route response cannot be used; every case names the file, the place in it and what was expected there.
public enum RouteError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file cannot be read.
  case unreadable(file: String, detail: String)
  /// The file is not JSON.
  case invalidJSON(JSONFault)
  /// The file is not XML; lines count from 1.
  case notXML(file: String, line: Int, detail: String)
  /// No format fits what the file has.
  case unknownFormat(file: String)
  /// Another format than the one that was named.
  case otherFormat(file: String, named: RouteFormat)
  /// The service answered with an error of its own.
  case service(file: String, format: RouteFormat, code: String, message: String)
  /// The service found no route.
  case noRoutes(file: String, format: RouteFormat)
  /// Something that the format always has is not there.
  case missing(file: String, path: String, expected: String)
  /// Something is of another kind than the format says.
  case unexpected(file: String, path: String, expected: String, found: String)
  /// A line of fewer than two points.
  case geometryTooShort(file: String, path: String, points: Int)
  /// An encoded line that makes no sense from a byte on.
  case malformedPolyline(file: String, path: String, offset: Int)
  /// `precision` is the polyline's, where the coordinate came from one.
  case coordinateOutOfRange(
    file: String, path: String, index: Int, latitude: Double, longitude: Double, precision: Int?)
  /// A number beyond what can be meant.
  case valueOutOfRange(file: String, path: String, value: Double, allowed: String)
  /// A precision that encoded lines cannot have.
  case precisionOutOfRange(file: String, precision: Int)

  /// What is wrong, in one sentence that names the file and the place.
  public var description: String {
    switch self {
    case .unreadable(let file, let detail): "\(file): cannot be read: \(detail)."
    case .invalidJSON(let fault): fault.description
    case .notXML(let file, let line, let detail): "\(file): is not valid XML at line \(line): \(detail)."
    case .unknownFormat(let file):
      "\(file): is not a known route response; name its format, one of \(RouteFormat.names)."
    case .otherFormat(let file, let named):
      "\(file): is not \(named.title), which was named as its format; name another or none."
    case .service(let file, let format, let code, let message):
      "\(file): \(format.title) answered with the error \(code.shown()): \(message.shown(limit: 300))"
    case .noRoutes(let file, .gpx), .noRoutes(let file, .geoJSON): "\(file): holds no track or route."
    case .noRoutes(let file, let format):
      "\(file): the answer of \(format.title) holds no route; ask again with places that a road connects."
    case .missing(let file, let path, let expected): "\(file): \(path) is missing; it should be \(expected)."
    case .unexpected(let file, let path, let expected, let found):
      "\(file): \(path.isEmpty ? "the whole file" : path) should be \(expected), but is \(found)."
    case .geometryTooShort(let file, let path, let points):
      "\(file): \(path) has \(points == 1 ? "1 point" : "\(points) points"); a route needs at least 2."
    case .malformedPolyline(let file, let path, let offset):
      "\(file): \(path) is no encoded polyline: character \(offset) cannot stand there."
    case .coordinateOutOfRange(let file, let path, let index, let latitude, let longitude, let precision):
      Self.outOfRange(file, path, index, latitude, longitude, precision)
    case .valueOutOfRange(let file, let path, let value, let allowed):
      "\(file): \(path) is \(value); it should be \(allowed)."
    case .precisionOutOfRange(let file, let precision):
      "\(file): a polyline precision of \(precision) is not possible; give one of 1 to 10 (usual are 5 and 6)."
    }
  }

  private static func outOfRange(
    _ file: String, _ path: String, _ index: Int, _ latitude: Double, _ longitude: Double, _ precision: Int?
  ) -> String {
    let place = "\(file): point \(index) of \(path) has the latitude \(latitude) and longitude \(longitude), "
    guard let precision else { return place + "but latitudes are −90 to 90 and longitudes −540 to 540." }
    let other = precision == 5 ? "6" : "5"
    return place + "out of range when the polyline is read with precision \(precision); "
      + "it was probably encoded with precision \(other): give that as precision."
  }
}
