import Foundation
import Geometry
import Guidance

/// A list of places; names are the Navigation SDK's (`GMSPath`).
public class MapPath {
  /// Its places in order.
  public fileprivate(set) var coordinates: [Coordinate]

  /// A path without places.
  public init() { coordinates = [] }

  /// A copy.
  public init(path: MapPath) { coordinates = path.coordinates }

  /// A path over places in order.
  public init(_ coordinates: [Coordinate]) { self.coordinates = coordinates }

  /// A path from Google's encoded form, with five digits after the point; `nil` where the text is none.
  public init?(fromEncodedPath text: String) {
    guard let places = try? EncodedPolyline.decode(text, precision: 5) else { return nil }
    coordinates = places
  }

  /// How many places it has.
  public func count() -> UInt { UInt(coordinates.count) }

  /// The place at an index; beyond the end one that is nowhere (−180, −180).
  public func coordinate(at index: UInt) -> Coordinate {
    index < count() ? coordinates[Int(index)] : Coordinate(latitude: -180, longitude: -180)
  }

  /// Google's encoded form, with five digits after the point.
  public func encodedPath() -> String { EncodedPolyline.encode(coordinates, precision: 5) }

  /// The same path moved by degrees.
  public func path(offsetByLatitude latitude: Double, longitude: Double) -> MapPath {
    MapPath(
      coordinates.map { Coordinate(latitude: $0.latitude + latitude, longitude: $0.longitude + longitude) })
  }

  /// How long the path is: metres for the first two kinds, half widths of the world for `projected`.
  public func length(of kind: LengthKind) -> Double {
    zip(coordinates, coordinates.dropFirst()).reduce(0) { $0 + kind.length($1.0, $1.1) }
  }

  /// How many segments, parts of them included, the first `length` of the path covers.
  public func segments(forLength length: Double, kind: LengthKind) -> Double {
    segments(forRisingLengths: [length], kind: kind)[0]
  }

  /// The same for many lengths, each at least as long as the one before, in one walk along the path.
  package func segments(forRisingLengths lengths: [Double], kind: LengthKind) -> [Double] {
    let count = max(coordinates.count - 1, 0)
    func segment(_ index: Int) -> Double {
      index < count ? kind.length(coordinates[index], coordinates[index + 1]) : 0
    }
    var (index, passed, current) = (0, 0.0, segment(0))
    return lengths.map { length in
      while index < count, !(current > length - passed) {
        passed += current
        index += 1
        current = segment(index)
      }
      return index < count ? Double(index) + max(length - passed, 0) / current : Double(count)
    }
  }
}

/// A list of places that can be changed; names are the Navigation SDK's (`GMSMutablePath`).
///
/// Indices beyond the end change nothing; inserting there appends.
public final class MutableMapPath: MapPath {
  /// A path without places.
  public override init() { super.init() }
  /// A copy that can be changed.
  public override init(path: MapPath) { super.init(path: path) }
  /// A path over places in order.
  public override init(_ coordinates: [Coordinate]) { super.init(coordinates) }
  public override init?(fromEncodedPath text: String) { super.init(fromEncodedPath: text) }

  /// Adds a place at the end.
  public func add(_ coordinate: Coordinate) { coordinates.append(coordinate) }

  /// Adds a place in degrees at the end.
  public func addLatitude(_ latitude: Double, longitude: Double) {
    add(Coordinate(latitude: latitude, longitude: longitude))
  }

  /// Puts a place before the one at an index.
  public func insert(_ coordinate: Coordinate, at index: UInt) {
    coordinates.insert(coordinate, at: Int(min(index, count())))
  }

  /// Puts a place in place of the one at an index.
  public func replaceCoordinate(at index: UInt, with coordinate: Coordinate) {
    if index < count() { coordinates[Int(index)] = coordinate }
  }

  /// Takes away the place at an index.
  public func removeCoordinate(at index: UInt) {
    if index < count() { coordinates.remove(at: Int(index)) }
  }

  /// Takes away the last place, if there is one.
  public func removeLastCoordinate() { _ = coordinates.popLast() }

  /// Takes away every place.
  public func removeAllCoordinates() { coordinates = [] }
}

/// How the length between two places is measured; names are the Navigation SDK's (`GMSLengthKind`).
public enum LengthKind: UInt, Sendable, Hashable, CaseIterable {
  /// Along a great circle.
  case geodesic
  /// Along a line of constant heading.
  case rhumb
  /// Straight on the map, in half widths of the world.
  case projected

  func length(_ from: Coordinate, _ to: Coordinate) -> Double {
    switch self {
    case .geodesic: return Geodesy.distance(from, to)
    case .rhumb: return Self.rhumb(from, to)
    case .projected:
      var step = WebMercator.project(to) - WebMercator.project(from)
      step.x -= step.x.rounded()
      return 2 * step.length
    }
  }

  /// The sphere unrolled along the line: the way north over the cosine of its heading, or along a parallel.
  private static func rhumb(_ from: Coordinate, _ to: Coordinate) -> Double {
    let radian = Double.pi / 180
    let north = (to.latitude - from.latitude) * radian
    var east = (to.longitude - from.longitude) / 360
    east = (east - east.rounded()) * 2 * .pi
    func stretched(_ latitude: Double) -> Double { log(tan(.pi / 4 + latitude * radian / 2)) }
    let stretch = stretched(to.latitude) - stretched(from.latitude)
    let narrowing = abs(stretch) > 1e-11 ? north / stretch : cos(from.latitude * radian)
    return (north * north + narrowing * narrowing * east * east).squareRoot() * Geodesy.earthRadius
  }
}
