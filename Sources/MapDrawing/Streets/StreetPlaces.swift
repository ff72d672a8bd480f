import MapStyle

/// Where in a style streets are drawn, and which of its layers they take the place of: `metadata["wayframe:streets"]`.
struct StreetPlaces {
  /// The layers before which pavements, the streets on the ground, those above it, and those above these are drawn: each
  /// after the layers that it replaces, so that it fades in over them.
  private(set) var pavement: String?
  private(set) var ground: String?
  private(set) var raised: String?
  private(set) var high: String?
  private var replaced: Set<String> = []
  /// How much of the streets shows, 0 to 1.
  let share: Double

  /// `nil` where the style does not say, or from so far away that streets are lines.
  init?(_ style: Style, zoom: Double) {
    share = StreetDrawing.share(zoom: zoom)
    guard share > 0, let places = style.metadata?["wayframe:streets"] else { return nil }
    pavement = places["pavement"]?.string
    ground = places["ground"]?.string
    raised = places["raised"]?.string
    high = places["high"]?.string
    replaced = Set(places["replaces"]?.array?.compactMap(\.string) ?? [])
  }

  /// How opaque a layer of the style is still drawn: what streets replace lasts until they lie on it whole, then goes.
  func opacity(of layer: StyleLayer) -> Double {
    replaced.contains(layer.id) ? min(max((Self.end - share) / (Self.end - Self.middle), 0), 1) : 1
  }

  /// How opaque streets are drawn over what they replace.
  var streetOpacity: Float { Float(min(1, share / Self.middle)) }

  /// The shares at which streets are opaque, and at which what they replace is gone.
  private static let middle = 0.6
  private static let end = 0.8
}
