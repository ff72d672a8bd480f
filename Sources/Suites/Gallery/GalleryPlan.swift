import Wayframe

/// Which pictures there are: those that a suite describes, each of one frame under a name of its own.
struct GalleryPlan {
  /// A picture of one frame.
  struct Entry: Sendable {
    /// A path without an extension, unique in the gallery.
    let name: String
    let picture: SuitePicture
    let frame: SuiteFrame
  }

  let entries: [Entry]

  /// A suite that describes none has a picture of every frame, called as the frame.
  init(_ suite: Suite, _ options: GalleryOptions) throws(GalleryError) {
    var entries: [Entry] = []
    let described =
      suite.pictures.isEmpty
      ? suite.frames.map { SuitePicture(name: $0.name, scene: $0.name) } : suite.pictures
    for picture in described {
      let frames = Self.frames(picture.scene, in: suite)
      guard !frames.isEmpty else {
        throw .unknownFrame(
          file: suite.path, picture: picture.name, scene: picture.scene, frames: suite.frames.map(\.name))
      }
      let names = try Self.names(of: picture, frames, file: suite.path)
      for (name, frame) in zip(names, frames) {
        entries.append(Entry(name: name, picture: options.applied(to: picture), frame: frame))
      }
    }
    // File systems that ignore case would take two for one.
    var seen: Set<String> = []
    for entry in entries where !seen.insert(entry.name.lowercased()).inserted {
      throw .sameName(file: suite.path, path: entry.name)
    }
    self.entries = entries
  }

  /// Those of exactly that name, else those of the scene, else those that fit it as a pattern.
  private static func frames(_ name: String, in suite: Suite) -> [SuiteFrame] {
    for found in [suite.frames.filter { $0.name == name }, suite.frames.filter { $0.scene == name }]
    where !found.isEmpty {
      return found
    }
    let pattern = NamePattern(name)
    return suite.frames.filter { pattern.fits($0.name) }
  }

  /// The picture's name with its tokens' values; without tokens, what tells the frames' names apart stands behind it.
  private static func names(
    of picture: SuitePicture, _ frames: [SuiteFrame], file: String
  ) throws(GalleryError) -> [String] {
    var names: [String] = []
    do throws(SuiteError) {
      let template = try NameTemplate(picture.name, file: file)
      for token in template.tokens where !NameTemplate.usualTokens.contains(token) {
        guard frames.contains(where: { $0.document?.value(of: token) != nil }) else {
          throw SuiteError.unusableValue(
            file: file, key: "name",
            reason: "{\(token)} is neither \(NameTemplate.usualTokens.joined(separator: ", ")) nor a key of its scenes")
        }
      }
      let parts = frames.map { $0.name.split(separator: "/").map(String.init) }
      for (index, frame) in frames.enumerated() {
        var name = template.name { frame.value(of: $0) }
        if template.tokens.isEmpty && frames.count > 1 {
          let telling = parts[index].enumerated().filter { place, part in
            parts.contains { $0.count <= place || $0[place] != part }
          }
          name = ([name] + telling.map(\.element)).joined(separator: "/")
        }
        try NameTemplate.check(name, file: file)
        names.append(name)
      }
    } catch {
      throw .unusableName(file: file, picture: picture.name, reason: error.reason)
    }
    return names
  }
}

extension SuiteFrame {
  /// What a token of a name stands for.
  fileprivate func value(of token: String) -> String {
    switch token {
    case "scene": scene
    case "device": device
    case "locale": locale
    case "light": light
    default: (document?.value(of: token) ?? .null).nameText
    }
  }
}

extension SuiteError {
  /// The reason alone, where a name or a value is refused.
  fileprivate var reason: String {
    switch self {
    case .unusableName(_, _, let reason), .unusableValue(_, _, let reason): reason
    default: description
    }
  }
}
