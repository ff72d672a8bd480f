import Guidance
import MapData
import MapDrawing
import Synchronization
import Text

/// What frames are made from: fonts, map files, styles and routes, each read once.
///
/// Renderers on several threads may share it; which of them reads a file does not show in any frame. Of each kind, those
/// used last are kept, so that a long run of many maps and styles does not fill the memory.
public final class FrameResources: Sendable {
  package let fonts: FontLibrary
  private let budget = ReadingBudget()
  private let sources = Mutex(RecentlyUsed<String, KeptSource>(limit: 16))
  private let looks = Mutex(RecentlyUsed<LookKey, MapLook>(limit: 64))
  private let world = Mutex<Backdrop?>(nil)
  private let responses = Mutex(RecentlyUsed<RouteKey, RouteResponse>(limit: 16))

  let routeShapes = RouteShapes()

  private struct KeptSource: Sendable {
    var stamp: FileStamp
    var source: any FeatureSource
  }

  private struct LookKey: Hashable {
    let path: String?
    let stamp: FileStamp?
    let lighting: LightingMode
    let language: String
    let units: LocaleFormat.DistanceUnits
  }

  private struct RouteKey: Hashable {
    let path: String
    let stamp: FileStamp
    let format: RouteFormat?
    let precision: Int?
    let drivingSide: DrivingSide?
  }

  /// - Parameter fontDirectories: folders with fonts; `fonts` beside the program and the system's Noto folders when `nil`.
  public init(fontDirectories: [String]? = nil) throws(FrameError) {
    do {
      fonts = try FontLibrary(directories: fontDirectories ?? Assets.fontDirectories)
    } catch {
      throw .text(error)
    }
  }

  /// A map file, opened at the first call and when it has changed since.
  ///
  /// - Parameter threads: how many read it.
  func source(_ path: String, threads: Int = 1) throws(FrameError) -> any FeatureSource {
    try sources.withLock { (sources) throws(FrameError) in
      let stamp = FileStamp(path: path)
      if let known = sources[path], known.stamp == stamp { return known.source }
      sources[path] = nil
      let source: any FeatureSource
      do throws(FrameError) { source = try open(path, threads) } catch {
        // What other files hold may be all that is in the way.
        guard case .mapData(.tooLarge) = error, sources.count > 0 else { throw error }
        sources.removeAll()
        source = try open(path, threads)
      }
      sources[path] = KeptSource(stamp: stamp, source: source)
      return source
    }
  }

  /// Whether a map file is kept; waits for one that is being opened.
  func hasOpened(_ path: String) -> Bool { sources.withLock { $0.has(path) } }

  private func open(_ path: String, _ threads: Int) throws(FrameError) -> any FeatureSource {
    do { return try MapSource.open(path: path, threads: threads, budget: budget) } catch { throw .mapData(error) }
  }

  /// The world under users' maps at small zooms, opened at the first call.
  func backdrop() throws(FrameError) -> Backdrop {
    try world.withLock { (world) throws(FrameError) in
      if let world { return world }
      let opened = try Assets.backdrop()
      world = opened
      return opened
    }
  }

  /// Whether a frame has needed the backdrop.
  var hasOpenedBackdrop: Bool { world.withLock { $0 != nil } }

  /// How a map looks in one light, with names in one language.
  ///
  /// - Parameters:
  ///   - path: a MapLibre style file; the built-in look when `nil`.
  ///   - units: in which heights are given.
  func look(
    path: String?, _ lighting: LightingMode, language: String, units: LocaleFormat.DistanceUnits = .metric
  ) throws(FrameError) -> MapLook {
    let key = LookKey(
      path: path, stamp: path.map { FileStamp(path: $0) }, lighting: lighting, language: language, units: units)
    return try looks.withLock { (looks) throws(FrameError) in
      if let look = looks[key] { return look }
      let look = try MapLook(path: path, lighting, language: language, units: units)
      // What its file held before it changed.
      for old in looks.keys.filter({ $0.path == path && $0.stamp != key.stamp }) { looks[old] = nil }
      looks[key] = look
      return look
    }
  }

  /// What a routing service answered; the last ones are kept.
  func routeResponse(_ options: RouteOptions) throws(FrameError) -> RouteResponse {
    let key = RouteKey(
      path: options.response, stamp: FileStamp(path: options.response), format: options.format,
      precision: options.precision, drivingSide: options.drivingSide)
    return try responses.withLock { (responses) throws(FrameError) in
      if let response = responses[key] { return response }
      let response = try Situation.read(options)
      responses[key] = response
      return response
    }
  }
}
