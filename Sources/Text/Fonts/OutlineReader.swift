import CFreeType
import Geometry

/// FreeType's part: decodes a glyph's outline, unscaled and unhinted, so that no version or setting of it moves a point.
///
/// Each reader has a library object of its own, which frees faces from sharing a lock.
struct OutlineReader: ~Copyable, @unchecked Sendable {
  private var library: FT_Library
  private var face: FT_Face

  /// Opens the face at `index` of a font in memory, which must outlive the reader.
  init?(bytes: UnsafePointer<CChar>, length: Int, index: Int) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    var face: FT_Face?
    let status = bytes.withMemoryRebound(to: UInt8.self, capacity: length) {
      FT_New_Memory_Face(library, $0, length, index, &face)
    }
    guard status == 0, let face, face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 else {
      FT_Done_FreeType(library)
      return nil
    }
    self.library = library
    self.face = face
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  func outline(glyph: UInt32) -> Path {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return Path() }
    var collector = OutlineCollector()
    var callbacks = FT_Outline_Funcs(
      move_to: { OutlineCollector.from($1).move($0!.pointee) },
      line_to: { OutlineCollector.from($1).line($0!.pointee) },
      conic_to: { OutlineCollector.from($2).quad($0!.pointee, $1!.pointee) },
      cubic_to: { OutlineCollector.from($3).cubic($0!.pointee, $1!.pointee, $2!.pointee) },
      shift: 0, delta: 0)
    let status = withUnsafeMutablePointer(to: &collector) {
      FT_Outline_Decompose(&slot.pointee.outline, &callbacks, UnsafeMutableRawPointer($0))
    }
    return status == 0 ? collector.finished() : Path()
  }
}

/// Turns FreeType's outline callbacks into a path with y down.
private struct OutlineCollector {
  var path = Path()

  static func from(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<OutlineCollector> {
    pointer!.assumingMemoryBound(to: OutlineCollector.self)
  }

  func finished() -> Path {
    var path = path
    if !path.isEmpty { path.close() }
    return path
  }
}

extension UnsafeMutablePointer<OutlineCollector> {
  fileprivate func move(_ to: FT_Vector) -> Int32 {
    if !pointee.path.isEmpty { pointee.path.close() }
    pointee.path.move(to: point(to))
    return 0
  }

  fileprivate func line(_ to: FT_Vector) -> Int32 {
    pointee.path.line(to: point(to))
    return 0
  }

  fileprivate func quad(_ control: FT_Vector, _ to: FT_Vector) -> Int32 {
    pointee.path.quad(to: point(to), control: point(control))
    return 0
  }

  fileprivate func cubic(_ control1: FT_Vector, _ control2: FT_Vector, _ to: FT_Vector) -> Int32 {
    pointee.path.cubic(to: point(to), control1: point(control1), control2: point(control2))
    return 0
  }

  private func point(_ v: FT_Vector) -> SIMD2<Float> { SIMD2(Float(v.x), -Float(v.y)) }
}
