import ShownText
import Suites

/// What `compare` and `golden verify` let pass, as their options say it.
enum ComparisonOptions {
  static let specifications: [OptionSpecification] = [
    .value(
      "--tolerance", as: "N",
      about: "the difference of a colour component, 0 to 255, that still counts as equal; default: 0"),
    .value(
      "--threshold", as: "T",
      about: "instead: how different colours may look, 0 to 1, measured as pixelmatch does (YIQ)"),
    .flag(
      "--antialiasing",
      about:
        "leaves out pixels that look like a smoothed edge, as pixelmatch does; the threshold is 0.1 then, unless given"),
    .value("--max-pixels", as: "N", about: "so many differing pixels still make equal pictures; default: 0"),
    .value("--reason", as: "TEXT", about: "why differences are let pass; reports show it"),
  ]

  /// - Parameter masksElements: whether `--ignore` takes names of elements, too.
  static func rule(_ arguments: Arguments, masksElements: Bool) throws(UsageError) -> ComparisonRule {
    let tolerance = try arguments.integer("--tolerance", in: 0...255)
    let threshold = try arguments.number("--threshold", in: 0...1)
    let leavesOut = arguments.has("--antialiasing")
    if tolerance != nil && threshold != nil { throw UsageError("give --tolerance or --threshold, not both") }
    let metric: ComparisonRule.Metric =
      if let threshold {
        .perceived(threshold: threshold)
      } else if leavesOut && tolerance == nil {
        .perceived(threshold: ComparisonRule.usualThreshold)
      } else {
        .components(tolerance: tolerance ?? 0)
      }
    var masks: [ComparisonMask] = []
    for text in arguments.all("--ignore") {
      guard let mask = ComparisonMask(text) else {
        throw UsageError("--ignore \(text): write \(masksElements ? "an element's name or " : "")X,Y,WIDTH,HEIGHT")
      }
      if case .element = mask, !masksElements {
        throw UsageError("--ignore \(text): pictures have no elements; write X,Y,WIDTH,HEIGHT in pixels")
      }
      masks.append(mask)
    }
    return ComparisonRule(
      metric: metric, leavesOutAntialiasing: leavesOut,
      maxPixels: try arguments.integer("--max-pixels", in: 0...Int(Int32.max)) ?? 0,
      reason: try arguments.one("--reason"), masks: masks)
  }
}

extension Arguments {
  func number(_ name: String, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let text = try one(name) else { return nil }
    guard let value = Double(written: text), range.contains(value) else {
      throw UsageError("\(name) must be a number from \(range.lowerBound) to \(range.upperBound), not \"\(text)\"")
    }
    return value
  }
}
