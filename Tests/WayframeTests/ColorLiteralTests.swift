import Foundation
import TestSupport
import Testing

/// Colours come from the style's palette or from the interface's theme; code that draws has none of its own.
@Suite struct ColorLiteralTests {
  private static let targets = ["MapDrawing", "Icons", "NavigationUI", "Wayframe", "MapStyle", "Canvas", "Text"]

  /// Files and folders that may write colours, and why.
  private static let allowed: [(path: String, reason: String)] = [
    ("NavigationUI/Theme/", "the interface's theme"),
    ("NavigationUI/Specimens/", "grounds and examples of pages that show the design, which are no frames"),
    ("Wayframe/Specimen/", "the same"),
    ("Wayframe/MapView/Views/SystemColors.swift", "the platform's colours for an app's own views"),
    ("Wayframe/Overlays/OverlayColors.swift", "what the SDK's documentation says of overlays without a colour"),
    ("MapStyle/Colors/NamedColors.swift", "CSS's names"),
    ("MapDrawing/Extrusions/HouseColors.swift", "what map data call materials of roofs and walls"),
    ("MapStyle/Light.swift", "the sky of the style specification"),
    ("Icons/IconParts.swift", "the shadow under marks, by day and night"),
  ]

  /// Places in a file that write a colour as numbers.
  static func literals(_ source: String) -> [String] {
    source.split(separator: "\n").map(String.init).filter { line in
      let code = line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex)
      return code.contains(#/\bColor\((rgb: |light: )?0x/#) || code.contains(#/0x[0-9A-Fa-f]{6}\b/#)
        || code.contains(#/\bColor\(\s*red: [0-9.]+,/#) || code.contains(#/"#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"/#)
        || code.contains(#/(^|[^\\])"(rgb|hsl)a?\([0-9]/#)
    }
  }

  @Test func findsColors() {
    let source = """
      let a = Color(0x112233)
      let b = [0xFF5A4D, 3]  // a list
      let c = Color(red: 0.5, green: 0, blue: 0)
      let d = "#A0B0C0"
      let e = "rgb(1, 2, 3)"
      let f = Color.white  // like "#FFFFFF"
      /// Such as `"#0B8043"`.
      let g = Color(red: x.red, green: 0, blue: 0)
      let h = 0xFF + 0x1FFFF
      """
    #expect(Self.literals(source).map { $0.dropFirst(4).prefix(1) } == ["a", "b", "c", "d", "e"])
  }

  @Test func onlyPaletteAndThemeHaveColors() throws {
    var files = 0
    var unused = Set(Self.allowed.map(\.path))
    for target in Self.targets {
      let folder = Checkout.url("Sources/\(target)").resolvingSymlinksInPath()
      let found = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in found where file.pathExtension == "swift" {
        files += 1
        let path = target + file.path.dropFirst(folder.path.count)
        let lines = Self.literals(try String(contentsOf: file, encoding: .utf8))
        guard !lines.isEmpty else { continue }
        let permit = Self.allowed.first { path.hasPrefix($0.path) }
        #expect(permit != nil, "\(path): \(lines)")
        if let permit { unused.remove(permit.path) }
      }
    }
    #expect(files > 250)
    #expect(unused.isEmpty, "allowed without need")
  }
}
