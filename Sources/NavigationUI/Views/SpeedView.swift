import Geometry
import Pixels

/// Draws the limit's sign and, beyond the limit, the panel with our speed.
struct SpeedView {
  let speed: Speed
  let frame: Rect
  let sign: Rect?
  let isRightToLeft: Bool
  let hasUnit: Bool
  let colors: InterfaceColors
  let type: Typography

  private static let digits = TypeSpec(30, bold: true, tracking: -0.6)
  private static let unit = TypeSpec(13, bold: true)

  private var isRound: Bool { speed.sign.isRound }

  /// The width of sign and panel; the panel grows where its texts ask for more than the usual.
  static func width(_ speed: Speed, hasUnit: Bool, type: Typography) -> Double {
    let text = max(type.width(speed.current, digits), hasUnit ? type.width(speed.unit, unit) : 0)
    guard speed.signWidth != nil else { return max(text + 28, 72) }
    if speed.sign.isRound { return max(speed.current.count > 2 ? 150 : 136, text + 68 + 26) }
    return max(124, text + 58 + 24)
  }

  func artwork() -> Artwork {
    var art = Artwork(.speedometer)
    if speed.alert != nil { drawPanel(into: &art) }
    if let sign {
      switch speed.sign {
      case .mutcd(let words): drawSheet(words, speed.limit ?? "", in: sign, into: &art)
      case .vienna: drawDisc(speed.limit ?? "", in: sign, into: &art)
      case .endOfLimits(let bars): drawEndOfLimits(bars: bars, in: sign, into: &art)
      }
    }
    return art
  }

  /// The severity rules the colours only, unless the user has set them.
  private var panelColors: (ground: Color, ink: Color) {
    let builtIn =
      switch speed.alert {
      case .major: (colors.speedingMajorFill, colors.speedingMajorText)
      case .minor: (colors.speedingMinorFill, colors.speedingMinorText)
      case .belowMinor, nil: (colors.surface, colors.ink)
      }
    return (speed.backgroundColor ?? builtIn.0, speed.textColor ?? builtIn.1)
  }

  private func drawPanel(into art: inout Artwork) {
    let (ground, ink) = panelColors
    let panel = isRound ? frame.insetVertically(by: 2) : frame
    let radius = isRound ? panel.height / 2 : 14
    art.shadow(panel, radius: radius, colors.shadows.low)
    if let sign {
      // Only beside the sign, whose rounded edge would show a fringe of the panel's colour otherwise.
      let half = sign.center.x
      let beside =
        isRightToLeft
        ? Rect(minX: panel.minX, minY: panel.minY, maxX: half, maxY: panel.maxY)
        : Rect(minX: half, minY: panel.minY, maxX: panel.maxX, maxY: panel.maxY)
      art.clipped(to: .rect(beside)) { art in
        art.fill(panel, radius: radius, ground)
        art.innerEdge(panel, radius: radius, colors)
      }
    } else {
      art.fill(panel, radius: radius, ground)
      art.innerEdge(panel, radius: radius, colors)
    }
    let box = LeadingFrame(frame: frame, isRightToLeft: isRightToLeft)
    // In a pill the round end asks for a little air.
    let from: Double = sign == nil ? 0 : isRound ? 66 : 58
    let to = sign != nil && isRound ? frame.width - 7 : frame.width
    let middle = box.point((from + to) / 2, 0).x
    let spec = hasUnit ? type.spec(Self.digits, for: [speed.current], depth: 6, least: 0.6) : Self.digits
    let number = type.line(speed.current, spec)
    let numberBaseline = hasUnit ? 37.6 : Typography.baseline(72, Self.digits.size)
    art.text(number, at: Point(middle - number.width / 2, frame.minY + numberBaseline), ink, on: ground)
    if hasUnit {
      let unit = type.line(speed.unit, Self.unit)
      art.text(unit, at: Point(middle - unit.width / 2, frame.minY + 56), ink, on: ground)
    }
  }

  private func drawSheet(_ words: [String], _ limit: String, in sheet: Rect, into art: inout Artwork) {
    if speed.alert == nil { art.shadow(sheet, radius: 14, colors.shadows.low) }
    art.fill(sheet, radius: 14, colors.signPaper)
    let line = sheet.inset(by: 3)
    art.border(line, radius: 11, width: 2.5, colors.signInk)
    let middle = sheet.center.x
    let baselines = words.count > 1 ? [20.3, 31.8] : [27.0]
    for (word, baseline) in zip(words, baselines) {
      let tracking = baseline > 30 ? 0.6 : 0.3
      let set = fitted(word, TypeSpec(10.5, bold: true, tracking: tracking), width: 42)
      art.text(set, at: Point(middle - set.width / 2, sheet.minY + baseline), colors.signInk, on: colors.signPaper)
    }
    let size = limit.count > 2 ? 23.0 : 28
    let number = fitted(limit, TypeSpec(size, bold: true, tracking: -0.6), width: 46)
    let baseline = words.isEmpty ? inkCentred(number, 36) : 59.9
    art.text(number, at: Point(middle - number.width / 2, sheet.minY + baseline), colors.signInk, on: colors.signPaper)
  }

  /// The white disc of a round sign.
  private func drawPaper(in box: Rect, into art: inout Artwork) -> Rect {
    let disc = Rect(x: box.minX, y: box.minY + 2, width: 68, height: 68)
    if speed.alert == nil { art.shadow(disc, radius: 34, colors.shadows.low) }
    art.fill(.circle(center: disc.center, radius: 34), colors.signPaper)
    return disc
  }

  /// A thin black rim and bars from the upper right to the lower left: one broad one, or five narrow ones.
  private func drawEndOfLimits(bars: Int, in box: Rect, into art: inout Artwork) {
    let disc = drawPaper(in: box, into: &art)
    art.stroke(.circle(center: disc.center, radius: 30.75), width: 2.5, colors.signInk)
    let (width, gap) = bars > 1 ? (2.6, 5.6) : (9.0, 0.0)
    for index in 0..<bars {
      // Along the diagonal; half the chord at this distance from the middle.
      let aside = (Double(index) - Double(bars - 1) / 2) * gap
      let reach = max(29.5 * 29.5 - aside * aside, 0).squareRoot() * 0.5.squareRoot()
      let middle = disc.center + Point(aside, aside) * 0.5.squareRoot()
      var bar = Path()
      bar.move(to: middle + Point(reach, -reach))
      bar.line(to: middle + Point(-reach, reach))
      art.stroke(bar, width: width, colors.signInk)
    }
  }

  private func drawDisc(_ limit: String, in box: Rect, into art: inout Artwork) {
    let disc = drawPaper(in: box, into: &art)
    art.stroke(.circle(center: disc.center, radius: 28), width: 8, colors.signRing)
    let number = insideRing(type.line(limit, TypeSpec(limit.count > 2 ? 23 : 28, bold: true, tracking: -0.6)))
    art.text(
      number, at: Point(disc.center.x - number.width / 2, disc.minY + inkCentred(number, 34)), colors.signInk,
      on: colors.signPaper)
  }

  /// The baseline that centres the digits' ink at `middle`: digits of some scripts are lower than others.
  private func inkCentred(_ line: SetLine, _ middle: Double) -> Double {
    let ink = line.line.inkBounds
    return ink.minY <= ink.maxY ? middle - (ink.minY + ink.maxY) / 2 : middle
  }

  /// Digits whose corners would touch the ring are set smaller.
  private func insideRing(_ line: SetLine) -> SetLine {
    let ink = line.line.inkBounds
    guard ink.minX <= ink.maxX else { return line }
    let diagonal = Point(ink.width, ink.height).length
    return diagonal <= 43 ? line : type.line(line.text, line.spec.scaled(max(43 / diagonal, 0.3)))
  }

  private func fitted(_ text: String, _ spec: TypeSpec, width: Double) -> SetLine {
    let line = type.line(text, spec)
    return line.width <= width ? line : type.line(text, spec.scaled(max(width / line.width, 0.3)))
  }
}

extension Rect {
  func insetVertically(by amount: Double) -> Rect {
    Rect(minX: minX, minY: minY + amount, maxX: maxX, maxY: maxY - amount)
  }
}
