import Dispatch
import Foundation
import Geometry
import JSON
import MapData
import MapStyle
import Pixels
import Text

/// A map in a style of the MapLibre specification, with the sources, sprites and fonts that the style names.
///
/// It is drawn by that specification's rules alone: no route, no interface, no built-in look.
public struct StyledMap: Sendable {
  /// Pixels a side beyond which no picture is drawn.
  public static let sizeLimit = 16_384

  /// The style as it was read.
  public let style: Style
  /// What of the style is not drawn, one sentence each.
  public let warnings: [String]
  /// The files and folders that its pictures are made from.
  package let inputFiles: [String]
  let path: String
  let sources: [String: OpenedSource]
  private(set) var featureStates = FeatureStates()

  /// Reads a style and opens what it names.
  ///
  /// - Parameters:
  ///   - path: the style's file; relative addresses in it begin at its folder.
  ///   - substitutes: files that stand in for sources, by the sources' names.
  public init(path: String, substitutes: [String: String] = [:]) throws(StyledMapError) {
    self.path = path
    let bytes: [UInt8]
    do { bytes = try StyleFile.bytes(path) } catch { throw .mapData(error) }
    do { style = try Style(json: bytes, path: path) } catch { throw .style(error) }
    var warnings = style.warnings
    if let projection = style.projectionName, projection != "mercator" {
      warnings.append("projection: the map is drawn in \"mercator\"; \"\(projection)\" is not supported.")
    }
    let known = Set(style.sources.map(\.id))
    for name in substitutes.keys.sorted() where !known.contains(name) {
      throw .unknownSource(name: name, known: known.sorted())
    }
    let used = Set(style.layers.filter(\.isVisible).compactMap(\.source))
    var opener = SourceOpener(style: path, substitutes: substitutes)
    var sources: [String: OpenedSource] = [:]
    for source in style.sources where used.contains(source.id) { sources[source.id] = try opener.open(source) }
    self.sources = sources
    self.warnings = warnings + opener.warnings
    inputFiles = [path] + opener.files + SpriteImages.files(style.sprite, style: path)
  }

  /// Says something of a feature that `feature-state` of the style reads, such as that it is selected.
  ///
  /// - Parameters:
  ///   - state: the members that it has from now on; empty for none.
  ///   - id: the feature's number in its layer.
  ///   - source: the source's name in the style.
  ///   - sourceLayer: the layer of the source's data; `nil` for GeoJSON.
  public mutating func setFeatureState(
    _ state: [String: PropertyValue], ofFeature id: UInt64, source: String, sourceLayer: String? = nil
  ) {
    featureStates.set(state, id: id, source: source, sourceLayer: sourceLayer)
  }

  /// The credits of the sources, each once, in the style's order.
  public var attributions: [String] {
    var result: [String] = []
    for source in style.sources {
      if let text = sources[source.id]?.attribution, !text.isEmpty, !result.contains(text) { result.append(text) }
    }
    return result
  }

  /// The view that the style opens with.
  public func viewpoint(width: Double, height: Double, pixelRatio: Double = 1) -> MapViewpoint {
    let center = style.center ?? SIMD2(0, 0)
    return MapViewpoint(
      width: width, height: height, pixelRatio: pixelRatio,
      center: Coordinate(latitude: center.y, longitude: center.x), zoom: style.zoom ?? 0,
      bearingDegrees: style.bearingDegrees ?? 0, pitchDegrees: style.pitchDegrees ?? 0)
  }

  /// A picture, and what of the data could not be drawn.
  public func draw(
    _ viewpoint: MapViewpoint, typesetter: Typesetter?, threads: Int = 1
  ) throws(StyledMapError) -> (pixels: PixelBuffer, warnings: [String]) {
    let (width, height) = (viewpoint.width * viewpoint.pixelRatio, viewpoint.height * viewpoint.pixelRatio)
    guard width.isFinite, height.isFinite, width <= Double(Self.sizeLimit), height <= Double(Self.sizeLimit) else {
      throw .tooLarge(width: width, height: height, limit: Self.sizeLimit)
    }
    var drawing = try StyledMapDrawing(self, MapCamera(viewpoint), typesetter: typesetter, threads: threads)
    let pixels = try drawing.pixels()
    return (pixels, drawing.warnings)
  }
}
