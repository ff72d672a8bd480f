import Foundation
import TestSupport
import Testing

/// `wayframe batch` from outside: exit codes, messages, and a worker that is fed line by line.
@Suite(.enabled(if: Program.canRun, "the program is not built beside the tests")) struct BatchCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let scene = """
      {"device": {"width": 100, "height": 120, "scale": 1},
       "route": {"response": "\(Checkout.path("Assets/Samples/sampleville/sampleville-route.json"))"}}
      """
    try folder.write(scene.utf8, to: "day.json")
    let jobs = (0..<4).map {
      #"{"scene": "day.json", "name": "a\#($0)", "set": {"position.distanceAlongRoute": \#($0)}}"#
    }
    try folder.write(jobs.joined(separator: "\n").utf8, to: "jobs.ndjson")
  }

  private func lines(_ words: String) throws -> (status: Int32, lines: [String]) {
    let (status, output) = try Program.run(words, in: folder)
    return (status, output.split(separator: "\n").map(String.init))
  }

  @Test func summaries() throws {
    let drawn = try lines("$W batch jobs.ndjson -o out -q")
    #expect(drawn.status == 0)
    #expect(drawn.lines.count == 1)
    #expect(drawn.lines.first?.hasPrefix("4 pictures in out, drawn in ") == true)
    let kept = try lines("$W batch jobs.ndjson -o out --resume -q")
    #expect(kept.lines.first?.hasPrefix("0 pictures in out, drawn in ") == true)
    #expect(kept.lines.first?.hasSuffix(", 4 kept") == true)
    let part = try lines("$W batch jobs.ndjson -o part --shard 4/4")
    #expect(part.lines.first?.hasPrefix("1 picture in part, drawn in ") == true)
    let tar = try lines("$W batch jobs.ndjson -o a.tar --shard 1/2")
    #expect(tar.lines.first?.hasPrefix("2 pictures in a-1-of-2.tar, drawn in ") == true)
  }

  @Test func failures() throws {
    try folder.write("{\"scene\": \"day.json\"}\n{\"scene\": \"none.json\"}\n\n[]\n".utf8, to: "some.ndjson")
    let result = try lines("$W batch some.ndjson -o out -q")
    #expect(result.status == 3)
    #expect(
      result.lines.filter { !$0.contains("drawn in") } == [
        "wayframe batch: some.ndjson, line 2: none.json: there is no such file",
        "wayframe batch: some.ndjson, line 4: a job is an object such as {\"scene\": \"day.json\", \"name\": \"a1\"}, "
          + "not an array",
        "wayframe batch: 2 of 3 pictures could not be drawn; out/failed.ndjson has their jobs",
      ])
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/out/failed.ndjson")).count > 20)
  }

  @Test(arguments: [
    ("batch -o out", 2, "name one file of jobs"), ("batch jobs.ndjson", 2, "say where the pictures go"),
    ("batch jobs.ndjson -o out --shard 0/4", 2, "--shard must be K/N, auto or auto/N"),
    ("batch jobs.ndjson -o out --shard auto/x", 2, "--shard auto/N: N must be a whole number"),
    ("batch jobs.ndjson -o out --shard auto", 2, "none of these variables is set"),
    ("batch jobs.ndjson -o a.tar --resume", 2, "--resume is for folders"),
    ("batch none.ndjson -o out", 3, "none.ndjson: there is no such file"),
    ("batch . -o out", 3, "is a folder"), ("batch jobs.ndjson -o day.json", 3, "this is a file"),
    ("batch jobs.ndjson -o day.json/x", 3, "day.json"),
    ("batch jobs.ndjson -o none/a.tar", 3, "no such file or directory"),
    ("batch jobs.ndjson -o /dev/full/x", 3, "not a directory"),
  ])
  func refusals(words: String, status: Int32, message: String) throws {
    let (found, output) = try Program.run("$W \(words)", in: folder)
    #expect(found == status)
    #expect(output.contains(message), "\(output)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out"))
  }

  /// A task of an array draws its part.
  @Test func variablesOfEngines() throws {
    let slurm = "SLURM_ARRAY_TASK_ID=3 SLURM_ARRAY_TASK_MIN=0 SLURM_ARRAY_TASK_MAX=3 SLURM_ARRAY_TASK_COUNT=4"
    #expect(try lines("\(slurm) $W batch jobs.ndjson -o out --shard auto -q").status == 0)
    #expect(try lines("JOB_COMPLETION_INDEX=0 $W batch jobs.ndjson -o out --shard auto/4 -q").status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").sorted() == [
        "a0.png", "a3.png", "results-1-of-4.ndjson", "results-4-of-4.ndjson",
      ])
  }

  // MARK: Workers

  /// The answer to a line comes before the next line is written; the picture in it is the one of a folder.
  @Test func aWorkerAnswersLineByLine() throws {
    #expect(try lines("$W batch jobs.ndjson -o out -q").status == 0)
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = ["batch", "-", "-o", "-", "--quiet"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let jobs = try String(contentsOf: URL(fileURLWithPath: folder.path + "/jobs.ndjson"), encoding: .utf8)
    for (index, job) in (jobs.split(separator: "\n").map(String.init) + ["{}"]).enumerated() {
      input.fileHandleForWriting.write(Data("\(job)\n".utf8))
      var line = Data()
      while line.last != UInt8(ascii: "\n") {
        let part = output.fileHandleForReading.availableData
        try #require(!part.isEmpty)
        line += part
      }
      let answer = try #require(JSONSerialization.jsonObject(with: line) as? [String: Any])
      #expect(answer["job"] as? Int == index + 1)
      if job == "{}" {
        #expect(answer["state"] as? String == "failed")
        #expect((answer["error"] as? String)?.hasPrefix("standard input, line 5: ") == true)
      } else {
        #expect(answer["name"] as? String == "a\(index)")
        let picture = (answer["png"] as? String).flatMap { Data(base64Encoded: $0) }
        #expect(picture == (try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/out/a\(index).png"))))
      }
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 3)
  }

  /// With a folder the lines go there and to standard output.
  @Test func jobsFromStandardInput() throws {
    let (status, output) = try Program.run("$W batch - -o out -q < jobs.ndjson 2> messages", in: folder)
    #expect(status == 0)
    let results = try String(contentsOf: URL(fileURLWithPath: folder.path + "/out/results.ndjson"), encoding: .utf8)
    #expect(output == results)
    let again = try Program.run("$W batch - -o out -q --resume < jobs.ndjson 2> messages", in: folder)
    #expect(again.output == results)
  }

  /// Nobody reads any more: the program ends, although more jobs may come.
  @Test(.timeLimit(.minutes(2))) func aClosedReader() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    let messages = try folder.write([], to: "messages")
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = ["batch", "-", "-o", "-"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: messages))
    try process.run()
    try output.fileHandleForReading.close()
    input.fileHandleForWriting.write(Data("{\"scene\": \"day.json\"}\n".utf8))
    // The pipe of jobs stays open.
    process.waitUntilExit()
    #expect(process.terminationStatus == 3)
    let text = try String(contentsOf: URL(fileURLWithPath: messages), encoding: .utf8)
    #expect(text.contains("standard output: cannot be written: broken pipe"), "\(text)")
    try input.fileHandleForWriting.close()
  }

  /// A disk that is full ends the run, and no picture is half written.
  @Test func aFullDisk() throws {
    let (status, output) = try Program.run("ulimit -f 4; $W batch jobs.ndjson -o out -q", in: folder)
    #expect(status == 3)
    #expect(output.contains("cannot be written: file too large"), "\(output)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
    #expect(!names.contains { $0.hasSuffix(".png") }, "\(names)")
  }
}
