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

extension RouteOptions {
  /// The keys `destinationPlaceID` and `waypointPlaceIDs`.
  mutating func readPlaceIDs(_ object: inout SceneObject) throws(SceneError) {
    if let id = try object.string("destinationPlaceID") {
      try Self.check(id, object, "destinationPlaceID")
      destinationPlaceID = id
    }
    for (index, id) in (try object.optionalStrings("waypointPlaceIDs", atMost: 1_000) ?? []).enumerated() {
      if let id { try Self.check(id, object, "waypointPlaceIDs[\(index)]") }
      waypointPlaceIDs.append(id)
    }
  }

  private static func check(_ id: String, _ object: SceneObject, _ name: String) throws(SceneError) {
    let isMisspelt = id.hasPrefix("osm:") && PlaceReference(osmID: id) == nil
    guard !id.isEmpty, id.utf8.count <= PlaceReference.idLimit, !isMisspelt else {
      throw .unknownValue(
        file: object.file, key: object.key(name), value: id, allowed: PlaceReference.forms)
    }
  }
}

extension PlaceReference {
  /// The longest place ID, in bytes, and the most that a scene explains.
  static let idLimit = 1_000
  static let countLimit = 1_000

  static let forms = ["osm:way/25 and the like (node, way, relation)", "IDs that \"places\" explains"]

  /// The object `places`: what opaque IDs stand for.
  static func table(_ object: inout SceneObject) throws(SceneError) -> [String: PlaceReference] {
    let names = object.names
    guard names.count <= countLimit else {
      throw .outOfRange(
        file: object.file, key: "number of places", value: Double(names.count), allowed: "at most \(countLimit)")
    }
    var table: [String: PlaceReference] = [:]
    for name in names {
      if let text = object.text(of: name) {
        guard let place = PlaceReference(osmID: text) else {
          throw .unknownValue(
            file: object.file, key: object.key(name), value: text,
            allowed: [forms[0], "{\"latitude\": 60.17, \"longitude\": 24.94}"])
        }
        table[name] = place
      } else if var place = try object.object(name) {
        guard let latitude = try place.number("latitude", in: OverlayLimits.latitude),
          let longitude = try place.number("longitude", in: OverlayLimits.longitude)
        else { throw .missingKey(file: place.file, key: place.key("latitude and longitude")) }
        try place.finish()
        table[name] = .coordinate(Coordinate(latitude: latitude, longitude: longitude))
      }
    }
    return table
  }
}
