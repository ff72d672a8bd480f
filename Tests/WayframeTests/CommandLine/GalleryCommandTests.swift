import Foundation
import TestSupport
import Testing

/// `wayframe gallery` and what `inspect` says of its pictures, as a user meets them.
@Suite(.enabled(if: ProgramRun.isBuilt, "the program is not built beside the tests")) struct GalleryCommandTests {
  private static let scene = Checkout.path("Assets/Suites/frames/turn.json")

  @Test(arguments: [
    (["--scale", "5"], "--scale must be whole numbers from 1 to 4"),
    (["--scale", "0,2"], "--scale must be whole numbers"),
    (["--format", "pgn"], "--format must be one of png, svg, webp, pdf, not \"pgn\" (did you mean \"png\"?)"),
    (["--index", "html,dcoc"], "(did you mean \"docc\"?)"),
    (["--style", "name"], "--style must be one of named, numbered"),
    (["--margin", "-1"], "--margin must be a whole number from 0 to 1000"),
    (["--only", "nothing"], "--only nothing: no picture has such a name"),
    (["--callouts", ","], "--callouts needs one word"),
    (["-o", "-"], "a gallery has many files"),
  ])
  func wrongOptions(words: [String], message: String) throws {
    let output = words.contains("-o") ? [] : ["-o", "/nowhere"]
    let result = try ProgramRun.run(["gallery", Self.scene] + output + words)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func aFolderIsNeeded() throws {
    #expect(try ProgramRun.run(["gallery", Self.scene]).errors.contains("say which folder to write to: -o DIR"))
    let result = try ProgramRun.run(["gallery", Self.scene, "-o", Self.scene])
    #expect(result.status == 3)
    #expect(result.errors.contains("a gallery needs a folder, and this is a file"))
  }

  @Test func anUnknownElementIsNamed() throws {
    let folder = try TemporaryFolder()
    let result = try ProgramRun.run(["gallery", Self.scene, "-o", folder.path, "--callouts", "navigationHaeder"])
    #expect(result.status == 3)
    #expect(result.errors.contains("(did you mean \"navigationHeader\"?)"), "\(result.errors)")
  }

  @Test func aStalePictureIsNamedAndItsRecipePrinted() throws {
    let folder = try TemporaryFolder()
    let words = ["gallery", Self.scene, "-o", folder.path, "--crop", "compassButton"]
    #expect(try ProgramRun.run(words + ["--list"]).output == "turn\n")
    let first = try ProgramRun.run(words)
    #expect(first.status == 0)
    #expect(first.errors.contains("1 picture in \(folder.path): 3 files written, 0 unchanged"), "\(first.errors)")
    #expect(try ProgramRun.run(words + ["--check"]).status == 0)
    let stale = try ProgramRun.run(words + ["--check", "--margin", "30"])
    #expect(stale.status == 1)
    #expect(stale.errors.contains("stale: \(folder.path)/turn.png\n"), "\(stale.errors)")

    let picture = folder.path + "/turn.png"
    let text = try ProgramRun.run(["inspect", picture])
    #expect(text.status == 0)
    #expect(text.output.contains("cut to: compassButton, margin 16\n"), "\(text.output)")
    let json = try ProgramRun.run(["inspect", picture, "--json"]).output
    let recipe = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let position = (recipe["scene"] as? [String: Any])?["position"] as? [String: Any]
    #expect(position?["distanceAlongRoute"] as? Double == 2230)

    // A frame of render says only how large it is; what is cut off is no picture.
    let frame = folder.path + "/frame.png"
    _ = try ProgramRun.run(["render", Self.scene, "-o", frame])
    let plain = try ProgramRun.run(["inspect", frame])
    #expect(plain.status == 0)
    #expect(plain.output.hasPrefix("PNG picture\n  size: "), "\(plain.output)")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: picture))
    try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: picture))
    let cut = try ProgramRun.run(["inspect", picture])
    #expect(cut.status == 3)
    #expect(cut.errors.contains("turn.png: the PNG picture is damaged"), "\(cut.errors)")
  }
}
