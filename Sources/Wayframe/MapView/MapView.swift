import Foundation
import Geometry
import Guidance

/// A map with navigation on it; names and behaviour are the Navigation SDK's (`GMSMapView`).
///
/// It holds settings and state, and makes a `Scene` of them. Nothing moves by itself: `advance(by:)` turns the clock,
/// gestures and taps are calls, `frame()` draws. Settings of controls act at once; those of header, footer and trip bar
/// wait for the next trip while one is under way.
public final class MapView: View {
  public let renderer: FrameRenderer
  /// Device, map, locale, time and whatever else the map view has no property of its own for.
  public internal(set) var base: Scene
  /// What the map's controls, gestures, header and footer are like.
  public let settings: Reference<UISettings>
  public weak var delegate: (any MapViewDelegate)?

  private let guide: Navigator?
  private let drive: Simulator?
  /// The settings as they were when the trip began.
  private var tripSettings: UISettings?
  private var accessory: HeaderAccessory?
  var reportButton = ReportButtonClock()
  var prompts = PromptClock()

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
  public init(_ scene: Scene, renderer: FrameRenderer, routeProvider: (any RouteProvider)? = nil) {
    base = scene
    settings = Reference(scene.settings)
    self.renderer = renderer
    guide = (routeProvider ?? scene.route.map { SceneRouteProvider($0) }).map { Navigator(provider: $0) }
    drive = guide.map { Simulator(navigator: $0, secondsSince1970: scene.time.unixSeconds) }
    super.init(frame: CGRect(x: 0, y: 0, width: scene.device.width, height: scene.device.height))
    overrideUserInterfaceStyle = scene.userInterfaceStyle
    guard let guide else { return }
    guide.language = scene.language
    guide.mapView = self
    guide.tripHandlers.append { [weak self] in self?.beginTrip() }
    guide.add(ArrivalWatcher(self))
  }

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

  public override var safeAreaLayoutGuide: LayoutGuide { safeArea }

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
  /// Drives the navigator's routes as `advance(by:)` turns the clock.
  public var locationSimulator: Simulator? { isNavigationEnabled ? drive : nil }

  private func beginTrip() {
    // What the scene itself had on the map is over.
    base.route = nil
    base.position = nil
    base.guidance.headerStep = 0
    tripSettings = settings.value
    reportButton.start(at: base.time.unixSeconds)
    dismissPrompt()
    prompts = PromptClock()
  }

  // MARK: The frame

  /// Draws what is to be seen now.
  public func frame() throws(FrameError) -> Frame {
    try layOutViews()
    return try renderer.frame(of: scene())
  }

  /// What is to be seen now, as a scene.
  public func scene() throws(FrameError) -> Scene {
    var scene = base
    scene.settings = settings.value
    if let guide, isNavigationEnabled {
      if guide.isGuidanceActive, let tripSettings { scene.settings = scene.settings.during(tripSettings) }
      if guide.route != nil || guide.location != nil && base.route == nil {
        scene.follow(guide)
        scene.time.unixSeconds = base.time.unixSeconds
      }
      scene.shouldDisplayPrompts = guide.shouldDisplayPrompts
      if guide.isGuidanceActive { scene.reportButtonExpansion = reportButton.expansion(at: base.time.unixSeconds) }
      if let prompt = prompts.shown(at: base.time.unixSeconds) { scene.prompt = prompt }
    }
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

  /// Asks the accessory view for its height anew before the next frame; without effect on other views.
  public func invalidateLayout(forAccessoryView view: any NavigationAccessoryView) {
    if accessory?.view === view { accessory?.invalidate() }
  }

  /// The accessory view with its height, where the header has room for it.
  private func measuredAccessory(in scene: Scene) throws(FrameError) -> HeaderAccessory? {
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
