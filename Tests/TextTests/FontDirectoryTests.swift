import Foundation
import Testing

@testable import Text

@Suite struct FontDirectoryTests {
  private func folder() throws -> String {
    let path = NSTemporaryDirectory() + "wayframe-fonts-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path + "/below", withIntermediateDirectories: true)
    return path
  }

  /// To open a pipe is to wait for its writer, so it is refused by name; other files of the folder do not matter.
  @Test func pipesAreRefused() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let pipe = folder + "/below/NotoSans-Regular.ttf"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: TextError.notRegularFile(path: pipe)) { try FontLibrary(directories: [folder]) }
    #expect(TextError.notRegularFile(path: pipe).description.contains(pipe))
  }

  /// A link to nothing is a font that cannot be used, and a pipe of another name is none at all.
  @Test func othersArePassedOver() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: folder + "/a.ttf", withDestinationPath: folder + "/none")
    #expect(try FontDirectory.fontFiles(under: folder) == [folder + "/a.ttf"])
  }
}
