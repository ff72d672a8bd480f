import Foundation
import Suites

extension GoldenImages {
  /// The environment variable that makes `verifyNoLeftovers` look: `list` or `delete`.
  public static let pruneVariable = "WAYFRAME_PRUNE_GOLDENS"

  /// Names the goldens of the folder that no test of the last `swift test` asked for, and removes them on request.
  ///
  /// The call stands in a test of its own and does nothing in a usual run, for other tests are still asking then. After a
  /// run of all tests, run that one alone: `WAYFRAME_PRUNE_GOLDENS=list swift test --filter noGoldenIsLeftOver`. It fails
  /// and names the leftovers; with `delete` it removes them and says so. It refuses where the last run left out tests, or
  /// where a test process did not end as it should. Tests that are disabled or stop before their call ask for nothing.
  ///
  /// - Returns: whether nothing is left over.
  @discardableResult
  public func verifyNoLeftovers(
    function: String = #function,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let caller = TestCaller(function, fileID, file, line, column)
    do {
      let test = TestName.golden(function)
      guard let failure = try leftoverText(test: test, run: .current) else { return true }
      caller.fail(failure)
    } catch {
      caller.fail("\(error)")
    }
    return false
  }

  /// What there is to say of leftovers; `nil` for nothing.
  func leftoverText(test: String, run: TestRun) throws -> String? {
    let value = environment[Self.pruneVariable] ?? ""
    guard !value.isEmpty, value != "0" else { return nil }
    guard ["list", "delete"].contains(value) else {
      throw FileFault("\(Self.pruneVariable)=\(value.prefix(40)): must be list or delete")
    }
    let deletes = value == "delete"
    if deletes, RecordingMode.isBuildServer(environment) {
      throw FileFault("goldens are not removed where CI=true; remove them on your machine, or list them")
    }
    var store = try GoldenStore(folder: directory)
    let leftovers = try leftovers(in: store, test: test, run: run)
    guard !leftovers.isEmpty else { return nil }
    if deletes {
      for leftover in leftovers {
        if leftover.isText { try store.removeText(leftover.name) } else { try store.remove(leftover.name) }
      }
    }
    let files = leftovers.map(\.file).joined(separator: "\n")
    let count = leftovers.count == 1 ? "1 golden" : "\(leftovers.count) goldens"
    return deletes
      ? "removed \(count) that no test asked for; look at it:\n\(files)"
      : "no test of the last run asked for \(count); "
        + "\(Self.pruneVariable)=delete swift test --filter \(test) removes them:\n\(files)"
  }

  private struct Leftover {
    var name: String
    var file: String
    var isText = false
  }

  private func leftovers(in store: GoldenStore, test: String, run: TestRun) throws -> [Leftover] {
    let report = ReportFolder(path: report)
    guard let record = try AskedGoldens(report: report).record() else {
      throw FileFault("\(report.path): no run is known; run swift test, then this test alone")
    }
    func refuse(_ reason: String) -> FileFault {
      FileFault("it cannot be told which goldens are left over: \(reason); run all of swift test, then this test alone")
    }
    guard record.run.id != run.id else {
      throw refuse("the tests of this run are still asking for theirs (run --filter \(test) after it)")
    }
    if let omission = record.run.omission { throw refuse("of the last run, \(omission)") }
    guard record.begun.isSubset(of: record.ended) else {
      throw refuse("a process of the last run did not come to its end")
    }
    let all =
      store.names().map { Leftover(name: $0, file: store.picturePath($0)) }
      + store.textNames().map { Leftover(name: $0, file: store.textPath($0), isText: true) }
    let leftovers = all.filter { record.tests[AskedGoldens.absolute($0.file)] == nil }
    guard leftovers.count < all.count || all.isEmpty else {
      throw refuse("the last run asked for no golden of \(directory)")
    }
    return leftovers
  }
}
