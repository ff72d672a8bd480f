import Canvas
import Geometry
import Text

/// What an element or a view of the app became in a display list.
public struct DrawnPart: Sendable, Hashable {
  /// The element's or the view's.
  public var name: String
  /// Whether it is one of the app's own views.
  public var isView: Bool
  /// Places in the list's commands; a view's hold those of the views that lie in it.
  public var commands: Range<Int>
}

/// The interface laid out: where each element lies and what it draws.
public struct InterfaceLayout: Sendable {
  public struct Element: Sendable, Hashable {
    public var name: ElementName
    /// In points from the map's upper left corner.
    public var frame: Rect
    public var role: ElementRole
    /// What a screen reader says of it, in the interface's language.
    public var text: String?
    public var layer: ElementLayer
    /// The element that it is a part of.
    public var whole: ElementName?
    /// Whether it is one of the controls that stand above the footer.
    public var isAboveFooter: Bool
  }

  /// What is shown, in drawing order.
  public let elements: [Element]
  /// What the model asks for and has no room, in drawing order.
  public let hidden: [ElementName]
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
    self.init(model, typesetter: typesetter, of: InterfaceElements.all)
  }

  init(_ model: InterfaceModel, typesetter: Typesetter, of types: [any InterfaceElement.Type]) {
    let look = InterfaceLook(model, typesetter: typesetter)
    let elements = types.compactMap { $0.init(model, look) }
    let frames = Self.settled(elements, model, look)
    let drawn = frames.drawn()
    artworks = drawn.map(\.artwork)
    self.elements = drawn.map { Element($0.element, frame: $0.frame) }
    hidden = elements.map { type(of: $0).name }.filter { frames[$0] == nil }
    texts = artworks.flatMap(\.texts)
    freeRect = frames.freeRect
    isWide = frames.isWide
    position = frames.position
    accessoryLimit = frames.accessoryLimit

    let safe = model.safeArea
    map = Rect(x: 0, y: 0, width: model.width, height: model.height)
    safeArea = Rect(minX: safe.left, minY: safe.top, maxX: model.width - safe.right, maxY: model.height - safe.bottom)
    headerGuide =
      frames[.navigationHeader].map { frames[.navigationHeaderSecondary].map($0.union) ?? $0 }
      ?? Rect(x: safe.left, y: safe.top, width: model.width - safe.left - safe.right, height: 0)
    if case .accessory? = model.header?.strip, let strip = frames[.navigationHeaderSecondary] {
      accessory = strip
    } else {
      accessory = Rect(x: headerGuide.minX, y: headerGuide.maxY, width: headerGuide.width, height: 0)
    }
    footerGuide =
      frames[.navigationFooter] ?? frames[.prompt]
      ?? Rect(
        x: safe.left, y: model.height - safe.bottom, width: model.width - safe.left - safe.right, height: 0)
    let buttons = [ElementName.reportIncidentButton, .myLocationButton].compactMap { frames[$0] }
      .reduce(nil as Rect?) { $0?.union($1) ?? $1 }
    bottomTrailingButtonsGuide = buttons ?? footerGuide
    bottomTrailingButtonsAlternateGuide =
      buttons
      ?? (frames.isWide
        ? Rect(x: frames.freeRect.minX, y: model.height - safe.bottom, width: frames.freeRect.width, height: 0)
        : footerGuide)
  }

  /// Takes one concession after the other until nothing overlaps.
  private static func settled(
    _ elements: [any InterfaceElement], _ model: InterfaceModel, _ look: InterfaceLook
  ) -> Frames {
    var concessions = Concessions()
    var frames = Frames(elements, model: model, factors: look.factors, concessions: concessions)
    for step in Concessions.Step.allCases {
      // What gives way for want of height does so after everything before it.
      let isTooLow = Concessions.Step.allCases[step.rawValue...].contains {
        $0.freeHeightLimit.map { frames.freeHeight < $0 } ?? false
      }
      guard frames.hasOverlap || isTooLow else { continue }
      concessions.take(step)
      frames = Frames(elements, model: model, factors: look.factors, concessions: concessions)
    }
    return frames
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

  /// Appends the interface with `scale` pixels a point, and the user's views over all of it but a prompt; returns what
  /// each element and view became.
  @discardableResult
  public func draw(into list: inout DisplayList, scale: Double, views: ViewLayout? = nil) -> [DrawnPart] {
    func draw(_ isOverViews: Bool) -> [DrawnPart] {
      zip(elements, artworks).filter { $0.0.layer.isOverViews == isOverViews }.map { element, artwork in
        let first = list.commands.count
        artwork.draw(into: &list, scale: scale)
        return DrawnPart(name: element.name.rawValue, isView: false, commands: first..<list.commands.count)
      }
    }
    let below = draw(false)
    let own = views?.draw(into: &list, scale: scale) ?? []
    return below + own + draw(true)
  }
}

extension InterfaceLayout.Element {
  init(_ element: any InterfaceElement, frame: Rect) {
    let type = type(of: element)
    self.init(
      name: type.name, frame: frame, role: type.role, text: element.text, layer: type.layer,
      whole: type.whole, isAboveFooter: type.isAboveFooter)
  }
}
