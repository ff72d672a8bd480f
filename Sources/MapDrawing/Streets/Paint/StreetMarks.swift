import Geometry

/// What stands on streets, found by the places that it shares with them.
struct StreetMarks {
  struct Spot {
    var crossing: CrossingKind?
    /// The direction of a way across the street, where there is one.
    var across: Point?
    var hasIsland = false
    var calming: CalmingKind?
    /// For signals and stop signs: the direction of the way that they are for, where it is told.
    var stops = false
    var isSignal = false
    var direction: String?
  }

  private(set) var spots: [PointKey: Spot] = [:]

  /// - Parameter crossings: ways across streets.
  init(_ marks: [StreetSource.Mark], crossings: [(points: [Point], tags: StreetTags)], customs: StreetCustoms) {
    for mark in marks {
      var spot = spots[PointKey(mark.place)] ?? Spot()
      switch mark.kind {
      case .crossing:
        spot.crossing = CrossingKind(mark.tags, customs: customs) ?? spot.crossing
        spot.calming = mark.tags["traffic_calming"].flatMap(CalmingKind.init) ?? spot.calming
        if mark.tags["crossing:island"] == "yes" || mark.tags["traffic_calming"] == "island" { spot.hasIsland = true }
      case .signal, .stop:
        spot.stops = true
        spot.isSignal = spot.isSignal || mark.kind == .signal
        spot.direction = mark.tags["direction"]
      }
      spots[PointKey(mark.place)] = spot
    }
    for crossing in crossings {
      let kind = CrossingKind(crossing.tags, customs: customs)
      for (index, point) in crossing.points.enumerated() {
        let (a, b) = (crossing.points[max(index - 1, 0)], crossing.points[min(index + 1, crossing.points.count - 1)])
        var spot = spots[PointKey(point)] ?? Spot()
        spot.across = (b - a).normalized
        spot.crossing = kind ?? spot.crossing
        spots[PointKey(point)] = spot
      }
    }
  }
}

/// What slows traffic down: OpenStreetMap's values of `traffic_calming` that are painted.
enum CalmingKind: String, Sendable {
  case bump, hump, table, cushion
  case miniBumps = "mini_bumps"
  case rumbleStrip = "rumble_strip"

  /// Metres along the street.
  var length: Double {
    switch self {
    case .bump, .miniBumps: 1.2
    case .hump, .cushion: 3.6
    case .rumbleStrip: 3
    case .table: 8
    }
  }
}

/// How a crossing for people on foot is painted.
enum CrossingKind: Sendable {
  case zebra, rows, none

  /// `nil` where the tags do not say.
  init?(_ tags: StreetTags, customs: StreetCustoms) {
    switch tags["crossing:markings"] {
    case "zebra"?, "zebra:double"?, "zebra:paired"?, "zebra:bicolour"?, "ladder"?, "ladder:skewed"?, "ladder:paired"?,
      "yes"?:
      self = .zebra
      return
    case "lines"?, "lines:paired"?, "dashes"?, "dots"?:
      self = .rows
      return
    case "no"?:
      self = .none
      return
    default: break
    }
    switch tags["crossing"] {
    case "zebra"?, "marked"?, "uncontrolled"?: self = .zebra
    case "traffic_signals"?: self = customs.hasDashedSignalCrossings ? .rows : .zebra
    case "unmarked"?, "no"?: self = .none
    default: return nil
    }
  }
}
