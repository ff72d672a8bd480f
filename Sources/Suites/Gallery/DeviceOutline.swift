import Canvas
import Geometry
import Pixels
import Wayframe

/// The body of a device around its screen, for pictures in documentation.
///
/// Lengths are points; the origin is the screen's upper left corner. No maker's device: a plain body with a rim.
public struct DeviceOutline: Sendable, Hashable {
  /// What the device's body is like.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// With rounded corners, a camera in the screen and keys.
    case phone
    /// With a broad edge and keys.
    case smallPhone
    /// A tablet, or an app beside another on it.
    case tablet
    /// Built into a car.
    case car
  }

  /// The page that the picture stands on, which rules how strong the shadow is.
  public enum Page: String, Sendable, Hashable, CaseIterable {
    /// A light page, with a light shadow, or a dark one.
    case light, dark
  }

  /// Phone, tablet or car.
  public let kind: Kind
  /// The screen, from 0, 0.
  public let screen: Rect

  /// The outline of a preset, or of the kind of device that has a screen such as this one.
  public init(_ device: Device) {
    screen = Rect(x: 0, y: 0, width: device.width, height: device.height)
    kind = Kind(device)
  }

  /// How broad the body's edge is around the screen.
  public var bezel: Double {
    switch kind {
    case .phone: 11
    case .smallPhone: 16
    case .tablet: 18
    case .car: 12
    }
  }

  /// The radius of the screen's corners.
  public var screenRadius: Double {
    switch kind {
    case .phone: 48
    case .smallPhone: 8
    case .tablet: 18
    case .car: 6
    }
  }

  /// The body without its keys.
  public var body: Rect { screen.inset(by: -bezel) }

  /// The radius of the body's corners.
  public var bodyRadius: Double { screenRadius + bezel }

  /// The body with its keys.
  public var bounds: Rect { keys.reduce(body) { $0.union($1) } }

  /// The middle of the camera in the screen; `nil` without one.
  public var camera: Point? {
    guard kind == .phone else { return nil }
    return isLying ? Point(Size.cameraFromEdge, screen.center.y) : Point(screen.center.x, Size.cameraFromEdge)
  }

  /// The keys at the body's sides, partly under it: two short ones and a long one opposite.
  public var keys: [Rect] {
    guard kind == .phone || kind == .smallPhone else { return [] }
    let long = max(screen.width, screen.height)
    let (near, far) = (-Size.keyRise, (isLying ? body.height : body.width) + Size.keyRise - Size.keyDepth)
    return [
      (Size.firstKey * long, Size.shortKey, near),
      (Size.firstKey * long + Size.secondKey, Size.shortKey, near),
      (Size.oppositeKey * long, Size.longKey, far),
    ].map { start, length, across in
      isLying
        ? Rect(x: start, y: body.minY + across, width: length, height: Size.keyDepth)
        : Rect(x: body.minX + across, y: start, width: Size.keyDepth, height: length)
    }
  }

  private var isLying: Bool { screen.width > screen.height }

  // MARK: Drawing

  /// The shadow of a body or of a screen; `toPixels` moves and scales, no more.
  static func drawShadow(
    of thrown: Rect, radius: Double, on page: Page, _ toPixels: AffineTransform, into list: inout DisplayList
  ) {
    let scale = toPixels.a
    let corner = toPixels(thrown.origin + Point(0, Size.shadowDrop))
    list.shadow(
      Rect(x: corner.x, y: corner.y, width: thrown.width * scale, height: thrown.height * scale),
      radius: Float(radius * scale), sigma: Float(Size.shadowSigma * scale),
      color: Color.black.opacity(page == .dark ? 0.6 : 0.26))
  }

  /// Keys, body and rim.
  func drawBody(_ toPixels: AffineTransform, into list: inout DisplayList) {
    func fill(_ path: Path, _ color: Color, rule: FillRule = .nonzero) {
      list.fill(path.transformed(by: toPixels), rule: rule, color: color)
    }
    for key in keys { fill(.roundedRect(key, radius: Size.keyRadius), Self.keyColor) }
    fill(.roundedRect(body, radius: bodyRadius), Self.bodyColor)
    // The rim's middle lies one point inside the body.
    let outer = body.inset(by: Size.rimInset - Size.rim / 2)
    var rim = Path.roundedRect(outer, radius: bodyRadius - Size.rimInset + Size.rim / 2)
    rim.append(.roundedRect(outer.inset(by: Size.rim), radius: bodyRadius - Size.rimInset - Size.rim / 2))
    fill(rim, Self.rimColor, rule: .evenOdd)
  }

  /// The camera in the screen, where there is one.
  func drawCamera(_ toPixels: AffineTransform, into list: inout DisplayList) {
    guard let camera else { return }
    for (radius, color) in [(Size.camera, Self.cameraColor), (Size.lens, Self.lensColor)] {
      list.fill(Path.circle(center: camera, radius: radius).transformed(by: toPixels), color: color)
    }
  }

  /// The device with its frame and transparent surroundings.
  ///
  /// - Parameters:
  ///   - frame: the device's frame; its pixels a point are the picture's.
  ///   - margin: points around body and keys, or around the screen alone; the shadow needs about 50 to fade away.
  ///   - hasBody: whether there is more than the screen with its rounded corners.
  ///   - shadow: the page that the shadow falls on; `nil` for none.
  ///   - threads: how many threads draw.
  public func picture(
    of frame: PixelBuffer, margin: Double = 28, hasBody: Bool = true, shadow: Page? = .light, threads: Int = 1
  ) -> PixelBuffer {
    let scale = Double(frame.width) / screen.width
    let box = (hasBody ? bounds : screen).inset(by: -margin)
    // The screen's corner stands on a whole pixel, so that the frame's pixels stay what they are.
    let corner = Point((-box.minX * scale).rounded(.up), (-box.minY * scale).rounded(.up))
    var list = DisplayList(
      width: Int((corner.x + box.maxX * scale).rounded(.up)),
      height: Int((corner.y + box.maxY * scale).rounded(.up)), background: .clear)
    let stage = hasBody ? PictureStage(self) : PictureStage(screen: screen, radius: screenRadius)
    stage.draw(.pixels(frame), at: corner / scale, scale: scale, shadow: shadow, into: &list)
    return Renderer(threads: threads).render(list)
  }

  private enum Size {
    static let camera = 10.0
    static let lens = 3.4
    static let cameraFromEdge = 29.0
    static let shortKey = 44.0
    static let longKey = 66.0
    static let keyDepth = 4.0
    static let keyRise = 2.5
    static let keyRadius = 1.5
    /// Where the first key and the one opposite begin, as shares of the long side; the second one is as far from the first.
    static let firstKey = 0.2
    static let oppositeKey = 0.23
    static let secondKey = 56.0
    static let rim = 1.4
    static let rimInset = 1.0
    static let shadowDrop = 12.0
    static let shadowSigma = 14.0
  }

  private static let bodyColor = Color(0x20262D)
  private static let rimColor = Color(0x59626D)
  private static let keyColor = Color(0x3A424B)
  private static let cameraColor = Color(0x0B0E11)
  private static let lensColor = Color(0x26323F)
}

extension DeviceOutline.Kind {
  /// By name; a size of one's own is told by its insets and its shorter side.
  init(_ device: Device) {
    switch device.name.flatMap(DevicePreset.init) {
    case .smallPhone, .smallPhoneLandscape: self = .smallPhone
    case .phone, .phoneLandscape, .largePhone, .largePhoneLandscape: self = .phone
    case .splitView, .tablet, .tabletPortrait: self = .tablet
    case .carScreen, .carSmall, .carWide, .carPortrait, .carInstrument: self = .car
    case nil:
      let safe = device.safeArea
      let hasCamera = max(safe.top, safe.left, safe.right) >= 40
      self =
        device.isCarPlay ? .car : hasCamera ? .phone : min(device.width, device.height) >= 600 ? .tablet : .smallPhone
    }
  }
}
