extension SchemaTable {
  /// Source: the Tilezen vector datasource 1.9, <https://github.com/tilezen/vector-datasource/blob/master/docs/layers.md>.
  static let tilezen = SchemaTable(
    schema: .tilezen,
    marks: ["earth", "roads", "places", "pois", "boundaries", "buildings", "transit"],
    rows: [
      "water": [Row(.water, "kind_detail", "kind"), Row(.waterNames, "kind")],
      "landuse": [Row(.land, "kind", words: kindLand)],
      "roads": [
        Row(.roads, "highway", "railway", "kind_detail", "kind", words: kindRoads),
        Row(.roadNames, "highway", "kind_detail", "kind", words: kindRoads),
      ],
      "buildings": [Row(.buildings), Row(.houseNumbers)],
      "boundaries": [Row(.boundaries, "kind")],
      "places": [Row(.places, "kind_detail", "kind", words: kindPlaces)],
      "pois": [
        Row(.pointsOfInterest, "kind_detail", "kind", words: kindPlacesOfInterest), Row(.peaks, "kind"),
        Row(.aerodromes, "kind"),
      ],
    ])
}
