import Foundation
import TestSupport
import Testing

@testable import Text

@Suite struct FontDirectoryTests {
  private let parent: TemporaryFolder
  private var folder: String { parent.path }

  init() throws {
    parent = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: parent.path + "/below", withIntermediateDirectories: true)
  }

  /// To open a pipe is to wait for its writer, so it is refused by name; other files of the folder do not matter.
  @Test func pipesAreRefused() throws {
    let pipe = folder + "/below/NotoSans-Regular.ttf"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: TextError.notRegularFile(path: pipe)) { try FontLibrary(directories: [folder]) }
    #expect(TextError.notRegularFile(path: pipe).description.contains(pipe))
  }

  /// A link to nothing is a font that cannot be used, and a pipe of another name is none at all.
  @Test func othersArePassedOver() throws {
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: folder + "/a.ttf", withDestinationPath: folder + "/none")
    #expect(try FontDirectory.fontFiles(under: folder) == [folder + "/a.ttf"])
  }
}
