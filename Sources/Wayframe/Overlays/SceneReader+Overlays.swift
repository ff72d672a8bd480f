import Geometry
import Guidance

/// `markers`, `polylines`, `polygons` and `circles`.
extension OverlayOptions: SceneReadable {
  static let blank = OverlayOptions()
  static let fields: [SceneField<OverlayOptions>] = [
    .key("markers", \.markers, .list(atMost: OverlayLimits.count), "marks at places"),
    .key("polylines", \.polylines, .list(atMost: OverlayLimits.count), "lines on the ground"),
    .key("polygons", \.polygons, .list(atMost: OverlayLimits.count), "areas on the ground"),
    .key("circles", \.circles, .list(atMost: OverlayLimits.count), "circles on the ground"),
  ]
}

extension MarkerOptions: SceneReadable {
  static let blank = MarkerOptions(position: Coordinate(latitude: 0, longitude: 0))
  static let fields: [SceneField<MarkerOptions>] =
    [
      .neededPlace(\.position, "the marker's place"),
      .key(
        "isSelected", \.isSelected, .flag,
        "`true`: the info window with title and snippet stands over the marker; of one marker at most"),
      .key(
        "infoWindowAnchor", \.infoWindowAnchor, .partOfImage, otherwise: "the middle of the upper edge",
        "the part of the image that the info window points at"),
    ] + look

  /// What a destination's mark has, too.
  fileprivate static let look: [SceneField<MarkerOptions>] = [
    .optional(
      "image", \.image, .picture, otherwise: "the built-in pin", "a PNG file of at most 4,096 pixels a side"),
    .key("imageScale", \.imageScale, .imageScale, "how fine the image is"),
    .key("tintColor", \.tintColor, .colorOrNone, otherwise: "its own colours", "draws the image in one colour"),
    .key("iconColor", \.iconColor, .color, "the built-in pin's colour"),
    .key(
      "groundAnchor", \.groundAnchor, .partOfImage, otherwise: "the middle of the lower edge",
      "the part of the image that sits on the place"),
    .optional(
      "title", \.title, .shownText, otherwise: "none", "what a marker's info window says in bold, on two lines at most"),
    .optional(
      "snippet", \.snippet, .shownText, otherwise: "none", "what stands below the title, on four lines at most"),
    .key(
      "rotation", \.rotation, .number(in: OverlayLimits.rotation, "degrees"),
      "clockwise about the anchor; from north where the marker is flat"),
    .key("isFlat", \.isFlat, .flag, "`true`: the marker lies on the ground"),
    .key("opacity", \.opacity, .number(in: OverlayLimits.opacity), "how opaque the marker is"),
    .key("zIndex", \.zIndex, .zIndex, "higher ones are drawn over lower ones"),
  ]
}

extension SceneValue<MarkerOptions> {
  /// A marker without a place.
  static var destinationMark: SceneValue {
    let fields = MarkerOptions.look
    return SceneValue(.object(fields.flatMap(\.keys), rules: [])) { (object, name) throws(SceneError) in
      guard var mark = try object.object(name) else { return nil }
      var marker = MarkerOptions.blank
      for field in fields { try field.read(&marker, &mark) }
      try mark.finish()
      return marker
    }
  }
}

extension StyleSpan: SceneReadable {
  static let blank = StyleSpan(color: .black)
  static let fields: [SceneField<StyleSpan>] = [
    .needed("color", \.color, .color, "the colour, at the span's start where there is a second one"),
    .key("toColor", \.toColor, .colorOrNone, otherwise: "the same", "the colour at the span's end"),
    .key(
      "segments", \.segments, .number(in: OverlayLimits.segments),
      "how many segments of the path the span covers, parts included"),
  ]
}

extension PolylineOptions: SceneReadable {
  static let blank = PolylineOptions(path: [])
  static let fields: [SceneField<PolylineOptions>] = [
    .needed("path", \.path, .path, "the line's places"),
    .key("strokeWidth", \.strokeWidth, .strokeWidth, "how wide the line is"),
    .key("strokeColor", \.strokeColor, .color, "the line's colour where there are no spans"),
    .key(
      "spans", \.spans, .list(atMost: OverlayLimits.spans),
      "colours from the path's start on; the last one holds to the end"),
    .key("geodesic", \.geodesic, .flag, "`true`: segments follow great circles"),
    .key("zIndex", \.zIndex, .zIndex, "higher ones are drawn over lower ones"),
  ]
}

extension PolygonOptions: SceneReadable {
  static let blank = PolygonOptions(path: [])
  static let fields: [SceneField<PolygonOptions>] = [
    .needed("path", \.path, .path, "the edge; the last place is joined to the first"),
    .key("holes", \.holes, .holes, "parts that are left out"),
    .key("fillColor", \.fillColor, .colorOrNone, "the area's colour, `null` for none"),
    .key("strokeColor", \.strokeColor, .colorOrNone, otherwise: "none", "the edge's colour"),
    .key("strokeWidth", \.strokeWidth, .strokeWidth, "how wide the edge is"),
    .key("geodesic", \.geodesic, .flag, "`true`: sides follow great circles"),
    .key("zIndex", \.zIndex, .zIndex, "higher ones are drawn over lower ones"),
  ]
}

extension CircleOptions: SceneReadable {
  static let blank = CircleOptions(position: Coordinate(latitude: 0, longitude: 0), radius: 0)
  static let fields: [SceneField<CircleOptions>] = [
    .neededPlace(\.position, "the circle's middle"),
    .needed("radius", \.radius, .number(in: OverlayLimits.radius, "metres"), "along the ground"),
    .key("fillColor", \.fillColor, .colorOrNone, otherwise: "none", "the area's colour"),
    .key("strokeColor", \.strokeColor, .colorOrNone, "the edge's colour, `null` for none"),
    .key("strokeWidth", \.strokeWidth, .strokeWidth, "how wide the edge is"),
    .key("zIndex", \.zIndex, .zIndex, "higher ones are drawn over lower ones"),
  ]
}

extension SceneValue<Double> {
  fileprivate static var strokeWidth: SceneValue { .number(in: OverlayLimits.strokeWidth, "points") }
}

extension SceneValue<Int> {
  fileprivate static var zIndex: SceneValue { .integer(in: Int(Int32.min)...Int(Int32.max)) }
}

extension SceneValue<Point> {
  fileprivate static var partOfImage: SceneValue {
    .point(in: OverlayLimits.groundAnchor, about: "0 is the left or upper edge of the image, 1 the right or lower one")
  }
}

extension SceneValue<[[Coordinate]]> {
  fileprivate static var holes: SceneValue {
    let limit = OverlayLimits.holes
    let path = SceneValue<[Coordinate]>.path
    let key = SceneKey(name: "path", type: path.type, isRequired: true, about: "the hole's edge")
    return SceneValue(.list(of: .object([key], rules: []), atMost: limit), json: { $0.isEmpty ? .array([]) : nil }) {
      (object, name) throws(SceneError) in
      guard let objects = try object.objects(name, atMost: limit) else { return nil }
      var holes: [[Coordinate]] = []
      for var hole in objects {
        guard let places = try path.read(&hole, key.name) else {
          throw .missingKey(file: hole.file, key: hole.key(key.name))
        }
        try hole.finish()
        holes.append(places)
      }
      return holes
    }
  }
}
