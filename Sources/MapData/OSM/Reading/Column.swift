/// A growing array of plain values that is written through a pointer: room is made once per list, not per value.
///
/// Nothing in it is checked; whoever writes settles beforehand how many values there can be.
struct Column<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 64) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  /// Makes room for `more` values and returns where they go; they count once `commit` is called.
  @inline(__always)
  mutating func room(for more: Int) -> UnsafeMutablePointer<Element> {
    if count + more > capacity { grow(to: count + more) }
    return base + count
  }

  @inline(__always)
  mutating func commit(_ more: Int) { count += more }

  @inline(__always)
  mutating func append(_ value: Element) {
    room(for: 1).initialize(to: value)
    count += 1
  }

  mutating func clear() { count = 0 }

  /// The values, valid until the next change.
  var values: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let larger = max(needed, capacity * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    moved.update(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = larger
  }
}
