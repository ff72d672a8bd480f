import Foundation
import Pixels
import Suites
import Wayframe

extension GoldenImages {
  /// Draws a scene's variants and compares each with its golden, or records it.
  ///
  /// - Parameters:
  ///   - name: the base of the goldens' names; that of the test when `nil`.
  ///   - test: who asks.
  package func outcomes(
    ofScene path: String, named name: String? = nil, variants: [SceneVariant] = [.base],
    test: (name: String, id: String)
  ) throws -> [GoldenOutcome] {
    let names = variants.map { $0.goldenName(name ?? test.name) }
    var session = try GoldenSession(self, asking: names.map { ($0, nil) }, by: name == nil ? test.id : nil)
    let scene = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let frames = try zip(names, variants).map { name, variant in
      SuiteFrame(
        name: name, scene: scene, navigationScene: try NavigationScene(path: path, overrides: variant.overrides))
    }
    try SuiteRunner(threads: 2, resources: FrameResources()).run(frames) { frame, result, seconds in
      try session.add(frame, result, seconds: seconds)
    }
    try session.writeReport()
    return session.outcomes
  }

  /// The same for words; nothing is drawn.
  package func outcomes(
    of kind: TextGolden.Kind, ofScene path: String, named name: String? = nil, variants: [SceneVariant] = [.base],
    test: (name: String, id: String)
  ) throws -> [GoldenOutcome] {
    let names = variants.map { $0.goldenName(name ?? test.name) }
    var session = try GoldenSession(self, asking: names.map { ($0, kind) }, by: name == nil ? test.id : nil)
    let renderer = try FrameRenderer()
    for (name, variant) in zip(names, variants) {
      let scene = try NavigationScene(path: path, overrides: variant.overrides)
      let result = Result { () throws(FrameError) in try renderer.compose(scene) }
      switch result {
      case .success(let frame): try session.add(TextGolden(kind, of: frame, named: name))
      case .failure(let error): try session.add(failure: error, named: name + kind.suffix)
      }
    }
    try session.writeReport()
    return session.outcomes
  }

  /// The same for words of a drawn frame.
  package func outcome(
    of kind: TextGolden.Kind, of frame: Frame, named name: String? = nil, test: (name: String, id: String)
  ) throws -> [GoldenOutcome] {
    var session = try GoldenSession(self, asking: [(name ?? test.name, kind)], by: name == nil ? test.id : nil)
    try session.add(TextGolden(kind, of: frame.composition, named: name ?? test.name))
    try session.writeReport()
    return session.outcomes
  }

  /// The same for a picture.
  package func outcomes(
    of subject: GoldenSubject, named name: String? = nil, test: (name: String, id: String)
  ) throws -> [GoldenOutcome] {
    var session = try GoldenSession(self, asking: [(name ?? test.name, nil)], by: name == nil ? test.id : nil)
    try session.add(subject, named: name ?? test.name)
    try session.writeReport()
    return session.outcomes
  }
}
