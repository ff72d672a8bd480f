import Geometry
import Guidance

extension Device {
  /// The most pixels of a frame: half a gigabyte.
  public static let areaLimit = 1 << 27

  /// The longest side of a frame, in pixels.
  public static let pixelLimit = 16_384

  private static let sides = 1...16_384.0
  private static let scales = 0.25...8.0

  /// Refuses frames that are too small or too large to draw.
  func check(file: String) throws(SceneError) {
    for (key, value, range) in [
      ("width", width, Self.sides), ("height", height, Self.sides), ("scale", scale, Self.scales),
    ] where !range.contains(value) {
      throw .outOfRange(
        file: file, key: "device.\(key)", value: value,
        allowed: "\(plain(range.lowerBound)) to \(plain(range.upperBound))")
    }
    for (key, pixels) in [("width", pixelWidth), ("height", pixelHeight)] where pixels > Self.pixelLimit || pixels < 1 {
      throw .outOfRange(
        file: file, key: "device.\(key) x scale", value: Double(pixels), allowed: "1 to \(Self.pixelLimit) pixels")
    }
    guard pixelWidth * pixelHeight <= Self.areaLimit else {
      throw .outOfRange(
        file: file, key: "device.width x height x scale²", value: Double(pixelWidth * pixelHeight),
        allowed: "at most \(Self.areaLimit) pixels")
    }
  }
}

extension Device: SceneReadable {
  static let blank = Device()
  static let fields: [SceneField<Device>] = [
    .key("scale", \.scale, .number(in: scales, "pixels a point"), "how fine the screen is"),
    SceneField([
      SceneKey(
        name: "name", type: DevicePreset.type, fallback: .words("none"),
        about: "a usual screen, whose size and safe area hold where nothing else is stated")
    ]) { (device, object) throws(SceneError) in
      guard let name = try object.string("name") else { return }
      guard let named = device.resized(to: name) else {
        throw .unknownValue(
          file: object.file, key: object.key("name"), value: name,
          allowed: DevicePreset.allCases.map(\.rawValue) + ["a size such as 320x568"])
      }
      device = named
    },
    .key(
      "width", \.width, .number(in: sides, "points"),
      "the frame's width; with the scale at most 16,384 pixels a side and 134 million in all"),
    .key("height", \.height, .number(in: sides, "points"), "the frame's height, with the same limits"),
    .key(
      "safeArea", \.safeArea, .object, otherwise: "0 each",
      "what the screen's rounded corners and bars cover; opposite sides leave something of the frame"),
    .key(
      "textSize", \.textSize, .word,
      "the platform's text size; header, footer and pills stop growing at `XXXL`"),
    .key(
      "isCarPlay", \.isCarPlay, .flag,
      "`true` for a car's screen, which has neither trip progress bar nor report button"),
    .key(
      "statusBar", \.statusBar, .flag,
      "the device's own clock, signal, battery and home bar, where the safe area has room for them; not on a car's screen"
    ),
    .key(
      "systemPanels", \.systemPanels, .flag,
      "the dock, the next manoeuvre and the estimates as a car's system draws them beside the map; on a car's screen only"
    ),
    .key("driverSide", \.driverSide, .word, "where the driver sits, and with that the system's dock and panels"),
  ]

  func check(_ object: SceneObject) throws(SceneError) { try check(file: object.file) }
}

extension DevicePreset {
  /// A preset's name or a size.
  fileprivate static var type: SceneType {
    .anyOf([
      .words(allCases.map(\.rawValue)),
      .form(pattern: #"^[0-9]{1,5}[x×][0-9]{1,5}$"#, words: "a size such as `320x568`"),
    ])
  }
}

extension SceneValue<Device> {
  /// A screen, or its name alone.
  static var device: SceneValue {
    let object = SceneValue<Device>.object
    return SceneValue(.anyOf([object.type, DevicePreset.type]), read: object.read)
  }
}

extension Insets: SceneReadable {
  static let blank = Insets()
  static let fields: [SceneField<Insets>] = [
    .key("top", \.top, side, "covered at the upper edge"),
    .key("left", \.left, side, "covered at the left edge"),
    .key("bottom", \.bottom, side, "covered at the lower edge"),
    .key("right", \.right, side, "covered at the right edge"),
  ]

  private static var side: SceneValue<Double> { .number(in: 0...4_096, "points") }
}

extension SceneTime {
  /// A moment such as `2026-06-21T12:00:00+03:00` or `…Z`.
  init?(iso8601 text: String) {
    // By hand: the system's formatter and a regular expression take longer than the rest of a scene.
    let bytes = Array(text.utf8)
    func number(_ from: Int, _ count: Int = 2) -> Int? {
      guard from + count <= bytes.count else { return nil }
      return bytes[from..<from + count].reduce(0 as Int?) { value, byte in
        guard let value, 0x30...0x39 ~= byte else { return nil }
        return value * 10 + Int(byte - 0x30)
      }
    }
    func has(_ sign: Unicode.Scalar, at index: Int) -> Bool {
      index < bytes.count && bytes[index] == UInt8(ascii: sign)
    }
    guard let year = number(0, 4), let month = number(5), let day = number(8), let hour = number(11),
      let minute = number(14), has("-", at: 4), has("-", at: 7), has("T", at: 10), has(":", at: 13)
    else { return nil }
    let hasSeconds = has(":", at: 16)
    guard let second = hasSeconds ? number(17) : 0, year > 0, 1...12 ~= month, hour < 24, minute < 60, second < 60,
      day > 0, InternetTime.days(year, month, day) < InternetTime.days(year, month + 1, 1)
    else { return nil }
    let zone = hasSeconds ? 19 : 16
    var offset = 0
    if has("Z", at: zone) {
      guard bytes.count == zone + 1 else { return nil }
    } else {
      guard let hours = number(zone + 1), let minutes = number(zone + 4), has("+", at: zone) || has("-", at: zone),
        has(":", at: zone + 3), bytes.count == zone + 6, hours <= 14, minutes < 60
      else { return nil }
      offset = (hours * 3_600 + minutes * 60) * (has("-", at: zone) ? -1 : 1)
    }
    let local = InternetTime.days(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second
    self.init(unixSeconds: Double(local - offset), offsetSeconds: offset)
  }
}
