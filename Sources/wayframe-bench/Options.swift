import Canvas

/// What is wrong with a command line.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}

/// What to time and how often.
struct Options {
  enum Verb: String { case replay, scene, cold, labels }

  var verb: Verb
  var file = ""
  var threads = 1
  var seconds = 1.0
  var frames: Int?
  var output: String?
  var simd = SIMDLevel.best
  var json = false
  /// Pixels.
  var size = 12.0
  var halo = 0.0
  /// Whether the vehicle moves from frame to frame.
  var isMoving = false
  /// A file of earlier figures.
  var baseline: String?
  var savesBaseline = false
  /// The program that is run; the one beside this when `nil`.
  var program: String?

  static let help = """
    usage: wayframe-bench replay FILE.npl [-t THREADS] [-n FRAMES | -s SECONDS] [-o PICTURE.ppm] [--simd LEVEL] [--json]
           wayframe-bench scene SCENE.json [--moving] [--baseline FILE [--save]] [-t THREADS] [-n FRAMES | -s SECONDS]
                                [--simd LEVEL] [--json]
           wayframe-bench cold SCENE.json [--program FILE] [--baseline FILE [--save]] [-t THREADS] [-n RUNS | -s SECONDS]
                                [--simd LEVEL] [--json]
           wayframe-bench labels [--size PX] [--halo PX] [-t THREADS] [-n FRAMES | -s SECONDS] [--simd LEVEL] [--json]

    replay  times whole frames of a workload of drawn paths (NPL1) and prints peer, workload, threads, frames, wall
            median, wall best and CPU median (ms), separated by tabs
    scene   times the stages of a scene's frame and counts what they did; times are medians in ms
    cold    times runs of the program from its start to the written picture, and counts their memory and, where the machine
            can tell (perf, else valgrind), their instructions
    labels  times laying out and drawing 2,000 names of 15 letters, with empty caches and once more

      -t THREADS    how many threads draw, 1 to 64; default 1
      -n FRAMES     how many frames
      -s SECONDS    frames for so long, three at least; default 1
      -o FILE       replay: also writes the picture, as PPM
      --simd LEVEL  \(SIMDLevel.allCases.map(\.rawValue).joined(separator: ", ")); default the best this machine has
      --size PX     labels: the letters' size, 4 to 200; default 12
      --halo PX     labels: a halo so wide, 0 to 16; default 0
      --moving      scene: the vehicle moves a metre a frame along its route
      --baseline FILE  scene, cold: states the figures as multiples of those in the file too
      --save        scene, cold: puts the figures into the baseline instead
      --program FILE  cold: the program that is run; default wayframe beside this one
      --json        the same as one JSON object

    examples:
      wayframe-bench replay d2_nav.npl -t 2 -n 50
      wayframe-bench scene Assets/Samples/helsinki/day.json --json
      wayframe-bench scene Assets/Samples/helsinki/day.json --moving --baseline figures.json

    """

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments.makeIterator()
    guard let verb = rest.next().flatMap(Verb.init) else {
      throw UsageError(description: "say replay, scene, cold or labels")
    }
    self.verb = verb
    while let argument = rest.next() {
      switch argument {
      case "-t": threads = try Self.value(argument, rest.next(), "a whole number from 1 to 64", 1...64)
      case "-n": frames = try Self.value(argument, rest.next(), "a whole number from 1 to 1000000", 1...1_000_000)
      case "-s": seconds = try Self.value(argument, rest.next(), "seconds from 0 to 3600", 0...3600)
      case "-o" where verb == .replay:
        guard let path = rest.next() else { throw UsageError(description: "-o needs a file") }
        output = path
      case "--simd":
        guard let level = rest.next().flatMap(SIMDLevel.init) else {
          let known = SIMDLevel.allCases.map(\.rawValue).joined(separator: ", ")
          throw UsageError(description: "--simd needs one of \(known)")
        }
        simd = level
      case "--size" where verb == .labels: size = try Self.value(argument, rest.next(), "pixels from 4 to 200", 4...200)
      case "--halo" where verb == .labels: halo = try Self.value(argument, rest.next(), "pixels from 0 to 16", 0...16)
      case "--moving" where verb == .scene: isMoving = true
      case "--baseline" where verb == .scene || verb == .cold:
        guard let path = rest.next() else { throw UsageError(description: "--baseline needs a file") }
        baseline = path
      case "--save" where verb == .scene || verb == .cold: savesBaseline = true
      case "--program" where verb == .cold:
        guard let path = rest.next() else { throw UsageError(description: "--program needs a file") }
        program = path
      case "--json": json = true
      default:
        guard !argument.hasPrefix("-") else { throw UsageError(description: "unknown option \(argument)") }
        guard file.isEmpty else { throw UsageError(description: "name one file, not \(file) and \(argument)") }
        file = argument
      }
    }
    if savesBaseline && baseline == nil { throw UsageError(description: "--save needs --baseline FILE") }
    if verb == .labels {
      guard file.isEmpty else { throw UsageError(description: "labels takes no file") }
    } else if file.isEmpty {
      throw UsageError(description: "name a file")
    }
  }

  private static func value<T: LosslessStringConvertible & Comparable>(
    _ option: String, _ text: String?, _ wanted: String, _ range: ClosedRange<T>
  ) throws(UsageError) -> T {
    guard let value = text.flatMap(T.init), range.contains(value) else {
      throw UsageError(description: "\(option) needs \(wanted)")
    }
    return value
  }
}
