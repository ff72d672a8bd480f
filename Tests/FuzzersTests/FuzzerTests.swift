import Foundation
import Fuzzers
import JSON
import TestSupport
import Testing

/// The fuzzers without libFuzzer: the same samples and the same damage in every run. A trap ends the tests; `Tests/Fuzzing/run`
/// finds and keeps the input that made it.
@Suite(.serialized) struct FuzzerTests {
  private static let names = Fuzzer.all.map(\.name)
  /// Of samples with members or elements, so many are taken away and so many emptied.
  private static let partLimit = 150
  private static let runs = ProcessInfo.processInfo.environment["WAYFRAME_FUZZ_RUNS"].flatMap { Int($0) } ?? 300

  /// Samples of these are refused for other reasons: the navigator's are random drives, which may set what is refused, and
  /// the scene around the constraints has nothing to draw.
  private static let refused: Set = ["navigator", "constraint"]

  /// Samples are whole, but for those that once broke something.
  @Test(arguments: names) func samplesAreReadAndDamagedOnesRefused(_ name: String) throws {
    let fuzzer = try #require(Fuzzer.named(name))
    let seeds = try fuzzer.seeds()
    try #require(!seeds.isEmpty)
    for seed in seeds {
      let refusal = fuzzer.refusal(of: seed.bytes)
      if !seed.name.hasPrefix("broken-"), !Self.refused.contains(name) {
        #expect(refusal == nil, "\(name)/\(seed.name)")
      }
    }
    var random = SeededRandom(seed: 1)
    for run in 0..<Self.runs / fuzzer.cost {
      fuzzer.refusal(of: fuzzer.mutated(seeds[run % seeds.count].bytes, using: &random))
    }
  }

  /// What a valid answer may leave out or leave empty is looked for nowhere without a check.
  @Test(arguments: names) func partsAreTakenAwayAndEmptied(_ name: String) throws {
    let fuzzer = try #require(Fuzzer.named(name))
    for seed in try fuzzer.seeds() {
      for input in fuzzer.reductions(of: seed.bytes, limit: Self.partLimit) { fuzzer.refusal(of: input) }
    }
  }

  @Test func namesAreDistinctAndEveryStoredSampleHasAFuzzer() throws {
    #expect(Set(Self.names).count == Self.names.count)
    let folders = try FileManager.default.contentsOfDirectory(atPath: Checkout.path("Tests/Fuzzing/Corpus"))
    #expect(Set(folders) == Set(Self.names))
  }

  /// By hand: the values of `[1, {"a": [2]}]` in the order of the text are the list, 1, the object, the inner list and 2.
  @Test func everyMemberIsTakenAwayAndEmptied() throws {
    let tree = try JSONValue(parsing: Array(#"[1, {"a": [2]}]"#.utf8), file: "a")
    #expect(tree.nodeCount == 5)
    let without = (1..<5).map { tree.replacing(node: $0) { _ in nil }.text() }
    #expect(without == [#"[{"a":[2]}]"#, "[1]", "[1,{}]", #"[1,{"a":[]}]"#])
    let emptied = (1..<5).map { tree.replacing(node: $0, with: \.emptied).text() }
    #expect(emptied == [#"[0,{"a":[2]}]"#, "[1,{}]", #"[1,{"a":[]}]"#, #"[1,{"a":[0]}]"#])
  }

  @Test func damageIsTheSameForTheSameSeed() throws {
    for fuzzer in Fuzzer.all {
      let bytes = try #require(try fuzzer.seeds().first).bytes
      var (one, other) = (SeededRandom(seed: 5), SeededRandom(seed: 5))
      let inputs = (0..<20).map { _ in fuzzer.mutated(bytes, using: &one) }
      #expect(inputs == (0..<20).map { _ in fuzzer.mutated(bytes, using: &other) }, "\(fuzzer.name)")
      #expect(Set(inputs).count > 10, "\(fuzzer.name)")
    }
  }
}
