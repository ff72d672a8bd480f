import Geometry
import MapStyle
import Testing

@testable import StyleDrawing

/// Lines by the formula of their ramp: full up to half a pixel inside the border, nothing half a pixel beyond it.
@Suite struct LineDrawingTests {
  private static let across = DrawnStyle.line(Point(8, 32), Point(56, 32))

  /// The share of full opacity of a row whose centre is so far from the middle.
  private static func ramp(_ distance: Double, width: Double, blur: Double = 0) -> Double {
    min(max((width / 2 + 0.5 - distance) / (blur + 1), 0), 1)
  }

  @Test(arguments: [1.0, 3, 8, 11.5])
  func rowsFollowTheRamp(_ width: Double) throws {
    let drawn = try DrawnStyle(Self.across, layers: DrawnStyle.layer("line", #""line-width": \#(width)"#))
    for row in 20..<44 {
      let expected = Self.ramp(abs(Double(row) + 0.5 - 32), width: width)
      let peak = width < 1 ? 0.5 + width / 2 : 1
      #expect(abs(Double(drawn.alpha(30, row)) - 255 * min(expected, peak)) <= 1, "row \(row)")
    }
  }

  @Test func blurWidensTheRamp() throws {
    let drawn = try DrawnStyle(Self.across, layers: DrawnStyle.layer("line", #""line-width": 10, "line-blur": 3"#))
    for row in 24..<40 {
      let expected = Self.ramp(abs(Double(row) + 0.5 - 32), width: 10, blur: 3)
      #expect(abs(Double(drawn.alpha(30, row)) - 255 * expected) <= 1, "row \(row)")
    }
  }

  @Test func gapsLeaveTheMiddleFree() throws {
    let drawn = try DrawnStyle(Self.across, layers: DrawnStyle.layer("line", #""line-width": 4, "line-gap-width": 6"#))
    #expect(drawn.alpha(30, 31) == 0)
    #expect(drawn.alpha(30, 32) == 0)
    // From 3 to 7 pixels beside the middle.
    #expect(drawn.alpha(30, 36) == 255)
    #expect(drawn.alpha(30, 38) == 255)
    #expect(drawn.alpha(30, 39) == 0)
  }

  @Test func buttEndsAreHard() throws {
    let drawn = try DrawnStyle(Self.across, layers: DrawnStyle.layer("line", #""line-width": 8"#))
    #expect([7, 8, 55, 56].map { drawn.alpha($0, 32) } == [0, 255, 255, 0])
  }

  @Test func offsetsGoToTheRight() throws {
    let drawn = try DrawnStyle(Self.across, layers: DrawnStyle.layer("line", #""line-width": 2, "line-offset": 10"#))
    #expect(drawn.alpha(30, 41) == 255)
    #expect(drawn.alpha(30, 22) == 0)
  }

  @Test func eachFeatureHasACoatOfItsOwn() throws {
    let drawn = try DrawnStyle(
      Self.across, Self.across, layers: DrawnStyle.layer("line", #""line-width": 8, "line-opacity": 0.5"#))
    #expect(abs(drawn.alpha(30, 32) - 191) <= 1)
  }

  @Test func dashesAreMeasuredInWidths() throws {
    let drawn = try DrawnStyle(
      Self.across, layers: DrawnStyle.layer("line", #""line-width": 4, "line-dasharray": [2, 1]"#))
    // Dashes of 8 pixels and gaps of 4, from the line's start at 8.
    for x in 8..<56 {
      let place = Double(x - 8).truncatingRemainder(dividingBy: 12) + 0.5
      if place > 2, place < 6 { #expect(drawn.alpha(x, 32) == 255, "x \(x)") }
      if place > 9.5, place < 10.5 { #expect(drawn.alpha(x, 32) < 40, "x \(x)") }
    }
  }

  @Test func gradientsRunAlongTheLine() throws {
    let drawn = try DrawnStyle(
      Self.across,
      layers: DrawnStyle.layer(
        "line",
        ##""line-width": 4, "line-gradient": ["interpolate", ["linear"], ["line-progress"], 0, "#ff0000", 1, "#0000ff"]"##
      ))
    for x in [10, 20, 32, 44, 54] {
      let share = (Double(x) + 0.5 - 8) / 48
      #expect(abs(Double(drawn.picture[x, 32].blue) - 255 * share) < 4, "x \(x)")
      #expect(abs(Double(drawn.picture[x, 32].red) - 255 * (1 - share)) < 4, "x \(x)")
    }
  }

  @Test func dashRowsHoldDistances() throws {
    let row = try #require(DashRow([1, 1], cap: .butt))
    #expect(row.period == 2)
    // In the middle of the dash 64 texels from its ends, in the middle of the gap as far on the other side.
    #expect(abs(row.value((64 + 0.5) / 256, across: 0) - 192 / 255) < 1e-6)
    #expect(abs(row.value((192 + 0.5) / 256, across: 0) - 64 / 255) < 1e-6)
    // The last number of an odd list is a dash that joins the first: 3 of 4 are dash.
    let odd = try #require(DashRow([2, 1, 1], cap: .butt))
    #expect(odd.value(0.875, across: 0) > 0.5)
    #expect(odd.value(0.625, across: 0) < 0.5)
    #expect(DashRow([1], cap: .butt) == nil)
    #expect(DashRow([0, 0], cap: .round) == nil)
  }

  @Test func joinsFollowTheAngle() {
    func triangles(_ join: LineJoin, _ corner: Point) -> Int {
      var mesh = LineMesh()
      let shape = LineShape(
        cap: .butt, join: join, miterLimit: 2, roundLimit: 1.05, isClosed: false, sharpCornerOffset: 0)
      mesh.add([Point(0, 0), Point(100, 0), Point(100, 0) + corner], shape)
      return mesh.triangles.count
    }
    // A mitre needs no triangle of its own; a bevel one; a right angle's fan five slices: 61.2° by chords over 20°.
    #expect(triangles(.miter, Point(0, 100)) == 4)
    #expect(triangles(.bevel, Point(0, 100)) == 6)
    #expect(triangles(.round, Point(0, 100)) == 6 + 3)
    // Beyond the limit a mitre becomes the flip: two pairs of points at the corner.
    #expect(triangles(.miter, Point(-100, 20)) == 6)
  }
}
