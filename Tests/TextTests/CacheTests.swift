import Geometry
import Testing

@testable import Text

/// Caches and digests.
@Suite struct CacheTests {
  /// A cache holds no more than its limit, and what is used stays.
  @Test func cacheHoldsNoMoreThanItsLimit() {
    let cache = GenerationCache<Int, Int>(limit: 100)
    var made = 0
    for key in 0..<10_000 {
      _ = cache.value(for: -1) {
        made += 1
        return -1
      }
      #expect(cache.value(for: key) { key * 2 } == key * 2)
      #expect(cache.count <= 100)
    }
    #expect(made == 1)
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func sha256EqualsTheExamplesOfFIPS1804(text: String, digest: String) {
    #expect(SHA256.hexDigest(Array(text.utf8)) == digest)
    var plain = SHA256(usesInstructions: false)
    plain.add(Array(text.utf8))
    #expect(plain.hexDigest() == digest)
  }

  /// Bytes in pieces of every length around a block give what they give at once.
  @Test func sha256OfPieces() {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 * 7 + $0 >> 8) }
    let whole = SHA256.hexDigest(bytes)
    for length in [1, 3, 63, 64, 65, 127, 128, 129, 999] {
      for usesInstructions in [true, false] {
        var hash = SHA256(usesInstructions: usesInstructions)
        for start in stride(from: 0, to: bytes.count, by: length) {
          hash.add(Array(bytes[start..<min(start + length, bytes.count)]))
        }
        #expect(hash.hexDigest() == whole, "pieces of \(length)")
      }
    }
  }

  /// Curves' exact bounds lie inside their control points' and hold the curve.
  @Test func exactBoundsLieInsideControlPoints() {
    var path = Path()
    path.move(to: SIMD2<Float>(0, 0))
    path.quad(to: SIMD2<Float>(10, 0), control: SIMD2<Float>(5, 10))
    // A parabola reaches half its control point's height.
    #expect(path.inkBounds == Rect(minX: 0, minY: 0, maxX: 10, maxY: 5))
    var cubic = Path()
    cubic.move(to: SIMD2<Float>(0, 0))
    cubic.cubic(to: SIMD2<Float>(10, 0), control1: SIMD2<Float>(0, 8), control2: SIMD2<Float>(10, 8))
    #expect(cubic.inkBounds == Rect(minX: 0, minY: 0, maxX: 10, maxY: 6))
    #expect(Path().inkBounds == .null)
  }
}

@Suite(.enabled(if: Fonts.isInstalled, "Noto Sans is not installed")) struct ThreadTests {
  /// Eight threads on one typesetter get what one thread gets.
  @Test func eightThreadsGetWhatOneGets() async {
    let texts = Specimen.all.map(\.text)
    func draw(_ typesetter: Typesetter, _ text: String) -> Path {
      var path = Path()
      typesetter.line(text, style: TextStyle(size: 16)).append(to: &path, at: Point(3, 4))
      typesetter.paragraph(text, style: TextStyle(size: 16), layout: ParagraphLayout(maxWidth: 60, maxLines: 2))
        .append(to: &path, at: .zero)
      return path
    }
    let alone = Fonts.typesetter
    let expected = texts.map { draw(alone, $0) }
    let shared = Fonts.typesetter
    await withTaskGroup(of: Bool.self) { group in
      for offset in 0..<8 {
        group.addTask {
          texts.indices.allSatisfy { index in
            let turned = (index + offset * 7) % texts.count
            return draw(shared, texts[turned]) == expected[turned]
          }
        }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }
}
