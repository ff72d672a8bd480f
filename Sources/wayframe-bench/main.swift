import Canvas
import Foundation

let usage = """
  usage: wayframe-bench replay FILE.npl [-t threads] [-n frames | -s seconds] [-o picture.ppm] [--simd LEVEL] [--json]

  Prints peer, workload, threads, frames, wall median, wall best and CPU median (ms), separated by tabs.
  LEVEL is \(SIMDLevel.allCases.map(\.rawValue).joined(separator: ", ")).
  """

func options(_ arguments: [String]) -> ReplayOptions? {
  var options = ReplayOptions()
  var rest = arguments.makeIterator()
  while let argument = rest.next() {
    switch argument {
    case "-t":
      guard let value = rest.next().flatMap({ Int($0) }) else { return nil }
      options.threads = value
    case "-n":
      guard let value = rest.next().flatMap({ Int($0) }), value > 0 else { return nil }
      options.frames = value
    case "-s":
      guard let value = rest.next().flatMap({ Double($0) }) else { return nil }
      options.seconds = value
    case "-o":
      guard let value = rest.next() else { return nil }
      options.output = value
    case "--simd":
      guard let value = rest.next().flatMap({ SIMDLevel(rawValue: $0) }) else { return nil }
      options.simd = value
    case "--json": options.json = true
    default: options.file = argument
    }
  }
  return options.file.isEmpty ? nil : options
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.first == "replay", let chosen = options(Array(arguments.dropFirst())) else {
  FileHandle.standardError.write(Data((usage + "\n").utf8))
  exit(2)
}
do {
  try Replay(options: chosen).run()
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
