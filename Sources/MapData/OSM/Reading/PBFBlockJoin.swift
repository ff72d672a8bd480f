import Dispatch
import Foundation

/// Unpacks and decodes the blocks of a PBF on some threads, and joins them in the file's order.
///
/// Whoever is done with a block joins what is next, one thread at a time, and the first block in the file that is wrong
/// ends it: what comes out does not depend on the number of threads.
final class PBFBlockJoin: @unchecked Sendable {
  /// A block at hand; boxes go round between the threads, so a file costs a handful of them.
  private final class Box {
    var unpacked = Column<UInt8>(capacity: 1 << 16)
    var columns = OSMColumns()
    var content = UnsafeRawBufferPointer(start: nil, count: 0)
  }

  private let bytes: UnsafeRawBufferPointer
  private let path: String
  private let blocks: [PBFBlocks.Block]
  private let claim: UnsafeMutablePointer<ReadingClaim>

  // Of the thread that joins.
  private(set) var assembler = OSMAssembler()

  // Behind the condition.
  private let condition = NSCondition()
  private var next = 0
  private var joined = 0
  private var isJoining = false
  private var finished: [Int: Result<Box, MapDataError>] = [:]
  private var spare: [Box] = []
  private var failure: MapDataError?
  /// Blocks that may be under way: more would only take memory.
  private var window = 1

  /// - Parameter claim: valid until `run` returns.
  init(
    _ blocks: [PBFBlocks.Block], of bytes: UnsafeRawBufferPointer, path: String,
    claim: UnsafeMutablePointer<ReadingClaim>
  ) {
    self.blocks = blocks
    self.bytes = bytes
    self.path = path
    self.claim = claim
  }

  /// Reads all blocks on at most `threads` threads, the caller's included.
  func run(threads: Int) throws(MapDataError) {
    // A thread has a gain from two blocks on.
    let workers = max(1, min(threads, blocks.count / 2))
    window = workers + 1
    if workers == 1 { work() } else { DispatchQueue.concurrentPerform(iterations: workers) { _ in work() } }
    spare = []
    if let failure { throw failure }
  }

  private func work() {
    let unpacker = ZlibUnpacker()
    while let (index, box) = take() {
      let result = Result { () throws(MapDataError) in
        try decode(blocks[index], into: box, unpacker)
        return box
      }
      finish(index, result)
    }
  }

  private func take() -> (index: Int, box: Box)? {
    condition.lock()
    defer { condition.unlock() }
    while failure == nil, next < blocks.count, next >= joined + window { condition.wait() }
    guard failure == nil, next < blocks.count else { return nil }
    next += 1
    return (next - 1, spare.popLast() ?? Box())
  }

  private func finish(_ index: Int, _ result: Result<Box, MapDataError>) {
    condition.lock()
    finished[index] = result
    if !isJoining {
      isJoining = true
      while failure == nil, let result = finished.removeValue(forKey: joined) {
        condition.unlock()
        let outcome = Result { () throws(MapDataError) in
          let box = try result.get()
          try add(box, blocks[joined])
          return box
        }
        condition.lock()
        joined += 1
        switch outcome {
        case .success(let box): spare.append(box)
        case .failure(let error): failure = error
        }
        condition.broadcast()
      }
      isJoining = false
    }
    condition.unlock()
  }

  // MARK: A block

  private func decode(
    _ block: PBFBlocks.Block, into box: Box, _ unpacker: borrowing ZlibUnpacker?
  ) throws(MapDataError) {
    box.content = try PBFReader.unpack(block, of: bytes, path: path, unpacker, into: &box.unpacked)
    box.columns.clear()
    do throws(ProtobufFault) { try PBFBlockDecoder.decode(box.content, into: &box.columns) } catch {
      throw PBFReader.malformed(error.reason, at: block.offset, within: error.offset, path: path)
    }
  }

  private func add(_ box: Box, _ block: PBFBlocks.Block) throws(MapDataError) {
    try claim.pointee.hold(
      bytes.count + assembler.weight + box.columns.weight,
      what: "the memory of its objects up to byte \(block.offset)")
    assembler.add(box.columns, text: box.content)
  }

  /// What all blocks make; nothing can be read after it.
  func store(threads: Int) -> OSMStore { assembler.store(threads: threads) }
}
