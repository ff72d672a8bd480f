import NavigationSDKNames
import Testing

@Suite struct CoreLocationTests {
  @Test func coordinates() {
    let coordinate = CLLocationCoordinate2DMake(60.17, 24.94)
    #expect(coordinate == CLLocationCoordinate2D(latitude: 60.17, longitude: 24.94))
    #expect(CLLocationCoordinate2DIsValid(coordinate))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(.nan, 0)))
  }

  /// A degree along a meridian is 111.195 km; along a circle of latitude its cosine's share.
  @Test func distances() {
    let here = CLLocation(latitude: 0, longitude: 10)
    let distance: CLLocationDistance = here.distance(from: CLLocation(latitude: 1, longitude: 10))
    #expect(abs(distance - 111_195) < 1)
    #expect(here.distance(from: here) == 0)
    let north = CLLocation(latitude: 60, longitude: 0).distance(from: CLLocation(latitude: 60, longitude: 0.01))
    #expect(abs(north - 111_195 * 0.01 / 2) < 0.1)
    let opposite = here.distance(from: CLLocation(latitude: 0, longitude: -170))
    #expect(abs(opposite - .pi * 6_371_009) < 1)
  }

  @Test func locations() {
    let moment = Date(timeIntervalSince1970: 1_000)
    let location = CLLocation(
      coordinate: CLLocationCoordinate2DMake(1, 2), altitude: 3, horizontalAccuracy: 4, verticalAccuracy: 5, course: 90,
      speed: 13.9, timestamp: moment)
    let (course, speed): (CLLocationDirection, CLLocationSpeed) = (location.course, location.speed)
    #expect(course == 90)
    #expect(speed == 13.9)
    #expect(location.altitude == 3)
    #expect(location.horizontalAccuracy == 4)
    #expect(location.timestamp == moment)
    #expect(CLLocation(latitude: 1, longitude: 2).speed == -1)
  }

  @Test func manager() {
    final class Listener: CLLocationManagerDelegate {
      var statuses: [CLAuthorizationStatus] = []
      var places: [CLLocation] = []
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        statuses.append(manager.authorizationStatus)
      }
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        places += locations
      }
    }
    let (manager, listener) = (CLLocationManager(), Listener())
    manager.delegate = listener
    #expect(manager.authorizationStatus == .notDetermined)
    #expect(CLLocationManager.locationServicesEnabled())
    manager.requestWhenInUseAuthorization()
    manager.requestWhenInUseAuthorization()
    #expect(listener.statuses == [.authorizedWhenInUse])
    manager.tell(CLLocation(latitude: 1, longitude: 2))
    #expect(listener.places.isEmpty)
    manager.startUpdatingLocation()
    manager.tell(CLLocation(latitude: 3, longitude: 4))
    manager.stopUpdatingLocation()
    manager.tell(CLLocation(latitude: 5, longitude: 6))
    #expect(listener.places.map(\.coordinate.latitude) == [3])
    #expect(manager.location?.coordinate.latitude == 5)
  }
}
