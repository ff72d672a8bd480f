import Foundation
import TestSupport
import Testing

@testable import Wayframe

/// Specimens of text.
@Suite struct SpecimenTests {
  private func specimen(_ json: String) throws -> TextSpecimen {
    let folder = try TemporaryFolder()
    return try TextSpecimen(path: folder.write(json.utf8, to: "specimen.json"))
  }

  @Test func everyTextStandsInEveryColumnWithinItsWidth() throws {
    let specimen = try specimen(
      ##"""
      {"sizes": [20], "columnWidth": 200, "textColor": "#000000",
       "texts": [{"text": "Main"}, {"language": "he", "text": "יפו"}]}
      """##)
    let frame = try FrameRenderer(threads: 1).specimen(specimen, scale: 1)
    // Margins of 20, 60 for the language, three columns: 20 + 60 + 3 · (200 + 20); 2 · (20 · 1.9 + 14) + 2 · 20.
    #expect(frame.pixels.width == 740)
    #expect(frame.pixels.height == 144)
    func columns(_ rows: Range<Int>, _ x: Range<Int>) -> [Int] {
      x.filter { x in rows.contains { frame.pixels[x, $0].red < 60 } }
    }
    for (rows, isRightToLeft) in [(20..<72, false), (72..<124, true)] {
      for (i, left) in [80, 300, 520].enumerated() {
        let ink = columns(rows, left..<left + 220)
        #expect(!ink.isEmpty, "column \(i)")
        guard i < 2, let first = ink.first, let last = ink.last else { continue }
        let (start, end) = (first - left, last - left)
        #expect(isRightToLeft ? start > 100 : start < 10)
        #expect(isRightToLeft ? end > 190 : end < 100)
      }
    }
  }

  @Test(arguments: [
    ("{}", "\"texts\" is missing"), (#"{"texts": [{}]}"#, "\"texts[0].text\" is missing"),
    (#"{"texts": [{"text": []}]}"#, "texts[0].text"), (#"{"texts": [], "sizes": [0]}"#, "sizes"),
    (#"{"texts": [], "size": [9]}"#, "unknown key \"size\""), (#"{"texts": [{"text": "\ud800"}]}"#, "not valid JSON"),
  ])
  func whatIsWrongIsNamed(json: String, message: String) {
    do {
      _ = try specimen(json)
      Issue.record("no error")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
    }
  }
}
