import Geometry

/// What stands on the discs of points of interest, on a grid of 20 with the middle at (10, 10).
enum PlaceGlyph {
  typealias Layers = [VectorIcon.Layer]

  /// Name after `poi-`, disc, glyph.
  static let all: [(name: String, disc: VectorIcon.Role, layers: Layers)] = [
    ("attraction", .poiCulture, attraction), ("bar", .poiFood, bar), ("bus", .poiTransit, bus),
    ("cafe", .poiFood, cafe), ("charging", .poiFuel, charging), ("culture", .poiCulture, culture),
    ("education", .poiCivic, education), ("food", .poiFood, food), ("fuel", .poiFuel, fuel),
    ("generic", .poiCivic, generic), ("health", .poiHealth, health), ("lodging", .poiLodging, lodging),
    ("park", .poiPark, park), ("parking", .poiTransit, parking), ("rail", .poiTransit, rail),
    ("shop", .poiShop, shop),
  ]

  private static let ink = VectorIcon.Ink.role(.poiGlyph)

  private static func area(_ data: String) -> VectorIcon.Layer { .area(data, ink) }
  private static func line(_ data: String, _ width: Double, flat: Bool = false) -> VectorIcon.Layer {
    .line(data, width: width, cap: flat ? .butt : .round, ink)
  }
  private static func circle(_ x: Double, _ y: Double, _ radius: Double) -> VectorIcon.Layer {
    .area(.circle(center: Point(x, y), radius: radius), ink)
  }
  private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double)
    -> VectorIcon.Layer
  {
    .area(.roundedRect(Rect(x: x, y: y, width: width, height: height), radius: radius), ink)
  }
  /// A shape with holes.
  private static func cut(_ shapes: Path...) -> VectorIcon.Layer {
    var path = Path()
    for shape in shapes { path.append(shape) }
    return .area(path, ink)
  }
  private static func rounded(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> Path {
    .roundedRect(Rect(x: x, y: y, width: width, height: height), radius: radius)
  }

  /// A star of five points, radii 5.6 and 2.45.
  private static let attraction: Layers = [
    .outset(
      .icon(
        """
        M10 4.7L11.34 8.56L15.42 8.64L12.16 11.1L13.35 15.01L10 12.68L6.65 15.01L7.84 11.1L4.58 8.64L8.66 8.56Z
        """), by: 0.3, ink)
  ]

  private static let bar: Layers = [
    area("M5.7 5.2H14.3Q15.1 5.2 14.5 5.9L10.7 10.4V13.9H9.3V10.4L5.5 5.9Q4.9 5.2 5.7 5.2Z"),
    line("M7.4 14.5H12.6", 1.3),
  ]

  private static let bus: Layers = [
    cut(
      rounded(5.5, 4.7, 9, 9, 1.9), rounded(6.8, 6.6, 6.4, 3.5, 0.5), .circle(center: Point(7.7, 11.9), radius: 0.75),
      .circle(center: Point(12.3, 11.9), radius: 0.75)),
    box(6.3, 13.2, 1.9, 2, radius: 0.6), box(11.8, 13.2, 1.9, 2, radius: 0.6),
  ]

  private static let cafe: Layers = [
    area("M5.2 5.8H12.1V9.4A2.7 2.7 0 0 1 9.4 12.1H7.9A2.7 2.7 0 0 1 5.2 9.4Z"),
    line("M12 6.9H13.1A1.55 1.55 0 0 1 13.1 10H11.8", 1.05, flat: true), line("M5.5 14H12", 1.25),
  ]

  private static let charging: Layers = [
    .outset(.icon("M11.4 4.9L6.7 10.6H9.5L8.6 15.1L13.4 9.3H10.5Z"), by: 0.3, ink)
  ]

  private static let culture: Layers = [
    area("M10 4.2L15.3 7V8H4.7V7Z"), box(5.7, 8.7, 1.5, 4.2, radius: 0.2), box(9.25, 8.7, 1.5, 4.2, radius: 0.2),
    box(12.8, 8.7, 1.5, 4.2, radius: 0.2), box(4.7, 13.5, 10.6, 1.5, radius: 0.3),
  ]

  private static let education: Layers = [
    area("M10 5.2L16.2 8.3L10 11.4L3.8 8.3Z"), area("M6.4 10.5L10 12.3L13.6 10.5V13.1Q10 15.6 6.4 13.1Z"),
    line("M15.3 8.7V12.2", 0.9),
  ]

  private static let food: Layers = [
    line("M6.1 5V7.6M7.6 5V7.6M9.1 5V7.6", 0.8),
    area("M5.7 7.2H9.5V7.8A1.9 1.9 0 0 1 5.7 7.8Z"), line("M7.6 8.6V14.6", 1.35),
    .area(.ellipse(center: Point(12.4, 7.2), radiusX: 1.65, radiusY: 2.6), ink), line("M12.4 9V14.6", 1.35),
  ]

  private static let fuel: Layers = [
    cut(rounded(5.3, 4.7, 5.8, 10.4, 1), rounded(6.5, 6, 3.4, 2.7, 0.4)),
    line("M10.8 9.7H11.5A1 1 0 0 1 12.5 10.7V12.4A0.95 0.95 0 0 0 14.4 12.4V8.3L12.4 6.3", 1),
  ]

  private static let generic: Layers = [circle(10, 10, 2.5)]

  private static let health: Layers = [
    .outset(.icon("M8.7 5.2H11.3V8.7H14.8V11.3H11.3V14.8H8.7V11.3H5.2V8.7H8.7Z"), by: 0.35, ink)
  ]

  private static let lodging: Layers = [
    box(4.3, 5.8, 1.35, 8.4, radius: 0.5), box(4.3, 10.9, 11.4, 1.7, radius: 0.4),
    box(14.35, 10.9, 1.35, 3.3, radius: 0.5), circle(7.6, 8.9, 1.35),
    area("M9.5 11.2V8.2A0.7 0.7 0 0 1 10.2 7.5H13.3A2.4 2.4 0 0 1 15.7 9.9V11.2Z"),
  ]

  private static let park: Layers = [
    circle(10, 7.4, 3.1), circle(7.7, 9.2, 2.6), circle(12.3, 9.2, 2.6), circle(10, 10, 2),
    box(9.3, 10, 1.4, 5.3, radius: 0.4),
  ]

  private static let parking: Layers = [
    area(
      """
      M7 5.5A0.5 0.5 0 0 1 7.5 5H10.3A3.35 3.35 0 0 1 10.3 11.7H9V14.5A0.5 0.5 0 0 1 8.5 15H7.5A0.5 0.5 0 0 1 7 14.5Z\
      M9 6.8V9.9H10.1A1.55 1.55 0 0 0 10.1 6.8Z
      """)
  ]

  private static let rail: Layers = [
    cut(
      rounded(6.2, 4.2, 7.6, 8.6, 2.3), rounded(7.5, 5.9, 5, 3.1, 0.5), .circle(center: Point(8.1, 10.9), radius: 0.75),
      .circle(center: Point(11.9, 10.9), radius: 0.75)),
    line("M7.9 13.1L6.2 15.4M12.1 13.1L13.8 15.4", 1.15),
  ]

  private static let shop: Layers = [
    area(
      "M6.3 7.8H13.7A0.5 0.5 0 0 1 14.2 8.2L15 14.3A0.6 0.6 0 0 1 14.4 15H5.6A0.6 0.6 0 0 1 5 14.3L5.8 8.2A0.5 0.5 0 0 1 6.3 7.8Z"
    ),
    line("M7.8 8.2V7A2.2 2.2 0 0 1 12.2 7V8.2", 1.15, flat: true),
  ]
}
