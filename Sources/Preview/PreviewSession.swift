import Foundation
import Suites
import Synchronization
import Wayframe

/// A scene that is looked at: draws it with changes laid over, one frame at a time.
final class PreviewSession: Sendable {
  struct Picture: Sendable {
    var png: [UInt8]
    var milliseconds: Double
  }

  /// A scene's layout, what `check` says of it, and where its map is seen from.
  struct Look: Sendable {
    var scene: NavigationScene
    var layout: FrameLayout
    var findings: [Finding]
    /// `nil` for a frame without a map.
    var projection: Projection?
  }

  /// The scene's file, or a suite.
  let path: String
  /// Whether frames of a suite are looked at, rather than a scene.
  let isSuite: Bool
  private let suite = Mutex<(stamp: FileStamp, suite: Suite)?>(nil)
  private let makeRenderer: @Sendable () throws(FrameError) -> FrameRenderer
  private let work: Mutex<Work>
  /// Whether the server ends, so that nobody waits any longer.
  let isOver = Atomic<Bool>(false)

  private struct Work {
    var renderer: FrameRenderer
    /// The files that the renderer keeps contents of, as they were when it read them.
    var stamp: FileStamp
  }

  init(path: String, makeRenderer: @escaping @Sendable () throws(FrameError) -> FrameRenderer) throws(FrameError) {
    self.path = path
    isSuite = Suite.isSuite(path: path)
    self.makeRenderer = makeRenderer
    work = Mutex(Work(renderer: try makeRenderer(), stamp: FileStamp([])))
  }

  /// The frames of the suite; empty for a scene.
  func frames() throws -> [SuiteFrame] {
    guard isSuite else { return [] }
    return try suite.withLock { kept throws -> [SuiteFrame] in
      if let kept, kept.stamp == FileStamp([path] + kept.suite.inputFiles) { return kept.suite.frames }
      let suite = try Suite(path: path)
      kept = (FileStamp([path] + suite.inputFiles), suite)
      return suite.frames
    }
  }

  /// What the scene is read from: the file, or a frame of the suite, the first one when there is none of that name.
  func document(_ frame: String?) throws -> SceneDocument {
    let frames = try frames()
    guard let document = (frames.first { $0.name == frame } ?? frames.first)?.document else {
      return try SceneDocument(path: path)
    }
    return document
  }

  /// What messages and paths in the page leave out.
  var folder: String {
    let url = URL(filePath: path)
    let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
    return (isFolder ? url : url.deletingLastPathComponent()).path(percentEncoded: false)
      .replacing(/\/+$/, with: "")
  }

  /// The scene without changes.
  func scene(_ frame: String?) throws -> NavigationScene { try document(frame).scene(file: path) }

  /// Every file that the scene names, and its own: what is watched.
  func stamp(_ frame: String?) -> FileStamp {
    let own = suite.withLock { $0?.suite.inputFiles ?? [] }
    return FileStamp([path] + own + ((try? scene(frame))?.inputFiles ?? []))
  }

  /// The scene with changes, which must not name other files.
  func scene(_ state: PreviewState, isFull: Bool) throws -> NavigationScene {
    var document = try document(state.frame)
    let own = try document.scene(file: path)
    for text in state.overrides + (isFull ? [] : ["device.scale=1"]) { try document.lay(over: SceneOverride(text)) }
    let changed = try document.scene(file: path)
    let others = Set(changed.inputFiles).subtracting(own.inputFiles).sorted()
    guard others.isEmpty else { throw PreviewError.otherFiles(others) }
    return changed
  }

  /// The frame as PNG. A page waits for one before it asks for the next.
  ///
  /// - Parameter isFull: at the scene's own scale; else at one pixel a point.
  func picture(_ state: PreviewState, isFull: Bool) throws -> Picture {
    let scene = try scene(state, isFull: isFull)
    return try work.withLock { work throws -> Picture in
      let clock = ContinuousClock()
      let start = clock.now
      try refresh(&work, for: scene)
      let png = try work.renderer.frame(of: scene).png(threads: work.renderer.threads)
      return Picture(png: png, milliseconds: (clock.now - start) / .milliseconds(1))
    }
  }

  /// Where everything is, and what to say about it.
  func look(_ state: PreviewState) throws -> Look {
    let scene = try scene(state, isFull: true)
    return try work.withLock { work throws -> Look in
      try refresh(&work, for: scene)
      let composition = try work.renderer.compose(scene)
      let findings = try work.renderer.findings(in: scene)
      return Look(
        scene: scene, layout: composition.layout, findings: findings, projection: composition.projection)
    }
  }

  /// A renderer keeps maps and styles; when one of them has changed, another one reads them anew.
  private func refresh(_ work: inout Work, for scene: NavigationScene) throws(FrameError) {
    let now = FileStamp(scene.inputFiles)
    guard now != work.stamp else { return }
    work = Work(renderer: try makeRenderer(), stamp: now)
  }
}
