import Canvas
import Geometry
import Guidance
import Pixels
import Testing

@testable import Icons

@Suite struct DrawingTests {
  private let ground = Color(0x0B6E4F)

  private func picture(_ icon: VectorIcon, moat: Color?, size: Double = 192) -> PixelBuffer {
    var list = DisplayList(width: Int(size), height: Int(size), background: ground)
    icon.draw(into: &list, at: Point(size / 2, size / 2), size: size) { role in
      switch role {
      case .main: .white
      case .ghost: Color(0xFFFFFF, alpha: 0.45)
      case .moat: moat
      default: nil
      }
    }
    return Renderer(threads: 1).render(list)
  }

  private static let withGhosts = Maneuver.allCases.filter { maneuver in
    ManeuverIcon.icon(for: maneuver).layers.contains { $0.ink == .role(.ghost) }
  }

  /// The gap painted over an opaque ground and the gap cut out of the ghost are the same to the eye.
  @Test(arguments: withGhosts) func bothWaysToLeaveTheGap(maneuver: Maneuver) {
    let icon = ManeuverIcon.icon(for: maneuver)
    let painted = picture(icon, moat: ground)
    let cut = picture(icon, moat: nil)
    var different = 0
    for y in 0..<painted.height {
      for x in 0..<painted.width where abs(Int(painted[x, y].red) - Int(cut[x, y].red)) > 24 { different += 1 }
    }
    // Only pixels on the gap's edge may differ, where coverages multiply.
    #expect(different < 40, "\(different) pixels")
  }

  @Test(arguments: [true, false]) func shaftIsAsWideAsAsked(isPainted: Bool) {
    let icon = ManeuverIcon.icon(for: .nameChange)
    let picture = picture(icon, moat: isPainted ? ground : nil, size: 480)
    // Row 27.5 of the grid crosses the arrow's shaft (11.25–17.75) and the plate (27.5–46).
    let row = (0..<480).map { picture[$0, 275].red }
    let white = row.indices.filter { row[$0] > 250 }
    #expect(abs(Double(white.first ?? 0) / 10 - 11.25) < 0.15)
    #expect(abs(Double((white.last ?? 0) + 1) / 10 - 17.75) < 0.15)
  }

  @Test func ghostIsCutBackFromTheShaft() {
    let size = 960.0
    let picture = picture(ManeuverIcon.icon(for: .onRampRight), moat: nil, size: size)
    let y = 600  // 30 on the grid
    let ghostInk = ground.mixed(with: .white, 0.45).pixel.red
    let row = (0..<960).map { Int(picture[$0, y].red) }
    let ghost = row.indices.filter { abs(row[$0] - Int(ghostInk)) < 4 }
    let main = row.indices.filter { row[$0] > 250 }
    let gap = Double((main.first ?? 0) - (ghost.last ?? 0)) / 20
    // The ramp runs 17 right and 14.5 up here, so a level cut through a band of 1.75 is 1.75 / sin of its angle.
    let expected = 1.75 * (17.0 * 17 + 14.5 * 14.5).squareRoot() / 14.5
    #expect(abs(gap - expected) < 0.2, "\(gap) instead of \(expected)")
  }

  /// A translucent colour does not darken where shaft and head overlap.
  @Test func translucentArrowsAreEven() {
    var list = DisplayList(width: 480, height: 480, background: .black)
    ManeuverIcon.icon(for: .straight).draw(into: &list, at: Point(240, 240), size: 480) {
      $0 == .main ? Color(0xFFFFFF, alpha: 0.5) : nil
    }
    let picture = Renderer(threads: 1).render(list)
    for y in stride(from: 80, to: 430, by: 5) { #expect(abs(Int(picture[240, y].red) - 128) <= 1) }
  }

  @Test func turnedAndAnchored() {
    var list = DisplayList(width: 200, height: 200, background: .white)
    let red = Color(0xFF0000)
    let icon = VectorIcon(anchor: Point(24, 48), layers: [.area("M20 0H28V48H20Z", .fixed(red))])
    icon.draw(into: &list, anchoredAt: Point(100, 100), size: 48, rotation: Rotation(sine: 1, cosine: 0))
    let picture = Renderer(threads: 1).render(list)
    // Up turned by 90° clockwise points right.
    #expect(picture[146, 100].green == 0)
    #expect(picture[102, 100].green == 0)
    #expect(picture[98, 100].green == 255)
    #expect(picture[120, 110].green == 255)
  }

  /// On the ground a mark is squashed as a whole, its edges too.
  @Test func squashed() {
    var list = DisplayList(width: 200, height: 200, background: .black)
    let icon = VectorIcon(layers: [.outset(.rect(Rect(x: 14, y: 14, width: 20, height: 20)), by: 6, .fixed(.white))])
    icon.draw(
      into: &list,
      transform: AffineTransform.translation(Point(-24, -24)).then(.scale(4, 2)).then(
        .translation(Point(100, 100))))
    let picture = Renderer(threads: 1).render(list)
    #expect(picture[100 - 63, 100].red == 255)
    #expect(picture[100 - 66, 100].red == 0)
    #expect(picture[100, 100 - 31].red == 255)
    #expect(picture[100, 100 - 34].red == 0)
  }

  @Test func positionHasTwoFacets() {
    var list = DisplayList(width: 480, height: 480, background: .black)
    let (light, dark, edge) = (Color(0x7DB0FF), Color(0x3B76DA), Color(0xFFEEDD))
    let colors = Palette(["puckLight": light, "puckShade": dark, "puckEdge": edge])
    MarkerIcon.position(colors).draw(into: &list, at: Point(240, 240), size: 480)
    let picture = Renderer(threads: 1).render(list)
    #expect(picture[225, 250] == light.pixel)
    #expect(picture[255, 250] == dark.pixel)
    #expect(picture[240, 22] == edge.pixel)
  }

  @Test func lampsAreLitAsAsked() {
    let (red, amber, green, off) = (Color(0xFF5A4D), Color(0xFFC242), Color(0x3FD07C), Color(0x3B4548))
    let colors = Palette([
      "trafficLightRed": red, "trafficLightAmber": amber, "trafficLightGreen": green, "trafficLightOff": off,
    ])
    func lamps(_ lamp: MarkerIcon.Lamp) -> [Pixel] {
      var list = DisplayList(width: 480, height: 480, background: .black)
      MarkerIcon.trafficLight(colors, lamp).draw(into: &list, at: Point(240, 240), size: 480)
      let picture = Renderer(threads: 1).render(list)
      return [127, 240, 353].map { picture[240, $0] }
    }
    #expect(lamps(.unknown) == [red, amber, green].map(\.pixel))
    #expect(lamps(.red) == [red, off, off].map(\.pixel))
    #expect(lamps(.green) == [off, off, green].map(\.pixel))
  }
}
