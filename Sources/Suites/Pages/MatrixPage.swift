import Foundation
import Images
import JSON
import Pixels
import Wayframe

/// The overview of a suite's frames: devices in rows, languages and light in columns.
///
/// `index.html` lies beside the folders of frames and thumbnails; with many frames every scene has a page of its own.
public struct MatrixPage {
  /// A file of the overview.
  public struct File: Sendable, Hashable {
    /// Relative to the overview's folder.
    public let path: String
    /// The file's whole content.
    public let html: String
  }

  /// The heading.
  public var title: String
  /// The suite as commands name it.
  public var suite: String
  /// When the frames were drawn.
  public var made: Date
  /// The frames in the suite's order.
  public var frames: [FrameRecord]
  /// Where a frame's picture lies, relative to the overview.
  public var picturePath: (_ name: String) -> String = { "frames/\($0).png" }
  /// Where a frame's thumbnail lies, relative to the overview.
  public var thumbnailPath: (_ name: String) -> String = { "thumbs/\($0).png" }
  /// The command that draws a frame anew, as text for a shell.
  public var command: (FrameRecord) -> String?
  /// The suite's folder: messages that name files in it are shown without it.
  public var folder: String?

  /// An overview of `frames`.
  public init(title: String, suite: String, made: Date, frames: [FrameRecord]) {
    self.title = title
    self.suite = suite
    self.made = made
    self.frames = frames
    command = { ShellWord.command("wayframe", "render", suite, "--only", $0.name, "-o", ".") }
  }

  /// More frames than these do not stand on one page.
  public static let cellsOfOnePage = 200
  private static let thumbnailSide = 480

  /// The thumbnail of a frame as a PNG file, at most 480 pixels long.
  public static func thumbnail(of frame: PixelBuffer, threads: Int = 1) -> [UInt8] {
    PNG.encode(frame.averaged(longestSide: thumbnailSide), threads: threads)
  }

  /// `index.html`, and a page for each scene where there are more than 200 frames; equal inputs give equal text.
  public func files() throws(FrameError) -> [File] {
    var groups: [(name: String, frames: [FrameRecord])] = []
    var places: [String: Int] = [:]
    for frame in frames {
      let name = frame.group
      if let place = places[name] {
        groups[place].frames.append(frame)
      } else {
        places[name] = groups.count
        groups.append((name, [frame]))
      }
    }
    guard frames.count > Self.cellsOfOnePage && groups.count > 1 else {
      return [File(path: "index.html", html: try page(of: frames, heading: title, scenes: []))]
    }
    // Numbered, since a scene's name need not be a file's.
    let scenes = groups.enumerated().map { index, group in
      Scene(name: group.name, path: "scene-\(index + 1).html", frames: group.frames)
    }
    var files = [File(path: "index.html", html: try page(of: [], heading: title, scenes: scenes))]
    for scene in scenes {
      let heading = "\(title) · \(scene.name)"
      files.append(File(path: scene.path, html: try page(of: scene.frames, heading: heading, scenes: [])))
    }
    return files
  }

  private struct Scene {
    var name, path: String
    var frames: [FrameRecord]
  }

  private func page(of frames: [FrameRecord], heading: String, scenes: [Scene]) throws(FrameError) -> String {
    var data = JSONObject()
    data["format"] = .number(1)
    data["title"] = .string(heading)
    data["suite"] = .string(suite.split(separator: "/").last.map(String.init) ?? suite)
    data["made"] = .string(made.ISO8601Format())
    data["version"] = .string(Version.current)
    data["total"] = .number(Double(self.frames.count))
    data["frames"] = .array(frames.map(facts))
    data["scenes"] = .array(scenes.map(facts))
    var locales = JSONObject()
    for locale in Set(frames.map(\.locale)).sorted() { locales[locale] = .string(Self.ownName(of: locale)) }
    data["locales"] = .object(locales)
    return try PageTemplate.matrix.document(
      title: heading, sources: "img-src 'self' file: data:", data: .object(data),
      withoutScript: list(of: frames, scenes: scenes))
  }

  private func facts(of frame: FrameRecord) -> JSONValue {
    var facts = JSONObject()
    facts["name"] = .string(frame.name)
    facts["scene"] = .string(frame.group)
    facts["device"] = .string(frame.device)
    facts["locale"] = .string(frame.locale)
    facts["light"] = .string(frame.light)
    if frame.state != .failed && frame.size.count == 2 && frame.scale > 0 {
      facts["width"] = .number(Double(frame.size[0]) / frame.scale)
      facts["height"] = .number(Double(frame.size[1]) / frame.scale)
      facts["image"] = .string(Self.address(picturePath(frame.name)))
      facts["thumb"] = .string(Self.address(thumbnailPath(frame.name)))
    } else {
      facts["error"] = .string(frame.error.map { MarkupText.message($0, without: folder) } ?? "it was not drawn")
    }
    facts["command"] = command(frame).map { .string($0) }
    return .object(facts)
  }

  private func facts(of scene: Scene) -> JSONValue {
    var facts = JSONObject()
    facts["name"] = .string(scene.name)
    facts["page"] = .string(scene.path)
    facts["frames"] = .number(Double(scene.frames.count))
    facts["thumb"] = scene.frames.first { $0.state != .failed }.map { .string(Self.address(thumbnailPath($0.name))) }
    return .object(facts)
  }

  private func list(of frames: [FrameRecord], scenes: [Scene]) -> String {
    let links =
      frames.map { (Self.address(picturePath($0.name)), $0.name) } + scenes.map { ($0.path, $0.name) }
    let items = links.map { address, name in
      "<li><a href=\"\(MarkupText.escaped(address))\">\(MarkupText.escaped(name))</a></li>\n"
    }
    return "<div class=\"plain\"><h1>\(MarkupText.escaped(title))</h1>\n<ul>\n\(items.joined())</ul></div>\n"
  }

  /// A relative path as an address: everything but letters, digits and a few signs is escaped, part by part.
  static func address(_ path: String) -> String {
    let bytes = path.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "-"):
        return String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return bytes.joined()
  }

  /// A locale's language and region in that language, such as "Deutsch (Deutschland)".
  public static func ownName(of locale: String) -> String {
    Locale(identifier: locale).localizedString(forIdentifier: locale) ?? locale
  }
}

extension FrameRecord {
  /// What of the name tells scenes apart: the parts that are not device, locale and light.
  var group: String {
    var parts = name.split(separator: "/").map(String.init)
    for word in [device, locale, light] {
      if let place = parts.lastIndex(of: word) { parts.remove(at: place) }
    }
    return parts.isEmpty ? scene : parts.joined(separator: "/")
  }
}
