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
    var projection: Projection
  }

  /// The scene's file.
  let path: String
  private let makeRenderer: @Sendable () throws(FrameError) -> FrameRenderer
  private let work: Mutex<Work>
  /// The number of the newest request for a picture.
  private let newest = Atomic<Int>(0)

  private struct Work {
    var renderer: FrameRenderer
    /// The files that the renderer keeps contents of, as they were when it read them.
    var stamp: FileStamp
  }

  init(path: String, makeRenderer: @escaping @Sendable () throws(FrameError) -> FrameRenderer) throws(FrameError) {
    self.path = path
    self.makeRenderer = makeRenderer
    work = Mutex(Work(renderer: try makeRenderer(), stamp: FileStamp([])))
  }

  /// The scene as its file has it.
  func scene() throws -> NavigationScene { try NavigationScene(path: path) }

  /// Every file that the scene names, and its own: what is watched.
  var stamp: FileStamp { FileStamp([path] + ((try? scene())?.inputFiles ?? [])) }

  /// The scene with changes, which must not name other files.
  func scene(_ state: PreviewState, isFull: Bool) throws -> NavigationScene {
    let own = try scene()
    guard !state.overrides.isEmpty || !isFull else { return own }
    let changed = try NavigationScene(path: path, overrides: state.overrides + (isFull ? [] : ["device.scale=1"]))
    let others = Set(changed.inputFiles).subtracting(own.inputFiles).sorted()
    guard others.isEmpty else { throw PreviewError.otherFiles(others) }
    return changed
  }

  /// The frame as PNG; `nil` when a newer request came while this one waited.
  ///
  /// - Parameter isFull: at the scene's own scale; else at one pixel a point.
  func picture(_ state: PreviewState, isFull: Bool) throws -> Picture? {
    let ticket = newest.add(1, ordering: .relaxed).newValue
    let scene = try scene(state, isFull: isFull)
    return try work.withLock { work throws -> Picture? in
      guard newest.load(ordering: .relaxed) == ticket else { return nil }
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
      let layout = try work.renderer.layout(of: scene)
      let findings = try work.renderer.findings(in: scene)
      let projection = try MapView(scene, renderer: work.renderer).currentProjection()
      return Look(scene: scene, layout: layout, findings: findings, projection: projection)
    }
  }

  /// A renderer keeps maps and styles; when one of them has changed, another one reads them anew.
  private func refresh(_ work: inout Work, for scene: NavigationScene) throws(FrameError) {
    let now = FileStamp(scene.inputFiles)
    guard now != work.stamp else { return }
    work = Work(renderer: try makeRenderer(), stamp: now)
  }
}
