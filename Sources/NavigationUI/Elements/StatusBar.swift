import Geometry
import Pixels

/// What a phone or tablet itself draws over an app: clock, signal and battery at the top, a bar at the bottom.
public struct SystemStatus: Sendable, Hashable {
  /// The time of day, in the language's format and digits.
  public var clock: String

  /// The clock as it is shown.
  public init(clock: String) { self.clock = clock }
}

extension ElementName {
  /// The device's own bar at the top.
  public static let statusBar = ElementName(rawValue: "statusBar")
}

/// Clock, signal and battery: beside the camera of a high bar, on a line of a low one.
struct StatusBar: InterfaceElement {
  static let name = ElementName.statusBar
  static let role = ElementRole.text
  static let layer = ElementLayer.system

  /// Points.
  private enum Size {
    /// From this height on there is a camera in the middle, and below the other there is no bar.
    static let highBar = 40.0
    static let lowBar = 20.0
    /// From the middle of the bar down to the baseline.
    static let highDrop = 5.5
    static let lowDrop = 4.4
    static let highFont = 17.0
    static let lowFont = 12.5
    /// From the sides of a high bar to the clock and to the symbols.
    static let highClockInset = 38.0
    static let highSymbolInset = 32.0
    /// The camera's half width, and what stays free beside it.
    static let camera = 10.0
    static let cameraGap = 8.0
    /// From the sides of a low bar, on phones and on broader screens.
    static let phoneInset = 8.0
    static let tabletInset = 16.0
    static let lowShare = 0.78
    static let battery = (width: 28.0, height: 13.0)
    static let signal = (width: 18.6, height: 12.0)
    static let gap = 7.0
    /// From the baseline up to the symbols' middle, in font sizes.
    static let symbolRise = 0.36
  }

  /// The light decides, whatever the app's style; the map is what lies behind.
  static func ink(_ theme: InterfaceTheme) -> Color { Color(theme == .night ? 0xF1F7F4 : 0x191E22) }

  private let clock: String
  private let height: Double
  private let ink: Color
  private let look: InterfaceLook

  init?(_ model: InterfaceModel, _ look: InterfaceLook) {
    guard let status = model.status, model.safeArea.top >= Size.lowBar else { return nil }
    clock = status.clock
    height = model.safeArea.top
    ink = Self.ink(model.theme)
    self.look = look
  }

  var text: String? { clock }

  func frame(in frames: inout Frames) -> Rect? { Rect(x: 0, y: 0, width: frames.model.width, height: height) }

  func draw(in frame: Rect, of frames: Frames, into art: inout Artwork) {
    let isHigh = height >= Size.highBar
    let size = isHigh ? Size.highFont : Size.lowFont
    let baseline = height / 2 + (isHigh ? Size.highDrop : Size.lowDrop)
    let box = look.leading(frame)
    let scale = isHigh ? 1 : Size.lowShare
    let isPhone = frame.width < Measures.wideMap
    let inset = isHigh ? Size.highSymbolInset : isPhone ? Size.phoneInset : Size.tabletInset
    let (signal, battery) = (Size.signal.width * scale, Size.battery.width * scale)
    let middle = baseline - Size.symbolRise * size
    // On a phone's low line the clock has the middle, with signal and battery at the two ends.
    let isSplit = !isHigh && isPhone
    let gap = isHigh ? Size.gap : Size.gap * scale
    let clockInset = isHigh ? Size.highClockInset : inset
    let room =
      isSplit
      ? frame.width - 2 * (inset + max(signal, battery) + Size.cameraGap)
      : frame.width / 2 - clockInset - Size.camera - Size.cameraGap
    let line = look.type.line(clock, TypeSpec(size, bold: true), upTo: max(room, 1))
    let origin =
      isSplit
      ? Point(frame.center.x - line.width / 2, baseline) : box.origin(line, leading: clockInset, baseline: baseline)
    art.text(line, at: origin, ink, on: .clear)
    let batteryAt = frame.width - inset - battery
    drawBattery(
      box.rect(batteryAt, middle - Size.battery.height / 2 * scale, battery, Size.battery.height * scale), scale,
      into: &art)
    drawSignal(
      box.rect(
        isSplit ? inset : batteryAt - gap - signal, middle - Size.signal.height / 2 * scale, signal,
        Size.signal.height * scale), scale, into: &art)
  }

  /// Three quarters full; never turned round, as devices do not either.
  private func drawBattery(_ box: Rect, _ scale: Double, into art: inout Artwork) {
    func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
      Rect(x: box.minX + x * scale, y: box.minY + y * scale, width: width * scale, height: height * scale)
    }
    art.border(rect(0, 0, 26, 13), radius: 4.4 * scale, width: 1.2 * scale, ink.opacity(0.45))
    art.fill(rect(2.4, 2.4, 15.9, 8.2), radius: 2.2 * scale, ink)
    let end = rect(27, 4.4, 1, 4.2)
    art.fill(
      .roundedRect(end, topLeft: 0, topRight: end.width, bottomRight: end.width, bottomLeft: 0), ink.opacity(0.5))
  }

  /// Three bars of four.
  private func drawSignal(_ box: Rect, _ scale: Double, into art: inout Artwork) {
    for (index, height) in [4.2, 6.8, 9.4, 12].enumerated() {
      let bar = Rect(
        x: box.minX + Double(index) * 5.1 * scale, y: box.maxY - height * scale, width: 3.3 * scale,
        height: height * scale)
      art.fill(bar, radius: scale, ink.opacity(index == 3 ? 0.35 : 1))
    }
  }
}
