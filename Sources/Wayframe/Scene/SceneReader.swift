import Foundation
import JSON

extension NavigationScene {
  /// Reads a scene file.
  ///
  /// - Parameters:
  ///   - path: the file, of JSON text.
  ///   - overrides: `key=value` pairs laid over the file before it is read; the value is JSON where it parses, else a
  ///     string, and paths in it are relative to the working directory.
  public init(path: String, overrides: [String] = []) throws(SceneError) {
    try self.init(json: try InputFile.read(path, limit: InputFile.textLimit), file: path, overrides: overrides)
  }

  /// Reads a scene from the text of a file; relative paths count from the file's folder.
  public init(json: some Sequence<UInt8>, file: String, overrides: [String] = []) throws(SceneError) {
    var document = try SceneDocument(json: json, file: file)
    for text in overrides { try document.lay(over: SceneOverride(text)) }
    self = try document.scene(file: overrides.isEmpty ? file : "\(file) with --set")
  }

  /// Reads a scene whose paths are resolved.
  init(tree: JSONValue, file: String) throws(SceneError) {
    var root = try SceneObject(tree, file: file, path: "")
    self.init(file: file)
    try read(&root)
    try root.finish()
    try checkInsets()
    try checkOverlays()
  }
}

extension NavigationScene {
  /// Whether a text has the form of a locale identifier, of at most 64 characters.
  public static func isLocale(_ text: String) -> Bool {
    text.utf8.count <= 64 && text.wholeMatch(of: /[A-Za-z]{2,3}([-_@][A-Za-z0-9=]+)*/) != nil
  }

  /// Refuses insets that leave nothing of the frame.
  private func checkInsets() throws(SceneError) {
    for (key, insets) in [("device.safeArea", device.safeArea), ("padding", padding)] {
      let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
      guard across < device.width && down < device.height else {
        throw .outOfRange(
          file: file, key: "\(key), opposite sides together", value: across < device.width ? down : across,
          allowed: "less than the frame's \(device.width) x \(device.height) points")
      }
    }
  }
}
