import Geometry

/// The map's own icons, by the names that the map styles' sprites use, with the palette's names as roles.
///
/// A design unit is a point. The grid is a square around the icon's natural size, and the icon is in its middle.
public enum PlaceIcon {
  /// Every name that `named(_:)` knows, in alphabetical order.
  public static let names: [String] = drawings.keys.sorted()

  /// The icon of a sprite's name; `nil` when there is none.
  public static func named(_ spriteName: String) -> VectorIcon? { drawings[spriteName]?.icon }

  /// What the icon occupies in points at size 1; `nil` when there is none.
  public static func naturalSize(_ spriteName: String) -> (width: Double, height: Double)? {
    drawings[spriteName].map { ($0.width, $0.height) }
  }

  struct Drawing: Sendable {
    var width, height: Double
    var icon: VectorIcon

    /// - Parameter layers: in points from the upper left corner of the icon's box.
    init(width: Double, height: Double, _ layers: [VectorIcon.Layer]) {
      self.width = width
      self.height = height
      let size = max(width, height)
      let shift = Point((size - width) / 2, (size - height) / 2)
      icon = VectorIcon(
        size: size,
        layers: layers.map { layer in
          VectorIcon.Layer(layer.path.transformed(by: .translation(shift)), layer.form, layer.ink)
        })
    }
  }

  private static let drawings: [String: Drawing] = {
    var all: [String: Drawing] = [
      "dot": dot, "town": town, "peak": peak, "oneway": oneway, "entrance": entrance, "signal": signal, "stop": stop,
    ]
    for (name, role, glyph) in PlaceGlyph.all { all["poi-\(name)"] = disc(role, glyph) }
    for kind in ShieldKind.allCases {
      for length in 1...kind.widths.count { all["shield-\(kind.rawValue)-\(length)"] = kind.drawing(length: length) }
    }
    return all
  }()

  /// A glyph on a disc with a thin ring.
  private static func disc(_ role: VectorIcon.Role, _ glyph: [VectorIcon.Layer]) -> Drawing {
    let center = Point(10, 10)
    return Drawing(
      width: 20, height: 20,
      [
        .area(.circle(center: center, radius: 9.4), .role(.poiRing)),
        .area(.circle(center: center, radius: 8.4), .role(role)),
      ] + glyph)
  }

  private static let dot = Drawing(
    width: 10, height: 10,
    [
      .area(.circle(center: Point(5, 5), radius: 4.8), .role(.poiRing)),
      .area(.circle(center: Point(5, 5), radius: 3.8), .role(.poiCivic)),
    ])

  private static let town = Drawing(
    width: 10, height: 10,
    [
      .area(.circle(center: Point(5, 5), radius: 4.9), .role(.haloLand)),
      .area(.circle(center: Point(5, 5), radius: 4.2), .role(.labelPlace)),
      .area(.circle(center: Point(5, 5), radius: 2.4), .role(.haloLand)),
    ])

  private static let peak = Drawing(
    width: 12, height: 11,
    [
      .outset(.icon("M6 2L10.4 9.2H1.6Z"), by: 1.2, .role(.haloLand)),
      .outset(.icon("M6 2.4L10.1 9H1.9Z"), by: 0.3, .role(.labelPeak)),
    ])

  private static let oneway = Drawing(
    width: 16, height: 10,
    [
      .line("M1.3 5H11", width: 1.9, .role(.onewayArrow)),
      .outset(.icon("M9.1 1.2L15.2 5L9.1 8.8L10.6 5Z"), by: 0.3, .role(.onewayArrow)),
    ])

  private static let entrance = Drawing(
    width: 14, height: 14,
    [
      .area(.circle(center: Point(7, 7), radius: 6.8), .role(.poiRing)),
      .area(.circle(center: Point(7, 7), radius: 5.9), .role(.entrance)),
      .outset(.icon("M7 3.6L10.1 7.2H8.1V10.3H5.9V7.2H3.9Z"), by: 0.25, .role(.poiGlyph)),
    ])

  private static let signal: Drawing = {
    let lamps = zip([VectorIcon.Role.signalRed, .signalAmber, .signalGreen], [5.6, 12, 18.4]).map { role, y in
      VectorIcon.Layer.area(.circle(center: Point(7, y), radius: 2.7), .role(role))
    }
    return Drawing(
      width: 14, height: 24,
      [
        .area(.roundedRect(Rect(x: 0.2, y: 0.2, width: 13.6, height: 23.6), radius: 5), .role(.signalEdge)),
        .area(.roundedRect(Rect(x: 1.3, y: 1.3, width: 11.4, height: 21.4), radius: 4), .role(.signalBody)),
      ] + lamps)
  }()

  private static let stop: Drawing = {
    // Half of a regular octagon's edge for an apothem of 1.
    let share = 0.414_213_562
    func octagon(_ apothem: Double) -> Path {
      let (long, short) = (apothem, apothem * share)
      var path = Path()
      path.addPolyline(
        [
          (short, -long), (long, -short), (long, short), (short, long), (-short, long), (-long, short),
          (-long, -short), (-short, -long),
        ].map { Point(10 + $0.0, 10 + $0.1) }, closed: true)
      return path
    }
    let scale = 0.55
    let word = MarkerIcon.stopWord.transformed(
      by: AffineTransform.translation(Point(-23.9, -24.2)).then(.scale(scale)).then(.translation(Point(10, 10))))
    return Drawing(
      width: 20, height: 20,
      [
        .area(octagon(9.8), .role(.stopEdge)), .area(octagon(8.7), .role(.stopRed)),
        .line(word, width: 2 * scale, cap: .butt, .role(.stopEdge)),
      ])
  }()
}
