extension SchemaTable {
  /// Versions 6 to 8: roads with `type` as OSM has it beside a class; bridges and tunnels as layers of their own up to
  /// version 6.
  ///
  /// Source: <https://docs.mapbox.com/data/tilesets/reference/>, Mapbox Streets v6, v7 and v8.
  static let mapboxStreets = SchemaTable(
    schema: .mapboxStreets,
    marks: [
      "road", "road_label", "place_label", "poi_label", "landuse_overlay", "housenum_label", "admin", "water_label",
      "waterway_label", "marine_label", "country_label", "state_label", "natural_label", "transit_stop_label",
      "airport_label", "motorway_junction", "rail_station_label", "mountain_peak_label", "structure", "barrier_line",
    ],
    rows: [
      "landuse": [Row(.land, "class", words: land)],
      "landcover": [Row(.land, "class", words: land)],
      "landuse_overlay": [Row(.land, "class", words: land)],
      "water": [Row(.water, fixed: ["class": .string("lake")])],
      "waterway": [Row(.water, "class")],
      "aeroway": [Row(.land, "type")],
      "building": [Row(.buildings)],
      "road": [Row(.roads, "type", "class", words: roads), Row(.roadNames, "type", "class", words: roads)],
      "bridge": [Row(.roads, "type", "class", words: roads, fixed: ["brunnel": .string("bridge")])],
      "tunnel": [Row(.roads, "type", "class", words: roads, fixed: ["brunnel": .string("tunnel")])],
      "road_label": [Row(.roadNames, "type", "class", words: roads)],
      "admin": [Row(.boundaries)],
      "housenum_label": [Row(.houseNumbers)],
      "country_label": [Row(.places, fixed: ["class": .string("country")])],
      "state_label": [Row(.places, fixed: ["class": .string("state")])],
      "place_label": [
        Row(.places, "type", "class", words: ["settlement": "town", "settlement_subdivision": "suburb"])
      ],
      "water_label": [Row(.waterNames, "class")],
      "waterway_label": [Row(.waterNames, "class")],
      "marine_label": [Row(.waterNames, "class", fixed: ["class": .string("sea")])],
      "natural_label": [Row(.waterNames, "class"), Row(.peaks, "maki")],
      "mountain_peak_label": [Row(.peaks, "maki")],
      "airport_label": [Row(.aerodromes)],
      "poi_label": [Row(.pointsOfInterest, "maki", "class", words: maki)],
      "rail_station_label": [
        Row(.pointsOfInterest, fixed: ["class": .string("railway"), "subclass": .string("station")])
      ],
      "transit_stop_label": [Row(.pointsOfInterest, "maki", words: maki)],
    ])

  private static let roads: [String: String] = [
    "main": "primary", "street": "residential", "street_limited": "residential", "link": "tertiary_link",
    "driveway": "service", "major_rail": "rail", "minor_rail": "tram", "service_rail": "rail", "ferry_auto": "ferry",
    "rail_station": "", "level_crossing": "", "turning_circle": "", "turning_loop": "", "golf": "",
    "mini_roundabout": "",
    "roundabout": "", "intersection": "", "traffic_signals": "", "construction": "construction",
  ]

  private static let land: [String: String] = [
    "agriculture": "farmland", "crop": "farmland", "snow": "glacier", "rock": "bare_rock", "parking": "",
    "wetland_noveg": "wetland", "national_park": "nature_reserve", "commercial_area": "commercial",
    "airport": "aerodrome",
    "wood": "wood", "aboriginal_lands": "", "facility": "", "piste": "",
  ]

  /// The names of Maki's signs, where they are not those of OSM with hyphens.
  private static let maki: [String: String] = [
    "lodging": "hotel", "rail": "station", "rail-metro": "subway", "rail-light": "tram_stop", "bus": "bus_stop",
    "entrance": "subway_entrance", "ferry": "ferry_terminal", "grocery": "supermarket", "shop": "yes", "marker": "yes",
    "alcohol-shop": "alcohol", "place-of-worship": "place_of_worship", "religious-christian": "place_of_worship",
    "religious-muslim": "place_of_worship", "religious-jewish": "place_of_worship",
    "religious-buddhist": "place_of_worship",
    "town-hall": "townhall", "art-gallery": "gallery", "doctor": "doctors", "parking-garage": "parking",
    "golf": "golf_course", "clothing-store": "clothes", "swimming": "swimming_pool", "campsite": "camp_site",
    "airport": "", "airfield": "", "heliport": "", "mountain": "", "fuel": "fuel", "music": "musical_instrument",
    "metro": "subway", "rail-station": "station", "motorist": "", "arts_and_entertainment": "yes", "park_like": "park",
    "medical": "clinic", "public_facilities": "yes", "store_like": "yes", "food_and_drink": "restaurant",
    "food_and_drink_stores": "supermarket", "sport_and_leisure": "sports_centre", "visitor_amenities": "yes",
    "building": "yes", "commercial_services": "yes", "education": "school", "historic": "monument", "general": "yes",
    "landmark": "attraction", "religion": "place_of_worship", "industrial": "yes",
  ]
}
