import Geometry
import Pixels

/// What a paint is for, with its operators.
enum PDFInk {
  case fill, stroke

  /// Chooses patterns.
  var space: String { self == .fill ? "cs" : "CS" }
  /// Sets one of them.
  var pattern: String { self == .fill ? "scn" : "SCN" }
  /// Sets a colour.
  var color: String { self == .fill ? "rg" : "RG" }
}

/// The operators of a page, or of a form on it, with the state that they have set.
struct PDFContent {
  private struct State {
    var fill = "", stroke = ""
    /// The name of the graphics state that holds the opacity.
    var opacity = ""
    var line = ""
  }

  private(set) var text = ""
  private var state = State()
  private var saved: [State] = []

  mutating func append(_ operators: String) { text += operators + "\n" }

  /// Saves the state up to the matching `restore`.
  mutating func save() {
    saved.append(state)
    append("q")
  }

  mutating func restore() {
    guard let last = saved.popLast() else { return }
    state = last
    append("Q")
  }

  // MARK: State

  /// Sets what fills or strokes; what is set already is left out.
  mutating func set(_ ink: PDFInk, _ operators: String) {
    guard (ink == .fill ? state.fill : state.stroke) != operators else { return }
    if ink == .fill { state.fill = operators } else { state.stroke = operators }
    append(operators)
  }

  mutating func setOpacity(_ name: String) {
    guard state.opacity != name else { return }
    state.opacity = name
    append("/\(name) gs")
  }

  mutating func setLine(_ style: StrokeStyle) {
    let dashes = style.isDashed ? style.dashes : []
    // A pattern of nothing but zeros is a whole line.
    let isDashed = dashes.contains { $0 > 0 }
    var line = "\(PDFValue.length(style.width)) w \(style.cap.rawValue) J \(style.join.rawValue) j"
    line += " \(PDFValue.number(Double(max(style.miterLimit, 1)))) M"
    line += " [\(isDashed ? dashes.map(PDFValue.length).joined(separator: " ") : "")]"
    line += " \(isDashed ? PDFValue.length(phase(style)) : "0") d"
    guard state.line != line else { return }
    state.line = line
    append(line)
  }

  /// Not negative, as PDF wants it.
  private func phase(_ style: StrokeStyle) -> Float {
    guard style.dashPhase.isFinite else { return 0 }
    let period = style.dashes.reduce(0, +) * (style.dashes.count % 2 == 0 ? 1 : 2)
    guard style.dashPhase < 0, period > 0 else { return max(style.dashPhase, 0) }
    let phase = style.dashPhase.truncatingRemainder(dividingBy: period)
    return phase < 0 ? phase + period : phase
  }

  // MARK: Paths

  mutating func append(_ path: Path) {
    var next = 0
    var (start, current) = (SIMD2<Float>(), SIMD2<Float>())
    var isClosed = false
    for verb in path.verbs {
      let points = path.points[next..<next + verb.pointCount]
      next += verb.pointCount
      if isClosed, verb != .move, verb != .close { append("\(Self.point(start)) m") }
      isClosed = verb == .close
      switch verb {
      case .move: append("\(Self.point(points[points.startIndex])) m")
      case .line: append("\(Self.point(points[points.startIndex])) l")
      case .quad:
        let (control, end) = (points[points.startIndex], points[points.startIndex + 1])
        let (first, second) = (current + (control - current) * (2 / 3), end + (control - end) * (2 / 3))
        append("\(Self.point(first)) \(Self.point(second)) \(Self.point(end)) c")
      case .cubic: append(points.map(Self.point).joined(separator: " ") + " c")
      case .close: append("h")
      }
      if let last = points.last { current = last } else { current = start }
      if verb == .move { start = current }
    }
    // An operator that paints needs a path.
    if path.isEmpty { append("0 0 0 0 re") }
  }

  static func point(_ p: SIMD2<Float>) -> String { "\(PDFValue.length(p.x)) \(PDFValue.length(p.y))" }

  static func matrix(_ t: AffineTransform) -> String {
    [t.a, t.b, t.c, t.d, t.tx, t.ty].map { PDFValue.number($0) }.joined(separator: " ")
  }
}
