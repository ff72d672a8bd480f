#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds font files without opening them.
enum FontDirectory {
  static let fileLimit = 20_000
  private static let depthLimit = 4

  /// The font files under `directory` in the order of their paths' bytes; none when it does not exist.
  static func fontFiles(under directory: String) throws(TextError) -> [String] {
    var files: [String] = []
    try collect(directory, depth: 0, root: directory, into: &files)
    return files
  }

  private static func collect(
    _ directory: String, depth: Int, root: String, into files: inout [String]
  ) throws(TextError) {
    for (name, stated) in entries(of: directory) {
      let path = directory.hasSuffix("/") ? directory + name : directory + "/" + name
      let kind = stated ?? kind(of: path)
      if kind == S_IFDIR {
        if depth < depthLimit { try collect(path, depth: depth + 1, root: root, into: &files) }
      } else if isFont(name) {
        // To open a pipe is to wait for its writer. A link that leads nowhere is a font that cannot be used.
        guard kind == S_IFREG || kind == nil else { throw .notRegularFile(path: path) }
        guard files.count < fileLimit else { throw .tooManyFonts(directory: root, limit: fileLimit) }
        files.append(path)
      }
    }
  }

  private static func isFont(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".ttf", ".otf", ".ttc", ".otc"].contains { name.hasSuffix($0) }
  }

  /// Names in byte order, so that the file system's own order has no influence; with the kinds of plain files and folders,
  /// which are thousands, where the file system lists them.
  private static func entries(of directory: String) -> [(name: String, kind: mode_t?)] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var entries: [(name: String, kind: mode_t?)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.utf8.first != UInt8(ascii: ".") else { continue }
      switch Int(entry.pointee.d_type) {
      case Int(DT_REG): entries.append((name, S_IFREG))
      case Int(DT_DIR): entries.append((name, S_IFDIR))
      default: entries.append((name, nil))
      }
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
