import Geometry
import Guidance

/// The keys `latitude` and `longitude`.
private let placeType: (latitude: SceneType, longitude: SceneType) = (
  .number(OverlayLimits.latitude, unit: "degrees", isWhole: false),
  .number(OverlayLimits.longitude, unit: "degrees", isWhole: false)
)

extension SceneKey {
  /// - Parameter otherwise: what holds without a place; `nil` where one is needed.
  fileprivate static func place(otherwise: String?, about: String) -> [SceneKey] {
    [("latitude", placeType.latitude), ("longitude", placeType.longitude)].map { name, type in
      SceneKey(
        name: name, type: type, isRequired: otherwise == nil, fallback: otherwise.map(SceneDefault.words), about: about)
    }
  }
}

extension SceneType {
  /// An object with a place.
  static let place = SceneType.object(SceneKey.place(otherwise: nil, about: "the place"), rules: [])
}

extension SceneField {
  /// A place that may be left out; the rule that both keys go together is the owner's.
  static func place(
    _ property: WritableKeyPath<Owner, Coordinate?> & Sendable, otherwise: String, _ about: String
  ) -> SceneField {
    SceneField(SceneKey.place(otherwise: otherwise, about: about)) { (owner, object) throws(SceneError) in
      let latitude = try object.number("latitude", in: OverlayLimits.latitude)
      let longitude = try object.number("longitude", in: OverlayLimits.longitude)
      guard let latitude, let longitude else { return }
      owner[keyPath: property] = Coordinate(latitude: latitude, longitude: longitude)
    }
  }

  static func neededPlace(_ property: WritableKeyPath<Owner, Coordinate> & Sendable, _ about: String) -> SceneField {
    SceneField(SceneKey.place(otherwise: nil, about: about)) { (owner, object) throws(SceneError) in
      owner[keyPath: property] = try object.place()
    }
  }
}

extension SceneObject {
  /// The place of the keys `latitude` and `longitude`, both of which must be there.
  mutating func place() throws(SceneError) -> Coordinate {
    guard let latitude = try number("latitude", in: OverlayLimits.latitude) else {
      throw .missingKey(file: file, key: key("latitude"))
    }
    guard let longitude = try number("longitude", in: OverlayLimits.longitude) else {
      throw .missingKey(file: file, key: key("longitude"))
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}

extension SceneValue<[Coordinate]> {
  /// Places, or an encoded polyline with five digits after the point.
  static var path: SceneValue {
    // Each number ends in one of the lower 32 characters, and a place has two.
    let number = #"[_-~]*[?-\^]"#
    let encoded = SceneType.form(pattern: "^(\(number)\(number))*$", words: "an encoded line with five digits")
    return SceneValue(.anyOf([.list(of: .place, atMost: OverlayLimits.places), encoded])) {
      (object, name) throws(SceneError) in
      if object.isString(name), let text = try object.string(name) {
        guard let places = try? EncodedPolyline.decode(text, precision: 5) else {
          throw .unknownValue(
            file: object.file, key: object.key(name), value: String(text.prefix(80)),
            allowed: ["places such as {\"latitude\": 60.17, \"longitude\": 24.94}", "an encoded polyline"])
        }
        return places
      }
      guard let items = try object.objects(name, atMost: OverlayLimits.places) else { return nil }
      var places: [Coordinate] = []
      places.reserveCapacity(items.count)
      for var item in items {
        places.append(try item.place())
        try item.finish()
      }
      return places
    }
  }
}
