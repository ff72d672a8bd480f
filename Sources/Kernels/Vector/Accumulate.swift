import KernelTypes

// Edges become coverage in steps of 4 rows and 2 columns, each an area in closed form:
//
//   D(c) = S(c + 1 - xmin) - S(c + 1 - xmax),  S(u) = u² right of 0, else 0
//   A(c) = round(128 · |dy/dx| · (D(c) - D(c - 1)))
//
// is what lies left of column c's right side; the column gets A(c) - A(c - 1), and the one behind the last gets what is
// left of the row's height. Squares of up to `BandShape.largestSpan` columns cost at most half a step of the 256.
// Measured, but slower: cells one by one with integers (6 % of a map frame more), a mixture by length of the edge (3 %
// more), the area of each column by itself with u clamped to 0…1 (2 %, and 5 % on the baseline), the same in C (2 to 4
// % less, not worth a second language).
//
// What an edge needs once, slopes above all, is computed for eight edges at a time. Upward edges are turned round and
// their areas negated: rounding to nearest is symmetric, so that an edge and its reverse cancel exactly, and one loop
// serves both.

extension VectorKernels {
  /// Where a property of eight edges lies in the scratch memory.
  private enum Slot {
    @inline(__always) static var slope: Int { 0 }
    @inline(__always) static var inverse: Int { 32 }
    @inline(__always) static var fraction: Int { 64 }
    @inline(__always) static var height: Int { 96 }
    @inline(__always) static var sign: Int { 128 }
    @inline(__always) static var x0: Int { 160 }
    @inline(__always) static var y0: Int { 192 }
    @inline(__always) static var x1: Int { 224 }
    @inline(__always) static var y1: Int { 256 }
    /// Not zero for edges that are nearly vertical.
    @inline(__always) static var isSteep: Int { 288 }
    /// Zero for edges within one pixel.
    @inline(__always) static var extent: Int { 320 }
    @inline(__always) static var column: Int { 352 }
    /// The first and last strip an edge reaches in the band.
    @inline(__always) static var strip: Int { 384 }
    @inline(__always) static var lastStrip: Int { 416 }
    /// The first strip's top from the edge's upper end, less one.
    @inline(__always) static var start: Int { 448 }
  }

  /// Adds the exact area coverage of `count` edges; see `ScalarKernels.accumulate`.
  ///
  /// Memory must be readable up to the next multiple of eight edges.
  @inline(never)
  public static func accumulate(_ edges: UnsafePointer<Edge>, count: Int, top: Int32, into coverage: Coverage) {
    var first = 0
    var remainder = TinyEdges.half
    while first < count {
      prepare(edges + first, top, coverage.scratch)
      let rest = count &- first
      addPrepared(rest < 8 ? rest : 8, coverage, &remainder)
      first &+= 8
    }
  }

  /// Four edges as four vectors; written in pairs, since the compiler does not see it in one step.
  @inline(__always)
  private static func transposed(
    _ a: Edge, _ b: Edge, _ c: Edge, _ d: Edge
  ) -> (x0: Edge, y0: Edge, x1: Edge, y1: Edge) {
    let startAB = unsafeBitCast(Edge(a[0], b[0], a[1], b[1]), to: SIMD2<Int64>.self)
    let startCD = unsafeBitCast(Edge(c[0], d[0], c[1], d[1]), to: SIMD2<Int64>.self)
    let endAB = unsafeBitCast(Edge(a[2], b[2], a[3], b[3]), to: SIMD2<Int64>.self)
    let endCD = unsafeBitCast(Edge(c[2], d[2], c[3], d[3]), to: SIMD2<Int64>.self)
    return (
      unsafeBitCast(SIMD2(startAB[0], startCD[0]), to: Edge.self),
      unsafeBitCast(SIMD2(startAB[1], startCD[1]), to: Edge.self),
      unsafeBitCast(SIMD2(endAB[0], endCD[0]), to: Edge.self),
      unsafeBitCast(SIMD2(endAB[1], endCD[1]), to: Edge.self)
    )
  }

  @inline(__always)
  private static func prepare(_ edges: UnsafePointer<Edge>, _ top: Int32, _ scratch: UnsafeMutableRawPointer) {
    let a = transposed(edges[0], edges[1], edges[2], edges[3])
    let b = transposed(edges[4], edges[5], edges[6], edges[7])
    let ax = I8(lowHalf: a.x0, highHalf: b.x0)
    let ay = I8(lowHalf: a.y0, highHalf: b.y0) &- top
    let bx = I8(lowHalf: a.x1, highHalf: b.x1)
    let by = I8(lowHalf: a.y1, highHalf: b.y1) &- top
    // All ones where an edge runs upward.
    let upward = I8(repeating: 0).replacing(with: -1, where: by .< ay)
    let changeX = (ax ^ bx) & upward
    let changeY = (ay ^ by) & upward
    let (x0, y0, x1, y1) = (ax ^ changeX, ay ^ changeY, bx ^ changeX, by ^ changeY)
    let dx = floats(x1 &- x0)
    let dy = floats(y1 &- y0)
    let width = unsafeBitCast(unsafeBitCast(dx, to: I8.self) & 0x7FFF_FFFF, to: F8.self)
    let signBits = upward & I8(repeating: .min)
    let inverse = dy * 128 / width
    scratch.storeBytes(of: dx / dy * (1 / 256), toByteOffset: Slot.slope, as: F8.self)
    scratch.storeBytes(
      of: unsafeBitCast(unsafeBitCast(inverse, to: I8.self) ^ signBits, to: F8.self), toByteOffset: Slot.inverse,
      as: F8.self)
    scratch.storeBytes(of: floats(x0 & 255) * (1 / 256), toByteOffset: Slot.fraction, as: F8.self)
    scratch.storeBytes(of: dy, toByteOffset: Slot.height, as: F8.self)
    scratch.storeBytes(
      of: unsafeBitCast(unsafeBitCast(F8(repeating: 1), to: I8.self) ^ signBits, to: F8.self),
      toByteOffset: Slot.sign, as: F8.self)
    scratch.storeBytes(of: x0, toByteOffset: Slot.x0, as: I8.self)
    scratch.storeBytes(of: y0, toByteOffset: Slot.y0, as: I8.self)
    scratch.storeBytes(of: x1, toByteOffset: Slot.x1, as: I8.self)
    scratch.storeBytes(of: y1, toByteOffset: Slot.y1, as: I8.self)
    scratch.storeBytes(
      of: I8(repeating: 0).replacing(with: -1, where: width * 64 .< dy), toByteOffset: Slot.isSteep, as: I8.self)
    scratch.storeBytes(of: ((x0 ^ x1) | (y0 ^ y1)) &>> 8, toByteOffset: Slot.extent, as: I8.self)
    let bottom = I8(repeating: Int32(truncatingIfNeeded: BandShape.rows &<< 8))
    let strip = (y0 & ~(y0 &>> 31)) &>> 10
    scratch.storeBytes(of: x0 &>> 8, toByteOffset: Slot.column, as: I8.self)
    scratch.storeBytes(of: strip, toByteOffset: Slot.strip, as: I8.self)
    scratch.storeBytes(
      of: (y1.replacing(with: bottom, where: y1 .> bottom) &- 1) &>> 10, toByteOffset: Slot.lastStrip, as: I8.self)
    scratch.storeBytes(of: floats(strip &<< 10 &- y0 &- 1), toByteOffset: Slot.start, as: F8.self)
  }

  @inline(__always)
  private static func addPrepared(_ count: Int, _ coverage: Coverage, _ remainder: inout Int32) {
    let cells = coverage.cells
    let touched = coverage.touched
    let cellStride = coverage.cellStride
    let tileStride = coverage.tileStride
    let scratch = UnsafeRawPointer(coverage.scratch)
    var lane = 0
    while lane < count {
      let p = scratch + lane &* 4
      lane &+= 1
      if p.load(fromByteOffset: Slot.extent, as: Int32.self) == 0 {
        addWithinPixel(p, cells, cellStride, touched, tileStride, &remainder)
      } else {
        addEdge(p, cells, cellStride, touched, tileStride)
      }
    }
  }

  @inline(__always)
  private static func addWithinPixel(
    _ p: UnsafeRawPointer, _ cells: UnsafeMutablePointer<Int16>, _ cellStride: Int,
    _ touched: UnsafeMutablePointer<UInt8>, _ tileStride: Int, _ remainder: inout Int32
  ) {
    let x0 = p.load(fromByteOffset: Slot.x0, as: Int32.self)
    let x1 = p.load(fromByteOffset: Slot.x1, as: Int32.self)
    let y0 = p.load(fromByteOffset: Slot.y0, as: Int32.self)
    let height = p.load(fromByteOffset: Slot.y1, as: Int32.self) &- y0
    let right = TinyEdges.share(height, (x0 & 255) &+ (x1 & 255), &remainder)
    let negate = p.load(fromByteOffset: Slot.sign, as: Int32.self) &>> 31
    let strip = Int(p.load(fromByteOffset: Slot.strip, as: Int32.self))
    let column = Int(p.load(fromByteOffset: Slot.column, as: Int32.self))
    let cell = cells + (strip &* cellStride &+ column &* 4 &+ Int((y0 &>> 8) & 3))
    cell[0] &+= Int16(truncatingIfNeeded: ((height &- right) ^ negate) &- negate)
    cell[4] &+= Int16(truncatingIfNeeded: (right ^ negate) &- negate)
    touched[strip &* tileStride &+ column &>> 2] = 255
  }

  /// Marks the tiles from `first` through `last`, which rarely lie apart.
  @inline(__always)
  private static func mark(_ flags: UnsafeMutablePointer<UInt8>, from first: UInt32, through last: UInt32) {
    flags[Int(first)] = 255
    flags[Int(last)] = 255
    if last &- first > 1 { markBetween(flags, Int(first), Int(last)) }
  }

  @inline(never)
  private static func markBetween(_ flags: UnsafeMutablePointer<UInt8>, _ first: Int, _ last: Int) {
    var tile = first &+ 1
    while tile < last {
      flags[tile] = 255
      tile &+= 1
    }
  }

  @inline(__always)
  private static func add(_ difference: H8, to cell: UnsafeMutableRawPointer) {
    cell.storeBytes(of: cell.loadUnaligned(as: H8.self) &+ difference, as: H8.self)
  }

  @inline(__always) private static func positiveSquares(_ u: F8) -> F8 { squared(larger(u, F8(repeating: 0))) }

  /// A prepared edge. Lanes 0…3 stand for the upper boundaries of a strip's rows, lanes 4…7 for the lower ones.
  @inline(__always)
  private static func addEdge(
    _ p: UnsafeRawPointer, _ cells: UnsafeMutablePointer<Int16>, _ cellStride: Int,
    _ touched: UnsafeMutablePointer<UInt8>, _ tileStride: Int
  ) {
    let column = p.load(fromByteOffset: Slot.column, as: Int32.self)
    var strip = Int(p.load(fromByteOffset: Slot.strip, as: Int32.self))
    let last = Int(p.load(fromByteOffset: Slot.lastStrip, as: Int32.self))
    let zero = F8(repeating: 0)
    // Boundaries in 1/256 pixels from the edge's upper end, exact in floats. A zero among the constants would make the
    // compiler take the vector apart.
    var boundaries =
      F8(1, 257, 513, 769, 257, 513, 769, 1025)
      + F8(repeating: p.load(fromByteOffset: Slot.start, as: Float.self))
    var base = cells + strip &* cellStride
    var flags = touched + strip &* tileStride
    repeat {
      let y = smaller(
        larger(boundaries, zero), F8(repeating: p.load(fromByteOffset: Slot.height, as: Float.self)))
      boundaries += 1024
      let x =
        y * F8(repeating: p.load(fromByteOffset: Slot.slope, as: Float.self))
        + F8(repeating: p.load(fromByteOffset: Slot.fraction, as: Float.self))
      let columns = nearest(x - 0.5)
      let low = columns[0] < columns[7] ? columns[0] : columns[7]
      let high = columns[0] < columns[7] ? columns[7] : columns[0]
      // Unsigned, which widens at no cost.
      let first = UInt32(bitPattern: column &+ low)
      mark(flags, from: first &>> 2, through: UInt32(bitPattern: column &+ high) &>> 2)
      var cell = UnsafeMutableRawPointer(base + Int(first) &* 4)
      let sides = F8(repeating: Float(low)) + F8(1, 1, 1, 1, 2, 2, 2, 2)
      let heights = (y.highHalf - y.lowHalf) * p.load(fromByteOffset: Slot.sign, as: Float.self)
      var given: H8
      if p.load(fromByteOffset: Slot.isSteep, as: Int32.self) != 0 {
        let share = smaller(larger(sides - sumOfHalves(x) * 0.5, zero), F8(repeating: 1))
        given = narrowed(nearest(share * F8(lowHalf: heights, highHalf: heights)))
        add(given &- H8(0, 0, 0, 0, given[0], given[1], given[2], given[3]), to: cell)
        cell += 16
      } else {
        let inverse = F8(repeating: p.load(fromByteOffset: Slot.inverse, as: Float.self))
        var near = sides - smallerOfHalves(x)
        var far = sides - largerOfHalves(x)
        var sums = positiveSquares(near) - positiveSquares(far)
        given = narrowed(nearest((sums - halves(zero, sums)) * inverse))
        add(given &- H8(0, 0, 0, 0, given[0], given[1], given[2], given[3]), to: cell)
        cell += 16
        var remaining = high &- low &- 2
        while remaining >= 0 {
          near += 2
          far += 2
          let next = positiveSquares(near) - positiveSquares(far)
          let area = narrowed(nearest((next - halves(sums, next)) * inverse))
          sums = next
          add(area &- H8(given[4], given[5], given[6], given[7], area[0], area[1], area[2], area[3]), to: cell)
          cell += 16
          given = area
          remaining &-= 2
        }
      }
      let rest = narrowed(nearest(heights)) &- given.highHalf
      cell.storeBytes(of: cell.loadUnaligned(as: SIMD4<Int16>.self) &+ rest, as: SIMD4<Int16>.self)
      strip &+= 1
      base += cellStride
      flags += tileStride
    } while strip <= last
  }
}
