import Guidance

extension MapView {
  /// The longest step of time, in seconds: a day.
  public static let longestAdvance = 86_400.0

  /// Advances the clock by seconds: the simulator drives, the report button closes, prompts come and go.
  ///
  /// Driven second by second, so that nothing on the way is missed; more than a day counts as one, and what is not positive as 0.
  public func advance(by seconds: Double) {
    var rest = seconds.isNaN ? 0 : min(max(seconds, 0), Self.longestAdvance)
    while rest > 0 {
      let step = min(rest, 1)
      rest -= step
      base.time.unixSeconds += step
      // The session's time goes on while the map does not show its navigation.
      guide?.passTime(step)
      session?.locationSimulator?.advance(bySeconds: step)
      updatePrompts()
    }
  }

  // MARK: Prompts

  /// Shows a card in the footer's place for `PromptClock.seconds`; one that is shown already goes first.
  ///
  /// Has no effect, and notifies no listener, where cards of its kind are switched off.
  /// - Returns: whether it is shown.
  @discardableResult
  public func present(_ prompt: PromptOptions) -> Bool {
    guard let navigator, shows(prompt.kind) else { return false }
    dismissPrompt()
    navigator.tellWillPresentPrompt()
    prompts.show(prompt, at: base.time.unixSeconds)
    return true
  }

  /// Takes the card away.
  public func dismissPrompt() {
    guard prompts.hide() else { return }
    navigator?.tellDidDismissPrompt()
  }

  private func updatePrompts() {
    if let kind = prompts.kind, prompts.isOver(at: base.time.unixSeconds) || !shows(kind) { dismissPrompt() }
    guard let navigator, navigator.isGuidanceActive, let progress = navigator.progress,
      let incident = prompts.incidentAhead(of: progress, where: { shows(.incident($0)) })
    else { return }
    present(PromptOptions(incident.value))
  }

  /// Whether cards of a kind are shown now.
  private func shows(_ kind: PromptOptions.Kind) -> Bool {
    var scene = base
    scene.settings = settings.value
    if let navigator { scene.shouldDisplayPrompts = navigator.shouldDisplayPrompts }
    return scene.shows(kind)
  }
}

extension PromptOptions {
  /// The card of an incident.
  init(_ incident: RouteIncident) {
    self.init(.incident(incident.kind))
    title = incident.summary
  }
}

/// Presents the card of an arrival, and notifies the map's delegates of prompts.
final class MapWatcher: NavigatorListener {
  private weak var mapView: MapView?

  init(_ mapView: MapView) { self.mapView = mapView }

  func navigator(_ navigator: Navigator, didArriveAt waypoint: NavigationWaypoint) {
    var prompt = PromptOptions(.arrival)
    if !waypoint.title.isEmpty {
      prompt.title = Phrase.arrivingAt.text(in: navigator.language, "place", waypoint.title)
    }
    mapView?.present(prompt)
  }

  func navigatorWillPresentPrompt(_ navigator: Navigator) {
    guard let mapView else { return }
    for delegate in mapView.interfaceDelegates { delegate.mapViewWillPresentPrompt(mapView) }
  }

  func navigatorDidDismissPrompt(_ navigator: Navigator) {
    guard let mapView else { return }
    for delegate in mapView.interfaceDelegates { delegate.mapViewDidDismissPrompt(mapView) }
  }
}

/// When the report button's label is open: for some seconds after a trip began.
struct ReportButtonClock {
  /// How long the label stays, and how long it takes to close; the SDK documents neither.
  static let openSeconds = 5.0
  static let closingSeconds = 0.3

  private var started: Double?

  mutating func start(at time: Double) { started = time }

  /// 1 open, 0 closed.
  func expansion(at time: Double) -> Double {
    guard let started else { return 0 }
    return 1 - min(max((time - started - Self.openSeconds) / Self.closingSeconds, 0), 1)
  }
}

/// The prompt that is shown, and the incidents that were prompted for.
struct PromptClock {
  /// How long a prompt stays; the SDK does not document it.
  static let seconds = 10.0
  /// How far ahead an incident is prompted for, in metres.
  static let incidentDistance = 500.0

  private var prompt: PromptOptions?
  private var shownSince = 0.0
  private var told: Set<RouteStretch<RouteIncident>> = []

  mutating func show(_ prompt: PromptOptions, at time: Double) {
    self.prompt = prompt
    shownSince = time
  }

  /// - Returns: whether there was one.
  mutating func hide() -> Bool {
    defer { prompt = nil }
    return prompt != nil
  }

  /// What the prompt that is shown is about.
  var kind: PromptOptions.Kind? { prompt?.kind }

  func isOver(at time: Double) -> Bool { prompt != nil && time - shownSince >= Self.seconds }

  /// The prompt with what is left of its time.
  func shown(at time: Double) -> PromptOptions? {
    guard var prompt else { return nil }
    prompt.remainingShare = min(max(1 - (time - shownSince) / Self.seconds, 0), 1)
    return prompt
  }

  /// An incident that comes near and was not announced yet.
  ///
  /// - Parameter isShown: whether there are cards of a kind; without, the incident may be announced later.
  mutating func incidentAhead(
    of progress: RouteProgress, where isShown: (IncidentKind) -> Bool
  ) -> RouteStretch<RouteIncident>? {
    let distance = progress.distanceAlongRoute
    let near = progress.route.incidents.first { stretch in
      stretch.from > distance && stretch.from <= distance + Self.incidentDistance && !told.contains(stretch)
        && Phrase.ahead(stretch.value.kind) != nil && isShown(stretch.value.kind)
    }
    if let near { told.insert(near) }
    return near
  }
}
