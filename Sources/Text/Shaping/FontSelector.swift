import CHarfBuzz
import Synchronization

/// The faces to try for a script, in order.
final class FontChain: Sendable {
  let primary: FontFace
  private let faces: [LazyFace]

  init(faces: [LazyFace], primary: FontFace) {
    self.faces = faces
    self.primary = primary
  }

  /// The first face, opened if need be.
  var best: FontFace? { faces.first?.face }

  func primaryCovers(_ grapheme: ArraySlice<UInt32>) -> Bool { primary.covers(grapheme) }

  /// The first face with all visible characters of a grapheme cluster.
  func face(covering grapheme: ArraySlice<UInt32>) -> FontFace? {
    for lazy in faces {
      if let face = lazy.face, face.covers(grapheme) { return face }
    }
    return nil
  }
}

extension FontFace {
  /// Whether all visible characters of a grapheme cluster are there, as they stand or composed.
  func covers(_ grapheme: ArraySlice<UInt32>) -> Bool {
    if grapheme.count == 1 { return covers(grapheme[grapheme.startIndex]) }
    var index = grapheme.startIndex
    while index < grapheme.endIndex {
      let scalar = grapheme[index]
      index += 1
      if LineCharacters.isInvisible(scalar) { continue }
      var composed = scalar
      // Take as many marks as compose with the base, as the shaper will.
      while index < grapheme.endIndex {
        var next: hb_codepoint_t = 0
        guard hb_unicode_compose(hb_unicode_funcs_get_default(), composed, grapheme[index], &next) != 0,
          covers(next)
        else { break }
        composed = next
        index += 1
      }
      if !covers(composed) { return false }
    }
    return true
  }
}

/// Remembers the chain of every script, weight and slant asked for.
final class FontSelector: Sendable {
  private struct Key: Hashable {
    let script: UInt32
    let weight: TextStyle.Weight
    let isItalic: Bool
    let language: String
  }

  private static let chainLimit = 4_096

  let library: FontLibrary
  private let chains = Mutex<[Key: FontChain]>([:])

  init(_ library: FontLibrary) {
    self.library = library
  }

  func chain(script: UInt32, style: TextStyle, language: String) -> FontChain {
    let key = Key(
      script: script, weight: style.weight, isItalic: style.isItalic, language: language)
    if let known = chains.withLock({ $0[key] }) { return known }
    let faces = library.chain(
      script: Script.code(script), language: language, weight: style.weight, isItalic: style.isItalic)
    let primary = library.primaryFace(weight: style.weight, isItalic: style.isItalic)
    let chain = FontChain(faces: faces, primary: primary)
    chains.withLock { chains in
      if chains.count >= Self.chainLimit { chains.removeAll() }
      chains[key] = chain
    }
    return chain
  }
}
