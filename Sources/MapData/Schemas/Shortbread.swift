extension SchemaTable {
  /// Source: the Shortbread schema 1.0, <https://shortbread-tiles.org/schema/1.0/>.
  static let shortbread = SchemaTable(
    schema: .shortbread,
    marks: [
      "streets", "street_labels", "street_polygons", "streets_polygons_labels", "street_labels_points",
      "streets_labels_points", "water_polygons", "water_polygons_labels", "water_lines", "water_lines_labels",
      "place_labels", "boundary_labels", "ocean", "land", "sites", "addresses", "public_transport", "bridges",
      "dam_lines", "dam_polygons", "pier_lines", "pier_polygons", "ferries", "aerialways",
    ],
    rows: [
      "ocean": [Row(.water, fixed: ["class": .string("ocean")])],
      "water_polygons": [Row(.water, "kind")],
      "water_lines": [Row(.water, "kind")],
      "water_polygons_labels": [Row(.waterNames, "kind")],
      "water_lines_labels": [Row(.waterNames, "kind")],
      "land": [Row(.land, "kind")],
      "sites": [Row(.land, "kind", words: ["sports_center": "stadium", "danger_area": "military"])],
      "streets": [Row(.roads, "kind")],
      "street_polygons": [Row(.roads, "kind")],
      "bridges": [Row(.roads, fixed: ["class": .string("bridge")])],
      "pier_lines": [Row(.roads, fixed: ["class": .string("pier")])],
      "pier_polygons": [Row(.roads, fixed: ["class": .string("pier")])],
      "ferries": [Row(.roads, fixed: ["class": .string("ferry")])],
      "aerialways": [Row(.roads, "kind", fixed: ["class": .string("aerialway")])],
      "street_labels": [Row(.roadNames, "kind")],
      "buildings": [Row(.buildings)],
      "addresses": [Row(.houseNumbers)],
      "boundaries": [Row(.boundaries)],
      "boundary_labels": [Row(.places, "admin_level", words: ["2": "country", "4": "state"])],
      "place_labels": [
        Row(.places, "kind", words: ["capital": "city", "state_capital": "city", "locality": "hamlet"])
      ],
      "public_transport": [Row(.pointsOfInterest, "kind", words: ["aerodrome": "", "helipad": ""])],
      "pois": [
        Row(
          .pointsOfInterest, "amenity", "shop", "tourism", "leisure", "historic", "office", "man_made", "emergency",
          "highway")
      ],
    ])
}
