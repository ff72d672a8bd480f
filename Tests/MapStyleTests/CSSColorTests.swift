import Pixels
import Testing

@testable import MapStyle

@Suite struct CSSColorTests {
  @Test(
    arguments: [
      ("red", "#FF0000"), ("RebeccaPurple", "#663399"), (" white ", "#FFFFFF"), ("transparent", "#00000000"),
      ("#abc", "#AABBCC"), ("#abcd", "#AABBCCDD"), ("#0B8043", "#0B8043"), ("#0b804380", "#0B804380"),
      ("rgb(1,2,3)", "#010203"), ("rgba(255, 0, 0, 0.5)", "#FF000080"), ("rgb(100%, 50%, 0%)", "#FF8000"),
      ("rgb(1 2 3)", "#010203"), ("rgb(1 2 3 / 50%)", "#01020380"), ("rgba(300, -5, 0, 2)", "#FF0000"),
      ("rgb(2.55e2 0 0)", "#FF0000"), ("hsl(0, 100%, 50%)", "#FF0000"), ("hsl(120deg 100% 25%)", "#008000"),
      ("hsla(240, 100%, 50%, .25)", "#0000FF40"), ("hsl(-120, 100%, 50%)", "#0000FF"),
      ("hsl(0.5turn 100% 50%)", "#00FFFF"),
      ("hsl(3.14159265rad, 100%, 50%)", "#00FFFF"), ("hsl(200grad 100% 50%)", "#00FFFF"),
      ("hsl(90, 0%, 50%)", "#808080"),
      ("rgb(none 0 0)", "#000000"),
    ] as [(String, String)])
  func formsAreRead(_ text: String, _ expected: String) { #expect(Color(css: text)?.hex == expected) }

  @Test(arguments: [
    "", "#", "#12", "#12345", "#ggg", "reddish", "rgb()", "rgb(1,2)", "rgb(1,2,3,4,5)", "rgb(1 2,3)", "rgb(1,,3)",
    "rgb(1 2 3 / 4 / 5)", "rgb(1px,2,3)", "rgb(10%, 2, 3)", "rgb(1,2,3", "hsl(0,100,50)", "hsl(1%,1%,1%)",
    "rgb(nan,0,0)", "rgb(1e999,0,0)", "lab(1 2 3)", "#１２３", String(repeating: "r", count: 1_000_000),
  ])
  func othersAreRefused(_ text: String) { #expect(Color(css: text) == nil) }

  @Test func labIsTheICCProfileConnectionSpace() {
    // sRGB red under D50: L* 54.29, a* 80.81, b* 69.89 (published conversion tables).
    let lab = LabColor(Color(0xFF0000))
    #expect(abs(lab.l - 54.29) < 0.01)
    #expect(abs(lab.a - 80.81) < 0.02)
    #expect(abs(lab.b - 69.89) < 0.02)
    for color in [Color(0x2468F2), Color(0xF3F1EC), .black, .white] {
      #expect(LabColor(color).color.hex == color.hex)
    }
  }
}
