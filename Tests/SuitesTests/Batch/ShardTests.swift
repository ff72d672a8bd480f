import Testing

@testable import Suites

/// Parts of a batch, as they are written and as engines' variables name them.
@Suite struct ShardTests {
  @Test(arguments: [("1/1", 1, 1), ("3/8", 3, 8), ("8/8", 8, 8), ("1000000/1000000", 1_000_000, 1_000_000)])
  func written(text: String, index: Int, count: Int) throws {
    let shard = try #require(Shard(text))
    #expect(shard.index == index)
    #expect(shard.count == count)
  }

  @Test(arguments: [
    "", "0/8", "9/8", "-1/8", "+1/8", "1/0", "1/8/2", "1", "/8", "1/", " 1/8", "a/8", "1/1000001", "１/８",
    "99999999999999999999/8",
  ])
  func refused(text: String) { #expect(Shard(text) == nil) }

  /// Every picture is in one part, and the parts differ by one picture at most.
  @Test(arguments: [1, 2, 3, 7, 8, 50]) func partsCoverEverything(count: Int) throws {
    let shards = try (1...count).map { try #require(Shard("\($0)/\(count)")) }
    for total in [0, 1, 7, 8, 9, 100] {
      let sizes = shards.map { shard in (0..<total).count { shard.holds($0) } }
      #expect(sizes.reduce(0, +) == total)
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
      #expect(shards.map { $0.share(of: total) } == sizes)
    }
    for number in 0..<100 { #expect(shards.count { $0.holds(number) } == 1) }
  }

  @Test func onlyPartsHaveSuffixes() throws {
    #expect(try #require(Shard("3/8")).suffix == "-3-of-8")
    #expect(Shard.whole.suffix == "")
  }

  // MARK: Engines

  /// What tasks of each engine see, by hand, with the part that is theirs.
  @Test(arguments: [
    (["SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_MAX": "7"], 8, 1),
    (["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_MAX": "8"], 8, 1),
    (["SLURM_ARRAY_TASK_ID": "8", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_MAX": "8"], 8, 8),
    (
      [
        "SLURM_ARRAY_TASK_ID": "15", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_MAX": "25",
        "SLURM_ARRAY_TASK_STEP": "5", "SLURM_ARRAY_TASK_COUNT": "4",
      ], 4, 2
    ),
    (["AWS_BATCH_JOB_ARRAY_INDEX": "0", "AWS_BATCH_JOB_ARRAY_SIZE": "10"], 10, 1),
    (["AWS_BATCH_JOB_ARRAY_INDEX": "9", "AWS_BATCH_JOB_ARRAY_SIZE": "10"], 10, 10),
    (["BATCH_TASK_INDEX": "3", "BATCH_TASK_COUNT": "4"], 4, 4),
    (["SGE_TASK_ID": "2", "SGE_TASK_FIRST": "2", "SGE_TASK_LAST": "11", "SGE_TASK_STEPSIZE": "3"], 4, 1),
    (["SGE_TASK_ID": "11", "SGE_TASK_FIRST": "2", "SGE_TASK_LAST": "11", "SGE_TASK_STEPSIZE": "3"], 4, 4),
    (["SGE_TASK_ID": "undefined", "BATCH_TASK_INDEX": "1", "BATCH_TASK_COUNT": "2"], 2, 2),
  ])
  func engines(environment: [String: String], count: Int, index: Int) throws {
    let shard = try Shard(statedCount: nil, environment: environment)
    #expect(shard.count == count)
    #expect(shard.index == index)
    #expect(try Shard(statedCount: count, environment: environment) == shard)
  }

  /// Engines that do not tell how many there are; their numbers may begin anywhere, and every part has one task.
  @Test(arguments: ["JOB_COMPLETION_INDEX", "PBS_ARRAY_INDEX", "PBS_ARRAYID"], [0, 1, 100])
  func statedCounts(variable: String, first: Int) throws {
    let parts = try (first..<first + 8).map { number in
      try Shard(statedCount: 8, environment: [variable: "\(number)"]).index
    }
    #expect(parts.sorted() == Array(1...8))
    let fault = #expect(throws: ShardFault.self) { try Shard(statedCount: nil, environment: [variable: "3"]) }
    #expect(fault?.description.contains("write --shard auto/N") == true)
  }

  @Test func theFirstTaskOfKubernetesHasTheFirstPart() throws {
    #expect(try Shard(statedCount: 8, environment: ["JOB_COMPLETION_INDEX": "0"]).index == 1)
    #expect(try Shard(statedCount: 8, environment: ["JOB_COMPLETION_INDEX": "7"]).index == 8)
  }

  @Test(
    arguments: [
      ([:], "none of these variables is set: SLURM_ARRAY_TASK_ID (Slurm), JOB_COMPLETION_INDEX (Kubernetes)"),
      (["SGE_TASK_ID": "undefined"], "none of these variables is set"),
      (
        ["SLURM_ARRAY_TASK_ID": "1", "JOB_COMPLETION_INDEX": "2"],
        "SLURM_ARRAY_TASK_ID (Slurm) and JOB_COMPLETION_INDEX (Kubernetes) are set"
      ),
      (["BATCH_TASK_INDEX": "x", "BATCH_TASK_COUNT": "4"], #"BATCH_TASK_INDEX is "x""#),
      (["BATCH_TASK_INDEX": "-1", "BATCH_TASK_COUNT": "4"], #"BATCH_TASK_INDEX is "-1""#),
      (["BATCH_TASK_INDEX": "1", "BATCH_TASK_COUNT": "0"], "it has 0 tasks"),
      (["BATCH_TASK_INDEX": "1", "BATCH_TASK_COUNT": "99999999"], "it has 99999999 tasks"),
      (["BATCH_TASK_INDEX": "1"], "not how many tasks there are"),
      (
        [
          "SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_MAX": "7",
          "SLURM_ARRAY_TASK_COUNT": "3",
        ], "3 tasks from 1 to 7 in steps of 1 are no even range"
      ),
      (
        ["SLURM_ARRAY_TASK_ID": "9", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_MAX": "8"],
        "the task 9 is not one of 8 from 1 on"
      ),
    ] as [([String: String], String)])
  func faults(environment: [String: String], message: String) {
    let fault = #expect(throws: ShardFault.self) { try Shard(statedCount: nil, environment: environment) }
    #expect(fault?.description.contains(message) == true, "\(String(describing: fault))")
  }

  @Test func countsThatContradictAreRefused() {
    let environment = ["BATCH_TASK_INDEX": "1", "BATCH_TASK_COUNT": "4"]
    let fault = #expect(throws: ShardFault.self) { try Shard(statedCount: 8, environment: environment) }
    #expect(fault?.description.contains("it has 4 tasks, and --shard says auto/8") == true)
  }
}
