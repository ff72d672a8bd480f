import Canvas
import Geometry
import Pixels
import Text

extension ElementName {
  /// A view of the app's own, over the interface.
  public static let view = ElementName(rawValue: "view")
}

/// The user's own views, laid out over the interface.
public struct ViewLayout: Sendable {
  public struct Placed: Sendable {
    public var name: String
    /// In points from the map's upper left corner.
    public var frame: Rect
    public var texts: [PlacedText]
    /// The content's whole text.
    public var text: String?
    /// `nil` without a text and a picture.
    public var role: ElementRole?
  }

  /// What views are laid out in.
  public struct Room: Sendable {
    /// What they can be placed by, in points; places in right-to-left languages count from the width's other end.
    public var guides: [String: Rect]
    public var width: Double
    public var isRightToLeft: Bool
    /// BCP 47.
    public var language: String
    /// Of texts without a colour and a ground of their own.
    public var labelColor: Color

    public init(guides: [String: Rect], width: Double, isRightToLeft: Bool, language: String, labelColor: Color) {
      self.guides = guides
      self.width = width
      self.isRightToLeft = isRightToLeft
      self.language = language
      self.labelColor = labelColor
    }
  }

  /// In drawing order, above the interface but for a prompt.
  public let placed: [Placed]
  private let drawings: [Drawing]

  private struct Drawing: Sendable {
    let depth: Int
    let opacity: Double
    /// Where what lies in the view is cut.
    let clip: Path?
    let artwork: Artwork
    let border: Artwork
  }

  /// Finds the views' places over a map's interface; fails where constraints contradict each other or leave a place open.
  public init(
    _ views: [ConstrainedView], over layout: InterfaceLayout, model: InterfaceModel, typesetter: Typesetter
  ) throws(ViewPlacementError) {
    try self.init(
      views,
      in: Room(
        guides: layout.guides, width: model.width, isRightToLeft: model.isRightToLeft, language: model.language,
        labelColor: InterfaceColors(model.theme).ink),
      typesetter: typesetter)
  }

  /// Finds the views' places; fails where constraints contradict each other or leave a place open.
  public init(_ views: [ConstrainedView], in room: Room, typesetter: Typesetter) throws(ViewPlacementError) {
    let type = Typography(typesetter: typesetter, language: room.language)
    let artists = views.map {
      ContentArtist(view: $0.content, isRightToLeft: room.isRightToLeft, type: type, labelColor: room.labelColor)
    }
    let placement = ViewPlacement(guides: room.guides, mapWidth: room.width, isRightToLeft: room.isRightToLeft)
    let frames = try placement.frames(of: zip(views, artists).map { ($0, $0.intrinsicSize ?? $1.intrinsicSize) }) {
      views[$0].intrinsicSize == nil ? artists[$0].height(width: $1) : nil
    }
    var (placed, drawings) = ([Placed](), [Drawing]())
    for ((view, artist), frame) in zip(zip(views, artists), frames) {
      var (art, border) = (Artwork(.view), Artwork(.view))
      artist.draw(in: frame, ground: .clear, into: &art)
      artist.drawBorder(in: frame, into: &border)
      // What nobody sees needs no contrast.
      let content = view.content
      placed.append(
        Placed(
          name: view.name, frame: frame, texts: content.opacity > 0 ? art.texts : [], text: content.text,
          role: content.text != nil ? .text : content.picture != nil ? .image : nil))
      drawings.append(
        Drawing(
          depth: view.depth, opacity: view.content.opacity,
          clip: view.content.clipsToBounds ? artist.outline(of: frame) : nil, artwork: art, border: border))
    }
    self.placed = placed
    self.drawings = drawings
  }

  /// The size that a view's content wants in points; `nil` for a view without any.
  ///
  /// - Parameter width: that many lines are broken at; `nil` for lines without breaks.
  public static func size(
    of content: ContentView, width: Double? = nil, isRightToLeft: Bool, language: String, typesetter: Typesetter
  ) -> (width: Double, height: Double)? {
    let artist = ContentArtist(
      view: content, isRightToLeft: isRightToLeft, type: Typography(typesetter: typesetter, language: language),
      labelColor: .black)
    guard var size = artist.intrinsicSize else { return nil }
    if let width, width < size.width, let height = artist.height(width: width) { size = (width, height) }
    return size
  }

  // MARK: Drawing

  /// Appends the views with `scale` pixels a point, and returns what each became.
  @discardableResult
  public func draw(into list: inout DisplayList, scale: Double) -> [DrawnPart] {
    var index = 0
    var parts: [DrawnPart] = []
    while index < drawings.count { draw(&index, into: &list, scale: scale, &parts) }
    return parts
  }

  /// Draws a view with those that lie in it, and moves on behind them.
  private func draw(_ index: inout Int, into list: inout DisplayList, scale: Double, _ parts: inout [DrawnPart]) {
    let (drawing, name, first, place) = (drawings[index], placed[index].name, list.commands.count, parts.count)
    index += 1
    defer {
      if first < list.commands.count {
        parts.insert(DrawnPart(name: name, isView: true, commands: first..<list.commands.count), at: place)
      }
    }
    func drawRest(_ index: inout Int, into list: inout DisplayList) {
      drawing.artwork.draw(into: &list, scale: scale)
      if let clip = drawing.clip {
        list.clipped(to: clip.transformed(by: .scale(scale))) {
          drawInner(drawing, &index, into: &$0, scale: scale, &parts)
        }
      } else {
        drawInner(drawing, &index, into: &list, scale: scale, &parts)
      }
      drawing.border.draw(into: &list, scale: scale)
    }
    if drawing.opacity <= 0 {
      while index < drawings.count, drawings[index].depth > drawing.depth { index += 1 }
    } else if drawing.opacity >= 1 {
      drawRest(&index, into: &list)
    } else {
      list.layer(opacity: Float(drawing.opacity)) { drawRest(&index, into: &$0) }
    }
  }

  private func drawInner(
    _ outer: Drawing, _ index: inout Int, into list: inout DisplayList, scale: Double, _ parts: inout [DrawnPart]
  ) {
    while index < drawings.count, drawings[index].depth > outer.depth {
      draw(&index, into: &list, scale: scale, &parts)
    }
  }
}
