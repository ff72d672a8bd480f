import Canvas
import Geometry
import Pixels
import Text

/// The user's own views, laid out over the interface.
public struct ViewLayout: Sendable {
  public struct Placed: Sendable {
    public var name: String
    /// In points from the map's upper left corner.
    public var frame: Rect
    public var texts: [PlacedText]
  }

  /// In drawing order, above the interface but for a prompt.
  public let placed: [Placed]
  private let artworks: [Artwork]

  /// Finds the views' places; fails where constraints contradict each other or leave a place open.
  public init(
    _ views: [ConstrainedView], over layout: InterfaceLayout, model: InterfaceModel, typesetter: Typesetter
  ) throws(ViewPlacementError) {
    let type = Typography(typesetter: typesetter, language: model.language)
    let artists = views.map {
      ContentArtist(
        view: $0.content, isRightToLeft: model.isRightToLeft, type: type, labelColor: InterfaceColors(model.theme).ink)
    }
    let placement = ViewPlacement(
      guides: layout.guides, mapWidth: model.width, isRightToLeft: model.isRightToLeft)
    let frames = try placement.frames(of: zip(views, artists).map { ($0, $1.intrinsicSize) })
    var (placed, artworks) = ([Placed](), [Artwork]())
    for ((view, artist), frame) in zip(zip(views, artists), frames) {
      var art = Artwork(.view)
      artist.draw(in: frame, ground: .clear, into: &art)
      placed.append(Placed(name: view.name, frame: frame, texts: art.texts))
      artworks.append(art)
    }
    self.placed = placed
    self.artworks = artworks
  }

  /// Appends the views with `scale` pixels a point.
  func draw(into list: inout DisplayList, scale: Double) {
    for artwork in artworks { artwork.draw(into: &list, scale: scale) }
  }
}
