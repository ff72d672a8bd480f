import Geometry
import Pixels

extension ElementName {
  /// The limit's sign alone.
  public static let speedLimit = ElementName(rawValue: "speedLimit")
}

/// The sign that stands at the road, as a part of the speedometer.
struct SpeedLimitSign: InterfaceElement {
  static let name = ElementName.speedLimit
  static let role = ElementRole.image
  static let whole: ElementName? = .speedometer

  /// Points, from the sign's upper edge.
  fileprivate enum Size {
    static let sheet = 58.0
    static let sheetEdge = 3.0
    static let sheetRadius = 11.0
    static let sheetLine = 2.5
    static let word = 10.5
    static let widestWord = 42.0
    /// The words' baselines and tracking, on two lines and on one.
    static let words: [(baseline: Double, tracking: Double)] = [(20.3, 0.3), (31.8, 0.6)]
    static let oneWord: [(baseline: Double, tracking: Double)] = [(27.0, 0.3)]
    static let number = 28.0
    /// Of numbers with more than two digits.
    static let longNumber = 23.0
    static let numberTracking = -0.6
    static let widestNumber = 46.0
    static let numberBaseline = 59.9
    static let sheetMiddle = 36.0
    static let disc = 68.0
    static let discTop = 2.0
    static let discMiddle = 34.0
    static let ring = 8.0
    static let ringRadius = 28.0
    /// The diagonal of what fits into the ring.
    static let insideRing = 43.0
    static let rim = 2.5
    static let rimRadius = 30.75
    static let barReach = 29.5
    static let broadBar = 9.0
    static let narrowBar = 2.6
    static let narrowBarGap = 5.6
    static let leastShare = 0.3
  }

  private let speed: Speed
  private let width: Double
  private let look: InterfaceLook

  private var colors: InterfaceColors { look.colors }

  init?(_ model: InterfaceModel, _ look: InterfaceLook) {
    guard let speed = model.speed, let width = speed.signWidth, model.recenter == nil else { return nil }
    self.speed = speed
    self.width = width
    self.look = look
  }

  var text: String? {
    let limit = speed.limit.flatMap { $0 == Speed.unknownLimit ? nil : "\($0) \(speed.unit)" }
    guard case .mutcd(let words) = speed.sign, !words.isEmpty else { return limit }
    return (words + [limit].compactMap { $0 }).joined(separator: " ")
  }

  func frame(in frames: inout Frames) -> Rect? {
    guard let box = frames.place(.speedometer) else { return nil }
    return Rect(x: frames.leading, y: box.minY, width: width, height: Speedometer.Size.height)
  }

  func draw(in frame: Rect, of frames: Frames, into art: inout Artwork) {
    switch speed.sign {
    case .mutcd(let words): drawSheet(words, speed.limit ?? "", in: frame, into: &art)
    case .vienna: drawDisc(speed.limit ?? "", in: frame, into: &art)
    case .endOfLimits(let bars): drawEndOfLimits(bars: bars, in: frame, into: &art)
    }
  }

  // MARK: Sheets

  private func drawSheet(_ words: [String], _ limit: String, in sheet: Rect, into art: inout Artwork) {
    if speed.alert == nil { art.shadow(sheet, radius: Measures.tileRadius, colors.shadows.low) }
    art.fill(sheet, radius: Measures.tileRadius, colors.signPaper)
    art.border(
      sheet.inset(by: Size.sheetEdge), radius: Size.sheetRadius, width: Size.sheetLine, colors.signInk)
    let middle = sheet.center.x
    for (word, place) in zip(words, words.count > 1 ? Size.words : Size.oneWord) {
      let set = fitted(word, TypeSpec(Size.word, bold: true, tracking: place.tracking), width: Size.widestWord)
      art.text(
        set, at: Point(middle - set.width / 2, sheet.minY + place.baseline), colors.signInk, on: colors.signPaper)
    }
    let number = fitted(limit, numberSpec(limit), width: Size.widestNumber)
    let baseline = words.isEmpty ? inkCentred(number, Size.sheetMiddle) : Size.numberBaseline
    art.text(number, at: Point(middle - number.width / 2, sheet.minY + baseline), colors.signInk, on: colors.signPaper)
  }

  private func numberSpec(_ limit: String) -> TypeSpec {
    TypeSpec(limit.count > 2 ? Size.longNumber : Size.number, bold: true, tracking: Size.numberTracking)
  }

  private func fitted(_ text: String, _ spec: TypeSpec, width: Double) -> SetLine {
    let line = look.type.line(text, spec)
    return line.width <= width
      ? line : look.type.line(text, spec.scaled(max(width / line.width, Size.leastShare)))
  }

  // MARK: Discs

  /// The white disc of a round sign.
  private func drawPaper(in box: Rect, into art: inout Artwork) -> Rect {
    let disc = Rect(x: box.minX, y: box.minY + Size.discTop, width: Size.disc, height: Size.disc)
    if speed.alert == nil { art.shadow(disc, radius: Size.disc / 2, colors.shadows.low) }
    art.fill(.circle(center: disc.center, radius: Size.disc / 2), colors.signPaper)
    return disc
  }

  private func drawDisc(_ limit: String, in box: Rect, into art: inout Artwork) {
    let disc = drawPaper(in: box, into: &art)
    art.stroke(.circle(center: disc.center, radius: Size.ringRadius), width: Size.ring, colors.signRing)
    let number = insideRing(look.type.line(limit, numberSpec(limit)))
    art.text(
      number, at: Point(disc.center.x - number.width / 2, disc.minY + inkCentred(number, Size.discMiddle)),
      colors.signInk, on: colors.signPaper)
  }

  /// A thin black rim and bars from the upper right to the lower left: one broad one, or several narrow ones.
  private func drawEndOfLimits(bars: Int, in box: Rect, into art: inout Artwork) {
    let disc = drawPaper(in: box, into: &art)
    art.stroke(.circle(center: disc.center, radius: Size.rimRadius), width: Size.rim, colors.signInk)
    let (width, gap) = bars > 1 ? (Size.narrowBar, Size.narrowBarGap) : (Size.broadBar, 0)
    for index in 0..<bars {
      // Along the diagonal; half the chord at this distance from the middle.
      let aside = (Double(index) - Double(bars - 1) / 2) * gap
      let reach = max(Size.barReach * Size.barReach - aside * aside, 0).squareRoot() * 0.5.squareRoot()
      let middle = disc.center + Point(aside, aside) * 0.5.squareRoot()
      var bar = Path()
      bar.move(to: middle + Point(reach, -reach))
      bar.line(to: middle + Point(-reach, reach))
      art.stroke(bar, width: width, colors.signInk)
    }
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
    return diagonal <= Size.insideRing
      ? line : look.type.line(line.text, line.spec.scaled(max(Size.insideRing / diagonal, Size.leastShare)))
  }
}

extension Speed {
  /// `nil` without a sign.
  var signWidth: Double? {
    switch sign {
    case .endOfLimits: SpeedLimitSign.Size.disc
    case .vienna: limit == nil ? nil : SpeedLimitSign.Size.disc
    case .mutcd: limit == nil ? nil : SpeedLimitSign.Size.sheet
    }
  }
}
