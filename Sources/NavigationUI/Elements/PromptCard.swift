import Geometry
import Icons
import Pixels

/// A card in the footer's place that asks or tells something.
public struct Prompt: Sendable {
  public enum Kind: Sendable, Hashable {
    /// The incident's sign without rim and shadow: the card is ground enough.
    case hazard(VectorIcon)
    /// The trip has ended.
    case arrival
  }

  public struct Button: Sendable, Hashable {
    public var label: String
    public var isProminent: Bool

    public init(_ label: String, isProminent: Bool) {
      self.label = label
      self.isProminent = isProminent
    }
  }

  public var kind: Kind
  public var title: String
  public var subtitle: String?
  /// None, one or two, in reading order.
  public var buttons: [Button]
  /// The share of the time to answer that is left, 0…1.
  public var remainingShare: Double?

  public init(_ kind: Kind, title: String, subtitle: String? = nil, buttons: [Button] = []) {
    self.kind = kind
    self.title = title
    self.subtitle = subtitle
    self.buttons = buttons
  }
}

extension ElementName {
  /// A question or an arrival in the footer's place.
  public static let prompt = ElementName(rawValue: "prompt")
}

/// The card that asks about a hazard or tells of the arrival.
struct PromptCard: InterfaceElement {
  static let name = ElementName.prompt
  static let role = ElementRole.dialog
  static let layer = ElementLayer.overViews

  /// Points at a text factor of 1.
  private enum Size {
    /// The least heights above the buttons: of arrivals, and of hazards with and without buttons.
    static let arrivalBody = 88.0
    static let body = 78.0
    static let bodyAlone = 80.0
    /// Above and below the texts together.
    static let besideTexts = 25.0
    /// From the body's middle to that of badge and texts.
    static let arrivalRise = -2.0
    static let hazardDrop = 1.0
    static let textsRise = 0.5
    static let titleLine = 28.0
    static let subtitleTop = 31.0
    static let subtitleLine = 22.0
    /// The subtitle with the gap above it.
    static let subtitle = 25.0
    static let titles = [20.0, 18, 17]
    static let subtitles = [15.0, 14]
    /// Titles on two lines: their lines and fonts, and what stays free of the body.
    static let wrappedLine = 25.0
    static let leastWrappedLine = 22.0
    static let wrappedLineStep = 2.0
    static let wrappedFont = 18.0
    static let besideWrapped = 24.0
    static let textLeading = 78.0
    static let textTrailing = 16.0
    static let badge = 52.0
    static let badgeMiddle = 40.0
    static let tile = 48.0
    static let tileLeading = 16.0
    static let tileIcon = 30.0
    /// Beside and below the buttons; beside them as much as beside the tile, where there is one.
    static let buttonInset = 14.0
    static let buttonGap = 10.0
    static let buttonLine = 30.0
    static let aboveButtonLine = 10.0
    static let buttons = [17.0, 15, 14]
    static let besideLabel = 20.0
    static let timer = 3.0
  }

  private let prompt: Prompt
  private let look: InterfaceLook
  private let factor: Double

  private var colors: InterfaceColors { look.colors }
  private var type: Typography { look.type }
  private var isArrival: Bool { prompt.kind == .arrival }

  init?(_ model: InterfaceModel, _ look: InterfaceLook) {
    guard let prompt = model.prompt else { return nil }
    self.prompt = prompt
    self.look = look
    factor = look.factors.card
  }

  var text: String? { look.joined([prompt.title, prompt.subtitle]) }

  // MARK: Place

  func frame(in frames: inout Frames) -> Rect? {
    Rect(x: frames.card.minX, y: frames.bottom - height, width: frames.card.width, height: height)
  }

  var height: Double {
    (prompt.buttons.isEmpty ? bodyHeight : bodyHeight + buttonHeight + Size.buttonInset).rounded()
  }

  private var buttonHeight: Double { max(Measures.target, Size.buttonLine * factor + Size.aboveButtonLine) }
  private var textHeight: Double {
    (Size.titleLine + (prompt.subtitle == nil ? 0 : Size.subtitle)) * factor
  }

  /// From the card's top to the buttons, or to its end without any.
  private var bodyHeight: Double {
    let least = isArrival ? Size.arrivalBody : prompt.buttons.isEmpty ? Size.bodyAlone : Size.body
    return max(least, textHeight + Size.besideTexts)
  }

  /// The middle of badge and texts below the card's top.
  private var middle: Double {
    let body = bodyHeight / 2
    return isArrival ? body + Size.arrivalRise : prompt.buttons.isEmpty ? body : body + Size.hazardDrop
  }

  // MARK: Drawing

  func draw(in frame: Rect, of frames: Frames, into art: inout Artwork) {
    art.panel(frame, radius: Measures.cardRadius, colors.surface, colors, isCard: true)
    let box = look.leading(frame)
    drawBadge(box, into: &art)
    drawTexts(box, into: &art)
    drawButtons(box, into: &art)
    drawTimer(box, into: &art)
  }

  /// Sizes at the text's factor, and where that is large, without it: large text gives up its growth before it is cut.
  private func specs(_ sizes: [Double], isBold: Bool) -> [TypeSpec] {
    (sizes.map { $0 * factor } + (factor > 1 ? sizes : [])).map { TypeSpec($0, bold: isBold) }
  }

  private func drawBadge(_ box: LeadingFrame, into art: inout Artwork) {
    switch prompt.kind {
    case .hazard(let sign):
      art.icon(sign, center: box.point(Size.badgeMiddle, middle), size: Size.badge, [:])
    case .arrival:
      let tile = box.rect(Size.tileLeading, middle - Size.tile / 2, Size.tile, Size.tile)
      art.fill(tile, radius: Measures.tileRadius, colors.destinationTint)
      art.icon(
        ControlIcon.destination, center: tile.center, size: Size.tileIcon, [.main: colors.destinationSmall])
    }
  }

  private func drawTexts(_ box: LeadingFrame, into art: inout Artwork) {
    let room = max(box.frame.width - Size.textLeading - Size.textTrailing, 1)
    let top = middle - textHeight / 2 - Size.textsRise
    let title = type.line([prompt.title], specs(Size.titles, isBold: true), upTo: room)
    if title.isTruncated && prompt.subtitle == nil { return drawWrappedTitle(box, room: room, into: &art) }
    let titleBaseline = top + Typography.baseline(Size.titleLine * factor, Size.titles[0] * factor)
    art.text(
      title, at: box.origin(title, leading: Size.textLeading, baseline: titleBaseline), colors.ink,
      on: colors.surface)
    guard let text = prompt.subtitle else { return }
    let subtitle = type.line([text], specs(Size.subtitles, isBold: false), upTo: room)
    let baseline =
      top + Size.subtitleTop * factor
      + Typography.baseline(Size.subtitleLine * factor, Size.subtitles[0] * factor)
    art.text(
      subtitle, at: box.origin(subtitle, leading: Size.textLeading, baseline: baseline), colors.ink2,
      on: colors.surface)
  }

  /// A long title takes the subtitle's place too.
  private func drawWrappedTitle(_ box: LeadingFrame, room: Double, into art: inout Artwork) {
    let largest = min(Size.wrappedLine * factor, (bodyHeight - Size.besideWrapped) / 2)
    var lineHeight = largest
    var lines: [SetLine] = []
    // Smaller, rather than cut.
    for step in 0... {
      lineHeight = max(largest - Size.wrappedLineStep * Double(step), Size.leastWrappedLine)
      lines = type.lines(
        prompt.title, TypeSpec(lineHeight * Size.wrappedFont / Size.wrappedLine, bold: true), width: room, maxLines: 2,
        lineHeight: lineHeight)
      if lineHeight == Size.leastWrappedLine || lines.last?.isTruncated == false { break }
    }
    let top = middle - lineHeight * Double(lines.count) / 2 - Size.textsRise
    for (index, line) in lines.enumerated() {
      let baseline = top + Double(index) * lineHeight + Typography.baseline(lineHeight, line.spec.size)
      art.text(
        line, at: box.origin(line, leading: Size.textLeading, baseline: baseline), colors.ink, on: colors.surface)
    }
  }

  private func drawButtons(_ box: LeadingFrame, into art: inout Artwork) {
    let buttons = prompt.buttons.prefix(2)
    guard !buttons.isEmpty else { return }
    let height = buttonHeight
    let side = isArrival ? Size.tileLeading : Size.buttonInset
    let room = box.frame.width - 2 * side - Size.buttonGap * Double(buttons.count - 1)
    let width = room / Double(buttons.count)
    for (index, button) in buttons.enumerated() {
      let rect = box.rect(
        side + Double(index) * (width + Size.buttonGap), box.frame.height - Size.buttonInset - height, width, height)
      let ground = button.isProminent ? colors.accent : colors.fill
      art.fill(rect, radius: Measures.tileRadius, ground)
      let label = type.line(
        [button.label], specs(Size.buttons, isBold: true), upTo: max(width - Size.besideLabel, 1))
      art.text(
        label,
        at: Point(rect.center.x - label.width / 2, rect.minY + Typography.baseline(height, label.spec.size)),
        button.isProminent ? colors.onAccent : colors.ink, on: ground)
    }
  }

  /// What is left of the time to answer, along the lower edge.
  private func drawTimer(_ box: LeadingFrame, into art: inout Artwork) {
    guard let share = prompt.remainingShare, share.isFinite, share > 0 else { return }
    art.clipped(to: .roundedRect(box.frame, radius: Measures.cardRadius)) { art in
      art.fill(
        box.rect(0, box.frame.height - Size.timer, box.frame.width * min(share, 1), Size.timer), colors.accent)
    }
  }
}
