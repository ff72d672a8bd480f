/// How traffic delays the trip; names and raw values are the Navigation SDK's.
public enum DelayCategory: Int, Sendable, Hashable, CaseIterable {
  /// Nothing is known of the traffic.
  case noData = 0
  /// Delays, the longest first.
  case heavy, medium, light

  /// How traffic delays the way from `progress` to its next destination.
  ///
  /// By the service's times with and without traffic where it gives both (heavy from a quarter more on, medium from a
  /// tenth), else by the share of slow stretches.
  public init(_ progress: RouteProgress) {
    let route = progress.route
    if let free = route.staticDuration, free > 0 {
      let ratio = route.duration / free
      self = ratio >= 1.25 ? .heavy : ratio >= 1.1 ? .medium : .light
      return
    }
    let start = progress.distanceAlongRoute
    let end = start + progress.distanceToNextDestination
    func metres(_ levels: Set<TrafficLevel>) -> Double {
      route.traffic.reduce(0) { sum, stretch in
        guard levels.contains(stretch.value) else { return sum }
        return sum + max(0, min(stretch.to, end) - max(stretch.from, start))
      }
    }
    let known = metres([.normal, .slow, .jam, .severe, .closed])
    guard known > 0 else {
      self = .noData
      return
    }
    let jam = metres([.jam, .severe, .closed]) / known
    let slow = metres([.slow]) / known + jam
    self = jam > 0.15 ? .heavy : slow > 0.1 ? .medium : .light
  }
}
