import Geometry
import Guidance

extension GuidanceOptions: SceneReadable {
  static let blank = GuidanceOptions()
  static let fields: [SceneField<GuidanceOptions>] = [
    .key("isActive", \.isActive, .flag, "`false`: a route lies on the map and nothing leads along it"),
    .key("isRerouting", \.isRerouting, .flag, "`true`: a new route is being looked for; the header is not swiped then"),
    .key(
      "headerStep", \.headerStep, .integer(in: 0...10_000),
      "how many steps ahead the header was swiped to, at most to the last"),
    .optional(
      "speedAlertOptions", \.speedAlertOptions, .speedAlerts,
      otherwise: "above the limit by 5 mph or 10 km/h, and by 10 mph or 20 km/h", "from where on speeding is alerted"),
    .key(
      "secondsSpeeding", \.secondsSpeeding, .number(in: 0...86_400, "seconds"),
      "how long the vehicle has been speeding"),
  ]

  func check(_ object: SceneObject) throws(SceneError) {
    guard isRerouting && headerStep > 0 else { return }
    throw .conflict(file: object.file, keys: [object.key("isRerouting"), object.key("headerStep")])
  }
}

extension SceneValue<SpeedAlertOptions> {
  fileprivate static var speedAlerts: SceneValue {
    let severities = [("minor", SpeedAlertSeverity.minor), ("major", .major)]
    let (fractions, seconds) = (0...10.0, 0...86_400.0)
    let keys = [
      SceneKey(
        name: "minor", type: .number(fractions, unit: "", isWhole: false), fallback: .words("never"),
        about: "a fraction of the limit, at most that of `major`"),
      SceneKey(
        name: "major", type: .number(fractions, unit: "", isWhole: false), fallback: .words("never"),
        about: "a fraction of the limit"),
      SceneKey(
        name: "severityUpgradeDurationSeconds", type: .number(seconds, unit: "seconds", isWhole: false),
        fallback: .words("never"), about: "how long until a minor alert becomes a major one"),
    ]
    return SceneValue(.object(keys, rules: [])) { (object, name) throws(SceneError) in
      guard var alerts = try object.object(name) else { return nil }
      var options = SpeedAlertOptions()
      for (key, severity) in severities {
        guard let fraction = try alerts.number(key, in: fractions) else { continue }
        let minor = options.speedAlertThresholdPercentage(forSpeedAlertSeverity: .minor)
        guard severity == .minor || fraction >= minor else {
          throw .outOfRange(
            file: object.file, key: alerts.key(key), value: fraction,
            allowed: "at least minor, which is \(plain(minor))")
        }
        options.setSpeedAlertThresholdPercentage(fraction, forSpeedAlertSeverity: severity)
      }
      options.severityUpgradeDurationSeconds =
        try alerts.number("severityUpgradeDurationSeconds", in: seconds) ?? options.severityUpgradeDurationSeconds
      try alerts.finish()
      return options
    }
  }
}

extension PositionOptions: SceneReadable {
  static let blank = PositionOptions()
  static let fields: [SceneField<PositionOptions>] = [
    .optional(
      "distanceAlongRoute", \.distanceAlongRoute, .number(in: 0...1e8, "metres"), otherwise: "0",
      "from the route's start; beyond the route its end is drawn"),
    .place(\.coordinate, otherwise: "on the route", "in place of the distance"),
    .optional(
      "heading", \.heading, .number(in: -360...360, "degrees"), otherwise: "the road's", "clockwise from north"),
    .key("speed", \.speed, .number(in: 0...200, "metres a second"), "how fast the vehicle is"),
    .optional(
      "accuracy", \.accuracy, .number(in: 0...10_000, "metres"), otherwise: "the standard ring",
      "the radius of the accuracy ring"),
    .optional(
      "image", \.image, .picture, otherwise: "the built-in mark",
      "a PNG of the vehicle, its top ahead; for previews only"),
    .key("imageScale", \.imageScale, .imageScale, "how fine the image is"),
  ]
  static let rules: [SceneRule] = [
    .together(["latitude", "longitude"]), .notBoth("distanceAlongRoute", "latitude"),
  ]
}

extension CameraOptions: SceneReadable {
  static let blank = CameraOptions()
  static let fields: [SceneField<CameraOptions>] = [
    .key("mode", \.mode, .word, "whether the camera follows the vehicle, shows the route that remains, or is free"),
    .key("followingPerspective", \.followingPerspective, .word, "how the map is seen while the camera follows"),
    .optional(
      "followingZoomLevel", \.followingZoomLevel, .number(in: zooms), otherwise: "automatic",
      "zoom of 512-pixel tiles while the camera follows"),
    .place(\.coordinate, otherwise: "the position; without one the whole map", "the free camera's target"),
    .optional(
      "zoom", \.zoom, .number(in: zooms), otherwise: "the whole map, or automatic",
      "the free camera's zoom; while following, what the user has zoomed to"),
    .key("bearing", \.bearing, .number(in: -360...360, "degrees"), "clockwise from north, of the free camera"),
    .key(
      "viewingAngle", \.viewingAngle, .number(in: 0...85, "degrees"), "from straight down, of the free camera"),
    .optional(
      "anchor", \.anchor,
      .point(in: 0...Double(Device.pixelLimit), "points", about: "from the frame's upper left corner"),
      otherwise: "the middle", "where the free camera's target appears"),
  ]
  static let rules: [SceneRule] = [.together(["latitude", "longitude"])]

  private static let zooms = 0...22.0
}
