import Geometry
import KernelTypes
import Pixels
import Synchronization

/// A renderer's memory and threads; one frame at a time.
final class RenderCore: @unchecked Sendable {
  private let lock = Mutex(())
  private let kernels: KernelSet
  private let planner = Planner()
  private let workspaces: [BandWorkspace]
  private lazy var pool = WorkerPool(threads: workspaces.count)

  init(threads: Int, simd: SIMDLevel) {
    kernels = KernelSet(simd)
    workspaces = (0..<threads).map { _ in BandWorkspace() }
  }

  func render(_ list: DisplayList, into picture: inout PixelBuffer) {
    lock.withLock { _ in draw(list, into: &picture) }
  }

  private func draw(_ list: DisplayList, into picture: inout PixelBuffer) {
    planner.plan(list)
    let rowStride = picture.stride
    for workspace in workspaces { workspace.prepare(width: list.width, height: list.height, rowStride: rowStride) }
    planner.paints.withUnsafeBufferPointer { paints in
      planner.faces.withUnsafeBufferPointer { faces in
        picture.storage.withUnsafeMutableBufferPointer { storage in
          guard let pixels = storage.baseAddress else { return }
          drawBands(
            of: PlannedFrame(
              bins: planner.bins.bins, bandCount: planner.bins.bandCount, paints: paints, faces: faces,
              table: planner.table, commands: list.commands, background: list.background.pixel.bits, pixels: pixels))
        }
      }
    }
  }

  private func drawBands(of frame: PlannedFrame) {
    let queue = BandQueue(count: frame.bandCount)
    let (workspaces, kernels) = (workspaces, kernels)
    pool.run { thread in
      let renderer = BandRenderer(frame: frame, workspace: workspaces[thread], kernels: kernels)
      while let band = queue.next() { renderer.draw(band) }
    }
  }
}

/// Gives each band to the first thread that asks.
private final class BandQueue: Sendable {
  private let taken = Atomic(0)
  private let count: Int

  init(count: Int) { self.count = count }

  func next() -> Int? {
    let band = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    return band < count ? band : nil
  }
}
