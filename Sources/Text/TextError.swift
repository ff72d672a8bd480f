/// Why no font library could be set up; laying out text itself never fails.
public enum TextError: Error, Sendable, Hashable, CustomStringConvertible {
  /// None of the directories holds a font file (`.ttf`, `.otf`, `.ttc`, `.otc`).
  case noFonts(directories: [String])
  /// The font that text falls back to in the end cannot be used.
  case unreadableFont(path: String)
  /// More font files than `limit` under the directories.
  case tooManyFonts(directory: String, limit: Int)

  /// A pipe, a socket or a device that is called like a font.
  case notRegularFile(path: String)

  /// What is wrong, in one sentence that names the folder or file.
  public var description: String {
    switch self {
    case .noFonts(let directories):
      "No font files in \(directories.joined(separator: ", ")): install Noto Sans (Debian package fonts-noto-core) "
        + "or name a directory that holds it."
    case .unreadableFont(let path):
      "\(path) is not a usable TrueType or OpenType font: replace the file or name another font directory."
    case .notRegularFile(let path):
      "\(path) is a pipe or a device, not a font: remove it or name another font directory."
    case .tooManyFonts(let directory, let limit):
      "\(directory) holds more than \(limit) font files: name a directory with only the fonts to use."
    }
  }
}
