import Foundation
import Geometry
import XML

/// What a routing service answered: its routes, best first.
public struct RouteResponse: Sendable {
  /// The routes, best first.
  public var routes: [Route]
  /// The format that the answer was in.
  public var format: RouteFormat
  /// What could not be used or had to be assumed, one sentence each.
  public var warnings: [String]

  /// An answer with these routes.
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
    var response =
      XMLScanner.looksLikeXML(bytes) || format == .gpx
      ? try GPXReader(options: options, isNamed: format == .gpx).read(bytes)
      : try readJSON(bytes, format: format, options: options)
    guard !response.routes.isEmpty else { throw .noRoutes(file: path, format: response.format) }
    response.warnings += response.routes.flatMap(\.warnings)
    return response
  }

  private static func readJSON(
    _ bytes: [UInt8], format: RouteFormat?, options: ReadingOptions
  ) throws(RouteError) -> RouteResponse {
    var root = try JSONNode.parse(bytes, file: options.file)
    // Some services wrap an error into an array.
    if root.count == 1, let only = root.elements.first, only.isObject { root = only }
    guard let format = format ?? RouteFormat.recognize(root) else { throw .unknownFormat(file: options.file) }
    guard root.isObject else { throw root.unexpected("an object") }
    return switch format {
    case .osrm, .mapbox: try OSRMReader(format: format, options: options).read(root)
    case .googleRoutes: try GoogleRoutesReader(options: options).read(root)
    case .googleDirections: try GoogleDirectionsReader(options: options).read(root)
    case .valhalla: try ValhallaReader(options: options).read(root)
    case .graphHopper: try GraphHopperReader(options: options).read(root)
    case .here: try HEREReader(options: options).read(root)
    case .geoJSON: try GeoJSONReader(options: options).read(root)
    case .gpx: throw .unknownFormat(file: options.file)
    }
  }
}

/// What the caller decides about reading, for every format.
struct ReadingOptions: Sendable {
  var file: String
  var precision: Int?
  var drivingSide: DrivingSide?

  /// The caller's driving side, else that of the region of a route's start.
  func side(at start: Coordinate?) -> DrivingSide {
    drivingSide ?? start.map { DrivingSide.byRegion($0) } ?? .right
  }
}
