import Foundation
import JSON
import MapData
import MapStyle
import Pixels
import ShownText
import StyleDrawing
import Text

/// Looks at a map style as its maker would: what is wrong, what is not drawn, what names nothing, what never shows, what
/// cannot be read.
public struct StyleCheck {
  let style: Style
  let document: JSONValue
  let survey: StyleSurvey
  let families: Set<String>?
  private(set) var findings: [StyleFinding] = []

  /// Checks the style at `path`.
  ///
  /// - Parameters:
  ///   - path: of the style.
  ///   - substitutes: files that stand in for sources, by the sources' names.
  ///   - fonts: directories with fonts; `fonts` beside the program and the system's Noto folders when `nil`.
  /// - Throws: for a file that cannot be read at all.
  public static func report(
    path: String, substitutes: [String: String] = [:], fonts: [String]? = nil
  ) throws(StyledMapError) -> StyleReport {
    let bytes: [UInt8]
    do { bytes = try MapSource.bytes(path: path, limit: Style.byteLimit) } catch { throw .mapData(error) }
    let review: StyleReview
    do { review = try StyleReview(json: bytes, path: path) } catch { throw .style(error) }
    let layers = review.document["layers"]?.array ?? []
    func layer(_ place: JSONPath) -> String? {
      StyleReview.layer(place).flatMap { layers.indices.contains($0) ? layers[$0]["id"]?.string : nil }
    }
    let faults = review.faults.map {
      StyleFinding(kind: .error, path: $0.place.description, layer: layer($0.place), message: $0.message)
    }
    guard let style = review.style else { return StyleReport(findings: faults, notes: []) }
    let known = Set(style.sources.map(\.id))
    for name in substitutes.keys.sorted() where !known.contains(name) {
      throw .unknownSource(name: name, known: known.sorted())
    }
    let survey = StyleSurvey(style, path: path, substitutes: substitutes)
    let library = try? FontLibrary(directories: fonts ?? Assets.fontDirectories)
    var check = StyleCheck(
      style: style, document: review.document, survey: survey, families: library.map { Set($0.fileFamilies) })
    check.findings = faults
    check.run()
    var notes = survey.notes
    if library == nil { notes.append("no fonts were found, so text-font was not looked at.") }
    return StyleReport(findings: check.ordered, notes: notes)
  }

  private init(style: Style, document: JSONValue, survey: StyleSurvey, families: Set<String>?) {
    (self.style, self.document, self.survey, self.families) = (style, document, survey, families)
  }

  private mutating func run() {
    for note in style.notes {
      add(note.kind == .missingSource ? .missingSource : .unsupported, note.place, note.message)
    }
    for fault in survey.faults { add(.missingSource, fault.place, fault.message) }
    checkMembers()
    for (index, layer) in style.layers.enumerated() {
      let place = JSONPath("layers").appending(index)
      guard let json = document["layers"]?.array?.dropFirst(index).first else { continue }
      checkSource(layer, at: place)
      checkReach(layer, json, at: place)
      checkNames(json, at: place)
      if case .symbol(let symbol) = layer.kind { checkContrast(layer, symbol, json, at: place) }
    }
  }

  mutating func add(_ kind: StyleFinding.Kind, _ place: JSONPath, _ message: String) {
    let layer = StyleReview.layer(place).flatMap { style.layers.indices.contains($0) ? style.layers[$0].id : nil }
    let finding = StyleFinding(kind: kind, path: place.description, layer: layer, message: message)
    if !findings.contains(finding) { findings.append(finding) }
  }

  /// The style as a whole first, then layer by layer.
  private var ordered: [StyleFinding] {
    func number(_ path: String) -> Int {
      guard path.hasPrefix("layers[") else { return -1 }
      return Int(path.dropFirst(7).prefix { $0.isNumber }) ?? -1
    }
    return findings.enumerated().sorted { first, second in
      let (a, b) = (number(first.element.path), number(second.element.path))
      return a != b ? a < b : first.offset < second.offset
    }.map(\.element)
  }

  // MARK: Members

  private static let rootMembers: Set<String> = [
    "version", "name", "metadata", "center", "centerAltitude", "zoom", "bearing", "pitch", "roll", "state", "light",
    "sky",
    "projection", "terrain", "sources", "sprite", "glyphs", "font-faces", "transition", "layers", "id", "owner",
    "created",
    "modified", "draft", "visibility",
  ]
  private static let layerMembers: Set<String> = [
    "id", "type", "metadata", "source", "source-layer", "minzoom", "maxzoom", "filter", "layout", "paint", "ref",
    "interactive",
  ]
  private static let notDrawn: [(member: String, why: String)] = [
    ("sky", "the sky is drawn in scenes only."), ("terrain", "the ground is drawn flat."), ("fog", "fog is not drawn."),
    ("imports", "styles within styles are not read."), ("models", "models are not drawn."),
  ]

  private mutating func checkMembers() {
    for (name, _) in document.object?.members ?? [] {
      if let known = Self.notDrawn.first(where: { $0.member == name }) {
        add(.unsupported, JSONPath(name), known.why)
      } else if !Self.rootMembers.contains(name) {
        add(
          .unsupported, JSONPath(name),
          "unknown member, ignored\(suggestion(for: name, among: Self.rootMembers.sorted())).")
      }
    }
    if let projection = style.projectionName, projection != "mercator" {
      add(
        .unsupported, JSONPath("projection"),
        "\"\(projection.shown())\" is not supported; the map is drawn in \"mercator\".")
    }
    for (index, layer) in (document["layers"]?.array ?? []).enumerated() {
      let place = JSONPath("layers").appending(index)
      for (name, _) in layer.object?.members ?? [] where !Self.layerMembers.contains(name) {
        add(
          .unsupported, place.appending(name),
          "unknown member, ignored\(suggestion(for: name, among: Self.layerMembers.sorted())).")
      }
      if layer["ref"] != nil { add(.unsupported, place.appending("ref"), "layers that refer to others are not read.") }
    }
    for source in style.sources {
      if !style.layers.contains(where: { $0.source == source.id }) {
        add(.neverMatches, JSONPath("sources", source.id), "no layer draws anything of this source.")
      }
    }
  }

  // MARK: Sources

  private mutating func checkSource(_ layer: StyleLayer, at place: JSONPath) {
    guard layer.type != "background", layer.type != "sky" else { return }
    guard let name = layer.source else {
      if case .unsupported = layer.kind { return }
      add(.missingSource, place, "a layer of type \(layer.type) needs a \"source\".")
      return
    }
    guard case .vector(let survey, _)? = self.survey.sources[name] else { return }
    guard let sourceLayer = layer.sourceLayer else {
      add(.missingSourceLayer, place, "layers of vector tiles need a \"source-layer\".")
      return
    }
    let known = survey.layers.map(\.name)
    // What was seen in part only may still hold it, unless the metadata list all layers.
    let isCertain = survey.isComplete || survey.layers.contains { !$0.statedFields.isEmpty }
    guard isCertain, !known.contains(sourceLayer) else { return }
    let guess = suggestion(for: sourceLayer, among: known)
    add(
      .missingSourceLayer, place.appending("source-layer"),
      "the source \"\(name.shown())\" has no layer \"\(sourceLayer.shown())\"\(guess); it has \(known.map { $0.shown() }.joined(separator: ", "))."
    )
  }

  // MARK: Reach

  private mutating func checkReach(_ layer: StyleLayer, _ json: JSONValue, at place: JSONPath) {
    if layer.minZoom >= layer.maxZoom {
      add(
        .neverMatches, place.appending("maxzoom"),
        "the layer ends before it begins, at zoom \(layer.minZoom.shortText).")
      return
    }
    if case .vector(_, let zooms)? = layer.source.flatMap({ survey.sources[$0] }),
      layer.maxZoom <= Double(zooms.lowerBound)
    {
      add(
        .neverMatches, place.appending("maxzoom"),
        "the layer shows below zoom \(layer.maxZoom.shortText) only, and its source begins at \(zooms.lowerBound).")
    }
    guard let filter = json["filter"], filter != .null, case .some = layer.source else { return }
    let reach = FilterReach(facts(of: layer)).deadEnds(filter)
    for end in reach.ends {
      let place = place.appending("filter").appending(end.place)
      add(
        .neverMatches, place,
        reach.isWhole ? "the filter accepts nothing: \(end.reason)." : "this part never holds: \(end.reason).")
    }
  }

  private func facts(of layer: StyleLayer) -> LayerFacts {
    let last = layer.maxZoom.isFinite ? layer.maxZoom.nextDown : 24
    var facts = LayerFacts(zooms: layer.minZoom...max(last, layer.minZoom))
    switch layer.source.flatMap({ survey.sources[$0] }) {
    case .shapes(let summary):
      facts.geometries = summary.geometries
      // Properties that are lists or objects are not counted.
      facts.fields = summary.count > 0 ? summary.facts(withValues: true) : nil
    case .vector(let survey, _):
      guard let summary = survey.layers.first(where: { $0.name == layer.sourceLayer }) else { break }
      if survey.isComplete || !summary.statedFields.isEmpty { facts.fields = summary.facts(withValues: false) }
      if survey.isComplete { facts.geometries = summary.geometries }
    default: break
    }
    return facts
  }
}

extension LayerSummary {
  fileprivate var geometries: Set<String> {
    Set([("Point", points), ("LineString", lines), ("Polygon", polygons)].filter { $0.1 > 0 }.map(\.0))
  }

  fileprivate func facts(withValues: Bool) -> [String: LayerFacts.Field] {
    var result: [String: LayerFacts.Field] = [:]
    for (name, field) in fields {
      let values = withValues && field.count > 0 ? field.values.map { Set($0.keys.map(\.plainText)) } : nil
      result[name] = LayerFacts.Field(types: field.types, values: values)
    }
    for (name, type) in statedFields {
      var field = result[name] ?? LayerFacts.Field(types: [])
      // Writers are not exact about types: what was seen counts too.
      if ["string", "number", "boolean"].contains(type.lowercased()) { field.types.insert(type.lowercased()) }
      result[name] = field
    }
    return result
  }
}

extension PropertyValue {
  fileprivate var plainText: String {
    switch self {
    case .string(let text): text
    case .number(let number): number.shortText
    case .bool(let flag): flag ? "true" : "false"
    case .null: "null"
    }
  }
}
