import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// The call in a test that asked for a golden, and the test library that hears of failures.
struct TestCaller: Sendable {
  /// The calling function as `#function` has it.
  let function: String
  private let fileID, file: StaticString
  private let line, column: UInt

  /// The place as `#fileID`, `#filePath`, `#line` and `#column` have it: a macro that gives all four as one is unknown in
  /// files of XCTest.
  init(_ function: String, _ fileID: StaticString, _ file: StaticString, _ line: UInt, _ column: UInt) {
    (self.function, self.fileID, self.file, self.line, self.column) = (function, fileID, file, line, column)
  }

  /// The function with the file that it is in: two tests of one name are told apart by it.
  var id: String { "\(fileID) \(function)" }

  /// Fails the test at the caller's line.
  func fail(_ message: String, attaching files: [GoldenOutcome.File] = []) {
    let location = SourceLocation(
      fileID: "\(fileID)", filePath: "\(file)", line: max(Int(line), 1), column: max(Int(column), 1))
    for file in files { Attachment.record(file.bytes, named: file.name, sourceLocation: location) }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
    #if canImport(XCTest)
      // Outside of Swift Testing's own tests an issue goes unheard, or to no test in particular. XCTest in turn is deaf
      // outside of its tests, so that one of the two tells it.
      if Test.current == nil { XCTFail(message, file: file, line: line) }
    #endif
  }
}
