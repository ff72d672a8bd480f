import ShownText

/// Goldens without pictures: the file `hashes.txt`, a line `NAME SHA256 WIDTHxHEIGHT` a frame, sorted by name, after lines
/// `# font FILE SHA256` with the fonts that drew them.
struct GoldenHashes: Sendable, Hashable {
  static let fileName = "hashes.txt"

  struct Entry: Sendable, Hashable {
    var pixels: String
    var width, height: Int
  }

  var entries: [String: Entry] = [:]
  /// Digests by the fonts' file names.
  var fonts: [String: String] = [:]

  init() {}

  /// - Parameter path: the file, for messages.
  init(_ bytes: [UInt8], path: String) throws(FileFault) {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw FileFault("\(path): is not UTF-8 text") }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty
    {
      let words = line.split(separator: " ", omittingEmptySubsequences: false)
      if words.count >= 4, words[0] == "#", words[1] == "font" {
        fonts[words[2..<words.count - 1].joined(separator: " ")] = String(words[words.count - 1])
        continue
      }
      if line.hasPrefix("#") { continue }
      guard words.count >= 3, let entry = Entry(words[words.count - 2], words[words.count - 1]) else {
        throw FileFault(
          "\(path), line \(index + 1): a line must be NAME, 64 hexadecimal digits and WIDTHxHEIGHT; "
            + "a conflict of two branches is solved by keeping the lines of both and recording again")
      }
      let name = words[..<(words.count - 2)].joined(separator: " ")
      guard WholeFile.isUsable(name: name), entries.updateValue(entry, forKey: name) == nil else {
        throw FileFault("\(path), line \(index + 1): \"\(name.prefix(80))\" is no frame's name or stands twice")
      }
    }
  }

  var text: String {
    (fonts.sorted { $0.key < $1.key }.map { "# font \($0.key) \($0.value)\n" }
      + entries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.pixels) \($0.value.width)x\($0.value.height)\n" })
      .joined()
  }
}

extension GoldenHashes.Entry {
  init?(_ digest: Substring, _ size: Substring) {
    let sides = size.split(separator: "x", omittingEmptySubsequences: false).map { Int(written: $0) ?? 0 }
    guard digest.utf8.count == 64, digest.allSatisfy({ $0.isHexDigit && $0.isASCII }), sides.count == 2,
      sides.allSatisfy({ (1...32_768).contains($0) })
    else { return nil }
    self.init(pixels: String(digest), width: sides[0], height: sides[1])
  }
}
