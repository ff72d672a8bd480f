extension RouteFormat {
  /// The format of a parsed answer by the members that only it has; errors of services are recognised too.
  static func recognize(_ root: JSONNode) -> RouteFormat? {
    if root["trip"] != nil || root["error_code"] != nil { return .valhalla }
    if root["paths"] != nil { return .graphHopper }
    if let type = root["type"]?.text, root["routes"] == nil {
      let geometries = ["Feature", "FeatureCollection", "LineString", "MultiLineString", "GeometryCollection"]
      if geometries.contains(type) { return .geoJSON }
    }
    if let route = root.list("routes").first { return recognize(root, route: route) }
    // The answer to a trace or to a list of places to visit; only OSRM and Mapbox use these names.
    for name in ["matchings", "trips"] {
      if let list = root[name], list.isArray {
        return list.elements.contains { isMapbox(root, $0) } ? .mapbox : .osrm
      }
    }
    if root["status"]?.text != nil { return .googleDirections }
    if root["error"]?.isObject == true { return .googleRoutes }
    if root["error_description"] != nil || root["notices"] != nil { return .here }
    if root["title"] != nil, root["cause"] != nil { return .here }
    if root["code"]?.text != nil { return .osrm }
    if root["hints"] != nil { return .graphHopper }
    // Google Routes leaves out what is empty.
    if root["routes"]?.isArray == true || root.value.object?.members.isEmpty == true { return .googleRoutes }
    return nil
  }

  private static func recognize(_ root: JSONNode, route: JSONNode) -> RouteFormat? {
    if route["sections"] != nil { return .here }
    if route["overview_polyline"] != nil || root["geocoded_waypoints"] != nil { return .googleDirections }
    if route["distanceMeters"] != nil || route["polyline"] != nil || route["routeLabels"] != nil {
      return .googleRoutes
    }
    if route["geometry"] != nil || root["code"] != nil { return isMapbox(root, route) ? .mapbox : .osrm }
    return route["legs"] != nil ? .googleRoutes : nil
  }

  /// OSRM's format with what only Mapbox adds.
  private static func isMapbox(_ root: JSONNode, _ route: JSONNode) -> Bool {
    if root["uuid"] != nil { return true }
    return route.list("legs").contains { leg in
      leg["incidents"] != nil || leg["closures"] != nil || leg["annotation"]?["congestion"] != nil
        || leg["annotation"]?["congestion_numeric"] != nil
    }
  }
}
