import Geometry
import Pixels

/// Incidents on the route: diamonds whose lower corner is the place.
public enum HazardIcon: String, Sendable, Hashable, CaseIterable {
  /// The kinds that have a sign.
  case crash, works, closure, police, camera, congestion, weather

  /// The usual size on the map, in points.
  public static let mapSize = 40.0

  /// The sign's colour in a palette.
  public var fill: Palette.Name {
    switch self {
    case .crash: .hazardCrash
    case .works: .hazardWorks
    case .closure: .hazardClosure
    case .police: .hazardPolice
    case .camera: .hazardCamera
    case .congestion: .hazardCongestion
    case .weather: .hazardWeather
    }
  }

  /// The diamond with rim and shadow.
  public func icon(_ colors: Palette) -> VectorIcon {
    let diamond = Path.icon("M24 4.5L43.5 24L24 43.5L4.5 24Z")
    return VectorIcon(
      anchor: Point(24, 45.5),
      layers: VectorIcon.Layer.shadow(of: diamond, grownBy: 3, drop: 2, blur: 4) + [
        .outset(diamond, by: 4, .fixed(.white)),
        .outset(diamond, by: 1.75, .fixed(colors[fill])),
      ] + glyph(colors))
  }

  /// The diamond without rim and shadow, for cards.
  public func flatIcon(_ colors: Palette) -> VectorIcon {
    VectorIcon(
      layers: [.outset(.icon("M24 4.5L43.5 24L24 43.5L4.5 24Z"), by: 1.75, .fixed(colors[fill]))] + glyph(colors))
  }

  private func glyph(_ colors: Palette) -> [VectorIcon.Layer] {
    let ink = VectorIcon.Ink.fixed(self == .works ? colors[.hazardWorksGlyph] : .white)
    switch self {
    case .crash:
      return [
        .area(
          """
          M24 11.5L26.5 18.6L33.2 15.2L30.6 22.2L37 24.8L30.4 27.4L32.6 34L26.2 31L24 37L21.6 31L15.2 34L17.6 27.4\
          L11 24.8L17.6 22.2L14.8 15.2L21.6 18.6Z
          """, ink)
      ]
    case .works:
      return [.area("M22 13.2H26L28 20H20ZM18.9 23.4H29.1L30.5 28.2H17.5ZM16.6 31.4H31.4L32.4 35H15.6Z", ink)]
    case .closure:
      return [
        .area(
          """
          M15.5 20.8H32.5A1.5 1.5 0 0 1 34 22.3V25.7A1.5 1.5 0 0 1 32.5 27.2H15.5A1.5 1.5 0 0 1 14 25.7V22.3\
          A1.5 1.5 0 0 1 15.5 20.8Z
          """, ink)
      ]
    case .police:
      return [
        .area(
          """
          M24 12.5L33.5 15.6V23.2C33.5 29 29.6 33.2 24 35.5C18.4 33.2 14.5 29 14.5 23.2V15.6Z\
          M24 18L22.5 21.6L18.7 21.9L21.6 24.4L20.7 28.1L24 26.1L27.3 28.1L26.4 24.4L29.3 21.9L25.5 21.6Z
          """, ink)
      ]
    case .camera:
      return [
        .area(
          """
          M13.8 16.5H27.2A2.3 2.3 0 0 1 29.5 18.8V27.2A2.3 2.3 0 0 1 27.2 29.5H13.8A2.3 2.3 0 0 1 11.5 27.2V18.8\
          A2.3 2.3 0 0 1 13.8 16.5ZM31 20.6L36.5 17.6V28.4L31 25.4ZM19 29.5H23V35.5H19Z
          """, ink)
      ]
    case .congestion:
      return [
        .area(
          """
          M18.6 13.6H29.4L31.6 19.4A2.6 2.6 0 0 1 33.2 21.8V27.6A1.8 1.8 0 0 1 31.4 29.4H16.6A1.8 1.8 0 0 1 14.8 27.6\
          V21.8A2.6 2.6 0 0 1 16.4 19.4ZM19.9 16.2L18.9 19.2H29.1L28.1 16.2ZM18.6 22.2A1.7 1.7 0 0 0 18.6 25.6\
          A1.7 1.7 0 0 0 18.6 22.2ZM29.4 22.2A1.7 1.7 0 0 0 29.4 25.6A1.7 1.7 0 0 0 29.4 22.2ZM16.2 31.4H31.8V34.2H16.2Z
          """, ink)
      ]
    case .weather:
      return [
        .area("M18 26.5A4.6 4.6 0 0 1 18 17.4A6.6 6.6 0 0 1 30.4 16.2A5.2 5.2 0 0 1 31 26.5Z", ink),
        .line("M18.6 30L16.9 34.6M24.6 30L22.9 34.6M30.6 30L28.9 34.6", width: 2.4, ink),
      ]
    }
  }
}
