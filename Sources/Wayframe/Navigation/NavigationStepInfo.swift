import Guidance

/// One manoeuvre in full; names are the Navigation SDK's (`GMSNavigationStepInfo`).
public struct NavigationStepInfo: Sendable, Hashable {
  /// What to do.
  public var maneuver: Maneuver
  /// Left to right whatever the driving side; `nil` where none are known.
  public var lanes: [Lane]?
  /// Exit, road and numbers: "Exit 9A / North First Street".
  public var fullRoadName: String
  /// The road alone; empty where it has no name.
  public var simpleRoadName: String
  /// The instruction as a sentence in the navigator's language.
  public var fullInstructionText: String
  /// As on the sign; `nil` where there is none.
  public var exitNumber: String?
  /// The side of the road that vehicles drive on.
  public var drivingSide: DrivingSide
  /// Counted from the entry; −1 when the manoeuvre is no roundabout or the number is unknown.
  public var roundaboutTurnNumber: Int
  /// From 0 at the route's start.
  public var stepNumber: Int
  /// Metres.
  public var distanceFromPrevStepMeters: Double
  /// Seconds.
  public var timeFromPrevStepSeconds: Double
  /// From the way in to the way out, clockwise; shapes the drawing of roundabouts.
  let turnAngleDegrees: Double?

  /// - Parameters:
  ///   - previous: metres along the route of the manoeuvre before.
  ///   - language: BCP 47.
  init(step: Step, number: Int, previous: Double, route: Route, language: String) {
    let text = InstructionText(step: step, language: language, serviceLanguage: route.language)
    maneuver = step.maneuver
    lanes = step.lanes.isEmpty ? nil : step.lanes
    turnAngleDegrees = step.turnAngleDegrees
    simpleRoadName = step.roadName
    let format = LocaleFormat(identifier: language)
    let exit = step.exitNumber.map { Phrase.exitWord.text(in: language) + " " + format.isolated($0) }
    let numbers = step.roadNumbers.filter { $0 != step.roadName }
    fullRoadName = ([exit].compactMap { $0 } + numbers + [step.roadName]).filter { !$0.isEmpty }
      .map(format.isolated).joined(separator: " / ")
    fullInstructionText = text.sentence
    exitNumber = step.exitNumber
    drivingSide = step.drivingSide
    roundaboutTurnNumber = step.roundaboutTurnNumber ?? -1
    stepNumber = number
    distanceFromPrevStepMeters = step.distanceAlongRoute - previous
    timeFromPrevStepSeconds = route.time(at: step.distanceAlongRoute) - route.time(at: previous)
  }
}

/// What a turn-by-turn display needs; names are the Navigation SDK's (`GMSNavigationNavInfo`).
public struct NavigationNavInfo: Sendable, Hashable {
  /// Raw values are the SDK's.
  public enum NavState: Int, Sendable, Hashable, CaseIterable {
    /// Not known.
    case unknown = 0
    /// Guiding, looking for a new route, or not guiding.
    case enroute, rerouting, stopped
  }

  /// What the navigator does now.
  public var navState: NavState
  /// The next turn; `nil` without a route.
  public var currentStep: NavigationStepInfo?
  /// Those after `currentStep`.
  public var remainingSteps: [NavigationStepInfo]
  /// Whether the route is another one than at the last update.
  public var routeChanged: Bool
  /// Metres.
  public var distanceToCurrentStepMeters: Double
  /// Metres.
  public var distanceToNextDestinationMeters: Double
  /// Metres.
  public var distanceToFinalDestinationMeters: Double
  /// Seconds.
  public var timeToCurrentStepSeconds: Double
  /// Seconds.
  public var timeToNextDestinationSeconds: Double
  /// Seconds.
  public var timeToFinalDestinationSeconds: Double

  init(state: NavState, routeChanged: Bool) {
    navState = state
    self.routeChanged = routeChanged
    remainingSteps = []
    distanceToCurrentStepMeters = 0
    distanceToNextDestinationMeters = 0
    distanceToFinalDestinationMeters = 0
    timeToCurrentStepSeconds = 0
    timeToNextDestinationSeconds = 0
    timeToFinalDestinationSeconds = 0
  }

  init(progress: RouteProgress, state: NavState, routeChanged: Bool, language: String) {
    self.init(state: state, routeChanged: routeChanged)
    let route = progress.route
    let steps = progress.guide
    var infos: [NavigationStepInfo] = []
    let first = steps.count - progress.remainingSteps.count
    for number in first..<steps.count {
      infos.append(
        NavigationStepInfo(
          step: steps[number], number: number, previous: number > 0 ? steps[number - 1].distanceAlongRoute : 0,
          route: route, language: language))
    }
    currentStep = infos.first
    remainingSteps = Array(infos.dropFirst())
    distanceToCurrentStepMeters = progress.distanceToCurrentStep
    distanceToNextDestinationMeters = progress.distanceToNextDestination
    distanceToFinalDestinationMeters = progress.distanceRemaining
    timeToCurrentStepSeconds = progress.timeToCurrentStep
    timeToNextDestinationSeconds = progress.timeToNextDestination
    timeToFinalDestinationSeconds = progress.timeRemaining
  }

  /// Seconds rounded to the nearest minute, at least one.
  public static func roundedTime(_ seconds: Double) -> Double {
    guard seconds.isFinite else { return 60 }
    return max(60, (seconds / 60).rounded(.toNearestOrAwayFromZero) * 60)
  }
}
