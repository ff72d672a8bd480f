import Geometry
import Guidance
import Icons
import Pixels
import TestSupport
import Text

@testable import NavigationUI

/// The interfaces of the design's mock-ups.
enum Specimens {
  /// The built-in look's colours by day.
  static let palette = try! Palette(BuiltInColors.rgb(isNight: false).mapValues { Color($0) })

  static func phone(_ theme: InterfaceTheme = .day, language: String = "en-US") -> InterfaceModel {
    var model = InterfaceModel(width: 393, height: 852)
    model.safeArea = EdgeInsets(top: 59, bottom: 34)
    model.theme = theme
    model.language = language
    return model
  }

  static func header(
    _ maneuver: Maneuver, _ value: String, _ unit: String, _ rows: [Header.Row], _ theme: InterfaceTheme = .day
  ) -> Header {
    Header(
      icon: .turn(.init(maneuver)), distance: Measure((value, unit)), rows: rows,
      palette: HeaderPalette(isLowLight: theme == .night))
  }

  static func lanes(_ lanes: [[(LaneShape, Bool)]]) -> [Lane] {
    lanes.map { Lane(directions: $0.map { LaneDirection(laneShape: $0.0, recommended: $0.1) }) }
  }

  static func mutcd(_ limit: String, _ current: String = "20", _ alert: Speed.Alert? = nil) -> Speed {
    Speed(sign: .mutcd(words: ["SPEED", "LIMIT"]), limit: limit, current: current, unit: "mph", alert: alert)
  }

  static var day: InterfaceModel {
    var model = phone()
    model.header = header(.turnLeft, "500", "ft", [.init("Pine Street")])
    model.header?.strip = .then(word: "Then", .init(.turnRight), name: "Grant Avenue")
    model.footer = Footer(
      time: Measure(("4", "min")), delay: .light, arrival: "5:42 PM", distance: "0.3 mi", destination: "Chinatown Gate")
    model.compass = Compass(bearingDegrees: -8)
    model.report = Report(label: "Report", expansion: 0)
    model.speed = mutcd("25")
    return model
  }

  static var night: InterfaceModel {
    var model = day
    model.theme = .night
    model.header?.palette = HeaderPalette(isLowLight: true)
    return model
  }

  static var custom: InterfaceModel {
    var model = day
    var colors = HeaderColors()
    colors.primaryBackground = Color(0x0033BF)
    colors.secondaryBackground = Color(0xC8102E)
    model.header?.palette = HeaderPalette(colors, isLowLight: false)
    return model
  }

  static var lanesSpeeding: InterfaceModel {
    var model = phone()
    model.header = header(.turnLeft, "0.4", "mi", [.init("Grant Avenue")])
    model.header?.strip = .lanes(
      lanes([
        [(.normalLeft, true)], [(.normalLeft, true), (.straight, false)], [(.straight, false)], [(.straight, false)],
        [(.straight, false), (.normalRight, false)],
      ]))
    model.footer = Footer(
      time: Measure(("9", "min")), delay: .medium, arrival: "5:47 PM", distance: "1.2 mi", destination: "Union Square")
    model.compass = Compass(bearingDegrees: 84)
    model.report = Report(label: "Report", expansion: 1)
    model.speed = mutcd("25", "38", .major)
    model.tripBar = TripBar(
      traveledShare: 0.334,
      stretches: [
        .init(from: 0.5, to: 0.58, value: .slow), .init(from: 0.58, to: 0.692, value: .jam),
        .init(from: 0.692, to: 0.742, value: .severe), .init(from: 0.885, to: 0.945, value: .slow),
      ], palette: palette)
    return model
  }

  static var landscape: InterfaceModel {
    var model = InterfaceModel(width: 852, height: 393)
    model.safeArea = EdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    model.header = header(
      .offRampSlightRight, "700", "ft", [.init("4th Street"), .init("Embarcadero", conjunction: "toward")])
    model.header?.exit = .init(word: "EXIT", number: "2")
    model.header?.strip = .lanes(
      lanes([
        [(.straight, false)], [(.straight, false)], [(.straight, false)],
        [(.straight, false), (.slightRight, true)], [(.slightRight, true)],
      ]))
    model.footer = Footer(
      time: Measure(("6", "min")), delay: .medium, arrival: "5:44 PM", distance: "1.6 mi", destination: "Chinatown Gate"
    )
    model.compass = Compass(bearingDegrees: 53)
    model.report = Report(label: "Report", expansion: 0)
    model.speed = mutcd("50", "57", .minor)
    return model
  }

  static var arabic: InterfaceModel {
    var model = phone(language: "ar")
    model.isRightToLeft = true
    model.header = header(
      .turnRight, "٢٠٠", "م", [.init("شارع الملك فيصل"), .init("وسط المدينة", conjunction: "باتجاه")])
    model.header?.strip = .then(word: "ثم", .init(.turnLeft), name: "شارع الأمير سلطان")
    model.footer = Footer(
      time: Measure(("١٢", "د")), delay: .light, arrival: "٥:٤٢ م", distance: "٤٫٦ كم", destination: "المتحف الوطني")
    model.compass = Compass(bearingDegrees: -90)
    model.report = Report(label: "إبلاغ", expansion: 1)
    model.speed = Speed(sign: .vienna, limit: "٦٠", current: "٧٢", unit: "كم/س", alert: .minor)
    model.tripBar = TripBar(
      traveledShare: 0.415,
      stretches: [.init(from: 0.55, to: 0.63, value: .slow), .init(from: 0.8, to: 0.86, value: .jam)], palette: palette)
    return model
  }

  static var hindi: InterfaceModel {
    var model = phone(language: "hi")
    model.header = header(.turnRight, "२००", "मी", [.init("नेताजी सुभाष चंद्र बोस राष्ट्रीय मार्ग")])
    model.header?.strip = .then(word: "फिर", .init(.roundaboutRightClockwise), name: "महात्मा गांधी मार्ग")
    model.footer = Footer(
      time: Measure(("१", "घं"), ("१२", "मि")), delay: .heavy, arrival: "शाम ५:४२", distance: "१८ कि॰मी॰",
      destination: "इंडिया गेट")
    model.compass = Compass(bearingDegrees: 180)
    model.report = Report(label: "रिपोर्ट करें", expansion: 1)
    model.speed = Speed(sign: .vienna, limit: "५०", current: "४०", unit: "कि॰मी॰/घं")
    return model
  }

  static var turkish: InterfaceModel {
    var model = phone(.night, language: "tr")
    model.header = header(
      .roundaboutRightCounterClockwise, "350", "m", [.init("Gazi Mustafa Kemal Atatürk Bulvarı")], .night)
    model.header?.strip = .then(word: "Sonra", .init(.turnSlightLeft), name: "Şehit Nevres Bulvarı")
    model.footer = Footer(
      time: Measure(("38", "dk")), delay: .medium, arrival: "17:42", distance: "21 km", destination: "Kültürpark")
    model.compass = Compass(bearingDegrees: 180)
    model.myLocation = MyLocation()
    model.report = Report(label: "Bildir", expansion: 0)
    model.recenter = Recenter(label: "Yeniden ortala")
    return model
  }

  static var tablet: InterfaceModel {
    var model = InterfaceModel(width: 1024, height: 768)
    model.safeArea = EdgeInsets(top: 24, bottom: 20)
    model.header = header(.turnRight, "250", "m", [.init("Mannerheimintie"), .init("Kamppi", conjunction: "toward")])
    model.header?.strip = .then(word: "Then", .init(.turnLeft), name: "Simonkatu")
    model.footer = Footer(
      time: Measure(("11", "min")), delay: .light, arrival: "14:26", distance: "2.8 km", destination: "Lasipalatsi")
    model.compass = Compass(bearingDegrees: -90)
    model.myLocation = MyLocation()
    model.report = Report(label: "Report", expansion: 1)
    model.speed = Speed(sign: .vienna, limit: "40", current: "38", unit: "km/h")
    model.tripBar = TripBar(
      traveledShare: 0.365,
      stretches: [.init(from: 0.52, to: 0.74, value: .slow), .init(from: 0.74, to: 0.81, value: .jam)], palette: palette
    )
    return model
  }

  static var arrival: InterfaceModel {
    var model = phone()
    model.header = header(
      .destinationRight, "120", "ft", [.init("Union Square"), .init("right", conjunction: "on your")])
    model.prompt = Prompt(
      .arrival, title: "Arriving at Union Square", subtitle: "333 Post Street · entrance on the right",
      buttons: [.init("End trip", isProminent: true)])
    model.compass = Compass(bearingDegrees: -99)
    return model
  }

  static var smallPrompt: InterfaceModel {
    var model = day
    model.width = 375
    model.height = 667
    model.safeArea = EdgeInsets(top: 20)
    model.footer = nil
    model.prompt = Prompt(
      .hazard(HazardIcon.crash.flatIcon(palette)), title: "Crash ahead", subtitle: "300 ft · reported 6 min ago",
      buttons: [.init("Gone", isProminent: false), .init("Still there", isProminent: true)])
    return model
  }

  static var split: InterfaceModel {
    var model = night
    model.width = 320
    model.height = 426
    model.safeArea = .zero
    model.speed = mutcd("25", "31", .minor)
    return model
  }

  static var largeText: InterfaceModel {
    var model = day
    model.textScale = 1.35
    model.compass = nil
    model.header?.rows = [.init("Pine Street"), .init("I-80 East", conjunction: "to")]
    model.footer?.destination = "Chinatown"
    model.report = Report(label: "Report", expansion: 1)
    model.speed = mutcd("25", "31", .minor)
    return model
  }

  static let all: [(name: String, model: InterfaceModel)] = [
    ("a-day", day), ("b-night", night), ("c-custom", custom), ("d-lanes-speeding", lanesSpeeding),
    ("e-landscape", landscape), ("f-arabic", arabic), ("g1-hindi", hindi), ("g2-turkish", turkish),
    ("h-tablet", tablet), ("i-arrival", arrival), ("m1-small-prompt", smallPrompt), ("m2-split-small", split),
    ("n-large-text", largeText),
  ]
}

extension Specimens {
  static var directions: DirectionsList {
    var rows: [DirectionsList.Row] = [
      .init(.init(.depart), title: "Head northeast", subtitle: "Bryant Street", distance: "0.3 mi"),
      .init(.init(.turnSlightLeft), title: "James Lick Freeway", distance: "0.5 mi", isCurrent: true),
      .init(.init(.offRampSlightRight), title: "4th Street", subtitle: "toward Embarcadero", distance: "0.2 mi"),
      .init(.init(.turnKeepLeft), title: "Keep left at the fork", subtitle: "Bryant Street", distance: "900 ft"),
      .init(.init(.turnLeft), title: "3rd Street", subtitle: "Kearny Street", distance: "0.9 mi"),
      .init(
        .init(.roundaboutSlightLeftCounterClockwise), title: "Take the 3rd exit", subtitle: "Pine Street",
        distance: "0.2 mi"),
      .init(.init(.turnRight), title: "Grant Avenue", distance: "300 ft"),
      .init(
        .init(.destinationLeft), title: "Chinatown Gate", subtitle: "Your destination is on the left",
        isDestination: true),
    ]
    rows[1].plates = ["US 101", "I-80 E"]
    rows[2].exit = .init(word: "EXIT", number: "2")
    var list = DirectionsList(
      width: 393, time: Measure(("24", "min")), delay: .light, summary: "6.4 mi · arrive 5:42 PM", rows: rows)
    list.safeArea = EdgeInsets(top: 59, bottom: 34)
    return list
  }
}
