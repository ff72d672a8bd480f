import ShownText

/// What lies side by side between the kerbs of a street, in metres.
struct Carriageway: Sendable, Equatable {
  enum Use: Sendable { case parking, cycle, bus, lane }

  /// One strip of it.
  struct Band: Sendable, Equatable {
    var use: Use
    var width: Double
    /// Whether traffic goes in the line's direction; without meaning for parking.
    var isForward = true
    var turns: LaneTurns = []

    var isLane: Bool { use == .lane || use == .bus }
  }

  /// From left to right in the line's direction.
  var bands: [Band]
  /// From the line to the left kerb.
  var left: Double
  var isOneWay: Bool

  var width: Double { bands.reduce(0) { $0 + $1.width } }
  var right: Double { width - left }
  var half: Double { width / 2 }

  /// No street is wider.
  static let widest = 34.0

  /// The same against its direction.
  var reversed: Carriageway {
    let bands = bands.reversed().map { band in
      var band = band
      band.isForward.toggle()
      return band
    }
    return Carriageway(bands: bands, left: right, isOneWay: isOneWay)
  }

  /// Where the bands meet, from the line to the left (positive) and the right, the kerbs included.
  var edges: [Double] { bands.reduce(into: [left]) { $0.append($0[$0.count - 1] - $1.width) } }
}

extension Carriageway {
  init(_ tags: StreetTags, drivesOnLeft: Bool) {
    let highway = tags.highway ?? ""
    let oneWay = Self.isOneWay(tags, highway)
    if highway == "service", let width = Self.narrow[tags["service"] ?? ""] {
      self.init(bands: [Band(use: .lane, width: width)], left: width / 2, isOneWay: oneWay)
      return
    }
    let count = Self.lanes(tags, highway, isOneWay: oneWay)
    let sides = StreetTags.Side.allCases
    let parking = sides.map { Self.parking(tags, $0) }
    let cycle = sides.map { Self.cycle(tags, $0, isOneWay: oneWay, drivesOnLeft: drivesOnLeft) }
    let beside = parking.reduce(0, +) + cycle.reduce(0, +)
    let isShared = !oneWay && count.backward == 0
    var laneWidth = Self.laneWidths[highway] ?? 3
    if let width = tags.number("width"), width > 2.2 {
      laneWidth = min(max((width - beside) / Double(count.forward + count.backward), 2.5), 4.2)
    }
    if isShared, highway != "service", highway != "living_street" { laneWidth = max(laneWidth, 4) }
    let lanes = Double(count.forward + count.backward)
    if beside + laneWidth * lanes > Self.widest { laneWidth = max((Self.widest - beside) / lanes, 1) }

    let forward = Self.bands(
      tags, count.forward, width: laneWidth, isForward: true, isOneWay: oneWay, drivesOnLeft: drivesOnLeft)
    let backward = Self.bands(
      tags, count.backward, width: laneWidth, isForward: false, isOneWay: oneWay, drivesOnLeft: drivesOnLeft)
    var bands: [Band] = []
    func add(_ use: Use, _ width: Double, isForward: Bool) {
      if width > 0 { bands.append(Band(use: use, width: width, isForward: isForward)) }
    }
    add(.parking, parking[0], isForward: true)
    add(.cycle, cycle[0], isForward: oneWay || drivesOnLeft)
    bands += drivesOnLeft ? forward + backward : backward + forward
    add(.cycle, cycle[1], isForward: oneWay || !drivesOnLeft)
    add(.parking, parking[1], isForward: true)
    self.init(bands: bands, left: 0, isOneWay: oneWay)
    left = placed(tags["placement"], laneWidth: laneWidth, before: parking[0] + cycle[0]) ?? width / 2
  }

  /// Where `placement` puts the left kerb, for one-way streets.
  private func placed(_ placement: String?, laneWidth: Double, before: Double) -> Double? {
    guard isOneWay, let parts = placement?.split(separator: ":"), parts.count == 2,
      let lane = Double(written: parts[1]),
      lane >= 1, lane <= 12
    else { return nil }
    switch parts[0] {
    case "right_of": return before + laneWidth * lane
    case "left_of": return before + laneWidth * (lane - 1)
    case "middle_of": return before + laneWidth * (lane - 0.5)
    default: return nil
    }
  }

  private static func isOneWay(_ tags: StreetTags, _ highway: String) -> Bool {
    switch tags["oneway"] {
    case "1", "yes", "true", "-1", "reverse": true
    case nil: highway == "motorway" || tags["junction"] == "roundabout" || tags["junction"] == "circular"
    default: false
    }
  }

  private static func lanes(
    _ tags: StreetTags, _ highway: String, isOneWay: Bool
  ) -> (forward: Int, backward: Int) {
    let missing =
      tags.isLink
      ? 1 : isOneWay ? (highway == "motorway" || highway == "trunk" ? 2 : 1) : singleTrack.contains(highway) ? 1 : 2
    let count = tags.laneCount("lanes") ?? missing
    if isOneWay { return (count, 0) }
    guard count > 1 else { return (1, 0) }
    switch (tags.laneCount("lanes:forward"), tags.laneCount("lanes:backward")) {
    case (let forward?, let backward?): return (forward, backward)
    case (let forward?, nil): return (forward, max(0, count - forward))
    case (nil, let backward?): return (max(1, count - backward), backward)
    case (nil, nil): return ((count + 1) / 2, count / 2)
    }
  }

  private static func bands(
    _ tags: StreetTags, _ count: Int, width: Double, isForward: Bool, isOneWay: Bool, drivesOnLeft: Bool
  ) -> [Band] {
    let direction = isForward ? ":forward" : ":backward"
    func value(_ key: String) -> String? { tags[key + direction] ?? (isOneWay ? tags[key] : nil) }
    let turns = LaneTurns.lanes(value("turn:lanes"), count: count)
    let buses = (value("bus:lanes") ?? value("psv:lanes")).map {
      $0.split(separator: "|", omittingEmptySubsequences: false).map { $0 == "designated" }
    }
    var bands = (0..<count).map { lane in
      Band(use: .lane, width: width, isForward: isForward, turns: turns?[lane] ?? [])
    }
    if let buses, buses.count == count {
      for lane in 0..<count where buses[lane] { bands[lane].use = .bus }
    } else if count > 1, hasBusLane(tags, direction, isOneWay: isOneWay) {
      bands[drivesOnLeft ? 0 : count - 1].use = .bus
    }
    // Seen along the line, the lanes of the other direction come in the opposite order.
    return isForward ? bands : bands.reversed()
  }

  private static func hasBusLane(_ tags: StreetTags, _ direction: String, isOneWay: Bool) -> Bool {
    for key in ["lanes:bus", "lanes:psv"] where tags.laneCount(key + direction) ?? 0 > 0 { return true }
    if tags["busway:both"] == "lane" || tags["busway"] == "lane" { return true }
    return isOneWay && (tags.laneCount("lanes:bus") ?? tags.laneCount("lanes:psv") ?? 0 > 0 ? 1 : 0) > 0
  }

  private static func parking(_ tags: StreetTags, _ side: StreetTags.Side) -> Double {
    guard tags.mayBegin(like: "parking") else { return 0 }
    let lane = tags.side("parking:lane", side)
    let orientation = tags["parking:\(side.rawValue):orientation"] ?? tags["parking:both:orientation"] ?? lane
    let place = tags["parking:\(side.rawValue)"] ?? tags["parking:both"]
    let isThere =
      place.map { $0 == "lane" || $0 == "street_side" } ?? (lane.map { parkingDepths[$0] != nil } ?? false)
    return isThere ? parkingDepths[orientation ?? ""] ?? 2.1 : 0
  }

  private static func cycle(
    _ tags: StreetTags, _ side: StreetTags.Side, isOneWay: Bool, drivesOnLeft: Bool
  ) -> Double {
    guard tags.mayBegin(like: "cycleway") else { return 0 }
    let away: StreetTags.Side = drivesOnLeft ? .right : .left
    let isBare = tags["cycleway:\(side.rawValue)"] == nil && tags["cycleway:both"] == nil
    if isOneWay, side == away, isBare { return 0 }
    switch tags.side("cycleway", side) {
    case "lane": return 1.7
    case "track": return 2
    default: return 0
    }
  }

  private static let laneWidths: [String: Double] = [
    "motorway": 3.6, "trunk": 3.5, "primary": 3.4, "secondary": 3.3, "tertiary": 3.2, "unclassified": 3,
    "residential": 3, "living_street": 2.8, "service": 3, "busway": 3.4,
  ]
  private static let narrow = ["driveway": 2.8, "parking_aisle": 2.8, "alley": 3.2]
  private static let parkingDepths = ["parallel": 2.1, "diagonal": 4.2, "perpendicular": 5]
  private static let singleTrack: Set<String> = ["living_street", "service", "busway"]
}
