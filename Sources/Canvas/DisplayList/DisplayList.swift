import Geometry
import Pixels

/// A frame as flat, resolved data in device pixels, in drawing order: first command first, later ones above it.
///
/// Pixel (i, j) covers the square from (i, j) to (i + 1, j + 1). Compositing is source-over in sRGB without gamma.
public struct DisplayList: Sendable {
  /// A range of `verbs` and the range of `points` that belongs to it.
  public struct PathRange: Sendable, Hashable {
    /// The path's verbs among the list's.
    public var verbs: Range<Int>
    /// The path's points among the list's.
    public var points: Range<Int>

    /// The path of some of a list's verbs and points.
    public init(verbs: Range<Int>, points: Range<Int>) {
      self.verbs = verbs
      self.points = points
    }
  }

  /// A command's paint; most are one colour, others lie in `paints`.
  public enum PaintReference: Sendable, Hashable {
    /// One colour.
    case solid(Color)
    /// The paint at an index of the list's `paints`.
    case stored(Int)
  }

  /// How a path is stroked. With a transform, the path and the style's lengths are in the transform's source plane and
  /// the outline is mapped to device pixels; every outline point must lie before the eye (`w > 0`).
  public struct Stroke: Sendable, Hashable {
    /// Width, ends, corners and dashes.
    public var style: StrokeStyle
    /// From the path's plane to device pixels; none where the path is in pixels.
    public var transform: ProjectiveTransform?
  }

  /// Plain values only: what needs more lies in the list's tables, so that planning copies commands at no cost.
  public enum Command: Sendable {
    /// Fills a path.
    case fill(PathRange, FillRule, PaintReference)
    /// The path as a line; the index is one of `strokes`.
    case stroke(PathRange, Int, PaintReference)
    /// The path's inside (nonzero) grown by a distance in all directions, as one shape: halos.
    case outset(PathRange, Float, PaintReference)
    /// Some of `glyphs` (nonzero) grown by a distance, together one shape: a label's letters, or their halo.
    case glyphs(Range<Int>, Float, PaintReference)
    /// A rectangle with round corners, blurred by a Gaussian of standard deviation `sigma` pixels.
    case shadow(Rect, radius: Float, sigma: Float, Color)
    /// Index into `extrusionLayers`.
    case extrusions(Int)
    /// Restricts what follows, up to the matching `endClip`, to the path's inside.
    case beginClip(PathRange, FillRule)
    /// Ends the clip that was begun last.
    case endClip
    /// Draws what follows, up to the matching `endLayer`, as one picture that is drawn with this opacity.
    case beginLayer(opacity: Float)
    /// Ends the layer that was begun last.
    case endLayer
  }

  /// Commands that draw letters, and what these say: for documents whose text can be selected.
  public struct Writing: Sendable {
    /// Where the letters are drawn, in one paint.
    public var commands: Range<Int>
    /// Where their halo is drawn, before them; empty without one.
    public var halo: Range<Int>
    /// Lines of one text, the first first.
    public var lines: [PlacedLine]
  }

  /// The frame's size in pixels.
  public let width, height: Int
  /// What every pixel is before the first command.
  public var background: Color
  /// What to draw, the lowest first.
  public internal(set) var commands: [Command] = []
  /// The verbs of all paths.
  public private(set) var verbs: [Path.Verb] = []
  /// The points of all paths, in device pixels or in a stroke's plane.
  public private(set) var points: [SIMD2<Float>] = []
  /// The pictures that paints name by index.
  public private(set) var images: [PixelBuffer] = []
  /// The paints that commands name by index.
  public private(set) var paints: [Paint] = []
  /// The strokes that commands name by index.
  public private(set) var strokes: [Stroke] = []
  /// The glyphs of all texts.
  public private(set) var glyphs: [PlacedPath] = []
  /// The building layers that commands name by index.
  public private(set) var extrusionLayers: [ExtrusionLayer] = []

  /// What the list's letters say, in drawing order.
  public internal(set) var writings: [Writing] = []

  /// An empty list for a frame of so many pixels.
  public init(width: Int, height: Int, background: Color) {
    self.width = width
    self.height = height
    self.background = background
  }

  /// Fills a path with a paint.
  public mutating func fill(_ path: Path, rule: FillRule = .nonzero, paint: Paint) {
    guard !path.isEmpty else { return }
    commands.append(.fill(add(path), rule, add(paint)))
  }

  /// Fills a path with a colour.
  public mutating func fill(_ path: Path, rule: FillRule = .nonzero, color: Color) {
    fill(path, rule: rule, paint: .solid(color))
  }

  /// Strokes `path`; see `Stroke` for `transform`.
  public mutating func stroke(
    _ path: Path, style: StrokeStyle, paint: Paint, transform: ProjectiveTransform? = nil
  ) {
    guard !path.isEmpty, style.width > 0 else { return }
    strokes.append(Stroke(style: style, transform: transform))
    commands.append(.stroke(add(path), strokes.count - 1, add(paint)))
  }

  /// Fills the path grown by `distance` pixels with round corners.
  public mutating func outset(_ path: Path, by distance: Float, paint: Paint) {
    guard !path.isEmpty else { return }
    commands.append(.outset(add(path), distance, add(paint)))
  }

  /// Fills glyphs as one shape, grown by `outset` pixels. Their origins are rounded to quarters of a pixel, so that a
  /// renderer can keep their coverage. Glyphs whose scale is not positive, or that lie beyond ±100,000 pixels of the frame
  /// or of their own origin, are left out.
  public mutating func glyphs(_ glyphs: some Sequence<PlacedPath>, outset: Float = 0, paint: Paint) {
    let first = self.glyphs.count
    for var glyph in glyphs where Self.isMeaningful(glyph) {
      glyph.origin = (glyph.origin * 4).rounded(.toNearestOrEven) / 4
      self.glyphs.append(glyph)
    }
    guard first < self.glyphs.count else { return }
    commands.append(.glyphs(first..<self.glyphs.count, outset, add(paint)))
  }

  /// Far from their origin, or far away, glyphs cannot stand on quarters of a pixel.
  private static func isMeaningful(_ glyph: PlacedPath) -> Bool {
    guard let corners = glyph.shape.corners, glyph.scale > 0 else { return false }
    func isNear(_ p: SIMD2<Float>) -> Bool { abs(p.x) < 100_000 && abs(p.y) < 100_000 }
    return isNear(corners.low * glyph.scale) && isNear(corners.high * glyph.scale) && isNear(glyph.origin)
  }

  /// Draws a rounded rectangle blurred by `sigma` pixels, as a Gaussian does.
  public mutating func shadow(_ rect: Rect, radius: Float, sigma: Float, color: Color) {
    commands.append(.shadow(rect, radius: radius, sigma: sigma, color))
  }

  /// Adds the extrusion layer; its faces' paths come from `add(_:)`.
  public mutating func extrusions(_ layer: ExtrusionLayer) {
    guard !layer.faces.isEmpty else { return }
    extrusionLayers.append(layer)
    commands.append(.extrusions(extrusionLayers.count - 1))
  }

  /// Draws what `body` adds only where `path` is.
  public mutating func clipped<E: Error>(
    to path: Path, rule: FillRule = .nonzero, _ body: (inout DisplayList) throws(E) -> Void
  ) throws(E) {
    commands.append(.beginClip(add(path), rule))
    defer { commands.append(.endClip) }
    try body(&self)
  }

  /// Draws again what some commands of this list drew; they must begin and end outside of clips and layers.
  public mutating func appendAgain(_ range: Range<Int>) { commands.append(contentsOf: commands[range]) }

  /// Draws what `body` adds as one picture with `opacity` (0…1).
  public mutating func layer<E: Error>(
    opacity: Float, _ body: (inout DisplayList) throws(E) -> Void
  ) throws(E) {
    commands.append(.beginLayer(opacity: opacity))
    defer { commands.append(.endLayer) }
    try body(&self)
  }

  /// Notes what the letters say that `body` draws; its commands are one paint's.
  ///
  /// - Parameter halo: the commands that drew the letters' halo before.
  public mutating func text(_ lines: [PlacedLine], halo: Range<Int> = 0..<0, _ body: (inout DisplayList) -> Void) {
    let first = commands.count
    body(&self)
    guard first < commands.count, lines.contains(where: { !$0.line.text.isEmpty }) else { return }
    writings.append(Writing(commands: first..<commands.count, halo: halo, lines: lines))
  }

  /// Stores an image and returns its index for `ImagePaint`.
  public mutating func add(_ image: PixelBuffer) -> Int {
    images.append(image)
    return images.count - 1
  }

  private mutating func add(_ paint: Paint) -> PaintReference {
    if case .solid(let color) = paint { return .solid(color) }
    paints.append(paint)
    return .stored(paints.count - 1)
  }

  /// The paint that a reference names.
  public func paint(_ reference: PaintReference) -> Paint {
    switch reference {
    case .solid(let color): .solid(color)
    case .stored(let index): paints[index]
    }
  }

  /// Stores a path without drawing it.
  public mutating func add(_ path: Path) -> PathRange {
    let firstVerb = verbs.count
    let firstPoint = points.count
    verbs.append(contentsOf: path.verbs)
    points.append(contentsOf: path.points)
    return PathRange(verbs: firstVerb..<verbs.count, points: firstPoint..<points.count)
  }
}
