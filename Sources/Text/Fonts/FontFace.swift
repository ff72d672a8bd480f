import CFreeType
import CHarfBuzz
import Geometry
import Synchronization

/// One face of a font file, opened: its tables for shaping and its outlines in font units.
///
/// HarfBuzz reads the mapped file and shapes from it without locks; FreeType decodes outlines behind one.
final class FontFace: @unchecked Sendable {
  let path: String
  /// The face's place in its file; 0 except in collections.
  let index: Int
  /// The face's place in its library, by which caches know it.
  let number: Int
  /// Font units per em, 16 to 16,384.
  let unitsPerEm: Int
  let font: OpaquePointer

  private let blob: OpaquePointer
  private let face: OpaquePointer
  private let outlines: Mutex<OutlineStore>
  private let latinCoverage: [Bool]

  /// Opens a face; `nil` when the file is missing, damaged or holds no scalable outlines.
  init?(path: String, index: Int, number: Int) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    guard index >= 0, index < Int(hb_face_count(blob)), let face = hb_face_create(blob, UInt32(index)),
      let font = hb_font_create(face)
    else {
      hb_blob_destroy(blob)
      return nil
    }
    var length: UInt32 = 0
    let bytes = hb_blob_get_data(blob, &length)
    guard hb_face_get_glyph_count(face) > 0, let bytes,
      let reader = OutlineReader(bytes: bytes, length: Int(length), index: index)
    else {
      hb_font_destroy(font)
      hb_face_destroy(face)
      hb_blob_destroy(blob)
      return nil
    }
    // One unit of HarfBuzz is one font unit, so shaping is exact and knows no size.
    let unitsPerEm = hb_face_get_upem(face)
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    hb_font_make_immutable(font)
    self.path = path
    self.index = index
    self.number = number
    self.unitsPerEm = Int(unitsPerEm)
    self.blob = blob
    self.face = face
    self.font = font
    outlines = Mutex(OutlineStore(reader: reader, glyphCount: Int(hb_face_get_glyph_count(face))))
    latinCoverage = (0..<Self.latinLimit).map { Self.covers(font, $0) }
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
  }

  /// Below this scalar coverage is looked up once, since these characters are asked for most.
  private static let latinLimit: UInt32 = 0x180

  /// Whether the character map has the scalar.
  func covers(_ scalar: UInt32) -> Bool {
    scalar < Self.latinLimit ? latinCoverage[Int(scalar)] : Self.covers(font, scalar)
  }

  private static func covers(_ font: OpaquePointer, _ scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
  }

  /// The glyphs' outlines in font units, y down; empty for glyphs without ink or that cannot be read.
  func outlines(of glyphs: [UInt32]) -> [GlyphOutline] {
    outlines.withLock { store in glyphs.map { store.outline(glyph: $0) } }
  }

  /// Which face of the collection at `path` bears the family name; `nil` when none does.
  static func index(ofFamily family: String, inCollection path: String) -> Int? {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    for index in 0..<min(Int(hb_face_count(blob)), 64) {
      guard let face = hb_face_create(blob, UInt32(index)) else { continue }
      defer { hb_face_destroy(face) }
      if familyName(of: face) == family { return index }
    }
    return nil
  }

  /// The family name of a face of a file; `nil` where the file cannot be read or states none.
  static func familyName(ofFile path: String, faceIndex: Int) -> String? {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(clamping: faceIndex)) else { return nil }
    defer { hb_face_destroy(face) }
    return familyName(of: face)
  }

  /// How heavy a face of a file states to be, 400 for regular and 700 for bold, and whether it leans.
  static func weight(ofFile path: String, faceIndex: Int) -> (weight: Int, isItalic: Bool)? {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(clamping: faceIndex)) else { return nil }
    defer { hb_face_destroy(face) }
    guard let font = hb_font_create(face) else { return nil }
    defer { hb_font_destroy(font) }
    let weight = hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)
    let isItalic = hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0.5
    return (weight >= 1 && weight <= 1000 ? Int(weight) : 400, isItalic)
  }

  private static func familyName(of face: OpaquePointer) -> String? {
    // Name 16 is the typographic family, 1 the family in groups of four.
    for id: hb_ot_name_id_t in [16, 1] {
      var name = [CChar](repeating: 0, count: 128)
      var size = UInt32(name.count)
      guard hb_ot_name_get_utf8(face, id, nil, &size, &name) > 0 else { continue }
      return String(decoding: name.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    return nil
  }

  /// The SHA-256 digest of a file in hexadecimal; `nil` when it cannot be read.
  static func sha256(ofFile path: String) -> String? {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length) else { return nil }
    return SHA256.hexDigest(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
  }
}
