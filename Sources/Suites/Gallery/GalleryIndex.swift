import Foundation
import JSON
import Wayframe

/// The pages that show a gallery's pictures: for browsers, for repositories, and for a DocC catalogue.
///
/// Equal galleries give equal pages: none tells a time or a version.
struct GalleryIndex {
  /// A page's file.
  struct File {
    /// Relative to the gallery's folder.
    let path: String
    let text: String
  }

  let title: String
  let pictures: [GalleryRecord]
  let page: DeviceOutline.Page

  func files(_ indexes: Set<GalleryOptions.Index>) throws(FrameError) -> [File] {
    var files: [File] = []
    for index in GalleryOptions.Index.allCases where indexes.contains(index) {
      let text =
        switch index {
        case .html: try html()
        case .markdown: markdown()
        case .docc: article()
        }
      files.append(File(path: Self.fileName(index, title: title), text: text))
    }
    return files
  }

  static func fileName(_ index: GalleryOptions.Index, title: String) -> String {
    switch index {
    case .html: "index.html"
    case .markdown: "index.md"
    // DocC calls a page after its file, and a catalogue may have several galleries.
    case .docc: "\(NameTemplate.safe(title))-pictures.md"
    }
  }

  // MARK: Markdown

  private func markdown() -> String {
    let sections = pictures.map { picture in
      section(picture, image: "![\(Self.line(picture.alt))](\(MatrixPage.address(picture.files[0])))")
    }
    return (["# \(Self.line(title))"] + sections).joined(separator: "\n\n") + "\n"
  }

  /// DocC finds pictures by their names, whatever folder and scale they have.
  private func article() -> String {
    let sections = pictures.map { picture in
      let file = picture.files[0]
      let bare = file.replacing(/(@[0-9]x)?\.[a-z]+$/, with: "")
      return section(picture, image: "![\(Self.line(picture.alt))](\(MatrixPage.address(bare)))")
    }
    let about = "The pictures of \(Self.line(title)), each with what it points out."
    return (["# Pictures of \(Self.line(title))", about, "## Overview"] + sections).joined(separator: "\n\n") + "\n"
  }

  private func section(_ picture: GalleryRecord, image: String) -> String {
    let marks = picture.marks.map { mark in
      let setting = mark.setting.map { Self.isName($0) ? " (`\($0)`)" : " (\(Self.line($0)))" } ?? ""
      // One call-out has no number in the picture.
      return "\(picture.marks.count > 1 ? "\(mark.number)." : "-") \(Self.line(mark.name))\(setting)"
    }
    let list = marks.isEmpty ? "" : "\n\n" + marks.joined(separator: "\n")
    return "### \(Self.line(heading(of: picture)))\n\n\(image)\(list)"
  }

  /// Whether a text is a key or a setting rather than words.
  private static func isName(_ text: String) -> Bool { text.allSatisfy { $0.isASCII && ($0.isLetter || $0 == ".") } }

  /// The title; where several have the same one, with the picture's name.
  private func heading(of picture: GalleryRecord) -> String {
    guard let title = picture.title else { return picture.name }
    return pictures.count { $0.title == title } > 1 ? "\(title): \(picture.name)" : title
  }

  /// One line of text in which nothing is markup.
  private static func line(_ text: String) -> String {
    var line = ""
    for character in text {
      if character.isNewline {
        line += " "
      } else {
        if "\\`*_[]<>#|".contains(character) { line += "\\" }
        line.append(character)
      }
    }
    return line
  }

  // MARK: HTML

  private func html() throws(FrameError) -> String {
    var data = JSONObject()
    data["format"] = .number(1)
    data["title"] = .string(title)
    data["page"] = .string(page.rawValue)
    data["pictures"] = .array(
      pictures.map { picture in
        var facts = picture.json.object ?? JSONObject()
        facts["image"] = .string(MatrixPage.address(picture.files[picture.files.count - 1]))
        facts["markdown"] = .string(
          "![\(Self.line(picture.alt))](\(MatrixPage.address(picture.files[0])))")
        return .object(facts)
      })
    return try PageTemplate.gallery.document(
      title: title, sources: "img-src 'self' file: data:", data: .object(data), withoutScript: list)
  }

  private var list: String {
    let figures = pictures.map { picture in
      let alt = MarkupText.escaped(picture.alt)
      let address = MarkupText.escaped(MatrixPage.address(picture.files[picture.files.count - 1]))
      return "<h2>\(MarkupText.escaped(picture.title ?? picture.name))</h2>\n"
        + "<p><img src=\"\(address)\" alt=\"\(alt)\" width=\"\(Int(picture.width))\"></p>\n<p>\(alt)</p>\n"
    }
    return "<div class=\"plain\"><h1>\(MarkupText.escaped(title))</h1>\n\(figures.joined())</div>\n"
  }
}
