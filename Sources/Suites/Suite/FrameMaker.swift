import JSON
import Wayframe

/// A frame of a suite before it has its name.
struct UnnamedFrame {
  let combination: Combination
  let document: SceneDocument
  let scene: NavigationScene
  let light: Light
}

/// Makes the frames of a suite from its scenes, variants, texts and colours.
struct FrameMaker {
  private let file: SuiteFile
  private let documents: [SceneDocument]
  private let overrides: [SceneOverride]
  private let exclusions: [Exclusion]
  private let resources: FrameResources?
  /// Texts and colours that no scene had a place for so far, with why.
  private var unplaced: [String: SceneError] = [:]
  private var placed: Set<String> = []

  /// Parts of a scene that a text or a colour does not bring about.
  private static let optionalParts: Set = ["headerAccessory", "prompt", "destinationMarker", "route", "views", "markers"]

  init(
    _ file: SuiteFile, documents: [SceneDocument], overrides: [SceneOverride], resources: FrameResources?
  ) throws(SuiteError) {
    self.file = file
    self.documents = documents
    self.overrides = overrides
    self.resources = resources
    exclusions = file.exclude.enumerated().map { index, selection in
      Exclusion(selection, place: "exclude[\(index)]", folder: file.folder)
    }
    try checkExclusions()
  }

  mutating func frames() throws(SuiteError) -> [UnnamedFrame] {
    var frames: [UnnamedFrame] = []
    for combination in try file.combinations(overrides: overrides) {
      if let frame = try frame(of: combination) { frames.append(frame) }
    }
    if let (place, error) = unplaced.first(where: { !placed.contains($0.key) }) {
      throw .unusableValue(file: file.path, key: place, reason: "has no place in any scene: \(error)")
    }
    guard !frames.isEmpty else { throw .noFrames(file: file.path) }
    return frames
  }

  /// `nil` for one that is excluded.
  private mutating func frame(of combination: Combination) throws(SuiteError) -> UnnamedFrame? {
    let name = file.sceneName(file.scenes[combination.scene])
    let label = combination.description(documents[combination.scene].file)
    var document = documents[combination.scene]
    do {
      for (key, value) in combination.values {
        try document.lay(over: SceneOverride(key: key, value: value, folder: file.folder))
      }
      for override in overrides { try document.lay(over: override) }
    } catch {
      throw .frame(file: file.path, error)
    }
    func isExcluded(_ light: Light?) -> Bool {
      !combination.isIncluded
        && exclusions.contains {
          $0.needsLight == (light != nil) && $0.fits(scene: name, document: document, light: light?.rawValue)
        }
    }
    guard !isExcluded(nil) else { return nil }
    for locale in Self.chain(document.value(of: "locale")?.string ?? "en_US") {
      for (key, value) in file.strings[locale] ?? [] {
        lay(key, value, place: "strings.\(locale).\(key)", over: &document)
      }
    }
    var scene = try scene(document, label)
    let light: Light
    do {
      light = try scene.isDrawnAtNight(resources) ? .night : .day
    } catch {
      // What the sun lights cannot be read, so that the frame cannot be drawn either; drawing tells it.
      light = .day
    }
    guard !isExcluded(light) else { return nil }
    if let colors = file.colors[light.rawValue] {
      for (key, value) in colors { lay(key, value, place: "colors.\(light.rawValue).\(key)", over: &document) }
      scene = try self.scene(document, label)
    }
    if !file.strings.isEmpty || !file.colors.isEmpty {
      // What the command line says stands above texts and colours.
      do { for override in overrides { try document.lay(over: override) } } catch {
        throw .frame(file: file.path, error)
      }
      scene = try self.scene(document, label)
    }
    return UnnamedFrame(combination: combination, document: document, scene: scene, light: light)
  }

  private func scene(_ document: SceneDocument, _ label: String) throws(SuiteError) -> NavigationScene {
    do { return try document.scene(file: label) } catch { throw .frame(file: file.path, error) }
  }

  /// Puts a text or a colour in its place; a scene that lacks the view, marker or part is left as it is.
  private mutating func lay(_ key: String, _ value: JSONValue, place: String, over document: inout SceneDocument) {
    if let part = key.split(separator: ".").first.map(String.init), part != key,
      Self.optionalParts.contains(part), document.value(of: part) == nil
    {
      unplaced[place] = .missingKey(file: document.file, key: part)
      return
    }
    do {
      try document.lay(over: SceneOverride(key: key, value: value, folder: file.folder))
      placed.insert(place)
    } catch {
      unplaced[place] = error
    }
  }

  /// The locale's ancestors from the language on, and itself: `zh`, `zh_Hant`, `zh_Hant_HK`.
  static func chain(_ locale: String) -> [String] {
    var chain: [String] = []
    for part in locale.prefix(100).replacing("-", with: "_").split(separator: "_") {
      chain.append(chain.last.map { "\($0)_\(part)" } ?? String(part))
    }
    return chain
  }

  /// Refuses keys that neither a scene nor a variant has: they would exclude nothing.
  private func checkExclusions() throws(SuiteError) {
    let axes = (file.variants.map(\.key) + file.include.joined().map(\.key)).filter { $0 != "scene" }
    let known = NameTemplate.usualTokens + axes
    for exclusion in exclusions {
      for key in exclusion.sceneKeys where !known.contains(key) {
        let isPartOfAxis = axes.contains { key.hasPrefix("\($0).") }
        guard isPartOfAxis || documents.contains(where: { $0.value(of: key) != nil }) else {
          throw .scene(
            .unknownKey(
              file: file.path, key: "\(exclusion.place).\(key)",
              allowed: known.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }))
        }
      }
    }
  }
}
