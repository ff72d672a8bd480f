import Foundation
import Preview
import Wayframe

enum PreviewVerb: Verb {
  static let name = "preview"
  static let summary = "show a scene in the browser and change it there"
  static let usage = "SCENE|SUITE [--port N] [--fonts DIR]"
  static let about = """
    Serves a local page that shows the frame of a scene, or those of a suite, and draws every change at once: device,
    language, light, position, camera and all settings, with elements, layout guides and the findings of check over the
    frame. When the scene's files change, the page follows. Nothing is written: the page copies scene JSON and Swift
    lines, and saves the picture.

    The page is for this machine alone: 127.0.0.1, with a token in the address. Open the address that is printed; end with
    Control-C.
    """
  static let operand = OperandKind.files(["json"])
  static let options: [OptionSpecification] = [
    .value("--port", as: "N", about: "the port to listen on, 1 to 65535; default: one that is free"),
    .threads,
    .fonts,
  ]
  static let examples = ["Assets/Samples/helsinki/day.json", "day.json --port 8080"]

  static let waitsForItsEnd = true

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let path = try arguments.operand("a scene file or a suite")
    let port = try arguments.integer("--port", in: 1...65_535) ?? 0
    let threads = try arguments.integer("--threads", in: 1...256) ?? AvailableProcessors.count
    let fonts = arguments.all("--fonts")
    let server = try PreviewServer(path: path, port: UInt16(port)) { () throws(FrameError) in
      try FrameRenderer(threads: threads, fontDirectories: fonts.isEmpty ? nil : fonts)
    }
    try StandardStreams.output(server.address + "\n")
    EndingSignals.wait()
    withExtendedLifetime(server) {}
    return .success
  }
}
