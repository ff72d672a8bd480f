/// The services and files that routes are read from; raw values are the names that users give.
public enum RouteFormat: String, Sendable, Hashable, CaseIterable {
  /// Google Routes.
  case googleRoutes = "google-routes"
  /// Google Directions.
  case googleDirections = "google-directions"
  /// Also what Valhalla answers when asked for OSRM's format.
  case osrm
  /// Mapbox Directions: OSRM's format with more.
  case mapbox
  /// Valhalla's own format.
  case valhalla
  /// GraphHopper.
  case graphHopper = "graphhopper"
  /// HERE Routing, version 8.
  case here
  /// GeoJSON: lines, without steps.
  case geoJSON = "geojson"
  /// GPX: tracks and routes.
  case gpx

  /// The service's own name.
  public var title: String {
    switch self {
    case .googleRoutes: "Google Routes"
    case .googleDirections: "Google Directions"
    case .osrm: "OSRM"
    case .mapbox: "Mapbox Directions"
    case .valhalla: "Valhalla"
    case .graphHopper: "GraphHopper"
    case .here: "HERE Routing"
    case .geoJSON: "GeoJSON"
    case .gpx: "GPX"
    }
  }

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
