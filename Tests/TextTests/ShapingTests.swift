import Foundation
import TestSupport
import Testing

@testable import Text

/// HarfBuzz's own tool, run on one stretch of text.
enum HarfBuzzTool {
  static let path = ["/usr/bin/hb-shape", "/opt/homebrew/bin/hb-shape", "/usr/local/bin/hb-shape"]
    .first(where: Tool.exists)

  static func glyphs(_ run: ShapedRun, in text: String, language: String) throws -> [ShapedRun.Glyph] {
    let utf8 = Array(text.utf8)
    func part(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }
    let arguments = [
      "--font-file=\(run.font.path)", "--face-index=\(run.font.faceIndex)", "--script=\(run.script)",
      "--direction=\(run.isRightToLeft ? "rtl" : "ltr")", "--language=\(language)", "--utf8-clusters",
      "--no-glyph-names", "--output-format=json", "--text-before=\(part(0..<run.utf8Range.lowerBound))",
      "--text-after=\(part(run.utf8Range.upperBound..<utf8.count))", "--text=\(part(run.utf8Range))",
    ]
    let result = try Tool.run(try #require(path), arguments)
    let glyphs = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Int]])
    return try glyphs.map { glyph in
      ShapedRun.Glyph(
        id: UInt32(try #require(glyph["g"])), cluster: try #require(glyph["cl"]) + run.utf8Range.lowerBound,
        xAdvance: glyph["ax"] ?? 0, yAdvance: glyph["ay"] ?? 0, xOffset: glyph["dx"] ?? 0, yOffset: glyph["dy"] ?? 0)
    }
  }
}

/// A text and the font, by the end of its file's name, that must draw the script it is in.
struct Specimen: Sendable, CustomTestStringConvertible {
  let language, font, text: String

  var testDescription: String { "\(language): \(text)" }

  init(_ language: String, _ font: String, _ text: String) {
    (self.language, self.font, self.text) = (language, font, text)
  }

  static let all: [Specimen] = [
    Specimen("en", "NotoSans-Regular.ttf", "Van Ness Avenue"),
    Specimen("en", "NotoSans-Regular.ttf", "WAVE To. AVATAR"),
    Specimen("en", "NotoSans-Regular.ttf", "office fjord 1/2"),
    Specimen("vi", "NotoSans-Regular.ttf", "Đường Nguyễn Huệ"),
    Specimen("vi", "NotoSans-Regular.ttf", "Quận Bình Thạnh"), Specimen("tr", "NotoSans-Regular.ttf", "fikir İstiklal"),
    Specimen("de", "NotoSans-Regular.ttf", "Straße U\u{308}bermut"),
    Specimen("ro", "NotoSans-Regular.ttf", "Şoseaua Ștefan"),
    Specimen("el", "NotoSans-Regular.ttf", "Λεωφόρος Βασιλίσσης"),
    Specimen("el", "NotoSans-Regular.ttf", "Πλατεία Συντάγματος"),
    Specimen("ru", "NotoSans-Regular.ttf", "Невский проспект"),
    Specimen("uk", "NotoSans-Regular.ttf", "вулиця Хрещатик"),
    Specimen("sr", "NotoSans-Regular.ttf", "Улица кнеза Михаила"),
    Specimen("ar", "NotoSansArabic-Regular.ttf", "شارع الملك فهد"),
    Specimen("ar", "NotoSansArabic-Regular.ttf", "لا إله مُحَمَّد"),
    Specimen("fa", "NotoSansArabic-Regular.ttf", "خیابان ولی‌عصر ۱۲"),
    Specimen("ur", "NotoSansArabic-Regular.ttf", "شاہراہِ فیصل"),
    Specimen("ug", "NotoSansArabic-Regular.ttf", "ئۈرۈمچى شەھىرى"),
    Specimen("ar", "NotoSansArabic-Regular.ttf", "طريق 12 (الدائري)"),
    Specimen("he", "NotoSansHebrew-Regular.ttf", "שדרות רוטשילד"),
    Specimen("he", "NotoSansHebrew-Regular.ttf", "תֵּל אָבִיב"),
    Specimen("he", "NotoSansHebrew-Regular.ttf", "רחוב 12 Ben-Gurion"),
    Specimen("hi", "NotoSansDevanagari-Regular.ttf", "महात्मा गाँधी मार्ग"),
    Specimen("hi", "NotoSansDevanagari-Regular.ttf", "किलोमीटर राष्ट्रीय"),
    Specimen("mr", "NotoSansDevanagari-Regular.ttf", "छत्रपती शिवाजी"),
    Specimen("ne", "NotoSansDevanagari-Regular.ttf", "क्षेत्र श्री"),
    Specimen("bn", "NotoSansBengali-Regular.ttf", "রবীন্দ্র সরণি"), Specimen("bn", "NotoSansBengali-Regular.ttf", "কলকাতা কৃষ্ণ"),
    Specimen("pa", "NotoSansGurmukhi-Regular.ttf", "ਗੁਰੂ ਨਾਨਕ ਮਾਰਗ"),
    Specimen("pa", "NotoSansGurmukhi-Regular.ttf", "ਸ੍ਰੀ ਅੰਮ੍ਰਿਤਸਰ"),
    Specimen("gu", "NotoSansGujarati-Regular.ttf", "મહાત્મા ગાંધી રોડ"), Specimen("gu", "NotoSansGujarati-Regular.ttf", "સ્ટેશન"),
    Specimen("or", "NotoSansOriya-Regular.ttf", "ମହାତ୍ମା ଗାନ୍ଧୀ"), Specimen("ta", "NotoSansTamil-Regular.ttf", "அண்ணா சாலை"),
    Specimen("ta", "NotoSansTamil-Regular.ttf", "சென்னை கோயம்புத்தூர்"), Specimen("te", "NotoSansTelugu-Regular.ttf", "మహాత్మా గాంధీ"),
    Specimen("te", "NotoSansTelugu-Regular.ttf", "రోడ్డు స్టేషన్"),
    Specimen("kn", "NotoSansKannada-Regular.ttf", "ಮಹಾತ್ಮ ಗಾಂಧಿ ರಸ್ತೆ"),
    Specimen("ml", "NotoSansMalayalam-Regular.ttf", "മഹാത്മാഗാന്ധി"), Specimen("ml", "NotoSansMalayalam-Regular.ttf", "റോഡ് കൊച്ചി"),
    Specimen("si", "NotoSansSinhala-Regular.ttf", "ගාලු පාර"), Specimen("si", "NotoSansSinhala-Regular.ttf", "ශ්‍රී ලංකා"),
    Specimen("th", "NotoSansThai-Regular.ttf", "ถนนสุขุมวิท"),
    Specimen("th", "NotoSansThai-Regular.ttf", "ป้ายน้ำ ปู่ กรุงเทพฯ"),
    Specimen("lo", "NotoSansLao-Regular.ttf", "ຖະຫນົນລ້ານຊ້າງ"),
    Specimen("km", "NotoSansKhmer-Regular.ttf", "មហាវិថីព្រះនរោត្តម"),
    Specimen("km", "NotoSansKhmer-Regular.ttf", "ភ្នំពេញ ស្ត្រី"),
    Specimen("my", "NotoSansMyanmar-Regular.ttf", "ဆူးလေဘုရားလမ်း"),
    Specimen("my", "NotoSansMyanmar-Regular.ttf", "ကြည့်မြင်တိုင် မဟာဗန္ဓုလ"),
    Specimen("ka", "NotoSansGeorgian-Regular.ttf", "რუსთაველის გამზირი"),
    Specimen("hy", "NotoSansArmenian-Regular.ttf", "Մաշտոցի պողոտա"),
    Specimen("am", "NotoSansEthiopic-Regular.ttf", "ቸርችል ጎዳና"),
    Specimen("dv", "NotoSansThaana-Regular.ttf", "މަޖީދީ މަގު"),
    Specimen("chr", "NotoSansCherokee-Regular.ttf", "ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ"),
    Specimen("iu", "NotoSansCanadianAboriginal-Regular.ttf", "ᐃᓄᒃᑎᑐᑦ"),
    Specimen("zgh", "NotoSansTifinagh-Regular.ttf", "ⴰⴱⵔⵉⴷ"),
    Specimen("nqo", "NotoSansNKo-Regular.ttf", "ߒߞߏ ߛߌߟߊ"), Specimen("syr", "NotoSansSyriac-Regular.ttf", "ܐܘܪܚܐ"),
    Specimen("jv", "NotoSansJavanese-Regular.ttf", "ꦢꦭꦤ꧀ꦩꦭꦶꦪꦧꦫ"),
    Specimen("bo", "NotoSerifTibetan-Regular.ttf", "ལྷ་ས་གྲོང་ཁྱེར"),
    Specimen("en", "NotoSans-Regular.ttf", "שלום Main St. मार्ग 12 → Ω"),
  ]
}

@Suite(.enabled(if: Fonts.isInstalled, "Noto Sans is not installed")) struct ShapingTests {
  let typesetter = Fonts.typesetter

  /// Glyphs, clusters and positions are those of HarfBuzz's own tool.
  @Test(.enabled(if: HarfBuzzTool.path != nil, "hb-shape is not installed"), arguments: Specimen.all)
  func glyphsMatchHarfBuzzsOwnTool(specimen: Specimen) throws {
    let runs = typesetter.shape(specimen.text, style: TextStyle(size: 16, language: specimen.language))
    #expect(!runs.isEmpty)
    for run in runs {
      let expected = try HarfBuzzTool.glyphs(run, in: specimen.text, language: specimen.language)
      #expect(run.glyphs == expected)
    }
  }

  /// The script's font draws the text, whole and in runs that together cover it.
  @Test(arguments: Specimen.all) func scriptsFontDrawsTheText(specimen: Specimen) {
    let style = TextStyle(size: 16, language: specimen.language)
    let runs = typesetter.shape(specimen.text, style: style)
    #expect(runs.contains { $0.font.path.hasSuffix("/" + specimen.font) })
    #expect(typesetter.line(specimen.text, style: style).missingCharacters == [])
    let ranges = runs.map(\.utf8Range).sorted { $0.lowerBound < $1.lowerBound }
    #expect(ranges.first?.lowerBound == 0)
    #expect(ranges.last?.upperBound == specimen.text.utf8.count)
    for (a, b) in zip(ranges, ranges.dropFirst()) { #expect(a.upperBound == b.lowerBound) }
  }

  @Test func scriptsOfTheSpecimensAreTwentyOrMore() {
    let scripts = Specimen.all.flatMap { typesetter.shape($0.text, style: TextStyle(size: 16)).map(\.script) }
    #expect(Set(scripts).count >= 20)
    #expect(Specimen.all.count >= 60)
  }

  /// Arabic letters join: each takes another glyph in the middle of a word than alone.
  @Test func arabicLettersJoin() {
    let style = TextStyle(size: 16, language: "ar")
    let word = typesetter.shape("ععع", style: style)[0]
    let alone = typesetter.shape("ع", style: style)[0]
    #expect(word.isRightToLeft)
    #expect(Set(word.glyphs.map(\.id)).union(alone.glyphs.map(\.id)).count == 4)
    #expect(word.glyphs.map(\.cluster) == [4, 2, 0])
  }

  /// The Devanagari vowel sign i stands before the consonants it follows in the text.
  @Test func devanagariVowelSignStandsFirst() {
    let run = typesetter.shape("कि", style: TextStyle(size: 16, language: "hi"))[0]
    let sign = typesetter.shape("ि", style: TextStyle(size: 16, language: "hi"))[0].glyphs.map(\.id)
    let consonant = typesetter.shape("क", style: TextStyle(size: 16, language: "hi"))[0].glyphs[0].id
    #expect(run.glyphs.count == 2)
    #expect(run.glyphs[1].id == consonant)
    #expect(run.glyphs[0].id != consonant)
    #expect(!sign.isEmpty)
    #expect(run.glyphs.allSatisfy { $0.cluster == 0 })
  }

  @Test func runsOfMixedDirectionStandInVisualOrder() {
    let runs = typesetter.shape("abc שלום 12", style: TextStyle(size: 16, language: "en"))
    #expect(runs.map(\.utf8Range.lowerBound) == [0, 13, 4])
    let rightToLeft = typesetter.shape("שלום abc", style: TextStyle(size: 16, language: "he"))
    #expect(rightToLeft.map(\.utf8Range.lowerBound).last == 0)
  }
}
