import Guidance
import NavigationUI

/// Turns a scene and the progress along its route into what the interface shows.
struct InterfaceBuilder {
  let scene: Scene
  let progress: RouteProgress?
  let lighting: LightingMode
  let format: LocaleFormat
  /// Where up on the map points, in degrees clockwise from north.
  var bearingDegrees = 0.0

  private var isGuiding: Bool { scene.isNavigationEnabled && progress != nil }
  private var isFollowing: Bool { scene.camera.mode == .following }

  func model() -> InterfaceModel {
    var model = InterfaceModel(width: scene.device.width, height: scene.device.height)
    model.safeArea = scene.device.safeArea
    model.padding = scene.padding
    model.isRightToLeft = format.isRightToLeft
    model.language = format.language
    model.textScale = scene.device.textSize.factor
    model.theme = InterfaceTheme(isLowLight: lighting == .lowLight, isDarkStyle: scene.userInterfaceStyle == .dark)
    model.isFollowing = isFollowing
    if let progress, isGuiding {
      if scene.settings.isNavigationHeaderEnabled { model.header = header(progress) }
      if scene.settings.isNavigationFooterEnabled { model.footer = footer(progress) }
      if scene.settings.isNavigationReportIncidentButtonEnabled {
        model.report = Report(label: words.report, expansion: 0)
      }
      if scene.settings.isNavigationTripProgressBarEnabled { model.tripBar = tripBar(progress) }
    }
    if scene.settings.compassButton && (isFollowing || bearingDegrees != 0) {
      model.compass = Compass(bearingDegrees: bearingDegrees)
    }
    if scene.settings.myLocationButton && scene.isMyLocationEnabled {
      model.myLocation = MyLocation(isActive: isFollowing)
    }
    if isGuiding && scene.settings.isRecenterButtonEnabled && !isFollowing {
      model.recenter = Recenter(label: words.recenter)
    }
    if model.recenter == nil, let progress, isGuiding, scene.travelMode == .driving { model.speed = speed(progress) }
    return model
  }

  private var words: InterfaceWords { InterfaceWords(language: format.language) }

  private func measure(metres: Double) -> Measure {
    let distance = format.distance(metres: metres)
    return format.putsUnitFirst
      ? Measure(parts: [.init(distance.unit, isValue: false), .init(distance.value, isValue: true)])
      : Measure((value: distance.value, unit: distance.unit))
  }

  private func header(_ progress: RouteProgress) -> Header? {
    guard let step = progress.currentStep else { return nil }
    var header = Header(
      icon: .turn(turn(step)), distance: measure(metres: progress.distanceToCurrentStep), rows: rows(step),
      palette: HeaderPalette(headerColors, isLowLight: lighting == .lowLight))
    header.exit = step.exitNumber.map { Header.Exit(word: words.exit, number: $0) }
    header.strip = strip(progress, step)
    header.fonts = fonts
    return header
  }

  private func turn(_ step: Step) -> Header.Turn {
    Header.Turn(step.maneuver, angleDegrees: step.turnAngleDegrees)
  }

  /// The step's road with its numbers, then what it leads to; a road without name is told by its instruction.
  private func rows(_ step: Step) -> [Header.Row] {
    var rows: [Header.Row] = []
    let name = step.roadName.isEmpty && step.roadNumbers.isEmpty ? step.instruction ?? "" : step.roadName
    if !name.isEmpty || !step.roadNumbers.isEmpty { rows.append(Header.Row(name, plates: step.roadNumbers)) }
    if let towards = step.towards.first {
      rows.append(Header.Row(towards, joint: rows.isEmpty ? nil : words.toward))
    }
    return rows
  }

  private func strip(_ progress: RouteProgress, _ step: Step) -> Header.Strip {
    if step.lanes.contains(where: \.isRecommended) && progress.distanceToCurrentStep < Self.laneDistanceMetres {
      return .lanes(step.lanes)
    }
    guard let next = progress.nextStep, let gap = progress.distanceToNextStep.map({ $0 - progress.distanceToCurrentStep }),
      gap < Self.thenDistanceMetres
    else { return .none }
    let name = rows(next).first.map { ([$0.plates.first ?? ""] + [$0.name]).filter { !$0.isEmpty }.joined(separator: " ") }
    return .then(word: words.then, turn(next), name: name ?? "")
  }

  /// Lanes are shown from this far before the manoeuvre.
  private static let laneDistanceMetres = 800.0
  /// What comes after a manoeuvre is announced when it follows within this distance.
  private static let thenDistanceMetres = 1_000.0

  private var headerColors: HeaderColors {
    let settings = scene.settings
    var colors = HeaderColors(backgroundAlpha: settings.navigationHeaderBackgroundAlpha)
    colors.primaryBackground = settings.navigationHeaderPrimaryBackgroundColor
    colors.secondaryBackground = settings.navigationHeaderSecondaryBackgroundColor
    colors.primaryBackgroundNightMode = settings.navigationHeaderPrimaryBackgroundColorNightMode
    colors.secondaryBackgroundNightMode = settings.navigationHeaderSecondaryBackgroundColorNightMode
    colors.largeManeuverIcon = settings.navigationHeaderLargeManeuverIconColor
    colors.smallManeuverIcon = settings.navigationHeaderSmallManeuverIconColor
    colors.guidanceRecommendedLane = settings.navigationHeaderGuidanceRecommendedLaneColor
    colors.nextStepText = settings.navigationHeaderNextStepTextColor
    colors.distanceValueText = settings.navigationHeaderDistanceValueTextColor
    colors.distanceUnitsText = settings.navigationHeaderDistanceUnitsTextColor
    colors.instructionsText = settings.navigationHeaderInstructionsTextColor
    return colors
  }

  private var fonts: Header.Fonts {
    func spec(_ font: Font?) -> FontSpec? { font.map { FontSpec(size: $0.size, isBold: $0.isBold) } }
    let settings = scene.settings
    var fonts = Header.Fonts()
    fonts.firstRow = spec(settings.navigationHeaderInstructionsFirstRowFont)
    fonts.secondRow = spec(settings.navigationHeaderInstructionsSecondRowFont)
    fonts.conjunctions = spec(settings.navigationHeaderInstructionsConjunctionsFont)
    fonts.distanceValue = spec(settings.navigationHeaderDistanceValueFont)
    fonts.distanceUnits = spec(settings.navigationHeaderDistanceUnitsFont)
    fonts.nextStep = spec(settings.navigationHeaderNextStepFont)
    return fonts
  }

  private func footer(_ progress: RouteProgress) -> Footer {
    let seconds = progress.timeToNextDestination
    let arrival = scene.time.unixSeconds + seconds
    var time = Measure()
    for pair in format.duration(seconds: seconds) {
      time.parts += [.init(pair.value, isValue: true), .init(pair.unit, isValue: false)]
    }
    let distance = format.distance(metres: progress.distanceToNextDestination)
    return Footer(
      time: time, delay: delay(progress),
      arrival: format.clock(secondsSince1970: arrival, utcOffsetSeconds: scene.time.offsetSeconds),
      distance: format.text(value: distance.value, unit: distance.unit),
      destination: scene.route?.destinationTitle ?? progress.route.legs[progress.legIndex].destinationTitle)
  }

  /// The worst of the traffic that lies ahead, weighed by its length.
  private func delay(_ progress: RouteProgress) -> DelayCategory {
    let ahead = progress.route.traffic.filter { $0.to > progress.distanceAlongRoute && $0.value != .unknown }
    guard !ahead.isEmpty && scene.isTrafficEnabled else { return .noData }
    func share(_ levels: Set<TrafficLevel>) -> Double {
      let metres = ahead.filter { levels.contains($0.value) }.reduce(0) {
        $0 + $1.to - max($1.from, progress.distanceAlongRoute)
      }
      return metres / max(progress.distanceRemaining, 1)
    }
    if share([.jam, .severe, .closed]) > 0.15 { return .heavy }
    return share([.slow, .jam, .severe, .closed]) > 0.1 ? .medium : .light
  }

  private func tripBar(_ progress: RouteProgress) -> TripBar {
    let route = progress.route
    let stretches = scene.isTrafficEnabled ? route.traffic : []
    return TripBar(
      drivenShare: progress.traveledShare,
      stretches: stretches.map {
        RouteStretch(from: $0.from / route.distance, to: $0.to / route.distance, value: $0.value)
      },
      stops: route.legEnds.dropLast().map { $0 / route.distance }, isTrailing: scene.sdkVersion < .v94)
  }

  private func speed(_ progress: RouteProgress) -> Speed? {
    guard let limit = progress.speedLimit else { return nil }
    let metresPerSecond = scene.position?.speed ?? 0
    let isMiles = limit.unit == .milesPerHour
    let current = (metresPerSecond * (isMiles ? 1 / 0.44704 : 3.6)).rounded()
    let over = current - limit.value
    // The documented defaults: 5 and 10 mph, or 10 and 20 km/h.
    let alert: Speed.Alert? = over > (isMiles ? 10 : 20) ? .major : over > (isMiles ? 5 : 10) ? .minor : nil
    guard scene.shouldDisplaySpeedLimit || (scene.shouldDisplaySpeedometer && alert != nil) else { return nil }
    return Speed(
      sign: isMiles ? .mutcd(words: ["SPEED", "LIMIT"]) : .vienna, limit: format.integer(Int(limit.value)),
      current: format.integer(Int(current)), unit: isMiles ? "mph" : format.speedUnit,
      alert: scene.shouldDisplaySpeedometer ? alert : nil)
  }
}
