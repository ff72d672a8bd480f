/// The services and files that routes are read from; raw values are the names that users give.
public enum RouteFormat: String, Sendable, Hashable, CaseIterable {
  case googleRoutes = "google-routes"
  case googleDirections = "google-directions"
  /// Also what Valhalla answers when asked for OSRM's format.
  case osrm
  case mapbox
  case valhalla
  case graphHopper = "graphhopper"
  case here
  case geoJSON = "geojson"
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
