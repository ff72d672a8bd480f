/// Pictures of the ground.
public struct RasterLayer: Sendable {
  /// The specification's `raster-opacity`, 0 to 1.
  public let opacity: StyleProperty<Double>
  /// The specification's `raster-hue-rotate`, in degrees.
  public let hueRotate: StyleProperty<Double>
  /// The specification's `raster-brightness-min`, 0 to 1.
  public let brightnessMin: StyleProperty<Double>
  /// The specification's `raster-brightness-max`, 0 to 1.
  public let brightnessMax: StyleProperty<Double>
  /// The specification's `raster-saturation`, -1 to 1.
  public let saturation: StyleProperty<Double>
  /// The specification's `raster-contrast`, -1 to 1.
  public let contrast: StyleProperty<Double>
  /// The specification's `raster-resampling`.
  public let resampling: StyleProperty<RasterResampling>
  /// The specification's `raster-fade-duration`; pictures are still, so it changes nothing.
  public let fadeDuration: StyleProperty<Double>

  init(_ reader: inout LayerReader) throws(StyleError) {
    opacity = try reader.paint("raster-opacity", default: 1, .zoom, range: 0...1)
    hueRotate = try reader.paint("raster-hue-rotate", default: 0, .zoom)
    brightnessMin = try reader.paint("raster-brightness-min", default: 0, .zoom, range: 0...1)
    brightnessMax = try reader.paint("raster-brightness-max", default: 1, .zoom, range: 0...1)
    saturation = try reader.paint("raster-saturation", default: 0, .zoom, range: -1...1)
    contrast = try reader.paint("raster-contrast", default: 0, .zoom, range: -1...1)
    resampling = try reader.paint("raster-resampling", default: .linear, .zoom)
    fadeDuration = try reader.paint("raster-fade-duration", default: 300, .zoom, range: .fromZero)
  }
}

/// How pictures are enlarged.
public enum RasterResampling: String, Sendable, CaseIterable, PropertyKeyword {
  /// Blended between pixels, or each pixel as a square.
  case linear, nearest
}
