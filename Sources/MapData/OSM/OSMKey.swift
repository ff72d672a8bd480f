/// The tag keys that the mapping onto layers asks for; each is the string pool's entry of its raw value.
enum OSMKey: UInt32, CaseIterable {
  case highway, railway, aeroway, aerialway, waterway, natural, landuse, leisure, building, amenity, shop, tourism
  case historic, office, barrier, place, boundary, route, type, name, ref, network, entrance, construction, bridge
  case tunnel, ford, layer, level, oneway, junction, service, surface, access, toll, indoor, bicycle, foot, horse
  case expressway, area, motorroad, covered, height, ele, population, capital, iata, icao, station, direction
  case intermittent, wetland, disputed, maritime, intName, nameEn, addrHousenumber, adminLevel, publicTransport
  case manMade, buildingPart, buildingLevels, buildingMinLevel, minHeight, minLevel, buildingHeight, buildingColour
  case location, aerodromeType, aerodrome, water, countryCode, isoCountry
  case trafficSignalsDirection, addrStreet, addrPlace
  case roofShape, roofHeight, roofLevels, roofDirection, roofOrientation, roofColour, roofMaterial, buildingMaterial

  var name: String {
    switch self {
    case .intName: "int_name"
    case .nameEn: "name:en"
    case .addrHousenumber: "addr:housenumber"
    case .addrStreet: "addr:street"
    case .addrPlace: "addr:place"
    case .adminLevel: "admin_level"
    case .publicTransport: "public_transport"
    case .manMade: "man_made"
    case .buildingPart: "building:part"
    case .buildingLevels: "building:levels"
    case .buildingMinLevel: "building:min_level"
    case .minHeight: "min_height"
    case .minLevel: "min_level"
    case .buildingHeight: "building:height"
    case .buildingColour: "building:colour"
    case .aerodromeType: "aerodrome:type"
    case .countryCode: "country_code_iso3166_1_alpha_2"
    case .isoCountry: "ISO3166-1:alpha2"
    case .trafficSignalsDirection: "traffic_signals:direction"
    case .roofShape: "roof:shape"
    case .roofHeight: "roof:height"
    case .roofLevels: "roof:levels"
    case .roofDirection: "roof:direction"
    case .roofOrientation: "roof:orientation"
    case .roofColour: "roof:colour"
    case .roofMaterial: "roof:material"
    case .buildingMaterial: "building:material"
    default: String(describing: self)
    }
  }
}
