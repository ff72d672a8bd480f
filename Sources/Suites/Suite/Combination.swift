import JSON
import Wayframe

/// A scene with the values that one frame gives its keys, in the order of the suite file.
struct Combination {
  /// Which of the suite's scenes.
  var scene: Int
  var values: SuiteFile.Values
  /// Whether it was added by `include`, so that `exclude` lets it be.
  var isIncluded = false

  /// `day.json with locale=it_IT, device=phone`.
  func description(_ sceneFile: String) -> String {
    let changes = values.map { "\($0.key)=\($0.value.string ?? $0.value.excerpt())".shown(limit: 80) }
    return changes.isEmpty ? sceneFile : "\(sceneFile) with \(changes.joined(separator: ", "))"
  }

  /// Equal for combinations of the same scene and values.
  var identity: String {
    "\(scene) " + values.map { "\($0.key)=\($0.value.text())" }.sorted().joined(separator: "\u{0}")
  }
}

extension SuiteFile {
  /// The most frames of a suite.
  static let frameLimit = 10_000

  /// Every combination: scene by scene, of the variants the last one changing first, then those of `include`.
  ///
  /// - Parameter overrides: take the place of variants of the same key.
  func combinations(overrides: [SceneOverride]) throws(SuiteError) -> [Combination] {
    func overridden(_ axes: [(key: String, values: [JSONValue])]) -> [(key: String, values: [JSONValue])] {
      axes.map { axis in
        overrides.last { $0.key == axis.key }.map { (axis.key, [$0.givenValue]) } ?? axis
      }
    }
    var count = 0
    var combinations: [Combination] = []
    func multiply(
      _ scenes: [Int], _ axes: [(key: String, values: [JSONValue])], isIncluded: Bool
    ) throws(SuiteError) {
      let axes = overridden(axes)
      let product = axes.reduce(scenes.count) { product, axis in
        let (next, overflow) = product.multipliedReportingOverflow(by: axis.values.count)
        return overflow ? .max : next
      }
      count = count.addingReportingOverflow(product).overflow ? .max : count + product
      guard count <= Self.frameLimit else {
        throw .tooManyFrames(file: path, count: count, limit: Self.frameLimit)
      }
      var made = scenes.map { Combination(scene: $0, values: [], isIncluded: isIncluded) }
      for axis in axes {
        made = made.flatMap { combination in
          axis.values.map { value in
            var combination = combination
            combination.values.append((axis.key, value))
            return combination
          }
        }
      }
      combinations += made
    }
    try multiply(Array(scenes.indices), variants, isIncluded: false)
    for (index, selection) in include.enumerated() {
      let chosen = selection.first { $0.key == "scene" }
      var indices = Array(scenes.indices)
      if let chosen {
        indices = []
        for value in chosen.values { indices.append(try scene(value, key: "include[\(index)].scene")) }
      }
      try multiply(indices, selection.filter { $0.key != "scene" }, isIncluded: true)
    }
    guard !overrides.isEmpty else { return combinations }
    // What differed by a key that is now one value everywhere is one frame.
    var known: Set<String> = []
    return combinations.filter { known.insert($0.identity).inserted }
  }

  private func scene(_ value: JSONValue, key: String) throws(SuiteError) -> Int {
    let names = scenes.map { sceneName($0) }
    guard let name = value.string else {
      throw .scene(.wrongType(file: path, key: key, expected: "a scene's name", found: value.kind))
    }
    guard let index = names.firstIndex(of: name) else {
      throw .scene(.unknownValue(file: path, key: key, value: name, allowed: names))
    }
    return index
  }

  /// The name of a scene's file without folder and extension.
  func sceneName(_ path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".json") ? String(file.dropLast(5)) : file
  }
}
