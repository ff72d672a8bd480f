import Foundation
import Fuzzers
import TestSupport

/// `fuzz READER [OPTION OF LIBFUZZER…] [FOLDER…]`: damages samples of one reader until it breaks.
///
/// Swift's package manager calls `main` by the target's name.
@_cdecl("fuzz_main") func start(
  _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
  guard count > 1, let name = arguments[1].map({ String(cString: $0) }), Fuzzer.named(name) != nil else {
    print("fuzz READER …, one of: \(Fuzzer.all.map(\.name).joined(separator: " "))")
    return 3
  }
  // libFuzzer reads all that follows the name.
  arguments[1] = arguments[0]
  var (count, rest) = (count - 1, arguments + 1)
  chosen = name
  return runFuzzing(&count, &rest, readInput)
}

/// Written once, before libFuzzer starts.
nonisolated(unsafe) private var chosen = ""
private let fuzzer = Fuzzer.named(chosen)

@_cdecl("LLVMFuzzerTestOneInput") func readInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  fuzzer?.refusal(of: Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

/// One time in three libFuzzer's own mutation, which knows what comparisons the reader made.
@_cdecl("LLVMFuzzerCustomMutator") func mutate(
  _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32
) -> Int {
  var random = SeededRandom(seed: UInt64(seed))
  guard let fuzzer, random.number(below: 3) > 0 else { return mutateAnyhow(bytes, count, limit) }
  let mutated = fuzzer.mutated(Array(UnsafeBufferPointer(start: bytes, count: count)), using: &random).prefix(limit)
  for (place, byte) in mutated.enumerated() { bytes[place] = byte }
  return mutated.count
}

@_silgen_name("LLVMFuzzerMutate") private func mutateAnyhow(
  _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int
) -> Int

@_silgen_name("LLVMFuzzerRunDriver") private func runFuzzing(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ read: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
