import Geometry
import Pixels

/// Drawings of buttons and lists. All but `compass` and `report` have one colour, `main`.
public enum ControlIcon {
  /// The arrow of the position.
  public static let dart = VectorIcon(layers: [.outset(MarkerIcon.dart, by: 2)])

  /// The dart turned by 41°.
  public static let recenter = VectorIcon(layers: [.outset(.icon("M40 8L27.4 40.5L21.6 26.4L7.5 20.6Z"), by: 2)])

  /// The ring of My Location.
  public static let locate = VectorIcon(layers: [
    .line("M24 12.5A11.5 11.5 0 1 1 24 35.5A11.5 11.5 0 1 1 24 12.5Z", width: 3.6),
    .line("M24 4.5V11M24 37V43.5M4.5 24H11M37 24H43.5", width: 3.6),
    .area("M24 18.8A5.2 5.2 0 1 1 24 29.2A5.2 5.2 0 1 1 24 18.8Z"),
  ])

  /// A hazard diamond with an exclamation mark in the roles `fill` and `line`.
  public static let report = VectorIcon(layers: [
    .outset(.icon("M24 5L43 24L24 43L5 24Z"), by: 1.7, .role(.line)),
    .area("M24 7.4L40.6 24L24 40.6L7.4 24Z", .role(.fill)),
    .line("M24 15.5V25.5", width: 4.2, .role(.line)),
    .area("M24 29.6A2.6 2.6 0 1 1 24 34.8A2.6 2.6 0 1 1 24 29.6Z", .role(.line)),
  ])

  /// The diamond in outline, of one colour.
  public static let reportOutline = VectorIcon(layers: [
    .line("M24 5.5L42.5 24L24 42.5L5.5 24Z", width: 3.8),
    .line("M24 15.5V25.5", width: 4.2),
    .area("M24 29.6A2.6 2.6 0 1 1 24 34.8A2.6 2.6 0 1 1 24 29.6Z"),
  ])

  /// A cross.
  public static let close = VectorIcon(layers: [.line("M13 13L35 35M35 13L13 35", width: 4.4)])
  /// A tick.
  public static let check = VectorIcon(layers: [.line("M10 25L20 35L38 14", width: 4.8)])

  /// Lines with dots, for a list.
  public static let list = VectorIcon(layers: [
    .line("M18 13H40M18 24H40M18 35H40", width: 4),
    .area(
      """
      M9.5 10.5A2.5 2.5 0 1 1 9.5 15.5A2.5 2.5 0 1 1 9.5 10.5ZM9.5 21.5A2.5 2.5 0 1 1 9.5 26.5A2.5 2.5 0 1 1 9.5 21.5Z\
      M9.5 32.5A2.5 2.5 0 1 1 9.5 37.5A2.5 2.5 0 1 1 9.5 32.5Z
      """),
  ])

  /// A chevron that points to the left.
  public static let chevronLeft = VectorIcon(layers: [.line("M30 10L16 24L30 38", width: 4.4)])
  /// A chevron that points to the right.
  public static let chevronRight = VectorIcon(layers: [.line("M18 10L32 24L18 38", width: 4.4)])
  /// A chevron that points up.
  public static let chevronUp = VectorIcon(layers: [.line("M10 31L24 17L38 31", width: 4.4)])
  /// A chevron that points down.
  public static let chevronDown = VectorIcon(layers: [.line("M10 17L24 31L38 17", width: 4.4)])

  /// A door.
  public static let entrance = VectorIcon(layers: [
    .line("M22 9H35.5A3 3 0 0 1 38.5 12V36A3 3 0 0 1 35.5 39H22", width: 4.2),
    .line("M7.5 24H24", width: 4.6),
    .line("M18.5 16.5L26 24L18.5 31.5", width: 4.6),
  ])

  /// The destination's sign as one shape with the chequer cut out, without rim or shadow.
  public static let destination = VectorIcon(layers: [.area(ManeuverIcon.destinationShape)])

  /// A pin small enough for a line of text: one cell in place of the chequer.
  public static let smallPin = VectorIcon(layers: [
    .area(
      """
      M16 3H32A9 9 0 0 1 41 12V28A9 9 0 0 1 32 37H31.5L25.4 44.2Q24 45.6 22.6 44.2L16.5 37H16A9 9 0 0 1 7 28V12\
      A9 9 0 0 1 16 3ZM18 14V26H30V14Z
      """)
  ])

  /// The needle with its north end up; no letter and so no language.
  public static func compass(north: Color, south: Color, tick: Color, hub: Color) -> VectorIcon {
    VectorIcon(layers: [
      .line("M45 24H41.5M3 24H6.5", width: 2.4, .fixed(tick)),
      .outset(.icon("M24 44.5L31 24H17Z"), by: 0.8, .fixed(south)),
      .outset(.icon("M24 3.5L31 24H17Z"), by: 0.8, .fixed(north)),
      .area(.circle(center: Point(24, 24), radius: 3), .fixed(hub)),
    ])
  }
}
