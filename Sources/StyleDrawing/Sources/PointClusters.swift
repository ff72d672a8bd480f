import Foundation
import Geometry
import MapData
import MapStyle

/// Points that stand close together as one, for each level.
struct PointClusters: Sendable {
  struct Options: Sendable {
    /// Points on the screen within which places become one.
    var radius = 50.0
    var maxZoom = 17
    var leastPoints = 2
    /// What clusters have from their points.
    var properties: [ClusterProperty] = []
  }

  private struct Item {
    var place: Point
    var count: Int
    var shape: GeoJSONShape?
    var id: Int
    /// Of the cluster properties, in their order.
    var values: [PropertyValue]
  }

  /// Of what clusters have from their points.
  let propertyNames: [String]
  private let levels: [Int: [GeoJSONShape]]
  private let maxZoom: Int

  init(_ shapes: [GeoJSONShape], _ options: Options) {
    let deepest = min(max(options.maxZoom, 0), 24)
    maxZoom = deepest
    propertyNames = options.properties.map(\.name)
    var items: [Item] = []
    for (index, shape) in shapes.enumerated() where shape.kind == .point {
      for part in shape.parts {
        let values = options.properties.map { $0.value(of: shape.feature, zoom: Double(deepest)) }
        for place in part { items.append(Item(place: place, count: 1, shape: shape, id: index, values: values)) }
      }
    }
    var levels: [Int: [GeoJSONShape]] = [:]
    for zoom in stride(from: maxZoom, through: 0, by: -1) {
      items = Self.joined(items, radius: options.radius / (512 * exp2(Double(zoom))), options, zoom, shapes.count)
      levels[zoom] = items.map { Self.shape($0, options.properties) }
    }
    self.levels = levels
  }

  /// The clusters and lone points of a level; `nil` beyond the levels that have any.
  func shapes(zoom: Int) -> [GeoJSONShape]? { zoom > maxZoom ? nil : levels[max(zoom, 0)] }

  private static func joined(
    _ items: [Item], radius: Double, _ options: Options, _ zoom: Int, _ total: Int
  ) -> [Item] {
    guard radius > 0 else { return items }
    func cell(_ place: Point) -> SIMD2<Int> {
      SIMD2(Int((place.x / radius).rounded(.down)), Int((place.y / radius).rounded(.down)))
    }
    var grid: [SIMD2<Int>: [Int]] = [:]
    for (index, item) in items.enumerated() { grid[cell(item.place), default: []].append(index) }
    var isTaken = [Bool](repeating: false, count: items.count)
    var result: [Item] = []
    for (index, item) in items.enumerated() where !isTaken[index] {
      isTaken[index] = true
      let home = cell(item.place)
      var near: [Int] = []
      for y in -1...1 {
        for x in -1...1 {
          for other in grid[home &+ SIMD2(x, y)] ?? [] where !isTaken[other] {
            let gap = items[other].place - item.place
            if gap.dot(gap) <= radius * radius { near.append(other) }
          }
        }
      }
      let count = near.reduce(item.count) { $0 + items[$1].count }
      guard count > item.count, count >= options.leastPoints else {
        result.append(item)
        continue
      }
      near.sort()
      var sum = item.place * Double(item.count)
      for other in near {
        sum += items[other].place * Double(items[other].count)
        isTaken[other] = true
      }
      var values = item.values
      for other in near {
        for (index, property) in options.properties.enumerated() {
          values[index] = property.joined(values[index], items[other].values[index], zoom: Double(zoom))
        }
      }
      result.append(
        Item(
          place: sum / Double(count), count: count, shape: nil, id: (index << 5) + zoom + 1 + total, values: values))
    }
    return result
  }

  private static func shape(_ item: Item, _ properties: [ClusterProperty]) -> GeoJSONShape {
    let box = Rect(bounding: [item.place])
    if var shape = item.shape {
      shape.parts = [[item.place]]
      shape.bounds = box
      return shape
    }
    let short: String
    switch item.count {
    case 10_000...: short = "\(Int((Double(item.count) / 1000).rounded()))k"
    case 1_000...: short = "\((Double(item.count) / 100).rounded() / 10)k"
    default: short = "\(item.count)"
    }
    var told: [String: PropertyValue] = [
      "cluster": .bool(true), "cluster_id": .number(Double(item.id)), "point_count": .number(Double(item.count)),
      "point_count_abbreviated": .string(short),
    ]
    for (property, value) in zip(properties, item.values) { told[property.name] = value }
    let feature = Feature(id: UInt64(item.id), geometry: .points([item.place]), properties: told)
    return GeoJSONShape(
      feature: feature, structured: nil, kind: .point, parts: [[item.place]], importance: [], bounds: box)
  }
}
