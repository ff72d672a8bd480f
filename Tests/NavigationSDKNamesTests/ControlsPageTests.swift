import Geometry
import NavigationSDKNames
import Testing

/// Every call of the page "Modify the navigation UI", as it is written there, and what it does to the frame.
@Suite struct ControlsPageTests {
  /// How far the shadow of a card or button reaches.
  private let shadow = 40.0

  @Test func compass() throws {
    let change = try Change(
      { mapView in mapView.settings.compassButton = true }, from: { $0.settings.compassButton = false })
    #expect(change.shows("compassButton") == (false, true))
    #expect(change.stays(inside: ["compassButton"], margin: shadow))
  }

  @Test func myLocation() throws {
    let change = try Change { mapView in mapView.settings.myLocationButton = true }
    #expect(change.shows("myLocationButton") == (false, true))
    #expect(change.stays(inside: ["myLocationButton"], margin: shadow))
  }

  @Test func recenter() throws {
    let change = try Change(
      { mapView in mapView.settings.isRecenterButtonEnabled = true },
      from: { $0.settings.isRecenterButtonEnabled = false }, then: { try $0.pan(by: CGPoint(x: 30, y: 40)) })
    #expect(change.shows("recenterButton") == (false, true))
    #expect(change.stays(inside: ["recenterButton", "speedometer"], margin: shadow))
  }

  @Test func headerAndFooter() throws {
    let header = try Change(
      { mapView in mapView.settings.isNavigationHeaderEnabled = true },
      from: {
        $0.settings.isNavigationHeaderEnabled = false
        $0.settings.compassButton = false
        Drive.freeCamera($0)
      })
    #expect(header.shows("navigationHeader") == (false, true))
    #expect(header.stays(inside: ["navigationHeader", "navigationHeaderSecondary"], margin: shadow))
    let footer = try Change(
      { mapView in mapView.settings.isNavigationFooterEnabled = true },
      from: {
        $0.settings.isNavigationFooterEnabled = false
        Drive.freeCamera($0)
      })
    #expect(footer.shows("navigationFooter") == (false, true))
    let bottom = ["navigationFooter", "recenterButton", "reportIncidentButton", "attribution", "speedometer"]
    #expect(footer.stays(inside: bottom, margin: shadow))
  }

  @Test func headerColors() throws {
    let change = try Change { mapView in
      mapView.settings.isNavigationHeaderEnabled = true
      mapView.settings.isNavigationFooterEnabled = true
      mapView.settings.navigationHeaderPrimaryBackgroundColor = .blue
      mapView.settings.navigationHeaderSecondaryBackgroundColor = .red
    }
    #expect(change.stays(inside: ["navigationHeader", "navigationHeaderSecondary"]))
    let card = try #require(change.area(of: ["navigationHeader"]))
    #expect(change.after.pixels[Int(card.maxX) - 6, Int(card.center.y)] == UIColor.blue.pixel)
    let strip = try #require(change.area(of: ["navigationHeaderSecondary"]))
    #expect(change.after.pixels[Int(strip.maxX) - 6, Int(strip.center.y)] == UIColor.red.pixel)
  }

  @Test func lowLightColors() throws {
    let change = try Change(
      { mapView in
        mapView.settings.navigationHeaderPrimaryBackgroundColorNightMode = UIColor(
          red: 0.0, green: 0.15, blue: 0.5, alpha: 1.0)
        mapView.settings.navigationHeaderSecondaryBackgroundColorNightMode = .purple
      }, from: { $0.lightingMode = .lowLight })
    #expect(change.stays(inside: ["navigationHeader", "navigationHeaderSecondary"]))
    let card = try #require(change.area(of: ["navigationHeader"]))
    // 0.15 and 0.5 of 255 are 38 and 128.
    #expect(change.after.pixels[Int(card.maxX) - 6, Int(card.center.y)] == UIColor(0x002680).pixel)
    let day = try Change { $0.settings.navigationHeaderPrimaryBackgroundColorNightMode = .purple }
    #expect(day.changedRect == nil)
  }

  @Test func lightingMode() throws {
    final class Listener: GMSNavigatorListener {
      var mapView: GMSMapView?
      func navigator(_ navigator: GMSNavigator, didChangeSuggestedLightingMode lightingMode: GMSNavigationLightingMode)
      {
        mapView?.lightingMode = lightingMode
      }
    }
    // 22:49 in Helsinki is sunset on 21 June; the map changes because the listener changes it.
    let mapView = try Drive.mapView("helsinki/day", ["map.sources=[]", "time=2026-06-21T22:48:00+03:00"], seconds: 10)
    let listener = Listener()
    listener.mapView = mapView
    mapView.navigator?.add(listener)
    let day = try mapView.frame()
    mapView.advance(by: 240)
    #expect(mapView.lightingMode == .lowLight)
    #expect(mapView.navigator?.suggestedLightingMode == .lowLight)
    let night = try mapView.frame()
    mapView.lightingMode = .normal
    let back = try mapView.frame()
    #expect(night.pixels != back.pixels)
    #expect(day.pixels != night.pixels)
  }

  @Test func accessoryView() throws {
    class MyCustomView: UIView, GMSNavigationAccessoryView {
      var viewHeight: CGFloat = 70

      func heightForAccessoryViewConstrained(to size: CGSize, on mapView: GMSMapView) -> CGFloat {
        return viewHeight
      }
    }
    let mapView = try Drive.mapView(configure: {
      Drive.freeCamera($0)
      $0.settings.compassButton = false
    })
    let bare = try mapView.frame()
    let customView = MyCustomView()
    customView.backgroundColor = .magenta
    mapView.setHeaderAccessory(customView)
    let shown = Change(bare, try mapView.frame())
    #expect(shown.stays(inside: ["navigationHeader", "navigationHeaderSecondary"], margin: shadow))
    let strip = try #require(shown.after.layout.elements.first { $0.name == "navigationHeaderSecondary" })
    #expect(strip.height == 70)
    #expect(shown.after.pixels[Int(strip.x + strip.width / 2), Int(strip.y + 35)] == UIColor.magenta.pixel)
    customView.viewHeight = 110
    mapView.invalidateLayout(forAccessoryView: customView)
    #expect(try mapView.frame().layout.elements.first { $0.name == "navigationHeaderSecondary" }?.height == 110)
    mapView.setHeaderAccessory(nil)
    #expect(try mapView.frame().pixels == bare.pixels)
  }

  @Test func directionsList() throws {
    let mapView = try Drive.mapView()
    let navigator = try #require(mapView.navigator)
    let directionsListController = GMSNavigationDirectionsListController(navigator: navigator)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 700))
    directionsListController.reloadData()
    let directionsListView = directionsListController.directionsListView
    directionsListView.frame = view.frame
    view.addSubview(directionsListView)
    directionsListView.translatesAutoresizingMaskIntoConstraints = false
    directionsListView.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    directionsListView.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    directionsListView.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    directionsListView.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    let usual = try directionsListController.frame()
    #expect(usual.pixels.width == 393)
    directionsListController.invalidateLayout()
    #expect(try directionsListController.frame().pixels.width == 360)
    let rows = usual.layout.elements.count
    mapView.advance(by: 120)
    #expect(try directionsListController.frame().layout.elements.count == rows)
    directionsListController.reloadData()
    #expect(try directionsListController.frame().layout.elements.count < rows)
  }

  @Test func tripProgressBar() throws {
    let change = try Change { mapView in mapView.settings.isNavigationTripProgressBarEnabled = true }
    #expect(change.shows("navigationTripProgressBar") == (false, true))
    let bar = try #require(change.area(of: ["navigationTripProgressBar"]))
    #expect(bar.width == 12)
    #expect(bar.height == 400)
    #expect(bar.maxY == 852 - 210)
    #expect(change.stays(inside: ["navigationTripProgressBar"], margin: shadow))
  }

  @Test func trafficLightsAndStopSigns() throws {
    let plain = { (mapView: GMSMapView) in
      mapView.settings.showsTrafficLights = false
      mapView.settings.showsStopSigns = false
      mapView.cameraMode = .following
    }
    let change = try Change(
      { mapView in
        mapView.settings.showsTrafficLights = true
        mapView.settings.showsStopSigns = true
      }, from: plain, then: { Drive.advance($0, to: 1_990) }, sample: "sampleville/noon", overrides: [], seconds: 0)
    let signs = change.after.layout.landmarks.filter { ["trafficLight", "stopSign"].contains($0.kind) }
    #expect(!change.before.layout.landmarks.contains { ["trafficLight", "stopSign"].contains($0.kind) })
    #expect(!signs.isEmpty)
    let changed = try #require(change.changedRect)
    #expect(signs.contains { changed.minX < $0.x && $0.x < changed.maxX && changed.minY < $0.y && $0.y < changed.maxY })
  }

  @Test func speedometer() throws {
    let options = { (mapView: GMSMapView) in
      let mutableSpeedAlertOptions = GMSNavigationMutableSpeedAlertOptions()
      let minorSpeedAlertThresholdPercentage: CGFloat = 0.05
      mutableSpeedAlertOptions.setSpeedAlertThresholdPercentage(minorSpeedAlertThresholdPercentage, for: .minor)
      mutableSpeedAlertOptions.severityUpgradeDurationSeconds = 5
      mapView.navigator?.speedAlertOptions = mutableSpeedAlertOptions
      mapView.locationSimulator?.speedMultiplier = 3
      mapView.settings.shouldDisplaySpeedometer = false
    }
    let change = try Change(
      { mapView in mapView.settings.shouldDisplaySpeedometer = true }, from: options,
      sample: "sampleville/noon", seconds: 20)
    let widths = [change.before, change.after].map { $0.layout.elements.first { $0.name == "speedometer" }?.width ?? 0 }
    // Off, limit and speed are gone; on, both are there.
    #expect(widths[0] == 0)
    #expect(widths[1] >= 124)
    #expect(change.after.layout.elements.contains { $0.name == "speedLimit" })
    let onMap = try Change(
      { mapView in mapView.shouldDisplaySpeedometer = true }, from: options, sample: "sampleville/noon", seconds: 20)
    #expect(onMap.after.pixels == change.after.pixels)
  }

  @Test func destinationMarkers() throws {
    let change = try Change(
      { mapView in mapView.settings.showsDestinationMarkers = false }, from: { $0.cameraMode = .overview })
    let pin = try #require(change.before.layout.landmarks.first { $0.kind == "destination" })
    #expect(!change.after.layout.landmarks.contains { $0.kind == "destination" })
    let changed = try #require(change.changedRect)
    #expect(Rect(x: pin.x - 60, y: pin.y - 80, width: 120, height: 120).contains(changed))
  }

  @Test func buildings() throws {
    let change = try Change(
      { mapView in mapView.isBuildingsEnabled = false }, sample: "helsinki/day", overrides: [], seconds: 30)
    #expect(change.changedRect != nil)
    #expect(change.before.layout.elements == change.after.layout.elements)
  }

  @Test func gestures() throws {
    let mapView = try Drive.mapView()
    let before = try mapView.frame()
    mapView.settings.scrollGestures = false
    mapView.settings.zoomGestures = false
    mapView.settings.tiltGestures = false
    mapView.settings.rotateGestures = false
    try mapView.pan(by: CGPoint(x: 50, y: 50))
    try mapView.zoom(by: 2)
    try mapView.tilt(by: 20)
    try mapView.rotate(by: 45)
    #expect(try mapView.frame().pixels == before.pixels)
    mapView.animate(to: GMSCameraPosition(latitude: 60.17, longitude: 24.94, zoom: 13, bearing: 20, viewingAngle: 0))
    #expect(try mapView.frame().pixels != before.pixels)
    #expect(mapView.camera.zoom == 13)
    #expect(mapView.camera.bearing == 20)
    mapView.cameraMode = .following
    mapView.settings.setAllGesturesEnabled(true)
    try mapView.pan(by: CGPoint(x: 50, y: 50))
    #expect(try mapView.frame().pixels != before.pixels)
  }

  @Test func layoutGuides() throws {
    let mapView = try Drive.mapView()
    let bare = try mapView.frame()
    // Add a label to the top left, positioned below the header.
    let topLabel = UILabel()
    topLabel.text = "Top Left"
    mapView.addSubview(topLabel)
    topLabel.translatesAutoresizingMaskIntoConstraints = false
    topLabel.topAnchor.constraint(equalTo: mapView.navigationHeaderLayoutGuide.bottomAnchor).isActive = true
    topLabel.leadingAnchor.constraint(equalTo: mapView.leadingAnchor).isActive = true
    topLabel.accessibilityIdentifier = "topLabel"
    let top = Change(bare, try mapView.frame())
    #expect(top.stays(inside: ["topLabel"]))

    // Add a label to the bottom right, positioned above the footer.
    let bottomLabel = UILabel()
    bottomLabel.text = "Bottom Right"
    mapView.addSubview(bottomLabel)
    bottomLabel.translatesAutoresizingMaskIntoConstraints = false
    bottomLabel.bottomAnchor.constraint(equalTo: mapView.navigationFooterLayoutGuide.topAnchor).isActive = true
    bottomLabel.trailingAnchor.constraint(equalTo: mapView.trailingAnchor).isActive = true
    bottomLabel.accessibilityIdentifier = "bottomLabel"
    let both = Change(top.after, try mapView.frame())
    #expect(both.stays(inside: ["bottomLabel"]))
    let elements = Dictionary(uniqueKeysWithValues: both.after.layout.elements.map { ($0.name, $0) })
    let strip = try #require(elements["navigationHeaderSecondary"] ?? elements["navigationHeader"])
    let label = try #require(elements["topLabel"])
    #expect(label.x == 0)
    #expect(label.y == strip.y + strip.height)
    let bottom = try #require(elements["bottomLabel"])
    #expect(bottom.x + bottom.width == 393)
    #expect(bottom.y + bottom.height == elements["navigationFooter"]?.y)
  }

  @Test func alternateRoutes() throws {
    func alternates(_ strategy: GMSNavigationAlternateRoutesStrategy) throws -> (count: Int, frame: Frame) {
      let mapView = try Drive.mapView("sampleville/overview")
      let navigator = mapView.navigator
      let destinations = [
        GMSNavigationWaypoint(location: CLLocationCoordinate2D(latitude: 0, longitude: 0), title: "Park")!
      ]
      let routingOptions = GMSNavigationRoutingOptions(alternateRoutesStrategy: strategy)
      navigator?.setDestinations(destinations, routingOptions: routingOptions) { routeStatus in
        #expect(routeStatus == .OK)
      }
      mapView.cameraMode = .overview
      return (navigator?.alternateRoutes.count ?? -1, try mapView.frame())
    }
    let all = try alternates(.all)
    let one = try alternates(.one)
    let none = try alternates(.none)
    #expect(all.count == 2)
    #expect(one.count == 1)
    #expect(none.count == 0)
    #expect(all.frame.pixels != one.frame.pixels)
    #expect(one.frame.pixels != none.frame.pixels)
    let mapView = try Drive.mapView("sampleville/overview")
    let shortest = GMSNavigationMutableRoutingOptions(routingStrategy: .shorter)
    shortest.alternateRoutesStrategy = .all
    mapView.navigator?.setDestinations(
      [GMSNavigationWaypoint(placeID: "place", title: "Park")!], routingOptions: shortest
    ) { #expect($0 == .OK) }
    #expect(mapView.navigator?.warnings.contains { $0.contains("strategy") } == true)
    #expect(try mapView.frame().warnings.contains { $0.contains("strategy") })
  }
}
