/// Maps shops, stops, sights and services onto `poi`.
///
/// Source: the OpenMapTiles schema, layer `poi`: `subclass` is the tag's value, `class` a group of them, `rank` the
/// group's importance, 1 (hospitals) to 25.
enum PointOfInterestMapping {
  static func add(_ element: OSMElement, to layers: inout OSMLayers) {
    let tags = element.tags
    guard element.nodePosition != nil || element.isClosed, let kind = kind(tags), let point = element.labelPoint else {
      return
    }
    var properties: [String: PropertyValue] = [
      "class": .string(kind.class), "subclass": .string(kind.subclass), "rank": .number(rank(kind.class)),
    ]
    Names.add(tags, to: &properties)
    if let level = tags[.level].flatMap(Quantity.number) { properties["level"] = .number(level) }
    if let layer = tags[.layer].flatMap(Quantity.number) { properties["layer"] = .number(layer) }
    if tags[.indoor] == "yes" { properties["indoor"] = .number(1) }
    layers.add(.poi, element, .points([point]), properties)
  }

  static func kind(_ tags: OSMTags) -> (class: String, subclass: String)? {
    for (key, accepted) in keys {
      guard let value = tags[key], accepted.map({ $0.contains(value) }) ?? (value != "no" && value != "yes") else {
        continue
      }
      if key == .railway, value == "station", tags[.station] == "subway" || tags[.station] == "light_rail" {
        return ("railway", tags[.station] ?? value)
      }
      return kind(value, isShop: key == .shop, isOffice: key == .office)
    }
    return nil
  }

  /// The group of a value and the value itself.
  static func kind(_ value: String, isShop: Bool, isOffice: Bool) -> (class: String, subclass: String) {
    (classes[value] ?? (isShop ? "shop" : isOffice ? "office" : value), value)
  }

  /// How important a group is, 1 first.
  static func rank(_ group: String) -> Double { ranks[group] ?? 25 }

  /// The keys asked in this order, with the values taken from each; nil takes every value that says something.
  private static let keys: KeyValuePairs<OSMKey, Set<String>?> = [
    .amenity: [
      "arts_centre", "atm", "bank", "bar", "bbq", "bicycle_parking", "bicycle_rental", "biergarten", "bus_station",
      "cafe", "charging_station", "cinema", "clinic", "college", "community_centre", "courthouse", "dentist", "doctors",
      "drinking_water", "embassy", "fast_food", "ferry_terminal", "fire_station", "food_court", "fountain", "fuel",
      "grave_yard",
      "hospital", "ice_cream", "kindergarten", "library", "marketplace", "motorcycle_parking", "nightclub",
      "nursing_home", "parcel_locker", "parking", "pharmacy", "place_of_worship", "police", "post_box", "post_office",
      "prison", "pub", "public_building", "recycling", "restaurant", "school", "shelter", "taxi", "telephone",
      "theatre", "toilets", "townhall", "university", "veterinary", "waste_basket",
    ],
    .shop: nil,
    .tourism: [
      "alpine_hut", "aquarium", "artwork", "attraction", "bed_and_breakfast", "camp_site", "caravan_site", "chalet",
      "gallery", "guest_house", "hostel", "hotel", "information", "motel", "museum", "picnic_site", "theme_park",
      "viewpoint", "zoo",
    ],
    .railway: ["halt", "station", "subway_entrance", "train_station_entrance", "tram_stop"],
    .highway: ["bus_stop"],
    .leisure: [
      "dog_park", "escape_game", "garden", "golf_course", "hackerspace", "ice_rink", "marina", "miniature_golf", "park",
      "pitch", "playground", "sports_centre", "stadium", "swimming_area", "swimming_pool", "water_park",
    ],
    .historic: ["monument", "castle", "ruins"],
    .office: [
      "diplomatic", "government", "company", "lawyer", "insurance", "estate_agent", "employment_agency", "ngo",
      "educational_institution", "association", "foundation", "telecommunication", "coworking", "newspaper",
    ],
    .landuse: ["basin", "brownfield", "cemetery", "reservoir", "winter_sports"],
    .aerialway: ["station"],
    .barrier: ["bollard", "border_control", "cycle_barrier", "gate", "lift_gate", "sally_port", "stile", "toll_booth"],
    .building: ["dormitory"],
    .waterway: ["dock"],
  ]

  private static let classes: [String: String] = {
    let groups = [
      "town_hall": "townhall public_building courthouse community_centre",
      "golf": "golf golf_course miniature_golf",
      "fast_food": "fast_food food_court",
      "park": "park bbq",
      "bus": "bus_stop bus_station",
      "railway": "halt station tram_stop subway",
      "entrance": "subway_entrance train_station_entrance",
      "campsite": "camp_site caravan_site",
      "laundry": "laundry dry_cleaning",
      "grocery": "supermarket deli delicatessen department_store greengrocer marketplace",
      "library": "library books",
      "college": "college university",
      "lodging": "hotel motel bed_and_breakfast guest_house hostel chalet alpine_hut dormitory",
      "ice_cream": "ice_cream chocolate confectionery",
      "post": "post_box post_office parcel_locker",
      "school": "school kindergarten",
      "alcohol_shop": "alcohol beverages wine",
      "bar": "bar nightclub",
      "harbor": "marina dock",
      "car": "car car_repair car_parts taxi",
      "hospital": "hospital nursing_home clinic",
      "cemetery": "grave_yard cemetery",
      "attraction": "attraction viewpoint fountain",
      "beer": "biergarten pub",
      "music": "music musical_instrument",
      "stadium": "stadium american_football soccer",
      "art_gallery": "art artwork gallery arts_centre",
      "clothing_store": "bag clothes",
      "swimming": "swimming_area swimming",
      "castle": "castle ruins",
      "fuel": "fuel charging_station",
    ]
    var classes: [String: String] = [:]
    for (name, list) in groups { for value in list.split(separator: " ") { classes[String(value)] = name } }
    return classes
  }()

  private static let ranks: [String: Double] = [
    "hospital": 1, "railway": 2, "bus": 3, "attraction": 4, "harbor": 5, "college": 6, "school": 7, "stadium": 8,
    "zoo": 9, "town_hall": 10, "campsite": 11, "cemetery": 12, "park": 13, "library": 14, "police": 15, "post": 16,
    "golf": 17, "shop": 18, "grocery": 19, "fast_food": 20, "clothing_store": 21, "bar": 22,
  ]
}
