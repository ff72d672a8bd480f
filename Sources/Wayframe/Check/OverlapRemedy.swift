import Geometry
import NavigationUI

/// Looks for the smallest change of a scene that takes two elements or views apart, by laying the interface out anew.
struct OverlapRemedy {
  let scene: NavigationScene
  let finding: Finding
  /// The interface of a changed scene; `nil` where that cannot be laid out.
  let interface: (NavigationScene) -> SceneInterface?

  /// How often a change is made larger before it counts as without effect.
  private static let attempts = 4

  private struct Change {
    var words: String
    /// Points that something moves by.
    var distance: Double
  }

  /// As `KEY=VALUE` or in words; `nil` where neither padding nor a constant of a view's constraint helps.
  var words: String? {
    guard let other = finding.other, let overlap = finding.overlap, overlap.count == 2 else { return nil }
    let before = problems(of: scene)
    var best: Change?
    func consider(_ change: Change?) {
      guard let change, change.distance < best?.distance ?? .infinity else { return }
      best = change
    }
    for (name, side) in Self.sides {
      consider(
        search(before, other) { points, scene in
          let padding = (scene.padding[keyPath: side] + points).rounded(.up)
          guard padding <= 4_096 else { return nil }
          let moved = padding - scene.padding[keyPath: side]
          scene.padding[keyPath: side] = padding
          return Change(words: "padding.\(name)=\(plain(padding))", distance: moved)
        })
    }
    for view in scene.views.indices where [finding.subject, other].contains(scene.views[view].name) {
      for rule in scene.views[view].constraints.indices where !scene.views[view].constraints[rule].attribute.isSize {
        for sign in [-1.0, 1] {
          consider(
            search(before, other) { points, scene in
              let old = scene.views[view].constraints[rule]
              scene.views[view].constraints[rule].constant = (old.constant + sign * points.rounded(.up)).rounded()
              let new = scene.views[view].constraints[rule]
              return Change(
                words: "\"\(new)\" in place of \"\(old)\" in views.\(scene.views[view].name)",
                distance: abs(new.constant - old.constant))
            })
        }
      }
    }
    return best?.words
  }

  private static let sides: [(String, WritableKeyPath<Insets, Double> & Sendable)] = [
    ("top", \.top), ("left", \.left), ("bottom", \.bottom), ("right", \.right),
  ]

  /// Makes a change larger by what is still missing, along the height and along the width, until the two are apart.
  private func search(
    _ before: Set<Finding>, _ other: String, _ change: (Double, inout NavigationScene) -> Change?
  ) -> Change? {
    var best: Change?
    for axis in [0, 1] {
      var points = finding.overlap?[axis] ?? 0
      for _ in 0..<Self.attempts {
        var changed = scene
        guard points > 0, let made = change(points, &changed) else { break }
        guard let laidOut = interface(changed) else { break }
        let now = InterfaceFindings(interface: laidOut).room
        if let left = now.first(where: { $0.subject == finding.subject && $0.other == other }) {
          points += max(left.overlap?[axis] ?? 0, 0)
          continue
        }
        // What is cured must not bring another fault, nor hide what lay in the way.
        if Set(now.map(\.bare)).isSubset(of: before), made.distance < best?.distance ?? .infinity { best = made }
        break
      }
    }
    return best
  }

  private func problems(of scene: NavigationScene) -> Set<Finding> {
    Set(interface(scene).map { InterfaceFindings(interface: $0).room.map(\.bare) } ?? [])
  }
}

extension Finding {
  /// Without what a slight move changes.
  fileprivate var bare: Finding { Finding(kind, subject, message) }
}
