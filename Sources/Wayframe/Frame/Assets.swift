import Foundation
import MapData
import MapStyle
import Text

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
      ).style(lighting == .lowLight ? .night : .day, language: language, state: state, compiling: .whenUsed)
    } catch {
      throw .style(error)
    }
  }

  /// The world under users' maps at small zooms.
  static func backdrop() throws(FrameError) -> Backdrop {
    let path = path(of: "backdrop.pmtiles")
    guard FileManager.default.fileExists(atPath: path) else { throw .missingAsset(name: "backdrop.pmtiles") }
    do { return try Backdrop(path: path) } catch { throw .mapData(error) }
  }

  /// The folders of the fonts: `fonts` beside the program, so that a copied folder draws the same everywhere, then the
  /// system's Noto folders.
  static var fontDirectories: [String] {
    [Bundle.main.bundleURL.appendingPathComponent("fonts").path] + FontLibrary.defaultDirectories
  }

  private static func path(of name: String) -> String { Bundle.module.bundleURL.appendingPathComponent(name).path }

  private static func bytes(of name: String) throws(FrameError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path(of: name)) else {
      throw .missingAsset(name: name)
    }
    return Array(data)
  }
}
