import Foundation
import Images
import JSON
import Wayframe

/// What a picture was drawn from, as it lies in a PNG file: scene, picture, version and fonts.
public struct PictureRecipe: Sendable, Hashable {
  /// The text chunk's keyword.
  public static let keyword = "Wayframe"

  /// One object: `format`, `version`, `scene` (with paths from the suite's folder), `picture` and `fonts`.
  let tree: JSONValue

  init(_ entry: GalleryPlan.Entry, _ layout: FrameLayout, _ options: GalleryOptions, folder: String) {
    let picture = entry.picture
    var drawn = JSONObject()
    drawn["name"] = .string(entry.name)
    drawn["frame"] = .string(entry.frame.name)
    drawn["device"] = .bool(options.hasDevice && picture.crop.isEmpty)
    drawn["shadow"] = .bool(options.hasShadow)
    drawn["page"] = .string(options.page.rawValue)
    drawn["style"] = .string(picture.style.rawValue)
    drawn["names"] = .string(options.names.rawValue)
    drawn["callouts"] = .array(picture.callouts.map { .string($0.element) })
    drawn["crop"] = .array(picture.crop.map { .string($0) })
    if !picture.crop.isEmpty { drawn["margin"] = .number(picture.cropMargin) }
    var tree = JSONObject()
    tree["format"] = .number(1)
    tree["version"] = .string(Version.current)
    tree["scene"] = (entry.frame.document?.tree ?? .null).relative(to: folder)
    tree["picture"] = .object(drawn)
    tree["fonts"] = .array(
      layout.fonts.map { font in
        var facts = JSONObject()
        // Folders differ from machine to machine.
        facts["file"] = .string(font.file.split(separator: "/").last.map(String.init) ?? font.file)
        facts["sha256"] = .string(font.sha256)
        return .object(facts)
      })
    self.tree = .object(tree)
  }

  /// Reads the recipe of a PNG file; `nil` for a file without one.
  ///
  /// - Throws: `ImageError` for what is no PNG file.
  public init?(png: [UInt8], file: String) throws(ImageError) {
    guard let text = try PNG.texts(in: png)[Self.keyword],
      let tree = try? JSONValue(parsing: Array(text.utf8), file: file), tree["scene"]?.object != nil
    else { return nil }
    self.tree = tree
  }

  /// As it is stored.
  var text: String { tree.text() }

  /// The recipe as JSON in lines.
  public var json: String { tree.indentedText() + "\n" }

  /// Whether both draw the same: version and fonts may differ.
  func isOfSamePicture(as other: PictureRecipe) -> Bool {
    tree["scene"] == other.tree["scene"] && tree["picture"] == other.tree["picture"]
  }

  /// What it says, for people.
  public var summary: String {
    func words(_ value: JSONValue?) -> String { value.map { $0.string ?? $0.text() } ?? "unknown" }
    let picture = tree["picture"]
    func list(_ key: String) -> String? {
      let names = (picture?[key]?.array ?? []).compactMap(\.string)
      return names.isEmpty ? nil : names.joined(separator: ", ")
    }
    var lines = ["drawn by Wayframe \(words(tree["version"])) from the frame \(words(picture?["frame"]))"]
    lines.append("device: \(picture?["device"] == .bool(true) ? "yes" : "no"), page: \(words(picture?["page"]))")
    if let marks = list("callouts") { lines.append("call-outs (\(words(picture?["style"]))): \(marks)") }
    if let crop = list("crop") { lines.append("cut to: \(crop), margin \(words(picture?["margin"]))") }
    for font in tree["fonts"]?.array ?? [] { lines.append("font: \(words(font["file"])) \(words(font["sha256"]))") }
    lines.append("scene:")
    return (lines + [(tree["scene"] ?? .null).indentedText()]).joined(separator: "\n") + "\n"
  }
}

extension JSONValue {
  /// With the paths of files as they are seen from a folder.
  fileprivate func relative(to folder: String) -> JSONValue {
    switch self {
    case .string(let text) where text.hasPrefix("/") && FileManager.default.fileExists(atPath: text):
      return .string(Self.path(text, from: folder))
    case .array(let items): return .array(items.map { $0.relative(to: folder) })
    case .object(let object):
      return .object(JSONObject(object.members.map { ($0.key, $0.value.relative(to: folder)) }))
    default: return self
    }
  }

  private static func path(_ path: String, from folder: String) -> String {
    func parts(_ path: String) -> [Substring] {
      URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/")
    }
    let (target, start) = (parts(path), parts(folder))
    let common = zip(target, start).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - common) + target[common...]).joined(separator: "/")
  }
}
