import Geometry
import Pixels

extension ElementName {
  /// Who made the map.
  public static let attribution = ElementName(rawValue: "attribution")
}

/// Who made the map, on a plate that never goes away.
struct Attribution: InterfaceElement {
  static let name = ElementName.attribution
  static let role = ElementRole.text
  static let isAboveFooter = true

  private enum Size {
    static let font = 10.0
    static let line = 16.0
    static let padding = 6.0
    /// Beside the cards of wide maps.
    static let besideCard = 10.0
    /// How far a text may be from the width of its plate.
    static let tolerance = 0.01
  }

  /// The longest first, with the widths of their plates.
  private let forms: [(text: String, width: Double)]
  private let height: Double
  private let spec: TypeSpec
  private let look: InterfaceLook

  init?(_ model: InterfaceModel, _ look: InterfaceLook) {
    guard !model.attribution.isEmpty else { return nil }
    let spec = TypeSpec(Size.font * look.factors.attribution)
    forms = model.attribution.map { ($0, look.type.width($0, spec) + 2 * Size.padding) }
    height = (Size.line * look.factors.attribution).rounded(.up)
    self.spec = spec
    self.look = look
  }

  /// The plate of the longest form.
  var size: (width: Double, height: Double) { (forms[0].width, height) }

  var text: String? { forms[0].text }

  // MARK: Place

  func frame(in frames: inout Frames) -> Rect? {
    if frames.model.attributionCorner != .bottomLeading {
      for form in forms {
        let place = frames.placeInCorner(
          frames.model.attributionCorner, width: form.width, height: height, clearOf: Self.name)
        if let place { return place }
      }
    }
    let lowest = placeLow(in: &frames)
    guard lowest.isCovered else { return lowest.frame }
    let floor = frames.placeFloor()
    let lower = (frames.place(.speedometer) ?? frames.place(.recenterButton))?.minY ?? floor + Measures.smallGap
    return frames.clearOfPosition(
      Rect(
        x: frames.leading, y: lower - Measures.smallGap - lowest.frame.height, width: lowest.frame.width,
        height: lowest.frame.height))
  }

  /// The upper edge of its place at the lower edge, which controls stand on; `nil` where it stands on them.
  func placeUpperEdge(in frames: inout Frames) -> Double? {
    guard frames.model.attributionCorner == .bottomLeading else { return nil }
    let lowest = placeLow(in: &frames)
    return lowest.isCovered ? nil : lowest.frame.minY
  }

  /// The place at the lower edge of the longest form that has room there, or of the shortest, and whether the report button
  /// covers it.
  private func placeLow(in frames: inout Frames) -> (frame: Rect, isCovered: Bool) {
    let report = frames.place(.reportIncidentButton)
    let origin = placeOrigin(in: &frames)
    let width = frames.model.width
    var place: (frame: Rect, isCovered: Bool) = (.null, false)
    for form in forms {
      var box = Rect(x: origin.x, y: origin.y, width: form.width, height: height)
      // On maps narrower than the text it stands as far inside as can be, and shrinks only below that.
      let shown = min(form.width, width)
      box.minX = max(min(box.minX, max(width - frames.margin - shown, (width - shown) / 2)), 0)
      box.maxX = box.minX + shown
      place = (box, report.map { $0.inset(by: -Measures.smallGap).intersects(box) } ?? false)
      if !place.isCovered && form.width + 2 * frames.margin <= width { break }
    }
    return place
  }

  private func placeOrigin(in frames: inout Frames) -> Point {
    let card = frames.placeLowerCard()
    let padding = frames.model.padding.bottom
    if frames.isWide, let card {
      let gap = frames.margin > Measures.margin ? Measures.gap : Size.besideCard
      return Point(card.maxX + gap + frames.leading - frames.leadingInset, frames.bottom - padding - height)
    }
    let lower = (card?.minY ?? frames.bottom + Measures.smallGap) - Measures.smallGap - padding
    return Point(frames.leading, lower - height)
  }

  // MARK: Drawing

  func draw(in frame: Rect, of frames: Frames, into art: inout Artwork) {
    let colors = look.colors
    art.fill(frame, radius: frame.height / 2, colors.attributionPlate)
    let text = (forms.first { $0.width <= frame.width + Size.tolerance } ?? forms[forms.count - 1]).text
    let room = max(frame.width - 2 * Size.padding, 1)
    let line = look.type.line(text, spec.scaled(min(room / max(look.type.width(text, spec), 1), 1)))
    art.text(
      line, at: Point(frame.minX + Size.padding, frame.minY + Typography.baseline(frame.height, line.spec.size)),
      colors.attributionText, on: colors.attributionPlate)
  }
}
