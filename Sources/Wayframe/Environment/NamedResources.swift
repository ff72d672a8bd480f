import Foundation

extension NavigationEnvironment {
  /// The file of a picture by its name, the one with most pixels per point: `pin@3x.png`, `pin@2x.png` or `pin.png`.
  static func imageFile(named name: String) -> (path: String, scale: Double)? {
    // A name must not lead out of the folder.
    guard !name.isEmpty, name.utf8.count <= 255, !name.contains("/"), !name.contains("\0") else { return nil }
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let folder = URL(fileURLWithPath: current?.imageFolder ?? ".")
    for (suffix, scale) in [("@3x", 3.0), ("@2x", 2), ("", 1)] {
      let path = folder.appendingPathComponent("\(stem)\(suffix).png").path
      if FileManager.default.fileExists(atPath: path) { return (path, scale) }
    }
    return nil
  }
}

extension AppImage {
  /// A PNG file of the environment's `imageFolder`; `nil` where there is none of that name.
  public init?(named name: String) {
    guard let file = NavigationEnvironment.imageFile(named: name) else { return nil }
    self.init(contentsOfFile: file.path, scale: file.scale)
  }

  /// A symbol, looked for like any other image and drawn in the tint colour: the platform's own symbols cannot be had here.
  public init?(systemName name: String) {
    self.init(named: name)
    self = withRenderingMode(.alwaysTemplate)
  }
}

extension SRGBColor {
  /// One of the environment's `namedColors`; `nil` where there is none of that name.
  public init?(named name: String) {
    guard let color = NavigationEnvironment.current?.namedColors[name] else { return nil }
    self = color
  }
}
