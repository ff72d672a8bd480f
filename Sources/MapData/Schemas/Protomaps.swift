extension SchemaTable {
  /// Versions 3 (fields `pmap:…`) and 4 of the basemap.
  ///
  /// Source: <https://docs.protomaps.com/basemaps/layers>; the basemap's own layers in its Java profile.
  static let protomaps = SchemaTable(
    schema: .protomaps,
    marks: [
      "earth", "roads", "places", "pois", "boundaries", "buildings", "natural", "physical_point", "physical_line",
      "mask",
    ],
    rows: [
      "water": [
        Row(.water, "kind_detail", "pmap:kind_detail", "kind", "pmap:kind"),
        Row(.waterNames, "kind", "pmap:kind"),
      ],
      "physical_line": [Row(.water, "kind", "pmap:kind")],
      "physical_point": [
        Row(.waterNames, "kind", "pmap:kind"), Row(.peaks, "kind", "pmap:kind", "natural"),
      ],
      "landcover": [Row(.land, "kind", "pmap:kind", words: kindLand)],
      "landuse": [Row(.land, "kind", "pmap:kind", words: kindLand)],
      "natural": [Row(.land, "kind", "pmap:kind", "natural", words: kindLand)],
      "roads": [
        Row(.roads, "kind_detail", "pmap:kind_detail", "highway", "railway", "kind", "pmap:kind", words: kindRoads),
        Row(.roadNames, "kind_detail", "pmap:kind_detail", "highway", "kind", "pmap:kind", words: kindRoads),
      ],
      "transit": [Row(.roads, "railway", "aeroway", "kind", "pmap:kind", "route", words: kindRoads)],
      "buildings": [Row(.buildings), Row(.houseNumbers)],
      "boundaries": [Row(.boundaries, "kind_detail", "pmap:min_admin_level", "admin_level", "kind", "pmap:kind")],
      "places": [
        Row(.places, "kind_detail", "pmap:kind_detail", "kind", "pmap:kind", words: kindPlaces)
      ],
      "pois": [
        Row(.pointsOfInterest, "kind_detail", "kind", "pmap:kind", words: kindPlacesOfInterest),
        Row(.peaks, "kind", "pmap:kind"), Row(.aerodromes, "kind", "pmap:kind"),
      ],
    ])

  /// Roads that are told by their rank alone.
  static let kindRoads: [String: String] = [
    "major_road": "primary", "medium_road": "secondary", "minor_road": "residential", "highway": "motorway",
    "other": "service", "railway": "rail",
  ]

  static let kindLand: [String: String] = [
    "forest": "wood", "natural_wood": "wood", "barren": "bare_rock", "grassland": "grass", "urban_area": "residential",
    "national_park": "nature_reserve", "protected_area": "nature_reserve", "wood": "wood", "pedestrian": "",
    "runway": "runway", "airfield": "aerodrome",
  ]

  static let kindPlaces: [String: String] = [
    "locality": "town", "region": "state", "macrohood": "suburb", "neighbourhood": "neighbourhood",
    "map_unit": "country", "dependency": "country", "isolated_dwelling": "isolated_dwelling",
  ]

  /// What stands among the places of interest and has layers of its own.
  static let kindPlacesOfInterest: [String: String] = [
    "peak": "", "volcano": "", "aerodrome": "", "address": "", "forest": "", "wood": "", "residential": "",
    "mountain_peak": "",
  ]
}
