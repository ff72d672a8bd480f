import Foundation
import Geometry
import MapData
import MapStyle
import Pixels
import Text

/// Makes the symbols of a layer's features in one tile.
struct SymbolReader {
  let layer: StyleLayer
  let symbol: SymbolLayer
  let rules: SymbolRules
  let scene: StyleScene
  let typesetter: Typesetter?

  private struct Content {
    var feature: DrawnFeature
    var icon: IconLook?
    var text: TextLook?
  }

  func candidates(_ tile: LoadedTile) -> [SymbolCandidate] {
    let contents = scene.features(layer, tile, sortKey: symbol.sortKey).compactMap(content)
    guard !contents.isEmpty else { return [] }
    let matrix = scene.matrix(tile.tile)
    var result: [SymbolCandidate] = []
    var named: [String: [Point]] = [:]
    func add(_ content: Content, _ anchor: SymbolAnchorPoint) {
      guard LineAnchors.isInside(anchor.place) else { return }
      let place = matrix(anchor.place)
      guard place.z > HomogeneousClip.near else { return }
      var candidate = SymbolCandidate(
        feature: content.feature, anchor: anchor, screen: Point(place.x, place.y) / place.z / scene.camera.ratio,
        distance: place.z, icon: content.icon, text: content.text, order: result.count)
      candidate.sortKey = content.feature.sortKey
      result.append(candidate)
    }
    guard rules.placement != .point else {
      for content in contents {
        for place in places(content.feature.item) { add(content, SymbolAnchorPoint(place: place)) }
      }
      return result
    }
    let scale = tile.tile.unit
    let unitsPerPoint = 1 / (scale * 512 * exp2(Double(tile.tile.level)))
    var lines: [(text: String, line: [Point], index: Int)] = []
    for (index, content) in contents.enumerated() where content.feature.item.tile.kind != .point {
      let isRing = content.feature.item.tile.kind == .polygon
      let parts = content.feature.item.tile.parts
      for part in parts {
        let text = isRing || parts.count > 1 ? "" : content.text?.content ?? ""
        lines.append((text, isRing ? part + part.prefix(1) : part, index))
      }
    }
    for (line, index) in LineAnchors.merged(lines) {
      let content = contents[index]
      let anchors = anchors(content, unitsPerPoint, tile.tile)
      guard rules.placement == .line else {
        if let center = anchors.center(of: line) { add(content, center) }
        continue
      }
      for piece in LineClip.pieces(line, in: Rect(x: 0, y: 0, width: TileStore.extent, height: TileStore.extent)) {
        let points = piece.points.map { $0.rounded(.toNearestOrAwayFromZero) }
        for anchor in anchors.along(points) {
          if let text = content.text?.content {
            // A text of the same words stands near already.
            let least = anchors.spacing / 2
            if named[text, default: []].contains(where: { ($0 - anchor.place).length < least }) { continue }
            named[text, default: []].append(anchor.place)
          }
          add(content, anchor)
        }
      }
    }
    return result
  }

  private func anchors(_ content: Content, _ unitsPerPoint: Double, _ tile: ViewTile) -> LineAnchors {
    let fontScale = scene.rules.layoutSize(symbol.textSize, content.feature, zoom: 18) / TextBlock.em
    let textWidth = content.text.flatMap { $0.blocks.values.map(\.box.width).max() } ?? 0
    let iconWidth = content.icon.map { $0.layout.box.width } ?? 0
    let boxScale = unitsPerPoint * fontScale
    return LineAnchors(
      spacing: rules.spacing * unitsPerPoint, labelLength: max(textWidth, iconWidth) * boxScale, boxScale: boxScale,
      overscaling: exp2(Double(tile.level - tile.zoom)),
      window: content.text == nil ? nil : 0.6 * TextBlock.em * boxScale, maxAngle: rules.maxAngle)
  }

  /// Where symbols of point placement stand: places, the first corner of lines, the innermost point of areas.
  private func places(_ item: SourceFeature) -> [Point] {
    switch item.tile.kind {
    case .point: item.tile.parts.flatMap { $0 }
    case .line: item.tile.parts.compactMap(\.first)
    case .polygon: RingGroups.polygons(item).map { InnermostPoint.of($0, precision: 16) }
    }
  }

  // MARK: Content

  private func content(_ feature: DrawnFeature) -> Content? {
    let icon = icon(feature)
    let text = text(feature)
    return icon == nil && text == nil ? nil : Content(feature: feature, icon: icon, text: text)
  }

  private func icon(_ feature: DrawnFeature) -> IconLook? {
    guard let name = scene.rules.layout(symbol.iconImage, feature)?.name, let image = scene.sprites[name] else {
      return nil
    }
    let zooms = scene.rules
    let opacity = Float(zooms.paint(symbol.iconOpacity, feature))
    return IconLook(
      layout: IconLayout(
        image, anchor: zooms.layout(symbol.iconAnchor, feature), offset: zooms.layout(symbol.iconOffset, feature)),
      size: min(zooms.size(symbol.iconSize, feature), 255), layoutSize: zooms.layoutSize(symbol.iconSize, feature),
      rotation: zooms.layout(symbol.iconRotate, feature) * .pi / 180,
      padding: zooms.layout(symbol.iconPadding, feature),
      color: zooms.paint(symbol.iconColor, feature).premultiplied,
      halo: zooms.paint(symbol.iconHaloColor, feature).premultiplied, opacity: opacity,
      haloWidth: zooms.paint(symbol.iconHaloWidth, feature), haloBlur: zooms.paint(symbol.iconHaloBlur, feature),
      isNearest: !image.isSDF && image.ratio == scene.camera.ratio && rules.isSizeOne && rules.isRotationZero
        && !rules.iconRotatesWithMap && scene.camera.isFlat)
  }

  private func text(_ feature: DrawnFeature) -> TextLook? {
    guard let typesetter else { return nil }
    let zooms = scene.rules
    let field = zooms.layout(symbol.textField, feature)
    guard !field.isEmpty else { return nil }
    var content = field.text
    switch zooms.layout(symbol.textTransform, feature) {
    case .none: break
    case .uppercase: content = content.uppercased()
    case .lowercase: content = content.lowercased()
    }
    content = content.replacing("\r\n", with: "\n")
    guard content.contains(where: { !$0.isWhitespace }), content.utf8.count < 8192 else { return nil }
    let faces = zooms.layout(symbol.textFont, feature).joined(separator: " ").lowercased()
    var style = TextStyle(size: TextBlock.em)
    style.weight = ["bold", "black", "heavy"].contains { faces.contains($0) } ? .bold : .regular
    style.isItalic = faces.contains("italic") || faces.contains("oblique")
    let layoutSize = zooms.layoutSize(symbol.textSize, feature)
    let size = min(zooms.size(symbol.textSize, feature), 255)
    guard size > 0, layoutSize > 0 else { return nil }
    let isOnLine = rules.placement != .point && rules.textRotatesWithMap
    var places: [TextLook.Place] = []
    var blocks: [TextJustify: TextBlock] = [:]
    for spot in spots(feature, isOnLine: isOnLine) {
      let justify = isOnLine ? .center : spot.justify
      let block =
        blocks[justify]
        ?? TextBlock(
          content, style: style, typesetter: typesetter,
          maxWidth: rules.placement == .point ? zooms.layout(symbol.textMaxWidth, feature) * TextBlock.em : 0,
          letterSpacing: zooms.layout(symbol.textLetterSpacing, feature) * TextBlock.em, lineHeight: rules.lineHeight,
          justify: justify)
      guard let block else { return nil }
      blocks[justify] = block
      places.append(
        TextLook.Place(
          anchor: spot.anchor, shift: block.shift(anchor: spot.anchor, offset: spot.offset), justify: justify))
    }
    let opacity = Float(zooms.paint(symbol.textOpacity, feature))
    let color = field.sections.first?.color ?? zooms.paint(symbol.textColor, feature)
    return TextLook(
      content: content, blocks: blocks, places: places, size: size, layoutSize: layoutSize,
      rotation: zooms.layout(symbol.textRotate, feature) * .pi / 180, padding: zooms.layout(symbol.textPadding),
      color: color.opacity(opacity), halo: zooms.paint(symbol.textHaloColor, feature).opacity(opacity),
      haloWidth: min(zooms.paint(symbol.textHaloWidth, feature), size / 4))
  }

  private struct Spot {
    var anchor: SymbolAnchor
    var offset: Point
    var justify: TextJustify
  }

  /// The anchors that are tried, with offsets in units.
  private func spots(_ feature: DrawnFeature, isOnLine: Bool) -> [Spot] {
    let zooms = scene.rules
    let em = TextBlock.em
    let justify = zooms.layout(symbol.textJustify, feature)
    let radial = zooms.layout(symbol.textRadialOffset, feature)
    let offset = zooms.layout(symbol.textOffset, feature) * em
    func spot(_ anchor: SymbolAnchor, _ offset: Point) -> Spot {
      Spot(anchor: anchor, offset: offset, justify: justify == .auto ? anchor.justify : justify)
    }
    let pairs = zooms.layout(symbol.textVariableAnchorOffset, feature)
    if !isOnLine, !pairs.isEmpty {
      return pairs.map { spot($0.anchor, $0.offset * em + Point(0, $0.anchor.baselineShift)) }
    }
    let anchors = zooms.layout(symbol.textVariableAnchor)
    if !isOnLine, !anchors.isEmpty {
      let isRadial = !symbol.textRadialOffset.isDefault
      return anchors.map {
        spot($0, isRadial ? $0.away(radial * em) : $0.away(x: abs(offset.x), y: abs(offset.y)))
      }
    }
    let anchor = zooms.layout(symbol.textAnchor, feature)
    if !symbol.textRadialOffset.isDefault, radial != 0 { return [spot(anchor, anchor.away(radial * em))] }
    return [spot(anchor, offset)]
  }
}

extension SymbolAnchor {
  /// The alignment of lines that keeps a text near its anchor.
  fileprivate var justify: TextJustify {
    switch self {
    case .left, .topLeft, .bottomLeft: .left
    case .right, .topRight, .bottomRight: .right
    case .center, .top, .bottom: .center
    }
  }

  /// What offsets of texts above and below leave out: the room between letters and their lines' borders.
  fileprivate var baselineShift: Double {
    switch self {
    case .top, .topLeft, .topRight: -7
    case .bottom, .bottomLeft, .bottomRight: 7
    case .center, .left, .right: 0
    }
  }

  /// A distance away from the anchor.
  fileprivate func away(_ distance: Double) -> Point {
    let share = share
    let isCorner = share.x != 0.5 && share.y != 0.5
    let length = max(distance, 0) / (isCorner ? 2.0.squareRoot() : 1)
    return away(x: length, y: length)
  }

  fileprivate func away(x: Double, y: Double) -> Point {
    let share = share
    return Point(
      share.x == 0.5 ? 0 : share.x < 0.5 ? x : -x,
      (share.y == 0.5 ? 0 : share.y < 0.5 ? y : -y) + (share.y == 0.5 ? 0 : baselineShift))
  }
}
