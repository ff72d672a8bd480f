import KernelTypes

/// All that drawing a band reads of a frame, and the picture it writes to: threads share it, but each band's rows belong
/// to the one thread that draws it.
struct PlannedFrame: @unchecked Sendable {
  /// In the list's order.
  let segments: [PlannedSegment]
  /// The gradients and images of each segment.
  let tables: [PaintTable]
  let bandCount: Int
  let commands: [DisplayList.Command]
  /// A pixel's bits.
  let background: UInt32
  /// The picture's first pixel.
  let pixels: UnsafeMutablePointer<UInt32>
}

/// The output of one planner for its part of the list: pointers only, so that handing it on costs nothing.
struct PlannedSegment {
  let bins: UnsafePointer<Bin>
  private let paints: UnsafePointer<PreparedPaint>
  private let firstCommand: Int
  let faces: UnsafePointer<DepthFace>

  init(_ planner: Planner) {
    bins = UnsafePointer(planner.bins.bins)
    paints = UnsafePointer(planner.paints.pointer)
    firstCommand = planner.commands.lowerBound
    faces = UnsafePointer(planner.faces.pointer)
  }

  @inline(__always) func paint(_ command: Int32) -> PreparedPaint { paints[Int(command) &- firstCommand] }
}
