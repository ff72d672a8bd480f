import Foundation

/// What is wrong with a text of SVG path data.
public enum PathDataError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The byte at `offset` can begin no command.
  case unknownCommand(character: String, offset: Int)
  /// The data begin with a drawing command instead of a move.
  case missingMove(offset: Int)
  /// `command` lacks a number at `offset`, where something else (or the end) stands.
  case missingNumber(command: String, offset: Int)
  /// An arc's flag at `offset` is neither 0 nor 1.
  case badFlag(offset: Int)
  /// A number or a resulting coordinate is beyond ±`limit`.
  case outOfRange(offset: Int, limit: Double)

  /// What is wrong, with the place in the text.
  public var description: String {
    switch self {
    case .unknownCommand(let character, let offset):
      "Path data: \"\(character)\" at byte \(offset) is no command; use one of M L H V C S Q T A Z, either case."
    case .missingMove(let offset):
      "Path data: the command at byte \(offset) comes before any M; begin the data with a move."
    case .missingNumber(let command, let offset):
      "Path data: \(command) needs another number at byte \(offset)."
    case .badFlag(let offset):
      "Path data: the arc flag at byte \(offset) must be 0 or 1."
    case .outOfRange(let offset, let limit):
      "Path data: the number before byte \(offset) leads beyond ±\(limit); keep coordinates within it."
    }
  }
}

extension Path {
  /// Reads SVG path data (SVG 2, section 9.3): all commands, absolute and relative, implicit repeats, elliptical arcs.
  ///
  /// Coordinates may reach ±10⁹. An empty text gives an empty path.
  public init(svgData: String) throws(PathDataError) {
    var reader = PathDataReader(bytes: Array(svgData.utf8))
    self = try reader.read()
  }
}

private struct PathDataReader {
  static let limit = 1e9

  private enum Command: UInt8 {
    case move = 0x6D  // m
    case line = 0x6C  // l
    case horizontal = 0x68  // h
    case vertical = 0x76  // v
    case cubic = 0x63  // c
    case smoothCubic = 0x73  // s
    case quad = 0x71  // q
    case smoothQuad = 0x74  // t
    case arc = 0x61  // a
    case close = 0x7A  // z
  }

  private let bytes: [UInt8]
  private var index = 0
  private var path = Path()
  private var current = Point(0, 0)
  private var subpathStart = Point(0, 0)
  /// The last control point, if the last command was of the kind that a smooth command continues.
  private var lastCubicControl: Point?
  private var lastQuadControl: Point?
  /// A subpath was closed and the next drawing command begins another where that one began.
  private var needsMove = false

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws(PathDataError) -> Path {
    skipSpace()
    while index < bytes.count {
      let byte = bytes[index]
      guard let command = Command(rawValue: byte | 0x20) else {
        throw .unknownCommand(character: printable(byte), offset: index)
      }
      if path.isEmpty && command != .move { throw .missingMove(offset: index) }
      index += 1
      try run(command, relative: byte & 0x20 != 0)
      skipSpace()
    }
    return path
  }

  /// The command once, then again for as long as numbers follow.
  private mutating func run(_ command: Command, relative: Bool) throws(PathDataError) {
    if command == .close {
      path.close()
      current = subpathStart
      needsMove = true
      lastCubicControl = nil
      lastQuadControl = nil
      return
    }
    var command = command
    repeat {
      try apply(command, relative: relative)
      if command == .move { command = .line }
      skipSpaceAndComma()
    } while startsNumber
  }

  private mutating func apply(_ command: Command, relative: Bool) throws(PathDataError) {
    let base = relative ? current : Point(0, 0)
    var cubicControl: Point?
    var quadControl: Point?
    if command != .move { beginSubpathIfClosed() }
    switch command {
    case .move:
      current = try point(command, base)
      subpathStart = current
      needsMove = false
      path.move(to: current)
    case .line: try line(to: point(command, base))
    case .horizontal: try line(to: check(Point(base.x + number(command), current.y)))
    case .vertical: try line(to: check(Point(current.x, base.y + number(command))))
    case .cubic:
      let first = try point(command, base)
      let second = try point(command, base)
      cubicControl = second
      try cubic(first, second, to: point(command, base))
    case .smoothCubic:
      let first = lastCubicControl.map { current * 2 - $0 } ?? current
      let second = try point(command, base)
      cubicControl = second
      try cubic(first, second, to: point(command, base))
    case .quad:
      let control = try point(command, base)
      quadControl = control
      try quad(control, to: point(command, base))
    case .smoothQuad:
      let control = try check(lastQuadControl.map { current * 2 - $0 } ?? current)
      quadControl = control
      try quad(control, to: point(command, base))
    case .arc: try arc(base)
    case .close: break
    }
    lastCubicControl = cubicControl
    lastQuadControl = quadControl
  }

  private mutating func beginSubpathIfClosed() {
    guard needsMove else { return }
    path.move(to: current)
    needsMove = false
  }

  private mutating func line(to end: Point) {
    path.line(to: end)
    current = end
  }

  private mutating func quad(_ control: Point, to end: Point) {
    path.quad(to: SIMD2<Float>(end), control: SIMD2<Float>(control))
    current = end
  }

  private mutating func cubic(_ control1: Point, _ control2: Point, to end: Point) {
    path.cubic(to: SIMD2<Float>(end), control1: SIMD2<Float>(control1), control2: SIMD2<Float>(control2))
    current = end
  }

  private mutating func arc(_ base: Point) throws(PathDataError) {
    let radii = try Point(number(.arc), number(.arc))
    let rotationDegrees = try number(.arc)
    let isLarge = try flag()
    let isClockwise = try flag()
    let end = try point(.arc, base)
    path.addEllipticalArc(
      from: current, to: end, radii: radii, rotationDegrees: rotationDegrees, isLarge: isLarge, isClockwise: isClockwise
    )
    current = end
  }

  // MARK: Tokens

  private func printable(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte) ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16)
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func skipSpaceAndComma() {
    skipSpace()
    if index < bytes.count, bytes[index] == 0x2C {
      index += 1
      skipSpace()
    }
  }

  private func isDigit(_ i: Int) -> Bool { i < bytes.count && (0x30...0x39).contains(bytes[i]) }

  private var startsNumber: Bool {
    guard index < bytes.count else { return false }
    return isDigit(index) || [0x2B, 0x2D, 0x2E].contains(bytes[index])
  }

  private mutating func point(_ command: Command, _ base: Point) throws(PathDataError) -> Point {
    let x = try number(command)
    let y = try number(command)
    return try check(base + Point(x, y))
  }

  private func check(_ point: Point) throws(PathDataError) -> Point {
    guard abs(point.x) <= Self.limit, abs(point.y) <= Self.limit else {
      throw .outOfRange(offset: index, limit: Self.limit)
    }
    return point
  }

  private mutating func number(_ command: Command) throws(PathDataError) -> Double {
    skipSpaceAndComma()
    let start = index
    var end = index
    if end < bytes.count, bytes[end] == 0x2B || bytes[end] == 0x2D { end += 1 }
    let firstDigit = end
    while isDigit(end) { end += 1 }
    var digits = end - firstDigit
    if end < bytes.count, bytes[end] == 0x2E {
      let firstDecimal = end + 1
      end = firstDecimal
      while isDigit(end) { end += 1 }
      digits += end - firstDecimal
    }
    guard digits > 0 else {
      throw .missingNumber(command: String(UnicodeScalar(command.rawValue - 0x20)), offset: start)
    }
    if end < bytes.count, bytes[end] | 0x20 == 0x65 {
      var exponent = end + 1
      if exponent < bytes.count, bytes[exponent] == 0x2B || bytes[exponent] == 0x2D { exponent += 1 }
      if isDigit(exponent) {
        while isDigit(exponent) { exponent += 1 }
        end = exponent
      }
    }
    index = end
    guard let value = Double(String(decoding: bytes[start..<end], as: UTF8.self)), abs(value) <= Self.limit else {
      throw .outOfRange(offset: end, limit: Self.limit)
    }
    return value
  }

  private mutating func flag() throws(PathDataError) -> Bool {
    skipSpaceAndComma()
    guard index < bytes.count, bytes[index] == 0x30 || bytes[index] == 0x31 else { throw .badFlag(offset: index) }
    index += 1
    return bytes[index - 1] == 0x31
  }
}

extension Path {
  /// Appends the SVG arc from the current point `start` as cubics of at most a quarter turn each
  /// (SVG 2, appendix B.2: radii too small grow until the arc fits, a zero radius gives a line).
  public mutating func addEllipticalArc(
    from start: Point, to end: Point, radii: Point, rotationDegrees: Double, isLarge: Bool, isClockwise: Bool
  ) {
    guard start != end else { return }
    var (rx, ry) = (abs(radii.x), abs(radii.y))
    guard rx > 0, ry > 0 else { return line(to: end) }
    let rotation = rotationDegrees * .pi / 180
    let (sine, cosine) = (sin(rotation), cos(rotation))
    let half = (start - end) / 2
    let p = Point(cosine * half.x + sine * half.y, cosine * half.y - sine * half.x)
    let excess = (p.x / rx) * (p.x / rx) + (p.y / ry) * (p.y / ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let unit = Point(p.x / rx, p.y / ry)
    let share = unit.dot(unit)
    let distance = share > 0 ? max(0, 1 / share - 1).squareRoot() : 0
    let side = isLarge == isClockwise ? -distance : distance
    // In the ellipse's own frame, scaled to the unit circle.
    let center = Point(unit.y, -unit.x) * side
    let from = atan2(unit.y - center.y, unit.x - center.x)
    var sweep = atan2(-unit.y - center.y, -unit.x - center.x) - from
    if isClockwise && sweep < 0 { sweep += 2 * .pi }
    if !isClockwise && sweep > 0 { sweep -= 2 * .pi }
    let middle = (start + end) / 2
    let frame = AffineTransform(
      a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine,
      tx: middle.x + cosine * rx * center.x - sine * ry * center.y,
      ty: middle.y + sine * rx * center.x + cosine * ry * center.y)
    addUnitArc(from: from, sweep: sweep, frame: frame, end: end)
  }

  /// Appends an arc of a circle that starts at the current point; angles in radians, clockwise from the x axis (y down).
  public mutating func addArc(center: Point, radius: Double, from start: Double, sweep: Double) {
    let frame = AffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    addUnitArc(
      from: start, sweep: sweep, frame: frame,
      end: center + Point(cos(start + sweep), sin(start + sweep)) * radius)
  }

  private mutating func addUnitArc(from start: Double, sweep: Double, frame: AffineTransform, end: Point) {
    guard sweep.isFinite, sweep != 0 else { return }
    let turn = min(max(sweep, -2 * .pi), 2 * .pi)
    let count = max(1, Int((abs(turn) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = turn / Double(count)
    let control = 4 / 3 * tan(step / 4)
    for piece in 0..<count {
      let (a0, a1) = (start + step * Double(piece), start + step * Double(piece + 1))
      let (p0, p1) = (Point(cos(a0), sin(a0)), Point(cos(a1), sin(a1)))
      cubic(
        to: SIMD2<Float>(piece == count - 1 ? end : frame(p1)),
        control1: SIMD2<Float>(frame(p0 + p0.perpendicular * control)),
        control2: SIMD2<Float>(frame(p1 - p1.perpendicular * control)))
    }
  }
}
