import Geometry
import Guidance
import MapData

/// The streets of a route that names have to do with.
struct RouteStreets {
  /// The street that the next manoeuvre leads into.
  let next: Turn?

  struct Turn {
    var name: String
    /// What stands for the name where there is no room for it.
    var shortName: String?
    /// Metres along the route: the manoeuvre, and the end of the street's stretch.
    var from, to: Double
  }

  init(_ overlay: NavigationOverlay) {
    guard overlay.isGuiding, let route = overlay.route else {
      next = nil
      return
    }
    let steps = route.legs.flatMap(\.steps)
    let coming = steps.firstIndex { $0.distanceAlongRoute == overlay.maneuverDistance && !$0.maneuver.isArrival }
    next = coming.flatMap { index in
      let step = steps[index]
      guard !step.roadName.isEmpty else { return nil }
      return Turn(
        name: step.roadName, shortName: step.shortRoadName, from: step.distanceAlongRoute,
        to: step.distanceAlongRoute + max(step.length, 0))
    }
  }

  /// Whether two texts name one street, one of them perhaps in both scripts or with more words.
  static func isSame(_ a: String, _ b: String) -> Bool {
    !a.isEmpty && !b.isEmpty && (a == b || a.contains(b) || b.contains(a))
  }

  /// What a street is called, in all languages.
  static func names(of feature: Feature) -> [String] {
    feature.properties.filter { $0.key.hasPrefix("name") }.values.compactMap { value in
      if case .string(let text) = value { text } else { nil }
    }
  }

  // MARK: Under cover

  /// How far beside the route a way may run that the route is in, in metres.
  private static let reachMetres = 6.0
  /// The route is in a way along which it runs so far, in metres, or over this share of the way.
  private static let leastMetres = 60.0
  private static let leastShare = 0.6
  /// A way is looked at in so many places.
  private static let samples = 16
  /// The cosine of the angle between two lines that run the same way or against each other.
  private static let parallel = 0.86

  /// Whether a route runs in a way, and not on a street above it.
  static func runs(_ line: RouteLine, in feature: Feature) -> Bool {
    guard case .lines(let lines) = feature.geometry, line.bounds.touches(feature.geometry.bounds),
      let start = line.start
    else { return false }
    let metre = 1 / WebMercator.metresPerWorldUnit(latitude: WebMercator.unproject(start).latitude)
    return lines.contains { points in
      let way = Polyline(points)
      guard way.length > 0 else { return false }
      var (inside, places): (Int, [Double]) = (0, [])
      for sample in 0..<samples {
        let measure = way.length * (Double(sample) + 0.5) / Double(samples)
        guard let point = way.place(at: measure)?.point, let near = line.nearest(to: point),
          near.away <= reachMetres * metre,
          abs(line.direction(at: near.distance).dot(way.direction(at: measure))) >= parallel
        else { continue }
        inside += 1
        places.append(near.distance)
      }
      let share = Double(inside) / Double(samples)
      guard share >= leastShare || share * way.length >= leastMetres * metre else { return false }
      return isNamed(feature, like: line.route, around: places)
    }
  }

  /// Whether the route calls the way by its name there; a route that names nothing does not contradict.
  private static func isNamed(_ feature: Feature, like route: Route, around places: [Double]) -> Bool {
    let steps = route.legs.flatMap(\.steps)
    let middle = places.sorted()[places.count / 2]
    let name = steps.last { $0.distanceAlongRoute <= middle }?.roadName ?? ""
    let names = names(of: feature)
    return name.isEmpty || names.isEmpty || names.contains { isSame($0, name) }
  }
}
