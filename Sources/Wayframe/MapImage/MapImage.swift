import Geometry
import Images
import Pixels
import StyleDrawing
import Text

/// A picture of a map in any MapLibre style: no route and no interface, drawn by the style alone.
public struct MapImage: Sendable {
  /// What the map is drawn from: a style with its sources and sprites, opened.
  public typealias Map = StyledMap
  /// Where it is seen from, and how large the picture is.
  public typealias Viewpoint = MapViewpoint
  /// Why it cannot be drawn.
  public typealias Failure = StyledMapError

  /// The picture, premultiplied sRGB.
  public let pixels: PixelBuffer
  /// Device pixels a point.
  public let pixelRatio: Double
  /// What of style and data is not drawn, one sentence each.
  public let warnings: [String]
  /// The credits that the sources ask for.
  public let attributions: [String]

  /// What stands on the map's picture beside the map: nothing, unless it is asked for.
  public struct Marks: Sendable, Hashable {
    /// Where the credits of the sources stand; `nil` for a picture without them.
    public var attributionPosition: MapCorner?
    /// The credit in the place of the sources' own.
    public var attributionText: String?
    /// Where a bar shows how long a round distance is; `nil` for a picture without one.
    public var scaleBarPosition: MapCorner?
    /// The locale whose units and language the bar has, such as `en_US`.
    public var locale = "en"
    /// Whether the map is dark.
    public var isDark = false

    /// No marks.
    public init() {}
  }

  /// Draws a map.
  ///
  /// - Parameters:
  ///   - map: a style with its sources, opened.
  ///   - viewpoint: where it is seen from, and how large the picture is.
  ///   - fonts: directories with fonts for the labels; `fonts` beside the program and the system's Noto folders when `nil`.
  ///   - threads: how many threads draw; the pixels are the same.
  ///   - marks: what stands on the picture beside the map.
  public init(
    _ map: StyledMap, viewpoint: MapViewpoint, fonts: [String]? = nil, threads: Int = 1, marks: Marks = Marks()
  ) throws(StyledMapError) {
    // A map without labels needs no fonts.
    let library = try? FontLibrary(directories: fonts ?? Assets.fontDirectories)
    try self.init(map, viewpoint: viewpoint, library: library, threads: threads, marks: marks)
  }

  /// The same with the fonts that frames share.
  package init(
    _ map: StyledMap, viewpoint: MapViewpoint, resources: FrameResources, threads: Int
  ) throws(StyledMapError) {
    try self.init(map, viewpoint: viewpoint, library: resources.fonts, threads: threads, marks: Marks())
  }

  private init(
    _ map: StyledMap, viewpoint: MapViewpoint, library: FontLibrary?, threads: Int, marks: Marks
  ) throws(StyledMapError) {
    let typesetter = library.map { Typesetter(fonts: $0) }
    let drawn = try map.draw(viewpoint, typesetter: typesetter, threads: threads)
    var picture = drawn.pixels
    if let typesetter {
      marks.draw(on: &picture, viewpoint, credits: map.attributions, typesetter: typesetter, threads: threads)
    }
    pixels = picture
    pixelRatio = viewpoint.pixelRatio
    warnings = map.warnings + drawn.warnings
    attributions = map.attributions
  }

  /// The picture as a PNG file, with straight alpha where something is transparent.
  public func png(threads: Int = 1) -> [UInt8] { PNG.encode(pixels, pixelsPerPoint: pixelRatio, threads: threads) }

  /// The picture as a WebP file without loss.
  public func webP() throws(ImageError) -> [UInt8] { try WebP.encode(pixels) }
}
