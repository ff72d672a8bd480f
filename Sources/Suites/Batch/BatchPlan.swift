import Foundation
import JSON
import Synchronization
import Wayframe

/// The pictures of a batch in order, made from its lines one by one.
///
/// All parts of a batch read all lines, count the pictures through and check the names; each keeps its own.
final class BatchPlan: Sendable {
  /// Where the jobs come from.
  struct Source: Sendable {
    /// For messages.
    var name: String
    var descriptor: Int32
    /// What relative paths count from; empty for the working directory.
    var folder: String
    /// How many lines have a job; `nil` where that is not known.
    var lineCount: Int?
  }

  private struct State {
    var lines: JobLines
    /// The lines that have the names; some file systems take letters of either case for the same.
    var names: [ShortDigest: Int] = [:]
    /// The number of the next picture, of all parts together.
    var number = 0
    /// The frames of a suite that are still to come.
    var waiting: ArraySlice<BatchPicture> = []
    var documents: [String: (digest: String, document: SceneDocument)] = [:]
    var maps: [MapJob: (key: String, map: MapImage.Map)] = [:]
  }

  private let source: Source
  private let shard: Shard
  private let resources: FrameResources
  private let keys: JobKey
  private let output: BatchOutput
  private let interruption = Interruption()
  private let state: Mutex<State>
  private let expected: Mutex<Int?>

  /// The bytes of the longest line.
  static let lineLimit = InputFile.textLimit
  private static let (documentLimit, mapLimit) = (64, 8)

  /// - Parameter output: where the pictures go, which may refuse some.
  init(_ source: Source, shard: Shard, resources: FrameResources, keys: JobKey, output: BatchOutput) {
    self.source = source
    self.shard = shard
    self.resources = resources
    self.keys = keys
    self.output = output
    let lines = JobLines(descriptor: source.descriptor, interruption: interruption, limit: Self.lineLimit)
    state = Mutex(State(lines: lines))
    expected = Mutex(source.lineCount)
  }

  /// How many pictures this part has, as far as is known by now; `nil` for jobs that come one by one.
  var expectedCount: Int? { expected.withLock { $0 }.map(shard.share) }

  /// Makes a call of `next` that waits for a line come back.
  func interrupt() { interruption.interrupt() }

  /// The next picture of this part; `nil` when there is no more.
  func next() -> BatchPicture? {
    state.withLock { state in
      while true {
        while let picture = state.waiting.popFirst() {
          defer { state.number += 1 }
          if shard.holds(state.number) { return picture }
        }
        guard let (line, content) = state.lines.next() else { return nil }
        state.waiting = pictures(line, content, &state)[...]
      }
    }
  }

  /// The pictures of a line; one that says what is wrong where it has none.
  private func pictures(_ line: Int, _ content: JobLines.Content, _ state: inout State) -> [BatchPicture] {
    let place = BatchJob.place(source.name, line)
    let text: [UInt8]
    switch content {
    case .text(let bytes): text = bytes
    case .tooLong:
      return [fault(line, "\(place): is longer than \(Self.lineLimit) bytes, which is the most that is read")]
    case .unreadable(let reason): return [fault(line, "\(place): cannot be read: \(reason)")]
    }
    let job: BatchJob
    do { job = try BatchJob(text, place: place, folder: source.folder) } catch {
      return [fault(line, error.description, retry: .text(BatchJob.anywhere(text, folder: source.folder)))]
    }
    do {
      switch job.kind {
      case .scene(let path): return [try scene(job, path, place, line, &state)]
      case .inlineScene: return [try scene(job, nil, place, line, &state)]
      case .suite(let path, let only): return try suite(job, path, only, place, line, &state)
      case .map(let map): return [try self.map(job, map, place, line, &state)]
      }
    } catch {
      return [fault(line, error.description, retry: .job(job, name: job.name, frame: nil))]
    }
  }

  /// A message with the line's place in front.
  private func message(_ error: any Error, _ place: String) -> String {
    let text = "\(error)"
    return text.hasPrefix(place) ? text : "\(place): \(text)"
  }

  private func fault(
    _ line: Int, _ message: String, name: String? = nil, retry: BatchPicture.Retry? = nil
  ) -> BatchPicture {
    BatchPicture(line: line, name: name ?? BatchPicture.name(ofLine: line), content: .fault(message), retry: retry)
  }

  /// Takes a name; throws where another line has it or no file can have it.
  private func take(_ name: String, _ place: String, _ line: Int, _ state: inout State) throws(FileFault) {
    do { try NameTemplate.check(name, file: place) } catch { throw FileFault("\(error)") }
    if let reason = output.obstacle(name) {
      throw FileFault("\(place): the name \"\(name.shown(limit: 120))\": \(reason)")
    }
    let digest = EarlierResults.digest(name)
    if let other = state.names[digest] {
      let owner = other == line ? "this line" : "line \(other)"
      throw FileFault(
        "\(place): the name \"\(name.shown(limit: 120))\" is taken by \(owner); give each picture a \"name\" of its own"
      )
    }
    state.names[digest] = line
  }

  /// The name of a file without folder and extension.
  private func title(_ path: String) -> String {
    let name = URL(fileURLWithPath: path).lastPathComponent
    return name.lowercased().hasSuffix(".json") ? String(name.dropLast(5)) : name
  }

  // MARK: Kinds of jobs

  private func scene(
    _ job: BatchJob, _ path: String?, _ place: String, _ line: Int, _ state: inout State
  ) throws(FileFault) -> BatchPicture {
    let name = job.name ?? path.map(title) ?? BatchPicture.name(ofLine: line)
    try take(name, place, line, &state)
    // Of another part's pictures only the names count.
    guard shard.holds(state.number) else { return fault(line, "") }
    let retry = BatchPicture.Retry.job(job, name: name, frame: nil)
    do {
      var document = try self.document(job, path, place, &state)
      for change in job.changes { try document.lay(over: change) }
      let label = path.map { job.changes.isEmpty ? $0 : "\($0) with \"set\"" } ?? place
      let scene = try document.scene(file: label)
      let frame = SuiteFrame(
        name: name, scene: path.map(title) ?? name, device: scene.device.displayName, locale: scene.locale,
        light: light(of: scene).rawValue, navigationScene: scene, document: document)
      let key = keys.key(scene, document.tree)
      if let reason = output.refusal(name, key: key, inputs: [path].compactMap { $0 } + scene.inputFiles) {
        return fault(line, "\(place): \(reason)", name: BatchPicture.name(ofLine: line), retry: retry)
      }
      return BatchPicture(line: line, name: name, content: .frame(frame), key: key, retry: retry)
    } catch {
      return fault(line, message(error, place), name: name, retry: retry)
    }
  }

  /// The scene of a job before its changes; that of a file is read once for as long as it does not change.
  private func document(
    _ job: BatchJob, _ path: String?, _ place: String, _ state: inout State
  ) throws(SceneError) -> SceneDocument {
    guard let path else {
      guard case .inlineScene(let tree) = job.kind else { throw .missingKey(file: place, key: "scene") }
      let folder = source.folder.isEmpty ? "" : source.folder + "/"
      return try SceneDocument(json: tree.text().utf8, file: "\(folder)line \(place.split(separator: " ").last ?? "")")
    }
    let digest = keys.digests.digest(of: path)
    if let known = state.documents[path], known.digest == digest { return known.document }
    let document = try SceneDocument(path: path)
    if state.documents.count >= Self.documentLimit { state.documents = [:] }
    state.documents[path] = (digest, document)
    return document
  }

  private func light(of scene: NavigationScene) -> Light {
    // Where what the sun lights cannot be read, the frame cannot be drawn either; drawing tells it.
    (try? scene.isDrawnAtNight(resources)) == true ? .night : .day
  }

  private func suite(
    _ job: BatchJob, _ path: String, _ only: [NamePattern], _ place: String, _ line: Int, _ state: inout State
  ) throws(FileFault) -> [BatchPicture] {
    let suite: Suite
    do { suite = try Suite(path: path, changes: job.changes, resources: resources) } catch {
      let retry = BatchPicture.Retry.job(job, name: job.name, frame: nil)
      return [fault(line, "\(place): \(error)", retry: retry)]
    }
    let frames = suite.frames.filter { frame in only.isEmpty || only.contains { $0.fits(frame.name) } }
    guard !frames.isEmpty else { throw FileFault("\(place): \"only\" fits no frame of \(path)") }
    expected.withLock { if let count = $0 { $0 = count + frames.count - 1 } }
    var pictures: [BatchPicture] = []
    for (index, frame) in frames.enumerated() {
      var named = frame
      if let name = job.name { named.name = "\(name)/\(frame.name)" }
      let retry = BatchPicture.Retry.job(job, name: job.name, frame: frame.name)
      do throws(FileFault) {
        try take(named.name, place, line, &state)
        guard shard.holds(state.number + index) else {
          pictures.append(fault(line, ""))
          continue
        }
        let key = keys.key(frame.navigationScene, frame.document?.tree ?? .null)
        if let reason = output.refusal(
          named.name, key: key, inputs: suite.inputFiles + frame.navigationScene.inputFiles)
        {
          throw FileFault("\(place): \(reason)")
        }
        pictures.append(BatchPicture(line: line, name: named.name, content: .frame(named), key: key, retry: retry))
      } catch {
        let name = "\(BatchPicture.name(ofLine: line))/\(frame.name)"
        pictures.append(fault(line, error.description, name: name, retry: retry))
      }
    }
    return pictures
  }

  private func map(
    _ job: BatchJob, _ map: MapJob, _ place: String, _ line: Int, _ state: inout State
  ) throws(FileFault) -> BatchPicture {
    let name = job.name ?? title(map.style)
    try take(name, place, line, &state)
    guard shard.holds(state.number) else { return fault(line, "") }
    let retry = BatchPicture.Retry.job(job, name: name, frame: nil)
    do {
      let opened = try self.opened(map, &state)
      let key = keys.key(map, opened)
      if let reason = output.refusal(name, key: key, inputs: opened.inputFiles) {
        return fault(line, "\(place): \(reason)", name: BatchPicture.name(ofLine: line), retry: retry)
      }
      return BatchPicture(
        line: line, name: name, content: .map(opened, map.viewpoint(of: opened), scene: title(map.style)), key: key,
        retry: retry)
    } catch {
      return fault(line, "\(place): \(error)", name: name, retry: retry)
    }
  }

  /// A style with its sources, opened once for as long as none of its files changes.
  private func opened(_ job: MapJob, _ state: inout State) throws(MapImage.Failure) -> MapImage.Map {
    let files = MapJob(style: job.style, substitutes: job.substitutes)
    if let known = state.maps[files], keys.key(files, known.map) == known.key { return known.map }
    let map = try MapImage.Map(path: job.style, substitutes: job.substitutes)
    if state.maps.count >= Self.mapLimit { state.maps = [:] }
    state.maps[files] = (keys.key(files, map), map)
    return map
  }
}
