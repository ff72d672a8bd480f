import Foundation
import TestSupport

/// One kind of input: where samples of it are, how they are damaged, and what reads them.
///
/// Reading may throw; whatever traps, hangs or takes too much memory is a fault.
public struct Fuzzer: Sendable {
  /// What it is called on the command line; its stored samples lie in `Corpus/NAME`.
  public let name: String
  /// Files of the checkout that are samples too.
  private let samples: [String]
  private let mutator: Mutator
  /// How many times as long as others a run takes, about.
  public let cost: Int
  private let read: @Sendable ([UInt8]) throws -> Void

  init(
    _ name: String, samples: [String] = [], _ mutator: Mutator, cost: Int = 1,
    _ read: @escaping @Sendable ([UInt8]) throws -> Void
  ) {
    (self.name, self.samples, self.mutator, self.cost, self.read) = (name, samples, mutator, cost, read)
  }

  /// All of them.
  public static let all = maps + styles + pictures + routes + scenes + texts + [canvas, navigator]

  /// The one called `name`.
  public static func named(_ name: String) -> Fuzzer? { all.first { $0.name == name } }

  /// The folder of its stored samples.
  public var corpus: String { Checkout.path("Tests/Fuzzing/Corpus/\(name)") }

  /// Its samples with their names, in a fixed order.
  public func seeds() throws -> [(name: String, bytes: [UInt8])] {
    let stored = try FileManager.default.contentsOfDirectory(atPath: corpus).sorted().map { "\(corpus)/\($0)" }
    return try (stored + samples.map(Checkout.path)).map { path in
      (
        name: path.split(separator: "/").last.map(String.init) ?? path,
        bytes: try [UInt8](Data(contentsOf: .init(filePath: path)))
      )
    }
  }

  /// The input with some damage.
  public func mutated(_ bytes: [UInt8], using random: inout SeededRandom) -> [UInt8] {
    if random.number(below: 8) > 0, let mutated = mutator.mutated(bytes, &random) { return mutated }
    return ByteMutator(head: bytes.count).mutated(bytes, &random)
  }

  /// What is left of an input when each member, element or attribute is taken away or emptied in turn.
  ///
  /// - Parameter limit: how many parts of a large input, evenly chosen.
  public func reductions(of bytes: [UInt8], limit: Int) -> [[UInt8]] { mutator.reductions(bytes, limit: limit) }

  /// Reads an input; the message where it was refused.
  @discardableResult public func refusal(of bytes: [UInt8]) -> String? {
    do {
      try read(bytes)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
