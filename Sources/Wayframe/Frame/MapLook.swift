import Guidance
import Icons
import MapStyle

/// How a map looks: its style, and the colours of what is drawn beside the style's layers.
struct MapLook: Sendable {
  let style: Style
  /// The style's own colours over the built-in look's.
  let palette: Palette
  /// What the style asks for and does not get, one sentence each.
  let warnings: [String]

  /// - Parameter path: a MapLibre style file; the built-in look when `nil`.
  init(path: String?, _ lighting: LightingMode, language: String) throws(FrameError) {
    let builtIn = try Assets.style(lighting, language: language)
    guard let path else {
      style = builtIn
      palette = Palette(builtIn.palette)
      warnings = builtIn.warnings
      return
    }
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path, limit: InputFile.textLimit) } catch { throw .scene(error) }
    do { style = try Style(json: bytes, path: path, language: language) } catch { throw .style(error) }
    palette = Palette(style.palette, over: builtIn.palette)
    let unknown = style.palette.keys.filter { builtIn.palette[$0] == nil }.sorted()
    warnings =
      style.warnings
      + unknown.map { "metadata[\"wayframe:palette\"]: nothing is drawn in the colour \"\($0.prefix(60))\"." }
  }
}
