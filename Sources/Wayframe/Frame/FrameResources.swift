import Guidance
import MapData
import MapStyle
import Synchronization
import Text

/// What frames are made from: fonts, map files, styles and routes, each read once.
///
/// Renderers on several threads may share it; which of them reads a file does not show in any frame.
public final class FrameResources: Sendable {
  let fonts: FontLibrary
  private let budget = ReadingBudget()
  private let sources = Mutex<[String: any FeatureSource]>([:])
  private let styles = Mutex<[StyleKey: Style]>([:])
  private let responses = Mutex<[RouteKey: RouteResponse]>([:])

  private struct StyleKey: Hashable {
    let path: String?
    let lighting: LightingMode
    let language: String
  }

  private struct RouteKey: Hashable {
    let path: String
    let format: RouteFormat?
    let precision: Int?
    let drivingSide: DrivingSide?
  }

  /// Route answers that are kept at a time.
  private static let responseLimit = 16

  /// - Parameter fontDirectories: folders with fonts; the system's Noto folders when `nil`.
  public init(fontDirectories: [String]? = nil) throws(FrameError) {
    do {
      fonts = try FontLibrary(directories: fontDirectories ?? FontLibrary.defaultDirectories)
    } catch {
      throw .text(error)
    }
  }

  /// A map file, opened at the first call.
  func source(_ path: String) throws(FrameError) -> any FeatureSource {
    try sources.withLock { (sources) throws(FrameError) in
      if let source = sources[path] { return source }
      let source = try open(path)
      sources[path] = source
      return source
    }
  }

  private func open(_ path: String) throws(FrameError) -> any FeatureSource {
    do { return try MapSource.open(path: path, budget: budget) } catch { throw .mapData(error) }
  }

  /// The style of a scene's map in one light, with names in one language.
  func style(of scene: NavigationScene, lighting: LightingMode, language: String) throws(FrameError) -> Style {
    let key = StyleKey(path: scene.map.style, lighting: lighting, language: language)
    return try styles.withLock { (styles) throws(FrameError) in
      if let style = styles[key] { return style }
      let style = try Self.readStyle(key)
      styles[key] = style
      return style
    }
  }

  private static func readStyle(_ key: StyleKey) throws(FrameError) -> Style {
    guard let path = key.path else { return try Assets.style(key.lighting, language: key.language) }
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path, limit: InputFile.textLimit) } catch { throw .scene(error) }
    do { return try Style(json: bytes, path: path, language: key.language) } catch { throw .style(error) }
  }

  /// What a routing service answered; the last ones are kept.
  func routeResponse(_ options: RouteOptions) throws(FrameError) -> RouteResponse {
    let key = RouteKey(
      path: options.response, format: options.format, precision: options.precision, drivingSide: options.drivingSide)
    return try responses.withLock { (responses) throws(FrameError) in
      if let response = responses[key] { return response }
      let response = try Situation.read(options)
      if responses.count >= Self.responseLimit { responses = [:] }
      responses[key] = response
      return response
    }
  }
}
