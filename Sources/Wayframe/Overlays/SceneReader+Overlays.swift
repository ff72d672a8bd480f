import Geometry
import Guidance

extension OverlayOptions {
  /// Reads `markers`, `polylines`, `polygons` and `circles`; ranges are checked afterwards, as those of an app are.
  init(_ object: inout SceneObject) throws(SceneError) {
    self.init()
    for var item in try object.objects("markers", atMost: OverlayLimits.count) ?? [] {
      let isSelected = try item.bool("isSelected") ?? false
      let infoWindowAnchor = try item.anchor("infoWindowAnchor")
      var marker = try MarkerOptions(&item, at: try item.place())
      marker.isSelected = isSelected
      marker.infoWindowAnchor = infoWindowAnchor ?? marker.infoWindowAnchor
      markers.append(marker)
    }
    for var item in try object.objects("polylines", atMost: OverlayLimits.count) ?? [] {
      polylines.append(try PolylineOptions(&item))
    }
    for var item in try object.objects("polygons", atMost: OverlayLimits.count) ?? [] {
      polygons.append(try PolygonOptions(&item))
    }
    for var item in try object.objects("circles", atMost: OverlayLimits.count) ?? [] {
      circles.append(try CircleOptions(&item))
    }
  }
}

extension MarkerOptions {
  init(_ object: inout SceneObject, at position: Coordinate) throws(SceneError) {
    self.init(position: position)
    image = try object.string("image").map(ViewContent.Picture.file)
    imageScale = try object.anyNumber("imageScale") ?? imageScale
    tintColor = try object.color("tintColor").flatMap { $0 }
    iconColor = try object.color("iconColor").flatMap { $0 } ?? iconColor
    groundAnchor = try object.anchor("groundAnchor") ?? groundAnchor
    title = try object.shownText("title")
    snippet = try object.shownText("snippet")
    rotation = try object.anyNumber("rotation") ?? rotation
    isFlat = try object.bool("isFlat") ?? isFlat
    opacity = try object.anyNumber("opacity") ?? opacity
    zIndex = try object.zIndex()
    try object.finish()
  }
}

extension PolylineOptions {
  fileprivate init(_ object: inout SceneObject) throws(SceneError) {
    self.init(path: try object.pathPlaces())
    strokeWidth = try object.anyNumber("strokeWidth") ?? strokeWidth
    strokeColor = try object.color("strokeColor").flatMap { $0 } ?? strokeColor
    for var span in try object.objects("spans", atMost: OverlayLimits.spans) ?? [] {
      guard let color = try span.color("color").flatMap({ $0 }) else {
        throw .missingKey(file: span.file, key: span.key("color"))
      }
      spans.append(
        StyleSpan(
          color: color, toColor: try span.color("toColor").flatMap { $0 },
          segments: try span.anyNumber("segments") ?? 1))
      try span.finish()
    }
    geodesic = try object.bool("geodesic") ?? geodesic
    zIndex = try object.zIndex()
    try object.finish()
  }
}

extension PolygonOptions {
  fileprivate init(_ object: inout SceneObject) throws(SceneError) {
    self.init(path: try object.pathPlaces())
    for var hole in try object.objects("holes", atMost: OverlayLimits.holes) ?? [] {
      holes.append(try hole.pathPlaces())
      try hole.finish()
    }
    fillColor = try object.color("fillColor") ?? fillColor
    strokeColor = try object.color("strokeColor") ?? strokeColor
    strokeWidth = try object.anyNumber("strokeWidth") ?? strokeWidth
    geodesic = try object.bool("geodesic") ?? geodesic
    zIndex = try object.zIndex()
    try object.finish()
  }
}

extension CircleOptions {
  fileprivate init(_ object: inout SceneObject) throws(SceneError) {
    let position = try object.place()
    guard let radius = try object.anyNumber("radius") else {
      throw .missingKey(file: object.file, key: object.key("radius"))
    }
    self.init(position: position, radius: radius)
    fillColor = try object.color("fillColor") ?? fillColor
    strokeColor = try object.color("strokeColor") ?? strokeColor
    strokeWidth = try object.anyNumber("strokeWidth") ?? strokeWidth
    zIndex = try object.zIndex()
    try object.finish()
  }
}

extension SceneObject {
  /// A number whose range is checked later.
  fileprivate mutating func anyNumber(_ name: String) throws(SceneError) -> Double? {
    try number(name, in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
  }

  /// A part of an image: `x` and `y`, both of which must be there.
  fileprivate mutating func anchor(_ name: String) throws(SceneError) -> Point? {
    guard var anchor = try object(name) else { return nil }
    guard let x = try anchor.anyNumber("x"), let y = try anchor.anyNumber("y") else {
      throw .missingKey(file: anchor.file, key: anchor.key("x and y"))
    }
    try anchor.finish()
    return Point(x, y)
  }

  fileprivate mutating func zIndex() throws(SceneError) -> Int {
    try integer("zIndex", in: Int(Int32.min)...Int(Int32.max)) ?? 0
  }

  /// The keys `latitude` and `longitude`, both of which must be there.
  fileprivate mutating func place() throws(SceneError) -> Coordinate {
    guard let latitude = try anyNumber("latitude") else { throw .missingKey(file: file, key: key("latitude")) }
    guard let longitude = try anyNumber("longitude") else { throw .missingKey(file: file, key: key("longitude")) }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// The key `path`: places, or an encoded polyline with five digits after the point.
  fileprivate mutating func pathPlaces() throws(SceneError) -> [Coordinate] {
    if let text = text(of: "path") {
      guard let places = try? EncodedPolyline.decode(text, precision: 5) else {
        throw .unknownValue(
          file: file, key: key("path"), value: text,
          allowed: ["places such as {\"latitude\": 60.17, \"longitude\": 24.94}", "an encoded polyline"])
      }
      return places
    }
    guard let items = try objects("path", atMost: OverlayLimits.places) else {
      throw .missingKey(file: file, key: key("path"))
    }
    var places: [Coordinate] = []
    places.reserveCapacity(items.count)
    for var item in items {
      places.append(try item.place())
      try item.finish()
    }
    return places
  }
}
