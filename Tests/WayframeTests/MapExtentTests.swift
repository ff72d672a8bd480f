import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Wayframe

/// What a scene without a camera shows of maps that are a point, a line, or wider than half the world.
@Suite struct MapExtentTests {
  private let folder: TemporaryFolder
  private let renderer: FrameRenderer

  init() throws {
    folder = try TemporaryFolder()
    renderer = try FrameRenderer()
  }

  /// The blue pixels of a map of blue discs of radius 6 and blue lines of width 6.
  private func ink(_ geometry: String, width: Int = 512, height: Int = 512, camera: String = "{}") throws -> [Point] {
    let feature = #"{"type": "Feature", "properties": {}, "geometry": \#(geometry)}"#
    let map = try folder.write(feature.utf8, to: "m.geojson")
    let style = #"""
      {"version": 8, "sources": {"s": {"type": "geojson"}}, "layers": [
        {"id": "b", "type": "background", "paint": {"background-color": "#ffffff"}},
        {"id": "l", "type": "line", "source": "s", "source-layer": "m",
         "paint": {"line-color": "#0000ff", "line-width": 6}},
        {"id": "c", "type": "circle", "source": "s", "source-layer": "m",
         "paint": {"circle-color": "#0000ff", "circle-radius": 6}}]}
      """#
    let look = try folder.write(style.utf8, to: "style.json")
    let scene = try NavigationScene(
      json: Array(
        """
        {"device": {"width": \(width), "height": \(height), "scale": 1}, "camera": \(camera),
         "isNavigationEnabled": false, "isMyLocationEnabled": false,
         "map": {"sources": ["\(map)"], "style": "\(look)"}}
        """.utf8), file: "extent.json")
    let pixels = try renderer.frame(of: scene).pixels
    return (0..<height).flatMap { y in
      (0..<width).filter { pixels[$0, y] == Pixel(red: 0, green: 0, blue: 255, alpha: 255) }
        .map { Point(Double($0) + 0.5, Double(y) + 0.5) }
    }
  }

  @Test(arguments: ["{}", #"{"mode": "free"}"#, #"{"mode": "overview"}"#, #"{"mode": "free", "zoom": 12}"#])
  func aPointIsInTheMiddle(camera: String) throws {
    let box = try Rect(bounding: ink(#"{"type": "Point", "coordinates": [24.94, 60.17]}"#, camera: camera))
    #expect(abs(box.center.x - 256) < 10)
    #expect(abs(box.center.y - 256) < 10)
    // A disc of radius 6 covers 10 or 11 columns of pixels wholly; their middles are 9 or 10 apart.
    #expect(abs(box.width - 9.5) <= 1)
  }

  /// The discs at the ends add 6 pixels each.
  @Test(arguments: [
    ("[[24.94, 60.17], [24.94, 60.18]]", false), ("[[24.94, 10], [24.94, -60]]", false),
    ("[[24.94, 60.17], [24.96, 60.17]]", true), ("[[-130, 12], [130, 12]]", true),
  ])
  func aLineCrossesMostOfTheFrame(coordinates: String, isAcross: Bool) throws {
    let box = try Rect(bounding: ink(#"{"type": "LineString", "coordinates": \#(coordinates)}"#))
    let (length, breadth) = isAcross ? (box.width, box.height) : (box.height, box.width)
    #expect(length > 0.77 * 512)
    #expect(length < 0.9 * 512)
    #expect(breadth < 13)
    #expect(abs(box.center.x - 256) < 10)
    #expect(abs(box.center.y - 256) < 10)
  }

  /// Five cities from San Francisco to Tokyo, 261° apart: five discs of π · 6² = 113 pixels.
  @Test func aMapWiderThanHalfTheWorldIsWhole() throws {
    let cities = "[[-122, 37], [-74, 40], [0, 51], [77, 28], [139, 35]]"
    let letters = try ink(#"{"type": "MultiPoint", "coordinates": \#(cities)}"#, width: 600, height: 400)
    let columns = Set(letters.map { Int($0.x) }).sorted()
    let discs = 1 + zip(columns, columns.dropFirst()).count { $1 - $0 > 1 }
    #expect(discs == 5)
    let box = Rect(bounding: letters)
    #expect(abs(box.center.x - 300) < 10)
    #expect(box.width > 0.78 * 600)
  }

  @Test func wholeWorldsHaveAView() throws {
    let corners = "[[-180, -80], [180, 80], [0, 0]]"
    #expect(try !ink(#"{"type": "MultiPoint", "coordinates": \#(corners)}"#).isEmpty)
  }
}
