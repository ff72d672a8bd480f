import Geometry
import Guidance
import Icons
import Pixels

extension ElementName {
  /// The strip below: what comes then, lanes, or the user's view.
  public static let navigationHeaderSecondary = ElementName(rawValue: "navigationHeaderSecondary")
}

/// The darker lower part of the header: the same two columns, small, or lanes, or a view of the app's.
struct HeaderStrip: InterfaceElement {
  static let name = ElementName.navigationHeaderSecondary
  static let role = ElementRole.text
  static let whole: ElementName? = .navigationHeader

  private enum Size {
    static let icon = 32.0
    /// How far icons grow with the text.
    static let widestGrowth = 1.15
    /// Below this size icons have broader strokes.
    static let smallIcon = 28.0
    static let font = 16.0
    static let leastFont = 15.0
    /// The text factor that large text gives up before names are cut, and the one from which on it does.
    static let givenUp = 1.1
    static let largeFactor = 1.05
    static let wordGap = 8.0
    /// The word's share of the room at most.
    static let widestWordShare = 0.45
    /// What an accessory view leaves of the map's height, and the most that it may have.
    static let besideAccessory = 200.0
    static let highestAccessory = 200.0
  }

  private let header: Header
  private let look: InterfaceLook

  private var palette: HeaderPalette { header.palette }

  init?(_ model: InterfaceModel, _ look: InterfaceLook) {
    guard let header = model.header, header.strip != .none else { return nil }
    self.header = header
    self.look = look
  }

  var isAccessory: Bool { if case .accessory = header.strip { true } else { false } }

  var text: String? {
    switch header.strip {
    case .none: nil
    case .then(let word, _, let name): look.joined([word, name])
    // The lanes are for what the header says.
    case .lanes: header.sentence
    case .accessory: header.accessoryView?.text
    }
  }

  // MARK: Place

  func frame(in frames: inout Frames) -> Rect? {
    guard let primary = frames.place(.navigationHeader) else { return nil }
    let room = (frames.placeLowerCard()?.minY ?? frames.bottom) - primary.maxY
    let height = height(frames, room: room)
    return height > 0 ? Rect(x: primary.minX, y: primary.maxY, width: primary.width, height: height) : nil
  }

  private func height(_ frames: Frames, room: Double) -> Double {
    switch header.strip {
    case .none: 0
    case .then: frames.concessions.has(.thenStrip) ? 0 : frames.header.stripHeight
    case .lanes(let lanes): lanes.isEmpty || frames.concessions.has(.lanesStrip) ? 0 : frames.header.stripHeight
    case .accessory(let height):
      frames.concessions.has(.accessory) || !(height <= Self.largestAccessory(room: room)) ? 0 : height
    }
  }

  /// The greatest height that an accessory view may take of `room`, the height between header and footer.
  static func largestAccessory(room: Double) -> Double {
    min(max(room - Size.besideAccessory, 0), Size.highestAccessory)
  }

  /// The edge of a strip, whose lower corners are the card's.
  static func outline(_ strip: Rect) -> Path {
    .roundedRect(
      strip, topLeft: 0, topRight: 0, bottomRight: Measures.cardRadius, bottomLeft: Measures.cardRadius)
  }

  // MARK: Drawing

  func draw(in frame: Rect, of frames: Frames, into art: inout Artwork) {
    switch header.strip {
    case .none: break
    case .accessory: drawAccessory(in: frame, into: &art)
    case .then(let word, let turn, let name): drawThen(word, turn, name, in: frame, frames.header, into: &art)
    case .lanes(let lanes):
      LaneRow(lanes: lanes, palette: palette, density: frames.header.density, factor: frames.header.factor)
        .draw(in: frame, into: &art)
    }
  }

  private func drawAccessory(in strip: Rect, into art: inout Artwork) {
    guard let view = header.accessoryView else { return }
    art.clipped(to: Self.outline(strip)) { art in
      let artist = ContentArtist(
        view: view, isRightToLeft: look.isRightToLeft, type: look.type, labelColor: look.colors.ink)
      artist.draw(in: strip, ground: palette.secondary.background, into: &art)
      artist.drawBorder(in: strip, into: &art)
    }
  }

  private func drawThen(
    _ word: String, _ turn: Header.Turn, _ name: String, in strip: Rect, _ metrics: HeaderMetrics,
    into art: inout Artwork
  ) {
    let (type, factor, ground) = (look.type, metrics.factor, palette.secondary.background)
    let column = HeaderColumn(header, metrics, look)
    let box = look.leading(strip)
    let size = Size.icon * min(factor, Size.widestGrowth)
    art.icon(
      turn.icon(isSmall: size < Size.smallIcon), center: box.point(column.middle, strip.height / 2), size: size,
      palette.iconColors(palette.smallIcon, on: palette.secondary))
    let font = header.fonts.nextStep ?? FontSpec(size: Size.font, isBold: true)
    let gap = Size.wordGap * factor
    let whole = strip.width - column.textLeading - metrics.trailingInset
    let nameSpec = spec(word, name, TypeSpec(font.size * factor, bold: font.isBold), factor, gap: gap, room: whole)
    let wordLine = type.line(word, TypeSpec(nameSpec.size), upTo: Size.widestWordShare * whole)
    let baseline = Typography.baseline(strip.height, nameSpec.size)
    let room = whole - wordLine.width - gap
    art.text(
      wordLine, at: box.origin(wordLine, leading: column.textLeading, baseline: baseline), palette.secondary.soft,
      on: ground)
    let nameLine = type.line(name, nameSpec, upTo: max(room, 1))
    art.text(
      nameLine, at: box.origin(nameLine, leading: column.textLeading + wordLine.width + gap, baseline: baseline),
      palette.nextStep, on: ground)
  }

  /// The largest size at which the word and the name fit; large text gives up its growth before they are cut.
  private func spec(
    _ word: String, _ name: String, _ normal: TypeSpec, _ factor: Double, gap: Double, room: Double
  ) -> TypeSpec {
    let least = Size.leastFont / Size.font
    let shares = [1, least] + (factor > Size.largeFactor ? [Size.givenUp / factor, least / factor] : [])
    let specs = shares.map(normal.scaled)
    return specs.first { spec in
      look.type.width(word, TypeSpec(spec.size)) + gap + look.type.width(name, spec) <= room
    } ?? specs[specs.count - 1]
  }
}
