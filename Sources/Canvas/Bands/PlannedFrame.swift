/// All that drawing a band reads of a frame; shared by the threads, changed by none.
struct PlannedFrame: @unchecked Sendable {
  let bins: UnsafePointer<Bin>
  let paints: UnsafePointer<PreparedPaint>
  let table: PaintTable
  let commands: [DisplayList.Command]
  /// A pixel's bits.
  let background: UInt32
}
