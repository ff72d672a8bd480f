import Guidance

/// The suggested light that each listener was last notified of.
///
/// A listener that was never notified still has the day light that map views begin with: it is notified of low light,
/// but day changes nothing for it. One that is added again is notified of what changed in between.
struct LightNews {
  private struct Told {
    weak var listener: (any NavigatorListener)?
    var mode: LightingMode
  }

  private var told: [Told] = []

  /// Whether `listener` must still be notified of `mode`; afterwards it counts as notified.
  mutating func isNews(_ mode: LightingMode, to listener: any NavigatorListener) -> Bool {
    told.removeAll { $0.listener == nil }
    guard let index = told.firstIndex(where: { $0.listener === listener }) else {
      told.append(Told(listener: listener, mode: mode))
      return mode != .normal
    }
    defer { told[index].mode = mode }
    return told[index].mode != mode
  }
}
