import Geometry
import Guidance
import Icons
import NavigationUI

/// Turns a scene and the progress along its route into what the interface shows.
struct InterfaceBuilder {
  let scene: Scene
  let progress: RouteProgress?
  let lighting: LightingMode
  let format: LocaleFormat
  /// BCP 47, with script or region where they matter: "zh-TW".
  let language: String
  let pictures: ScenePictures
  /// The map's credit: `.some(nil)` for a map that states none, `nil` without a map.
  var attribution: String??
  /// What the buttons at the trailing end of the lower edge stand above; `nil` for their usual place.
  var buttonsGuide: Rect?
  /// Where up on the map points, in degrees clockwise from north.
  var bearingDegrees = 0.0

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
    model.language = language
    model.textScale = scene.device.textSize.factor
    model.theme = theme
    model.isFollowing = isGuiding && isFollowing && scene.camera.followingPerspective != .topDownNorthUp
    switch attribution {
    case nil: model.attribution = []
    case .some(let credit?) where !credit.contains("OpenStreetMap"): model.attribution = [credit]
    default: break
    }
    if let progress, isGuiding {
      if scene.settings.isNavigationHeaderEnabled { model.header = header(progress) }
      if scene.settings.isNavigationFooterEnabled { model.footer = footer(progress) }
      if scene.settings.isNavigationReportIncidentButtonEnabled && !scene.device.isCarPlay {
        model.report = Report(label: word(.report), expansion: scene.reportButtonExpansion)
      }
      if scene.settings.isNavigationTripProgressBarEnabled && !scene.device.isCarPlay {
        model.tripBar = tripBar(progress)
      }
    }
    if scene.settings.compassButton && (isFollowing || bearingDegrees != 0) {
      model.compass = Compass(bearingDegrees: bearingDegrees, theme: styleTheme)
    }
    if scene.settings.myLocationButton && scene.isMyLocationEnabled {
      model.myLocation = MyLocation(isActive: isFollowing)
    }
    if isGuiding && scene.settings.isRecenterButtonEnabled && (!isFollowing || isZoomedAway) {
      model.recenter = Recenter(label: word(.recenter))
    }
    if let prompt = scene.prompt { model.prompt = self.prompt(prompt) }
    if model.recenter == nil, let progress, isGuiding, scene.travelMode == .driving { model.speed = speed(progress) }
    return model
  }

  private func word(_ phrase: Phrase) -> String { phrase.text(in: language) }

  private func measure(metres: Double) -> Measure {
    let distance = format.distance(metres: metres)
    return format.putsUnitFirst
      ? Measure(parts: [.init(distance.unit, isValue: false), .init(distance.value, isValue: true)])
      : Measure((value: distance.value, unit: distance.unit))
  }

  /// Whether the user has zoomed so far that the usual view is gone while the camera still follows.
  private var isZoomedAway: Bool {
    guard let zoom = scene.camera.zoom else { return false }
    return abs(zoom - CameraDirector.usualZoom(of: scene)) > Self.zoomTolerance
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
    // A later step is told by its distance from the one before it.
    let distance =
      isCurrent
      ? progress.distanceToCurrentStep : step.distanceAlongRoute - steps[index - 1].distanceAlongRoute
    let text = instruction(step, progress, distance: distance)
    var header = Header(
      icon: .turn(turn(step)), distance: format.roundsToZero(metres: distance) ? nil : measure(metres: distance),
      rows: rows(text),
      palette: HeaderPalette(headerColors, isLowLight: lighting == .lowLight, isCurrentStep: isCurrent))
    header.exit = badge(text.exit)
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
    (leg == route.legs.count - 1 ? scene.route?.destinationTitle : nil) ?? route.legs[leg].destinationTitle
  }

  private func strip(_ step: Step, next: Step?, distance: Double, _ progress: RouteProgress) -> Header.Strip {
    if step.lanes.contains(where: \.isRecommended) && distance < Self.laneDistanceMetres { return .lanes(step.lanes) }
    guard let next, next.distanceAlongRoute - step.distanceAlongRoute < Self.thenDistanceMetres else { return .none }
    return .then(
      word: InstructionText.thenWord(language: language), turn(next),
      name: instruction(next, progress, distance: nil).thenName)
  }

  /// Lanes are shown from this far before the manoeuvre.
  private static let laneDistanceMetres = 800.0
  /// What comes after a manoeuvre is announced when it follows within this distance.
  private static let thenDistanceMetres = 1_000.0

  /// The card in the footer's place; those about incidents can be switched off.
  private func prompt(_ options: PromptOptions) -> Prompt? {
    var prompt: Prompt
    switch options.kind {
    case .arrival:
      let place = progress.flatMap(destinationTitle)
      let arriving = place.map { Phrase.arrivingAt.text(in: language, "place", $0) }
      prompt = Prompt(.arrival, title: options.title ?? arriving ?? word(.arrived))
    case .incident(let kind):
      let given = options.title.flatMap { $0.isEmpty ? nil : $0 }
      guard scene.shouldDisplayPrompts, scene.settings.showsIncidentCards, let hazard = HazardIcon(kind) else {
        return nil
      }
      prompt = Prompt(.hazard(hazard), title: given ?? Phrase.ahead(kind).map(word) ?? "")
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
    let distance = format.distance(metres: progress.distanceToNextDestination)
    return Footer(
      time: duration(seconds: seconds), delay: scene.isTrafficEnabled ? DelayCategory(progress) : .noData,
      arrival: arrival(in: seconds),
      distance: format.text(value: distance.value, unit: distance.unit), destination: destinationTitle(progress))
  }

  func duration(seconds: Double) -> Measure {
    Measure(
      parts: format.duration(seconds: seconds).flatMap { pair in
        [Measure.Part(pair.value, isValue: true), Measure.Part(pair.unit, isValue: false)]
      })
  }

  /// The time of day after the minutes that `duration(seconds:)` tells, so that the two agree.
  func arrival(in seconds: Double) -> String {
    format.clock(
      secondsSince1970: scene.time.unixSeconds + 60 * Double(LocaleFormat.minutes(seconds: seconds)),
      utcOffsetSeconds: scene.time.offsetSeconds)
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
    let severity = (scene.guidance.speedAlertOptions ?? SpeedAlertOptions()).severity(
      metresPerSecond: metresPerSecond, limit: limit, secondsSpeeding: scene.guidance.secondsSpeeding)
    let alert: Speed.Alert? =
      switch severity {
      case .minor where scene.shouldDisplaySpeedometer: .minor
      case .major where scene.shouldDisplaySpeedometer: .major
      default: nil
      }
    guard scene.shouldDisplaySpeedLimit || alert != nil else { return nil }
    // The number beside the sign counts in the sign's unit, wherever the user is from.
    let isMiles = limit.unit == .milesPerHour
    let signFormat = LocaleFormat(identifier: scene.locale, distanceUnits: isMiles ? .feetAndMiles : .metric)
    let current = Int((metresPerSecond / limit.unit.metresPerSecond).rounded())
    var panel = Speed(
      sign: sign(for: limit, progress), limit: format.integer(Int(limit.value)), current: format.integer(current),
      unit: signFormat.speedUnit, alert: alert)
    let options = scene.settings.speedometerUIOptions
    panel.textColor = options?.textColor(forSpeedAlertSeverity: severity, lightingMode: lighting)
    panel.backgroundColor = options?.backgroundColor(forSpeedAlertSeverity: severity, lightingMode: lighting)
    return panel
  }

  /// The sign of the region that is driven in: the United States write miles and drive on the right, whatever the
  /// language; everywhere else the locale's region tells.
  private func sign(for limit: SpeedLimit, _ progress: RouteProgress) -> Speed.Sign {
    let isMiles = limit.unit == .milesPerHour
    let isAmerican = isMiles && DrivingSide.byRegion(progress.coordinate) == .right
    let isElsewhere = !isMiles && format.usesMiles
    let isSheet = isAmerican || (!isElsewhere && SpeedSignStyle.byRegion(format.region) == .mutcd)
    return isSheet ? .mutcd(words: ["SPEED", "LIMIT"]) : .vienna
  }
}
