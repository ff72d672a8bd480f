import NavigationSDKNames

/// What the app itself has on the map: the passenger, the stop, the company's zone and the way that the passenger walks.
final class ShuttlePlaces {
  let passengerMarker = GMSMarker(position: CLLocationCoordinate2D(latitude: 60.16845, longitude: 24.95125))
  let destinationMarker = GMSMarker()
  let depotMarker = GMSMarker()
  private let zone = GMSPolygon()
  private let walk = GMSPolyline()
  private let reach = GMSCircle()

  init() {
    passengerMarker.title = "Aino Virtanen"
    passengerMarker.snippet = "Waits by the park, 2 seats"
    passengerMarker.icon = UIImage(named: "passenger")
    passengerMarker.groundAnchor = CGPoint(x: 0.5, y: 0.5)
    passengerMarker.userData = 4711

    destinationMarker.position = CLLocationCoordinate2DMake(60.169277, 24.939188)
    destinationMarker.title = "Forum"
    destinationMarker.icon = GMSMarker.markerImage(with: .systemGreen)
    destinationMarker.zIndex = 1

    depotMarker.position = CLLocationCoordinate2DMake(60.1722, 24.9478)
    depotMarker.iconView = ShuttlePlaces.badge("D")
    depotMarker.isFlat = false
    depotMarker.isTappable = false
    depotMarker.tracksViewChanges = false

    let corners = GMSMutablePath()
    corners.add(CLLocationCoordinate2DMake(60.1676, 24.9478))
    corners.add(CLLocationCoordinate2DMake(60.1681, 24.9518))
    corners.addLatitude(60.1673, longitude: 24.9522)
    corners.addLatitude(60.1668, longitude: 24.9482)
    zone.path = corners
    zone.title = "No stopping"
    zone.fillColor = UIColor.systemRed.withAlphaComponent(0.2)
    zone.strokeColor = .systemRed
    zone.strokeWidth = 2
    zone.isTappable = true

    let way = GMSMutablePath()
    way.add(passengerMarker.position)
    way.add(CLLocationCoordinate2DMake(60.16845, 24.9509))
    way.add(CLLocationCoordinate2DMake(60.1681, 24.95095))
    walk.path = way
    walk.strokeWidth = 4
    walk.spans = GMSStyleSpans(
      way, [GMSStrokeStyle.solidColor(Theme.walk), GMSStrokeStyle.solidColor(.clear)], [6, 4], GMSLengthKind.rhumb)

    reach.position = passengerMarker.position
    reach.radius = 40
    reach.fillColor = Theme.walk.withAlphaComponent(0.15)
    reach.strokeColor = Theme.walk
    reach.strokeWidth = 1.5
  }

  func show(on mapView: GMSMapView) {
    let overlays: [GMSOverlay] = [zone, reach, walk, passengerMarker, destinationMarker, depotMarker]
    for overlay in overlays { overlay.map = mapView }
  }

  /// Everything that is to be seen before the trip.
  var bounds: GMSCoordinateBounds {
    GMSCoordinateBounds(coordinate: passengerMarker.position, coordinate: destinationMarker.position)
      .includingCoordinate(depotMarker.position)
  }

  private static func badge(_ text: String) -> UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    label.text = text
    label.font = .boldSystemFont(ofSize: 15)
    label.textAlignment = .center
    label.textColor = .white
    label.backgroundColor = Theme.brand
    label.layer.cornerRadius = 14
    label.layer.borderWidth = 2
    label.layer.borderColor = UIColor.white.cgColor
    label.clipsToBounds = true
    return label
  }
}
