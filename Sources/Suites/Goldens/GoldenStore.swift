import Foundation
import Images
import Pixels
import Wayframe

/// A folder of golden images: NAME.png with its snapshot NAME.json, or a line of the hashes file for frames that are kept
/// without a picture. A picture comes before a line of the same name.
public struct GoldenStore: Sendable {
  /// How a frame is kept.
  public enum Kind: Sendable, Hashable {
    /// As a PNG file, or as the digest of its pixels alone.
    case picture, hash
  }

  /// The path of the folder, which need not exist before the first golden is stored.
  public let folder: String
  private var hashes = GoldenHashes()
  private let hadHashes: Bool

  /// Opens a folder, which need not exist yet.
  public init(folder: String) throws(FileFault) {
    self.folder = folder
    try WholeFile.checkFolder(folder)
    let path = "\(folder)/\(GoldenHashes.fileName)"
    let bytes = try WholeFile.bytes(path)
    hadHashes = bytes != nil
    if let bytes { hashes = try GoldenHashes(bytes, path: path) }
  }

  /// Where a golden's PNG file lies, or would lie.
  public func picturePath(_ name: String) -> String { "\(folder)/\(name).png" }

  func snapshotPath(_ name: String) -> String { "\(folder)/\(name).json" }

  /// The names of all goldens, in order.
  public func names() -> [String] {
    Set(WholeFile.names(below: folder, extension: "png")).union(hashes.entries.keys).sorted()
  }

  /// How a frame is kept; `nil` when it has no golden.
  public func kind(of name: String) -> Kind? {
    if FileManager.default.fileExists(atPath: picturePath(name)) { return .picture }
    return hashes.entries[name] == nil ? nil : .hash
  }

  /// How a new frame is kept where nobody says: as all others are.
  public var usualKind: Kind {
    hadHashes && WholeFile.names(below: folder, extension: "png").isEmpty ? .hash : .picture
  }

  func hash(of name: String) -> GoldenHashes.Entry? { hashes.entries[name] }

  /// The fonts that frames without pictures were drawn with.
  var hashedFonts: [String: String] { hashes.fonts }

  /// The golden's picture; `nil` without one.
  func picture(_ name: String) throws(FileFault) -> PixelBuffer? {
    let path = picturePath(name)
    guard let bytes = try WholeFile.bytes(path) else { return nil }
    do { return try PNG.decode(bytes) } catch { throw FileFault("\(path): \(error)") }
  }

  /// The golden's snapshot, if it belongs to a picture of that digest.
  func snapshot(_ name: String, of digest: String) -> FrameSnapshot? {
    guard let bytes = try? WholeFile.bytes(snapshotPath(name)), let snapshot = FrameSnapshot(json: bytes) else {
      return nil
    }
    return snapshot.pixels == digest ? snapshot : nil
  }

  // MARK: Texts

  /// Where a golden of words lies: the layout or the texts of a frame, whose name ends in the kind.
  public func textPath(_ name: String) -> String { "\(folder)/\(name).txt" }

  /// The names of all goldens of words, in order.
  public func textNames() -> [String] {
    WholeFile.names(below: folder, extension: "txt").filter { name in
      TextGolden.Kind.allCases.contains { name.hasSuffix($0.suffix) }
    }
  }

  /// A golden's words, lines ended as on this system; `nil` without one.
  func text(_ name: String) throws(FileFault) -> String? {
    let path = textPath(name)
    guard let bytes = try WholeFile.bytes(path) else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw FileFault("\(path): is not UTF-8 text") }
    return text.replacing("\r\n", with: "\n")
  }

  /// Stores words; false when they are what the file has.
  func store(_ name: String, text: String) throws(FileFault) -> Bool {
    try WholeFile.write(Array(text.utf8), to: textPath(name))
  }

  /// Removes a golden of words.
  public func removeText(_ name: String) throws(FileFault) { try WholeFile.remove(textPath(name), under: folder) }

  // MARK: Writing

  /// Stores a picture with its snapshot. At any moment the golden is the old picture or the new one: a snapshot tells which
  /// picture it belongs to, so that one beside another picture is passed over.
  ///
  /// - Returns: whether anything changed.
  mutating func store(_ name: String, png: [UInt8], snapshot: [UInt8]?) throws(FileFault) -> Bool {
    var files = [(path: picturePath(name), bytes: png)]
    if let snapshot { files.append((snapshotPath(name), snapshot)) }
    var isChanged = try WholeFile.write(files)
    if hashes.entries.removeValue(forKey: name) != nil {
      try saveHashes()
      isChanged = true
    }
    return isChanged
  }

  /// Updates the snapshot alone, of a picture that has not changed.
  func store(_ name: String, snapshot: [UInt8]) throws(FileFault) {
    try WholeFile.write(snapshot, to: snapshotPath(name))
  }

  /// Stores frames without pictures; pictures of their names go once the hashes are written.
  mutating func store(_ entries: [String: GoldenHashes.Entry], fonts: [FrameSnapshot.Font]) throws(FileFault) {
    guard !entries.isEmpty else { return }
    hashes.entries.merge(entries) { $1 }
    for font in fonts { hashes.fonts[font.file] = font.sha256 }
    try saveHashes()
    for name in entries.keys.sorted() { try removePicture(name) }
  }

  /// Removes a frame's golden.
  public mutating func remove(_ name: String) throws(FileFault) {
    try removePicture(name)
    if hashes.entries.removeValue(forKey: name) != nil { try saveHashes() }
  }

  private func removePicture(_ name: String) throws(FileFault) {
    try WholeFile.remove(picturePath(name), under: folder)
    try WholeFile.remove(snapshotPath(name), under: folder)
  }

  private func saveHashes() throws(FileFault) {
    let path = "\(folder)/\(GoldenHashes.fileName)"
    if hashes.entries.isEmpty {
      try WholeFile.remove(path, under: folder)
    } else {
      try WholeFile.write(Array(hashes.text.utf8), to: path)
    }
  }
}
