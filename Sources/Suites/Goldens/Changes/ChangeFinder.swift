import Pixels
import Wayframe

/// Tells why a frame differs from its golden: from what the two snapshots say, and from which part of the frame lies
/// uppermost where pixels differ.
struct ChangeFinder {
  /// `nil` when the golden has none.
  let old: FrameSnapshot?
  let new: FrameSnapshot
  let comparison: PictureComparison
  let composition: FrameComposition

  private var scale: Double { new.scale }

  /// The causes in drawing order, the interface's first; each differing pixel belongs to one at least.
  func changes() -> [FrameChange] {
    guard !comparison.sizesDiffer else { return [sizeChange] }
    var unexplained = DifferingPixels(comparison)
    var found: [FrameChange] = []
    if let old { found += claimed(ElementChanges(old: old, new: new).claims(), &unexplained) }
    let changedLayers = old.map { LayerChanges(old: $0, new: new) }
    let parts = FrameParts(of: composition) { part in
      if case .layer(let id) = part { changedLayers?.values[id] != nil } else { true }
    }
    found += interfaceChanges(parts, &unexplained) { !$0.showsMap }
    if let old { found += claimed(MapChanges(old: old, new: new).claims(), &unexplained) }
    if let changedLayers { found += layerChanges(changedLayers, parts, &unexplained) }
    found += interfaceChanges(parts, &unexplained) { $0.showsMap }
    found += otherChanges(&unexplained)
    if let old {
      let settings = SettingNames(old: old.settings, new: new.settings)
      for index in found.indices { found[index].setting = settings.setting(of: found[index]) }
    }
    return found
  }

  private var sizeChange: FrameChange {
    func size(_ picture: PixelBuffer, _ scale: Double) -> String {
      "\(pointText(Double(picture.width) / scale)) × \(pointText(Double(picture.height) / scale))"
    }
    if let old, old.scale != new.scale {
      return FrameChange(
        kind: .size, subject: "device", property: "scale", from: "\(pointText(old.scale))",
        to: "\(pointText(new.scale))")
    }
    return FrameChange(
      kind: .size, subject: "device", property: "size", from: size(comparison.expected, scale),
      to: size(comparison.actual, scale))
  }

  /// The changes that show in the picture, each with where; their pixels are explained.
  private func claimed(_ claims: [ChangeClaim], _ unexplained: inout DifferingPixels) -> [FrameChange] {
    var changes: [FrameChange] = []
    var boxes: [PixelArea] = []
    for claim in claims {
      let places = claim.places.compactMap {
        PixelArea(points: $0, scale: scale, width: new.width, height: new.height)
      }
      let areas = DifferingPixels(comparison, inside: places).areas
      guard !areas.isEmpty else { continue }
      var change = claim.change
      change.areas = areas.map { $0.points(scale: scale).list }
      changes.append(change)
      boxes += places
    }
    unexplained.remove { x, y in boxes.contains { $0.contains(x, y) } }
    return changes
  }

  /// What differs of elements whose place and texts are the same.
  private func interfaceChanges(
    _ parts: FrameParts, _ unexplained: inout DifferingPixels, where isAsked: (FrameSnapshot.Element) -> Bool
  ) -> [FrameChange] {
    let elements = new.elements.reversed().compactMap { element in
      PixelArea(points: element.frame, scale: scale, width: new.width, height: new.height).map { (element, $0) }
    }
    let groups = unexplained.take { x, y -> String? in
      guard parts.part(x: x, y: y) == .interface else { return nil }
      guard let element = elements.first(where: { $0.1.contains(x, y) })?.0, isAsked(element) else { return nil }
      return element.name
    }
    return new.elements.compactMap { element in
      guard let pixels = groups[element.name],
        let box = PixelArea(points: element.frame, scale: scale, width: new.width, height: new.height)
      else { return nil }
      var change =
        ColorPairs(pixels, comparison, inside: box).change(of: element)
        ?? FrameChange(kind: .other, subject: element.name, property: "picture", from: "", to: "")
      change.areas = pixels.areas.map { $0.points(scale: scale).list }
      return change
    }
  }

  private func layerChanges(
    _ layers: LayerChanges, _ parts: FrameParts, _ unexplained: inout DifferingPixels
  ) -> [FrameChange] {
    // Under what the map shows through.
    let ground = FrameParts(of: composition) { part in
      if case .layer(let id) = part { layers.values[id] != nil } else { false }
    }
    func layer(_ x: Int, _ y: Int) -> String? {
      let part = parts.part(x: x, y: y)
      let uppermost = part == .interface ? ground.part(x: x, y: y) : part
      if case .layer(let id)? = uppermost, layers.values[id] != nil { return id }
      return nil
    }
    var groups = unexplained.take(layer)
    // What a layer no longer covers lies beside what it covers now.
    let blocks = groups.mapValues { Set($0.blocks) }
    for (id, pixels) in unexplained.take({ x, y in
      let near = DifferingPixels.blocksAround(x, y)
      return layers.order.last { id in blocks[id].map { !$0.isDisjoint(with: near) } ?? false }
    }) { groups[id, default: DifferingPixels(comparison, inside: [])].add(pixels) }
    var changes: [FrameChange] = []
    for id in layers.order {
      guard let pixels = groups[id] else { continue }
      let areas = pixels.areas.map { $0.points(scale: scale).list }
      for value in layers.values[id] ?? [] {
        var change = FrameChange(kind: .map, subject: id, property: value.property, from: value.from, to: value.to)
        change.areas = areas
        changes.append(change)
      }
    }
    // Layers that are gone draw nothing that could tell where they were.
    if !unexplained.isEmpty, let gone = layers.gone.last {
      let pixels = unexplained.take { _, _ in gone }[gone]
      var change = FrameChange(kind: .gone, subject: gone, property: "layer", from: "layer", to: "not there")
      change.areas = pixels?.areas.map { $0.points(scale: scale).list } ?? []
      if layers.gone.count > 1 { change.notes = ["\(layers.gone.count - 1) other layers are gone, too"] }
      changes.append(change)
    }
    return changes
  }

  /// What nothing explains, by what lies uppermost.
  private func otherChanges(_ unexplained: inout DifferingPixels) -> [FrameChange] {
    guard !unexplained.isEmpty else { return [] }
    let parts = FrameParts(of: composition) { _ in true }
    let groups = unexplained.take { x, y -> String? in
      switch parts.part(x: x, y: y) {
      case .layer(let id): id
      case .route: "route"
      case .markers: "markers"
      case .interface, nil: "frame"
      }
    }
    let palette = old.map { PaletteChanges(old: $0.palette, new: new.palette) }
    return groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { subject, pixels in
      var change =
        palette?.change(of: subject, ColorPairs(pixels, comparison, inside: nil))
        ?? FrameChange(kind: .other, subject: subject, property: "picture", from: "", to: "")
      change.areas = pixels.areas.map { $0.points(scale: scale).list }
      return change
    }
  }
}

/// A change that a snapshot tells of, and where it would show.
struct ChangeClaim {
  var change: FrameChange
  var places: [PointArea]
}
