import JSON
import Pixels

/// The light on extrusions.
public struct Light: Sendable {
  public let anchor: StyleProperty<TranslateAnchor>
  /// Distance, then degrees: azimuth clockwise from north (or from the top of the view) and angle from straight above.
  public let position: StyleProperty<SIMD3<Double>>
  public let color: StyleProperty<Color>
  public let intensity: StyleProperty<Double>

  init(_ json: JSONValue?, _ reader: inout PropertyReader) throws(StyleError) {
    let place = JSONPath("light")
    anchor = try reader.read(json?["anchor"], at: place.appending("anchor"), default: .viewport, .zoom)
    position = try reader.read(
      json?["position"], at: place.appending("position"), default: SIMD3(1.15, 210, 30), .zoom)
    color = try reader.read(json?["color"], at: place.appending("color"), default: .white, .zoom)
    intensity = try reader.read(
      json?["intensity"], at: place.appending("intensity"), default: 0.5, .zoom, range: 0...1)
  }
}

/// The sky above the horizon and the haze before it.
public struct Sky: Sendable {
  /// The specification's.
  public static let defaultColor = Color(0x88C6FC)

  public let color: StyleProperty<Color>
  public let horizonColor: StyleProperty<Color>
  public let fogColor: StyleProperty<Color>
  public let fogGroundBlend: StyleProperty<Double>
  public let horizonFogBlend: StyleProperty<Double>
  public let skyHorizonBlend: StyleProperty<Double>
  public let atmosphereBlend: StyleProperty<Double>

  init(_ json: JSONValue?, _ reader: inout PropertyReader) throws(StyleError) {
    func place(_ key: String) -> JSONPath { JSONPath("sky", key) }
    color = try reader.read(json?["sky-color"], at: place("sky-color"), default: Self.defaultColor, .zoom)
    horizonColor = try reader.read(json?["horizon-color"], at: place("horizon-color"), default: .white, .zoom)
    fogColor = try reader.read(json?["fog-color"], at: place("fog-color"), default: .white, .zoom)
    fogGroundBlend = try reader.read(
      json?["fog-ground-blend"], at: place("fog-ground-blend"), default: 0.5, .zoom, range: 0...1)
    horizonFogBlend = try reader.read(
      json?["horizon-fog-blend"], at: place("horizon-fog-blend"), default: 0.8, .zoom, range: 0...1)
    skyHorizonBlend = try reader.read(
      json?["sky-horizon-blend"], at: place("sky-horizon-blend"), default: 0.8, .zoom, range: 0...1)
    atmosphereBlend = try reader.read(
      json?["atmosphere-blend"], at: place("atmosphere-blend"), default: 0.8, .zoom, range: 0...1)
  }
}
