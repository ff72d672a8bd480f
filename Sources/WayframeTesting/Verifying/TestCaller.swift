import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// The call in a test that asked for a golden, and the test library that hears of failures.
struct TestCaller: Sendable {
  /// The calling function as `#function` has it.
  var function: String
  var file: StaticString
  var location: SourceLocation

  /// The function with the file that it is in: two tests of one name are told apart by it.
  var id: String { "\(location.fileID) \(function)" }

  /// Fails the test at the caller's line.
  func fail(_ message: String, attaching files: [GoldenOutcome.File] = []) {
    for file in files { Attachment.record(file.bytes, named: file.name, sourceLocation: location) }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
    #if canImport(XCTest)
      // Outside of Swift Testing's own tests an issue goes unheard, or to no test in particular. XCTest in turn is deaf
      // outside of its tests, so that one of the two tells it.
      if Test.current == nil { XCTFail(message, file: file, line: UInt(location.line)) }
    #endif
  }
}
