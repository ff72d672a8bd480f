import Foundation

/// The run of `swift test` that this process is part of. It is known by the process that started this one, whose command
/// line says which tests were left out; one run has several test processes.
struct TestRun: Sendable, Hashable {
  /// Differs from run to run.
  var id: String
  /// Why the run says nothing about tests that it did not start; `nil` for a run of all tests.
  var omission: String?

  /// That of this process.
  static let current = TestRun(parent: getppid())

  /// Options that leave out tests. With `--parallel` all run.
  private static let leavingOut: Set<String> = [
    "--filter", "--skip", "-s", "--specifier", "--disable-xctest", "--disable-swift-testing", "--test-product",
  ]

  init(id: String, omission: String?) {
    self.id = id
    self.omission = omission
  }

  private init(parent: pid_t) {
    let process = Self.process(parent)
    self.init(
      id: "\(parent) \(process?.start ?? "")", omission: Self.omission(ofArguments: process?.arguments ?? []))
  }

  /// Why a command runs not all tests; `nil` when it does.
  static func omission(ofArguments arguments: [String]) -> String? {
    let program = arguments.first?.split(separator: "/").last.map(String.init)
    let isSwiftTest = program == "swift-test" || (program == "swift" && arguments.dropFirst().first == "test")
    guard isSwiftTest else { return "it was not started by swift test, so it is not known which tests were left out" }
    let option = arguments.map { $0.split(separator: "=").first.map(String.init) ?? $0 }.first(
      where: leavingOut.contains)
    return option.map { "it left out tests (\($0))" }
  }

  /// The arguments of a process, and when it began.
  private static func process(_ id: pid_t) -> (arguments: [String], start: String)? {
    #if os(Linux)
      guard let line = FileManager.default.contents(atPath: "/proc/\(id)/cmdline"),
        let status = FileManager.default.contents(atPath: "/proc/\(id)/stat")
      else { return nil }
      // The program's name, in parentheses, may contain spaces; the 22nd word is the start in ticks since the boot.
      let words = String(decoding: status, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
      let arguments = line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      return (arguments, words.count > 19 ? String(words[19]) : "")
    #else
      guard let start = ps("lstart", of: id), let command = ps("command", of: id) else { return nil }
      return (command.split(separator: " ").map(String.init), start.replacing(" ", with: "-"))
    #endif
  }

  #if !os(Linux)
    private static func ps(_ column: String, of id: pid_t) -> String? {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/ps")
      process.arguments = ["-o", "\(column)=", "-p", "\(id)"]
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return nil }
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  #endif
}
