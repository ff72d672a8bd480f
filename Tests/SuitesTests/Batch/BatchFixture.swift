import Foundation
import TestSupport
import Wayframe

@testable import Suites

/// A folder with scenes and jobs for one test; frames have a route and no map, so that they are quick.
struct BatchFixture {
  let folder: TemporaryFolder
  static let route = Checkout.path("Assets/Samples/sampleville/sampleville-route.json")

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(try Data(contentsOf: URL(fileURLWithPath: Self.route)), to: "route.json")
    try folder.write(Self.scene.utf8, to: "day.json")
  }

  static let scene = #"{"device": {"width": 100, "height": 120, "scale": 1}, "route": {"response": "route.json"}}"#

  func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path(name)))) }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// The files below a folder, without folders, in order.
  func names(_ name: String) -> [String] {
    (FileManager.default.subpaths(atPath: path(name)) ?? []).filter { part in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(path(name))/\(part)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// Jobs at some places of the route, called `a0`, `a1` and so on.
  static func jobs(_ places: [Int]) -> String {
    places.enumerated().map { index, place in
      #"{"scene": "day.json", "name": "a\#(index)", "set": {"position.distanceAlongRoute": \#(place)}}"# + "\n"
    }.joined()
  }

  struct Outcome {
    var drawn: [String] = []
    var kept: [String] = []
    var errors: [String] = []
  }

  /// Runs a batch of some lines into the folder `out`.
  @discardableResult
  func run(
    _ lines: String? = nil, jobs name: String = "jobs.ndjson", to out: String = "out", threads: Int = 2,
    _ change: (inout BatchRun) throws -> Void = { _ in }
  ) throws -> Outcome {
    if let lines { try folder.write(lines.utf8, to: name) }
    var run = BatchRun(jobs: path(name), target: .folder(path(out)))
    try change(&run)
    var outcome = Outcome()
    try run.run(SuiteRunner(threads: threads, resources: FrameResources())) { step in
      if let error = step.record?.error {
        outcome.errors.append(error)
      } else if step.record == nil {
        outcome.kept.append(step.name)
      } else {
        outcome.drawn.append(step.name)
      }
    }
    return outcome
  }

  /// The records of a file of results.
  func records(_ name: String = "out/results.ndjson") throws -> [FrameRecord] {
    try ResultsFile.records(bytes(name), path: name)
  }

  /// The records without what changes from run to run.
  func timeless(_ name: String = "out/results.ndjson") throws -> [FrameRecord] {
    try records(name).map { record in
      var record = record
      record.seconds = 0
      return record
    }
  }
}
