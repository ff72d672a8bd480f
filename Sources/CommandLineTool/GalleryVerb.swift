import Foundation
import ShownText
import Suites
import Wayframe

enum GalleryVerb: Verb {
  static let name = "gallery"
  static let summary = "make documentation pictures of a suite: devices, call-outs, cuts, alternative texts"
  static let usage = "SUITE -o DIR [options]"
  static let about = """
    Makes the pictures that SUITE describes under "pictures", for every language and light that the suite has. A suite
    or a scene that describes none gets a picture of every frame, as the options say. DIR gets the pictures, a page that
    shows them, and gallery.json, which says what each picture points out. Files that show what they should stay
    untouched; files of an earlier run that no picture has any more are removed.
    A whole frame stands on a device with a status bar and a shadow; a cut has rounded corners.
    """
  static let operand = OperandKind.files(["json"])
  static let options: [OptionSpecification] = [
    .value("--output", "-o", as: "DIR", .folder, about: "where pictures and pages go"),
    .flag(
      "--check",
      about: "writes nothing; ends with 1 and names each file that shows something else, is missing or is left over"),
    .value(
      "--only", as: "PATTERN",
      about: "only pictures of such names, see render; pages and files of others stay as they are; may be given often"),
    .flag("--list", about: "prints the pictures' names and draws nothing"),
    .value(
      "--callouts", as: "NAMES",
      about:
        "the elements to point out, such as navigationHeader,compassButton, or all; layout prints their names. Landmarks "
        + "such as position count too"),
    .value(
      "--style", as: "STYLE", .words(SuitePicture.Style.allCases.map(\.rawValue)),
      about: "names beside the picture with lines, or numbers on it; default: named, or numbered where names lack room"),
    .value(
      "--names", as: "NAMES", .words(GalleryOptions.Names.allCases.map(\.rawValue)),
      about: "plain words with the setting, or the SDK's names of elements; default: plain"),
    .value("--crop", as: "NAMES", about: "cuts pictures to elements, such as navigationHeader"),
    .value("--margin", as: "N", about: "points around the elements that pictures are cut to; default: 16"),
    .flag("--no-device", about: "no device and no status bar: the frame with rounded corners"),
    .flag("--no-shadow", about: "no shadow"),
    .value(
      "--page", as: "PAGE", .words(DeviceOutline.Page.allCases.map(\.rawValue)),
      about: "the page that pictures are made for; default: light"),
    .value(
      "--scale", as: "N", about: "pixels a point, 1 to 4, or several such as 1,2,3 (NAME@2x.png); default: 2"),
    .value(
      "--format", as: "FORMAT", .words(GalleryOptions.Format.allCases.map(\.rawValue)),
      about: "what pictures are written as; default: png"),
    .value(
      "--index", as: "PAGES",
      about: "the pages that show them: some of html, markdown, docc, or none; default: html; PDF has none"),
    .flag("--no-recipe", about: "PNG files do not say what they were drawn from; inspect prints that"),
    .set,
    .device,
    .settings,
    .threads,
    .fonts,
    .simd,
  ]
  static let examples = [
    "suite.json -o docs/pictures",
    "Assets/Samples/helsinki/day.json -o pictures --callouts all",
    "day.json -o pictures --crop navigationHeader --margin 8 --format svg",
    "suite.json -o docs/pictures --check",
  ]

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let path = try arguments.operand("a suite or a scene")
    let options = try galleryOptions(arguments)
    let drawing = try RenderingOptions(arguments)
    let isList = arguments.has("--list")
    let output = try arguments.one("--output")
    guard output != nil || isList else { throw UsageError("say which folder to write to: -o DIR") }
    guard output != "-" else { throw UsageError("-o -: a gallery has many files; name a folder") }
    let resources = try FrameResources(fontDirectories: drawing.fonts)
    let suite = try Suite(path: path, overrides: SceneChanges.overrides(arguments), resources: resources)
    let gallery = try Gallery(suite, options: options)
    let chosen = try names(gallery, only: arguments.all("--only"))
    guard let output, !isList else {
      let shown = gallery.names.filter { chosen?.contains($0) ?? true }
      try StandardStreams.output(shown.map { $0 + "\n" }.joined())
      return .success
    }
    let (isQuiet, isCheck) = (arguments.has("--quiet"), arguments.has("--check"))
    var progress = ProgressLine(total: gallery.frameCount(of: chosen), isQuiet: isQuiet)
    let runner = SuiteRunner(threads: drawing.threads, simd: drawing.simd, resources: resources)
    let outcome = try gallery.run(to: output, names: chosen, isCheck: isCheck, runner: runner) { progress.advance() }
    progress.clear()
    return conclude(outcome, folder: output, isCheck: isCheck, isQuiet: isQuiet)
  }

  private static func conclude(
    _ outcome: Gallery.Outcome, folder: String, isCheck: Bool, isQuiet: Bool
  ) -> ExitCode {
    if !isQuiet {
      let lines = grouped(outcome.warnings).map { text, pictures in
        let place = pictures.count == 1 ? pictures[0] : "\(pictures.count) pictures, first \(pictures[0])"
        return "\(text) (in \(place))"
      }
      StandardStreams.warn(lines, of: name)
    }
    for failure in outcome.failures { StandardStreams.note("wayframe gallery: \(failure)") }
    let changed = outcome.files.filter { $0.state != .current }
    if isCheck && !isQuiet {
      for file in changed { StandardStreams.note("\(file.state.rawValue): \(folder)/\(file.path)") }
    }
    guard outcome.failures.isEmpty else {
      StandardStreams.note(
        "wayframe gallery: \(counted(outcome.failures.count, "fault", "faults")); nothing in \(folder) was changed")
      return .badInput
    }
    guard !isCheck else {
      StandardStreams.note(
        changed.isEmpty
          ? "all \(outcome.files.count) files are current"
          : "\(changed.count) of \(outcome.files.count) files \(changed.count == 1 ? "is" : "are") not current")
      return changed.isEmpty ? .success : .differs
    }
    let removed = changed.count { $0.state == .leftover }
    let count = outcome.pictures.count
    var text = "\(count) picture\(count == 1 ? "" : "s") in \(folder): \(changed.count - removed) files written"
    text += ", \(outcome.files.count - changed.count) unchanged"
    if removed > 0 { text += ", \(removed) removed" }
    StandardStreams.note(text)
    return .success
  }

  /// Each text once, with the pictures that it is about.
  private static func grouped(_ warnings: [(picture: String, text: String)]) -> [(text: String, pictures: [String])] {
    var groups: [(text: String, pictures: [String])] = []
    for (picture, text) in warnings {
      if let place = groups.firstIndex(where: { $0.text == text }) {
        groups[place].pictures.append(picture)
      } else {
        groups.append((text, [picture]))
      }
    }
    return groups
  }

  /// Those that fit one of the patterns; `nil` without patterns.
  private static func names(_ gallery: Gallery, only patterns: [String]) throws(UsageError) -> Set<String>? {
    guard !patterns.isEmpty else { return nil }
    var chosen: Set<String> = []
    for text in patterns {
      let pattern = NamePattern(text)
      let fitting = gallery.names.filter { pattern.fits($0) }
      guard !fitting.isEmpty else {
        throw UsageError("--only \(text): no picture has such a name; --list prints them")
      }
      chosen.formUnion(fitting)
    }
    return chosen
  }

  private static func galleryOptions(_ arguments: Arguments) throws(UsageError) -> GalleryOptions {
    var options = GalleryOptions()
    options.hasDevice = !arguments.has("--no-device")
    options.hasShadow = !arguments.has("--no-shadow")
    options.hasRecipe = !arguments.has("--no-recipe")
    options.callouts = try list("--callouts", arguments)
    options.crop = try list("--crop", arguments)
    options.style = try word("--style", arguments)
    options.names = try word("--names", arguments) ?? options.names
    options.page = try word("--page", arguments) ?? options.page
    options.format = try word("--format", arguments) ?? options.format
    if let margin = try arguments.integer("--margin", in: 0...1_000) { options.cropMargin = Double(margin) }
    if let scales = try list("--scale", arguments) {
      options.scales = try scales.map { text throws(UsageError) in
        guard let scale = Int(written: text), (1...4).contains(scale) else {
          throw UsageError("--scale must be whole numbers from 1 to 4 such as 1,2,3, not \"\(text)\"")
        }
        return scale
      }
    }
    if let pages = try list("--index", arguments), pages != ["none"] {
      options.indexes = Set(try pages.map { page throws(UsageError) in try value(page, of: "--index") })
      guard options.format != .pdf else {
        throw UsageError("--index: pages do not show PDF; leave --index away, or write --format svg")
      }
    } else if arguments.has("--index") || options.format == .pdf {
      options.indexes = []
    }
    return options
  }

  /// Words with commas between them; `nil` without the option.
  private static func list(_ option: String, _ arguments: Arguments) throws(UsageError) -> [String]? {
    guard let text = try arguments.one(option) else { return nil }
    let words = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    guard !words.isEmpty else { throw UsageError("\(option) needs one word or several with commas between them") }
    return words
  }

  private static func word<Value: RawRepresentable<String> & CaseIterable>(
    _ option: String, _ arguments: Arguments
  ) throws(UsageError) -> Value? {
    guard let text = try arguments.one(option) else { return nil }
    return try value(text, of: option)
  }

  private static func value<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String, of option: String
  ) throws(UsageError) -> Value {
    guard let value = Value(rawValue: text) else {
      let known = Value.allCases.map(\.rawValue)
      throw UsageError(
        "\(option) must be one of \(known.joined(separator: ", ")), not \"\(text)\"\(suggestion(for: text, among: known))"
      )
    }
    return value
  }
}
