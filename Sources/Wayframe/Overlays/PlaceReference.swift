import Geometry
import Guidance
import MapData
import MapDrawing

/// What a place ID stands for: an object of OpenStreetMap, or a coordinate.
public enum PlaceReference: Sendable, Hashable {
  /// A node of OpenStreetMap.
  case node(Int64)
  /// A way of OpenStreetMap.
  case way(Int64)
  /// A relation of OpenStreetMap.
  case relation(Int64)
  /// Whatever building stands at a place.
  case coordinate(Coordinate)

  /// An ID such as `osm:way/25`; `nil` for other texts and for numbers that are no ids.
  public init?(osmID text: String) {
    guard let match = text.wholeMatch(of: /osm:(node|way|relation)\/([0-9]{1,18})/), let id = Int64(match.2), id > 0
    else { return nil }
    switch match.1 {
    case "node": self = .node(id)
    case "way": self = .way(id)
    default: self = .relation(id)
    }
  }

  var mapPlace: NavigationOverlay.Place? {
    switch self {
    case .node(let id): OSMObjectKind.node.featureID(id).map { .feature($0) }
    case .way(let id): OSMObjectKind.way.featureID(id).map { .feature($0) }
    case .relation(let id): OSMObjectKind.relation.featureID(id).map { .feature($0) }
    case .coordinate(let coordinate): .coordinate(coordinate)
    }
  }
}

/// A place ID of a stop or of the destination, and what it leads to.
struct NamedPlace: Sendable, Hashable {
  /// Where the scene states it.
  var key: String
  var id: String
  /// `nil` where nobody says what the ID stands for.
  var place: NavigationOverlay.Place?
  /// Where the way to it ends.
  var end: Coordinate
}

extension NavigationScene {
  /// What a place ID stands for; `nil` where neither its form nor `places` says so.
  func place(_ id: String) -> PlaceReference? { PlaceReference(osmID: id) ?? places[id] }

  /// The places of a route's legs; `nil` for legs without one, and for those that are driven already.
  ///
  /// The SDK shows them since 10.
  func namedPlaces(along progress: RouteProgress) -> [NamedPlace?] {
    let legs = progress.route.legs
    return legs.indices.map { index in
      guard sdkVersion.has(.destinationHighlight), index >= progress.legIndex, let route else { return nil }
      let isLast = index == legs.count - 1
      let id =
        isLast
        ? route.destinationPlaceID
        : route.waypointPlaceIDs.indices.contains(index) ? route.waypointPlaceIDs[index] : nil
      return id.map {
        NamedPlace(
          key: isLast ? "route.destinationPlaceID" : "route.waypointPlaceIDs[\(index)]", id: $0,
          place: place($0)?.mapPlace, end: legs[index].destination)
      }
    }
  }
}

extension PlaceReference {
  /// The longest place ID, in bytes, and the most that a scene explains.
  fileprivate static let idLimit = 1_000
  fileprivate static let countLimit = 1_000

  fileprivate static let forms = ["osm:way/25 and the like (node, way, relation)", "IDs that \"places\" explains"]

  /// An ID of OpenStreetMap's as a pattern, for the schema.
  fileprivate static let osmPattern = "osm:(node|way|relation)/(?=[0-9]{1,18}$)0*[1-9][0-9]*"

  /// Refuses what can be no place ID.
  fileprivate static func check(_ id: String, _ object: SceneObject, _ name: String) throws(SceneError) {
    let isMisspelt = id.hasPrefix("osm:") && PlaceReference(osmID: id) == nil
    guard !id.isEmpty, id.utf8.count <= idLimit, !isMisspelt else {
      throw .unknownValue(file: object.file, key: object.key(name), value: String(id.prefix(80)), allowed: forms)
    }
  }
}

extension SceneType {
  fileprivate static let placeID = SceneType.form(
    pattern: "^(\(PlaceReference.osmPattern)|(?!osm:)[\\s\\S]{1,\(PlaceReference.idLimit)})$",
    words: "`osm:way/25`, `osm:node/…`, `osm:relation/…` or an ID of `places`")
}

extension SceneValue<String> {
  static var placeID: SceneValue {
    SceneValue(.placeID) { (object, name) throws(SceneError) in
      guard let id = try object.string(name) else { return nil }
      try PlaceReference.check(id, object, name)
      return id
    }
  }
}

extension SceneValue<[String?]> {
  static var placeIDs: SceneValue {
    SceneValue(.list(of: .orNull(.placeID), atMost: 1_000)) { (object, name) throws(SceneError) in
      guard let ids = try object.optionalStrings(name, atMost: 1_000) else { return nil }
      for (index, id) in ids.enumerated() {
        if let id { try PlaceReference.check(id, object, "\(name)[\(index)]") }
      }
      return ids
    }
  }
}

extension SceneValue<[String: PlaceReference]> {
  /// What opaque IDs stand for.
  static var places: SceneValue {
    let id = SceneType.form(pattern: "^\(PlaceReference.osmPattern)$", words: "`osm:way/25` and the like")
    let limit = PlaceReference.countLimit
    return SceneValue(.table(of: .anyOf([id, .place]), atMost: limit)) { (object, name) throws(SceneError) in
      guard var table = try object.object(name) else { return nil }
      let names = table.names
      guard names.count <= limit else {
        throw .outOfRange(
          file: table.file, key: "number of \(name)", value: Double(names.count), allowed: "at most \(limit)")
      }
      var places: [String: PlaceReference] = [:]
      for id in names {
        if let text = table.text(of: id) {
          guard let place = PlaceReference(osmID: text) else {
            throw .unknownValue(
              file: table.file, key: table.key(String(id.prefix(80))), value: String(text.prefix(80)),
              allowed: [PlaceReference.forms[0], "{\"latitude\": 60.17, \"longitude\": 24.94}"])
          }
          places[id] = place
        } else if var member = try table.object(id) {
          places[id] = .coordinate(try member.place())
          try member.finish()
        }
      }
      return places
    }
  }
}
