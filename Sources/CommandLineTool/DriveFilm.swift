import Foundation
import Images
import Suites
import Wayframe

/// How the frames of a drive are written.
enum DriveFormat: String, CaseIterable {
  case png, apng, y4m, rgba

  init(_ arguments: Arguments, output: String) throws(UsageError) {
    if let text = try arguments.one("--format") {
      guard let format = DriveFormat(rawValue: text) else {
        throw UsageError("--format must be one of \(Self.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      guard format != .png || output != "-" else {
        throw UsageError("-o -: pictures need a folder; films for standard output are apng, y4m and rgba")
      }
      self = format
      return
    }
    let ending = URL(fileURLWithPath: output).pathExtension.lowercased()
    switch ending {
    case "apng": self = .apng
    case "y4m",
      _ where output == "-":
      self = .y4m
    case "rgba", "raw": self = .rgba
    case "": self = .png
    default:
      throw UsageError(
        "-o \(output): the ending says no format; name a folder, or a file that ends in .apng, .y4m or .rgba, or add "
          + "--format")
    }
  }

  /// Where frames go.
  func film(of drive: Drive, to output: String, keeping inputs: [String]) throws -> any DriveFilm {
    if self == .png { return try PictureFolder(output) }
    let stream = try FilmStream(output, keeping: inputs)
    switch self {
    case .apng: return AnimatedPicture(stream, drive)
    case .y4m: return try RawFilm(stream, drive, isY4M: true)
    default: return try RawFilm(stream, drive, isY4M: false)
    }
  }
}

/// What the frames of a drive are written to, one after another.
protocol DriveFilm {
  mutating func add(_ frame: Frame, threads: Int) throws
  mutating func finish() throws
  /// Removes what is unfinished.
  func giveUp()
}

/// Numbered pictures in a folder.
private struct PictureFolder: DriveFilm {
  private let folder: URL
  private var count = 0

  init(_ path: String) throws(WritingError) {
    folder = URL(fileURLWithPath: path)
    do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
      throw WritingError(path: path, reason: error.writeReason)
    }
  }

  mutating func add(_ frame: Frame, threads: Int) throws {
    count += 1
    let digits = String(count)
    let name = String(repeating: "0", count: max(6 - digits.count, 0)) + digits + ".png"
    try OutputFile(folder.appendingPathComponent(name).path).write(frame.png(threads: threads))
  }

  func finish() {}
  func giveUp() {}
}

private struct AnimatedPicture: DriveFilm {
  private let stream: FilmStream
  private var picture: APNG

  init(_ stream: FilmStream, _ drive: Drive) {
    self.stream = stream
    picture = APNG(count: drive.frameCount, framesPerSecond: drive.framesPerSecond)
  }

  mutating func add(_ frame: Frame, threads: Int) throws {
    guard let bytes = picture.add(frame.png(threads: threads)) else {
      throw WritingError(path: stream.path, reason: "a frame is translucent, and the first one is not")
    }
    try stream.write(bytes)
  }

  func finish() throws {
    try stream.write(picture.end)
    try stream.finish()
  }

  func giveUp() { stream.giveUp() }
}

private struct RawFilm: DriveFilm {
  private let stream: FilmStream
  private let isY4M: Bool

  init(_ stream: FilmStream, _ drive: Drive, isY4M: Bool) throws {
    self.stream = stream
    self.isY4M = isY4M
    guard isY4M else { return }
    let header = RawFrames.y4mHeader(
      width: drive.size.width, height: drive.size.height, framesPerSecond: drive.framesPerSecond)
    try stream.write(Array(header.utf8))
  }

  func add(_ frame: Frame, threads: Int) throws {
    try stream.write(isY4M ? RawFrames.y4m(frame.pixels) : RawFrames.rgba(frame.pixels))
  }

  func finish() throws { try stream.finish() }
  func giveUp() { stream.giveUp() }
}

/// A file that is written piece by piece under another name and renamed when it is whole; or standard output.
private struct FilmStream {
  let path: String
  /// `nil` for standard output.
  private let file: (handle: FileHandle, unfinished: URL, final: URL)?

  init(_ path: String, keeping inputs: [String]) throws {
    self.path = path
    guard path != "-" else {
      guard isatty(STDOUT_FILENO) == 0 else {
        throw UsageError("-o -: standard output is a terminal, which shows no films; send it to a file or a program")
      }
      file = nil
      return
    }
    _ = try OutputFile(path, keeping: inputs)
    let final = URL(fileURLWithPath: path)
    let unfinished = final.deletingLastPathComponent()
      .appendingPathComponent(".\(final.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).part")
    guard FileManager.default.createFile(atPath: unfinished.path, contents: nil) else {
      throw WritingError(path: path, reason: WritingError.words(for: errno))
    }
    do { file = (try FileHandle(forWritingTo: unfinished), unfinished, final) } catch {
      throw WritingError(path: path, reason: error.writeReason)
    }
  }

  func write(_ bytes: [UInt8]) throws(WritingError) {
    guard let file else { return try StandardStreams.output(bytes) }
    do { try file.handle.write(contentsOf: bytes) } catch { throw WritingError(path: path, reason: error.writeReason) }
  }

  func finish() throws(WritingError) {
    guard let file else { return }
    do { try file.handle.close() } catch { throw WritingError(path: path, reason: error.writeReason) }
    guard rename(file.unfinished.path, file.final.path) == 0 else {
      throw WritingError(path: path, reason: WritingError.words(for: errno))
    }
  }

  func giveUp() { if let file { unlink(file.unfinished.path) } }
}
