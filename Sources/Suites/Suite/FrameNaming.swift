import JSON
import Wayframe

/// Gives the frames of a suite their names.
struct FrameNaming {
  private let file: SuiteFile
  private let frames: [UnnamedFrame]

  init(_ frames: [UnnamedFrame], of file: SuiteFile) {
    self.frames = frames
    self.file = file
  }

  func named() throws(SuiteError) -> [SuiteFrame] {
    let template: NameTemplate
    if let text = file.name {
      template = try NameTemplate(text, file: file.path)
      try checkTokens(of: template)
    } else {
      template = usualTemplate
    }
    var owners: [String: Int] = [:]
    var result: [SuiteFrame] = []
    for (index, frame) in frames.enumerated() {
      let name = template.name { value(of: $0, in: frame) }
      try NameTemplate.check(name, file: file.path)
      // Some file systems take letters of either case for the same.
      if let other = owners.updateValue(index, forKey: name.lowercased()) {
        throw .sameName(
          file: file.path, name: name, first: describe(frames[other]), second: describe(frame))
      }
      result.append(
        SuiteFrame(
          name: name, scene: value(of: "scene", in: frame), device: value(of: "device", in: frame),
          locale: frame.scene.locale, light: frame.light.rawValue, navigationScene: frame.scene,
          document: frame.document))
    }
    return result
  }

  private func describe(_ frame: UnnamedFrame) -> String {
    frame.combination.description(file.sceneName(file.scenes[frame.combination.scene]) + ".json")
  }

  private func value(of key: String, in frame: UnnamedFrame) -> String {
    switch key {
    case "scene": file.sceneName(file.scenes[frame.combination.scene])
    case "device": frame.scene.device.displayName
    case "locale": frame.scene.locale
    case "light": frame.light.rawValue
    default: (frame.document.value(of: key) ?? .null).nameText
    }
  }

  /// Scene, device, locale and light, as far as they vary, then what else it takes to tell the frames apart, in the
  /// order of the suite's keys.
  private var usualTemplate: NameTemplate {
    var tokens = NameTemplate.usualTokens.filter { token in
      Set(frames.lazy.map { value(of: token, in: $0) }).count > 1
    }
    var names = frames.map { frame in tokens.map { NameTemplate.safe(value(of: $0, in: frame)) } }
    var count = Set(names).count
    for key in otherKeys where count < frames.count {
      let longer = zip(names, frames).map { $0 + [NameTemplate.safe(value(of: key, in: $1))] }
      let longerCount = Set(longer).count
      guard longerCount > count else { continue }
      (names, count) = (longer, longerCount)
      tokens.append(key)
    }
    return NameTemplate(tokens: tokens.isEmpty ? ["scene"] : tokens)
  }

  /// The keys with values of the suite's, objects by their members, without those that the usual tokens stand for.
  private var otherKeys: [String] {
    let stoodFor: Set = ["scene", "device", "device.name", "locale", "lightingMode"]
    var keys: [String] = []
    for (key, values) in file.variants + file.include.joined() {
      let members = values.flatMap { $0.object?.members.map(\.key) ?? [] }
      for key in members.isEmpty ? [key] : members.map({ "\(key).\($0)" })
      where !stoodFor.contains(key) && !keys.contains(key) {
        keys.append(key)
      }
    }
    return keys
  }

  /// Refuses tokens that no frame has a value for.
  private func checkTokens(of template: NameTemplate) throws(SuiteError) {
    let axes = file.variants.map(\.key) + file.include.joined().map(\.key)
    for token in template.tokens where !NameTemplate.usualTokens.contains(token) && !axes.contains(token) {
      guard frames.contains(where: { $0.document.value(of: token) != nil }) else {
        throw .scene(
          .unknownValue(
            file: file.path, key: "name", value: "{\(token)}",
            allowed: (NameTemplate.usualTokens + axes + ["a key that a scene has"]).reduce(into: []) {
              if !$0.contains($1) { $0.append($1) }
            }))
      }
    }
  }
}

extension Device {
  /// The preset's name, or the size in points.
  var displayName: String { name ?? "\(width.shortText)x\(height.shortText)" }
}
