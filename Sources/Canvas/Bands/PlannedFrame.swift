import KernelTypes

/// All that drawing a band reads of a frame, and the picture it writes to: threads share it, but each band's rows belong
/// to the one thread that draws it.
struct PlannedFrame: @unchecked Sendable {
  let bins: UnsafePointer<Bin>
  let bandCount: Int
  let paints: UnsafeBufferPointer<PreparedPaint>
  let faces: UnsafeBufferPointer<DepthFace>
  let table: PaintTable
  let commands: [DisplayList.Command]
  /// A pixel's bits.
  let background: UInt32
  /// The picture's first pixel.
  let pixels: UnsafeMutablePointer<UInt32>
}
