import Geometry
import Images
import TestSupport
import Text

extension Fuzzer {
  /// Pictures and fonts.
  static let pictures = [
    Fuzzer("png", .png) { bytes in
      _ = try PNG.decode(bytes)
      _ = try PNG.decodeStraight(bytes)
      _ = try PNG.texts(in: bytes)
    },
    Fuzzer("webp", .header(40)) { _ = try WebP.decode($0) },
    Fuzzer("font", .header(400)) { bytes in
      try Scratch.folder(["Sample-Regular.ttf": bytes]) { folder in
        let fonts = try FontLibrary(directories: [folder])
        let style = TextStyle(size: 17)
        let typesetter = Typesetter(fonts: fonts)
        let line = typesetter.line("AB BA", style: style)
        var path = Path()
        line.append(to: &path, at: .zero)
        _ = typesetter.paragraph("AB BA ABBA", style: style, layout: ParagraphLayout(maxWidth: 40))
        for font in line.fonts { _ = (fonts.family(of: font), fonts.weight(of: font)) }
      }
    },
  ]
}
