import Geometry
import Guidance
import Icons
import NavigationUI

/// Turns a scene and the progress along its route into what the interface shows.
struct InterfaceBuilder {
  let scene: NavigationScene
  let progress: RouteProgress?
  let lighting: LightingMode
  let format: LocaleFormat
  /// BCP 47, with script or region where they matter: "zh-TW".
  let language: String
  let pictures: ScenePictures
  /// The map's colours.
  let palette: Palette
  /// The map's credit: `.some(nil)` for a map that states none, `nil` without a map.
  var attribution: String??
  /// Whether the vehicle's position is known.
  var isPositionKnown = false
  /// What the buttons at the trailing end of the lower edge stand above; `nil` for their usual place.
  var buttonsGuide: Rect?
  /// The scale at the map's middle; 0 where it is not known.
  var pointsPerMetre = 0.0
  /// Where up on the map points, in degrees clockwise from north.
  var bearingDegrees = 0.0

  /// Where the camera would go by itself; `nil` for the usual zoom.
  var automaticZoom: Double?

  private var isGuiding: Bool { scene.isNavigationEnabled && scene.guidance.isActive && progress != nil }
  private var isFollowing: Bool { scene.camera.mode == .following }

  /// The lighting's; a dark style reaches what is drawn without the navigation interface.
  var theme: InterfaceTheme {
    scene.isNavigationEnabled ? InterfaceTheme(isLowLight: lighting == .lowLight) : styleTheme
  }

  private var styleTheme: InterfaceTheme {
    InterfaceTheme(
      isLowLight: scene.isNavigationEnabled && lighting == .lowLight, isDarkStyle: scene.userInterfaceStyle == .dark)
  }

  func model() -> InterfaceModel {
    var model = InterfaceModel(width: scene.device.width, height: scene.device.height)
    model.safeArea = scene.device.safeArea
    model.padding = scene.padding
    model.bottomTrailingButtonsGuide = buttonsGuide
    model.isRightToLeft = format.isRightToLeft
    model.rules = LayoutRules(scene.sdkVersion)
    model.language = language
    model.textScale = scene.device.textSize.factor
    model.theme = theme
    model.isFollowing = isGuiding && isFollowing && scene.camera.followingPerspective != .topDownNorthUp
    model.attribution = MapCredit.forms(of: attribution, stated: scene.map.attributionText)
    model.attributionCorner = scene.map.attributionPosition
    if scene.map.isScaleBarEnabled {
      model.scaleBar = ScaleBarModel(format, pointsPerMetre: pointsPerMetre, corner: scene.map.scaleBarPosition)
    }
    if let progress, isGuiding {
      if scene.settings.isNavigationHeaderEnabled { model.header = header(progress) }
      if scene.settings.isNavigationFooterEnabled { model.footer = footer(progress) }
      if scene.settings.isNavigationReportIncidentButtonEnabled && !scene.device.isCarPlay {
        model.report = Report(label: word(.report), expansion: scene.reportButtonExpansion)
      }
      if scene.settings.isNavigationTripProgressBarEnabled
        && !(scene.device.isCarPlay && scene.sdkVersion.has(.tripBarNeedsHeight))
      {
        model.tripBar = tripBar(progress)
      }
    }
    if scene.settings.compassButton && (scene.camera.mode != .free || bearingDegrees != 0) {
      model.compass = Compass(bearingDegrees: bearingDegrees, theme: styleTheme)
      if bearingDegrees.isFinite { model.compass?.label = word(.direction(ofHeading: bearingDegrees)) }
    }
    if scene.settings.myLocationButton && scene.isMyLocationEnabled && isPositionKnown {
      model.myLocation = MyLocation(isActive: isFollowing)
      model.myLocation?.label = word(.recenter)
    }
    if isGuiding && scene.settings.isRecenterButtonEnabled && (!isFollowing || isZoomedAway) {
      model.recenter = Recenter(label: word(.recenter))
    }
    if scene.device.statusBar && !scene.device.isCarPlay { model.status = SystemStatus(clock: clock) }
    if scene.device.showsSystemPanels {
      var panels = SystemPanels(isAtRight: scene.device.driverSide == .right, clock: clock)
      panels.hasDock = !scene.device.isInstrument
      if let progress, isGuiding {
        panels.header = stepHeader(progress)
        panels.footer = footer(progress)
      }
      model.systemPanels = panels
      model.safeArea = panels.safeArea(of: model)
    }
    if let prompt = scene.prompt, scene.shows(prompt.kind) { model.prompt = self.prompt(prompt) }
    if model.recenter == nil, let progress, isGuiding, scene.travelMode == .driving { model.speed = speed(progress) }
    return model
  }

  private func word(_ phrase: Phrase) -> String { phrase.text(in: language) }

  private func measure(metres: Double) -> Measure {
    let distance = format.distance(metres: metres)
    return measure([distance])
  }

  private func measure(_ pairs: [(value: String, unit: String)]) -> Measure {
    let parts = pairs.flatMap { pair in
      let parts = [Measure.Part(pair.value, isValue: true), Measure.Part(pair.unit, isValue: false)]
      return format.putsUnitFirst ? parts.reversed() : parts
    }
    return Measure(parts: parts, isJoined: format.joinsUnit)
  }

  /// Whether the user has zoomed so far that the usual view is gone while the camera still follows.
  private var isZoomedAway: Bool {
    guard let zoom = scene.camera.zoom else { return false }
    return abs(zoom - (automaticZoom ?? CameraDirector.usualZoom(of: scene))) > Self.zoomTolerance
  }

  private static let zoomTolerance = 1.0

  private func header(_ progress: RouteProgress) -> Header? {
    guard var header = scene.guidance.isRerouting ? reroutingHeader : stepHeader(progress) else { return nil }
    header.fonts = fonts
    if let accessory = scene.headerAccessory {
      header.strip = .accessory(height: accessory.height)
      if !accessory.isHidden { header.accessoryView = pictures.view(accessory.content) }
    }
    return header
  }

  private var reroutingHeader: Header {
    Header(
      icon: .rerouting, distance: nil, rows: [.init(word(.rerouting))],
      palette: HeaderPalette(headerColors, isLowLight: lighting == .lowLight))
  }

  private func stepHeader(_ progress: RouteProgress) -> Header? {
    let steps = progress.announcedSteps
    let index = min(max(scene.guidance.headerStep, 0), max(steps.count - 1, 0))
    guard let step = steps.isEmpty ? progress.currentStep : steps[index] else { return nil }
    let isCurrent = index == 0
    // A later step is shown with its distance from the one before it.
    let distance =
      isCurrent
      ? progress.distanceToCurrentStep : step.distanceAlongRoute - steps[index - 1].distanceAlongRoute
    let text = instruction(step, progress, distance: distance)
    var header = Header(
      icon: .turn(turn(step)), distance: format.roundsToZero(metres: distance) ? nil : measure(metres: distance),
      rows: rows(text),
      palette: HeaderPalette(headerColors, isLowLight: lighting == .lowLight, isCurrentStep: isCurrent))
    header.exit = badge(text.exit)
    header.sentence = text.sentence
    header.strip = strip(
      step, next: steps.indices.contains(index + 1) ? steps[index + 1] : nil, distance: distance, progress)
    return header
  }

  func turn(_ step: Step) -> Header.Turn { Header.Turn(step.maneuver, angleDegrees: step.turnAngleDegrees) }

  func instruction(_ step: Step, _ progress: RouteProgress, distance: Double?) -> InstructionText {
    InstructionText(
      step: step, language: language, serviceLanguage: progress.route.language,
      destination: destinationTitle(of: step, progress), departureHeadingDegrees: progress.route.headingDegrees(at: 0),
      distanceToManeuver: distance)
  }

  /// Signs write the word in capitals.
  func badge(_ exit: InstructionText.Exit?) -> InstructionText.Exit? {
    exit.map { InstructionText.Exit(word: format.uppercased($0.word), number: $0.number) }
  }

  /// The rows as the header shows them; beside an exit's badge the name needs the room that plates would take.
  private func rows(_ text: InstructionText) -> [Header.Row] {
    text.rows.enumerated().map { index, row in
      var row = row
      if index == 0 && text.exit != nil && !row.name.isEmpty { row.shields = [] }
      return row
    }
  }

  private func destinationTitle(_ progress: RouteProgress) -> String? {
    destinationTitle(leg: progress.legIndex, progress.route)
  }

  /// The title of the destination that the step's leg leads to.
  private func destinationTitle(of step: Step, _ progress: RouteProgress) -> String? {
    let leg = progress.route.legEnds.firstIndex { $0 >= step.distanceAlongRoute } ?? progress.route.legs.count - 1
    return destinationTitle(leg: leg, progress.route)
  }

  private func destinationTitle(leg: Int, _ route: Route) -> String? {
    let titles = scene.route?.waypointTitles ?? []
    let own =
      leg == route.legs.count - 1
      ? scene.route?.destinationTitle : titles.indices.contains(leg) ? titles[leg] : nil
    return own ?? route.legs[leg].destinationTitle
  }

  private func strip(_ step: Step, next: Step?, distance: Double, _ progress: RouteProgress) -> Header.Strip {
    switch (Self.lowerPart(step, next: next, distance: distance), next) {
    case (.lanes, _): .lanes(step.lanes)
    case (.nextStep, let next?):
      .then(
        word: InstructionText.thenWord(language: language), turn(next),
        name: instruction(next, progress, distance: nil).thenName)
    case (.nextStep, nil), (.none, _): .none
    }
  }

  /// What the header's lower part tells of.
  enum LowerPart { case none, lanes, nextStep }

  /// What the lower part tells of before a manoeuvre.
  ///
  /// - Parameters:
  ///   - next: the manoeuvre after it.
  ///   - distance: metres to it.
  static func lowerPart(_ step: Step, next: Step?, distance: Double) -> LowerPart {
    if step.lanes.contains(where: \.isRecommended) && distance < laneDistanceMetres { return .lanes }
    guard let next, next.distanceAlongRoute - step.distanceAlongRoute < thenDistanceMetres else { return .none }
    return .nextStep
  }

  /// Lanes are shown from this far before the manoeuvre.
  private static let laneDistanceMetres = 800.0
  /// What comes after a manoeuvre is announced when it follows within this distance.
  private static let thenDistanceMetres = 1_000.0

  /// The card in the footer's place.
  private func prompt(_ options: PromptOptions) -> Prompt? {
    var prompt: Prompt
    switch options.kind {
    case .arrival:
      let place = progress.flatMap(destinationTitle)
      let arriving = place.map { Phrase.arrivingAt.text(in: language, "place", $0) }
      prompt = Prompt(.arrival, title: options.title ?? arriving ?? word(.arrived))
    case .incident(let kind):
      let given = options.title.flatMap { $0.isEmpty ? nil : $0 }
      guard let hazard = HazardIcon(kind) else { return nil }
      prompt = Prompt(.hazard(hazard.flatIcon(palette)), title: given ?? Phrase.ahead(kind).map(word) ?? "")
    }
    prompt.subtitle = options.subtitle
    let last = options.buttons.count - 1
    prompt.buttons = options.buttons.enumerated().map { Prompt.Button($1, isProminent: $0 == last) }
    prompt.remainingShare = options.remainingShare
    return prompt
  }

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
    let settings = scene.settings
    var fonts = Header.Fonts()
    fonts.firstRow = settings.navigationHeaderInstructionsFirstRowFont
    fonts.secondRow = settings.navigationHeaderInstructionsSecondRowFont
    fonts.conjunctions = settings.navigationHeaderInstructionsConjunctionsFont
    fonts.distanceValue = settings.navigationHeaderDistanceValueFont
    fonts.distanceUnits = settings.navigationHeaderDistanceUnitsFont
    fonts.nextStep = settings.navigationHeaderNextStepFont
    return fonts
  }

  private func footer(_ progress: RouteProgress) -> Footer {
    let seconds = progress.timeToNextDestination
    let distance = format.distance(metres: progress.distanceToNextDestination)
    return Footer(
      time: duration(seconds: seconds), delay: scene.isTrafficEnabled ? DelayCategory(progress) : .noData,
      arrival: arrival(in: seconds),
      distance: format.text(value: distance.value, unit: distance.unit), destination: destinationTitle(progress))
  }

  /// The scene's own time of day.
  private var clock: String {
    format.clock(secondsSince1970: scene.time.unixSeconds, utcOffsetSeconds: scene.time.offsetSeconds)
  }

  func duration(seconds: Double) -> Measure { measure(format.duration(seconds: seconds)) }

  /// The time of day after the minutes that `duration(seconds:)` gives, so that the two agree.
  func arrival(in seconds: Double) -> String {
    format.clock(
      secondsSince1970: scene.time.unixSeconds + 60 * Double(LocaleFormat.minutes(seconds: seconds)),
      utcOffsetSeconds: scene.time.offsetSeconds)
  }

  private func tripBar(_ progress: RouteProgress) -> TripBar {
    let route = progress.route
    let stretches = scene.isTrafficEnabled ? route.traffic : []
    let distance = format.distance(metres: progress.distanceRemaining)
    var bar = TripBar(
      traveledShare: progress.traveledShare,
      stretches: stretches.map {
        RouteStretch(from: $0.from / route.distance, to: $0.to / route.distance, value: $0.value)
      },
      stops: route.legEnds.dropLast().map { $0 / route.distance }, isTrailing: !scene.sdkVersion.has(.leadingTripBar),
      palette: palette)
    bar.remaining = format.text(value: distance.value, unit: distance.unit)
    return bar
  }

  private func speed(_ progress: RouteProgress) -> Speed? {
    guard scene.shouldDisplaySpeedometer || scene.shouldDisplaySpeedLimit, let posted = progress.postedLimit else {
      return nil
    }
    let metresPerSecond = scene.position?.speed ?? 0
    // The number beside the sign counts in the sign's unit, wherever the user is from.
    let region = signRegion(posted, progress)
    let unit = posted.limit?.unit ?? SpeedLimit.Unit.byRegion(region)
    let signFormat = LocaleFormat(
      identifier: scene.locale, distanceUnits: unit == .milesPerHour ? .feetAndMiles : .metric)
    var current = Int((metresPerSecond / unit.metresPerSecond).rounded())
    // Beside a limit of 50 no speed above it reads 50, as a speedometer shows too much rather than too little.
    if let limit = posted.limit, SpeedAlertOptions.isAbove(limit, metresPerSecond: metresPerSecond) {
      current = max(current, Int(limit.value) + 1)
    }
    let sign = sign(posted, region, progress)
    // No sheet with words says that there is no limit.
    if posted == .unlimited, case .mutcd = sign { return nil }
    var panel = Speed(
      sign: sign, limit: nil, current: format.integer(current), unit: signFormat.speedUnit)
    switch posted {
    case .limit(let limit): panel.limit = format.integer(Int(limit.value))
    case .unknown: panel.limit = Speed.unknownLimit
    case .unlimited: break
    }
    if scene.shouldDisplaySpeedometer, let limit = posted.limit {
      alert(&panel, metresPerSecond: metresPerSecond, limit: limit)
    }
    return panel
  }

  /// Opens the box with our speed above the limit; how far above decides its colours only.
  private func alert(_ panel: inout Speed, metresPerSecond: Double, limit: SpeedLimit) {
    guard SpeedAlertOptions.isAbove(limit, metresPerSecond: metresPerSecond) else { return }
    let severity = (scene.guidance.speedAlertOptions ?? SpeedAlertOptions()).severity(
      metresPerSecond: metresPerSecond, limit: limit, secondsSpeeding: scene.guidance.secondsSpeeding)
    panel.alert = severity == .major ? .major : severity == .minor ? .minor : .belowMinor
    let options = scene.settings.speedometerUIOptions
    panel.textColor = options?.textColor(forSpeedAlertSeverity: severity, lightingMode: lighting)
    panel.backgroundColor = options?.backgroundColor(forSpeedAlertSeverity: severity, lightingMode: lighting)
  }

  /// The region whose signs stand at the road, whatever the user's locale. Where the route asks for a sheet and the place
  /// has none, the unit decides: of the countries with sheets only Canada counts in kilometres.
  private func signRegion(_ posted: PostedLimit, _ progress: RouteProgress) -> String {
    let region = SpeedSignStyle.region(at: progress.coordinate)
    guard progress.route.speedSignStyle == .mutcd, SpeedSignStyle.byRegion(region) == .vienna else { return region }
    return posted.limit?.unit == .milesPerHour ? "US" : "CA"
  }

  private func sign(_ posted: PostedLimit, _ region: String, _ progress: RouteProgress) -> Speed.Sign {
    switch progress.route.speedSignStyle ?? SpeedSignStyle.byRegion(region) {
    case .mutcd: return .mutcd(words: SpeedSignStyle.words(inRegion: region))
    case .vienna where posted == .unlimited:
      return .endOfLimits(bars: SpeedSignStyle.barsWithoutLimit(inRegion: region))
    case .vienna: return .vienna
    }
  }
}

extension LayoutRules {
  /// The rules of a version of the SDK.
  init(_ version: SDKVersion) {
    self.init()
    mirrorsCompass = version.has(.mirroredCompass)
    keepsPositionInTrailingHalf = version.has(.positionInTrailingHalf)
    padsReportButton = version.has(.paddedReportButton)
    if !version.has(.tripBarNeedsHeight) { leastTripBarMapHeight = 0 }
    if !version.has(.noShortTripBar) { leastTripBarHeight = Self.shortestTripBar }
  }

  /// The SDK names no least height before 10.3; shorter than this a bar shows nothing.
  private static let shortestTripBar = 48.0
}
