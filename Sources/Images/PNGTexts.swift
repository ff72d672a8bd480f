extension PNG {
  /// The texts of a PNG file (`iTXt` and `tEXt` that are not compressed) by keyword, the first of each; no picture is decoded.
  ///
  /// - Throws: `ImageError.notPNG`, or `ImageError.malformed` for chunks that do not fit into the file.
  public static func texts(in bytes: [UInt8]) throws(ImageError) -> [String: String] {
    guard bytes.starts(with: signature) else { throw .notPNG }
    var texts: [String: String] = [:]
    var place = signature.count
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - place - 12 else { throw .malformed(reason: "a part of it ends too early") }
      let data = bytes[place + 8..<place + 8 + length]
      switch String(decoding: bytes[place + 4..<place + 8], as: UTF8.self) {
      case "iTXt": if let (keyword, text) = internationalText(data), texts[keyword] == nil { texts[keyword] = text }
      case "tEXt": if let (keyword, text) = latinText(data), texts[keyword] == nil { texts[keyword] = text }
      case "IEND": return texts
      default: break
      }
      place += length + 12
    }
    throw .malformed(reason: "its end is missing")
  }

  /// Keyword, 0, compression flag and method, language, 0, translated keyword, 0, text; `nil` for a compressed one.
  private static func internationalText(_ data: ArraySlice<UInt8>) -> (String, String)? {
    guard let end = data.firstIndex(of: 0), end + 2 < data.endIndex, data[end + 1] == 0,
      let language = data[(end + 3)...].firstIndex(of: 0), let keyword = data[(language + 1)...].firstIndex(of: 0)
    else { return nil }
    return (String(decoding: data[..<end], as: UTF8.self), String(decoding: data[(keyword + 1)...], as: UTF8.self))
  }

  private static func latinText(_ data: ArraySlice<UInt8>) -> (String, String)? {
    guard let end = data.firstIndex(of: 0) else { return nil }
    func text(_ bytes: ArraySlice<UInt8>) -> String {
      String(String.UnicodeScalarView(bytes.map { UnicodeScalar($0) }))
    }
    return (text(data[..<end]), text(data[(end + 1)...]))
  }
}

extension PNGWriter {
  /// `iTXt`: a text in UTF-8, not compressed; the keyword has 1 to 79 Latin letters.
  mutating func text(_ keyword: String, _ text: String) {
    chunk("iTXt", Array(keyword.utf8), [0, 0, 0, 0, 0], Array(text.utf8))
  }
}
