import Geometry
import Testing
import Wayframe

/// Rectangles of latitudes and longitudes, across the 180th meridian too.
@Suite struct CoordinateBoundsTests {
  private func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude)
  }

  @Test func anEmptyOneHoldsNothing() {
    let empty = CoordinateBounds()
    #expect(!empty.isValid)
    #expect(empty.northEast == nil)
    #expect(empty.center == nil)
    #expect(!empty.contains(place(0, 0)))
    #expect(!empty.intersects(CoordinateBounds([place(0, 0)])))
    #expect(empty.including(CoordinateBounds()) == empty)
  }

  @Test func placesThatAreNoneAreLeftOut() {
    let places = [place(.nan, 0), place(0, .infinity), place(91, 0), place(0, -181)]
    #expect(!CoordinateBounds(places).isValid)
    #expect(CoordinateBounds(places + [place(1, 2)]) == CoordinateBounds([place(1, 2)]))
  }

  @Test func itGrowsTheShorterWay() {
    let eastward = CoordinateBounds([place(0, 170), place(10, -175)])
    #expect(eastward.southWest == place(0, 170))
    #expect(eastward.northEast == place(10, -175))
    #expect(eastward.center == place(5, 177.5))
    #expect(eastward.contains(place(5, 180)))
    #expect(eastward.contains(place(5, -180)))
    #expect(!eastward.contains(place(5, 0)))
    #expect(!eastward.contains(place(11, 175)))
    // From there 160 is 10° to the west, −160 is 15° to the east.
    #expect(eastward.including(place(0, 160)).southWest?.longitude == 160)
    #expect(eastward.including(place(0, -160)).northEast?.longitude == -160)
    let plain = CoordinateBounds([place(41, 29), place(42, 28)])
    #expect(plain.southWest == place(41, 28))
    #expect(plain.northEast == place(42, 29))
  }

  /// 0° to 170°, 160° to −30° and −40° to 10° leave nothing out.
  @Test func aUnionAllTheWayRoundHoldsEveryLongitude() {
    let parts = [(0.0, 170.0), (160, -30), (-40, 10)].map { west, east in
      let middle = west < east ? (west + east) / 2 : (west + east + 360) / 2
      return CoordinateBounds([place(0, west), place(1, middle > 180 ? middle - 360 : middle), place(2, east)])
    }
    let all = parts[0].including(parts[1]).including(parts[2])
    for longitude in [-180.0, -90, 0, 50, 90, 180] { #expect(all.contains(place(1, longitude)), "\(longitude)") }
    #expect(all.including(place(1, 50)) == all)
    #expect(all.intersects(CoordinateBounds([place(1, 50)])))
    #expect(!all.contains(place(3, 50)))
  }

  @Test func unions() {
    let pacific = CoordinateBounds([place(-5, 175), place(5, -175)])
    let asia = CoordinateBounds([place(0, 100), place(20, 120)])
    let both = pacific.including(asia)
    #expect(both == asia.including(pacific))
    #expect(both.southWest == place(-5, 100))
    #expect(both.northEast == place(20, -175))
    // One inside the other, in longitude.
    let inner = CoordinateBounds([place(0, 178), place(1, 179)])
    #expect(pacific.including(inner) == pacific)
    #expect(inner.including(pacific) == pacific)
    // Three thirds of the earth meet all round.
    let thirds = [-180.0, -60, 60].map { CoordinateBounds([place(0, $0), place(1, $0 + 119.9)]) }
    let world = thirds[0].including(thirds[1]).including(thirds[2])
    #expect(world.contains(place(0.5, 0)))
    #expect(world.contains(place(0.5, 179)))
    #expect(world.contains(place(0.5, -179)))
  }

  @Test(arguments: [
    (100.0, 120.0, 110.0, 130.0, true), (100, 120, 121, 130, false), (170, -170, -175, -160, true),
    (170, -170, 160, 169, false), (170, -170, 160, 171, true), (-10, 10, 10, 20, true),
  ])
  func intersections(west: Double, east: Double, otherWest: Double, otherEast: Double, isCommon: Bool) {
    let one = CoordinateBounds([place(0, west), place(1, east)])
    let other = CoordinateBounds([place(0.5, otherWest), place(2, otherEast)])
    #expect(one.intersects(other) == isCommon)
    #expect(other.intersects(one) == isCommon)
    let north = CoordinateBounds([place(5, otherWest), place(6, otherEast)])
    #expect(!one.intersects(north))
  }
}
