import Foundation
import JSON
import Text
import Wayframe

/// Documentation pictures of a suite: draws them, and writes what has changed or tells it.
public struct Gallery {
  /// What came of a file.
  public enum FileState: String, Sendable, Hashable, CaseIterable {
    /// It shows what it should, and is left as it is.
    case current
    /// It shows something else.
    case stale
    /// It is not there.
    case missing
    /// An earlier run wrote it, and no picture has its name any more.
    case leftover
  }

  /// A file of the gallery.
  public struct File: Sendable, Hashable {
    /// Relative to the gallery's folder.
    public let path: String
    /// How it was found.
    public let state: FileState
  }

  /// What a run found and made.
  public struct Outcome: Sendable {
    /// The pictures, in the suite's order.
    public internal(set) var pictures: [GalleryRecord] = []
    /// Every file, in the order of the pictures, then pages, then what is left over.
    public internal(set) var files: [File] = []
    /// What drawing warned of, by picture.
    public internal(set) var warnings: [(picture: String, text: String)] = []
    /// Pictures that could not be made; pages stay as they are then.
    public internal(set) var failures: [GalleryError] = []
  }

  private let suite: Suite
  private let options: GalleryOptions
  private let plan: GalleryPlan

  /// - Throws: `GalleryError` for pictures of no frame and for names that cannot be files' or that two have.
  public init(_ suite: Suite, options: GalleryOptions) throws(GalleryError) {
    self.suite = suite
    self.options = options
    plan = try GalleryPlan(suite, options)
    try checkFiles()
  }

  /// The pictures' names, in the suite's order.
  public var names: [String] { plan.entries.map(\.name) }

  /// How many frames are drawn for some of the pictures, or for all.
  public func frameCount(of names: Set<String>?) -> Int {
    let entries = plan.entries.filter { names?.contains($0.name) ?? true }
    let frames = Set(entries.map { "\(hasStatusBar($0)) \($0.frame.name)" })
    return frames.count * scales.count
  }

  /// Devices have one; a cut has none but where it is asked for.
  private func hasStatusBar(_ entry: GalleryPlan.Entry) -> Bool {
    (options.hasDevice && entry.picture.crop.isEmpty) || DeviceBars.areAskedFor(by: entry.picture)
  }

  /// The files that scenes and suite are read from.
  private var inputs: [String] { suite.inputFiles + plan.entries.flatMap { $0.frame.navigationScene.inputFiles } }

  /// The files of a picture: one for each number of pixels a point; vectors need one.
  private func files(of name: String) -> [String] {
    let base = options.indexes.contains(.docc) ? name.replacing("/", with: "-") : name
    return scales.map { scale in
      let isMarked = scale > 1 && (scales.count > 1 || options.indexes.contains(.docc)) && !options.format.isVector
      return "\(base)\(isMarked ? "@\(scale)x" : "").\(options.format.rawValue)"
    }
  }

  private var scales: [Int] {
    let sorted = Set(options.scales).sorted()
    return options.format.isVector ? Array(sorted.suffix(1)) : sorted
  }

  private func checkFiles() throws(GalleryError) {
    var seen: Set<String> = []
    for entry in plan.entries {
      for file in files(of: entry.name) where !seen.insert(file.lowercased()).inserted {
        throw .sameName(file: suite.path, path: file)
      }
    }
  }

  // MARK: Drawing

  /// What a frame is drawn for.
  private struct Job: Sendable {
    var frame: SuiteFrame
    var scale: Int
    var entries: [GalleryPlan.Entry]
  }

  /// The frames to draw, each once for all of its pictures.
  private func jobs(of entries: [GalleryPlan.Entry]) throws(GalleryError) -> [Job] {
    struct Key: Hashable {
      var frame: String
      var scale: Int
      var hasStatusBar: Bool
    }
    var places: [Key: Int] = [:]
    var jobs: [Job] = []
    for scale in scales {
      for entry in entries {
        let hasStatusBar = hasStatusBar(entry)
        let key = Key(frame: entry.frame.name, scale: scale, hasStatusBar: hasStatusBar)
        let frame = try Self.frame(entry.frame, scale: scale, hasStatusBar: hasStatusBar)
        let drawn = GalleryPlan.Entry(name: entry.name, picture: entry.picture, frame: frame)
        if let place = places[key] {
          jobs[place].entries.append(drawn)
        } else {
          places[key] = jobs.count
          jobs.append(Job(frame: frame, scale: scale, entries: [drawn]))
        }
      }
    }
    return jobs
  }

  /// The frame at so many pixels a point; with a status bar unless its scene says otherwise.
  private static func frame(_ frame: SuiteFrame, scale: Int, hasStatusBar: Bool) throws(GalleryError) -> SuiteFrame {
    var frame = frame
    var changes: [(key: String, value: JSONValue)] = [("device.scale", .number(Double(scale)))]
    frame.navigationScene.device.scale = Double(scale)
    if hasStatusBar, frame.document?.value(of: "device.statusBar") == nil {
      frame.navigationScene.device.statusBar = true
      changes.append(("device.statusBar", .bool(true)))
    }
    do {
      for (key, value) in changes {
        try frame.document?.lay(over: SceneOverride(key: key, value: value, folder: ""))
      }
    } catch {
      throw .frame(name: frame.name, reason: "\(error)")
    }
    return frame
  }

  /// A file that was drawn, before it is written.
  private struct Drawn: Sendable {
    let entry: String
    let scale: Int
    let path: String
    let state: FileState
    /// What is to be written; `nil` where the file stays as it is.
    let bytes: [UInt8]?
    let record: GalleryRecord
    let warnings: [String]
  }

  /// Draws the pictures, and writes files that are missing or show something else: all of them, or none where a picture
  /// cannot be made.
  ///
  /// - Parameters:
  ///   - folder: where the files go; made where it is missing.
  ///   - names: the pictures to draw; `nil` for all. Of others, files and lines on pages are left as they are.
  ///   - isCheck: whether nothing is written.
  ///   - runner: draws the frames.
  ///   - progress: is called after each frame.
  /// - Throws: `GalleryError`, or `WritingError` for files that cannot be written.
  public func run(
    to folder: String, names: Set<String>? = nil, isCheck: Bool, runner: SuiteRunner, progress: () -> Void = {}
  ) throws -> Outcome {
    try checkFolder(folder)
    let entries = plan.entries.filter { names?.contains($0.name) ?? true }
    let jobs = try jobs(of: entries)
    let typesetter = Typesetter(fonts: runner.resources.fonts)
    let file = PictureFile(format: options.format, typesetter: typesetter)
    let works = Dictionary(uniqueKeysWithValues: jobs.enumerated().map { ("\($0.offset)", $0.element) })
    let frames = jobs.enumerated().map { index, job in
      var frame = job.frame
      frame.name = "\(index)"
      return frame
    }
    let paths = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, files(of: $0.name)) })
    let (options, suiteFolder, order) = (options, suite.folder, scales)
    /// The file of one picture; what shows what it should is not kept.
    @Sendable func draw(
      _ entry: GalleryPlan.Entry, _ result: Result<Frame, FrameError>, scale: Int
    ) throws(GalleryError) -> Drawn {
      let frame: Frame
      do { frame = try result.get() } catch { throw .frame(name: entry.frame.name, reason: "\(error)") }
      let files = paths[entry.name] ?? []
      guard let place = order.firstIndex(of: scale), files.indices.contains(place) else {
        throw .image(picture: entry.name, reason: "it has no file")
      }
      let picture = try DocumentationPicture(frame, entry, options, typesetter)
      let recipe =
        options.hasRecipe && options.format == .png
        ? PictureRecipe(entry, frame.layout, options, folder: suiteFolder) : nil
      let bytes: [UInt8]
      do { bytes = try file.bytes(of: picture, recipe: recipe) } catch {
        throw .image(picture: entry.name, reason: "\(error)")
      }
      let path = "\(folder)/\(files[place])"
      let state = Self.state(of: path) { file.isCurrent($0, bytes, recipe: recipe) }
      return Drawn(
        entry: entry.name, scale: scale, path: files[place], state: state,
        bytes: state == .current || isCheck ? nil : bytes, record: GalleryRecord(entry, picture, files: files),
        warnings: frame.warnings)
    }
    var outcome = Outcome()
    var drawn: [Drawn] = []
    runner.run(frames) { frame, result, _ in
      let job = works[frame.name]
      return (job?.entries ?? []).map { entry in
        Result { () throws(GalleryError) in try draw(entry, result, scale: job?.scale ?? 1) }
      }
    } deliver: { _, results in
      for result in results {
        switch result {
        case .success(let picture): drawn.append(picture)
        case .failure(let error): if !outcome.failures.contains(error) { outcome.failures.append(error) }
        }
      }
      progress()
    }
    for entry in entries {
      let own = drawn.filter { $0.entry == entry.name }.sorted { $0.scale < $1.scale }
      guard let first = own.first else { continue }
      outcome.pictures.append(first.record)
      outcome.files += own.map { File(path: $0.path, state: $0.state) }
      outcome.warnings += first.warnings.map { (entry.name, $0) }
    }
    for scalar in typesetter.missingCharacters {
      outcome.warnings.append(("call-outs", "no font has \(String(Character(scalar)).shown(limit: 8))"))
    }
    guard outcome.failures.isEmpty else { return outcome }
    // What is said of the files comes first: a run that ends before its time leaves none that nobody knows of.
    if names == nil {
      try finish(&outcome, folder, isCheck: isCheck)
    } else if !isCheck, !outcome.pictures.isEmpty {
      // Pages of a part would lose the others.
      let manifest = GalleryManifest.text(of: outcome.pictures, besideThoseIn: folder)
      try WrittenFile.write(Array(manifest.utf8), to: "\(folder)/\(GalleryManifest.fileName)")
    }
    for picture in drawn {
      if let bytes = picture.bytes { try WrittenFile.write(bytes, to: "\(folder)/\(picture.path)") }
    }
    return outcome
  }

  /// How a file is found; what cannot be read is replaced.
  private static func state(of path: String, _ isCurrent: ([UInt8]) -> Bool) -> FileState {
    guard WrittenFile.isFolder(path) == false else { return .missing }
    guard let data = FileManager.default.contents(atPath: path) else { return .stale }
    return isCurrent(Array(data)) ? .current : .stale
  }

  // MARK: Pages and leftovers

  private func finish(_ outcome: inout Outcome, _ folder: String, isCheck: Bool) throws {
    let pages = try GalleryIndex(title: suite.title, pictures: outcome.pictures, page: options.page).files(
      options.indexes)
    let manifest = GalleryManifest.text(of: outcome.pictures, indexes: pages.map(\.path))
    let texts = [(GalleryManifest.fileName, manifest)] + pages.map { ($0.path, $0.text) }
    let kept = Set(outcome.files.map(\.path) + texts.map(\.0))
    let leftovers = GalleryManifest.files(in: folder).filter {
      !kept.contains($0) && WrittenFile.isFolder("\(folder)/\($0)") == false
    }
    // The manifest that names them goes last.
    if !isCheck { for path in leftovers { try WholeFile.remove("\(folder)/\(path)", under: folder) } }
    let written = try texts.map { path, text in
      let bytes = Array(text.utf8)
      let state = Self.state(of: "\(folder)/\(path)") { $0 == bytes }
      if state != .current && !isCheck { try WrittenFile.write(bytes, to: "\(folder)/\(path)") }
      return File(path: path, state: state)
    }
    outcome.files += written.dropFirst() + written.prefix(1)
    outcome.files += leftovers.map { File(path: $0, state: .leftover) }
  }

  /// Refuses a folder that is a file, and pictures that would take an input's place.
  private func checkFolder(_ folder: String) throws(WritingError) {
    if WrittenFile.isFolder(folder) == false {
      throw WritingError(path: folder, reason: "a gallery needs a folder, and this is a file")
    }
    func plain(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    let kept = Set(inputs.map(plain))
    let pages = options.indexes.map { GalleryIndex.fileName($0, title: suite.title) } + [GalleryManifest.fileName]
    for file in plan.entries.flatMap({ files(of: $0.name) }) + pages
    where kept.contains(plain("\(folder)/\(file)")) {
      throw WritingError(path: "\(folder)/\(file)", reason: "the same file is given as an input")
    }
  }
}
