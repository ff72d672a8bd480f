import Foundation
import JSON
import Wayframe

/// Puts a page together from its parts: one HTML file that loads nothing.
public struct PageTemplate: Sendable {
  /// The name of the page's `.html`, `.css` and `.js` among the templates.
  private let name: String

  /// The page of a report, of a matrix or of the preview.
  public static let report = PageTemplate(name: "report")
  /// The overview of a suite's frames.
  public static let matrix = PageTemplate(name: "matrix")
  /// The page of a suite's documentation pictures.
  public static let gallery = PageTemplate(name: "gallery")
  /// The page that shows a scene while it is edited.
  public static let preview = PageTemplate(name: "preview")

  /// The page as HTML.
  ///
  /// - Parameters:
  ///   - title: the window's title.
  ///   - sources: what the browser may load pictures from and connect to, as a content security policy; nothing else is
  ///     let through.
  ///   - data: what the script reads.
  ///   - pictures: PNG files by id, which the script decodes when it shows them.
  ///   - withoutScript: HTML for browsers that run no scripts.
  public func document(
    title: String, sources: String, data: JSONValue, pictures: [EmbeddedPicture] = [], withoutScript: String
  ) throws(FrameError) -> String {
    let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; \(sources)"
    var page = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>\(MarkupText.escaped(title))</title>
      <style>

      """
    page += try Self.text(of: "tokens.css") + Self.text(of: "\(name).css")
    page += "</style></head>\n<body>\n"
    page += try Self.text(of: "\(name).html")
    page += "<noscript>\n\(withoutScript)</noscript>\n"
    page += "<script type=\"application/json\" id=\"data\">\(MarkupText.scriptData(data))</script>\n"
    for picture in pictures {
      page += "<script type=\"image/base64\" id=\"img-\(picture.id)\">\(picture.base64)</script>\n"
    }
    page += "<script>\n"
    page += try Self.text(of: "shared.js") + Self.text(of: "\(name).js")
    page += "</script></body></html>\n"
    return page
  }

  /// A template's text, from the folder that comes with the library.
  private static func text(of file: String) throws(FrameError) -> String {
    let url = Bundle.module.bundleURL.appendingPathComponent("Templates").appendingPathComponent(file)
    guard let data = FileManager.default.contents(atPath: url.path) else { throw .missingAsset(name: file) }
    return String(decoding: data, as: UTF8.self)
  }
}

/// A PNG file inside a page.
public struct EmbeddedPicture: Sendable, Hashable {
  /// Letters, digits and underscores.
  public let id: String
  /// The PNG file's bytes in base 64, without line breaks.
  public let base64: String

  init(id: String, png: [UInt8]) {
    self.id = id
    base64 = Data(png).base64EncodedString()
  }
}
