import Guidance

extension NavigationScene {
  /// Puts the scene where a navigator is: on its routes, at its vehicle's place and time, with its state of guidance.
  ///
  /// Device, map, camera and settings stay as they are.
  public mutating func follow(_ navigator: Navigator) {
    guidance.isActive = navigator.isGuidanceActive
    guidance.isRerouting = navigator.navState == .rerouting
    guidance.speedAlertOptions = navigator.alertOptions
    guidance.secondsSpeeding = navigator.secondsSpeeding
    var position = PositionOptions()
    if let route = navigator.route, let progress = navigator.progress {
      var options = RouteOptions(response: "the navigator's route")
      options.choice = RouteChoice(route: route, alternates: navigator.alternateRoutes)
      options.choice?.warnings = navigator.warnings
      let destinations = navigator.legDestinations
      let titles = destinations.map { $0.flatMap { $0.title.isEmpty ? nil : $0.title } }
      options.destinationTitle = titles.last ?? nil
      options.waypointTitles = Array(titles.dropLast())
      let placeIDs = destinations.map { $0?.placeID }
      options.destinationPlaceID = placeIDs.last ?? nil
      options.waypointPlaceIDs = Array(placeIDs.dropLast())
      self.route = options
      position.distanceAlongRoute = progress.distanceAlongRoute
    } else {
      route = nil
    }
    if let location = navigator.location {
      // On the route the vehicle is drawn on its line, off it where it was seen.
      if route == nil || guidance.isRerouting {
        position.distanceAlongRoute = nil
        position.coordinate = location.coordinate
        position.heading = location.headingDegrees
      }
      position.speed = location.heldSpeed
      time.unixSeconds = location.secondsSince1970
    }
    self.position = position
  }
}
