import Foundation
import Geometry
import MapStyle

/// What symbols cover on the screen, in points, as collisions see it.
enum SymbolBoxes {
  static func icon(_ icon: IconLook, _ screen: Point, _ perspective: Double) -> Rect {
    let box = icon.layout.box.scaled(by: icon.layoutSize)
    let padded = Rect(
      minX: box.minX - icon.padding.left, minY: box.minY - icon.padding.top, maxX: box.maxX + icon.padding.right,
      maxY: box.maxY + icon.padding.bottom)
    return envelope(padded, icon.rotation).scaled(by: perspective).offset(by: screen)
  }

  static func text(
    _ text: TextLook, _ place: TextLook.Place, _ candidate: SymbolCandidate, _ tile: ViewTile, _ rules: SymbolRules,
    _ scene: StyleScene, _ perspective: Double
  ) -> [Rect] {
    guard let block = text.block(place) else { return [] }
    let scale = text.layoutSize / TextBlock.em
    let box = block.box.offset(by: place.shift).scaled(by: scale)
    guard rules.placement != .point, rules.textRotatesWithMap else {
      return [
        envelope(box.inset(by: -text.padding), text.rotation).scaled(by: perspective).offset(by: candidate.screen)
      ]
    }
    // Along a line: squares side by side as high as the text.
    let height = max(box.height + 2 * text.padding, 10 * scale) * perspective
    let path = TextPath(candidate, tile, scene)
    let length = box.width * perspective
    let middle = path.anchor + box.center.x * perspective
    let count = max(Int((length / (height / 2)).rounded(.up)), 1)
    var boxes: [Rect] = []
    for step in 0...count {
      let at = middle + length * (Double(step) / Double(count) - 0.5)
      guard let point = path.line.place(at: at)?.point else { return [] }
      boxes.append(Rect(x: point.x - height / 2, y: point.y - height / 2, width: height, height: height))
    }
    return boxes
  }

  private static func envelope(_ box: Rect, _ angle: Double) -> Rect {
    guard angle != 0 else { return box }
    let (s, c) = (sin(angle), cos(angle))
    return Rect(bounding: box.corners.map { Point($0.x * c - $0.y * s, $0.x * s + $0.y * c) })
  }
}

/// The line of a symbol on the screen, in points.
struct TextPath {
  let line: Polyline
  /// How far along it the anchor is.
  let anchor: Double

  init(_ candidate: SymbolCandidate, _ tile: ViewTile, _ scene: StyleScene) {
    let matrix = scene.matrix(tile)
    var points: [Point] = []
    var length = 0.0
    var anchor = 0.0
    for (index, corner) in candidate.anchor.line.enumerated() {
      let place = matrix(corner)
      // Behind the eye there is nothing to write on.
      guard place.z > 0.05 else {
        if index > candidate.anchor.segment { break }
        points = []
        length = 0
        continue
      }
      let point = Point(place.x, place.y) / place.z / scene.camera.ratio
      if let last = points.last { length += (point - last).length }
      points.append(point)
      if index == candidate.anchor.segment { anchor = length + (candidate.screen - point).length }
    }
    line = Polyline(points)
    self.anchor = anchor
  }
}
