import Canvas
import Foundation
import Wayframe

/// Draws the frames of a suite in one process, several at a time, and hands them over in the suite's order.
///
/// Map files, styles, routes and fonts are read once for all. How many threads there are does not show in any frame. Only a
/// few frames wait to be handed over, so that memory does not grow with the suite.
public struct SuiteRunner: Sendable {
  /// How many frames are drawn at a time; one frame alone is drawn by as many threads.
  public let threads: Int
  private let simd: SIMDLevel
  /// Where map files, styles, routes and fonts are kept between frames.
  public let resources: FrameResources

  /// The pixels of all frames that are drawn or wait at a time: a gigabyte, or one frame that is larger.
  private static let pixelLimit = 1 << 28

  /// - Parameters:
  ///   - threads: 1 or more.
  ///   - simd: the level of vector instructions, of which the machine's best is taken at most; that one when `nil`.
  ///   - resources: where map files, styles, routes and fonts are kept.
  public init(threads: Int, simd: SIMDLevel? = nil, resources: FrameResources) {
    self.threads = max(threads, 1)
    self.simd = simd ?? .best
    self.resources = resources
  }

  /// Draws all frames; a frame that cannot be drawn is handed over as its error, and the others follow.
  ///
  /// - Parameter body: is called on the caller's thread, in the order of `frames`, with the seconds that drawing took; when
  ///   it throws, nothing more is drawn.
  public func run(
    _ frames: [SuiteFrame], body: (SuiteFrame, Result<Frame, FrameError>, Double) throws -> Void
  ) rethrows {
    try run(
      frames, finish: { _, frame, seconds in (frame, seconds) },
      deliver: { frame, result in try body(frame, result.0, result.1) })
  }

  /// The same with work of its own for each frame, such as packing or comparing it, done on the drawing threads.
  ///
  /// - Parameters:
  ///   - finish: is called on several threads, with the seconds that drawing took.
  ///   - deliver: is called on the caller's thread, in the order of `frames`; when it throws, nothing more is drawn.
  public func run<Outcome: Sendable>(
    _ frames: [SuiteFrame], finish: @escaping @Sendable (SuiteFrame, Result<Frame, FrameError>, Double) -> Outcome,
    deliver: (SuiteFrame, Outcome) throws -> Void
  ) rethrows {
    guard !frames.isEmpty else { return }
    let count = min(threads, frames.count)
    let perFrame = threads / count
    let queue = FrameQueue<Outcome>(
      weights: frames.map { $0.navigationScene.device.pixelWidth * $0.navigationScene.device.pixelHeight },
      waitingLimit: 2 * count, weightLimit: Self.pixelLimit)
    let (simd, resources) = (simd, resources)
    @Sendable func draw(_ index: Int, _ renderer: FrameRenderer) {
      let start = ContinuousClock.now
      let result = Result { () throws(FrameError) in try renderer.frame(of: frames[index].navigationScene) }
      queue.put(finish(frames[index], result, (ContinuousClock.now - start) / .seconds(1)), at: index)
    }
    // The caller's thread hands over; it draws only where the system grants no threads.
    var started = 0
    if threads > 1 {
      for _ in 0..<count {
        let isStarted = DetachedThread.start(stackBytes: DetachedThread.deepStackBytes) {
          let renderer = FrameRenderer(resources: resources, threads: perFrame, simd: simd)
          while let index = queue.next() { draw(index, renderer) }
          queue.leave()
        }
        if isStarted { started += 1 }
      }
    }
    defer { queue.stop(waitingFor: started) }
    let own = started == 0 ? FrameRenderer(resources: resources, threads: threads, simd: simd) : nil
    for index in frames.indices {
      if let own, let index = queue.next() { draw(index, own) }
      try deliver(frames[index], queue.take(index))
    }
  }
}
