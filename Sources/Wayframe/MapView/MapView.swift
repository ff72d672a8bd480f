import Foundation
import Geometry
import Guidance

/// A map with navigation on it; names and behaviour are the Navigation SDK's (`GMSMapView`).
///
/// It holds settings and state, and makes a `NavigationScene` of them. Nothing moves by itself: `advance(by:)` moves
/// the clock on, gestures and taps are calls, `frame()` draws. Settings of controls act at once; those of header,
/// footer and trip bar wait for the next trip while one is under way.
open class MapView: AppView {
  private let deferredRenderer: DeferredRenderer
  /// Draws the frames; made when first needed where the map view was made without one.
  public var renderer: FrameRenderer { get throws(FrameError) { try deferredRenderer.get() } }
  /// Device, map, locale, time and whatever else the map view has no property of its own for.
  public internal(set) var base: NavigationScene
  /// What the map's controls, gestures, header and footer are like.
  public let settings: Reference<UISettings>
  /// The style that the map view began with.
  public let usualStyle: String?
  /// Is notified of what the user does on the map.
  public weak var delegate: (any MapViewDelegate)?

  /// What the app's own code around the interface is notified of.
  public weak var navigationUIDelegate: (any MapViewNavigationUIDelegate)?
  /// What lies under the route.
  public var mapType = MapType.normal
  /// Settings that change nothing in a frame.
  public var keptSettings = KeptSettings()
  /// The zooms that gestures and the program may choose, of 512-pixel tiles.
  var zoomLimits = MapView.widestZoomLimits

  private(set) var session: NavigationSession?
  var guide: Navigator? { session?.navigator }
  private var watcher: MapWatcher?
  /// The settings as they were when the trip began.
  private var tripSettings: UISettings?
  private(set) var accessory: HeaderAccessory?
  /// The screen that the map's views are laid out on while they are in no window.
  var screen: Device?
  /// The step of the navigator's route that the header was swiped to; `nil` for the current one.
  var swipedStep: Step?
  /// What the app has put on the map, in that order.
  var appOverlays: [MapOverlay] = []
  var selection = MarkerSelection()
  /// What stands at the destination in place of the built-in pin; its position does not count.
  public var destinationMarker: MapMarker?
  /// A picture of the vehicle in place of the built-in mark, its top ahead; for previews only, since the SDK has none.
  public var vehicleImage: AppImage?
  var reportButton = ReportButtonClock()
  var prompts = PromptClock()

  /// The header's place; without height while there is none.
  public let navigationHeaderLayoutGuide = LayoutGuide("navigationHeaderLayoutGuide")
  /// The prompt's, while one stands in the footer's place.
  public let navigationFooterLayoutGuide = LayoutGuide("navigationFooterLayoutGuide")
  private let buttonsGuide = LayoutGuide("bottomTrailingButtonsLayoutGuide")
  private let alternateButtonsGuide = LayoutGuide("bottomTrailingButtonsAlternateLayoutGuide")
  private var ownButtonsGuide: LayoutGuide?
  private var ownAlternateButtonsGuide: LayoutGuide?
  private let safeArea = LayoutGuide("safeArea")

  /// - Parameters:
  ///   - scene: where the map view begins: device, map, locale, time, settings, and a route for maps without a navigator.
  ///   - renderer: may be shared by many map views.
  ///   - routeProvider: where the navigator's routes come from; the scene's own route when `nil`.
  public init(_ scene: NavigationScene, renderer: FrameRenderer, routeProvider: (any RouteProvider)? = nil) {
    base = scene
    vehicleImage = scene.position.flatMap { position in position.image.map { AppImage($0, scale: position.imageScale) }
    }
    settings = Reference(scene.settings)
    usualStyle = scene.map.style
    deferredRenderer = DeferredRenderer(renderer)
    super.init(frame: CGRect(x: 0, y: 0, width: scene.device.width, height: scene.device.height))
    overrideUserInterfaceStyle = scene.userInterfaceStyle
    begin(with: routeProvider ?? scene.route.map { SceneRouteProvider($0) })
  }

  /// A map view as the SDK makes it: navigation and My Location are off, and the camera is free.
  ///
  /// All else comes from `NavigationEnvironment.current`; where there is none, nothing can be drawn, and drawing throws.
  /// - Parameter frame: the screen's where it is zero.
  public override init(frame: CGRect) {
    let environment = NavigationEnvironment.current
    base = environment?.scene ?? NavigationScene(file: "the map view")
    base.route = nil
    base.isNavigationEnabled = false
    base.isMyLocationEnabled = false
    base.camera.mode = .free
    if frame.width > 0, frame.height > 0 {
      base.device.width = Double(frame.width)
      base.device.height = Double(frame.height)
    }
    settings = Reference(base.settings)
    usualStyle = base.map.style
    deferredRenderer = DeferredRenderer(environment)
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: base.device.width, height: base.device.height)))
    overrideUserInterfaceStyle = base.userInterfaceStyle
    begin(with: environment?.makeRouteProvider())
  }

  private func begin(with provider: (any RouteProvider)?) {
    guard let provider else { return }
    show(
      NavigationSession(
        provider: provider, language: base.language, secondsSince1970: base.time.unixSeconds, isStarted: true))
  }

  /// Guides on this map as the session does, at its time, and turns navigation on.
  ///
  /// - Returns: whether it could be done: always.
  @discardableResult
  public func enableNavigation(with session: NavigationSession) -> Bool {
    isNavigationEnabled = true
    travelMode = session.travelMode
    if let simulator = session.locationSimulator { base.time.unixSeconds = simulator.secondsSince1970 }
    if session !== self.session { show(session) }
    return true
  }

  private func show(_ session: NavigationSession) {
    leaveSession()
    self.session = session
    guard let guide else { return }
    guide.mapView = self
    guide.tripHandlers.append((ObjectIdentifier(self), { [weak self] in self?.beginTrip() }))
    guide.startPlace = { [weak self] in self?.startPlace }
    guide.clock = base.time.unixSeconds
    let watcher = MapWatcher(self)
    self.watcher = watcher
    guide.watch(watcher)
  }

  /// Releases the session that was shown, and removes what its trip left on the map.
  private func leaveSession() {
    guard let guide else { return }
    dismissPrompt()
    if let watcher { guide.remove(watcher) }
    guide.tripHandlers.removeAll { $0.owner == ObjectIdentifier(self) }
    if guide.mapView === self {
      guide.mapView = nil
      guide.startPlace = nil
    }
    (tripSettings, swipedStep) = (nil, nil)
    (prompts, reportButton) = (PromptClock(), ReportButtonClock())
  }

  /// Always `nil`: there are no archives to decode.
  public required init?(coder: NSCoder) { nil }

  /// The guides that the map places itself.
  var mapGuides: [LayoutItem] {
    [
      navigationHeaderLayoutGuide, navigationFooterLayoutGuide, buttonsGuide, alternateButtonsGuide,
      safeArea,
    ]
  }

  /// The buttons at the trailing end of the lower edge, the footer's guide while there are none.
  ///
  /// A guide of the app's own that is set here moves them: they stand above it, with its trailing edge. `nil` moves them back.
  public var bottomTrailingButtonsLayoutGuide: LayoutGuide! {
    get { ownButtonsGuide ?? buttonsGuide }
    set { ownButtonsGuide = newValue === buttonsGuide ? nil : newValue }
  }

  /// The same for maps whose header and footer do not span the width.
  public var bottomTrailingButtonsAlternateLayoutGuide: LayoutGuide! {
    get { ownAlternateButtonsGuide ?? alternateButtonsGuide }
    set { ownAlternateButtonsGuide = newValue === alternateButtonsGuide ? nil : newValue }
  }

  /// What the app's own guide for the buttons is called among its views.
  private func name(of guide: LayoutGuide?) -> String? {
    ownGuides().firstIndex { $0 === guide }.map { ViewNames.guideName($0) }
  }

  /// The map is the device's screen: its size is the device's.
  override func frameDidChange() {
    base.device.width = Double(frame.width)
    base.device.height = Double(frame.height)
  }

  /// Where the map view begins: at its position, on its route, where its camera looks, or in the middle of its map.
  private var startPlace: Coordinate? {
    if let known = knownStart, known.camera == base.camera, known.map == base.map, known.route == base.route,
      known.position == base.position
    {
      return known.place
    }
    let place = findStartPlace()
    knownStart = (base.camera, base.map, base.route, base.position, place)
    return place
  }

  /// The answer, and what it was found from.
  private var knownStart:
    (camera: CameraOptions, map: MapOptions, route: RouteOptions?, position: PositionOptions?, place: Coordinate?)?

  private func findStartPlace() -> Coordinate? {
    if let place = (try? Situation(base))?.position?.coordinate ?? base.camera.coordinate { return place }
    guard let bounds = (try? renderer)?.mapBounds(of: base), !bounds.isNull else { return nil }
    return WebMercator.unproject(bounds.center)
  }

  public override var safeAreaLayoutGuide: LayoutGuide { safeArea }

  override var ownItems: [LayoutItem] { super.ownItems + mapGuides }

  /// The compass has the style's colours, and so has everything while navigation is off.
  override func overrideUserInterfaceStyleDidChange() { base.userInterfaceStyle = overrideUserInterfaceStyle }

  /// Low light is dark for the views on the map.
  override var ownStyle: UserInterfaceStyle {
    if isNavigationEnabled && base.lightingMode == .lowLight { return .dark }
    return base.userInterfaceStyle == .dark ? .dark : .light
  }

  override func ownFrame() throws(FrameError) -> Frame? { try renderer.frame(of: scene()) }

  // MARK: Navigation

  /// Guides along routes; `nil` while navigation is off or where no routes come from.
  public var navigator: Navigator? { isNavigationEnabled ? guide : nil }
  /// Drives the navigator's routes as `advance(by:)` moves the clock on.
  public var locationSimulator: Simulator? { isNavigationEnabled ? session?.locationSimulator : nil }
  /// Gives the vehicle's position.
  public var roadSnappedLocationProvider: RoadSnappedLocationProvider? {
    isNavigationEnabled ? session?.roadSnappedLocationProvider : nil
  }

  private func beginTrip() {
    // What the scene itself had on the map is over.
    base.route = nil
    base.position = nil
    base.guidance.headerStep = 0
    swipedStep = nil
    tripSettings = settings.value
    reportButton.start(at: base.time.unixSeconds)
    dismissPrompt()
    prompts = PromptClock()
  }

  // MARK: The frame

  /// Draws what is to be seen now.
  public func frame() throws(FrameError) -> Frame {
    try layOutViews()
    return try renderer.frame(of: scene()).warning([mapType.warning, keptSettings.warning].compactMap { $0 })
  }

  /// What is to be seen now, as a scene.
  public func scene() throws(FrameError) -> NavigationScene {
    var scene = base
    scene.settings = settings.value
    if mapType == .none { scene.map.sources = [] }
    if let guide, isNavigationEnabled {
      if guide.isGuidanceActive, let tripSettings { scene.settings = scene.settings.during(tripSettings) }
      if guide.route != nil || guide.location != nil && base.route == nil {
        scene.follow(guide)
        scene.guidance.headerStep = guide.progress.map { headerStep(of: $0.announcedSteps) } ?? 0
        scene.time.unixSeconds = base.time.unixSeconds
      }
      scene.shouldDisplayPrompts = guide.shouldDisplayPrompts
      if guide.isGuidanceActive { scene.reportButtonExpansion = reportButton.expansion(at: base.time.unixSeconds) }
      if let prompt = prompts.shown(at: base.time.unixSeconds) { scene.prompt = prompt }
    }
    try addOverlays(to: &scene)
    let shown = try measuredAccessory(in: scene)
    if let shown, let height = shown.height {
      scene.headerAccessory = HeaderAccessoryOptions(height: height)
      if !shown.view.isHidden { scene.headerAccessory?.content = shown.view.content }
    }
    do {
      scene.views = base.views + (try viewOptions(accessory: shown?.view))
    } catch {
      throw .scene(error)
    }
    scene.bottomTrailingButtonsLayoutGuide = name(of: ownButtonsGuide) ?? base.bottomTrailingButtonsLayoutGuide
    scene.bottomTrailingButtonsAlternateLayoutGuide =
      name(of: ownAlternateButtonsGuide) ?? base.bottomTrailingButtonsAlternateLayoutGuide
    return scene
  }

  /// Draws what is to be seen now as PNG.
  public func render() throws(FrameError) -> [UInt8] { try frame().png(threads: renderer.threads) }

  // MARK: The accessory view

  /// Shows a view in place of the header's secondary strip; `nil` takes it away.
  public func setHeaderAccessory(_ view: (any NavigationAccessoryView)?) {
    accessory = view.map { HeaderAccessory($0) }
  }

  /// Asks the accessory view for its height again before the next frame; without effect on other views.
  public func invalidateLayout(forAccessoryView view: any NavigationAccessoryView) {
    if accessory?.view === view { accessory?.invalidate() }
  }

  /// The accessory view with its height, where the header has room for it.
  private func measuredAccessory(in scene: NavigationScene) throws(FrameError) -> HeaderAccessory? {
    guard accessory != nil else { return nil }
    var probe = scene
    probe.headerAccessory = HeaderAccessoryOptions(height: 0)
    let limit = try renderer.interface(of: probe).layout.accessoryLimit
    accessory?.measure(limit: CGSize(width: limit.width, height: limit.height), on: self)
    guard let accessory, let height = accessory.height else { return nil }
    probe.headerAccessory?.height = height
    let isShown = try renderer.interface(of: probe).layout.accessory.height > 0
    return isShown ? accessory : nil
  }
}
