import Foundation

/// Times whole runs of the program, from its start to the written file: what a single picture costs.
struct ColdTiming {
  let options: Options

  private static let perf = "/usr/bin/perf"
  private static let valgrind = "/usr/bin/valgrind"

  func run() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "wayframe-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let command = [
      program, "render", options.file, "-o", folder.appending(path: "frame.png").path(), "--threads",
      "\(options.threads)", "--simd", options.simd.rawValue,
    ]
    // Files come from the disk once.
    try Self.run(command)
    var wall: [Double] = []
    try options.repeatFrames {
      let start = Moment.now.wall
      try Self.run(command)
      wall.append(Moment.now.wall - start)
    }
    // Of the program alone: what counts instructions takes memory too.
    let memory = Self.peakMemoryOfChildren
    try report(wall, memory, try instructions(command, folder))
  }

  /// Beside this program unless options say another.
  private var program: String {
    options.program
      ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "wayframe").path()
  }

  @discardableResult
  private static func run(_ command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    do { try process.run() } catch { throw UsageError(description: "cannot run \(command[0]): name it with --program") }
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ProgramError(command: command[0], message: said) }
    return said
  }

  /// Bytes.
  private static var peakMemoryOfChildren: Int {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
      return usage.ru_maxrss * 1024
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
      return usage.ru_maxrss
    #endif
  }

  // MARK: Instructions

  /// The instructions of one run: by the processor's own counter or, where programs may not read it, counted one by one;
  /// `nil` where neither is to be had.
  private func instructions(_ command: [String], _ folder: URL) throws -> Int? {
    let files = FileManager.default
    if files.isExecutableFile(atPath: Self.perf),
      let text = try? Self.run([Self.perf, "stat", "-x", ",", "-e", "instructions:u"] + command),
      let count = Self.number(beforeComma: text)
    {
      return count
    }
    guard files.isExecutableFile(atPath: Self.valgrind) else { return nil }
    let tool = [
      Self.valgrind, "--tool=cachegrind", "--cache-sim=no",
      "--cachegrind-out-file=\(folder.appending(path: "counts").path())",
    ]
    return Self.number(afterColon: try Self.run(tool + command))
  }

  /// Of a line such as `1204,,instructions:u,…`.
  static func number(beforeComma text: String) -> Int? {
    text.split(separator: "\n").lazy.filter { $0.contains("instructions") }.compactMap { line in
      line.split(separator: ",").first.flatMap { Int($0) }
    }.first
  }

  /// Of a line such as `==12== I refs:  1,204`.
  static func number(afterColon text: String) -> Int? {
    text.split(separator: "\n").lazy.filter { $0.contains("refs:") }.compactMap { line in
      line.split(separator: ":").last.flatMap { Int($0.filter(\.isNumber)) }
    }.first
  }

  // MARK: Report

  private func report(_ wall: [Double], _ memory: Int, _ instructions: Int?) throws {
    let name = URL(fileURLWithPath: options.file).deletingPathExtension().lastPathComponent
    let baseline = try Baseline(options, name: "cold \(name)")
    var figures = [("run", wall.median), ("best", wall.min() ?? 0), ("memory", Double(memory))]
    if let instructions { figures.append(("instructions", Double(instructions))) }
    if options.json {
      var fields = ["\"runMs\":\(milliseconds(wall.median))", "\"bestMs\":\(milliseconds(wall.min() ?? 0))"]
      fields.append("\"peakMemoryBytes\":\(memory)")
      if let instructions { fields.append("\"instructions\":\(instructions)") }
      fields += baseline.ratios(figures).map { "\"\($0.0)Ratio\":\(ratio($0.1))" }
      print(
        "{\"scene\":\"\(name)\",\"threads\":\(options.threads),\"runs\":\(wall.count),\(fields.joined(separator: ","))}"
      )
    } else {
      print("\(name)\t\(options.threads) threads\t\(wall.count) runs")
      print("run\t\(milliseconds(wall.median)) ms\(baseline.remark("run", wall.median))")
      print("best\t\(milliseconds(wall.min() ?? 0)) ms\(baseline.remark("best", wall.min() ?? 0))")
      print("memory\t\(memory / 1024) kB\(baseline.remark("memory", Double(memory)))")
      if let instructions {
        print("instructions\t\(instructions)\(baseline.remark("instructions", Double(instructions)))")
      }
    }
    try baseline.save(figures)
  }
}

/// A run that failed.
struct ProgramError: Error, CustomStringConvertible {
  let command: String
  let message: String

  var description: String { "\(command) failed: \(message.split(separator: "\n").first ?? "without a word")" }
}
