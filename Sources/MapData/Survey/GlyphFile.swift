/// What a file of glyphs (`0-255.pbf` of a style's `glyphs`) holds.
public struct GlyphFile: Sendable {
  /// A font with a range of its glyphs.
  public struct Stack: Sendable {
    /// The font's name, and its range as `0-255`.
    public var name, range: String
    /// How many glyphs it has.
    public var glyphs: Int
  }

  /// The fonts.
  public var stacks: [Stack]

  /// Reads a file; `nil` for one that holds no glyphs.
  public init?(bytes: [UInt8]) {
    guard bytes.first == 0x0A else { return nil }
    var stacks: [Stack] = []
    let isSound = bytes.withUnsafeBytes { buffer in
      do {
        var reader = ProtobufReader(buffer)
        while let field = try reader.field() {
          guard field.number == 1, field.type == .bytes else { return false }
          stacks.append(try Self.stack(reader.message()))
        }
        return true
      } catch {
        return false
      }
    }
    guard isSound, !stacks.isEmpty, stacks.allSatisfy({ $0.range.contains("-") }) else { return nil }
    self.stacks = stacks
  }

  private static func stack(_ message: ProtobufReader) throws(ProtobufFault) -> Stack {
    var reader = message
    var stack = Stack(name: "", range: "", glyphs: 0)
    while let field = try reader.field() {
      switch (field.number, field.type) {
      case (1, .bytes): stack.name = try reader.string()
      case (2, .bytes): stack.range = try reader.string()
      case (3, .bytes):
        _ = try reader.message()
        stack.glyphs += 1
      default: try reader.skip(field.type)
      }
    }
    return stack
  }
}
