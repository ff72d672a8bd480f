import Geometry
import KernelTypes
import Pixels
import Synchronization

/// A renderer's memory and threads; one frame at a time.
final class RenderCore: @unchecked Sendable {
  private let lock = Mutex(())
  private let planner = Planner()
  private let workspaces: [BandWorkspace]

  init(threads: Int) { workspaces = (0..<threads).map { _ in BandWorkspace() } }

  func render(_ list: DisplayList, into picture: inout PixelBuffer) {
    lock.withLock { _ in draw(list, into: &picture) }
  }

  private func draw(_ list: DisplayList, into picture: inout PixelBuffer) {
    planner.plan(list)
    let rowStride = picture.stride
    let bandCount = planner.bins.bandCount
    planner.paints.withUnsafeBufferPointer { paints in
      picture.storage.withUnsafeMutableBufferPointer { storage in
        guard let pixels = storage.baseAddress, let paints = paints.baseAddress ?? Self.noPaints else { return }
        let frame = PlannedFrame(
          bins: planner.bins.bins, paints: paints, table: planner.table, commands: list.commands,
          background: list.background.pixel.bits)
        let workspace = workspaces[0]
        workspace.prepare(width: list.width, height: list.height, rowStride: rowStride)
        let renderer = BandRenderer(frame: frame, workspace: workspace)
        for band in 0..<bandCount { renderer.draw(band, onto: pixels) }
      }
    }
  }

  /// Stands for the paints of an empty list; never read.
  private static var noPaints: UnsafePointer<PreparedPaint>? {
    UnsafePointer(bitPattern: MemoryLayout<PreparedPaint>.alignment)
  }
}
