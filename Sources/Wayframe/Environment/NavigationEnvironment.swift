import Synchronization

/// What a phone has and a test lacks: a screen, map files, a service that answers with routes, fonts, pictures, a
/// locale and a clock.
///
/// Map views, sessions, windows and the main screen, as an app's own code makes them, take theirs from `current`: the
/// environment of the running task (`use(_:)`), else `default`, which a test's set-up sets once.
public struct NavigationEnvironment: Sendable {
  /// What map views begin with: device, map files, locale, time, SDK version and the settings' defaults.
  ///
  /// Its route answers requests for routes, and is not on the map before one.
  public var scene: NavigationScene
  /// Makes what answers the requests for routes of one map view or session; the scene's own route answers when `nil`.
  public var routeProvider: (@Sendable () -> any RouteProvider)?
  /// Folders with fonts; the system's Noto folders when `nil`.
  public var fontDirectories: [String]?
  /// The path of the folder of PNG files that the app names (`UIImage(named:)`); the working directory when `nil`.
  public var imageFolder: String?
  /// The colours that the app names (`UIColor(named:)`).
  public var namedColors: [String: SRGBColor] = [:]
  /// How many threads draw a frame.
  public var threads = 1

  /// An environment whose screen, map, routes, locale and time are a scene's.
  public init(scene: NavigationScene) { self.scene = scene }

  func makeRouteProvider() -> (any RouteProvider)? {
    routeProvider?() ?? scene.route.map { SceneRouteProvider($0) }
  }

  // MARK: The environment that is used

  private static let held = Mutex<NavigationEnvironment?>(nil)
  @TaskLocal private static var ofTask: NavigationEnvironment?

  /// The process's environment, `nil` until it is set; a lock guards it. Map views keep the one they were made with.
  public static var `default`: NavigationEnvironment? {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }

  /// The task's own environment, else the default one.
  public static var current: NavigationEnvironment? { ofTask ?? `default` }

  /// Runs `body` with this environment as the current one, unseen by other tasks.
  public func use<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$ofTask.withValue(self, operation: body)
  }

  /// The same for tests that wait.
  public func use<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$ofTask.withValue(self, operation: body, isolation: isolation)
  }
}
