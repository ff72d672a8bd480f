import Geometry

/// Which labels a frame of a series showed, and where: the next frame keeps them there as long as they have room.
///
/// It is a value that goes from frame to frame; a frame without one finds places for its labels anew.
public struct LabelMemory: Sendable {
  /// What tells labels apart.
  struct Key: Hashable, Sendable {
    var layer, text, icon: String
  }

  /// Where a label stood, in world points, and how long it has been there, in seconds.
  struct Place: Sendable {
    var world: Point
    var age: Double
  }

  private(set) var places: [Key: [Place]] = [:]

  /// No label was shown.
  public init() {}

  mutating func note(_ key: Key, _ place: Place) { places[key, default: []].append(place) }

  /// The place that a label had within `reach` (world points) of another one.
  func place(of key: Key, near world: Point, within reach: Double) -> Place? {
    places[key]?.first { ($0.world - world).length <= reach }
  }

  /// How many labels there are.
  public var count: Int { places.values.reduce(0) { $0 + $1.count } }

  /// How many labels stand where another memory has none like them.
  public func countMissing(in other: LabelMemory) -> Int {
    places.reduce(0) { sum, entry in
      let known = Set(other.places[entry.key, default: []].map(\.world))
      return sum + entry.value.count { !known.contains($0.world) }
    }
  }
}
