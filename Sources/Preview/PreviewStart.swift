import Foundation
import JSON
import Suites
import Wayframe

/// What the page of a preview begins with.
struct PreviewStart {
  private let scene: NavigationScene
  private let document: SceneDocument
  private let session: PreviewSession
  private let stamp: FileStamp
  /// The names of the suite's frames, and which of them is shown.
  private let frames: [String]
  private let frame: String?

  init(_ session: PreviewSession, frame: String?) throws {
    self.session = session
    frames = try session.frames().map(\.name)
    self.frame = frames.first { $0 == frame } ?? frames.first
    document = try session.document(frame)
    scene = try session.scene(frame)
    stamp = session.stamp(frame)
  }

  var json: JSONValue {
    var start = JSONObject()
    start["format"] = .number(1)
    start["scenePath"] = .string(URL(filePath: session.path).lastPathComponent)
    start["version"] = .string(Version.current)
    start["stamp"] = .string(stamp.text)
    start["scene"] = file
    start["frames"] = .array(frames.map { .string($0) })
    start["frame"] = frame.map { .string($0) } ?? .null
    start["now"] = .object(now)
    start["devices"] = .array(devices)
    start["locales"] = .array(locales)
    start["textSizes"] = .array(TextSize.allCases.map { .string($0.rawValue) })
    start["sdkVersions"] = .array(SDKVersion.allCases.map { .string($0.rawValue) })
    start["route"] = route
    start["groups"] = .array(groups)
    return .object(start)
  }

  /// The scene for the copy of the whole: a scene's file as it is, a frame of a suite with paths from the suite's folder.
  private var file: JSONValue {
    let text =
      session.isSuite
      ? Array(document.tree.text().replacing(session.folder + "/", with: "").utf8)
      : FileManager.default.contents(atPath: session.path).map { Array($0) } ?? []
    return (try? JSONValue(parsing: text, file: session.path)) ?? .object(JSONObject())
  }

  // MARK: What the scene says

  private var now: JSONObject {
    var now = JSONObject()
    now["width"] = .number(scene.device.width)
    now["height"] = .number(scene.device.height)
    now["device"] = DevicePreset.allCases.first { isScreen($0.device(like: scene.device)) }
      .map { .string($0.rawValue) }
    now["textSize"] = .string(scene.device.textSize.rawValue)
    now["locale"] = .string(scene.locale)
    now["lightingMode"] = .string(scene.lightingMode.rawValue)
    now["time"] = .string(localTime)
    now["zone"] = .string(zone)
    now["sdkVersion"] = .string(scene.sdkVersion.rawValue)
    now["position"] = .number(scene.position?.distanceAlongRoute ?? 0)
    now["mode"] = .string(scene.camera.mode.rawValue)
    now["followingPerspective"] = .string(scene.camera.followingPerspective.rawValue)
    return now
  }

  private func isScreen(_ device: Device) -> Bool {
    device.width == scene.device.width && device.height == scene.device.height
      && device.isCarPlay == scene.device.isCarPlay
  }

  /// As a field for date and time takes it.
  private var localTime: String {
    let local = Date(timeIntervalSince1970: scene.time.unixSeconds + Double(scene.time.offsetSeconds))
    return String(local.ISO8601Format().prefix(16))
  }

  /// What local time is ahead of UTC, such as "+03:00".
  private var zone: String {
    let minutes = abs(scene.time.offsetSeconds) / 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return (scene.time.offsetSeconds < 0 ? "-" : "+") + two(minutes / 60) + ":" + two(minutes % 60)
  }

  // MARK: What can be chosen

  private var devices: [JSONValue] {
    DevicePreset.allCases.map { preset in
      let device = preset.device(like: scene.device)
      var facts = JSONObject()
      facts["name"] = .string(preset.rawValue)
      facts["width"] = .number(device.width)
      facts["height"] = .number(device.height)
      var insets = JSONObject()
      for (side, value) in [
        ("top", device.safeArea.top), ("left", device.safeArea.left), ("bottom", device.safeArea.bottom),
        ("right", device.safeArea.right),
      ] { insets[side] = .number(value) }
      facts["safeArea"] = .object(insets)
      facts["isCarPlay"] = .bool(device.isCarPlay)
      return .object(facts)
    }
  }

  private var locales: [JSONValue] {
    FrameRenderer.checkedLocales.map { locale in
      var facts = JSONObject()
      facts["name"] = .string(locale)
      facts["title"] = .string(MatrixPage.ownName(of: locale))
      return .object(facts)
    }
  }

  /// Length, manoeuvres and traffic of the route that is driven; null without one.
  private var route: JSONValue {
    guard let options = scene.route,
      let report = try? RouteReport(path: options.response, format: options.format, precision: options.precision),
      report.routes.indices.contains(options.index)
    else { return .null }
    let route = report.routes[options.index]
    var (steps, at): ([JSONValue], Double) = ([], 0)
    for step in route.legs.flatMap(\.steps) {
      var facts = JSONObject()
      facts["at"] = .number(at.rounded())
      facts["maneuver"] = .string(step.maneuver)
      facts["name"] = .string(step.name)
      steps.append(.object(facts))
      at += step.distance
    }
    let traffic = route.traffic.map { stretch in
      var facts = JSONObject()
      facts["from"] = .number(stretch.from)
      facts["to"] = .number(stretch.to)
      facts["level"] = .string(stretch.level)
      return JSONValue.object(facts)
    }
    var facts = JSONObject()
    facts["length"] = .number(route.distance)
    facts["steps"] = .array(steps)
    facts["traffic"] = .array(traffic)
    return .object(facts)
  }

  // MARK: Settings

  private var groups: [JSONValue] {
    var groups: [(title: String, settings: [JSONValue])] = []
    for setting in SettingDescription.all {
      if groups.last?.title != setting.group { groups.append((setting.group, [])) }
      groups[groups.count - 1].settings.append(facts(of: setting))
    }
    return (groups + [("The map view", mapViewFlags)]).map { title, settings in
      var group = JSONObject()
      group["title"] = .string(title)
      group["settings"] = .array(settings)
      return .object(group)
    }
  }

  private func facts(of setting: SettingDescription) -> JSONValue {
    var facts = JSONObject()
    facts["name"] = .string(setting.name)
    facts["key"] = .string("settings.\(setting.name)")
    facts["owner"] = .string("mapView.settings")
    facts["about"] = .string(setting.about)
    switch setting.kind {
    case .flag: facts["type"] = .string("switch")
    case .color: facts["type"] = .string("color")
    case .font: facts["type"] = .string("font")
    case .object: facts["type"] = .string("object")
    case .number(let range):
      facts["type"] = .string("number")
      facts["min"] = .number(range.lowerBound)
      facts["max"] = .number(range.upperBound)
    }
    facts["default"] = defaults(setting.defaults)
    facts["builtIn"] = setting.builtIn.map { .string($0) }
    if let colors = setting.builtInColors { facts["colors"] = .array([.string(colors.day), .string(colors.lowLight)]) }
    facts["elements"] = .array(setting.elements.map { .string($0) })
    return .object(facts)
  }

  /// What holds in each version that brought another default.
  private func defaults(_ values: [(since: SDKVersion, value: JSONValue)]) -> JSONValue {
    var defaults = JSONObject()
    for (version, value) in values { defaults[version.rawValue] = value }
    return .object(defaults)
  }

  /// Switches of the map view itself.
  private var mapViewFlags: [JSONValue] {
    let flags: [(name: String, about: String, value: (NavigationScene) -> Bool)] = [
      ("shouldDisplaySpeedLimit", "the limit's sign alone", { $0.shouldDisplaySpeedLimit }),
      ("isTrafficEnabled", "whether the route has its traffic colours", { $0.isTrafficEnabled }),
      ("isMyLocationEnabled", "whether the place is shown", { $0.isMyLocationEnabled }),
      ("isBuildingsEnabled", "whether buildings rise", { $0.isBuildingsEnabled }),
      ("isNavigationEnabled", "whether the interface of navigation is shown", { $0.isNavigationEnabled }),
    ]
    return flags.map { flag in
      var facts = JSONObject()
      facts["name"] = .string(flag.name)
      facts["key"] = .string(flag.name)
      facts["owner"] = .string("mapView")
      facts["about"] = .string(flag.about)
      facts["type"] = .string("switch")
      facts["default"] = defaults(
        SDKVersion.allCases.map { ($0, .bool(flag.value(NavigationScene(sdkVersion: $0)))) })
      facts["elements"] = .array(flag.name == "shouldDisplaySpeedLimit" ? [.string("speedLimit")] : [])
      return .object(facts)
    }
  }
}

/// A frame's layout and findings as the page reads them; lengths in points.
struct PreviewLook {
  private let look: PreviewSession.Look

  init(_ look: PreviewSession.Look) { self.look = look }

  var json: JSONValue {
    let scale = look.layout.scale
    var json = JSONObject()
    json["width"] = .number(look.scene.device.width)
    json["height"] = .number(look.scene.device.height)
    json["scale"] = .number(scale)
    json["elements"] = .array(look.layout.elements.map(frame))
    json["guides"] = .array(look.layout.guides.map(frame))
    json["landmarks"] = .array(
      look.layout.landmarks.map { landmark in
        var facts = JSONObject()
        facts["kind"] = .string(landmark.kind)
        facts["x"] = .number(landmark.x / scale)
        facts["y"] = .number(landmark.y / scale)
        return .object(facts)
      })
    json["findings"] = .array(
      look.findings.map { finding in
        var facts = JSONObject()
        facts["kind"] = .string(finding.kind.rawValue)
        facts["subject"] = .string(finding.subject)
        facts["message"] = .string(finding.message)
        facts["remedy"] = finding.remedy.map { .string($0) }
        facts["lightingModes"] = .array(finding.lightingModes.map { .string($0) })
        return .object(facts)
      })
    json["camera"] = look.projection.map { .object(camera($0)) }
    return .object(json)
  }

  /// Where the middle of the frame lies, and from where it is seen.
  private func camera(_ projection: Projection) -> JSONObject {
    let middle = CGPoint(x: look.scene.device.width / 2, y: look.scene.device.height / 2)
    let place = projection.coordinate(for: middle) ?? projection.target
    var camera = JSONObject()
    camera["latitude"] = .number(place.latitude)
    camera["longitude"] = .number(place.longitude)
    camera["zoom"] = .number(projection.zoom)
    camera["bearing"] = .number(projection.bearing)
    camera["viewingAngle"] = .number(projection.viewingAngle)
    return camera
  }

  private func frame(_ element: FrameLayout.Element) -> JSONValue {
    var facts = JSONObject()
    facts["name"] = .string(element.name)
    for (key, value) in [("x", element.x), ("y", element.y), ("width", element.width), ("height", element.height)] {
      facts[key] = .number((value * 100).rounded() / 100)
    }
    return .object(facts)
  }
}
