-- What tilemaker writes of OpenStreetMap's objects: the layers that Wayframe draws, named as in the OpenMapTiles schema,
-- and four of its own: traffic_signals, stop_signs, crossings and entrances. README.md says how to run it.

-- tilemaker 2 hands over each object; tilemaker 3 has the same functions without it.
local object
local function find(key) if object then return object:Find(key) end return Find(key) end
local function closed() if object then return object:IsClosed() end return IsClosed() end
local function layer(name, is_area) if object then object:Layer(name, is_area) else Layer(name, is_area) end end
local function centroid(name) if object then object:LayerAsCentroid(name) else LayerAsCentroid(name) end end
local function min_zoom(zoom) if object then object:MinZoom(zoom) else MinZoom(zoom) end end
local function text(key, value, zoom)
  if value == "" then return end
  if object then object:Attribute(key, value, zoom or 0) else Attribute(key, value, zoom or 0) end
end
local function numeric(key, value, zoom)
  if not value then return end
  if object then object:AttributeNumeric(key, value, zoom or 0) else AttributeNumeric(key, value, zoom or 0) end
end
local function next_relation() if object then return object:NextRelation() end return NextRelation() end
local function find_in_relation(key) if object then return object:FindInRelation(key) end return FindInRelation(key) end

-- Sets of words.
local function set(words)
  local result = {}
  for word in string.gmatch(words, "%S+") do result[word] = true end
  return result
end

-- A table from words to the key under which they stand.
local function groups(lists)
  local result = {}
  for name, words in pairs(lists) do
    for word in string.gmatch(words, "%S+") do result[word] = name end
  end
  return result
end

local function is_set(value) return value ~= "" and value ~= "no" end
local function number(value) return tonumber(string.match(value, "^%s*(%-?%d+%.?%d*)")) end

local function metres(value)
  local amount = number(value)
  if not amount then return nil end
  if string.find(value, "'") or string.find(value, "ft") then return amount * 0.3048 end
  return amount
end

-- MARK: Names

local languages = {
  "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "fa", "fi", "fr", "he", "hi", "hr", "hu", "id", "it", "ja",
  "ko", "mr", "ms", "my", "nb", "nl", "no", "pl", "pt", "ro", "ru", "sk", "sv", "ta", "th", "tr", "uk", "ur", "vi", "zh",
  "zh-Hans", "zh-Hant"
}

-- Whether all letters of a text in UTF-8 are Latin: its bytes begin no character from Greek on but marks and signs.
local function is_latin(name)
  for byte, second in string.gmatch(name, "([\206-\244])([\128-\191])") do
    local lead, next = string.byte(byte), string.byte(second)
    local more_latin = lead == 225 and next >= 184 and next <= 187
    local signs = lead == 226
    if not more_latin and not signs then return false end
  end
  return true
end

local function names(zoom)
  local name = find("name")
  if name == "" then name = find("name:en") end
  if name == "" then return false end
  text("name", name, zoom)
  for _, language in ipairs(languages) do text("name:" .. language, find("name:" .. language), zoom) end
  if is_latin(name) then
    text("name:latin", name, zoom)
  else
    text("name:nonlatin", name, zoom)
    local latin = find("int_name")
    if latin == "" then latin = find("name:en") end
    text("name:latin", latin, zoom)
  end
  return true
end

local function has_name() return find("name") ~= "" or find("name:en") ~= "" end

-- MARK: Streets and railways

local road_classes = groups {
  motorway = "motorway motorway_link", trunk = "trunk trunk_link", primary = "primary primary_link",
  secondary = "secondary secondary_link", tertiary = "tertiary tertiary_link",
  minor = "residential unclassified living_street road", service = "service", track = "track", raceway = "raceway",
  busway = "busway bus_guideway", path = "footway path pedestrian cycleway steps bridleway platform"
}
local rail_classes = groups { rail = "rail narrow_gauge preserved funicular", transit = "subway light_rail monorail tram" }
local aerialways = set "cable_car gondola chair_lift drag_lift t-bar j-bar platter mixed_lift"
local first_zooms = {
  motorway = 4, trunk = 5, primary = 7, secondary = 9, tertiary = 11, minor = 12, busway = 12, rail = 8, ferry = 8, transit = 12
}
local with_subclass = set "minor path"
local unpaved = set [[unpaved compacted dirt earth fine_gravel grass grass_paver grit gravel ground ice mud pebblestone
  salt sand snow woodchips rock soil clay]]

-- What the map close up is drawn from, as OpenStreetMap has it.
local street_keys = {
  "highway", "lanes", "lanes:forward", "lanes:backward", "lanes:both_ways", "lanes:bus", "lanes:psv", "width", "width:carriageway",
  "turn", "turn:lanes", "turn:lanes:forward", "turn:lanes:backward", "placement", "placement:forward", "placement:backward",
  "sidewalk", "sidewalk:left", "sidewalk:right", "sidewalk:both", "cycleway", "cycleway:left", "cycleway:right", "cycleway:both",
  "cycleway:lanes", "busway", "busway:left", "busway:right", "busway:both", "bus:lanes", "bus:lanes:forward",
  "bus:lanes:backward", "psv:lanes", "psv:lanes:forward", "psv:lanes:backward", "parking:left", "parking:right", "parking:both",
  "parking:lane:left", "parking:lane:right", "parking:lane:both", "parking:left:orientation", "parking:right:orientation",
  "parking:both:orientation", "kerb", "footway", "crossing", "crossing:markings", "crossing:island", "crossing_ref", "traffic_calming", "junction",
  "motorroad", "segregated"
}
local node_street_keys = {
  "highway", "crossing", "crossing:markings", "crossing:island", "crossing_ref", "traffic_calming", "kerb"
}

local function oneway()
  local value = find("oneway")
  if value == "yes" or value == "true" or value == "1" then return 1 end
  if value == "-1" or value == "reverse" then return -1 end
  local junction = find("junction")
  if value == "" and (junction == "roundabout" or junction == "circular" or find("highway") == "motorway") then return 1 end
  return nil
end

local function road_class(highway)
  if highway == "construction" then
    local planned = road_classes[find("construction")]
    return (planned or "minor") .. "_construction", false
  end
  return road_classes[highway], string.sub(highway, -5) == "_link"
end

-- The class, the more exact one, and whether it is a ramp.
local function transport()
  local highway, railway = find("highway"), find("railway")
  if highway ~= "" then
    local class, is_ramp = road_class(highway)
    if class then return class, with_subclass[class] and highway or "", is_ramp end
  end
  if rail_classes[railway] then return rail_classes[railway], railway, false end
  if railway == "platform" or find("public_transport") == "platform" then return "path", "platform", false end
  if find("route") == "ferry" then return "ferry", "ferry", false end
  local made = find("man_made")
  if made == "pier" or made == "bridge" then return made, "", false end
  local aerialway = find("aerialway")
  if aerialways[aerialway] then return "aerialway", aerialway, false end
  return nil
end

local function is_platform()
  return find("highway") == "platform" or find("railway") == "platform" or find("public_transport") == "platform"
end

local function is_transport_area()
  if not closed() then return false end
  local area = find("area")
  if area == "yes" then return true end
  if area == "no" then return false end
  local made = find("man_made")
  return is_platform() or (find("highway") == "" and (made == "pier" or made == "bridge"))
end

local function levels()
  if is_set(find("bridge")) then text("brunnel", "bridge")
  elseif is_set(find("tunnel")) then text("brunnel", "tunnel")
  elseif is_set(find("ford")) then text("brunnel", "ford") end
  numeric("layer", number(find("layer")))
  if find("indoor") == "yes" then numeric("indoor", 1) end
  if is_set(find("covered")) then text("covered", find("covered")) end
end

-- The network as the schema names it, and its weight among several on one way.
local networks = {
  ["US:I"] = { "us-interstate", 0 }, ["CA:transcanada"] = { "ca-transcanada", 0 }, ["US:US"] = { "us-highway", 1 }
}

local function road_number()
  local best, best_ref
  while next_relation() do
    local network, ref = find_in_relation("network"), find_in_relation("ref")
    local known = networks[network]
    if not known and string.match(network, "^US:%a%a$") then known = { "us-state", 2 } end
    if known and ref ~= "" and (not best or known[2] < best[2]) then best, best_ref = known, ref end
  end
  if best then return best_ref, best[1] end
  local ref = string.match(find("ref"), "^%s*([^;]-)%s*$") or string.match(find("ref"), "^%s*([^;]-)%s*;") or ""
  if #ref > 20 then ref = "" end
  local interstate, highway = string.match(ref, "^I[ -]?(%d.*)$"), string.match(ref, "^US[ -]?(%d.*)$")
  if interstate then return interstate, "us-interstate" end
  if highway then return highway, "us-highway" end
  return ref, "road"
end

local function street_name(class, subclass, is_ramp, zoom)
  local is_named_kind = find("highway") ~= "" or find("railway") ~= "" or find("route") == "ferry" or find("aerialway") ~= ""
  if not is_named_kind then return end
  local ref, network = "", ""
  if find("highway") ~= "" then ref, network = road_number() end
  if ref == "" and not has_name() then return end
  layer("transportation_name", false)
  min_zoom(math.max(zoom, 8))
  text("class", class)
  text("subclass", subclass)
  if is_ramp then numeric("ramp", 1) end
  names()
  if ref ~= "" then
    text("ref", ref)
    numeric("ref_length", #ref)
    text("network", network)
  end
  if is_set(find("tunnel")) then text("brunnel", "tunnel") end
  if is_set(find("covered")) then text("covered", find("covered")) end
  if find("location") == "underground" then text("location", "underground") end
  if is_set(find("indoor")) then numeric("indoor", 1) end
  for _, key in ipairs { "layer", "level" } do
    local value = number(find(key))
    if value and value < 0 then numeric(key, value) end
  end
end

local function transportation()
  if closed() and (find("area:highway") == "traffic_island" or find("traffic_calming") == "island") then
    layer("transportation", true)
    min_zoom(14)
    text("class", "traffic_island")
    return
  end
  local class, subclass, is_ramp = transport()
  if not class then return end
  local zoom = first_zooms[string.gsub(class, "_construction", "")] or 13
  if is_transport_area() then
    layer("transportation", true)
    min_zoom(zoom)
    text("class", class)
    text("subclass", subclass)
    levels()
    return
  end
  if is_ramp then zoom = math.max(zoom, 9) end
  layer("transportation", false)
  min_zoom(zoom)
  text("class", class)
  text("subclass", subclass)
  if is_ramp then numeric("ramp", 1) end
  levels()
  numeric("oneway", oneway())
  if find("service") ~= "" then text("service", find("service"), 12) end
  local surface = find("surface")
  if surface ~= "" then text("surface", unpaved[surface] and "unpaved" or "paved", 12) end
  local access = find("access")
  if access == "no" or access == "private" then text("access", "no", 12) end
  if find("toll") == "yes" then numeric("toll", 1) end
  if find("expressway") == "yes" or find("motorroad") == "yes" then numeric("expressway", 1) end
  for _, key in ipairs { "bicycle", "foot", "horse" } do text(key, find(key), 14) end
  if find("highway") ~= "" then
    for _, key in ipairs(street_keys) do text(key, find(key), 14) end
  end
  street_name(class, subclass, is_ramp, zoom)
end

-- MARK: Buildings

local metres_a_level, metres_a_roof_level = 3.2, 2.5
local usual_heights = {
  garage = 3, garages = 3, carport = 2.6, shed = 2.6, hut = 2.6, kiosk = 3.2, roof = 4.5, house = 6.5, detached = 6.5,
  semidetached_house = 6.5, bungalow = 4.5, church = 16, cathedral = 24
}
local roof_keys = {
  "roof:shape", "roof:height", "roof:levels", "roof:direction", "roof:orientation", "roof:colour", "roof:material", "building:material"
}
local landmarks = {
  tourism = set "museum attraction gallery", amenity = set "place_of_worship theatre townhall courthouse",
  building = set [[church cathedral chapel mosque synagogue temple shrine station train_station palace castle civic government]]
}

local function first(...)
  for _, key in ipairs { ... } do
    local value = find(key)
    if value ~= "" then return value end
  end
  return ""
end

local function building()
  local kind, part = find("building"), find("building:part")
  if not (is_set(kind) or is_set(part)) or not closed() or find("location") == "underground" then return end
  if (number(find("layer")) or 0) < 0 then return end
  layer("building", true)
  min_zoom(is_set(part) and 14 or 13)
  local base_level = number(first("building:min_level", "min_level"))
  local base = math.max(metres(find("min_height")) or (base_level or 0) * metres_a_level, 0)
  local stories = number(find("building:levels"))
  local roof = number(find("roof:levels")) or (first("roof:shape") ~= "" and find("roof:shape") ~= "flat" and 1 or 0)
  local top = metres(first("height", "building:height"))
    or (stories and stories * metres_a_level + roof * metres_a_roof_level)
    or (base > 0 and base + metres_a_level) or usual_heights[kind] or 9
  numeric("render_height", math.max(top, base))
  numeric("render_min_height", base)
  text("colour", find("building:colour"))
  for _, key in ipairs(roof_keys) do text(key, find(key), 14) end
  local is_landmark = is_set(find("historic"))
  for key, values in pairs(landmarks) do is_landmark = is_landmark or values[find(key)] end
  if is_landmark and object then object:AttributeBoolean("landmark", true)
  elseif is_landmark then AttributeBoolean("landmark", true) end
end

-- MARK: Land and water

local cover_classes = groups {
  farmland = "farmland farm orchard vineyard plant_nursery", ice = "glacier ice_shelf", wood = "wood forest",
  rock = "bare_rock scree",
  grass = [[fell grassland heath scrub shrubbery tundra grass meadow allotments park village_green recreation_ground garden
    golf_course flowerbed]],
  wetland = "wetland bog swamp wet_meadow marsh reedbed saltern tidalflat saltmarsh mangrove", sand = "sand beach dune"
}
local use_classes = set [[railway cemetery grave_yard military residential commercial industrial garages retail quarry
  bus_station school university kindergarten college library hospital stadium pitch playground track theme_park zoo dam]]
local park_boundaries = set "national_park aboriginal_lands protected_area"
local airfield_areas = set "apron aerodrome heliport helipad"
local waterways = set "river canal stream drain ditch"
local flowing = set "river stream canal ditch drain rapids lock"
local still = set "pond basin wastewater"

local function landcover()
  for _, key in ipairs { "natural", "landuse", "leisure", "wetland" } do
    local value = find(key)
    if cover_classes[value] then
      layer("landcover", true)
      text("class", cover_classes[value])
      text("subclass", value)
      return
    end
  end
end

local function landuse()
  for _, key in ipairs { "landuse", "amenity", "leisure", "tourism", "waterway" } do
    local value = find(key)
    if use_classes[value] then
      layer("landuse", true)
      text("class", value == "grave_yard" and "cemetery" or value)
      return
    end
  end
end

local function park()
  local boundary = find("boundary")
  local class = park_boundaries[boundary] and boundary
  if boundary == "" and find("leisure") == "nature_reserve" then class = "nature_reserve" end
  if not class then return end
  layer("park", true)
  text("class", class)
  if not has_name() then return end
  centroid("park")
  text("class", class)
  names()
  numeric("rank", 1)
end

local function aeroway()
  local value = find("aeroway")
  if value == "" then return end
  local is_strip = value == "runway" or value == "taxiway"
  local is_area = closed() and (airfield_areas[value] or (is_strip and find("area") == "yes"))
  if not is_area and not is_strip then return end
  layer("aeroway", is_area)
  text("class", value)
  text("ref", find("ref"))
end

local function flow()
  numeric("intermittent", find("intermittent") == "yes" and 1 or 0)
  if is_set(find("bridge")) then text("brunnel", "bridge") elseif is_set(find("tunnel")) then text("brunnel", "tunnel") end
end

local function water_class()
  if find("covered") == "yes" then return nil end
  if find("amenity") == "fountain" or find("water") == "fountain" then return "pond", false end
  local water = find("water")
  if find("natural") == "water" then return flowing[water] and "river" or still[water] and "pond" or "lake", true end
  local waterway, landuse = find("waterway"), find("landuse")
  if waterway == "riverbank" then return "river", true end
  if waterway == "dock" then return "dock", true end
  if landuse == "reservoir" or landuse == "basin" then return "lake", true end
  if find("leisure") == "swimming_pool" and find("indoor") ~= "yes" then return "swimming_pool", false end
  return nil
end

local function water()
  local class, is_named = water_class()
  if closed() and class then
    layer("water", true)
    text("class", class)
    flow()
    if is_named and has_name() then
      centroid("water_name")
      text("class", class)
      names()
    end
  elseif waterways[find("waterway")] then
    local kind = find("waterway")
    layer("waterway", false)
    min_zoom((kind == "river" or kind == "canal") and 8 or 13)
    text("class", kind)
    flow()
    if is_set(find("covered")) then text("covered", find("covered")) end
    if find("location") == "underground" then text("location", "underground") end
    numeric("layer", number(find("layer")))
    names()
  end
end

local function boundary_of(level, maritime)
  layer("boundary", false)
  min_zoom(level <= 2 and 2 or level <= 4 and 4 or level <= 6 and 8 or 11)
  numeric("admin_level", level)
  numeric("disputed", (find("disputed") == "yes" or find("boundary") == "disputed") and 1 or 0)
  numeric("maritime", maritime and 1 or 0)
end

local function boundary()
  local level = find("boundary") == "administrative" and number(find("admin_level"))
  if not level or level < 2 or level > 10 then return end
  boundary_of(level, find("maritime") == "yes" or find("natural") == "coastline")
end

-- MARK: Points

-- Layers of points are filled from nodes, and from areas at their middle.
local function point(name, is_node)
  if is_node then layer(name, false) else centroid(name) end
end

local function bay(is_node)
  local natural, place = find("natural"), find("place")
  local class = (natural == "bay" or natural == "strait") and natural or (place == "sea" or place == "ocean") and place
  if not class or not has_name() then return end
  point("water_name", is_node)
  text("class", class)
  names()
end

local function house_number(is_node)
  local value = find("addr:housenumber")
  if value == "" then return end
  point("housenumber", is_node)
  min_zoom(14)
  text("housenumber", value)
  text("street", first("addr:street", "addr:place"))
end

local function step(population, ranks, last)
  for _, rank in ipairs(ranks) do
    if population >= rank[1] then return rank[2] end
  end
  return last
end

local place_zooms = {
  continent = 2, country = 2, state = 4, province = 4, city = 5, town = 7, village = 10, suburb = 11, borough = 10, quarter = 12,
  neighbourhood = 13, hamlet = 13, island = 9, isolated_dwelling = 14, farm = 14
}
local fixed_ranks = {
  continent = 1, village = 13, suburb = 14, borough = 14, quarter = 15, neighbourhood = 15, hamlet = 15, island = 15,
  isolated_dwelling = 16, farm = 16
}

local function place_rank(kind)
  local population = number(find("population")) or 0
  if kind == "country" then return step(population, { { 1e8, 1 }, { 4e7, 2 }, { 1e7, 3 }, { 3e6, 4 }, { 5e5, 5 } }, 6) end
  if kind == "state" or kind == "province" then return step(population, { { 1e7, 1 }, { 5e6, 2 }, { 2e6, 3 }, { 1e6, 4 } }, 5) end
  if kind == "town" then return step(population, { { 5e4, 9 }, { 2e4, 10 }, { 1e4, 11 } }, 12) end
  if kind == "city" then
    local rank = step(population, { { 5e6, 1 }, { 2e6, 2 }, { 1e6, 3 }, { 5e5, 5 }, { 2e5, 7 }, { 1e5, 8 } }, 10)
    return find("capital") == "yes" and math.min(rank, 2) or rank
  end
  return fixed_ranks[kind]
end

local function place(is_node)
  local kind = find("place")
  if not place_zooms[kind] or not has_name() or not (is_node or kind == "island") then return end
  point("place", is_node)
  min_zoom(place_zooms[kind])
  text("class", kind)
  numeric("rank", place_rank(kind))
  local capital = find("capital")
  numeric("capital", capital == "yes" and 2 or number(capital))
  if kind == "country" then text("iso_a2", first("country_code_iso3166_1_alpha_2", "ISO3166-1:alpha2")) end
  names()
end

local function elevation()
  local height = metres(find("ele"))
  if not height then return false end
  numeric("ele", math.floor(height + 0.5))
  numeric("ele_ft", math.floor(height / 0.3048 + 0.5))
  return true
end

local function peak()
  local kind = find("natural")
  if kind ~= "peak" and kind ~= "volcano" and kind ~= "saddle" then return end
  if not has_name() and not metres(find("ele")) then return end
  layer("mountain_peak", false)
  text("class", kind)
  numeric("rank", 1)
  names()
  elevation()
end

local function aerodrome(is_node)
  if find("aeroway") ~= "aerodrome" or not has_name() then return end
  point("aerodrome_label", is_node)
  local stated, class = first("aerodrome:type", "aerodrome"), "other"
  for _, known in ipairs { "private", "military", "regional", "public", "international" } do
    if string.find(stated, known, 1, true) then class = known end
  end
  text("class", class)
  text("iata", find("iata"))
  text("icao", find("icao"))
  names()
  elevation()
end

local poi_keys = {
  { "amenity", set [[arts_centre atm bank bar bbq bicycle_parking bicycle_rental biergarten bus_station cafe charging_station cinema
    clinic college community_centre courthouse dentist doctors drinking_water embassy fast_food ferry_terminal fire_station food_court
    fountain fuel grave_yard hospital ice_cream kindergarten library marketplace motorcycle_parking nightclub nursing_home parcel_locker
    parking pharmacy place_of_worship police post_box post_office prison pub public_building recycling restaurant school shelter taxi
    telephone theatre toilets townhall university veterinary waste_basket]] },
  { "shop" },
  { "tourism", set [[alpine_hut aquarium artwork attraction bed_and_breakfast camp_site caravan_site chalet gallery guest_house hostel
    hotel information motel museum picnic_site theme_park viewpoint zoo]] },
  { "railway", set "halt station subway_entrance train_station_entrance tram_stop" },
  { "highway", set "bus_stop" },
  { "leisure", set [[dog_park escape_game garden golf_course hackerspace ice_rink marina miniature_golf park pitch playground
    sports_centre stadium swimming_area swimming_pool water_park]] },
  { "historic", set "monument castle ruins" },
  { "office", set [[diplomatic government company lawyer insurance estate_agent employment_agency ngo educational_institution
    association foundation telecommunication coworking newspaper]] },
  { "landuse", set "basin brownfield cemetery reservoir winter_sports" },
  { "aerialway", set "station" },
  { "barrier", set "bollard border_control cycle_barrier gate lift_gate sally_port stile toll_booth" },
  { "building", set "dormitory" },
  { "waterway", set "dock" }
}
local poi_classes = groups {
  town_hall = "townhall public_building courthouse community_centre", golf = "golf golf_course miniature_golf",
  fast_food = "fast_food food_court", park = "park bbq", bus = "bus_stop bus_station",
  railway = "halt station tram_stop subway", entrance = "subway_entrance train_station_entrance",
  campsite = "camp_site caravan_site", laundry = "laundry dry_cleaning",
  grocery = "supermarket deli delicatessen department_store greengrocer marketplace", library = "library books",
  college = "college university", lodging = "hotel motel bed_and_breakfast guest_house hostel chalet alpine_hut dormitory",
  ice_cream = "ice_cream chocolate confectionery", post = "post_box post_office parcel_locker", school = "school kindergarten",
  alcohol_shop = "alcohol beverages wine", bar = "bar nightclub", harbor = "marina dock", car = "car car_repair car_parts taxi",
  hospital = "hospital nursing_home clinic", cemetery = "grave_yard cemetery", attraction = "attraction viewpoint fountain",
  beer = "biergarten pub", music = "music musical_instrument", stadium = "stadium american_football soccer",
  art_gallery = "art artwork gallery arts_centre", clothing_store = "bag clothes", swimming = "swimming_area swimming",
  castle = "castle ruins", fuel = "fuel charging_station"
}
local poi_ranks = {
  hospital = 1, railway = 2, bus = 3, attraction = 4, harbor = 5, college = 6, school = 7, stadium = 8, zoo = 9, town_hall = 10,
  campsite = 11, cemetery = 12, park = 13, library = 14, police = 15, post = 16, golf = 17, shop = 18, grocery = 19,
  fast_food = 20, clothing_store = 21, bar = 22
}

local function poi_kind()
  for _, entry in ipairs(poi_keys) do
    local key, accepted = entry[1], entry[2]
    local value = find(key)
    if value ~= "" and (accepted and accepted[value] or (not accepted and value ~= "no" and value ~= "yes")) then
      local station = find("station")
      if key == "railway" and value == "station" and (station == "subway" or station == "light_rail") then
        return "railway", station
      end
      return poi_classes[value] or (key == "shop" and "shop") or (key == "office" and "office") or value, value
    end
  end
  return nil
end

local function poi(is_node)
  local class, subclass = poi_kind()
  if not class then return end
  local rank = poi_ranks[class] or 25
  point("poi", is_node)
  min_zoom(rank <= 7 and 12 or 14)
  text("class", class)
  text("subclass", subclass)
  numeric("rank", rank)
  names()
  numeric("level", number(find("level")))
  numeric("layer", number(find("layer")))
  if find("indoor") == "yes" then numeric("indoor", 1) end
end

local function signs()
  local highway = find("highway")
  if highway == "traffic_signals" or highway == "stop" then
    layer(highway == "stop" and "stop_signs" or "traffic_signals", false)
    text("direction", highway == "stop" and find("direction") or first("traffic_signals:direction", "direction"))
  end
  if highway == "crossing" or find("crossing") ~= "" or find("traffic_calming") ~= "" then
    layer("crossings", false)
    for _, key in ipairs(node_street_keys) do text(key, find(key)) end
  end
  local entrance = find("entrance")
  if is_set(entrance) then
    layer("entrances", false)
    text("entrance", entrance)
    names()
    text("ref", find("ref"))
    text("access", find("access"))
    text("housenumber", find("addr:housenumber"))
  end
end

-- MARK: What tilemaker calls

node_keys = {
  "highway", "entrance", "crossing", "traffic_calming", "place", "addr:housenumber", "natural", "amenity", "shop", "tourism",
  "railway", "leisure", "historic", "office", "landuse", "aerialway", "barrier", "aeroway"
}

function init_function() end
function exit_function() end

function relation_scan_function(relation)
  local function of_relation(key) if relation then return relation:Find(key) end return Find(key) end
  if of_relation("type") == "route" and of_relation("route") == "road" then
    if relation then relation:Accept() else Accept() end
  end
end

function node_function(node)
  object = node
  signs()
  house_number(true)
  place(true)
  peak()
  aerodrome(true)
  bay(true)
  poi(true)
end

function way_function(way)
  object = way
  transportation()
  boundary()
  water()
  aeroway()
  if not closed() then return end
  if find("area") ~= "no" then
    landcover()
    landuse()
    park()
  end
  building()
  house_number(false)
  place(false)
  aerodrome(false)
  bay(false)
  poi(false)
end
