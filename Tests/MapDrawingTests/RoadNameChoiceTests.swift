import Foundation
import Geometry
import Guidance
import MapData
import Testing

@testable import MapDrawing

/// Which roads have names while guiding: a route of 380 points from west to east through the middle of the frame.
@Suite(.enabled(if: hasFonts, "needs the Noto fonts")) struct RoadNameChoiceTests {
  private let camera = Camera(center: center, zoom: 17, width: 400, height: 800, scale: 1)

  private static func layer(_ id: String) -> String {
    #"""
    {"id": "\#(id)", "type": "symbol", "source": "s", "source-layer": "road",
     "layout": {"text-field": ["get", "name"], "text-size": 12, "symbol-placement": "line", "symbol-spacing": 60}}
    """#
  }

  /// 12 m are as many points.
  private var reach: Double { 12 * camera.pointsPerMetre }

  private func names(
    _ roads: [(String, [Point])], layer: String = "label-road-minor", isGuiding: Bool = true, isAware: Bool = true
  ) throws -> [String] {
    var picture = MapPicture(
      style: try style(Self.layer(layer)), features: FeatureLayers(), camera: camera)
    picture.features.layers["road"] = roads.map { feature(camera, .lines([$1]), ["name": .string($0)]) }
    let ends = [Point(-190, 0), Point(190, 0)].map { WebMercator.unproject(camera.world($0)) }
    let metres = 380 / camera.pointsPerMetre
    picture.overlay.route = Route(geometry: ends, distances: [0, metres], legs: [], distance: metres, duration: 9)
    picture.overlay.isGuiding = isGuiding
    picture.hasRouteAwareRoadNames = isAware
    var list = picture.displayList()
    return picture.draw(into: &list, typesetter: try typesetter()).labels.map(\.text).sorted()
  }

  /// A road from 150 points above the route down to so many points above it.
  private func road(_ name: String, to y: Double) -> (String, [Point]) { (name, [Point(20, -250), Point(20, y)]) }

  /// A minor road has a name where the route touches it.
  @Test(arguments: ["label-road-minor", "label-path"]) func touchedMinorRoadHasAName(layer: String) throws {
    #expect(try Set(names([road("Touching", to: 0)], layer: layer)) == ["Touching"])
    #expect(try Set(names([road("Near", to: -reach + 1)], layer: layer)) == ["Near"])
    #expect(try names([road("Beside", to: -reach - 1)], layer: layer).isEmpty)
    #expect(try names([("Far", [Point(-150, -200), Point(150, -200)])], layer: layer).isEmpty)
  }

  /// A road that crosses without a common point is touched.
  @Test func crossingRoadWithoutACommonPointIsTouched() throws {
    #expect(try names([("Crossing", [Point(30, -300), Point(30, 300)])]).contains("Crossing"))
  }

  /// Roads before version 10.7, roads without guidance and main roads keep their names.
  @Test func otherRoadsKeepTheirNames() throws {
    let roads = (1...6).map { index in
      ("Road \(index)", [Point(-150, -60 - 45 * Double(index)), Point(150, -60 - 45 * Double(index))])
    }
    let all = roads.map(\.0)
    #expect(try names(roads).isEmpty)
    #expect(try Set(names(roads, isAware: false)) == Set(all))
    #expect(try Set(names(roads, isGuiding: false)) == Set(all))
    #expect(try Set(names(roads, layer: "label-road-major")) == Set(all))
  }

  /// Six pieces, each with room for one name.
  @Test func noNameStandsMoreThanThreeTimes() throws {
    let pieces = (0..<6).map { index in
      ("Ring", [Point(-150, -300 + 110 * Double(index)), Point(150, -300 + 110 * Double(index))])
    }
    #expect(try names(pieces, layer: "label-road-major").count == 3)
    #expect(try names(pieces, layer: "label-road-major", isAware: false).count >= 6)
    #expect(try names(pieces, layer: "label-road-major", isGuiding: false).count >= 6)
  }
}
