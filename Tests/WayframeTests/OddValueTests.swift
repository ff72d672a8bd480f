import Foundation
import Geometry
import Guidance
import NavigationUI
import TestSupport
import Testing

@testable import Wayframe

/// NaN, infinities, huge and negative numbers in whatever an app can set: a frame or a thrown error, never a trap.
@Suite struct OddValueTests {
  typealias Setter = @Sendable (inout NavigationScene, Double) -> Void

  static let values: [Double] = [
    .nan, .infinity, -.infinity, -1, 1e9, -1e9, 1e300, -1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]

  private static func rules(_ texts: String...) -> [LayoutConstraint] { texts.compactMap { LayoutConstraint($0) } }

  /// A view in the middle whose content or rule is odd.
  private static func view(_ change: @escaping @Sendable (inout ViewOptions, Double) -> Void) -> Setter {
    { scene, value in
      var view = ViewOptions(
        name: "box", constraints: rules("width == 20", "height == 20", "left == safeArea.left", "top == safeArea.top"))
      view.content.backgroundColor = SRGBColor(0xFF0000)
      view.content.text = "text"
      change(&view, value)
      scene.views = [view]
    }
  }

  private static func font(_ property: WritableKeyPath<UISettings, FontSpec?> & Sendable) -> Setter {
    { $0.settings[keyPath: property] = FontSpec(size: $1) }
  }

  static let setters: [(name: String, set: Setter)] = {
    var setters: [(name: String, set: Setter)] = []
    func add(_ name: String, _ set: @escaping Setter) { setters.append((name, set)) }
    add("device.width", { $0.device.width = $1 })
    add("device.height", { $0.device.height = $1 })
    add("device.scale", { $0.device.scale = $1 })
    add("device.safeArea.top", { $0.device.safeArea.top = $1 })
    add("device.safeArea.left", { $0.device.safeArea.left = $1 })
    add("padding.bottom", { $0.padding.bottom = $1 })
    add("padding.right", { $0.padding.right = $1 })
    add("time", { $0.time.unixSeconds = $1 })
    add("position.distanceAlongRoute", { $0.position?.distanceAlongRoute = $1 })
    add("position.latitude", { $0.position?.coordinate = Coordinate(latitude: $1, longitude: 24.9) })
    add("position.longitude", { $0.position?.coordinate = Coordinate(latitude: 60.2, longitude: $1) })
    add("position.heading", { $0.position?.heading = $1 })
    add("position.speed", { $0.position?.speed = $1 })
    add("position.accuracy", { $0.position?.accuracy = $1 })
    add("position.imageScale", { $0.position?.imageScale = $1 })
    add("camera.followingZoomLevel", { $0.camera.followingZoomLevel = $1 })
    add(
      "camera.latitude",
      {
        $0.free()
        $0.camera.coordinate = Coordinate(latitude: $1, longitude: 24.9)
      })
    add(
      "camera.longitude",
      {
        $0.free()
        $0.camera.coordinate = Coordinate(latitude: 60.2, longitude: $1)
      })
    add(
      "camera.zoom",
      {
        $0.free()
        $0.camera.zoom = $1
      })
    add(
      "camera.bearing",
      {
        $0.free()
        $0.camera.bearing = $1
      })
    add(
      "camera.viewingAngle",
      {
        $0.free()
        $0.camera.viewingAngle = $1
      })
    add(
      "camera.anchor.x",
      {
        $0.free()
        $0.camera.anchor = Point($1, 10)
      })
    add(
      "camera.anchor.y",
      {
        $0.free()
        $0.camera.anchor = Point(10, $1)
      })
    add("guidance.secondsSpeeding", { $0.guidance.secondsSpeeding = $1 })
    add(
      "guidance.speedAlertOptions",
      {
        var options = SpeedAlertOptions()
        options.severityUpgradeDurationSeconds = $1
        options.setSpeedAlertThresholdPercentage($1, forSpeedAlertSeverity: .minor)
        $0.guidance.speedAlertOptions = options
      })
    add("reportButtonExpansion", { $0.reportButtonExpansion = $1 })
    add("headerAccessory.height", { $0.headerAccessory = HeaderAccessoryOptions(height: $1) })
    add(
      "prompt.remainingShare",
      {
        var prompt = PromptOptions(.arrival)
        prompt.remainingShare = $1
        $0.prompt = prompt
      })
    add("route.speedLimit", { $0.route?.speedLimit = .limit(SpeedLimit(value: $1, unit: .kilometresPerHour)) })
    add("route.targetDistancesMeters", { $0.route?.targetDistancesMeters = [$1] })
    add("route.traffic.from", { $0.route?.traffic = [RouteStretch(from: $1, to: 500, value: .jam)] })
    add("route.traffic.to", { $0.route?.traffic = [RouteStretch(from: 0, to: $1, value: .jam)] })
    add("headerAlpha", { $0.settings.navigationHeaderBackgroundAlpha = $1 })
    add("instructionsFont", font(\.navigationHeaderInstructionsFirstRowFont))
    add("distanceFont", font(\.navigationHeaderDistanceValueFont))
    add("color.alpha", { $0.settings.navigationHeaderPrimaryBackgroundColor = SRGBColor(0xFF, alpha: Float($1)) })
    add("content.cornerRadius", view { $0.content.cornerRadius = $1 })
    add("content.borderWidth", view { $0.content.borderWidth = $1 })
    add("content.alpha", view { $0.content.alpha = $1 })
    add("content.padding", view { $0.content.padding = $1 })
    add("content.imageScale", view { $0.content.imageScale = $1 })
    add("content.imagePadding", view { $0.content.imagePadding = $1 })
    add("content.font", view { $0.content.font = FontSpec(size: $1) })
    add(
      "content.shadow",
      view {
        $0.content.shadow.opacity = 1
        $0.content.shadow.radius = $1
        $0.content.shadow.offsetX = $1
      })
    add("content.shadow.opacity", view { $0.content.shadow.opacity = $1 })
    add("constraint.constant", view { $0.constraints.append(LayoutConstraint(.width, constant: $1)) })
    add(
      "constraint.multiplier",
      view {
        $0.constraints.append(LayoutConstraint(.width, to: .init("safeArea", .width), multiplier: $1))
      })
    add("constraint.priority", view { $0.constraints.append(LayoutConstraint(.width, constant: 30, priority: $1)) })
    add(
      "marker",
      {
        var marker = MarkerOptions(position: Coordinate(latitude: 60.17, longitude: 24.94))
        marker.rotation = $1
        $0.overlays.markers = [marker]
        marker.opacity = $1
        $0.overlays.markers.append(marker)
      })
    add(
      "circle",
      {
        $0.overlays.circles = [CircleOptions(position: Coordinate(latitude: 60.17, longitude: 24.94), radius: $1)]
      })
    add(
      "polyline",
      {
        var line = PolylineOptions(path: [
          Coordinate(latitude: 60.17, longitude: 24.94), Coordinate(latitude: 60.18, longitude: 24.95),
        ])
        line.strokeWidth = $1
        $0.overlays.polylines = [line]
      })
    return setters
  }()

  private static let resources = Result { try FrameResources() }

  private static func scene() throws -> NavigationScene {
    try NavigationScene(
      path: Samples.path("helsinki/day.json"),
      overrides: [
        "map.sources=[]", "device.scale=1", "device.safeArea=null", "device.width=280", "device.height=300",
        "settings.isNavigationTripProgressBarEnabled=true", "settings.shouldDisplaySpeedometer=true",
      ])
  }

  @Test(arguments: setters.indices) func frameOrError(index: Int) throws {
    let (name, set) = Self.setters[index]
    let renderer = FrameRenderer(resources: try Self.resources.get())
    for value in Self.values {
      var scene = try Self.scene()
      set(&scene, value)
      do throws(FrameError) {
        let frame = try renderer.frame(of: scene)
        #expect(frame.pixels.width == scene.device.pixelWidth)
        #expect(frame.pixels.height == scene.device.pixelHeight)
        // What has neither a size nor a place is never drawn by.
        let measures = frame.layout.elements.flatMap { [$0.x, $0.y, $0.width, $0.height] }
        let areFinite = measures.allSatisfy(\.isFinite)
        #expect(areFinite, "\(name) \(value)")
      } catch {
        #expect(error.description.hasPrefix(scene.file), "\(name) \(value): \(error)")
      }
    }
  }

  /// Whole numbers at both ends of what they can hold.
  @Test func wholeNumbers() throws {
    let renderer = FrameRenderer(resources: try Self.resources.get())
    let setters: [(inout NavigationScene, Int) -> Void] = [
      { $0.guidance.headerStep = $1 }, { $0.time.offsetSeconds = $1 }, { $0.route?.index = $1 },
      { $0.route?.precision = $1 },
      {
        var view = ViewOptions(
          name: "box", constraints: Self.rules("width == 90", "left == safeArea.left", "top == safeArea.top"))
        view.content.text = "text that has many words"
        view.content.numberOfLines = $1
        $0.views = [view]
      },
      {
        var marker = MarkerOptions(position: Coordinate(latitude: 60.17, longitude: 24.94))
        marker.zIndex = $1
        $0.overlays.markers = [marker]
      },
    ]
    for set in setters {
      for value in [Int.min, -1, 1_000_000, .max] {
        var scene = try Self.scene()
        set(&scene, value)
        do throws(FrameError) {
          #expect(try renderer.frame(of: scene).pixels.width == 280)
        } catch {
          #expect(!error.description.isEmpty)
        }
      }
    }
  }

  /// Pages of their own have a scale or a width that the caller gives.
  @Test(arguments: values) func pages(value: Double) throws {
    let renderer = FrameRenderer(resources: try Self.resources.get())
    _ = try? renderer.designPage(.colors, scale: min(value, -1))
    _ = try? renderer.designPage(.colors, scale: value.isNaN ? value : max(value, 1e6))
    let widths = FrameRenderer.directionsListWidths
    let list = try renderer.directionsList(of: Self.scene(), width: value)
    #expect((widths.lowerBound...widths.upperBound).contains(Double(list.pixels.width)))
    var device = Device()
    device.scale = value
    #expect(device.resized(to: "320x568") == nil || (0.01...16).contains(value))
    #expect(device.pixelWidth <= 1_000_000)
  }

  /// A map view under way: its settings, gestures, clock, navigator and simulator.
  @Test(arguments: values) func mapViews(value: Double) throws {
    let mapView = MapView(try Self.scene(), renderer: FrameRenderer(resources: try Self.resources.get()))
    let simulator = try #require(mapView.locationSimulator)
    let navigator = try #require(mapView.navigator)
    #expect(simulator.simulateAlongNewRoute(to: [NavigationWaypoint(title: "Harbour")]) == .ok)
    let point = CGPoint(x: value, y: value)
    let place = Coordinate(latitude: value, longitude: value)
    simulator.speedMultiplier = Float(value)
    // A day of steps takes long; a longer one is cut to it.
    mapView.advance(by: value < 1e6 ? value : 2)
    simulator.advance(bySeconds: value)
    mapView.cameraOptions.followingZoomLevel = value
    _ = try? mapView.frame()
    mapView.cameraOptions.followingZoomLevel = nil
    try? mapView.pan(by: point)
    try? mapView.zoom(by: value, around: point)
    try? mapView.tilt(by: value)
    try? mapView.rotate(by: value, around: point)
    _ = try? mapView.tap(at: point)
    try? mapView.longPress(at: point)
    mapView.moveCamera(to: place, zoom: value, bearing: value, viewingAngle: value)
    mapView.zoomCamera(by: value, at: point)
    mapView.scrollCamera(by: point)
    mapView.fitCamera(CoordinateBounds([place]), insets: Insets(top: value, left: value, bottom: value, right: value))
    mapView.fitCamera(CoordinateBounds([Coordinate(latitude: 60, longitude: 25)]), insets: Insets(top: value))
    navigator.timeUpdateThreshold = value
    navigator.distanceUpdateThreshold = value
    navigator.update(
      VehicleLocation(
        coordinate: Coordinate(latitude: 60.17, longitude: 24.94), headingDegrees: value, metresPerSecond: value,
        secondsSince1970: value))
    navigator.update(VehicleLocation(coordinate: place, secondsSince1970: 0))
    simulator.simulateLocation(at: place, headingDegrees: value)
    mapView.swipeHeader(by: value > 0 ? .max : .min)
    // The frame is whole, whatever came before.
    #expect(try mapView.frame().pixels.width == 280)
    mapView.padding = Insets(top: value, left: value, bottom: value, right: value)
    _ = try? mapView.frame()
    mapView.padding = Insets()
    let marker = MapMarker(position: place)
    marker.rotation = value
    marker.opacity = Float(value)
    marker.groundAnchor = point
    marker.map = mapView
    _ = try? mapView.frame()
    marker.map = nil
    let label = AppLabel(frame: CGRect(x: value, y: value, width: value, height: value))
    label.text = "text"
    label.alpha = value
    label.minimumScaleFactor = value
    label.preferredMaxLayoutWidth = value
    label.layer.cornerRadius = value
    label.layer.shadowRadius = value
    mapView.addSubview(label)
    _ = try? mapView.frame()
    label.center = point
    label.bounds = CGRect(x: value, y: value, width: value, height: value)
    _ = try? mapView.frame()
  }
}

extension NavigationScene {
  fileprivate mutating func free() {
    camera.mode = .free
    camera.coordinate = Coordinate(latitude: 60.17, longitude: 24.94)
    camera.zoom = 15
  }
}
