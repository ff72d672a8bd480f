import Foundation
import Suites
import Wayframe

/// What a picture's file holds.
enum PictureFormat: String, CaseIterable {
  case png, svg, pdf

  init?(path: String) { self.init(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased()) }

  static let endings = ".png, .svg or .pdf"
}

extension Frame {
  /// The file of the picture.
  func bytes(_ format: PictureFormat, letters: SVGLetters, threads: Int) -> [UInt8] {
    switch format {
    case .png: png(threads: threads)
    case .svg: Array(svg(letters).utf8)
    case .pdf: pdf()
    }
  }
}

/// What `--output`, `--format` and `--svg-text` say of one picture.
struct PictureOutput {
  /// "-" is standard output.
  let path: String
  let format: PictureFormat
  let letters: SVGLetters

  /// - Parameter mayStream: whether "-" stands for standard output.
  init(_ arguments: Arguments, mayStream: Bool = false) throws(UsageError) {
    guard let output = try arguments.one("--output") else { throw UsageError("name the output: -o OUT.png") }
    path = output
    let stated = try Self.formats(arguments)
    if output == "-", mayStream {
      guard stated.count <= 1 else { throw UsageError("-o -: standard output takes one picture; name one --format") }
      format = stated.first ?? .png
    } else {
      guard let named = PictureFormat(path: output) else {
        throw UsageError("\(output): the picture's name must end in \(PictureFormat.endings)")
      }
      guard stated.isEmpty else {
        throw UsageError("--format is for suites and for -o -; the name \(output) says what the picture is")
      }
      format = named
    }
    letters = Self.letters(arguments)
    guard letters == .outlines || format == .svg else {
      let place = output == "-" ? "-o - --format svg" : "-o \(Self.named(output, .svg))"
      let reason = format == .pdf ? "the text of a PDF can be selected without it" : "a PNG has no text"
      throw UsageError("--svg-text is for SVG: \(reason); write \(place)")
    }
  }

  /// What `--format` asks for.
  static func formats(_ arguments: Arguments) throws(UsageError) -> [PictureFormat] {
    var formats: [PictureFormat] = []
    for text in arguments.all("--format") {
      guard let format = PictureFormat(rawValue: text.lowercased()) else {
        let known = PictureFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("--format must be one of \(known), not \"\(text)\"")
      }
      if !formats.contains(format) { formats.append(format) }
    }
    return formats
  }

  static func letters(_ arguments: Arguments) -> SVGLetters {
    arguments.has("--svg-text") ? .text : .outlines
  }

  /// The name with another ending.
  private static func named(_ path: String, _ format: PictureFormat) -> String {
    let ending = URL(fileURLWithPath: path).pathExtension
    return path.dropLast(ending.count) + format.rawValue
  }
}

extension OptionSpecification {
  static let picture = value(
    "--output", "-o", as: "FILE", .file, about: "the picture: .png, or .svg or .pdf for the same as vectors")
  static let svgText = flag(
    "--svg-text",
    about:
      "in SVG, letters as text that can be selected, searched and translated, instead of outlines; it is seen as drawn "
      + "where the fonts are installed")
}
