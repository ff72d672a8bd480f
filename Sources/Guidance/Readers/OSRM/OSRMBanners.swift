extension Step {
  /// Takes the banners that the step before shows for this manoeuvre, from far to near.
  mutating func takeBanners(from before: JSONNode, side: OSRMStepReader.Side) {
    let drivingSide = side.of(before)
    for node in before.list("bannerInstructions") {
      guard let distance = node["distanceAlongGeometry"]?.number, distance >= 0, let primary = node["primary"]
      else { continue }
      var banner = RouteBanner(distanceBeforeManeuver: distance, primary: components(primary))
      banner.secondary = node["secondary"].map(components) ?? []
      banner.sub = node["sub"].map(components) ?? []
      banner.lanes = Self.lanes(node["sub"], side: drivingSide, modifier: primary["modifier"]?.text)
      banners.append(banner)
      if maneuver.isRoundabout, turnAngleDegrees == nil, let ring = primary["degrees"]?.number {
        take(ringDegrees: ring)
      }
    }
    banners.sort { $0.distanceBeforeManeuver > $1.distanceBeforeManeuver }
    if lanes.isEmpty { lanes = banners.last { !$0.lanes.isEmpty }?.lanes ?? [] }
  }

  /// How far round the roundabout the exit is: 180° is straight on.
  private mutating func take(ringDegrees: Double) {
    guard ringDegrees >= 0, ringDegrees <= 360 else { return }
    let angle = drivingSide == .left ? ringDegrees - 180 : 180 - ringDegrees
    turnAngleDegrees = Geodesy.turnDegrees(from: 0, to: angle)
    maneuver = .roundabout(TurnDirection(degrees: angle, drivingSide: drivingSide), drivingSide)
  }

  /// The pieces of a row; some services give the step's road numbers as plain text, but they have plates.
  private func components(_ row: JSONNode) -> [RouteBanner.Component] {
    let numbers = roadNumbers + towardNumbers
    return row.list("components").compactMap { node in
      guard var kind = node["type"]?.text.flatMap(RouteBanner.Component.Kind.init), let text = node.string("text")
      else { return nil }
      if kind == .text, numbers.contains(text) { kind = .icon }
      var component = RouteBanner.Component(kind: kind, text: text)
      component.abbreviation = node.string("abbr")
      component.abbreviationPriority = node.integer("abbr_priority")
      return component
    }
  }

  private static func lanes(_ row: JSONNode?, side: DrivingSide, modifier: String?) -> [Lane] {
    let reader = OSRMLanes(side: side, modifier: modifier)
    return (row?.list("components") ?? []).filter { $0["type"]?.text == "lane" }.map { node in
      reader.lane(
        node.list("directions").compactMap(\.text), isOpen: node.flag("active") == true,
        followed: node["active_direction"]?.text)
    }
  }
}
