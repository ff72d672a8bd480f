import Canvas
import Geometry
import Guidance
import Icons
import MapData
import MapDrawing
import MapStyle
import NavigationUI
import Text

/// Draws the frames of scenes. Fonts, map files and styles are read once and kept for later frames.
public final class FrameRenderer {
  /// How many threads draw a frame; it looks the same with any number.
  public let threads: Int
  private let canvas: Renderer
  private let fonts: FontLibrary
  let typesetter: Typesetter
  private var sources: [String: any FeatureSource] = [:]
  private let budget = ReadingBudget()
  private var looks: [LookKey: MapLook] = [:]

  private struct LookKey: Hashable {
    let path: String?
    let lighting: LightingMode
    let language: String
  }

  /// - Parameters:
  ///   - threads: how many threads draw; 1 or more.
  ///   - simd: the level of vector instructions, of which the machine's best is taken at most.
  ///   - fontDirectories: folders with fonts; the system's Noto folders when `nil`.
  public init(threads: Int = 1, simd: SIMDLevel = .best, fontDirectories: [String]? = nil) throws(FrameError) {
    self.threads = threads
    canvas = Renderer(threads: threads, simd: simd)
    do {
      fonts = try FontLibrary(directories: fontDirectories ?? FontLibrary.defaultDirectories)
    } catch {
      throw .text(error)
    }
    typesetter = Typesetter(fonts: fonts)
  }

  /// Draws the frame of `scene`.
  public func frame(of scene: NavigationScene) throws(FrameError) -> Frame {
    let composition = try compose(scene)
    return Frame(pixels: canvas.render(composition.displayList), composition: composition)
  }

  /// A frame of commands that are no scene's.
  func frame(_ list: DisplayList, layout: FrameLayout) -> Frame {
    let composition = FrameComposition(
      displayList: list, placement: layout, fonts: typesetter.usedFonts, fontLibrary: fonts, warnings: missingCharacters
    )
    return Frame(pixels: canvas.render(list), composition: composition)
  }

  /// Where everything of the frame of `scene` is, without drawing its pixels.
  public func layout(of scene: NavigationScene) throws(FrameError) -> FrameLayout { try compose(scene).layout }

  /// The frame of `scene` up to its pixels.
  public func compose(_ scene: NavigationScene) throws(FrameError) -> FrameComposition {
    typesetter.beginPicture()
    do { try scene.checkOverlays() } catch { throw .scene(error) }
    let situation = try Situation(scene)
    var warnings = situation.warnings
    let source = try openSources(scene)
    try checkRoute(of: situation, against: source)
    guard source != nil || situation.progress != nil else { throw .nothingToShow(file: scene.file) }

    let format = LocaleFormat(identifier: scene.locale)
    let language = scene.language
    if !Phrase.isTranslated(language) {
      warnings.append("there are no words in the language of \"\(scene.locale)\" yet; English stands in")
    }
    let look = try look(of: situation)
    let style = look.style
    warnings += look.warnings
    let interface = try interface(of: situation)
    let camera = interface.camera

    var features = try features(of: source, for: camera)
    let hasSigns = try addSigns(of: situation, from: source, for: camera, to: &features)
    if let source, !camera.visibleWorldRects().contains(where: source.bounds.touches) {
      let corners = [source.bounds.origin, Point(source.bounds.maxX, source.bounds.maxY)].map(WebMercator.unproject)
      warnings.append(
        "the camera sees nothing of the map, which covers latitudes \(hundredths(corners[1].latitude)) to "
          + "\(hundredths(corners[0].latitude)), longitudes \(hundredths(corners[0].longitude)) to "
          + "\(hundredths(corners[1].longitude))")
    }
    warnings += features.warnings + unknownLayers(features, style)
    var picture = MapPicture(style: style, features: features, camera: camera)
    picture.language = language
    picture.palette = look.palette
    picture.isBuildingsEnabled = scene.isBuildingsEnabled
    picture.showsTrafficLights = hasSigns && scene.settings.showsTrafficLights
    picture.showsStopSigns = hasSigns && scene.settings.showsStopSigns
    picture.hasRouteAwareRoadNames = scene.sdkVersion.has(.routeAwareRoadNames)
    picture.obstacles = interface.layout.elements.map(\.frame) + interface.views.placed.map(\.frame)
    picture.freeRect = interface.layout.freeRect
    picture.safeArea = interface.layout.safeArea
    picture.overlay = situation.overlay(theme: interface.model.theme, palette: look.palette, format: format)
    try addOverlays(of: situation, theme: interface.model.theme, to: &picture)
    warnings += try unknownPlaces(situation.namedPlaces, features: features, source: source)
    var list = picture.displayList()
    let landmarks = picture.draw(into: &list, typesetter: typesetter)
    warnings += landmarks.warnings
    interface.layout.draw(into: &list, scale: scene.device.scale, views: interface.views)

    warnings += missingCharacters
    var layout = FrameLayout(
      width: scene.device.pixelWidth, height: scene.device.pixelHeight, scale: scene.device.scale)
    layout.elements = interface.elements
    layout.guides = interface.guides
    layout.landmarks = FrameLayout.Landmark.all(of: landmarks)
    return FrameComposition(
      displayList: list, placement: layout, fonts: typesetter.usedFonts, fontLibrary: fonts,
      warnings: warnings.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
  }

  /// Puts on the map what the app itself lays over it.
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

  /// What of the app's own lies under a place in points, uppermost first.
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

  private func openSources(_ scene: NavigationScene) throws(FrameError) -> (any FeatureSource)? {
    var opened: [any FeatureSource] = []
    for path in scene.map.sources {
      if sources[path] == nil {
        do { sources[path] = try MapSource.open(path: path, budget: budget) } catch { throw .mapData(error) }
      }
      if let source = sources[path] { opened.append(source) }
    }
    return opened.count > 1 ? CombinedSource(opened) : opened.first
  }

  /// How the map of a scene looks.
  func look(of situation: Situation) throws(FrameError) -> MapLook {
    let scene = situation.scene
    return try look(path: scene.map.style, situation.lighting, language: scene.language)
  }

  /// The colours of the built-in look.
  func builtInPalette(_ lighting: LightingMode) throws(FrameError) -> Palette {
    try look(path: nil, lighting, language: "en").palette
  }

  private func look(path: String?, _ lighting: LightingMode, language: String) throws(FrameError) -> MapLook {
    let key = LookKey(path: path, lighting: lighting, language: language)
    if let look = looks[key] { return look }
    let look = try MapLook(path: path, lighting, language: language)
    looks[key] = look
    return look
  }

  private func features(of source: (any FeatureSource)?, for camera: Camera) throws(FrameError) -> FeatureLayers {
    var result = FeatureLayers()
    guard let source else { return result }
    do {
      for region in camera.visibleWorldRects() {
        let part = try source.features(in: region, zoom: camera.zoom)
        result.layers.merge(part.layers) { $0 + $1 }
        result.warnings += part.warnings
      }
    } catch {
      throw .mapData(error)
    }
    return result
  }

  /// Says which characters were drawn as boxes.
  private var missingCharacters: [String] {
    let missing = typesetter.missingCharacters
    guard !missing.isEmpty else { return [] }
    let shown = missing.prefix(8).map { "\($0) (U+\(String($0.value, radix: 16, uppercase: true)))" }
    var message = "no font has \(shown.joined(separator: ", "))\(missing.count > 8 ? ", …" : "")"
    if missing.contains(where: \.isEastAsian) { message += "; fonts-noto-cjk has Chinese, Japanese and Korean" }
    if missing.contains(where: \.properties.isEmojiPresentation) {
      message += "; emoji are drawn only where a font has them as outlines"
    }
    return [message]
  }

  /// Says which layers of the map no layer of the style draws.
  private func unknownLayers(_ features: FeatureLayers, _ style: Style) -> [String] {
    let known = Set(style.layers.compactMap(\.sourceLayer))
    let unknown = features.layers.keys.filter { !known.contains($0) }.sorted()
    return unknown.isEmpty ? [] : ["the style draws nothing of the map's layers \(unknown.joined(separator: ", "))"]
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
