import Geometry
import KernelTypes
import Pixels
import Synchronization

/// A renderer's memory and threads; one frame at a time.
final class RenderCore: @unchecked Sendable {
  private let lock = Mutex(())
  private let kernels: KernelSet
  private let glyphCache: GlyphCache
  private let shadows = ShadowCache()
  private let gradients = GradientCache()
  /// One for each part of a list that is planned by itself; made when first needed.
  private var planners: [Planner] = []
  private let workspaces: [BandWorkspace]
  private lazy var pool = WorkerPool(threads: workspaces.count)

  /// Parts of the list for each thread to plan, so that unequal ones even out.
  private static var segmentsPerThread: Int { 3 }

  init(threads: Int, simd: SIMDLevel) {
    kernels = KernelSet(simd)
    glyphCache = GlyphCache(kernels: kernels)
    workspaces = (0..<threads).map { _ in BandWorkspace() }
  }

  func render(_ list: DisplayList, into picture: inout PixelBuffer, meter: FrameMeter? = nil) {
    lock.withLock { _ in draw(list, into: &picture, meter) }
  }

  private func draw(_ list: DisplayList, into picture: inout PixelBuffer, _ meter: FrameMeter?) {
    let segments = plan(list)
    let rowStride = picture.stride
    for workspace in workspaces { workspace.prepare(width: list.width, height: list.height, rowStride: rowStride) }
    picture.storage.withUnsafeMutableBufferPointer { storage in
      guard let pixels = storage.baseAddress else { return }
      drawBands(
        of: PlannedFrame(
          segments: segments, tables: segments.indices.map { planners[$0].table },
          bandCount: planners[0].bins.bandCount, commands: list.commands,
          background: list.background.pixel.bits, pixels: pixels), meter)
    }
  }

  private func plan(_ list: DisplayList) -> [PlannedSegment] {
    glyphCache.beginFrame()
    let structure = Structure(list.commands)
    let wanted = workspaces.count > 1 ? workspaces.count * Self.segmentsPerThread : 1
    let segments = Segments(list, structure, wanted: wanted).segments
    while planners.count < segments.count { planners.append(Planner(glyphCache: glyphCache, gradients: gradients)) }
    let planners = planners
    let queue = Queue(count: segments.count)
    pool.run { _ in
      while let i = queue.next() { planners[i].plan(list, segments[i].commands, structure, segments[i].occluders) }
    }
    return segments.indices.map { PlannedSegment(planners[$0]) }
  }

  private func drawBands(of frame: PlannedFrame, _ meter: FrameMeter?) {
    meter?.planned(frame)
    let queue = Queue(count: frame.bandCount)
    let (workspaces, kernels, shadows) = (workspaces, kernels, shadows)
    pool.run { thread in
      let renderer = BandRenderer(frame: frame, workspace: workspaces[thread], kernels: kernels, shadows: shadows)
      while let band = queue.next() {
        renderer.draw(band)
        meter?.drew(renderer.workspace)
      }
    }
  }
}

/// Gives each number to the first thread that asks.
private final class Queue: Sendable {
  private let taken = Atomic(0)
  private let count: Int

  init(count: Int) { self.count = count }

  func next() -> Int? {
    let number = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    return number < count ? number : nil
  }
}
