import Foundation
import Images
import Pixels
import TestSupport
import WayframeTesting
import XCTest

#if os(Linux)
  /// The same calls in XCTest: what does not match fails the test at the caller's line.
  final class XCTestCallTests: XCTestCase {
    private var heard: [(text: String, file: String, line: Int)] = []
    private var isListening = false

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      guard isListening else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      heard.append((description, filePath, lineNumber))
    }

    func testMismatchesFailAtTheCallersLine() throws {
      let folder = try TemporaryFolder()
      let goldens = GoldenImages(directory: "\(folder.path)/golden", recording: .never, environment: [:])
      let picture = PixelBuffer(width: 2, height: 2)
      try folder.write(PNG.encode(picture), to: "golden/same.png")
      isListening = true
      let line = #line + 1
      let isEqual = goldens.verify(picture)
      let isSame = goldens.verify(picture, named: "same")
      isListening = false
      XCTAssertFalse(isEqual)
      XCTAssertTrue(isSame)
      XCTAssertEqual(heard.count, 1)
      XCTAssertEqual(heard.first?.line, line)
      XCTAssertEqual(heard.first?.file, "\(#filePath)")
      XCTAssertEqual(heard.first?.text.contains("testMismatchesFailAtTheCallersLine: there is no golden"), true)
    }
  }
#endif
