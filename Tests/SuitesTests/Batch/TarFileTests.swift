import Foundation
import TestSupport
import Testing

@testable import Suites

/// Tar files by POSIX.1-1988: their bytes, and what `tar` finds in them.
@Suite struct TarFileTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/a.tar" }

  init() throws { folder = try TemporaryFolder() }

  private func write(_ files: [(String, [UInt8])]) throws -> [UInt8] {
    let tar = try TarFile(path: path)
    for (name, bytes) in files { try tar.add(bytes, name: name) }
    try tar.finish()
    return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test func bytesAreThoseOfTheStandard() throws {
    let bytes = try write([("a/b.png", Array("hello".utf8))])
    // A header, a block of content, two empty blocks, filled up to a record.
    #expect(bytes.count == 10_240)
    #expect(String(decoding: bytes[0..<7], as: UTF8.self) == "a/b.png")
    #expect(bytes[7..<100].allSatisfy { $0 == 0 })
    #expect(String(decoding: bytes[100..<108], as: UTF8.self) == "0000644\0")
    #expect(String(decoding: bytes[124..<136], as: UTF8.self) == "00000000005\0")
    #expect(String(decoding: bytes[136..<148], as: UTF8.self) == "00000000000\0")
    #expect(bytes[156] == UInt8(ascii: "0"))
    #expect(String(decoding: bytes[257..<265], as: UTF8.self) == "ustar\u{0}00")
    // The sum of the header's bytes with spaces in the sum's place.
    let sum = bytes[..<148].reduce(0) { $0 + Int($1) } + 8 * 32 + bytes[156..<512].reduce(0) { $0 + Int($1) }
    let digits = String(sum, radix: 8)
    let field = String(repeating: "0", count: 6 - digits.count) + digits + "\0 "
    #expect(String(decoding: bytes[148..<156], as: UTF8.self) == field)
    #expect(String(decoding: bytes[512..<517], as: UTF8.self) == "hello")
    #expect(bytes[517...].allSatisfy { $0 == 0 })
  }

  @Test func equalPiecesGiveEqualBytes() throws {
    let files = (0..<30).map { ("picture\($0)", [UInt8](repeating: UInt8($0), count: 500 + $0)) }
    let first = try write(files)
    #expect(try write(files) == first)
    #expect(first.count % 10_240 == 0)
  }

  @Test(.enabled(if: Tool.exists("/bin/tar"), "skipped: tar is not installed")) func tarReadsIt() throws {
    let long =
      String(repeating: "f", count: 60) + "/" + String(repeating: "g", count: 60) + "/"
      + String(repeating: "h", count: 99)
    let files: [(String, [UInt8])] = [
      ("é ü/日本.png", [1, 2, 3]), (long, [UInt8](repeating: 7, count: 512)), ("empty", []),
      ("block+1", [UInt8](repeating: 9, count: 513)),
    ]
    _ = try write(files)
    try FileManager.default.createDirectory(atPath: folder.path + "/out", withIntermediateDirectories: true)
    let result = try Tool.run("/bin/tar", ["xf", path, "-C", folder.path + "/out"], mergesErrors: true)
    #expect(result.status == 0)
    #expect(result.output == "")
    for (name, bytes) in files {
      let read = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/out/\(name)"))
      #expect(Array(read) == bytes)
    }
  }

  /// 100 bytes behind 155 of folders; a single part cannot be divided.
  @Test func namesThatAreTooLong() {
    func part(_ count: Int) -> String { String(repeating: "x", count: count) }
    for name in [part(100), "\(part(155))/\(part(100))", "\(part(50))/\(part(50))/\(part(100))"] {
      #expect(TarFile.obstacle(name) == nil, "\(name.count)")
    }
    for name in [part(101), "\(part(156))/\(part(100))", "\(part(155))/\(part(101))"] {
      #expect(TarFile.obstacle(name)?.contains("100 bytes behind 155 of folders") == true, "\(name.count)")
    }
  }

  @Test func whatIsNotFinishedIsNotThere() throws {
    do {
      let tar = try TarFile(path: path)
      try tar.add([1], name: "a")
      #expect(!FileManager.default.fileExists(atPath: path))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }
}
