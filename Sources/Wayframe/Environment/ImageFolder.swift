import Foundation
import Synchronization

/// Where pictures are looked for by their names: what an app's bundle is on a phone.
public enum ImageFolder {
  private static let held = Mutex<String?>(nil)
  @TaskLocal private static var ofTask: String?

  /// The path of a folder with PNG files, set once in a test's set-up; `nil` for the working directory.
  public static var `default`: String? {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }

  /// The folder that names are looked up in here.
  public static var current: String? { ofTask ?? `default` }

  /// Looks names up in another folder while `body` runs.
  public static func with<Result>(_ path: String, _ body: () throws -> Result) rethrows -> Result {
    try $ofTask.withValue(path) { try body() }
  }

  /// The file for a name, the one with most pixels a point: `pin@3x.png`, `pin@2x.png` or `pin.png`.
  static func file(named name: String) -> (path: String, scale: Double)? {
    // A name must not lead out of the folder.
    guard !name.isEmpty, name.utf8.count <= 255, !name.contains("/"), !name.contains("\0") else { return nil }
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let folder = URL(fileURLWithPath: current ?? ".")
    for (suffix, scale) in [("@3x", 3.0), ("@2x", 2), ("", 1)] {
      let path = folder.appendingPathComponent("\(stem)\(suffix).png").path
      if FileManager.default.fileExists(atPath: path) { return (path, scale) }
    }
    return nil
  }
}

extension AppImage {
  /// A PNG file of `ImageFolder.current`; `nil` where there is none of that name.
  public init?(named name: String) {
    guard let file = ImageFolder.file(named: name) else { return nil }
    self.init(contentsOfFile: file.path, scale: file.scale)
  }

  /// A symbol, looked for like any other image and drawn in the tint colour: the platform's own symbols cannot be had here.
  public init?(systemName name: String) {
    self.init(named: name)
    self = withRenderingMode(.alwaysTemplate)
  }
}
