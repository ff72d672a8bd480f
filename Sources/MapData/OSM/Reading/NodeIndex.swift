/// Finds ids in a rising list: first after the last one found, where most nodes of a way are, then within a bucket.
struct NodeIndex {
  private let ids: [Int64]
  private let first: Int64
  private let shift: UInt64
  /// Where the ids of each bucket begin; empty for few ids.
  private let starts: [UInt32]
  private var last = 0

  /// - Parameter ids: rising, none twice.
  init(_ ids: [Int64]) {
    self.ids = ids
    guard ids.count > 64, let first = ids.first, let last = ids.last else {
      first = 0
      shift = 0
      starts = []
      return
    }
    // About a quarter as many buckets as there are ids; the span of signed ids fits 64 bits without a sign.
    let span = UInt64(bitPattern: last &- first)
    var shift: UInt64 = 0
    while span >> shift >= UInt64(ids.count / 4) { shift += 1 }
    var starts = [UInt32](repeating: 0, count: Int(span >> shift) + 2)
    for id in ids { starts[Int(UInt64(bitPattern: id &- first) >> shift) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    self.first = first
    self.shift = shift
    self.starts = starts
  }

  /// The place of `id` in the list.
  @inline(__always)
  mutating func find(_ id: Int64) -> Int? {
    let next = last + 1
    if next < ids.count, ids[next] == id {
      last = next
      return next
    }
    return search(id)
  }

  @inline(never)
  private mutating func search(_ id: Int64) -> Int? {
    var low = 0
    var high = ids.count
    if !starts.isEmpty {
      guard id >= first, id <= ids[ids.count - 1] else { return nil }
      let bucket = Int(UInt64(bitPattern: id &- first) >> shift)
      low = Int(starts[bucket])
      high = Int(starts[bucket + 1])
    }
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    guard low < ids.count, ids[low] == id else { return nil }
    last = low
    return low
  }
}
