import Foundation

/// Writes a message; one that nobody can read is no reason to stop.
func complain(_ message: String) {
  let bytes = Array("wayframe-bench: \(message)\n".utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.contains("--help") || arguments.contains("-h") {
  print(Options.help, terminator: "")
  exit(0)
}
do {
  let options = try Options(arguments)
  switch options.verb {
  case .replay: try Replay(options: options).run()
  case .scene: try SceneTiming(options: options).run()
  case .cold: try ColdTiming(options: options).run()
  case .labels: try LabelTiming(options: options).run()
  }
} catch let error as UsageError {
  complain("\(error); --help says how")
  exit(2)
} catch {
  complain("\(error)")
  exit(3)
}
