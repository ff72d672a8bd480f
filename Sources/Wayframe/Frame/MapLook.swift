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

  /// - Parameters:
  ///   - path: a MapLibre style file; the built-in look when `nil`.
  ///   - units: in which heights are given.
  init(
    path: String?, _ lighting: LightingMode, language: String, units: LocaleFormat.DistanceUnits
  ) throws(FrameError) {
    // Peaks are in feet where short ways are; the British write metres.
    let state = ["heightUnit": units == .feetAndMiles ? "foot" : "metre"]
    let builtIn = try Assets.style(lighting, language: language, state: state)
    guard let path else {
      style = builtIn
      palette = Palette(builtIn.palette)
      warnings = builtIn.warnings
      return
    }
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path, limit: InputFile.textLimit) } catch { throw .scene(error) }
    do { style = try Style(json: bytes, path: path, language: language, state: state) } catch { throw .style(error) }
    palette = Palette(style.palette, over: builtIn.palette)
    let unknown = style.palette.keys.filter { builtIn.palette[$0] == nil }.sorted()
    warnings =
      style.warnings
      + unknown.map { "metadata[\"wayframe:palette\"]: nothing is drawn in the colour \"\($0.prefix(60))\"." }
  }
}
