extension Route {
  /// The same with other names of roads, in steps, banners and destinations that are called by a road.
  ///
  /// - Parameter names: what a road is called and, after that, what stands for it where there is no room, by the name that
  ///   the service gives; empty for roads that keep theirs.
  public func renamed(_ names: (String) -> [String]) -> Route {
    var route = self
    for leg in legs.indices {
      route.legs[leg].destinationTitle = legs[leg].destinationTitle.map { names($0).first ?? $0 }
      for step in legs[leg].steps.indices { route.legs[leg].steps[step].rename(names) }
    }
    return route
  }
}

extension Step {
  fileprivate mutating func rename(_ names: (String) -> [String]) {
    let forms = names(roadName)
    if !roadName.isEmpty, let name = forms.first {
      roadName = name
      shortRoadName = forms.dropFirst().first
    }
    for banner in banners.indices {
      for row in [\RouteBanner.primary, \.secondary, \.sub] {
        for part in banners[banner][keyPath: row].indices where banners[banner][keyPath: row][part].kind == .text {
          let old = banners[banner][keyPath: row][part].text
          let forms = names(old)
          guard let new = forms.first, new != old else { continue }
          banners[banner][keyPath: row][part].text = new
          banners[banner][keyPath: row][part].abbreviation =
            forms.dropFirst().first ?? RoadNameAbbreviation.shortened(new)
        }
      }
    }
  }
}
