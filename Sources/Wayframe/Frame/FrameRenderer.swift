import Canvas
import Geometry
import Guidance
import Icons
import MapData
import MapDrawing
import MapStyle
import NavigationUI
import ShownText
import Text

/// Draws the frames of scenes. Fonts, map files and styles are read once and kept for later frames.
public final class FrameRenderer {
  /// How many threads draw a frame; it looks the same with any number.
  public let threads: Int
  private let canvas: Renderer
  let resources: FrameResources
  private var fonts: FontLibrary { resources.fonts }
  let typesetter: Typesetter
  private let streetStore = StreetStore()

  /// - Parameters:
  ///   - threads: how many threads draw; 1 or more.
  ///   - simd: the level of vector instructions, of which the machine's best is taken at most.
  ///   - fontDirectories: folders with fonts; the system's Noto folders when `nil`.
  public convenience init(
    threads: Int = 1, simd: SIMDLevel = .best, fontDirectories: [String]? = nil
  ) throws(FrameError) {
    self.init(resources: try FrameResources(fontDirectories: fontDirectories), threads: threads, simd: simd)
  }

  /// - Parameters:
  ///   - resources: what has been read, shared with other renderers.
  ///   - threads: how many threads draw; 1 or more.
  ///   - simd: the level of vector instructions, of which the machine's best is taken at most.
  public init(resources: FrameResources, threads: Int = 1, simd: SIMDLevel = .best) {
    self.resources = resources
    self.threads = threads
    canvas = Renderer(threads: threads, simd: simd)
    typesetter = Typesetter(fonts: resources.fonts)
  }

  /// Draws the frame of `scene`.
  public func frame(of scene: NavigationScene) throws(FrameError) -> Frame {
    let composition = try compose(scene)
    return Frame(pixels: canvas.render(composition.displayList), composition: composition)
  }

  /// A frame of commands that are no scene's.
  func frame(_ list: DisplayList, layout: FrameLayout) -> Frame {
    let composition = FrameComposition(
      displayList: list, placement: layout, details: FrameDetails(), fonts: typesetter.usedFonts, fontLibrary: fonts,
      warnings: missingCharacters, missing: missingCharacters.isEmpty ? [] : [.glyph])
    return Frame(pixels: canvas.render(list), composition: composition)
  }

  /// Where everything of the frame of `scene` is, without drawing its pixels.
  public func layout(of scene: NavigationScene) throws(FrameError) -> FrameLayout { try compose(scene).layout }

  /// The frame of `scene` up to its pixels.
  public func compose(_ scene: NavigationScene) throws(FrameError) -> FrameComposition {
    var memory = FrameMemory()
    return try compose(scene, after: &memory, seconds: 0)
  }

  /// The frame of `scene` up to its pixels, as the next one of a series.
  ///
  /// - Parameters:
  ///   - scene: what is drawn.
  ///   - memory: what the frame before left to remember, and then what this one does; an empty one begins a series.
  ///   - seconds: since the frame before.
  public func compose(
    _ scene: NavigationScene, after memory: inout FrameMemory, seconds: Double
  ) throws(FrameError) -> FrameComposition {
    typesetter.beginPicture()
    do { try scene.checkOverlays() } catch { throw .scene(error) }
    resources.readAhead(scene, threads: threads)
    let unnamed = try Situation(scene, routes: resources)
    // While the map is being read.
    _ = try? look(of: unnamed)
    let situation = try named(unnamed)
    var warnings = situation.warnings
    let source = try openSources(scene)
    try checkRoute(of: situation, against: source)
    let format = LocaleFormat(identifier: scene.locale)
    let language = scene.language
    if !Phrase.isTranslated(language) {
      warnings.append("there are no words in the language of \"\(scene.locale.shown())\" yet; English is used")
    }
    let look = try look(of: situation)
    let style = look.style
    warnings += look.warnings
    let interface = try interface(of: situation)
    let camera = interface.camera
    guard source != nil || situation.progress != nil || scene.map.hasBackdrop(atZoom: camera.zoom) else {
      throw .nothingToShow(file: scene.file)
    }

    let streets = streets(of: scene, source, for: camera)
    var features = try features(of: source, for: camera)
    try addBackdrop(of: scene, for: camera, to: &features)
    let hasSigns = try addSigns(of: situation, from: source, for: camera, to: &features)
    if let source, !camera.visibleWorldRects().contains(where: source.bounds.touches) {
      let corners = [source.bounds.origin, Point(source.bounds.maxX, source.bounds.maxY)].map(WebMercator.unproject)
      warnings.append(
        "the camera sees nothing of the map, which covers latitudes \(hundredths(corners[1].latitude)) to "
          + "\(hundredths(corners[0].latitude)), longitudes \(hundredths(corners[0].longitude)) to "
          + "\(hundredths(corners[1].longitude))")
    }
    var picture = MapPicture(style: style, features: features, camera: camera)
    warnings += features.warnings
    let unknown = picture.layersUnknownToStyle
    if !unknown.isEmpty {
      warnings.append("the style draws nothing of the map's layers \(unknown.joined(separator: ", "))")
    }
    do { picture.streets = try streets.value.get() } catch { throw .mapData(error) }
    picture.language = language
    picture.palette = look.palette
    picture.sun = Sun.position(secondsSince1970: scene.time.unixSeconds, coordinate: camera.center)
    picture.isBuildingsEnabled = scene.isBuildingsEnabled
    picture.showsTrafficLights = hasSigns && scene.settings.showsTrafficLights
    picture.showsStopSigns = hasSigns && scene.settings.showsStopSigns
    picture.hasRouteAwareRoadNames = scene.sdkVersion.has(.routeAwareRoadNames)
    picture.obstacles = interface.layout.elements.map(\.frame) + interface.views.placed.map(\.frame)
    picture.freeRect = interface.layout.freeRect
    picture.safeArea = interface.layout.safeArea
    picture.routeShapes = resources.routeShapes
    picture.overlay = situation.overlay(theme: interface.model.theme, palette: look.palette, format: format)
    picture.placeInLanes(follows: scene.camera.mode == .following)
    picture.placeDestinationAtKerb()
    try addOverlays(of: situation, theme: interface.model.theme, to: &picture)
    warnings += try unknownPlaces(situation.namedPlaces, features: features, source: source)
    (picture.labelMemory, picture.secondsSinceLabels) = (memory.labels, seconds)
    var list = picture.displayList()
    let landmarks = picture.draw(into: &list, typesetter: typesetter)
    memory.labels = landmarks.labelMemory
    warnings += landmarks.warnings
    let firstInterfaceCommand = list.commands.count
    let interfaceParts = interface.layout.draw(into: &list, scale: scene.device.scale, views: interface.views)
    let details = FrameDetails(
      title: scene.title, language: language, situation: situation, interface: interface, landmarks: landmarks,
      look: look,
      settings: scene.settings.resolved(isDark: situation.isDark), interfaceParts: interfaceParts,
      firstInterfaceCommand: firstInterfaceCommand)

    warnings += missingCharacters
    var layout = FrameLayout(
      width: scene.device.pixelWidth, height: scene.device.pixelHeight, scale: scene.device.scale)
    layout.elements = interface.elements(fonts)
    layout.guides = interface.guides
    layout.landmarks = FrameLayout.Landmark.all(of: landmarks)
    layout.labels = landmarks.labels.map { FrameLayout.Label($0, scale: scene.device.scale) }
    var missing: Set<MissingPart> = []
    if !missingCharacters.isEmpty { missing.insert(.glyph) }
    if landmarks.lacksIcons { missing.insert(.icon) }
    if features.lacksTiles { missing.insert(.tile) }
    if landmarks.lacksLayers || !unknown.isEmpty { missing.insert(.layer) }
    return FrameComposition(
      displayList: list, placement: layout, details: details, fonts: typesetter.usedFonts, fontLibrary: fonts,
      warnings: warnings.told(), missing: missing)
  }

  /// Adds the app's own overlays to the map.
  private func addOverlays(
    of situation: Situation, theme: InterfaceTheme, to picture: inout MapPicture
  ) throws(FrameError) {
    let (scene, isDark) = (situation.scene, situation.isDark)
    var pictures = OverlayPictures()
    do {
      picture.overlays = try scene.mapOverlays(&pictures, theme: theme, isDark: isDark)
      if let marker = scene.destinationMarker {
        picture.overlay.destination?.marker = try scene.mapMarker(marker, &pictures, isDark: isDark)
      }
      if let position = scene.position, let image = position.image {
        picture.overlay.position?.picture = try pictures.picture(image, scale: position.imageScale, file: scene.file)
      }
    } catch {
      throw .scene(error)
    }
  }

  /// The app's own overlays under a place in points, uppermost first.
  func overlays(
    at point: Point, in situation: Situation, _ interface: SceneInterface
  ) throws(FrameError) -> [MapOverlays.Hit] {
    var pictures = OverlayPictures()
    let overlays: MapOverlays
    do {
      overlays = try situation.scene.mapOverlays(
        &pictures, theme: interface.model.theme, isDark: situation.isDark)
    } catch {
      throw .scene(error)
    }
    return overlays.hits(
      at: point * interface.camera.scale, camera: interface.camera, typesetter: typesetter,
      language: situation.scene.language)
  }

  /// The interface of a scene, without its map.
  func interface(of situation: Situation) throws(FrameError) -> SceneInterface {
    let situation = try named(situation)
    let map = try openSources(situation.scene).map {
      SceneInterface.MapFacts(attribution: $0.attribution, bounds: $0.mainBounds)
    }
    return try SceneInterface(
      situation, map: map, palette: try look(of: situation).palette, typesetter: typesetter)
  }

  /// The interface of a scene and the camera behind it, without its map.
  func interface(of scene: NavigationScene) throws(FrameError) -> SceneInterface { try interface(of: Situation(scene)) }

  /// Where most of a scene's map is, in world points; `nil` without a map that can be read.
  func mapBounds(of scene: NavigationScene) -> Rect? { (try? openSources(scene))?.mainBounds }

  /// The features of a scene's map in a part of the world, by layer; `nil` without a map.
  func mapFeatures(of scene: NavigationScene, in region: Rect, zoom: Double) throws(FrameError) -> [String: [Feature]]?
  {
    guard let source = try openSources(scene) else { return nil }
    do { return try source.features(in: region, zoom: zoom).layers } catch { throw .mapData(error) }
  }

  // MARK: What frames share

  func openSources(_ scene: NavigationScene) throws(FrameError) -> (any FeatureSource)? {
    var opened: [any FeatureSource] = []
    for path in scene.map.sources { opened.append(try resources.source(path)) }
    return opened.count > 1 ? CombinedSource(opened) : opened.first
  }

  /// How the map of a scene looks.
  func look(of situation: Situation) throws(FrameError) -> MapLook {
    let scene = situation.scene
    return try resources.look(
      path: scene.map.style, situation.lighting, language: scene.language,
      units: LocaleFormat(identifier: scene.locale).distanceUnits)
  }

  /// The colours of the built-in look.
  func builtInPalette(_ lighting: LightingMode) throws(FrameError) -> Palette {
    try resources.look(path: nil, lighting, language: "en").palette
  }

  private func features(of source: (any FeatureSource)?, for camera: Camera) throws(FrameError) -> FeatureLayers {
    var result = FeatureLayers()
    guard let source else { return result }
    do {
      for region in camera.visibleWorldRects() {
        let part = try source.features(in: region, zoom: camera.zoom)
        result.layers.merge(part.layers) { $0 + $1 }
        result.warnings += part.warnings
        result.lacksTiles = result.lacksTiles || part.lacksTiles
      }
    } catch {
      throw .mapData(error)
    }
    return result
  }

  /// The streets that the camera sees, for the built-in looks; none from far away.
  private func streets(
    of scene: NavigationScene, _ source: (any FeatureSource)?, for camera: Camera
  ) -> Ahead<Result<[StreetNetwork], MapDataError>> {
    let areSeen = source != nil && scene.map.style == nil && camera.seesStreets
    return Ahead(threads: areSeen ? threads : 1) { [streetStore, threads] in
      guard let source, areSeen else { return .success([]) }
      return Result { () throws(MapDataError) in
        try streetStore.networks(
          of: source, paths: scene.map.sources, drivingSide: scene.route?.drivingSide, for: camera, threads: threads)
      }
    }
  }

  /// Says which characters were drawn as boxes.
  private var missingCharacters: [String] {
    let missing = typesetter.missingCharacters
    guard !missing.isEmpty else { return [] }
    let shown = missing.prefix(8).map { "\(String($0).shown()) (U+\(String($0.value, radix: 16, uppercase: true)))" }
    var message = "no font has \(shown.joined(separator: ", "))\(missing.count > 8 ? ", …" : "")"
    if missing.contains(where: \.isEastAsian) { message += "; fonts-noto-cjk has Chinese, Japanese and Korean" }
    if missing.contains(where: \.properties.isEmojiPresentation) {
      message += "; emoji are drawn only where a font has them as outlines"
    }
    return [message]
  }

  private func checkRoute(of situation: Situation, against source: (any FeatureSource)?) throws(FrameError) {
    guard let route = situation.progress?.route, let source else { return }
    let bounds = Rect(bounding: route.geometry.lazy.map(WebMercator.project))
    guard bounds.touches(source.bounds) else {
      throw .routeOutsideMap(route: situation.scene.route?.response ?? "", map: situation.scene.map.sources)
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is written in Chinese, Japanese or Korean only.
  fileprivate var isEastAsian: Bool {
    [0x1100...0x11FF, 0x2E80...0x9FFF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF]
      .contains { $0.contains(value) }
  }
}

/// A coordinate for a message: two digits after the point.
private func hundredths(_ degrees: Double) -> Double { (degrees * 100).rounded() / 100 }
