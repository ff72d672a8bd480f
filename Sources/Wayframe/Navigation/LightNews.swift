import Guidance

/// Which suggested light each listener has heard of last.
///
/// A listener that was told nothing yet has its map lit as by day, as map views begin; so low light is news to it, and day
/// is not. One that comes back is told what changed while it was away.
struct LightNews {
  private struct Told {
    weak var listener: (any NavigatorListener)?
    var mode: LightingMode
  }

  private var told: [Told] = []

  /// Whether `listener` has yet to hear of `mode`; from then on it counts as told.
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
