import Canvas
import Geometry
import Guidance
import Testing

@testable import Icons

@Suite struct LaneIconTests {
  private func lane(_ directions: (LaneShape, Bool)...) -> Lane {
    Lane(directions: directions.map { LaneDirection(laneShape: $0.0, recommended: $0.1) })
  }

  /// Head tips read from the drawn sheet.
  @Test(
    arguments: [
      ([(LaneShape.slightRight, true)], [(33.44, 9.7)]),
      ([(.sharpLeft, true)], [(12.08, 32.82)]),
      ([(.uTurnRight, true)], [(32.5, 34.4)]),
      ([(.straight, true), (.normalRight, false)], [(36.9, 29.5), (15, 5.6)]),
      ([(.normalLeft, true), (.straight, false)], [(33, 5.6), (11.1, 29.5)]),
      ([(.straight, false), (.slightRight, true)], [(15, 5.6), (35.37, 18.13)]),
      ([(.slightLeft, false), (.straight, true), (.slightRight, false)], [(3.63, 18.13), (44.37, 18.13), (24, 5.6)]),
      ([(.uTurnLeft, false), (.normalLeft, true)], [(16.5, 43.4), (11.1, 13.5)]),
      ([(.slightRight, true), (.normalRight, false)], [(36.9, 33), (30.89, 5.65)]),
      ([(.normalLeft, false), (.normalRight, true)], [(2.1, 22), (45.9, 22)]),
    ] as [([(LaneShape, Bool)], [(Double, Double)])])
  func headsMatchTheSheet(directions: [(LaneShape, Bool)], tips: [(Double, Double)]) {
    let icon = LaneIcon.icon(
      for: Lane(directions: directions.map { LaneDirection(laneShape: $0.0, recommended: $0.1) }))
    let heads = icon.layers.compactMap { layer -> Point? in
      guard case .outset = layer.form else { return nil }
      return layer.path.points.first.map { Point($0) }
    }
    #expect(heads.count == tips.count)
    for (head, tip) in zip(heads, tips) { #expect((head - Point(tip.0, tip.1)).length < 0.012) }
  }

  /// Every pair and triple of shapes stays on the grid, and recommended arrows come last.
  @Test func allCombinations() {
    let shapes = LaneShape.allCases
    for a in shapes {
      for b in shapes {
        for c in shapes {
          let icon = LaneIcon.icon(for: lane((a, false), (b, true), (c, false)))
          #expect(Rect(x: 0, y: 0, width: 48, height: 48).contains(icon.bounds), "\(a) \(b) \(c) \(icon.bounds)")
          let roles = icon.layers.map(\.ink)
          let firstMain = roles.firstIndex(of: .role(.main)) ?? roles.count
          #expect(!roles[firstMain...].contains(.role(.ghost)))
        }
      }
    }
  }

  @Test func repeatedAndUnknownShapes() {
    #expect(
      LaneIcon.icon(for: lane((.straight, false), (.straight, true))) == LaneIcon.icon(for: lane((.straight, true))))
    #expect(
      LaneIcon.icon(for: lane((.unknown, false), (.normalLeft, true))) == LaneIcon.icon(for: lane((.normalLeft, true))))
    #expect(LaneIcon.icon(for: lane()).layers.count == 1)
  }
}
