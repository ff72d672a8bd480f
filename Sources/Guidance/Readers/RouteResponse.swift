import Foundation
import Geometry

/// What a routing service answered: its routes, best first.
public struct RouteResponse: Sendable {
  public var routes: [Route]
  public var format: RouteFormat
  /// What could not be used or had to be assumed, one sentence each.
  public var warnings: [String]

  public init(routes: [Route], format: RouteFormat, warnings: [String]) {
    self.routes = routes
    self.format = format
    self.warnings = warnings
  }

  /// Reads an answer; the format is found by content unless it is named.
  ///
  /// - Parameters:
  ///   - path: where the bytes came from, for messages.
  ///   - precision: decimal places of encoded polylines (1…10) where the format's own rule is to be overridden.
  ///   - drivingSide: overrides what the answer says; services without border data often say "left" everywhere.
  public static func read(
    _ bytes: [UInt8], path: String, format: RouteFormat? = nil, precision: Int? = nil,
    drivingSide: DrivingSide? = nil
  ) throws(RouteError) -> RouteResponse {
    if let precision, !(1...10).contains(precision) {
      throw .precisionOutOfRange(file: path, precision: precision)
    }
    let options = ReadingOptions(
      file: path, precision: precision, drivingSide: drivingSide == DrivingSide.none ? nil : drivingSide)
    let root = try JSONNode.parse(bytes, file: path)
    guard let format = format ?? RouteFormat.recognize(root) else { throw .unknownFormat(file: path) }
    var response = try read(root, format: format, options: options)
    guard !response.routes.isEmpty else { throw .noRoutes(file: path, format: format) }
    response.warnings += response.routes.flatMap(\.warnings)
    return response
  }

  private static func read(
    _ root: JSONNode, format: RouteFormat, options: ReadingOptions
  ) throws(RouteError) -> RouteResponse {
    switch format {
    case .osrm, .mapbox: try OSRMReader(format: format, options: options).read(root)
    default: throw .unknownFormat(file: options.file)
    }
  }
}

/// What the caller decides about a reading, whatever the format.
struct ReadingOptions: Sendable {
  var file: String
  var precision: Int?
  var drivingSide: DrivingSide?
}
