import Images
import Suites

/// What came of a picture, a layout or texts that a test held against a golden.
package struct GoldenOutcome: Sendable {
  /// A file for the test's results.
  package struct File: Sendable {
    package var name: String
    package var bytes: [UInt8]
  }

  /// The line of `results.ndjson`.
  package var record: FrameRecord
  /// Why the test fails; `nil` when it passes.
  package var failure: String?
  /// Expected, difference and actual; empty when the two match.
  package var files: [File] = []
}

extension FrameRecord {
  /// What is wrong, for a test's log.
  ///
  /// - Parameters:
  ///   - difference: the lines that differ, of layouts and texts.
  ///   - fonts: files that are not those of the golden.
  func failureText(report: ReportFolder, difference: LineDifference?, fonts: [String]) -> String {
    var found =
      switch state {
      case .missing: "there is no golden; record it with \(GoldenImages.recordVariable)=missing and look at it"
      default: text.isEmpty ? state.title : text
      }
    if let difference {
      return "\(name): \(found) (- expected, + found)\n\(difference.text(limit: 20))\nsee \(report.pagePath)"
    }
    // The text of a difference has the numbers; a note says what was let pass, or why little can be told.
    if let note, note != found { found += "; \(note)" }
    if !fonts.isEmpty { found = "the fonts are not those of the golden: \(fonts.joined(separator: ", ")); \(found)" }
    let causes = changes.prefix(8).map(\.text) + (changes.count > 8 ? ["and \(changes.count - 8) more"] : [])
    return (["\(name): \(found)"] + causes + ["see \(report.pagePath)"]).joined(separator: "\n")
  }
}

extension ReportFolder {
  /// Files that show a difference.
  func evidence(of name: String) -> [GoldenOutcome.File] {
    let base = name.replacing("/", with: "-")
    let texts = texts(name)
    if texts.expected != nil || texts.actual != nil {
      return [("expected", texts.expected), ("actual", texts.actual)].compactMap { word, bytes in
        bytes.map { GoldenOutcome.File(name: "\(base)-\(word).txt", bytes: $0) }
      }
    }
    let (expected, actual) = pictures(name)
    var sheet: [UInt8]?
    if let expected, let actual, let old = try? PNG.decode(expected), let new = try? PNG.decode(actual) {
      sheet = PNG.encode(PictureComparison(expected: old, actual: new).sideBySide)
    }
    return [("expected", expected), ("difference", sheet), ("actual", actual)].compactMap { word, bytes in
      bytes.map { GoldenOutcome.File(name: "\(base)-\(word).png", bytes: $0) }
    }
  }
}
