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

  var name: String { Self.names[Int(rawValue)] }

  /// In the order of the cases. Written out, as the language finds its names of cases at run time, in millions of steps.
  private static let names = [
    "highway", "railway", "aeroway", "aerialway", "waterway", "natural", "landuse", "leisure", "building", "amenity",
    "shop", "tourism", "historic", "office", "barrier", "place", "boundary", "route", "type", "name", "ref",
    "network", "entrance", "construction", "bridge", "tunnel", "ford", "layer", "level", "oneway", "junction",
    "service", "surface", "access", "toll", "indoor", "bicycle", "foot", "horse", "expressway", "area", "motorroad",
    "covered", "height", "ele", "population", "capital", "iata", "icao", "station", "direction", "intermittent",
    "wetland", "disputed", "maritime", "int_name", "name:en", "addr:housenumber", "admin_level", "public_transport",
    "man_made", "building:part", "building:levels", "building:min_level", "min_height", "min_level",
    "building:height", "building:colour", "location", "aerodrome:type", "aerodrome", "water",
    "country_code_iso3166_1_alpha_2", "ISO3166-1:alpha2", "traffic_signals:direction", "addr:street", "addr:place",
    "roof:shape", "roof:height", "roof:levels", "roof:direction", "roof:orientation", "roof:colour", "roof:material",
    "building:material",
  ]
}
