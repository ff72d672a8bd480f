import Foundation
import Geometry
import Images
import Pixels
import TestSupport
import Testing
import Wayframe

/// Markers, lines and areas of scenes and of the API.
@Suite struct MapOverlayTests {
  private static let place = Coordinate(latitude: 60.169277, longitude: 24.939188)
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func scene(_ overrides: String...) throws -> NavigationScene {
    try NavigationScene(
      path: Samples.path("helsinki/day.json"),
      overrides: [
        "device.scale=1", "map.sources=[]", "camera.mode=free", "camera.latitude=60.169277",
        "camera.longitude=24.939188", "camera.zoom=16", "route.destinationPlaceID=null",
      ] + overrides)
  }

  private func picture(_ color: UInt32, side: Int = 20) throws -> String {
    let pixels = PixelBuffer(width: side, height: side, filledWith: SRGBColor(color).pixel)
    return try folder.write(PNG.encode(pixels), to: "picture-\(side).png")
  }

  private static func color(_ frame: Frame, _ x: Int, _ y: Int) -> UInt32 {
    let p = frame.pixels[x, y]
    return UInt32(p.red) << 16 | UInt32(p.green) << 8 | UInt32(p.blue)
  }

  private static func color(_ frame: Frame, _ kind: String, dx: Int = 0, dy: Int = 0) throws -> UInt32 {
    let mark = try #require(frame.layout.landmarks.first { $0.kind == kind })
    return color(frame, Int(mark.x) + dx, Int(mark.y) + dy)
  }

  @Test func aScenesMarkersAndShapesAreDrawn() throws {
    let file = try picture(0x12AB34)
    let at = #""latitude": 60.169277, "longitude": 24.9405"#
    let scene = try Self.scene(
      #"markers=[{\#(at), "image": "\#(file)", "groundAnchor": {"x": 0.5, "y": 0.5}, "title": "Depot"}]"#,
      ##"circles=[{\##(at), "radius": 60, "fillColor": "#AA0000", "strokeColor": null}]"##)
    let frame = try FrameRenderer().frame(of: scene)
    #expect(try Self.color(frame, "marker") == 0x12AB34)
    #expect(try Self.color(frame, "marker", dx: 15) == 0xAA0000)
    let bare = try FrameRenderer().frame(of: Self.scene())
    #expect(!bare.layout.landmarks.contains { $0.kind == "marker" })
    let fast = try FrameRenderer(threads: 3).frame(of: scene)
    #expect(fast.pixels == (try FrameRenderer(threads: 1, simd: .scalar).frame(of: scene).pixels))
    let svg = frame.svg()
    #expect(svg.contains("data:image/png;base64,"))
    #expect(svg.contains("#AA0000"))
  }

  /// Two lines stand in the bubble: 17.5 and 15.625 of text, 2 between them, 9 above and below, and 9 of tail under it.
  @Test func aSelectedMarkerHasAnInfoWindow() throws {
    let file = try picture(0x12AB34)
    func frame(_ more: String, _ overrides: String...) throws -> Frame {
      let at = #""latitude": 60.169277, "longitude": 24.9405, "image": "\#(file)", "title": "Depot", "snippet": "Open""#
      return try FrameRenderer().frame(
        of: NavigationScene(
          path: Samples.path("helsinki/day.json"),
          overrides: [
            "device.scale=1", "map.sources=[]", "camera.mode=free", "camera.latitude=60.169277",
            "camera.longitude=24.9405", "camera.zoom=16", "markers=[{\(at)\(more)}]",
          ] + overrides))
    }
    func window(_ frame: Frame) -> FrameLayout.Landmark? { frame.layout.landmarks.first { $0.kind == "infoWindow" } }
    #expect(window(try frame("")) == nil)
    let day = try frame(#", "isSelected": true"#)
    let (mark, bubble) = (try #require(day.layout.landmarks.first { $0.kind == "marker" }), try #require(window(day)))
    #expect(abs(bubble.x - mark.x) <= 1)
    #expect(abs(mark.y - 20 - 9 - 26.5 - bubble.y) <= 1.5)
    #expect(try Self.color(day, "infoWindow", dy: -23) == 0xFFFFFF)
    let night = try frame(#", "isSelected": true"#, "lightingMode=lowLight")
    #expect(try Self.color(night, "infoWindow", dy: -23) == 0x222A35)
    let lower = try #require(window(try frame(#", "isSelected": true, "infoWindowAnchor": {"x": 0.5, "y": 0.5}"#)))
    #expect(lower.y == bubble.y + 10)
  }

  @Test func imagesAndPinsTakeTheLightsColours() throws {
    let file = try picture(0x12AB34)
    let tint = ##""tintColor": {"light": "#BB0022", "dark": "#00AA11"}"##
    let marker = #"markers=[{"latitude": 60.169277, "longitude": 24.9405, "image": "\#(file)", \#(tint)}]"#
    #expect(try Self.color(FrameRenderer().frame(of: Self.scene(marker)), "marker", dy: -10) == 0xBB0022)
    let night = try FrameRenderer().frame(of: Self.scene(marker, "lightingMode=lowLight"))
    #expect(try Self.color(night, "marker", dy: -10) == 0x00AA11)
  }

  @Test func theDestinationAndTheVehicleHavePictures() throws {
    let file = try picture(0x12AB34)
    let destination = try FrameRenderer().frame(of: Self.scene("destinationMarker={\"image\": \"\(file)\"}"))
    #expect(try Self.color(destination, "destination", dy: -10) == 0x12AB34)
    let vehicle = try FrameRenderer().frame(
      of: Self.scene("position.distanceAlongRoute=2200", "position.image=\(file)"))
    #expect(try Self.color(vehicle, "position") == 0x12AB34)
    let none = try FrameRenderer().frame(
      of: Self.scene("destinationMarker={\"image\": \"\(file)\"}", "settings.showsDestinationMarkers=false"))
    #expect(!none.layout.landmarks.contains { $0.kind == "destination" })
  }

  @Test(arguments: [
    (#"markers=[{"latitude": 91, "longitude": 0}]"#, "\"markers[0].latitude\" is 91, but must be -90 to 90"),
    (#"markers=[{"latitude": 1}]"#, "\"markers[0].longitude\" is missing"),
    (#"markers=[{"latitude": 1, "longitude": 2, "opacity": 3}]"#, "\"markers[0].opacity\" is 3"),
    (#"markers=[{"latitude": 1, "longitude": 2, "isSelected": "yes"}]"#, "\"markers[0].isSelected\""),
    (#"markers=[{"latitude": 1, "longitude": 2, "infoWindowAnchor": {"x": 1}}]"#, "infoWindowAnchor"),
    (
      #"markers=[{"latitude": 1, "longitude": 2, "infoWindowAnchor": {"x": 1, "y": 101}}]"#,
      "\"markers[0].infoWindowAnchor.y\" is 101"
    ),
    (#"markers=[{"latitude": 1, "longitude": 2, "tintColor": "red"}]"#, "\"markers[0].tintColor\""),
    (#"destinationMarker={"isSelected": true}"#, "unknown key \"destinationMarker.isSelected\""),
    (#"markers=[{"latitude": 1, "longitude": 2, "icon": "x"}]"#, "unknown key \"markers[0].icon\""),
    (#"polylines=[{"path": "  "}]"#, "an encoded polyline"), (#"polylines=[{}]"#, "\"polylines[0].path\" is missing"),
    (#"polylines=[{"path": [{"latitude": 0, "longitude": 541}]}]"#, "\"polylines[0].path[0].longitude\" is 541"),
    (#"polylines=[{"path": [], "strokeWidth": -1}]"#, "\"polylines[0].strokeWidth\" is -1"),
    (#"polygons=[{"path": [], "holes": [{}]}]"#, "\"polygons[0].holes[0].path\" is missing"),
    (#"circles=[{"latitude": 0, "longitude": 0, "radius": 1e8}]"#, "\"circles[0].radius\" is 100000000"),
    (#"circles=[{"latitude": 0, "longitude": 0}]"#, "\"circles[0].radius\" is missing"),
  ])
  func badOverlaysAreRefused(override: String, words: String) throws {
    let error = try #require(throws: SceneError.self) { try Self.scene(override) }
    #expect("\(error)".contains(words), "\(error)")
  }

  @Test func tooManyAreRefused() throws {
    var scene = try Self.scene()
    scene.overlays.markers = Array(repeating: MarkerOptions(position: Self.place), count: 1_001)
    var error = try #require(throws: FrameError.self) { try FrameRenderer().layout(of: scene) }
    #expect("\(error)".contains("number of markers"))
    #expect("\(error)".contains("at most 1000"))
    scene.overlays.markers = []
    scene.overlays.polylines = [PolylineOptions(path: Array(repeating: Self.place, count: 200_001))]
    error = try #require(throws: FrameError.self) { try FrameRenderer().layout(of: scene) }
    #expect("\(error)".contains("at most 200000"))
  }

  @Test func picturesThatCannotBeUsedAreNamed() throws {
    var scene = try Self.scene(#"markers=[{"latitude": 60.17, "longitude": 24.94, "image": "/nowhere/pin.png"}]"#)
    #expect(scene.inputFiles.contains("/nowhere/pin.png"))
    var error = try #require(throws: FrameError.self) { try FrameRenderer().layout(of: scene) }
    #expect("\(error)" == "/nowhere/pin.png: there is no such file")
    scene.overlays.markers[0].image = .png([1, 2, 3])
    error = try #require(throws: FrameError.self) { try FrameRenderer().layout(of: scene) }
    #expect("\(error)".contains("day.json"))
    scene = try Self.scene()
    scene.overlays.circles = [CircleOptions(position: Coordinate(latitude: .nan, longitude: 0), radius: 5)]
    error = try #require(throws: FrameError.self) { try FrameRenderer().layout(of: scene) }
    #expect("\(error)".contains("circles[0].latitude"))
    #expect("\(error)".contains("-90 to 90"))
  }

  // MARK: In the API

  @Test func settingTheMapPutsOverlaysThereAndNilTakesThemAway() throws {
    let mapView = MapView(try Self.scene(), renderer: try FrameRenderer())
    let bare = try mapView.frame()
    let marker = MapMarker(position: Self.place)
    marker.map = mapView
    #expect(try mapView.frame().layout.landmarks.contains { $0.kind == "marker" && abs($0.x - 196.5) < 0.5 })
    marker.map = mapView
    #expect(try mapView.scene().overlays.markers.count == 1)
    marker.map = nil
    #expect(try mapView.frame().pixels == bare.pixels)

    let path = MutableMapPath()
    path.addLatitude(60.168, longitude: 24.937)
    path.addLatitude(60.1705, longitude: 24.9415)
    let line = MapPolyline(path: path)
    path.removeAllCoordinates()
    line.strokeWidth = 9
    line.map = mapView
    let circle = MapCircle(position: Self.place, radius: 30)
    circle.zIndex = 3
    circle.fillColor = SRGBColor(0x00FF00)
    circle.map = mapView
    let scene = try mapView.scene()
    #expect(scene.overlays.polylines.first?.path.count == 2, "the path was copied")
    #expect(scene.overlays.circles.first?.zIndex == 3)
    #expect(try mapView.frame().pixels != bare.pixels)
    mapView.clear()
    #expect(line.map == nil)
    #expect(circle.map == nil)
    #expect(try mapView.frame().pixels == bare.pixels)
  }

  @Test func anOverlayIsOnOneMapAtATime() throws {
    let renderer = try FrameRenderer()
    let (first, second) = (MapView(try Self.scene(), renderer: renderer), MapView(try Self.scene(), renderer: renderer))
    let polygon = MapPolygon(path: MapPath([Self.place]))
    polygon.map = first
    polygon.map = second
    #expect(try first.scene().overlays.polygons.isEmpty)
    #expect(try second.scene().overlays.polygons.count == 1)
  }

  @Test func theBuiltInPinIsAPictureToo() throws {
    let image = MapMarker.markerImage(with: SRGBColor(0x336699))
    guard case .png(let bytes) = image.picture else { return #expect(Bool(false), "it is a PNG") }
    let pixels = try PNG.decode(bytes)
    // 38 × 44 of 48 units of 42 points at 3 pixels per point.
    #expect(pixels.width == 100)
    #expect(pixels.height == 116)
    #expect(image.scale == 3)
    #expect(pixels[50, 116 - Int(14 * 42.0 * 3 / 48)] == SRGBColor(0x336699).pixel)
    #expect(pixels[0, 115].alpha == 0)
  }
}
