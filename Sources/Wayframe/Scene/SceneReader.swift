import Foundation
import Geometry
import Guidance
import JSON

extension NavigationScene {
  /// Reads a scene file.
  ///
  /// - Parameters:
  ///   - path: the file, of JSON text.
  ///   - overrides: `key=value` pairs laid over the file before it is read; the value is JSON where it parses, else a
  ///     string, and paths in it are relative to the working directory.
  public init(path: String, overrides: [String] = []) throws(SceneError) {
    try self.init(json: try InputFile.read(path, limit: InputFile.textLimit), file: path, overrides: overrides)
  }

  /// Reads a scene from the text of a file; relative paths count from the file's folder.
  public init(json: some Sequence<UInt8>, file: String, overrides: [String] = []) throws(SceneError) {
    var document = try SceneDocument(json: json, file: file)
    for text in overrides { try document.lay(over: SceneOverride(text)) }
    self = try document.scene(file: overrides.isEmpty ? file : "\(file) with --set")
  }

  /// Reads a scene whose paths are resolved.
  init(tree: JSONValue, file: String) throws(SceneError) {
    self.init(file: file)
    var root = try SceneObject(tree, file: file, path: "")
    _ = root.any("$schema")
    if var object = try root.object("device") { device = try Device(&object) }
    if let text = try root.string("locale") {
      guard Self.isLocale(text) else {
        throw .unknownValue(
          file: file, key: "locale", value: text, allowed: ["identifiers such as en_US, tr_TR, zh_TW"])
      }
      locale = text
    }
    if let text = try root.string("time") {
      guard let parsed = SceneTime(iso8601: text) else {
        throw .unknownValue(
          file: file, key: "time", value: text,
          allowed: ["a moment that there is, with its zone, such as 2026-06-21T12:00:00+03:00"])
      }
      time = parsed
    }
    if let text = try root.text("sdkVersion") {
      guard let version = SDKVersion(version: text) else {
        throw .unknownValue(file: file, key: "sdkVersion", value: text, allowed: ["9.3 up to 11.x"])
      }
      sdkVersion = version
    }
    if var object = try root.object("map") { map = try MapOptions(&object) }
    if var object = try root.object("route") { route = try RouteOptions(&object) }
    if var object = try root.object("position") { position = try PositionOptions(&object) }
    if var object = try root.object("guidance") { guidance = try GuidanceOptions(&object) }
    if var object = try root.object("camera") { camera = try CameraOptions(&object) }
    lightingMode = try root.value("lightingMode", as: SceneLightingMode.self) ?? lightingMode
    userInterfaceStyle = try root.value("userInterfaceStyle", as: UserInterfaceStyle.self) ?? userInterfaceStyle
    settings = UISettings(sdkVersion: sdkVersion)
    if var object = try root.object("settings") {
      namedSettings = Set(object.names.map(SceneObject.swiftSpelling))
      try settings.read(&object)
      try object.finish()
    }
    isNavigationEnabled = try root.flag("isNavigationEnabled") ?? isNavigationEnabled
    statedBuildings = try root.flag("isBuildingsEnabled")
    isTrafficEnabled = try root.flag("isTrafficEnabled") ?? isTrafficEnabled
    isMyLocationEnabled = try root.flag("isMyLocationEnabled") ?? isMyLocationEnabled
    shouldDisplaySpeedLimit = try root.bool("shouldDisplaySpeedLimit") ?? shouldDisplaySpeedLimit
    shouldDisplaySpeedometer = try root.bool("shouldDisplaySpeedometer") ?? shouldDisplaySpeedometer
    if var object = try root.object("headerAccessory") { headerAccessory = try HeaderAccessoryOptions(&object) }
    if var object = try root.object("prompt") { prompt = try PromptOptions(&object) }
    shouldDisplayPrompts = try root.bool("shouldDisplayPrompts") ?? shouldDisplayPrompts
    reportButtonExpansion = try root.number("reportButtonExpansion", in: 0...1) ?? reportButtonExpansion
    for var object in try root.objects("views", atMost: ViewOptions.countLimit) ?? [] {
      views.append(try ViewOptions(&object))
    }
    routeCalloutFormat = try root.value("routeCalloutFormat", as: RouteCalloutFormat.self) ?? routeCalloutFormat
    bottomTrailingButtonsLayoutGuide = try root.string("bottomTrailingButtonsLayoutGuide")
    bottomTrailingButtonsAlternateLayoutGuide = try root.string("bottomTrailingButtonsAlternateLayoutGuide")
    travelMode = try root.value("travelMode", as: TravelMode.self) ?? travelMode
    if var object = try root.object("padding") { padding = try Insets(&object) }
    overlays = try OverlayOptions(&root)
    if var object = try root.object("destinationMarker") {
      destinationMarker = try MarkerOptions(&object, at: Coordinate(latitude: 0, longitude: 0))
    }
    if var object = try root.object("places") { places = try PlaceReference.table(&object) }
    try root.finish()
    try checkInsets()
    try checkOverlays()
  }
}

extension NavigationScene {
  /// Whether a text has the form of a locale identifier.
  public static func isLocale(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z]{2,3}([-_@][A-Za-z0-9=]+)*/) != nil
  }

  /// Refuses insets that leave nothing of the frame.
  private func checkInsets() throws(SceneError) {
    for (key, insets) in [("device.safeArea", device.safeArea), ("padding", padding)] {
      let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
      guard across < device.width && down < device.height else {
        throw .outOfRange(
          file: file, key: "\(key), opposite sides together", value: across < device.width ? down : across,
          allowed: "less than the frame's \(device.width) x \(device.height) points")
      }
    }
  }
}

extension Device {
  /// The most pixels of a frame: half a gigabyte.
  public static let areaLimit = 1 << 27

  /// The longest side of a frame, in pixels.
  public static let pixelLimit = 16_384

  private static let sides = 1...16_384.0
  private static let scales = 0.25...8.0

  fileprivate init(_ object: inout SceneObject) throws(SceneError) {
    self.init()
    scale = try object.number("scale", in: Self.scales) ?? scale
    if let name = try object.string("name") {
      guard let named = resized(to: name) else {
        throw .unknownValue(
          file: object.file, key: object.key("name"), value: name,
          allowed: DevicePreset.allCases.map(\.rawValue) + ["a size such as 320x568"])
      }
      self = named
    }
    width = try object.number("width", in: Self.sides) ?? width
    height = try object.number("height", in: Self.sides) ?? height
    if var insets = try object.object("safeArea") { safeArea = try Insets(&insets) }
    textSize = try object.value("textSize", as: TextSize.self) ?? textSize
    isCarPlay = try object.bool("isCarPlay") ?? isCarPlay
    try object.finish()
    try check(file: object.file)
  }

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

extension Insets {
  fileprivate init(_ object: inout SceneObject) throws(SceneError) {
    let range = 0...4_096.0
    self.init(
      top: try object.number("top", in: range) ?? 0, left: try object.number("left", in: range) ?? 0,
      bottom: try object.number("bottom", in: range) ?? 0, right: try object.number("right", in: range) ?? 0)
    try object.finish()
  }
}

extension SceneTime {
  /// A moment such as `2026-06-21T12:00:00+03:00` or `…Z`.
  init?(iso8601 text: String) {
    guard let match = text.wholeMatch(of: /(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?(Z|[+-]\d\d:\d\d)/) else { return nil }
    let zone = match.3
    var offset = 0
    if zone != "Z", let hours = Int(zone.dropFirst().prefix(2)), let minutes = Int(zone.suffix(2)) {
      guard hours <= 14 && minutes < 60 else { return nil }
      offset = (hours * 3_600 + minutes * 60) * (zone.first == "-" ? -1 : 1)
    }
    let formatter = ISO8601DateFormatter()
    let local = "\(match.1)\(match.2.map(String.init) ?? ":00")Z"
    // The formatter reads days that there are not, such as 30 February, as later ones.
    guard let date = formatter.date(from: local), formatter.string(from: date) == local else { return nil }
    self.init(unixSeconds: date.timeIntervalSince1970 - Double(offset), offsetSeconds: offset)
  }
}

extension MapOptions {
  fileprivate init(_ object: inout SceneObject) throws(SceneError) {
    self.init()
    sources = try object.strings("sources", atMost: 1_000) ?? []
    guard !sources.contains("") else {
      throw .wrongType(file: object.file, key: object.key("sources"), expected: "paths", found: "an empty string")
    }
    style = try object.string("style")
    try object.finish()
  }
}

extension RouteOptions {
  fileprivate init(_ object: inout SceneObject) throws(SceneError) {
    guard let response = try object.string("response") else {
      throw .missingKey(file: object.file, key: object.key("response"))
    }
    self.init(response: response)
    format = try object.value("format", as: RouteFormat.self)
    precision = try object.integer("precision", in: 5...6)
    index = try object.integer("index", in: 0...100) ?? 0
    routingStrategy = try object.value("routingStrategy", as: SceneRoutingStrategy.self)?.strategy ?? routingStrategy
    if let strategy = try object.value("alternateRoutesStrategy", as: AlternateRoutesStrategy.self) {
      alternateRoutesStrategy = strategy
    }
    targetDistancesMeters = try object.numbers("targetDistancesMeters", in: 0...1e8, atMost: 1_000)
    guard routingStrategy != .deltaToTargetDistance || targetDistancesMeters != nil else {
      throw .missingKey(file: object.file, key: object.key("targetDistancesMeters"))
    }
    if let side = try object.value("drivingSide", as: SceneDrivingSide.self) {
      drivingSide = side == .left ? .left : .right
    }
    destinationTitle = try object.shownText("destinationTitle")
    waypointTitles = try object.optionalShownTexts("waypointTitles", atMost: 1_000) ?? []
    try readPlaceIDs(&object)
    for var stretch in try object.objects("traffic", atMost: 10_000) ?? [] {
      guard let from = try stretch.number("from", in: 0...1e8), let to = try stretch.number("to", in: from...1e8),
        let level = try stretch.value("level", as: TrafficLevel.self)
      else { throw .missingKey(file: object.file, key: stretch.key("from, to and level")) }
      try stretch.finish()
      traffic.append(RouteStretch(from: from, to: to, value: level))
    }
    speedLimit = try PostedLimit("speedLimit", of: &object)
    try object.finish()
  }
}

/// The values of `route.drivingSide`.
private enum SceneDrivingSide: String, CaseIterable { case left, right }

/// The values of `route.routingStrategy`.
private enum SceneRoutingStrategy: String, CaseIterable {
  case defaultBest, shorter, deltaToTargetDistance

  var strategy: RoutingStrategy {
    switch self {
    case .defaultBest: .defaultBest
    case .shorter: .shorter
    case .deltaToTargetDistance: .deltaToTargetDistance
    }
  }
}

extension GuidanceOptions {
  fileprivate init(_ object: inout SceneObject) throws(SceneError) {
    self.init()
    isActive = try object.bool("isActive") ?? isActive
    isRerouting = try object.bool("isRerouting") ?? isRerouting
    headerStep = try object.integer("headerStep", in: 0...10_000) ?? headerStep
    if var alerts = try object.object("speedAlertOptions") {
      var options = SpeedAlertOptions()
      for (key, severity) in [("minor", SpeedAlertSeverity.minor), ("major", .major)] {
        guard let fraction = try alerts.number(key, in: 0...10) else { continue }
        let minor = options.speedAlertThresholdPercentage(forSpeedAlertSeverity: .minor)
        guard severity == .minor || fraction >= minor else {
          throw .outOfRange(
            file: object.file, key: alerts.key(key), value: fraction,
            allowed: "at least minor, which is \(plain(minor))")
        }
        options.setSpeedAlertThresholdPercentage(fraction, forSpeedAlertSeverity: severity)
      }
      options.severityUpgradeDurationSeconds =
        try alerts.number("severityUpgradeDurationSeconds", in: 0...86_400)
        ?? options.severityUpgradeDurationSeconds
      try alerts.finish()
      speedAlertOptions = options
    }
    secondsSpeeding = try object.number("secondsSpeeding", in: 0...86_400) ?? secondsSpeeding
    try object.finish()
    if isRerouting && headerStep > 0 {
      throw .conflict(file: object.file, keys: [object.key("isRerouting"), object.key("headerStep")])
    }
  }
}

extension PositionOptions {
  fileprivate init(_ object: inout SceneObject) throws(SceneError) {
    self.init()
    distanceAlongRoute = try object.number("distanceAlongRoute", in: 0...1e8)
    coordinate = try object.coordinate()
    heading = try object.number("heading", in: -360...360)
    speed = try object.number("speed", in: 0...200) ?? 0
    accuracy = try object.number("accuracy", in: 0...10_000)
    image = try object.string("image").map(ViewContent.Picture.file)
    imageScale = try object.number("imageScale", in: OverlayLimits.imageScale) ?? imageScale
    try object.finish()
    if distanceAlongRoute != nil && coordinate != nil {
      throw .conflict(file: object.file, keys: ["position.distanceAlongRoute", "position.latitude"])
    }
  }
}

extension CameraOptions {
  fileprivate init(_ object: inout SceneObject) throws(SceneError) {
    self.init()
    mode = try object.value("mode", as: CameraMode.self) ?? mode
    followingPerspective =
      try object.value("followingPerspective", as: FollowingPerspective.self) ?? followingPerspective
    followingZoomLevel = try object.number("followingZoomLevel", in: 0...22)
    coordinate = try object.coordinate()
    zoom = try object.number("zoom", in: 0...22)
    bearing = try object.number("bearing", in: -360...360) ?? bearing
    viewingAngle = try object.number("viewingAngle", in: 0...75) ?? viewingAngle
    if var place = try object.object("anchor") {
      anchor = try place.point()
      try place.finish()
    }
    try object.finish()
  }
}

extension SceneObject {
  /// The place of the keys `x` and `y` on the frame, in points.
  fileprivate mutating func point() throws(SceneError) -> Point {
    let range = 0...Double(Device.pixelLimit)
    guard let x = try number("x", in: range), let y = try number("y", in: range) else {
      throw .missingKey(file: file, key: key("x and y"))
    }
    return Point(x, y)
  }

  /// The place of the keys `latitude` and `longitude`, which go together.
  fileprivate mutating func coordinate() throws(SceneError) -> Coordinate? {
    let latitude = try number("latitude", in: -90...90)
    let longitude = try number("longitude", in: -540...540)
    switch (latitude, longitude) {
    case (nil, nil): return nil
    case (let latitude?, let longitude?): return Coordinate(latitude: latitude, longitude: longitude)
    case (nil, _): throw .missingKey(file: file, key: key("latitude"))
    case (_, nil): throw .missingKey(file: file, key: key("longitude"))
    }
  }
}
