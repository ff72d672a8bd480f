import ShownText

extension FileReport {
  /// The report as JSON text with sorted keys.
  public func json() -> String { jsonText(self) }

  /// The report for people.
  public func text() -> String {
    var lines = [kind + (name.map { ": \($0)" } ?? "")]
    func add(_ title: String, _ value: String?) {
      if let value, !value.isEmpty { lines.append("  \(title): \(value)") }
    }
    add("about", description)
    add("format", format)
    add("schema", schema)
    add("credit", attribution)
    add("bounds", bounds.map { $0.map(\.shortText).joined(separator: ", ") })
    add("zooms", zooms.map { "\($0[0]) to \($0[1])" })
    if let tiles {
      add(
        "tiles",
        isComplete == false && tilesRead != 0 ? "\(tiles); layers counted in \(tilesRead ?? 0) of them" : "\(tiles)")
    }
    if let width, let height { add("size", "\(width) x \(height) pixels") }
    for (keyword, text) in (texts ?? [:]).sorted(by: { $0.key < $1.key }) { add(keyword, text.shown(limit: 100)) }
    lines += (style.map(Self.lines) ?? []) + (layers ?? []).flatMap(Self.lines)
    lines += (images ?? []).map { image in
      "  \(image.name): \(image.width) x \(image.height), ratio \(image.pixelRatio.shortText)\(image.isSDF ? ", SDF" : "")"
    }
    lines += (glyphs ?? []).map { "  \($0.font), \($0.range): \($0.count) glyphs" }
    for (index, route) in (routes ?? []).enumerated() { lines += route.text(index: index) }
    lines += warnings.map { "warning: \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ layer: Layer) -> [String] {
    let kinds = [(layer.points, "points"), (layer.lines, "lines"), (layer.polygons, "polygons")]
    let counts = kinds.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let zooms = layer.zooms.map { $0[0] == $0[1] ? ", zoom \($0[0])" : ", zooms \($0[0]) to \($0[1])" } ?? ""
    var lines = [
      "", "\(layer.name.isEmpty ? "features" : layer.name): \(counts.isEmpty ? "not counted" : counts)\(zooms)",
    ]
    for field in layer.fields {
      var text = "  \(field.name) (\(field.types.joined(separator: ", ")))"
      if field.count > 0 { text += ", \(field.count)" }
      if let range = field.range, field.types == ["number"] {
        text += ": \(range[0].shortText) to \(range[1].shortText)"
      } else if !field.values.isEmpty {
        let shown = field.values.prefix(6).map { $0.shown(limit: 24) }
        text += ": \(shown.joined(separator: ", "))\((field.differentValues ?? 0) > shown.count ? ", …" : "")"
      }
      lines.append(text)
    }
    return lines
  }

  private static func lines(_ style: StyleSummary) -> [String] {
    var lines: [String] = []
    func list(_ title: String, _ items: [String]) {
      if !items.isEmpty { lines.append("  \(title): \(items.joined(separator: ", "))") }
    }
    list("version", [style.version?.shortText].compactMap { $0 })
    list("center", [style.center.map { $0.map(\.shortText).joined(separator: ", ") }].compactMap { $0 })
    list("zoom", [style.zoom?.shortText].compactMap { $0 })
    for source in style.sources { list("source \(source.id)", [source.type] + [source.address].compactMap { $0 }) }
    list("sprite", style.sprites)
    list("glyphs", [style.glyphs].compactMap { $0 })
    list("fonts", style.fonts)
    list("pictures", style.images)
    lines.append("")
    lines.append("layers: \(style.layers.count)")
    for layer in style.layers {
      let source = [layer.source, layer.sourceLayer].compactMap { $0 }.joined(separator: "/")
      let zooms =
        layer.minzoom != nil || layer.maxzoom != nil
        ? ", zooms \(layer.minzoom?.shortText ?? "0") to \(layer.maxzoom?.shortText ?? "24")" : ""
      lines.append("  \(layer.id): \(layer.type)\(source.isEmpty ? "" : ", \(source)")\(zooms)")
    }
    return lines
  }
}
