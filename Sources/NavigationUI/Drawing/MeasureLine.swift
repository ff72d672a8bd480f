import Geometry

/// Numbers and units on one baseline, measured.
struct MeasureLine: Sendable {
  private(set) var pieces: [(line: SetLine, offset: Double, isValue: Bool)] = []
  private(set) var width = 0.0

  init(_ measure: Measure, value: TypeSpec, unit: TypeSpec, gap: Double = 4, pairGap: Double = 8, type: Typography) {
    for (index, part) in measure.parts.enumerated() {
      if index > 0 {
        // After number and unit, in whichever order, the next pair begins.
        width += index.isMultiple(of: 2) ? pairGap : measure.isJoined ? 0 : gap
      }
      let line = type.line(part.text, part.isValue ? value.scaled(Typography.digitScale(part.text)) : unit)
      pieces.append((line, width, part.isValue))
      width += line.width
    }
  }
}
