import Geometry

/// Where everything goes under given concessions, in points.
///
/// Each element finds its place itself and may ask for those of others. Computed as for reading left to right and mirrored at
/// the end.
struct Frames: Sendable {
  let model: InterfaceModel
  let concessions: Concessions
  /// Which layout the map's shape asks for: cards across the width, or in a leading column.
  let isWide: Bool
  let header: HeaderMetrics
  private(set) var freeRect = Rect.null
  private(set) var position: Point
  /// The free height that decides about concessions.
  private(set) var freeHeight = 0.0

  private let elements: [any InterfaceElement]
  /// Without a place for those that give way; those that are still to be placed are missing.
  private var places: [ElementName: Rect?]

  // MARK: The frame of the map

  let margin, leadingInset, trailingInset, top, bottom: Double
  /// Where the upper card begins and how wide cards are; without height.
  let card: Rect

  init(
    _ elements: [any InterfaceElement], model: InterfaceModel, factors: TextFactors,
    concessions: Concessions = Concessions()
  ) {
    self.init(elements, model: model, factors: factors, concessions: concessions, places: [:])
    placeFreeRect()
    for element in elements { _ = place(type(of: element).name) }
    if model.isRightToLeft { mirror() }
  }

  /// Elements at given places, for those who show them by themselves.
  init(
    _ elements: [any InterfaceElement], model: InterfaceModel, factors: TextFactors,
    concessions: Concessions = Concessions(), places: [ElementName: Rect?]
  ) {
    self.elements = elements
    self.model = model
    self.concessions = concessions
    self.places = places
    let (w, h) = (model.width, model.height)
    let safe = model.safeArea
    isWide = w > h || w >= Measures.wideMap
    let isSmall = h < Measures.compactHeight || w < Measures.compactWidth
    let density =
      concessions.has(.headerSecondRow)
      ? Density.minimal : isSmall || concessions.has(.compactCards) ? .compact : .regular
    header = HeaderMetrics(factor: factors.header, density: density)
    margin = w >= Measures.largeMap && h >= Measures.largeMap ? Measures.largeMargin : Measures.margin
    let (leading, trailing) = model.isRightToLeft ? (safe.right, safe.left) : (safe.left, safe.right)
    leadingInset = leading > 0 ? leading + Measures.besideSafeArea : margin
    trailingInset = trailing > 0 ? trailing + Measures.besideSafeArea : margin
    top = safe.top > 0 ? safe.top + Measures.belowSafeArea : margin
    bottom = h - max(margin, safe.bottom - Measures.intoSafeArea)
    let column =
      isWide
      ? min(max((Measures.columnShare * w).rounded(), Measures.narrowestColumn), Measures.widestColumn) : .infinity
    card = Rect(x: leadingInset, y: top, width: max(min(column, w - leadingInset - trailingInset), 0), height: 0)
    position = Point(w / 2, h / 2)
  }

  // MARK: Places

  /// The place of an element that is shown.
  subscript(_ name: ElementName) -> Rect? { places[name] ?? nil }

  /// Places an element, unless that has been done, for another that keeps clear of it.
  mutating func place(_ name: ElementName) -> Rect? {
    if let known = places[name] { return known }
    // An element that asks for its own place, by way of another, gets none.
    places[name] = .some(nil)
    let frame = elements.first { type(of: $0).name == name }?.frame(in: &self)
    places[name] = .some(frame)
    return frame
  }

  /// The element of a type, if the model shows it.
  func element<Element: InterfaceElement>(_ type: Element.Type) -> Element? {
    elements.lazy.compactMap { $0 as? Element }.first
  }

  /// The card at the lower edge.
  mutating func placeLowerCard() -> Rect? { place(.navigationFooter) ?? place(.prompt) }

  /// The lower end of the header without its strip.
  mutating func placeHeaderEnd() -> Double { place(.navigationHeader)?.maxY ?? top }

  /// The elements but one, each with its parts, to keep clear of.
  mutating func placeOthers(than name: ElementName) -> [Rect] {
    for element in elements where type(of: element).name != name { _ = place(type(of: element).name) }
    return wholes
  }

  /// The padding at the side where reading begins and at the other.
  var padding: (leading: Double, trailing: Double) {
    let padding = model.padding
    return model.isRightToLeft ? (padding.right, padding.left) : (padding.left, padding.right)
  }

  /// Where controls begin and end.
  var leading: Double { leadingInset + padding.leading }
  var trailing: Double { model.width - trailingInset - padding.trailing }

  /// Where a control above the lower card ends.
  mutating func placeFloor() -> Double {
    (placeLowerCard()?.minY ?? bottom + Measures.gap) - Measures.gap - model.padding.bottom
  }

  /// Where the controls of the leading column end that stand on the attribution.
  mutating func placeLeadingFloor() -> Double {
    let floor = placeFloor()
    if isWide, placeLowerCard() != nil { return floor }
    return element(Attribution.self)?.placeUpperEdge(in: &self).map { $0 - Measures.smallGap } ?? floor
  }

  /// The lower and the trailing edge of the column of buttons, which grows up from the lower card, or beside it from its lower
  /// edge, or from a guide of the app's.
  mutating func placeTrailingColumn() -> (floor: Double, trailing: Double) {
    guard let guide = model.bottomTrailingButtonsGuide else {
      return (isWide ? bottom - model.padding.bottom : placeFloor(), trailing)
    }
    return (guide.minY, model.isRightToLeft ? model.width - guide.minX : guide.maxX)
  }

  /// A control's box, moved up where it would cover our position's mark while that is kept at its place.
  func clearOfPosition(_ box: Rect) -> Rect {
    let reach = Measures.positionReach
    let mark = Rect(x: position.x - reach, y: position.y - reach, width: 2 * reach, height: 2 * reach)
    guard model.isFollowing, box.inset(by: -Measures.air).intersects(mark) else { return box }
    return box.offset(by: Point(0, mark.minY - Measures.air - box.maxY))
  }

  // MARK: The free rectangle

  private mutating func placeFreeRect() {
    let safe = model.safeArea
    let (safeLeading, safeTrailing) = model.isRightToLeft ? (safe.right, safe.left) : (safe.left, safe.right)
    let upper = place(.navigationHeaderSecondary) ?? place(.navigationHeader)
    let lower = placeLowerCard()
    freeHeight = isWide ? model.height : (lower?.minY ?? bottom) - (upper ?? card).maxY
    var free = Rect(minX: safeLeading, minY: 0, maxX: model.width - safeTrailing, maxY: model.height)
    if isWide {
      if upper != nil || lower != nil { free.minX = card.maxX }
    } else {
      free.minY = upper?.maxY ?? safe.top
      free.maxY = lower?.minY ?? model.height - safe.bottom
    }
    free.minX += padding.leading
    free.maxX -= padding.trailing
    free.minY += model.padding.top
    free.maxY -= model.padding.bottom
    if free.maxX < free.minX { free.maxX = free.minX }
    if free.maxY < free.minY { free.maxY = free.minY }
    freeRect = free
    guard model.isFollowing else {
      position = free.center
      return
    }
    let share = isWide ? Measures.widePositionShare : Measures.positionShare
    let middle = (safeLeading + padding.leading + model.width - safeTrailing - padding.trailing) / 2
    let isInHalf = model.rules.keepsPositionInTrailingHalf
    // By header and footer alone, so that the frames of a series lie on each other whatever their language and controls.
    let x = isInHalf || !isWide ? free.center.x : max(middle, min(free.minX + Measures.ringReach, free.center.x))
    position = Point(x, min(free.minY + free.height * share, max(free.maxY - Measures.belowPosition, free.minY)))
  }

  // MARK: Right to left

  private mutating func mirror() {
    let width = model.width
    func flip(_ rect: Rect) -> Rect {
      Rect(minX: width - rect.maxX, minY: rect.minY, maxX: width - rect.minX, maxY: rect.maxY)
    }
    for element in elements where element.isMirrored(in: self) {
      let name = type(of: element).name
      places[name] = .some(self[name].map(flip))
    }
    freeRect = flip(freeRect)
    position.x = width - position.x
  }

  /// The size an accessory view may fill.
  var accessoryLimit: (width: Double, height: Double) {
    guard let primary = self[.navigationHeader] else { return (0, 0) }
    let lower = (self[.navigationFooter] ?? self[.prompt])?.minY ?? bottom
    return (primary.width, HeaderStrip.largestAccessory(room: lower - primary.maxY))
  }

  // MARK: Overlaps

  /// What others keep clear of: each element with its parts, but for what lies under all others or over the whole frame.
  private var wholes: [Rect] {
    var wholes: [ElementName: Rect] = [:]
    for element in elements where ![.background, .system].contains(type(of: element).layer) {
      let name = type(of: element).whole ?? type(of: element).name
      guard let frame = self[type(of: element).name] else { continue }
      wholes[name] = wholes[name]?.union(frame) ?? frame
    }
    return Array(wholes.values)
  }

  /// Whether two elements come too near to each other or one leaves the map.
  var hasOverlap: Bool {
    let boxes = wholes
    let map = Rect(x: 0, y: 0, width: model.width, height: model.height)
    for (index, box) in boxes.enumerated() {
      if !map.contains(box) { return true }
      if boxes[..<index].contains(where: { $0.inset(by: -Measures.air).intersects(box) }) { return true }
    }
    return false
  }

  // MARK: Drawing

  /// What the elements draw that have a place, the lowest first.
  func drawn() -> [(element: any InterfaceElement, frame: Rect, artwork: Artwork)] {
    elements.compactMap { element in
      let name = type(of: element).name
      guard let frame = self[name] else { return nil }
      var art = Artwork(name)
      element.draw(in: frame, of: self, into: &art)
      return (element, frame, art)
    }
  }
}
