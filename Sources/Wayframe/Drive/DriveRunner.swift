import Canvas
import Foundation

/// Draws the frames of a drive in order: while one is drawn, the next one is composed.
public struct DriveRunner: Sendable {
  /// How many threads work; the frames are the same with any number.
  public let threads: Int
  private let simd: SIMDLevel
  private let resources: FrameResources

  /// - Parameters:
  ///   - threads: 1 or more.
  ///   - simd: the level of vector instructions, of which the machine's best is taken at most.
  ///   - resources: where map files, styles, routes and fonts are kept.
  public init(threads: Int, simd: SIMDLevel = .best, resources: FrameResources) {
    self.threads = max(threads, 1)
    self.simd = simd
    self.resources = resources
  }

  /// Composed and drawn frames that wait, at most.
  private static let waiting = 2

  /// Draws all frames.
  ///
  /// - Parameters:
  ///   - drive: what is drawn.
  ///   - deliver: is called on the caller's thread for one frame after another; when it throws, nothing more is drawn.
  public func run(_ drive: Drive, deliver: (Int, Frame) throws -> Void) throws {
    let compositions = FrameChannel<FrameComposition>(limit: Self.waiting)
    let frames = FrameChannel<Frame>(limit: Self.waiting)
    defer {
      compositions.stop()
      frames.stop()
    }
    let (simd, resources) = (simd, resources)
    let drawing = max(threads - 1, 1)
    let isComposing =
      threads > 1
      && DetachedThread.start(stackBytes: DetachedThread.deepStackBytes) {
        let composer = DriveComposer(drive, FrameRenderer(resources: resources, threads: 1, simd: simd))
        for index in 0..<drive.frameCount {
          let result = Result { () throws(FrameError) in try composer.composition(at: index) }
          guard compositions.put(result), case .success = result else { return }
        }
      }
    guard isComposing else { return try runAlone(drive, deliver: deliver) }
    let isDrawing = DetachedThread.start(stackBytes: DetachedThread.deepStackBytes) {
      let canvas = Renderer(threads: drawing, simd: simd)
      while let result = compositions.take() {
        let drawn = result.map { Frame(pixels: canvas.render($0.displayList), composition: $0) }
        guard frames.put(drawn), case .success = drawn else { return }
      }
    }
    let canvas = isDrawing ? nil : Renderer(threads: drawing, simd: simd)
    for index in 0..<drive.frameCount {
      if let canvas {
        guard let composition = try compositions.take()?.get() else { return }
        try deliver(index, Frame(pixels: canvas.render(composition.displayList), composition: composition))
      } else {
        guard let frame = try frames.take()?.get() else { return }
        try deliver(index, frame)
      }
    }
  }

  private func runAlone(_ drive: Drive, deliver: (Int, Frame) throws -> Void) throws {
    let composer = DriveComposer(drive, FrameRenderer(resources: resources, threads: 1, simd: simd))
    let canvas = Renderer(threads: threads, simd: simd)
    for index in 0..<drive.frameCount {
      let composition = try composer.composition(at: index)
      try deliver(index, Frame(pixels: canvas.render(composition.displayList), composition: composition))
    }
  }
}

/// Hands things from one thread to another, in order; a lock guards everything in it.
final class FrameChannel<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let limit: Int
  private var waiting: [Result<Value, FrameError>] = []
  private var isStopped = false

  /// - Parameter limit: how many may wait.
  init(limit: Int) { self.limit = limit }

  /// Waits for room.
  ///
  /// - Returns: whether anyone still wants more.
  func put(_ value: Result<Value, FrameError>) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    while waiting.count >= limit, !isStopped { condition.wait() }
    guard !isStopped else { return false }
    waiting.append(value)
    condition.broadcast()
    return true
  }

  /// Waits for the next one; `nil` once it is stopped.
  func take() -> Result<Value, FrameError>? {
    condition.lock()
    defer { condition.unlock() }
    while waiting.isEmpty, !isStopped { condition.wait() }
    guard !waiting.isEmpty else { return nil }
    defer { condition.broadcast() }
    return waiting.removeFirst()
  }

  /// Lets all who wait go on.
  func stop() {
    condition.lock()
    defer { condition.unlock() }
    isStopped = true
    condition.broadcast()
  }
}
