import Foundation
import JSON
import Wayframe

/// A picture of a gallery, for its pages and for programs.
public struct GalleryRecord: Sendable, Hashable {
  /// An element that is pointed out.
  public struct Mark: Sendable, Hashable {
    /// From 1, as the picture shows it.
    public var number: Int
    /// What it is called.
    public var name: String
    /// The element's name in the frame's layout.
    public var element: String
    /// What shows or hides it; `nil` where nothing does.
    public var setting: String?
  }

  /// Unique in the gallery; a path without an extension.
  public var name: String
  /// Its files, relative to the gallery's folder, by pixels a point, the lowest first.
  public var files: [String]
  /// The frame that it shows.
  public var frame: String
  /// Points.
  public var width, height: Double
  /// The heading; `nil` for none.
  public var title: String?
  /// What it shows, in words.
  public var alt: String
  /// Whether names or numbers point out the elements.
  public var style: SuitePicture.Style
  /// In the order of their numbers.
  public var marks: [Mark]

  init(_ entry: GalleryPlan.Entry, _ picture: DocumentationPicture, files: [String]) {
    name = entry.name
    self.files = files
    frame = entry.frame.name
    (width, height) = picture.size
    title = picture.title
    alt = picture.alt
    style = picture.style
    marks = picture.labels.map { label in
      Mark(
        number: label.callOut.number, name: label.fullName, element: label.callOut.name, setting: label.setting)
    }
  }

  var json: JSONValue {
    var facts = JSONObject()
    facts["name"] = .string(name)
    facts["files"] = .array(files.map { .string($0) })
    facts["frame"] = .string(frame)
    facts["width"] = .number(width)
    facts["height"] = .number(height)
    facts["title"] = title.map { .string($0) }
    facts["alt"] = .string(alt)
    facts["style"] = .string(style.rawValue)
    facts["callouts"] = .array(
      marks.map { mark in
        var facts = JSONObject()
        facts["number"] = .number(Double(mark.number))
        facts["name"] = .string(mark.name)
        facts["element"] = .string(mark.element)
        facts["setting"] = mark.setting.map { .string($0) }
        return .object(facts)
      })
    return .object(facts)
  }
}

/// `gallery.json`: what a gallery wrote, for programs and for its next run.
enum GalleryManifest {
  static let fileName = "gallery.json"

  static func text(of records: [GalleryRecord], indexes: [String]) -> String {
    text(pictures: records.map(\.json), pages: indexes.map { .string($0) })
  }

  /// What a run for some of the pictures says: its own in the place of earlier ones of their names, or behind all others.
  static func text(of records: [GalleryRecord], besideThoseIn folder: String) -> String {
    let earlier = tree(in: folder)
    var own = Dictionary(records.map { ($0.name, $0.json) }) { first, _ in first }
    let kept = (earlier?["pictures"]?.array ?? []).map { picture in
      picture["name"]?.string.flatMap { own.removeValue(forKey: $0) } ?? picture
    }
    let added = records.compactMap { own[$0.name] }
    return text(pictures: kept + added, pages: earlier?["pages"]?.array ?? [])
  }

  private static func text(pictures: [JSONValue], pages: [JSONValue]) -> String {
    var tree = JSONObject()
    tree["format"] = .number(1)
    tree["pictures"] = .array(pictures)
    tree["pages"] = .array(pages)
    return JSONValue.object(tree).indentedText() + "\n"
  }

  private static func tree(in folder: String) -> JSONValue? {
    let path = "\(folder)/\(fileName)"
    guard let bytes = try? InputFile.read(path, limit: InputFile.textLimit) else { return nil }
    return try? JSONValue(parsing: bytes, file: path)
  }

  /// The files that an earlier run says it wrote; none where there is no manifest or one that cannot be read.
  ///
  /// Whatever the file says, all stay below the gallery's folder.
  static func files(in folder: String) -> [String] {
    guard let tree = tree(in: folder) else { return [] }
    let pictures = (tree["pictures"]?.array ?? []).flatMap { $0["files"]?.array ?? [] }
    let files = (pictures + (tree["pages"]?.array ?? [])).compactMap(\.string)
    return files.filter { file in
      WholeFile.isUsable(name: file) && endings.contains { file.hasSuffix(".\($0)") }
    }
  }

  private static let endings = GalleryOptions.Format.allCases.map(\.rawValue) + ["html", "md"]
}
