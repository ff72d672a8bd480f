import Geometry
import Pixels
import Testing
import Wayframe

@testable import Suites

/// Bodies around screens: their measures, and pixels at places worked out from them.
@Suite struct DeviceOutlineTests {
  private static func outline(_ preset: DevicePreset) -> DeviceOutline { DeviceOutline(preset.device(like: Device())) }

  private static func device(_ width: Double, _ height: Double, safeArea: Insets = Insets()) -> Device {
    var device = Device()
    (device.width, device.height, device.safeArea) = (width, height, safeArea)
    return device
  }

  /// A red frame of so many pixels a point.
  private static func frame(_ outline: DeviceOutline, scale: Int) -> PixelBuffer {
    PixelBuffer(
      width: Int(outline.screen.width) * scale, height: Int(outline.screen.height) * scale,
      filledWith: Pixel(red: 200, green: 30, blue: 40, alpha: 255))
  }

  private static let red = Pixel(red: 200, green: 30, blue: 40, alpha: 255)
  private static let body = Pixel(red: 0x20, green: 0x26, blue: 0x2D, alpha: 255)
  private static let rim = Pixel(red: 0x59, green: 0x62, blue: 0x6D, alpha: 255)
  private static let key = Pixel(red: 0x3A, green: 0x42, blue: 0x4B, alpha: 255)

  @Test(arguments: [
    (DevicePreset.phone, 11.0, 48.0), (.largePhone, 11, 48), (.phoneLandscape, 11, 48), (.largePhoneLandscape, 11, 48),
    (.smallPhone, 16, 8), (.smallPhoneLandscape, 16, 8), (.tablet, 18, 18), (.tabletPortrait, 18, 18),
    (.splitView, 18, 18), (.carScreen, 12, 6), (.carSmall, 12, 6), (.carWide, 12, 6), (.carPortrait, 12, 6),
    (.carInstrument, 12, 6),
  ]) func edgesAndCorners(preset: DevicePreset, bezel: Double, radius: Double) {
    let outline = Self.outline(preset)
    #expect(outline.bezel == bezel)
    #expect(outline.screenRadius == radius)
    #expect(outline.bodyRadius == radius + bezel)
    #expect(outline.body.width == outline.screen.width + 2 * bezel)
    #expect(outline.body.minY == -bezel)
  }

  @Test func theCameraIs29PointsFromTheShortEdge() {
    #expect(Self.outline(.phone).camera == Point(196.5, 29))
    #expect(Self.outline(.phoneLandscape).camera == Point(29, 196.5))
    #expect(Self.outline(.largePhone).camera == Point(215, 29))
    for preset in [DevicePreset.smallPhone, .tablet, .splitView, .carScreen] {
      #expect(Self.outline(preset).camera == nil)
    }
  }

  @Test func keysRiseTwoAndAHalfPointsFromTheBody() {
    let keys = Self.outline(.phone).keys
    #expect(keys.map { $0.height.rounded() } == [44, 44, 66])
    #expect(keys.map(\.minX) == [-13.5, -13.5, 402.5])
    #expect(keys.map(\.width) == [4, 4, 4])
    #expect(abs(keys[1].minY - keys[0].maxY - 12) < 1e-9)
    #expect(Self.outline(.phone).bounds == Rect(minX: -13.5, minY: -11, maxX: 406.5, maxY: 863))
    let lying = Self.outline(.phoneLandscape).keys
    #expect(lying.map { $0.width.rounded() } == [44, 44, 66])
    #expect(lying.map(\.minY) == [-13.5, -13.5, 402.5])
    #expect(Self.outline(.tablet).keys.isEmpty && Self.outline(.carScreen).keys.isEmpty)
  }

  @Test func screensWithoutAPresetAreOfTheirKind() {
    #expect(DeviceOutline(Self.device(320, 568)).kind == .smallPhone)
    #expect(DeviceOutline(Self.device(402, 874, safeArea: Insets(top: 62, bottom: 34))).kind == .phone)
    #expect(DeviceOutline(Self.device(874, 402, safeArea: Insets(left: 62, right: 62))).kind == .phone)
    #expect(DeviceOutline(Self.device(834, 1_194, safeArea: Insets(top: 24, bottom: 20))).kind == .tablet)
    var car = Self.device(1_280, 720)
    car.isCarPlay = true
    #expect(DeviceOutline(car).kind == .car)
  }

  @Test func theFrameKeepsItsPixelsWithinTheBody() {
    let outline = Self.outline(.phone)
    let picture = outline.picture(of: Self.frame(outline, scale: 1), shadow: nil)
    // 28 + 11 above and below; 28 + 13.5 at the sides, rounded up so that the screen begins on a whole pixel.
    #expect(picture.width == 42 + 435)
    #expect(picture.height == 39 + 852 + 39)
    for (x, y) in [(0, 426), (196, 60), (392, 426), (196, 851), (48, 0), (16, 16)] {
      #expect(picture[42 + x, 39 + y] == Self.red, "\(x), \(y)")
    }
    #expect(picture[42 - 5, 39 + 426] == Self.body)
    // 10, 10 is 53.7 from the middle of the corners' arcs, of which the screen's has 48 and the body's 59.
    #expect(picture[42 + 10, 39 + 10] == Self.body, "the screen's corner is cut")
    #expect(picture[42, 39] == .clear, "the body's corner is cut")
    #expect(picture[42 - 13, 39 + 190] == Self.key)
    #expect(picture[42 - 13, 39 + 220] == .clear, "between two keys")
    #expect(picture[42 - 11, 39 - 11] == .clear, "the body's corner is round")
    #expect(picture[0, 0] == .clear)
    #expect(picture[42 + 196, 39 + 22] == Pixel(red: 0x0B, green: 0x0E, blue: 0x11, alpha: 255))
    #expect(picture[42 + 196, 39 + 29] == Pixel(red: 0x26, green: 0x32, blue: 0x3F, alpha: 255))
  }

  @Test func theRimLiesOnePointInside() {
    let outline = Self.outline(.carScreen)
    let picture = outline.picture(of: Self.frame(outline, scale: 5), shadow: nil)
    // Body 0.3, rim 1.4, body 10.3, screen: in pixels from the body's edge.
    let (edge, middle) = (28 * 5, picture.height / 2)
    #expect(picture[edge - 1, middle] == .clear)
    #expect(picture[edge, middle] == Self.body)
    for x in 2...7 { #expect(picture[edge + x, middle] == Self.rim) }
    #expect(picture[edge + 9, middle] == Self.body)
    #expect(picture[edge + 59, middle] == Self.body)
    #expect(picture[edge + 60, middle] == Self.red)
  }

  @Test(arguments: [(DeviceOutline.Page.light, 0.26), (.dark, 0.6)])
  func theShadowIsStrongerOnDarkPages(page: DeviceOutline.Page, opacity: Double) {
    let outline = Self.outline(.carScreen)
    let picture = outline.picture(of: Self.frame(outline, scale: 1), shadow: page)
    // 5.5 below the body the shadow's edge is 6.5 farther: the Gaussian's share there is 0.5 + 0.5 erf(6.5 / 14 / √2).
    let pixel = picture[picture.width / 2, 28 + 12 + 480 + 12 + 5]
    #expect([pixel.red, pixel.green, pixel.blue] == [0, 0, 0])
    #expect(abs(Double(pixel.alpha) - 255 * opacity * 0.6788) < 2)
  }

  @Test func withoutABodyTheScreenIsRoundAndTransparentAround() {
    let outline = Self.outline(.tablet)
    let picture = outline.picture(of: Self.frame(outline, scale: 1), margin: 10, hasBody: false, shadow: nil)
    #expect(picture.width == 1_044 && picture.height == 788)
    #expect(picture[10, 10] == .clear)
    #expect(picture[9, 400] == .clear)
    #expect(picture[10, 400] == Self.red)
    #expect(picture[10 + 512, 10] == Self.red)
    // The corner's arc crosses the diagonal at 18 (1 - 1/√2) = 5.3.
    #expect(picture[14, 14].alpha == 0)
    #expect(picture[16, 16] == Self.red)
  }

  @Test func theShadowLeavesTheScreenAsItIsAtAnyNumberOfThreads() {
    let outline = Self.outline(.smallPhone)
    let frame = Self.frame(outline, scale: 2)
    #expect(outline.picture(of: frame, threads: 1) == outline.picture(of: frame, threads: 3))
  }
}
