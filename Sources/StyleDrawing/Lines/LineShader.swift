/// Colours a line: a ramp at its sides, cut into dashes, filled with a colour, a gradient or a picture.
struct LineShader: Shader, Sendable {
  enum Filling: Sendable {
    case color(Premultiplied)
    case gradient(ColorRamp, opacity: Float)
    /// The picture, its size on the map in points, the line's half width at most as far as the picture reaches.
    case pattern(Texture, width: Float, height: Float, opacity: Float)
  }

  struct Dashes: Sendable {
    var row: DashRow
    /// Points at the zoom's whole part for one period.
    var period: Float
    /// Half the width of the soft step at the ends of dashes.
    var softness: Float
  }

  var filling: Filling
  var dashes: Dashes?
  /// From the line's middle to its border and, for lines with a gap, to the gap's.
  var outer, inner: Float
  /// The soft border's width: the blur and a device pixel.
  var blur: Float

  /// What a vertex carries, by place: round, side, distance in points at the zoom's whole part, γ, progress.
  @inline(__always) func color(_ values: SIMD8<Float>) -> Premultiplied {
    let distance = (values[0] * values[0] + values[1] * values[1]).squareRoot() * outer
    let soft = blur * values[3]
    var alpha = min(max(min(distance - (inner - soft), outer - distance) / soft, 0), 1)
    if let dashes {
      let value = dashes.row.value(values[2] / dashes.period, across: values[1])
      alpha *= smoothstep(0.5 - dashes.softness, 0.5 + dashes.softness, value)
    }
    guard alpha > 0 else { return .zero }
    switch filling {
    case .color(let color): return color * alpha
    case .gradient(let ramp, let opacity): return ramp.color(values[4]) * (alpha * opacity)
    case .pattern(let texture, let width, let height, let opacity):
      let turns = values[2] / width
      guard turns.isFinite else { return .zero }
      let across = 0.5 + values[1] * min(outer, (height + 2) / 2) / height
      let texel = texture.repeating(
        (turns - turns.rounded(.down)) * Float(texture.width),
        min(max(across * Float(texture.height), 0.5), Float(texture.height) - 0.5))
      return texel * (alpha * opacity)
    }
  }
}
