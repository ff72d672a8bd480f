import Geometry
import Guidance
import Icons
import MapData
import Pixels

/// How the built-in styles draw buildings: opaque, with light from the sun, fine edges and a soft foot, and low enough to
/// leave the driver's line in sight.
struct HouseLook: Sendable {
  let colors: HouseColors
  let sight: RouteSight?
  /// How far buildings have risen to their true heights, 0 to 1; `nil` where the style's lower heights leave the streets
  /// of a route in view.
  let trueHeights: Double?
  /// Where the sun casts shadows, and how dark they are, 0 to 1.
  let shadow: (metresPerMetre: Point, strength: Double)?
  /// How far shades, the forms of roofs and windows have faded in, 0 to 1.
  let shades, roofs, windows: Double
  /// Towards the light: x east, y south, z up; of unit length.
  private let light: SIMD3<Double>
  /// The light's direction on the ground.
  private let groundLight: Point
  private let ahead: Point
  private let pointsPerMetre: Double

  /// Ranges along the view from the position, in metres.
  static let shadeReach = 620.0
  /// The foot's darkening is hardly seen beyond, and each of its strips costs.
  static let footReach = 300.0
  static let windowReach = 330.0
  static let roofReach = 600.0
  static let innerEdgeReach = 140.0
  static let wallEdgeReach = 180.0

  /// - Parameter hasRoute: whether a route is to be seen among the buildings.
  init(
    _ palette: Palette, isNight: Bool, camera: Camera, sun: SunPosition?, sight: RouteSight?, hasRoute: Bool = true
  ) {
    colors = HouseColors(palette, isNight: isNight)
    self.sight = sight
    let zoom = camera.zoom
    trueHeights = hasRoute ? nil : min(max(zoom - 15, 0), 1)
    shades = min(max(zoom - 15.5, 0), 1)
    roofs = min(max(zoom - 16, 0), 1)
    windows = isNight ? min(max((zoom - 16.5) / 0.5, 0), 1) : 0
    ahead = Point(camera.bearingSine, -camera.bearingCosine)
    pointsPerMetre = camera.pointsPerMetre
    let sun = sun ?? SunPosition(azimuthDegrees: 215, altitudeDegrees: 52)
    let (sine, cosine) = sineAndCosine(degrees: Self.hundredths(sun.azimuthDegrees))
    groundLight = Point(sine, -cosine)
    // A low sun would leave all roofs dark, and so would none at all.
    let (up, across) = sineAndCosine(degrees: Self.hundredths(min(max(sun.altitudeDegrees, 25), 65)))
    light =
      isNight
      ? SIMD3(-ahead.x * 0.6, -ahead.y * 0.6, 0.8) : SIMD3(groundLight.x * across, groundLight.y * across, up)
    let strength = min(max((sun.altitudeDegrees - 2) / 8, 0), 1) * shades
    if isNight || strength == 0 {
      shadow = nil
    } else {
      let altitude = Self.hundredths(max(sun.altitudeDegrees, 8))
      let (sine, cosine) = sineAndCosine(degrees: altitude)
      shadow = (groundLight * -min(Self.longestShadow, cosine / sine), strength)
    }
  }

  /// Of a building's height.
  private static let longestShadow = 1.9

  /// Angles are rounded, so that the last bits of a platform's sine do not show.
  private static func hundredths(_ degrees: Double) -> Double { (degrees * 100).rounded() / 100 }

  /// Metres along the view from the place at the camera's anchor.
  func metresAhead(_ place: Point) -> Double { place.dot(ahead) / pointsPerMetre }

  /// - Parameter normal: the unit vector out of the wall.
  func wall(_ surfaces: HouseSurfaces, normal: Point) -> Color {
    let share =
      colors.isNight ? 0.25 + 0.6 * max(0, -normal.dot(ahead)) : 0.15 + 0.85 * max(0, normal.dot(groundLight))
    return surfaces.wallDark.mixed(with: surfaces.wallLight, Float(share))
  }

  /// A sloped part of a roof; `normal` is of unit length and points upwards.
  func slope(_ surfaces: HouseSurfaces, normal: SIMD3<Double>) -> Color {
    let base = surfaces.roof.mixed(with: surfaces.slope, Float(roofs))
    let share = min(max(1.25 * (normal * light).sum() - 0.15, 0), 1)
    return base.mixed(with: surfaces.wallDark, 0.55).mixed(with: base, Float(share))
  }

  // MARK: Foot

  /// Up to this height walls are darker.
  static let footMetres = 7.0

  /// A wall's colour so many metres above the building's foot.
  func footed(_ wall: Color, metres: Double, ahead: Double) -> Color {
    let share = (colors.isNight ? 0.5 : 0.19) * shades * Self.fading(ahead, Self.footReach)
    return wall.mixed(with: colors.foot, Float(share * max(0, 1 - metres / Self.footMetres)))
  }

  /// 1 up to 100 metres before `reach`, 0 from there on.
  static func fading(_ metres: Double, _ reach: Double) -> Double { min(max((reach - metres) / 100, 0), 1) }

  // MARK: Edges

  /// The roof's edge in device pixels of a display of three pixels a point, and its share of the edge's colour.
  func edge(ahead: Double) -> (width: Double, share: Double) {
    (min(max(1.6 - ahead / 420, 0.5), 1.5), min(max(1 - ahead / 900, 0.15), 1))
  }
}
