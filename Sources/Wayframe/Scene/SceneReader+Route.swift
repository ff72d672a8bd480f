import Guidance

extension MapOptions: SceneReadable {
  static let blank = MapOptions()
  static let fields: [SceneField<MapOptions>] = [
    .key("sources", \.sources, .files(atMost: 1_000), "map files; for a layer that several have, the first wins"),
    .optional(
      "style", \.style, .file, otherwise: "the built-in look",
      "a MapLibre style file, which may colour the route too"),
    .key(
      "isBackdropEnabled", \.isBackdropEnabled, .flag,
      "whether the world shows below zoom 11 where the map files have no data; never with a `style`"),
    .optional(
      "attributionText", \.attributionText, .shownText, otherwise: "what the map files ask for",
      "the credit in the place of the map files' own"),
    .key(
      "attributionPosition", \.attributionPosition, .word,
      "the corner of the credit, which keeps clear of all else; leading is where reading begins"),
    .key(
      "isScaleBarEnabled", \.isScaleBarEnabled, .flag,
      "a bar as long as a round distance at the map's middle, in the locale's units; the SDK has none"),
    .key("scaleBarPosition", \.scaleBarPosition, .word, "the corner of the scale bar, which keeps clear of all else"),
  ]
}

extension SceneValue<[String]> {
  /// Paths, none of them empty.
  fileprivate static func files(atMost limit: Int) -> SceneValue {
    SceneValue(
      .list(of: .file, atMost: limit), json: { $0.isEmpty ? .array([]) : nil },
      read: {
        (object, name) throws(SceneError) in
        guard let paths = try object.strings(name, atMost: limit) else { return nil }
        guard !paths.contains("") else {
          throw .wrongType(file: object.file, key: object.key(name), expected: "paths", found: "an empty string")
        }
        return paths
      })
  }
}

extension RouteOptions: SceneReadable {
  static let blank = RouteOptions(response: "")
  static let fields: [SceneField<RouteOptions>] = [
    .needed("response", \.response, .file, "the file with what a routing service answered"),
    .optional("format", \.format, .word, otherwise: "found by content", "which service answered"),
    .optional(
      "precision", \.precision, .integer(in: 5...6), otherwise: "the format's",
      "digits after the point in encoded lines"),
    .key("index", \.index, .integer(in: 0...100), "which of the answer's routes is driven, counted from 0"),
    .key("routingStrategy", \.routingStrategy, .strategy, "how the route was chosen"),
    .optional(
      "targetDistancesMeters", \.targetDistancesMeters, .distances, otherwise: "none",
      "one number for each leg; needed with `deltaToTargetDistance`"),
    .key(
      "alternateRoutesStrategy", \.alternateRoutesStrategy, .word,
      otherwise: "`all`; with other strategies than `defaultBest` `none`",
      "how many other routes are offered, two at most"),
    .optional("drivingSide", \.drivingSide, .side, otherwise: "the region's", "the side of the road to drive on"),
    .optional(
      "destinationTitle", \.destinationTitle, .shownText, otherwise: "the answer's",
      "the name of the last leg's destination"),
    .optional(
      "destinationPlaceID", \.destinationPlaceID, .placeID, otherwise: "none",
      "what the destination is; its building is coloured and its doors are marked"),
    .key(
      "waypointTitles", \.waypointTitles, .titles, otherwise: "the answer's",
      "what the stops before the destination are called, in order; `null` for the answer's title"),
    .key(
      "waypointPlaceIDs", \.waypointPlaceIDs, .placeIDs, otherwise: "none",
      "what the stops before the destination are, in order; `null` for none"),
    .key("traffic", \.traffic, .stretches, otherwise: "the answer's", "stretches in place of the answer's traffic"),
    .optional(
      "speedLimit", \.speedLimit, .postedLimit, otherwise: "the answer's",
      "the limit all along the route; `none` and `unlimited` mean the same"),
  ]
  static let rules: [SceneRule] = [
    .needed("targetDistancesMeters", where: "routingStrategy", is: "deltaToTargetDistance")
  ]
}

extension SceneValue<RoutingStrategy> {
  fileprivate static var strategy: SceneValue {
    let named: [(String, RoutingStrategy)] = [
      ("defaultBest", .defaultBest), ("shorter", .shorter), ("deltaToTargetDistance", .deltaToTargetDistance),
    ]
    return .choice(named)
  }
}

extension SceneValue<DrivingSide> {
  fileprivate static var side: SceneValue { .choice([("left", .left), ("right", .right)]) }
}

extension SceneValue<[Double]> {
  fileprivate static var distances: SceneValue {
    let range = 0...1e8
    return SceneValue(.list(of: .number(range, unit: "metres", isWhole: false), atMost: 1_000)) {
      (object, name) throws(SceneError) in try object.numbers(name, in: range, atMost: 1_000)
    }
  }
}

extension SceneValue<[String?]> {
  fileprivate static var titles: SceneValue {
    SceneValue(.list(of: .orNull(.text(limit: SceneObject.textLimit)), atMost: 1_000)) {
      (object, name) throws(SceneError) in try object.optionalShownTexts(name, atMost: 1_000)
    }
  }
}

extension SceneValue<[RouteStretch<TrafficLevel>]> {
  fileprivate static var stretches: SceneValue {
    let range = 0...1e8
    let place = SceneType.number(range, unit: "metres", isWhole: false)
    let keys = [
      SceneKey(name: "from", type: place, isRequired: true, about: "where it begins along the route"),
      SceneKey(name: "to", type: place, isRequired: true, about: "where it ends, not before it begins"),
      SceneKey(
        name: "level", type: SceneValue<TrafficLevel>.word.type, isRequired: true, about: "how the traffic flows"),
    ]
    return SceneValue(.list(of: .object(keys, rules: []), atMost: 10_000)) { (object, name) throws(SceneError) in
      guard let stretches = try object.objects(name, atMost: 10_000) else { return nil }
      var traffic: [RouteStretch<TrafficLevel>] = []
      for var stretch in stretches {
        guard let from = try stretch.number("from", in: range),
          let to = try stretch.number("to", in: from...range.upperBound),
          let level = try stretch.value("level", as: TrafficLevel.self)
        else { throw .missingKey(file: object.file, key: stretch.key("from, to and level")) }
        try stretch.finish()
        traffic.append(RouteStretch(from: from, to: to, value: level))
      }
      return traffic
    }
  }
}

/// The words of `route.speedLimit` in place of a number.
private enum LimitWord: String, CaseIterable {
  case none, unlimited, unknown
}

extension SceneValue<PostedLimit> {
  /// `{"value": 50, "unit": "km/h"}`, or a word: `none` and `unlimited` mean the same.
  fileprivate static var postedLimit: SceneValue {
    let range = 1...500.0
    let unit = SceneValue<SpeedLimit.Unit>.word
    let keys = [
      SceneKey(
        name: "value", type: .number(range, unit: "", isWhole: false), isRequired: true, about: "the limit's number"),
      SceneKey(
        name: "unit", type: unit.type, fallback: .value(.string(SpeedLimit.Unit.kilometresPerHour.rawValue)),
        about: "what the number counts"),
    ]
    let words = LimitWord.allCases.map(\.rawValue)
    return SceneValue(.anyOf([.object(keys, rules: []), .words(words)])) { (object, name) throws(SceneError) in
      if object.isString(name) {
        return try object.value(name, as: LimitWord.self).map { $0 == .unknown ? .unknown : .unlimited }
      }
      let shape = #"an object such as {"value": 50, "unit": "km/h"}, or one of \#(words.joined(separator: ", "))"#
      guard var limit = try object.object(name, expected: shape) else { return nil }
      guard let value = try limit.number("value", in: range) else {
        throw .missingKey(file: object.file, key: limit.key("value"))
      }
      let stated = try unit.read(&limit, "unit") ?? .kilometresPerHour
      try limit.finish()
      return .limit(SpeedLimit(value: value, unit: stated))
    }
  }
}
