import Canvas
import Geometry
import Pixels

/// Short forms for building icons.
extension VectorIcon.Layer {
  static func area(_ path: Path, _ ink: VectorIcon.Ink = .role(.main)) -> Self { Self(path, .fill(.evenOdd), ink) }

  static func area(_ data: String, _ ink: VectorIcon.Ink = .role(.main)) -> Self { area(.icon(data), ink) }

  static func line(
    _ path: Path, width: Double, cap: StrokeStyle.Cap = .round, _ ink: VectorIcon.Ink = .role(.main)
  ) -> Self {
    Self(path, .stroke(width: width, cap: cap, join: .round), ink)
  }

  static func line(
    _ data: String, width: Double, cap: StrokeStyle.Cap = .round, _ ink: VectorIcon.Ink = .role(.main)
  ) -> Self {
    line(.icon(data), width: width, cap: cap, ink)
  }

  static func outset(_ path: Path, by distance: Double, _ ink: VectorIcon.Ink = .role(.main)) -> Self {
    Self(path, .outset(distance), ink)
  }

  /// A soft shadow below `path`: the shape moved down and grown in steps, since only rectangles blur.
  static func shadow(of path: Path, grownBy distance: Double = 0, drop: Double, blur: Double) -> [Self] {
    let moved = path.transformed(by: .translation(Point(0, drop)))
    // Four steps of a Gaussian of half the blur; their alphas differ so that the layers stay apart.
    return zip([0.75, 0.525, 0.3, 0.075], [0.025, 0.035, 0.045, 0.055] as [Float]).map { step, alpha in
      outset(moved, by: distance + blur * step, .fixed(Color.markShadow.withAlpha(alpha)))
    }
  }
}

extension Color {
  /// What marks on the map cast, by day and night.
  static let markShadow = Color(0x0A1410)
}

extension Path {
  /// A drawing of this module's own; malformed data would be a mistake in this module.
  static func icon(_ data: String) -> Path {
    do {
      return try Path(svgData: data)
    } catch {
      preconditionFailure(error.description)
    }
  }
}
