import Canvas
import Geometry
import Pixels

/// One command of a display list before it joins the list, so that layers can be made apart from one another.
enum Drawing: Sendable {
  case fill(Path, FillRule, Paint)
  case stroke(Path, StrokeStyle, Paint, ProjectiveTransform?)
  case outset(Path, Float, Paint)
}

extension DisplayList {
  mutating func append(_ drawings: [Drawing]) {
    for drawing in drawings {
      switch drawing {
      case .fill(let path, let rule, let paint): fill(path, rule: rule, paint: paint)
      case .stroke(let path, let style, let paint, let transform):
        stroke(path, style: style, paint: paint, transform: transform)
      case .outset(let path, let distance, let paint): outset(path, by: distance, paint: paint)
      }
    }
  }
}
