import JSON
import Pixels

/// The light on extrusions.
public struct Light: Sendable {
  /// The specification's `anchor` of the light.
  public let anchor: StyleProperty<TranslateAnchor>
  /// Distance, then degrees: azimuth clockwise from north (or from the top of the view) and angle from straight above.
  public let position: StyleProperty<SIMD3<Double>>
  /// The specification's `color` of the light.
  public let color: StyleProperty<Color>
  /// The specification's `intensity` of the light, 0 to 1.
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
  /// The specification's colour of a sky that states none.
  public static let defaultColor = Color(0x88C6FC)

  /// The specification's `sky-color` of the sky.
  public let color: StyleProperty<Color>
  /// The specification's `horizon-color` of the sky.
  public let horizonColor: StyleProperty<Color>
  /// The specification's `fog-color` of the sky.
  public let fogColor: StyleProperty<Color>
  /// The specification's `fog-ground-blend` of the sky, 0 to 1.
  public let fogGroundBlend: StyleProperty<Double>
  /// The specification's `horizon-fog-blend` of the sky, 0 to 1.
  public let horizonFogBlend: StyleProperty<Double>
  /// The specification's `sky-horizon-blend` of the sky, 0 to 1.
  public let skyHorizonBlend: StyleProperty<Double>
  /// The specification's `atmosphere-blend` of the sky, 0 to 1.
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
