import Text

/// The first half of a SHA-256: as good as a text for telling it from others, and of the same size whatever the text's.
struct ShortDigest: Sendable, Hashable {
  private var high, low: UInt64

  /// Of a text.
  init(of text: String) { self.init(hex: SHA256.hexDigest(Array(text.utf8))) }

  /// The same of a digest's hexadecimal digits; texts that are none give one that is equal to nothing useful.
  init(hex: String) {
    high = UInt64(hex.prefix(16), radix: 16) ?? 0
    low = UInt64(hex.dropFirst(16).prefix(16), radix: 16) ?? 0
  }
}
