extension [Double] {
  /// The value that stands at an index once all are sorted, without sorting them; the index is one of the array's.
  func value(atRank rank: Int) -> Double {
    var values = self
    var (low, high) = (0, count - 1)
    while low < high {
      let pivot = values[(low + high) / 2]
      var (i, j) = (low, high)
      while i <= j {
        while values[i] < pivot { i += 1 }
        while values[j] > pivot { j -= 1 }
        guard i <= j else { break }
        values.swapAt(i, j)
        i += 1
        j -= 1
      }
      if rank <= j { high = j } else if rank >= i { low = i } else { break }
    }
    return values[rank]
  }
}
