import NavigationSDKNames
import Testing

@Suite struct UIColorTests {
  /// Integers and their quotients are numbers with a point here: 66/255 is not 0.
  @Test func literals() {
    // swift-format-ignore
    let orange = UIColor(red: 1, green: 66/255, blue: 0, alpha: 1)
    #expect(orange.hex == "#FF4200")
    let half: CGFloat = 0.5
    #expect(UIColor(red: 0.0, green: half, blue: 1, alpha: half).hex == "#0080FF80")
    #expect(UIColor(white: 1, alpha: 0.5).hex == "#FFFFFF80")
    let optional: UIColor? = .systemBlue
    let unwrapped: UIColor! = .clear
    #expect(optional?.hex == "#007AFF")
    #expect(unwrapped.hex == "#00000000")
  }

  private static let hues: [(Double, Double, Double, String)] = [
    (0, 1, 1, "#FF0000"), (0.166_666_67, 1, 1, "#FFFF00"), (0.333_333_33, 1, 1, "#00FF00"), (0.5, 1, 1, "#00FFFF"),
    (0.666_666_67, 1, 1, "#0000FF"), (0.833_333_33, 1, 1, "#FF00FF"), (1, 1, 1, "#FF0000"), (0.3, 0, 0.5, "#808080"),
    (0.333_333_33, 0.5, 1, "#80FF80"), (0.6, 1, 0, "#000000"),
  ]

  @Test(arguments: hues)
  func hueSaturationBrightness(hue: Double, saturation: Double, brightness: Double, hex: String) {
    #expect(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1).hex == hex)
  }

  @Test func components() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(
      UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 1])
  }

  @Test func dynamicColors() {
    let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
    let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
    #expect(color.resolvedColor(with: light).hex == "#000000")
    #expect(color.resolvedColor(with: dark).hex == "#FFFFFF")
    let faint = color.withAlphaComponent(0.4)
    #expect(faint.resolvedColor(with: light).hex == "#00000066")
    #expect(faint.resolvedColor(with: dark).hex == "#FFFFFF66")
    #expect(UIColor.label.resolvedColor(with: dark).hex == "#FFFFFF")
    #expect(UIColor.systemBackground.resolvedColor(with: dark).hex == "#000000")
    #expect(UIColor.secondaryLabel.resolvedColor(with: light).hex == "#3C3C4399")
    #expect(UIColor.systemRed.resolvedColor(with: dark).hex == "#FF453A")
  }

  /// A view shows a dynamic colour in the light of its window, or of the nearest view that asks for one.
  @Test func viewsFollowTheLight() throws {
    func drawn(_ window: UIUserInterfaceStyle, _ own: UIUserInterfaceStyle = .unspecified) throws -> [Int] {
      let view = UIView()
      view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
      view.overrideUserInterfaceStyle = own
      return try Screen.frame(view, at: CGRect(x: 10, y: 10, width: 50, height: 50), style: window).color(30, 30)
    }
    #expect(try drawn(.light) == [0, 0, 255])
    #expect(try drawn(.dark) == [255, 0, 0])
    #expect(try drawn(.dark, .light) == [0, 0, 255])
    #expect(try drawn(.light, .dark) == [255, 0, 0])
  }

  /// On a map, low light is dark.
  @Test func viewsOnAMapFollowItsLight() throws {
    func drawn(_ mode: GMSNavigationLightingMode) throws -> Pixel {
      let mapView = try Drive.mapView {
        $0.settings.navigationHeaderPrimaryBackgroundColor = UIColor(light: .orange, dark: .purple)
      }
      mapView.lightingMode = mode
      let view = UIView(frame: CGRect(x: 100, y: 300, width: 40, height: 40))
      view.backgroundColor = .systemBackground
      mapView.addSubview(view)
      let frame = try mapView.frame()
      let header = try #require(frame.element("navigationHeader"))
      #expect(
        frame.pixels[Int(header[0] + header[2]) - 6, Int(header[1] + header[3] / 2)]
          == (mode == .normal ? UIColor.orange : .purple).pixel)
      return frame.pixels[120, 320]
    }
    #expect(try drawn(.normal) == UIColor.white.pixel)
    #expect(try drawn(.lowLight) == UIColor.black.pixel)
  }
}
