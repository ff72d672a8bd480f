extension Route {
  /// The same with other names of roads, in steps, banners and destinations that are called by a road.
  ///
  /// - Parameter name: a road's name by the one that the service gives.
  public func renamed(_ name: (String) -> String) -> Route {
    var route = self
    for leg in legs.indices {
      route.legs[leg].destinationTitle = legs[leg].destinationTitle.map(name)
      for step in legs[leg].steps.indices { route.legs[leg].steps[step].rename(name) }
    }
    return route
  }
}

extension Step {
  fileprivate mutating func rename(_ name: (String) -> String) {
    if !roadName.isEmpty { roadName = name(roadName) }
    for banner in banners.indices {
      for row in [\RouteBanner.primary, \.secondary, \.sub] {
        for part in banners[banner][keyPath: row].indices where banners[banner][keyPath: row][part].kind == .text {
          let old = banners[banner][keyPath: row][part].text
          let new = name(old)
          guard new != old else { continue }
          banners[banner][keyPath: row][part].text = new
          banners[banner][keyPath: row][part].abbreviation = RoadNameAbbreviation.shortened(new)
        }
      }
    }
  }
}
