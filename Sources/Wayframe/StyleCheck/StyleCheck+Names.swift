import JSON
import MapStyle
import NavigationUI
import Pixels
import ShownText

extension StyleCheck {
  // MARK: Pictures and fonts

  private static let imageProperties: [(group: String, name: String)] = [
    ("layout", "icon-image"), ("paint", "fill-pattern"), ("paint", "line-pattern"), ("paint", "background-pattern"),
    ("paint", "fill-extrusion-pattern"),
  ]

  mutating func checkNames(_ layer: JSONValue, at place: JSONPath) {
    for property in Self.imageProperties {
      guard let json = layer[property.group]?[property.name] else { continue }
      let here = place.appending(property.group).appending(property.name)
      if style.sprite == nil || style.sprite == .null {
        add(.missingImage, here, "the style has no \"sprite\" that pictures could come from.")
        continue
      }
      guard let images = survey.images else { continue }
      for (text, place) in NamedThings.texts(json, at: here) where !text.isEmpty && !images.contains(text) {
        add(
          .missingImage, place,
          "the sprite has no picture \"\(text.shown())\"\(suggestion(for: text, among: images.sorted())).")
      }
    }
    guard let families, let json = layer["layout"]?["text-font"] else { return }
    for (names, place) in NamedThings.lists(json, at: place.appending("layout").appending("text-font")) {
      // One of a list is enough; a style of the family is chosen by its name.
      guard !names.contains(where: { Self.isFamily($0, among: families) }) else { continue }
      add(
        .missingFont, place,
        "no font is called \(names.map { "\"\($0.shown())\"" }.joined(separator: " or ")); texts are set in Noto Sans.")
    }
  }

  /// Whether a font's full name ("Noto Sans Bold") begins with the name of a family.
  static func isFamily(_ name: String, among families: Set<String>) -> Bool {
    var words = name.split(separator: " ").map { $0.lowercased() }
    while !words.isEmpty {
      if families.contains(words.joined()) { return true }
      words.removeLast()
    }
    return false
  }

  // MARK: Contrast

  /// Texts fainter than this are fading in or out.
  private static let leastOpacity = 0.3

  mutating func checkContrast(
    _ layer: StyleLayer, _ symbol: SymbolLayer, _ json: JSONValue, at place: JSONPath
  ) {
    guard layer.isVisible, !symbol.textField.isDefault else { return }
    let here = place.appending("paint").appending("text-color")
    var worst: (ratio: Double, needed: Double, text: Color, ground: Color, zoom: Double, isHalo: Bool)?
    let low = Int(max(layer.minZoom.rounded(.up), 0))
    let high = Int(min(layer.maxZoom, 22).rounded(.down))
    guard low <= high else { return }
    for zoom in (low...high).map(Double.init) {
      let context = EvaluationContext(zoom: zoom)
      guard let (ground, isHalo) = ground(symbol, context) else { continue }
      if !symbol.textOpacity.dependsOnFeature, symbol.textOpacity.value(context) < Self.leastOpacity { continue }
      let size = symbol.textSize.dependsOnFeature ? 16 : symbol.textSize.value(context)
      let fonts = symbol.textFont.dependsOnFeature ? [] : symbol.textFont.value(context)
      let needed = Contrast.required(size: size, isBold: fonts.contains { $0.lowercased().contains("bold") })
      for text in colors(symbol.textColor, context, json["paint"]?["text-color"]) {
        let seen = text.opaque(over: ground)
        let ratio = Contrast.ratio(seen, ground)
        if ratio < needed, ratio / needed < worst.map({ $0.ratio / $0.needed }) ?? 1 {
          worst = (ratio, needed, text, ground, zoom, isHalo)
        }
      }
    }
    guard let worst else { return }
    add(
      .contrast, here,
      "\(worst.text.hex) on \(worst.isHalo ? "its halo" : "the background") \(worst.ground.hex) is "
        + "\(Self.plain(worst.ratio)):1 at zoom \(Int(worst.zoom)); it needs \(Self.plain(worst.needed)):1.")
  }

  private static func plain(_ ratio: Double) -> String { ((ratio * 10).rounded(.down) / 10).shortText }

  /// What text stands on: its halo, else the background; `nil` where the style does not say.
  private func ground(_ symbol: SymbolLayer, _ context: EvaluationContext) -> (Color, isHalo: Bool)? {
    let background = style.layers.lazy.compactMap { layer -> Color? in
      guard case .background(let background) = layer.kind, layer.isShown(atZoom: context.zoom) else { return nil }
      return background.color.value(context)
    }.first.map { $0.opaque(over: .white) }
    if !symbol.textHaloWidth.dependsOnFeature, !symbol.textHaloColor.dependsOnFeature {
      let halo = symbol.textHaloColor.value(context)
      if symbol.textHaloWidth.value(context) >= 0.5, halo.alpha >= 0.5 {
        return (halo.opaque(over: background ?? .white), true)
      }
    } else {
      return nil
    }
    return background.map { ($0, false) }
  }

  /// The colours that text can have: the one of the zoom, or those that the expression names.
  private func colors(
    _ property: StyleProperty<Color>, _ context: EvaluationContext, _ json: JSONValue?
  ) -> [Color] {
    guard property.dependsOnFeature else { return [property.value(context)] }
    guard let json else { return [] }
    return NamedThings.texts(json, at: .root).compactMap { Color(css: $0.text) }
  }
}

extension Color {
  fileprivate func opaque(over ground: Color) -> Color {
    ground.mixed(with: Color(red: red, green: green, blue: blue), alpha)
  }

  fileprivate var hex: String {
    let bytes = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "#" + bytes.map { String($0 + 256, radix: 16).dropFirst().uppercased() }.joined()
  }
}
