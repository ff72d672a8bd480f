import Foundation
import MapStyle

/// The files that come with Wayframe.
enum Assets {
  /// The built-in look for a lighting mode.
  static func style(
    _ lighting: LightingMode, language: String, state: [String: String]
  ) throws(FrameError) -> Style {
    let template = try bytes(of: "wayframe.json")
    let palette = try bytes(of: "palette.json")
    do {
      return try StyleTemplate(
        template: template, templatePath: "Styles/wayframe.json", palette: palette, palettePath: "Styles/palette.json"
      ).style(lighting == .lowLight ? .night : .day, language: language, state: state)
    } catch {
      throw .style(error)
    }
  }

  private static func bytes(of name: String) throws(FrameError) -> [UInt8] {
    let url = Bundle.module.bundleURL.appendingPathComponent(name)
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw .missingAsset(name: name)
    }
    return Array(data)
  }
}
