import Foundation
import Geometry
import JSON
import Pixels

/// Texts to be shown in several sizes, plain, with a halo and along a curve: how a set of fonts draws them.
public struct TextSpecimen: Sendable {
  /// A text with its language.
  public struct Sample: Sendable {
    /// A BCP 47 tag, such as `zh-Hant`.
    public var language: String
    /// One line.
    public var text: String

    /// A text in a language, given as BCP 47.
    public init(language: String, text: String) {
      self.language = language
      self.text = text
    }
  }

  /// A row for each.
  public var samples: [Sample]
  /// Points, 4…200.
  public var sizes = [12.0, 16, 24, 30]
  /// The width of each of the three columns in points, 80…2,000; longer texts are shrunk to it.
  public var columnWidth = 300.0
  /// The text's colour.
  public var textColor = SRGBColor(0x1F2933)
  /// The halo's colour.
  public var haloColor = SRGBColor(0xFFFFFF)
  /// Points, 0…16.
  public var haloWidth = 2.0
  /// What the file is called in messages.
  public var file = "specimen"

  /// A specimen in the usual sizes and colours.
  public init(samples: [Sample]) { self.samples = samples }

  /// More texts do not fit on a page.
  public static let mostSamples = 100

  /// Reads a specimen file: `texts` with `language` and `text`, and, where they differ from the above, `sizes`,
  /// `columnWidth`, `textColor`, `haloColor` and `haloWidth`.
  public init(path: String) throws(SceneError) {
    var root = try SceneObject(
      JSONValue(sceneText: try InputFile.read(path, limit: InputFile.textLimit), file: path), file: path, path: "")
    guard var texts = try root.objects("texts", atMost: Self.mostSamples) else {
      throw .missingKey(file: path, key: "texts")
    }
    var samples: [Sample] = []
    for i in texts.indices {
      guard let text = try texts[i].text("text") else { throw .missingKey(file: path, key: "texts[\(i)].text") }
      samples.append(Sample(language: try texts[i].string("language") ?? "en", text: text))
      try texts[i].finish()
    }
    self.init(samples: samples)
    file = path
    sizes = try root.numbers("sizes", in: 4...200, atMost: 100) ?? sizes
    columnWidth = try root.number("columnWidth", in: 80...2000) ?? columnWidth
    textColor = try root.color("textColor").flatMap { $0 } ?? textColor
    haloColor = try root.color("haloColor").flatMap { $0 } ?? haloColor
    haloWidth = try root.number("haloWidth", in: 0...16) ?? haloWidth
    try root.finish()
  }
}
