import Canvas
import Foundation
import Geometry
import Pixels

/// Marks on the map. Sizes are those of the grid in points; colours are the palette's.
public enum MarkerIcon {
  /// Grid sizes at which the marks are normally drawn, in points.
  public static let positionSize = 61.2
  /// The side of the pin's box, in points.
  public static let pinSize = 48.0
  /// The destination's pin on the roof of its building.
  public static let roofPinSize = 56.0
  /// The side of an entrance's box, in points.
  public static let entranceSize = 36.0
  /// The side of a traffic light's box, in points.
  public static let trafficLightSize = 48.0
  /// The side of a stop sign's box, in points.
  public static let stopSignSize = 30.0

  /// The side of the box of a toll road's sign, in points.
  public static let tollSize = 26.0

  /// A pile of coins: here a toll road begins.
  public static func toll(_ colors: Palette) -> VectorIcon {
    let disc = Path.circle(center: Point(24, 24), radius: 18)
    let coins = [31.0, 25, 19].flatMap { height -> [VectorIcon.Layer] in
      let coin = Path.ellipse(center: Point(24, height), radiusX: 9, radiusY: 4.2)
      return [.outset(coin, by: 2, .fixed(colors[.routeNormalCasing])), .area(coin, .fixed(.white))]
    }
    return VectorIcon(
      layers: VectorIcon.Layer.shadow(of: disc, grownBy: 3, drop: 2, blur: 4) + [
        .outset(disc, by: 4, .fixed(.white)), .area(disc, .fixed(colors[.routeNormalCasing])),
      ] + coins)
  }

  static let dart = Path.icon("M24 6.5L39.5 40L24 33.5L8.5 40Z")

  /// Our position, pointing to the top of the grid; the anchor is the middle of the accuracy ring.
  public static func position(_ colors: Palette) -> VectorIcon {
    VectorIcon(
      anchor: Point(24, 25.49),
      layers: VectorIcon.Layer.shadow(of: dart, grownBy: 4.4, drop: 1.9, blur: 3.2) + [
        .outset(dart, by: 5.25, .fixed(colors[.puckEdge])),
        .outset(dart, by: 1.5, .fixed(colors[.puckLight])),
        .area(rightFacet(grownBy: 1.5), .fixed(colors[.puckShade])),
      ])
  }

  /// The dart's half right of its axis, grown but not beyond the axis.
  private static func rightFacet(grownBy distance: Double) -> Path {
    let (tip, corner, notch) = (Point(24, 6.5), Point(39.5, 40), Point(24, 33.5))
    let side = (corner - tip).normalized
    let base = (notch - corner).normalized
    let (sideNormal, baseNormal) = (-side.perpendicular, -base.perpendicular)
    var path = Path()
    path.move(to: tip - Point(0, distance))
    path.addArc(
      center: tip, radius: distance, from: -.pi / 2, sweep: atan2(sideNormal.y, sideNormal.x) + .pi / 2)
    path.line(to: corner + sideNormal * distance)
    path.addArc(
      center: corner, radius: distance, from: atan2(sideNormal.y, sideNormal.x),
      sweep: atan2(sideNormal.cross(baseNormal), sideNormal.dot(baseNormal)))
    // By symmetry both grown bases meet on the axis.
    path.line(to: notch + Point(0, distance / baseNormal.y))
    path.close()
    return path
  }

  /// The ring of `radius` points around our position; draw it with a grid of twice that size.
  public static func accuracyRing(radius: Double, _ colors: Palette) -> VectorIcon {
    let center = Point(radius, radius)
    return VectorIcon(
      size: radius * 2,
      layers: [
        .area(.circle(center: center, radius: radius), .fixed(colors[.puck].withAlpha(0.16))),
        .line(
          .circle(center: center, radius: radius - 0.75), width: 1.5, cap: .butt, .fixed(colors[.puck].withAlpha(0.35))),
      ])
  }

  static let pin = Path.icon(
    """
    M18 3H30A10.5 10.5 0 0 1 40.5 13.5V25.5A10.5 10.5 0 0 1 30 36H30.97L25 43.4Q24 44.5 23 43.4L17.03 36H18\
    A10.5 10.5 0 0 1 7.5 25.5V13.5A10.5 10.5 0 0 1 18 3Z
    """)

  /// Five squares of a chequer with `cell` units an edge around `center`.
  static func chequer(center: Point, cell: Double) -> Path {
    var path = Path()
    for (column, row) in [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)] {
      let middle = center + Point(Double(column), Double(row)) * cell
      path.append(
        .rect(Rect(x: middle.x - cell / 2, y: middle.y - cell / 2, width: cell, height: cell)))
    }
    return path
  }

  /// The destination's pin; its tip is the anchor.
  public static func destinationPin(_ colors: Palette) -> VectorIcon {
    pinIcon(
      body: colors[.destinationPin],
      // Slightly wider, so that the cells' corners touch.
      glyph: .area(chequer(center: Point(24, 19.5), cell: 5.02), .fixed(.white)))
  }

  /// A pin for a stop on the way.
  ///
  /// `label` is its number or letter as outlines of 18 units' bold type, the middle of its ink at the origin.
  public static func waypointPin(label: Path?, _ colors: Palette) -> VectorIcon {
    pinIcon(
      body: colors[.waypointPin],
      glyph: label.map {
        VectorIcon.Layer($0.transformed(by: .translation(Point(24, 19.5))), .fill(.nonzero), .fixed(.white))
      })
  }

  /// The pin of an app's marker; its tip is the anchor.
  public static func markerPin(color: Color) -> VectorIcon {
    pinIcon(body: color, glyph: .area(.circle(center: Point(24, 19.5), radius: 6), .fixed(.white)))
  }

  /// A pin without its shadow on the ground: from its rim's edges down to its tip.
  public static let markerPinRect = Rect(minX: 5, minY: 0.5, maxX: 43, maxY: 44.5)

  private static func pinIcon(body: Color, glyph: VectorIcon.Layer?) -> VectorIcon {
    let ground = (0..<4).map { step in
      let grow = 1.2 - Double(step) * 0.8
      return VectorIcon.Layer.area(
        .ellipse(center: Point(24, 45.6), radiusX: 6.5 + grow, radiusY: 2.4 + grow / 2),
        .fixed(Color.markShadow.withAlpha(0.08 + Float(step) * 0.03)))
    }
    let layers: [VectorIcon.Layer] = [.outset(pin, by: 2.5, .fixed(.white)), .area(pin, .fixed(body))]
    return VectorIcon(anchor: Point(24, 44.5), layers: ground + layers + [glyph].compactMap { $0 })
  }

  /// The door of a destination; mirrored where the door is on the other side.
  public static func entrance(_ colors: Palette, isMirrored: Bool = false) -> VectorIcon {
    let ink = colors[.destinationPin]
    let center = Point(24, 24)
    let place = AffineTransform.translation(Point(-23.6, -24)).then(.scale(0.68)).then(.translation(center))
    let glyph = ControlIcon.entrance.layers.map { layer -> VectorIcon.Layer in
      guard case .stroke(let width, let cap, let join) = layer.form else { return layer }
      return VectorIcon.Layer(
        layer.path.transformed(by: place), .stroke(width: width * 0.68, cap: cap, join: join), .fixed(ink))
    }
    let disc = Path.circle(center: center, radius: 23.5)
    let icon = VectorIcon(
      layers: VectorIcon.Layer.shadow(of: disc, drop: 2, blur: 4) + [
        .area(disc, .fixed(ink)), .area(.circle(center: center, radius: 20.5), .fixed(.white)),
      ] + glyph)
    return isMirrored ? icon.mirrored : icon
  }

  /// What a traffic light shows; `unknown` lights all three lamps.
  public enum Lamp: Sendable, Hashable, CaseIterable {
    /// The lamp that is lit; all are pale where that is not known.
    case unknown, red, amber, green
  }

  /// A traffic light with one lamp lit, or all of them pale.
  public static func trafficLight(_ colors: Palette, _ lamp: Lamp = .unknown) -> VectorIcon {
    let body = Path.roundedRect(Rect(x: 15, y: 4, width: 18, height: 40), radius: 7)
    let lit: [(lamp: Lamp, color: Palette.Name)] = [
      (.red, .trafficLightRed), (.amber, .trafficLightAmber), (.green, .trafficLightGreen),
    ]
    let lamps = lit.enumerated().map { index, lit in
      VectorIcon.Layer.area(
        .circle(center: Point(24, 12.7 + Double(index) * 11.3), radius: 4.2),
        .fixed(colors[lamp == .unknown || lamp == lit.lamp ? lit.color : .trafficLightOff]))
    }
    return VectorIcon(
      layers: VectorIcon.Layer.shadow(of: body, drop: 2, blur: 4) + [
        .area(body, .fixed(.white)),
        .area(
          .roundedRect(Rect(x: 16.75, y: 5.75, width: 14.5, height: 36.5), radius: 5.5),
          .fixed(colors[.trafficLightBody])),
      ] + lamps)
  }

  /// A stop sign; the word is legible from 30 points on.
  public static func stopSign(_ colors: Palette, hasText: Bool = false) -> VectorIcon {
    func octagon(_ radius: Double) -> Path {
      let (long, short) = (radius, radius * 0.414_213_562)
      let c = 24.0
      var path = Path()
      path.addPolyline(
        [
          Point(c + short, c - long), Point(c + long, c - short), Point(c + long, c + short),
          Point(c + short, c + long), Point(c - short, c + long), Point(c - long, c + short),
          Point(c - long, c - short), Point(c - short, c - long),
        ], closed: true)
      return path
    }
    return VectorIcon(
      layers: VectorIcon.Layer.shadow(of: octagon(21.25), grownBy: 1, drop: 2, blur: 4) + [
        .outset(octagon(21.25), by: 1, .fixed(.white)), .outset(octagon(18.94), by: 0.5, .fixed(colors[.stopSign])),
        .line(octagon(15.89), width: 1.8, .fixed(.white)),
      ] + (hasText ? [.line(stopWord, width: 2, cap: .butt, .fixed(.white))] : []))
  }

  /// S, T, O, P as strokes, 8.4 units high.
  static let stopWord = Path.icon(
    """
    M15.7 21.2C15 20.5 14.3 20.2 13.5 20.2C12.2 20.2 11.4 20.9 11.4 21.9C11.4 24.4 15.8 23.4 15.8 26.1\
    C15.8 27.2 14.9 27.9 13.5 27.9C12.5 27.9 11.7 27.5 11.1 26.8M16.9 20.8H22.9M19.9 20.8V28.5\
    M26.7 20.2C25 20.2 23.9 21.8 23.9 24.05C23.9 26.3 25 27.9 26.7 27.9C28.4 27.9 29.5 26.3 29.5 24.05\
    C29.5 21.8 28.4 20.2 26.7 20.2ZM32.5 28.5V20.8H34.4C35.9 20.8 36.7 21.6 36.7 22.9C36.7 24.3 35.8 25.1 34.3 25.1H32.5
    """)
}
