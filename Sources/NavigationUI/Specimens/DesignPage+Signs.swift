import Geometry
import Guidance
import Pixels

extension DesignPage {
  /// A region's sign with a limit that stands there and speeds up to a major alert.
  private struct RegionSigns {
    var name: String
    /// "US", or with a language that has digits of its own: "ar-SA".
    var locale: String
    var limit: Int
    var above, minor, major: Int
  }

  private static let regions = [
    RegionSigns(name: "United States", locale: "en-US", limit: 65, above: 68, minor: 71, major: 78),
    RegionSigns(name: "Canada", locale: "en-CA", limit: 100, above: 104, minor: 112, major: 124),
    RegionSigns(name: "Puerto Rico", locale: "es-PR", limit: 55, above: 58, minor: 61, major: 70),
    RegionSigns(name: "European Union", locale: "de-DE", limit: 120, above: 126, minor: 134, major: 150),
    RegionSigns(name: "United Kingdom", locale: "en-GB", limit: 30, above: 33, minor: 37, major: 44),
    RegionSigns(name: "Japan", locale: "ja-JP", limit: 60, above: 64, minor: 72, major: 83),
    RegionSigns(name: "Saudi Arabia", locale: "ar-SA", limit: 80, above: 86, minor: 95, major: 110),
    RegionSigns(name: "India", locale: "hi-IN", limit: 50, above: 56, minor: 63, major: 72),
  ]

  mutating func drawSigns() {
    var y = title("Speed signs", note: "By region: the limit, our speed above it and at both alerts, unknown, no limit")
    for (x, text) in zip(Self.columns, ["limit", "above it", "minor", "major", "unknown", "no limit"]) {
      put(text, TypeSpec(13), x: x, baseline: y + 12, colors.ink2)
    }
    y += 28
    for region in Self.regions {
      put(region.name, TypeSpec(14, bold: true), x: Self.margin, baseline: y + 41, colors.ink)
      for (x, speed) in zip(Self.columns, speeds(region)) { addSpeed(speed, x: x, y: y) }
      y += 92
    }
    end(at: y)
  }

  private static let columns = [176.0, 262, 430, 598, 766, 852]

  private func speeds(_ region: RegionSigns) -> [Speed] {
    let format = LocaleFormat(identifier: region.locale)
    let isSheet = SpeedSignStyle.byRegion(format.region) == .mutcd
    let sign: Speed.Sign = isSheet ? .mutcd(words: SpeedSignStyle.words(inRegion: format.region)) : .vienna
    func speed(_ limit: String?, _ current: Int, _ alert: Speed.Alert?, _ sign: Speed.Sign) -> Speed {
      Speed(sign: sign, limit: limit, current: format.integer(current), unit: format.speedUnit, alert: alert)
    }
    let limit = format.integer(region.limit)
    let signs = [
      speed(limit, 0, nil, sign), speed(limit, region.above, .belowMinor, sign),
      speed(limit, region.minor, .minor, sign), speed(limit, region.major, .major, sign),
      speed(Speed.unknownLimit, 0, nil, sign),
    ]
    // No sheet says that there is no limit.
    guard !isSheet else { return signs }
    return signs + [
      speed(nil, 0, nil, .endOfLimits(bars: SpeedSignStyle.barsWithoutLimit(inRegion: format.region)))
    ]
  }

  /// - Returns: the width that it takes.
  @discardableResult
  mutating func addSpeed(_ speed: Speed, x: Double, y: Double) -> Double {
    var model = emptyModel
    model.speed = speed
    let width = element(Speedometer.self, of: model)?.width(hasUnit: true) ?? 0
    func place(_ width: Double) -> Rect { Rect(x: x, y: y, width: width, height: Speedometer.Size.height) }
    draw(model, at: [.speedometer: place(width), .speedLimit: place(speed.signWidth ?? 0)])
    return width
  }
}
