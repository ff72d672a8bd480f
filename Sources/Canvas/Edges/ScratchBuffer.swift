/// Growing memory for plain values, reached through a pointer and kept when it is emptied.
final class ScratchBuffer<Element: BitwiseCopyable> {
  private(set) var pointer: UnsafeMutablePointer<Element> = .allocate(capacity: 256)
  private var capacity = 256
  var count = 0

  deinit { pointer.deallocate() }

  @inline(__always) subscript(index: Int) -> Element { pointer[index] }

  @inline(__always) func append(_ element: Element) {
    if count == capacity { grow(to: capacity * 2) }
    (pointer + count).initialize(to: element)
    count &+= 1
  }

  /// Makes the contents `count` times `element`.
  func fill(_ element: Element, count newCount: Int) {
    if newCount > capacity { grow(to: newCount) }
    pointer.initialize(repeating: element, count: newCount)
    count = newCount
  }

  @inline(never) private func grow(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    larger.update(from: pointer, count: count)
    pointer.deallocate()
    pointer = larger
    capacity = newCapacity
  }
}
