import Images
import NavigationSDKNames
import TestSupport
import Testing

@Suite struct ControlTests {
  private let place = CGRect(x: 50, y: 50, width: 100, height: 44)

  @Test func actions() {
    var heard: [String] = []
    let button = UIButton(type: .system)
    let action = UIAction(title: "Go") { heard.append($0.title) }
    button.addAction(action, for: .touchUpInside)
    button.addAction(UIAction { _ in heard.append("changed") }, for: .valueChanged)
    button.sendActions(for: .touchUpInside)
    #expect(heard == ["Go"])
    button.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(heard == ["Go", "Go", "changed"])
    button.removeAction(action, for: .touchUpInside)
    button.tap()
    button.isEnabled = false
    #expect(heard.count == 3)
    #expect(button.state == .disabled)
  }

  @Test func titlesByState() {
    let button = UIButton(type: .custom)
    button.setTitle("Start", for: .normal)
    button.setTitle("Wait", for: .disabled)
    button.setTitleColor(.yellow, for: .normal)
    #expect(button.currentTitle == "Start")
    #expect(button.currentTitleColor.hex == "#FFFF00")
    button.isEnabled = false
    #expect(button.currentTitle == "Wait")
    #expect(button.title(for: .selected) == nil)
  }

  /// Image and title stand together in the middle, the image first in reading direction.
  @Test func imageAndTitle() throws {
    var picture = PixelBuffer(width: 10, height: 10)
    for y in 0..<10 { for x in 0..<10 { picture[x, y] = UIColor.red.pixel } }
    let image = UIImage(.png(PNG.encode(picture))).withRenderingMode(.alwaysOriginal)
    func drawn(_ locale: String) throws -> Frame {
      let window = try Screen.window(locale: locale)
      let button = UIButton(type: .custom)
      button.frame = place
      button.backgroundColor = .white
      button.setTitle("II", for: .normal)
      button.titleLabel?.font = .boldSystemFont(ofSize: 20)
      button.setTitleColor(.black, for: .normal)
      button.setImage(image, for: .normal)
      window.addSubview(button)
      return try window.frame()
    }
    func reds(_ frame: Frame) -> [Int] { (0..<200).filter { frame.color($0, 72) == [255, 0, 0] } }
    func blacks(_ frame: Frame) -> [Int] {
      (0..<200).filter { x in (60..<85).contains { frame.color(x, $0).reduce(0, +) < 200 } }
    }
    let (english, arabic) = (try drawn("en_US"), try drawn("ar"))
    let (image1, title1) = (reds(english), blacks(english))
    #expect((9...11).contains(image1.count))
    #expect(title1.first! >= image1.last!)
    #expect(title1.first! < image1.last! + 6)
    #expect(abs((image1.first! + title1.last!) / 2 - 100) <= 2)
    #expect(reds(arabic).first! >= blacks(arabic).last!)
  }

  @Test func configurations() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.baseBackgroundColor = .blue
    configuration.baseForegroundColor = .yellow
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration, primaryAction: nil)
    let frame = try Screen.frame(button, at: place)
    #expect(frame.color(100, 53) == [0, 0, 255])
    #expect(frame.color(52, 52) == [255, 255, 255])
    #expect((60..<140).contains { x in (60..<85).contains { frame.color(x, $0) == [255, 255, 0] } })
    // 12 on both sides, 7 above and below a line of 17 points, which is 22 high.
    #expect(button.intrinsicContentSize.height == 36)
  }

  @Test func switches() throws {
    let control = UISwitch()
    var values: [Bool] = []
    control.addAction(UIAction { _ in values.append(control.isOn) }, for: .valueChanged)
    let window = try Screen.window()
    control.frame = CGRect(x: 20, y: 20, width: 51, height: 31)
    control.onTintColor = .blue
    window.addSubview(control)
    let off = try window.frame()
    #expect(off.color(34, 35) == [255, 255, 255])
    #expect(off.color(60, 35) != [0, 0, 255])
    #expect(try window.tap(at: CGPoint(x: 30, y: 30)) != nil)
    let on = try window.frame()
    #expect(on.color(26, 35) == [0, 0, 255])
    #expect(on.color(56, 35) == [255, 255, 255])
    #expect(values == [true])
    control.setOn(false, animated: true)
    #expect(values == [true])
  }

  /// The uppermost control takes the tap; a label over it lets it through, a plain view does not.
  @Test func tapsReachControls() throws {
    let window = try Screen.window()
    var taps = 0
    let button = UIButton(type: .custom, primaryAction: UIAction { _ in taps += 1 })
    button.frame = place
    window.addSubview(button)
    let label = UILabel(frame: place)
    window.addSubview(label)
    #expect(try window.tap(at: CGPoint(x: 60, y: 60)) === button)
    #expect(taps == 1)
    #expect(try window.tap(at: CGPoint(x: 10, y: 10)) == nil)
    window.addSubview(UIView(frame: place))
    try window.tap(at: CGPoint(x: 60, y: 60))
    button.superview?.bringSubviewToFront(button)
    button.isHidden = true
    try window.tap(at: CGPoint(x: 60, y: 60))
    #expect(taps == 1)
  }

  @Test func buttonsOnAMapTakeTaps() throws {
    let mapView = try Drive.mapView()
    var taps = 0
    let button = UIButton(type: .system)
    button.setTitle("Own", for: .normal)
    button.accessibilityIdentifier = "own"
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.frame = CGRect(x: 20, y: 300, width: 80, height: 44)
    mapView.addSubview(button)
    #expect(try mapView.tap(at: CGPoint(x: 40, y: 320)) == "own")
    #expect(taps == 1)
  }

  @Test func imagesByName() throws {
    let folder = try TemporaryFolder()
    var picture = PixelBuffer(width: 8, height: 8)
    for y in 0..<8 { for x in 0..<8 { picture[x, y] = UIColor.red.pixel } }
    try folder.write(PNG.encode(picture), to: "pin@2x.png")
    var environment = Phone.environment
    environment.imageFolder = folder.path
    try environment.use {
      let image = try #require(UIImage(named: "pin"))
      #expect(image.scale == 2)
      #expect(UIImage(systemName: "pin")?.renderingMode == .alwaysTemplate)
      #expect(UIImageView(image: image).intrinsicContentSize == CGSize(width: 4, height: 4))
      #expect(UIImage(named: "pins") == nil)
      #expect(UIImage(named: "../pin") == nil)
      #expect(UIImage(named: "") == nil)
    }
  }
}
