import Canvas
import Foundation
import Geometry
import MapData
import MapStyle
import TestSupport
import Testing

@testable import MapDrawing

@Suite struct CollisionIndexTests {
  /// Boxes are taken once inserted, across cells and beyond the frame's edge.
  @Test func boxesAreTakenOnceInserted() {
    var index = CollisionIndex(frame: Rect(x: 0, y: 0, width: 400, height: 800), cell: 48)
    let wide = Rect(x: -20, y: 100, width: 300, height: 20)
    #expect(index.isFree(wide))
    #expect(!index.isWhole(wide))
    index.insert(wide)
    #expect(!index.isFree(Rect(x: 270, y: 110, width: 40, height: 40)))
    #expect(index.isFree(Rect(x: 280, y: 100, width: 40, height: 40)))
    #expect(index.isFree(Rect(x: 500, y: 100, width: 40, height: 40)))
  }
}

@Suite struct LineJoinerTests {
  @Test func piecesJoinInAnyOrderAndDirection() {
    let pieces = [[Point(0, 0), Point(10, 0)], [Point(20, 1), Point(10, 0)], [Point(20, 1), Point(30, 1)]]
    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
      let joined = joinedLines(order.map { pieces[$0] })
      #expect(joined.count == 1)
      #expect(joined.first?.count == 4)
    }
  }

  /// At a fork the straightest way on; sharp turns are other roads.
  @Test func atAForkTheStraightestWayOn() {
    let joined = joinedLines([
      [Point(0, 0), Point(10, 0)], [Point(10, 0), Point(20, 1)], [Point(10, 0), Point(14, 8)],
    ])
    #expect(
      joined.contains([Point(0, 0), Point(10, 0), Point(20, 1)])
        || joined.contains([Point(20, 1), Point(10, 0), Point(0, 0)]))
    #expect(joined.count == 2)
  }
}

@Suite(.enabled(if: hasFonts, "needs the Noto fonts")) struct LabelTests {
  private let camera = Camera(center: center, zoom: 16, width: 400, height: 800, scale: 2)

  private let points = #"""
    {"id": "poi", "type": "symbol", "source": "s", "source-layer": "poi",
     "layout": {"text-field": ["get", "name"], "icon-image": ["get", "icon"], "text-size": 12,
                "text-offset": [0, 1.5], "symbol-sort-key": ["coalesce", ["get", "rank"], 0]}}
    """#
  private let streets = #"""
    {"id": "street", "type": "symbol", "source": "s", "source-layer": "road",
     "layout": {"text-field": ["get", "name"], "text-size": 14, "symbol-placement": "line", "text-max-angle": 30}}
    """#

  private func labels(_ picture: MapPicture) throws -> MapLandmarks {
    var list = picture.displayList()
    return picture.draw(into: &list, typesetter: try typesetter())
  }

  private func picture(_ layer: String, _ name: String, _ features: [Feature]) throws -> MapPicture {
    var picture = MapPicture(style: try style(layer), features: FeatureLayers(), camera: camera)
    picture.features.layers[name] = features
    return picture
  }

  private func poi(_ x: Double, _ y: Double, _ properties: [String: PropertyValue]) -> Feature {
    feature(camera, .points([Point(x, y)]), properties)
  }

  @Test func iconsWithoutTextAndTextWithoutIconsAreShown() throws {
    let picture = try picture(
      points, "poi",
      [
        poi(-100, 0, ["name": .string(""), "icon": .string("signal")]),
        poi(0, 0, ["icon": .string("signal")]),
        poi(100, 0, ["name": .string("A"), "icon": .string("no such icon")]),
      ])
    var list = picture.displayList()
    let landmarks = picture.draw(into: &list, typesetter: try typesetter())
    #expect(landmarks.labels.map(\.text) == ["A"])
    let alone = try self.picture(points, "poi", [poi(100, 0, ["name": .string("A")])])
    var letters = alone.displayList()
    _ = alone.draw(into: &letters, typesetter: try typesetter())
    // Both icons are there: each is several commands.
    #expect(list.commands.count >= letters.commands.count + 4)
  }

  /// Of two labels in one place the one of lower sort key stays, whatever their order.
  @Test func labelOfLowerSortKeyStays() throws {
    let first = poi(0, 0, ["name": .string("First"), "rank": .number(1)])
    let second = poi(4, 4, ["name": .string("Second"), "rank": .number(2)])
    for features in [[first, second], [second, first]] {
      #expect(try labels(picture(points, "poi", features)).labels.map(\.text) == ["First"])
    }
  }

  @Test func labelsAreWholeOrAbsent() throws {
    let features = [
      poi(-199, 0, ["name": .string("Cut by the edge")]), poi(0, 100, ["name": .string("Whole")]),
    ]
    #expect(try labels(picture(points, "poi", features)).labels.map(\.text) == ["Whole"])
  }

  /// No label comes within 8 points of the interface or 24 of the position's mark.
  @Test func labelsKeepOffInterfaceAndPosition() throws {
    let features = (0..<10).flatMap { row in
      (0..<4).map { column in
        poi(Double(column) * 90 - 140, Double(row) * 70 - 350, ["name": .string("P\(row)\(column)")])
      }
    }
    var picture = try picture(points, "poi", features)
    let card = Rect(x: 12, y: 60, width: 376, height: 160)
    picture.obstacles = [card]
    picture.overlay.position = .init(coordinate: center, headingDegrees: 0)
    let landmarks = try labels(picture)
    let mark = Rect(x: 200 - 24, y: 400 - 24, width: 48, height: 48)
    #expect(landmarks.labels.count > 15)
    for label in landmarks.labels {
      #expect(!label.bounds.intersects(card.inset(by: -8).scaled(by: 2)))
      #expect(!label.bounds.intersects(mark.scaled(by: 2)))
    }
  }

  /// A dense town has the same labels whatever the order of its features.
  @Test func orderOfFeaturesDoesNotMatter() throws {
    // A fixed sequence, so that a failure can be seen again.
    var random = SeededRandom(seed: 20_260_621)
    let features = (0..<300).map { index in
      poi(random.unit() * 400 - 200, random.unit() * 800 - 400, ["name": .string("Place \(index % 97)")])
    }
    let expected = try labels(picture(points, "poi", features)).labels
    #expect(expected.count > 10)
    var turned = features
    for _ in 0..<5 {
      turned = Array(turned[37...] + turned[..<37])
      #expect(try labels(picture(points, "poi", turned)).labels == expected)
      #expect(try labels(picture(points, "poi", turned.reversed())).labels == expected)
    }
  }

  @Test func streetsPiecesHaveOneNameItsCarriagewaysToo() throws {
    let name: [String: PropertyValue] = ["name": .string("Mannerheimintie")]
    let features = (0..<8).map { piece in
      let x = Double(piece) * 40 - 160
      return feature(camera, .lines([[Point(x, 0), Point(x + 40, 0)]]), name)
    }
    let other = feature(camera, .lines([[Point(-160, 12), Point(160, 12)]]), name)
    #expect(try labels(picture(streets, "road", features + [other])).labels.count == 1)
  }

  /// Names keep off corners and do not fit short streets.
  @Test func namesKeepOffCornersAndShortStreets() throws {
    func names(_ line: [Point], _ name: String) throws -> Int {
      try labels(picture(streets, "road", [feature(camera, .lines([line]), ["name": .string(name)])])).labels.count
    }
    // Long legs have room beside a right angle; short ones have none.
    #expect(try names([Point(-180, 0), Point(0, 0), Point(0, 180)], "Long Street") == 1)
    #expect(try names([Point(-40, 0), Point(0, 0), Point(0, 40)], "Unioninkatu") == 0)
    #expect(try names([Point(0, 0), Point(20, 0)], "Unioninkatu") == 0)
    let circle = (0...24).map { Point(15 * cos(Double($0) * .pi / 12), 15 * sin(Double($0) * .pi / 12)) }
    #expect(try names(circle, "Roundabout Name") == 0)
  }

  /// While guiding, only landmarks, fuel and parking are named.
  @Test func onlyLandmarksFuelAndParkingAreNamed() throws {
    var picture = try picture(
      points, "poi",
      [
        poi(-100, 0, ["name": .string("Pizza"), "class": .string("restaurant")]),
        poi(100, 0, ["name": .string("Fuel"), "class": .string("fuel")]),
      ])
    #expect(try labels(picture).labels.count == 2)
    picture.overlay.isGuiding = true
    #expect(try labels(picture).labels.map(\.text) == ["Fuel"])
  }
}
