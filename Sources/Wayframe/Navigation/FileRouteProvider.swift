import Foundation
import Geometry
import Guidance

/// Routes out of files with routing services' answers: the first request gets the first file, each further one (when the
/// vehicle left the route) the next, and the last file from then on.
public final class FileRouteProvider: RouteProvider {
  private let paths: [String]
  private let format: RouteFormat?
  private let precision: Int?
  private let drivingSide: DrivingSide?
  private var requests = 0

  /// - Parameters as for `RouteResponse.read`.
  public init(
    paths: [String], format: RouteFormat? = nil, precision: Int? = nil, drivingSide: DrivingSide? = nil
  ) {
    self.paths = paths
    self.format = format
    self.precision = precision
    self.drivingSide = drivingSide
  }

  /// The routes of the next file, whatever is asked for.
  public func routes(
    from origin: Coordinate?, to destinations: [NavigationWaypoint], options: NavigationRoutingOptions
  ) throws(RouteError) -> RouteResponse {
    guard let last = paths.last else { throw .unreadable(file: "", detail: "no file with routes is named") }
    let path = requests < paths.count ? paths[requests] : last
    requests += 1
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path) } catch {
      throw .unreadable(file: path, detail: "it is missing, not a regular file, too long or not readable")
    }
    return try RouteResponse.read(
      bytes, path: path, format: format, precision: precision, drivingSide: drivingSide)
  }
}
