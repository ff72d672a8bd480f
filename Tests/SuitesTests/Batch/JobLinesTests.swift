import Canvas
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Suites

/// Lines of files and pipes.
@Suite struct JobLinesTests {
  private static func lines(_ bytes: [UInt8], limit: Int = 100) throws -> [(Int, JobLines.Content)] {
    let folder = try TemporaryFolder()
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.write(bytes, to: "jobs")))
    var lines = JobLines(descriptor: file.fileDescriptor, interruption: Interruption(), limit: limit)
    var found: [(Int, JobLines.Content)] = []
    while let line = lines.next() { found.append((line.number, line.content)) }
    return found
  }

  private static func texts(_ text: String) throws -> [String] {
    try lines(Array(text.utf8)).map { number, content in
      guard case .text(let bytes) = content else { return "\(number) \(content)" }
      return "\(number) \(String(decoding: bytes, as: UTF8.self))"
    }
  }

  @Test(
    arguments: [
      ("", []), ("\n\n  \n\t\r\n", []), ("a", ["1 a"]), ("a\n", ["1 a"]), ("a\nb", ["1 a", "2 b"]),
      ("a\r\n\r\nb\r\n", ["1 a", "3 b"]), ("\n\na\n", ["3 a"]), ("a\n \n", ["1 a"]),
    ] as [(String, [String])])
  func linesAndNumbers(text: String, lines: [String]) throws {
    #expect(try Self.texts(text) == lines)
  }

  /// Lines of 99 to 101 bytes under a limit of 100, and one longer than what is read at a time.
  @Test func longLines() throws {
    func line(_ count: Int) -> [UInt8] { [UInt8](repeating: 97, count: count) + [10] }
    let found = try Self.lines(line(99) + line(100) + line(101) + line(1) + line(200_000) + line(2))
    #expect(found.map(\.0) == [1, 2, 3, 4, 5, 6])
    let lengths = found.map { content -> Int? in if case .text(let bytes) = content.1 { bytes.count } else { nil } }
    #expect(lengths == [99, 100, nil, 1, nil, 2])
    #expect(found[2].1 == .tooLong)
    #expect(found[4].1 == .tooLong)
  }

  @Test func linesAcrossReads() throws {
    let words = (0..<20_000).map { "line number \($0)" }
    let found = try Self.texts(words.joined(separator: "\n"))
    #expect(found == words.enumerated().map { "\($0 + 1) \($1)" })
  }

  /// A line of a pipe comes before the next one is written; what waits for more comes back when it is interrupted.
  @Test func pipes() throws {
    let pipe = Pipe()
    let interruption = Interruption()
    var lines = JobLines(
      descriptor: pipe.fileHandleForReading.fileDescriptor, interruption: interruption, limit: 100)
    pipe.fileHandleForWriting.write(Data("one\n".utf8))
    #expect(lines.next()?.content == .text(Array("one".utf8)))
    pipe.fileHandleForWriting.write(Data("tw".utf8))
    pipe.fileHandleForWriting.write(Data("o\nthree".utf8))
    #expect(lines.next()?.content == .text(Array("two".utf8)))
    let isStarted = DetachedThread.start { interruption.interrupt() }
    #expect(isStarted)
    #expect(lines.next() == nil)
  }
}
