import Canvas
import Geometry
import Pixels

/// A drawing on a square grid of design units, y down, whose colours are chosen when it is drawn.
public struct VectorIcon: Sendable, Hashable {
  /// What a part of an icon stands for.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// What the icon says.
    case main
    /// Roads that exist but are not taken; never the only carrier of a meaning.
    case ghost
    /// The gap between main and ghost. Given a colour, it is painted; without one, the gap is cut out of the ghost.
    case moat
    /// Parts of controls and manoeuvres.
    case fill, line, rim, shadow
    // Names of the map styles' palette.
    /// Grounds of places, by their kind.
    case poiFood, poiShop, poiLodging, poiHealth, poiTransit, poiFuel, poiCulture, poiCivic, poiPark, poiRing, poiGlyph
    /// Parts of shields.
    case shieldPlate, shieldEdge, shieldBlue, shieldGreen, shieldRed, shieldYellow, shieldWhite, shieldInk
    /// Parts of traffic lights and stop signs.
    case signalBody, signalEdge, signalRed, signalAmber, signalGreen, stopRed, stopEdge
    /// Other marks on the map.
    case entrance, onewayArrow, labelPlace, labelPeak, haloLand
  }

  /// Where a layer's colour comes from.
  public enum Ink: Sendable, Hashable {
    /// The colour of a role, which the drawing decides.
    case role(Role)
    /// Always this colour.
    case fixed(Color)
  }

  /// How a path is drawn.
  public enum Form: Sendable, Hashable {
    /// The path's inside.
    case fill(FillRule)
    /// The path's inside grown by this many units with round corners.
    case outset(Double)
    /// The path as a line of so many units.
    case stroke(width: Double, cap: StrokeStyle.Cap, join: StrokeStyle.Join)
  }

  /// One path of an icon.
  public struct Layer: Sendable, Hashable {
    /// The outline or line, in the icon's box.
    public var path: Path
    /// How the path is drawn.
    public var form: Form
    /// The colour, or the role that decides it.
    public var ink: Ink

    /// A path, how it is drawn, and its colour.
    public init(_ path: Path, _ form: Form, _ ink: Ink) {
      self.path = path
      self.form = form
      self.ink = ink
    }

    var isGhost: Bool { ink == .role(.ghost) }
  }

  /// The grid's edge in design units.
  public var size: Double
  /// The grid point that sits on the place: the middle, or a pin's tip.
  public var anchor: Point
  /// In drawing order; ghosts come first.
  public var layers: [Layer]
  /// How far the main shape is grown where it interrupts ghosts, in design units.
  public var moat: Double

  /// An icon in a box of so many units a side; the anchor is its middle unless given.
  public init(size: Double = 48, anchor: Point? = nil, layers: [Layer] = [], moat: Double = 1.75) {
    self.size = size
    self.anchor = anchor ?? Point(size / 2, size / 2)
    self.layers = layers
    self.moat = moat
  }

  /// Left for right.
  public var mirrored: VectorIcon {
    let flip = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size, ty: 0)
    var result = self
    result.anchor = flip(anchor)
    result.layers = layers.map { Layer($0.path.transformed(by: flip), $0.form, $0.ink) }
    return result
  }

  /// The icon without the parts that are drawn pale.
  public var withoutGhosts: VectorIcon {
    var result = self
    result.layers.removeAll(where: \.isGhost)
    return result
  }

  /// The icon with an edge of `width` units around its main shape, in the role `rim`.
  public func outlined(by width: Double) -> VectorIcon {
    var result = self
    let edges = layers.filter { $0.ink == .role(.main) }.map { layer in
      var edge = layer.grown(by: width)
      edge.ink = .role(.rim)
      return edge
    }
    let first = layers.firstIndex { $0.ink == .role(.main) } ?? layers.count
    result.layers.insert(contentsOf: edges, at: first)
    return result
  }

  /// The rectangle around everything but shadows, in design units.
  public var bounds: Rect {
    layers.filter { $0.ink != .role(.shadow) }.reduce(.null) { bounds, layer in
      let box = Rect(bounding: layer.path.subpathPolygons.joined())
      switch layer.form {
      case .fill: return bounds.union(box)
      case .outset(let distance): return bounds.union(box.inset(by: -distance))
      case .stroke(let width, let cap, _):
        return bounds.union(cap == .butt ? box : box.inset(by: -width / 2))
      }
    }
  }

  /// Draws the icon with its grid `size` device pixels wide and its middle at `center`, turned clockwise.
  public func draw(
    into list: inout DisplayList, at center: Point, size: Double, rotation: Rotation = .none,
    colors: (Role) -> Color? = { _ in nil }
  ) {
    draw(into: &list, place: Point(self.size / 2, self.size / 2), at: center, size: size, rotation: rotation, colors)
  }

  /// Draws the icon with its anchor at `point`.
  public func draw(
    into list: inout DisplayList, anchoredAt point: Point, size: Double, rotation: Rotation = .none,
    colors: (Role) -> Color? = { _ in nil }
  ) {
    draw(into: &list, place: anchor, at: point, size: size, rotation: rotation, colors)
  }

  private func draw(
    into list: inout DisplayList, place: Point, at point: Point, size: Double, rotation: Rotation,
    _ colors: (Role) -> Color?
  ) {
    let transform = AffineTransform.translation(-place)
      .then(.scale(size / self.size))
      .then(.rotation(sine: rotation.sine, cosine: rotation.cosine))
      .then(.translation(point))
    draw(into: &list, transform: transform, colors: colors)
  }
}

/// A turn clockwise, by its sine and cosine.
public struct Rotation: Sendable, Hashable {
  /// Of the angle, clockwise.
  public var sine, cosine: Double

  /// A rotation by the sine and cosine of its angle, clockwise.
  public init(sine: Double, cosine: Double) {
    self.sine = sine
    self.cosine = cosine
  }

  /// No rotation.
  public static let none = Rotation(sine: 0, cosine: 1)
}
