/// How the map looks: a MapLibre style file is drawn; a style in the SDK's own language is taken, but drawn only as a warning
/// in the frame.
public final class GMSMapStyle {
  /// The path of a MapLibre style.
  let path: String?
  let json: String

  /// - Throws: when the text is no JSON.
  public init(jsonString: String) throws {
    _ = try JSONSerialization.jsonObject(with: Data(jsonString.utf8))
    json = jsonString
    path = nil
  }

  /// - Throws: when the file cannot be read or is no JSON.
  public init(contentsOfFileURL fileURL: URL) throws {
    let data = try Data(contentsOf: fileURL)
    let style = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    json = String(decoding: data, as: UTF8.self)
    path = style?["layers"] == nil ? nil : fileURL.path
  }

  init(path: String?, json: String) {
    self.path = path
    self.json = json
  }
}

/// The map's style under the SDK's name.
extension MapView {
  /// `nil` for the style that the map view began with.
  public var mapStyle: GMSMapStyle? {
    get {
      if let path = map.style, path != usualStyle { return GMSMapStyle(path: path, json: "") }
      return keptSettings.unreadStyle.map { GMSMapStyle(path: nil, json: $0) }
    }
    set {
      map.style = newValue?.path ?? usualStyle
      keptSettings.unreadStyle = newValue.flatMap { $0.path == nil ? $0.json : nil }
    }
  }
}
