import Canvas
import Geometry
import Text

/// The interface laid out: where each element lies and what it draws.
public struct InterfaceLayout: Sendable {
  public struct Element: Sendable, Hashable {
    public var name: ElementName
    /// In points from the map's upper left corner.
    public var frame: Rect
  }

  /// What is shown, in drawing order.
  public let elements: [Element]
  /// The header with its strip; as high as nothing at the top of the safe area when it is hidden.
  public let headerGuide: Rect
  /// Whether header and footer stand in a leading column instead of spanning the width.
  public let isWide: Bool
  /// The header's accessory view; without height at the header's lower edge when none is shown.
  public let accessory: Rect
  /// The footer, or the prompt in its place; without height at the map's lower edge when both are hidden.
  public let footerGuide: Rect
  /// The buttons at the trailing end of the lower edge; the footer's guide without any.
  public let bottomTrailingButtonsGuide: Rect
  /// The same where header and footer do not span the width.
  public let bottomTrailingButtonsAlternateGuide: Rect
  /// The whole map, and what the device's insets leave of it.
  public let map, safeArea: Rect
  /// What header, footer and safe area leave of the map, where the route is to be seen.
  public let freeRect: Rect
  /// Where our position is kept while following; the free rectangle's middle otherwise.
  public let position: Point
  /// The largest size that a header accessory view may have here.
  public let accessoryLimit: (width: Double, height: Double)
  /// Every text that was set.
  public let texts: [PlacedText]

  let artworks: [Artwork]

  public init(_ model: InterfaceModel, typesetter: Typesetter) {
    let type = Typography(typesetter: typesetter, language: model.language)
    let sizes = ContentSizes(model, type: type)
    let (frames, concessions) = Self.settled(model, sizes: sizes)
    let colors = InterfaceColors(model.theme)
    let artist = ElementArtist(
      model: model, frames: frames, concessions: concessions, colors: colors, type: type, factors: sizes.factors)
    let drawn = artist.drawAll()
    artworks = drawn.map(\.artwork)
    elements = drawn.flatMap(\.elements)
    texts = artworks.flatMap(\.texts)
    freeRect = frames.freeRect
    isWide = frames.isWide
    position = frames.position
    accessoryLimit = frames.accessoryLimit

    let safe = model.safeArea
    map = Rect(x: 0, y: 0, width: model.width, height: model.height)
    safeArea = Rect(minX: safe.left, minY: safe.top, maxX: model.width - safe.right, maxY: model.height - safe.bottom)
    headerGuide =
      frames.headerPrimary.map { frames.headerStrip.map($0.union) ?? $0 }
      ?? Rect(x: safe.left, y: safe.top, width: model.width - safe.left - safe.right, height: 0)
    if case .accessory? = model.header?.strip, let strip = frames.headerStrip {
      accessory = strip
    } else {
      accessory = Rect(x: headerGuide.minX, y: headerGuide.maxY, width: headerGuide.width, height: 0)
    }
    footerGuide =
      frames.footer ?? frames.prompt
      ?? Rect(
        x: safe.left, y: model.height - safe.bottom, width: model.width - safe.left - safe.right, height: 0)
    let buttons = [frames.report, frames.myLocation].compactMap { $0 }.reduce(nil as Rect?) { $0?.union($1) ?? $1 }
    bottomTrailingButtonsGuide = buttons ?? footerGuide
    bottomTrailingButtonsAlternateGuide =
      buttons
      ?? (frames.isWide
        ? Rect(x: frames.freeRect.minX, y: model.height - safe.bottom, width: frames.freeRect.width, height: 0)
        : footerGuide)
  }

  /// Takes one concession after the other until nothing overlaps.
  private static func settled(_ model: InterfaceModel, sizes: ContentSizes) -> (Frames, Concessions) {
    var concessions = Concessions()
    var frames = Frames(model, concessions: concessions, sizes: sizes)
    for step in Concessions.Step.allCases {
      // What gives way for want of height does so after everything before it.
      let isTooLow = Concessions.Step.allCases[step.rawValue...].contains {
        $0.freeHeightLimit.map { frames.freeHeight < $0 } ?? false
      }
      guard frames.hasOverlap || isTooLow else { continue }
      concessions.take(step)
      frames = Frames(model, concessions: concessions, sizes: sizes)
    }
    return (frames, concessions)
  }

  /// What views can be placed by, under the names they have in constraints.
  public var guides: [String: Rect] {
    [
      "map": map, "safeArea": safeArea, "navigationHeaderLayoutGuide": headerGuide, "headerAccessory": accessory,
      "navigationFooterLayoutGuide": footerGuide, "bottomTrailingButtonsLayoutGuide": bottomTrailingButtonsGuide,
      "bottomTrailingButtonsAlternateLayoutGuide": bottomTrailingButtonsAlternateGuide,
    ]
  }

  public func frame(of name: ElementName) -> Rect? { elements.first { $0.name == name }?.frame }

  /// Appends the interface with `scale` pixels a point, and the user's views over all of it but a prompt.
  public func draw(into list: inout DisplayList, scale: Double, views: ViewLayout? = nil) {
    for artwork in artworks where artwork.element != .prompt { artwork.draw(into: &list, scale: scale) }
    views?.draw(into: &list, scale: scale)
    for artwork in artworks where artwork.element == .prompt { artwork.draw(into: &list, scale: scale) }
  }
}
