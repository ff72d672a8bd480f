/// A part of a batch: the pictures whose numbers, counted from 1, are `index` more than a multiple of `count`.
public struct Shard: Sendable, Hashable {
  /// Which part, from 1.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// The most parts of a batch.
  public static let countLimit = 1_000_000

  /// The whole as its only part.
  public static let whole = Shard(number: 0, of: 1)

  /// - Parameter number: from 0.
  fileprivate init(number: Int, of count: Int) { (index, self.count) = (number + 1, count) }

  /// Reads `K/N`, with K from 1.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy(\.isASCII) && $0.allSatisfy(\.isNumber) }),
      let index = Int(parts[0]), let count = Int(parts[1]), 1...Self.countLimit ~= count, 1...count ~= index
    else { return nil }
    self.init(number: index - 1, of: count)
  }

  /// Whether the picture with that number, from 0, is in this part.
  func holds(_ number: Int) -> Bool { number % count == index - 1 }

  /// What stands in the names of its files: `-3-of-8`, nothing for the whole.
  var suffix: String { count == 1 ? "" : "-\(index)-of-\(count)" }

  /// How many of the first `total` pictures are in this part.
  func share(of total: Int) -> Int { (total + count - index) / count }
}

/// What is wrong with `--shard auto`, in one sentence.
public struct ShardFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// The sentence.
  public let description: String
}

extension Shard {
  /// An engine that runs numbered tasks, and the variables in which a task finds its number and how many there are.
  private struct Engine {
    var name: String
    var index: String
    /// The first number; 0 where the engine has none, so that any run of numbers is taken modulo the count.
    var first: String?
    var step: String?
    /// How many tasks there are.
    var count: String?
    /// The last number.
    var last: String?
    /// What the count is called where the user states it.
    var size: String
  }

  private static let engines = [
    Engine(
      name: "Slurm", index: "SLURM_ARRAY_TASK_ID", first: "SLURM_ARRAY_TASK_MIN", step: "SLURM_ARRAY_TASK_STEP",
      count: "SLURM_ARRAY_TASK_COUNT", last: "SLURM_ARRAY_TASK_MAX", size: "the array's size"),
    Engine(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", size: "the Job's \"completions\""),
    Engine(
      name: "AWS Batch", index: "AWS_BATCH_JOB_ARRAY_INDEX", count: "AWS_BATCH_JOB_ARRAY_SIZE", size: "the array's size"
    ),
    Engine(name: "Google Cloud Batch", index: "BATCH_TASK_INDEX", count: "BATCH_TASK_COUNT", size: "\"taskCount\""),
    Engine(name: "PBS", index: "PBS_ARRAY_INDEX", size: "the number of tasks of -J"),
    Engine(name: "Torque", index: "PBS_ARRAYID", size: "the number of tasks of -t"),
    Engine(
      name: "SGE", index: "SGE_TASK_ID", first: "SGE_TASK_FIRST", step: "SGE_TASK_STEPSIZE", last: "SGE_TASK_LAST",
      size: "the number of tasks of -t"),
  ]

  /// The part that an engine gave this process, as its variables tell.
  ///
  /// - Parameters:
  ///   - statedCount: how many parts there are, for engines that do not tell; must agree with those that do.
  ///   - environment: the process's variables.
  public init(statedCount: Int?, environment: [String: String]) throws(ShardFault) {
    // SGE sets its variable to a word where a job is no array.
    let found = Self.engines.filter { environment[$0.index].map { $0 != "undefined" && !$0.isEmpty } ?? false }
    guard let engine = found.first else {
      let known = Self.engines.map { "\($0.index) (\($0.name))" }.joined(separator: ", ")
      throw ShardFault(description: "--shard auto: none of these variables is set: \(known); write --shard K/N")
    }
    guard found.count == 1 else {
      let several = found.map { "\($0.index) (\($0.name))" }.joined(separator: " and ")
      throw ShardFault(
        description: "--shard auto: \(several) are set, so that it is not clear which one counts; write --shard K/N")
    }
    self = try Self.shard(engine, statedCount, environment)
  }

  private static func shard(
    _ engine: Engine, _ statedCount: Int?, _ environment: [String: String]
  ) throws(ShardFault) -> Shard {
    func fault(_ text: String) -> ShardFault { ShardFault(description: "--shard auto: \(engine.name): \(text)") }
    func number(_ name: String?) throws(ShardFault) -> Int? {
      guard let name, let text = environment[name] else { return nil }
      guard let value = Int(text), 0...1_000_000_000 ~= value else {
        throw fault("\(name) is \"\(text.prefix(40))\", and a whole number from 0 is needed")
      }
      return value
    }
    guard let index = try number(engine.index) else { throw fault("\(engine.index) is not set") }
    let first = try number(engine.first)
    let step = max(try number(engine.step) ?? 1, 1)
    var count = try number(engine.count)
    if let last = try number(engine.last), let first, last >= first {
      let range = (last - first) / step + 1
      // Lists such as 1,3,7 have no even steps.
      guard count ?? range == range else {
        throw fault(
          "\(count ?? 0) tasks from \(first) to \(last) in steps of \(step) are no even range; use one such as 0-7")
      }
      count = range
    }
    if let count, let statedCount, count != statedCount {
      throw fault("it has \(count) tasks, and --shard says auto/\(statedCount)")
    }
    guard let count = count ?? statedCount else {
      throw fault(
        "it gives \(engine.index), but not how many tasks there are: write --shard auto/N, where N is \(engine.size)")
    }
    guard 1...countLimit ~= count else { throw fault("it has \(count) tasks, and 1 to \(countLimit) are possible") }
    guard let first else { return Shard(number: index % count, of: count) }
    let place = index - first
    guard place >= 0, place % step == 0, place / step < count else {
      throw fault("the task \(index) is not one of \(count) from \(first) on in steps of \(step)")
    }
    return Shard(number: place / step, of: count)
  }
}
