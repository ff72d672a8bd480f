import Foundation
import JSON
import Wayframe

/// Many frames from one file: scenes, each with every combination of the variants.
///
/// A suite is a JSON file, a folder that holds `suite.json`, a folder of scene files, or a single scene file.
public struct Suite: Sendable {
  /// The suite's file, or the folder whose scenes it is.
  public let path: String
  /// The folder that the suite lies in; golden images and reports lie beside it.
  public let folder: String
  /// The file's name without extension; the folder's for `suite.json`.
  public let title: String
  /// In the order of the scenes, of the variants the last one changing first, then what `include` adds.
  public let frames: [SuiteFrame]
  /// Pictures for documentation.
  public let pictures: [SuitePicture]
  /// The suite's file and its scenes' files.
  public let inputFiles: [String]

  /// Reads a suite and all its scenes; nothing is drawn.
  ///
  /// - Parameters:
  ///   - path: a suite's file, a folder or a scene's file.
  ///   - overrides: `key=value` pairs laid over every frame; one of a variant's key takes the variant's place.
  ///   - resources: what has been read of routes, which `suggested` light needs; shared with those who draw.
  public init(path: String, overrides: [String] = [], resources: FrameResources? = nil) throws(SuiteError) {
    var changes: [SceneOverride] = []
    do { for text in overrides { changes.append(try SceneOverride(text)) } } catch { throw .scene(error) }
    try self.init(path: path, changes: changes, resources: resources)
  }

  /// The same with changes whose values are no texts.
  package init(path: String, changes: [SceneOverride], resources: FrameResources?) throws(SuiteError) {
    let file = try Self.read(path)
    self.path = file.path
    folder = file.folder
    title = Self.title(of: file)
    inputFiles = ([file.path] + file.scenes).filter { WrittenFile.isFolder($0) != true }
    pictures = file.pictures
    var documents: [SceneDocument] = []
    do {
      for scene in file.scenes { documents.append(try SceneDocument(path: scene)) }
    } catch {
      throw .scene(error)
    }
    var maker = try FrameMaker(file, documents: documents, overrides: changes, resources: resources)
    frames = try FrameNaming(maker.frames(), of: file).named()
  }

  /// Whether a path leads to a folder or to a file with a suite's keys, rather than to a scene.
  public static func isSuite(path: String) -> Bool {
    guard WrittenFile.isFolder(path) != true else { return true }
    guard let bytes = try? InputFile.read(path, limit: InputFile.textLimit),
      let tree = try? JSONValue(parsing: bytes, file: path)
    else { return false }
    return SuiteFolder.isSuite(tree)
  }

  private static func read(_ path: String) throws(SuiteError) -> SuiteFile {
    var path = path
    if WrittenFile.isFolder(path) == true {
      while path.count > 1, path.hasSuffix("/") { path.removeLast() }
      let inside = (path == "/" ? "" : path) + "/" + SuiteFolder.suiteName
      guard FileManager.default.fileExists(atPath: inside) else {
        return SuiteFile(path: path, folder: path, scenes: try SuiteFolder.scenes(in: path))
      }
      path = inside
    }
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path, limit: InputFile.textLimit) } catch { throw .scene(error) }
    let tree: JSONValue
    do { tree = try JSONValue(parsing: bytes, file: path) } catch { throw .scene(.invalidJSON(error)) }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard SuiteFolder.isSuite(tree) else { return SuiteFile(path: path, folder: folder, scenes: [path]) }
    return try SuiteFile(tree, path: path, folder: folder)
  }

  private static func title(of file: SuiteFile) -> String {
    let url = URL(fileURLWithPath: file.path)
    let name = url.lastPathComponent
    guard name != SuiteFolder.suiteName else { return url.deletingLastPathComponent().lastPathComponent }
    return name.hasSuffix(".json") ? String(name.dropLast(5)) : name
  }
}
