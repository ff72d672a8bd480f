import Geometry

/// Where everything goes under given concessions, in points.
///
/// Computed as for reading left to right and mirrored at the end.
struct Frames: Sendable {
  /// Which layout the map's shape asks for: cards across the width, or in a leading column.
  let isWide: Bool
  let density: Density
  let header: HeaderMetrics
  private(set) var headerPrimary: Rect?
  private(set) var headerStrip: Rect?
  private(set) var footer: Rect?
  private(set) var prompt: Rect?
  private(set) var compass: Rect?
  private(set) var myLocation: Rect?
  private(set) var report: Rect?
  private(set) var recenter: Rect?
  private(set) var speedometer: Rect?
  private(set) var speedLimit: Rect?
  private(set) var tripBar: Rect?
  private(set) var attribution: Rect?
  private(set) var attributionText = ""
  private(set) var freeRect: Rect
  private(set) var position: Point
  /// The free height that decides about concessions.
  let freeHeight: Double

  private let model: InterfaceModel
  private let concessions: Concessions
  private let sizes: ContentSizes

  // MARK: The frame of the map

  private let margin, leadingInset, trailingInset, top, bottom: Double

  init(_ model: InterfaceModel, concessions: Concessions, sizes: ContentSizes) {
    self.model = model
    self.concessions = concessions
    self.sizes = sizes
    let (w, h) = (model.width, model.height)
    let safe = model.safeArea
    isWide = w > h || w >= 600
    let isSmall = h < 480 || w < 360
    density =
      concessions.has(.headerSecondRow)
      ? .minimal : isSmall || concessions.has(.compactCards) ? .compact : .regular
    header = HeaderMetrics(factor: sizes.factors.header, density: density)
    margin = w >= 700 && h >= 700 ? 16 : 12
    let (leading, trailing) = model.isRightToLeft ? (safe.right, safe.left) : (safe.left, safe.right)
    leadingInset = leading > 0 ? leading + 8 : margin
    trailingInset = trailing > 0 ? trailing + 8 : margin
    top = safe.top > 0 ? safe.top + 4 : margin
    bottom = h - max(margin, safe.bottom - 8)

    let column = isWide ? min(max((0.39 * w).rounded(), 300), 384) : .infinity
    let cardWidth = max(min(column, w - leadingInset - trailingInset), 0)
    let card = Rect(x: leadingInset, y: top, width: cardWidth, height: 0)
    if model.header != nil {
      headerPrimary = Rect(x: card.minX, y: top, width: cardWidth, height: header.primaryHeight)
    }
    if model.prompt != nil {
      prompt = Rect(
        x: card.minX, y: bottom - sizes.promptHeight, width: cardWidth, height: sizes.promptHeight)
    } else if model.footer != nil && !concessions.has(.footer) {
      let height = HeaderMetrics.footerHeight(
        factor: sizes.factors.header, density: density, hasSecondRow: !concessions.has(.footerSecondRow))
      footer = Rect(x: card.minX, y: bottom - height, width: cardWidth, height: height)
    }
    let lower = (footer ?? prompt)?.minY ?? bottom
    let headerBottom = headerPrimary?.maxY ?? top
    let strip = Self.stripHeight(model, concessions, header, room: lower - headerBottom)
    if let primary = headerPrimary, strip > 0 {
      headerStrip = Rect(x: primary.minX, y: primary.maxY, width: cardWidth, height: strip)
    }
    freeHeight = isWide ? h : lower - (headerStrip ?? headerPrimary ?? card).maxY
    freeRect = .null
    position = Point(w / 2, h / 2)
    placeFreeRect(card: card)
    placeControls()
    placeTripBar()
    if model.isRightToLeft { mirror() }
  }

  private static func stripHeight(
    _ model: InterfaceModel, _ concessions: Concessions, _ header: HeaderMetrics, room: Double
  ) -> Double {
    switch model.header?.strip {
    case nil, .some(.none): return 0
    case .then: return concessions.has(.thenStrip) ? 0 : header.stripHeight
    case .lanes(let lanes): return lanes.isEmpty || concessions.has(.lanesStrip) ? 0 : header.stripHeight
    case .accessory(let height):
      let fits = height > 0 && height <= largestAccessory(room: room)
      return concessions.has(.accessory) || !fits ? 0 : height
    }
  }

  /// The greatest height that an accessory view may take of `room`, the height between header and footer.
  static func largestAccessory(room: Double) -> Double { min(max(room - 200, 0), 200) }

  /// The size an accessory view may fill.
  var accessoryLimit: (width: Double, height: Double) {
    guard let primary = headerPrimary else { return (0, 0) }
    return (primary.width, Self.largestAccessory(room: ((footer ?? prompt)?.minY ?? bottom) - primary.maxY))
  }

  // MARK: Controls

  private mutating func placeControls() {
    let padding = model.padding
    let (padLeading, padTrailing) = model.isRightToLeft ? (padding.right, padding.left) : (padding.left, padding.right)
    let leading = leadingInset + padLeading
    let trailing = model.width - trailingInset - padTrailing
    let card = footer ?? prompt
    let aboveCard = (card?.minY ?? bottom + 12) - 12 - padding.bottom

    // The trailing column grows up from the footer, or beside it from its lower edge, or from a guide of the user's.
    var floor = isWide ? bottom - padding.bottom : aboveCard
    var buttonsTrailing = trailing
    if let guide = model.bottomTrailingButtonsGuide {
      floor = guide.minY
      buttonsTrailing = model.isRightToLeft ? model.width - guide.minX : guide.maxX
    }
    if model.report != nil && !concessions.has(.report) {
      let width = concessions.has(.reportLabel) ? 48 : sizes.reportWidth
      var box = Rect(x: buttonsTrailing - width, y: floor - 48, width: width, height: 48)
      if !model.rules.padsReportButton && model.bottomTrailingButtonsGuide == nil {
        box = box.offset(by: Point(padTrailing, padding.bottom))
      }
      box = clearOfPosition(box)
      report = box
      floor = min(floor, box.minY - 12)
    }
    if model.myLocation != nil && !concessions.has(.myLocation) {
      myLocation = clearOfPosition(Rect(x: buttonsTrailing - 48, y: floor - 48, width: 48, height: 48))
    }
    if model.compass != nil, !concessions.has(.compass), !isAccessoryShown {
      let drop = isWide || headerPrimary == nil ? 0 : header.fullHeight + 12
      compass = Rect(x: trailing - 48, y: top + drop + padding.top, width: 48, height: 48)
    }
    placeLeadingColumn(leading: leading, aboveCard: aboveCard, card: card)
  }

  /// A control's box, moved up where it would cover our position's mark while that is kept at its place.
  private func clearOfPosition(_ box: Rect) -> Rect {
    let reach = Self.positionReach
    let mark = Rect(x: position.x - reach, y: position.y - reach, width: 2 * reach, height: 2 * reach)
    guard model.isFollowing, box.inset(by: -4).intersects(mark) else { return box }
    return box.offset(by: Point(0, mark.minY - 4 - box.maxY))
  }

  /// From the middle of our position's mark to its tip.
  static let positionReach = 26.0

  private var isAccessoryShown: Bool {
    guard headerStrip != nil, case .accessory = model.header?.strip else { return false }
    return true
  }

  /// Attribution and, above it, the speedometer or the button that takes its place.
  private mutating func placeLeadingColumn(leading: Double, aboveCard: Double, card: Rect?) {
    let plate = sizes.attributionHeight
    for (index, form) in sizes.attributions.enumerated() {
      var box: Rect
      if isWide, let card {
        box = Rect(
          x: card.maxX + (margin > 12 ? 12 : 10) + leading - leadingInset, y: bottom - model.padding.bottom - plate,
          width: form.width,
          height: plate)
      } else {
        let lower = (card?.minY ?? bottom + 8) - 8 - model.padding.bottom
        box = Rect(x: leading, y: lower - plate, width: form.width, height: plate)
      }
      // On maps narrower than the text it stands as far inside as can be, and shrinks only below that.
      let width = min(form.width, model.width)
      box.minX = max(min(box.minX, max(model.width - margin - width, (model.width - width) / 2)), 0)
      box.maxX = box.minX + width
      attribution = box
      attributionText = form.text
      let collides = report.map { $0.inset(by: -8).intersects(box) } ?? false
      if !collides && form.width + 2 * margin <= model.width { break }
      if index == sizes.attributions.count - 1 && collides { return placeAttributionOnTop(leading, aboveCard, box) }
    }
    let base = isWide && card != nil ? aboveCard : attribution.map { $0.minY - 8 } ?? aboveCard
    placeSpeed(leading: leading, base: base)
  }

  private mutating func placeAttributionOnTop(_ leading: Double, _ base: Double, _ box: Rect) {
    placeSpeed(leading: leading, base: base)
    let lower = (speedometer ?? recenter)?.minY ?? base + 8
    attribution = clearOfPosition(
      Rect(x: leading, y: lower - 8 - box.height, width: box.width, height: box.height))
  }

  private mutating func placeSpeed(leading: Double, base: Double) {
    if model.recenter != nil {
      recenter = clearOfPosition(Rect(x: leading, y: base - 48, width: sizes.recenterWidth, height: 48))
      return
    }
    guard let sizes = sizes.speed(hasUnit: !concessions.has(.speedUnit)) else { return }
    if concessions.has(.limitSign) && !sizes.isSpeeding { return }
    let box = clearOfPosition(Rect(x: leading, y: base - 72, width: sizes.width, height: 72))
    speedometer = box
    if let sign = sizes.signWidth {
      speedLimit = Rect(x: leading, y: box.minY, width: sign, height: 72)
    }
  }

  /// 400 high at most, 210 above the map's lower edge, no nearer to the upper one than 170; shorter where something else
  /// stands on its line, and away where less than 200 is left.
  private mutating func placeTripBar() {
    guard let bar = model.tripBar, model.height >= model.rules.leastTripBarMapHeight else { return }
    let padding = model.padding
    let (padLeading, padTrailing) = model.isRightToLeft ? (padding.right, padding.left) : (padding.left, padding.right)
    let x = bar.isTrailing ? model.width - trailingInset - padTrailing - 12 : leadingInset + padLeading
    let usual = Rect(x: x, y: 0, width: 12, height: model.height - 210)
    var (upper, lower) = (max(170, usual.maxY - 400), usual.maxY)
    let middle = (upper + lower) / 2
    // Our position's disc is wider than the bar.
    let line = Rect(minX: x - 4, minY: 0, maxX: x + 16, maxY: model.height)
    for other in solid where other.intersects(line) {
      if other.center.y < middle { upper = max(upper, other.maxY + 4) } else { lower = min(lower, other.minY - 4) }
    }
    guard lower - upper >= model.rules.leastTripBarHeight else { return }
    tripBar = Rect(minX: x, minY: upper, maxX: x + 12, maxY: lower)
  }

  // MARK: The free rectangle

  private mutating func placeFreeRect(card: Rect) {
    let safe = model.safeArea
    let (safeLeading, safeTrailing) = model.isRightToLeft ? (safe.right, safe.left) : (safe.left, safe.right)
    let padding = model.padding
    let (padLeading, padTrailing) = model.isRightToLeft ? (padding.right, padding.left) : (padding.left, padding.right)
    let hasCards = headerPrimary != nil || footer != nil || prompt != nil
    var free = Rect(minX: safeLeading, minY: 0, maxX: model.width - safeTrailing, maxY: model.height)
    if isWide {
      if hasCards { free.minX = card.maxX }
    } else {
      free.minY = (headerStrip ?? headerPrimary)?.maxY ?? safe.top
      free.maxY = (footer ?? prompt)?.minY ?? model.height - safe.bottom
    }
    free.minX += padLeading
    free.maxX -= padTrailing
    free.minY += padding.top
    free.maxY -= padding.bottom
    if free.maxX < free.minX { free.maxX = free.minX }
    if free.maxY < free.minY { free.maxY = free.minY }
    freeRect = free
    guard model.isFollowing else {
      position = free.center
      return
    }
    let share = isWide ? 0.75 : 0.755
    let middle = (safeLeading + padLeading + model.width - safeTrailing - padTrailing) / 2
    let isInHalf = model.rules.keepsPositionInTrailingHalf
    // By header and footer alone, so that the frames of a series lie on each other whatever their language and controls.
    let x = isInHalf || !isWide ? free.center.x : max(middle, min(free.minX + Self.ringReach, free.center.x))
    position = Point(x, min(free.minY + free.height * share, max(free.maxY - 56, free.minY)))
  }

  /// From the position to beyond the ring around it, in points.
  private static let ringReach = 50.0

  // MARK: Right to left

  private mutating func mirror() {
    let width = model.width
    func flip(_ rect: Rect) -> Rect {
      Rect(minX: width - rect.maxX, minY: rect.minY, maxX: width - rect.minX, maxY: rect.maxY)
    }
    // On wide maps the header stands on the side that the compass would keep.
    let keepsCompass = !model.rules.mirrorsCompass && !isWide
    for frame in Self.all where !keepsCompass || frame != \.compass {
      self[keyPath: frame] = self[keyPath: frame].map(flip)
    }
    freeRect = flip(freeRect)
    position.x = width - position.x
  }

  private static var all: [WritableKeyPath<Frames, Rect?>] {
    [
      \.headerPrimary, \.headerStrip, \.footer, \.prompt, \.compass, \.myLocation, \.report, \.recenter, \.speedometer,
      \.speedLimit, \.tripBar, \.attribution,
    ]
  }

  /// Everything but the trip bar.
  private var solid: [Rect] {
    let header = headerPrimary.map { headerStrip.map($0.union) ?? $0 }
    return [header, footer, prompt, compass, myLocation, report, recenter, speedometer, attribution].compactMap { $0 }
  }

  /// Whether two elements come nearer than 4 points or one leaves the map; the trip bar lies under all others.
  var hasOverlap: Bool {
    let boxes = solid
    let map = Rect(x: 0, y: 0, width: model.width, height: model.height)
    for (index, box) in boxes.enumerated() {
      if !map.contains(box) { return true }
      if boxes[..<index].contains(where: { $0.inset(by: -4).intersects(box) }) { return true }
    }
    return false
  }
}
