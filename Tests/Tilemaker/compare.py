"""Counts in an extract, read with pyosmium, what its tiles must hold, and counts it there.

    compare.py box EXTRACT               west,south,east,north of its nodes
    compare.py counts EXTRACT MBTILES    a line a layer; 1 when one differs
"""

import collections
import gzip
import math
import sqlite3
import sys

import mapbox_vector_tile
import osmium

ZOOM = 14
ROADS = set(
    "motorway motorway_link trunk trunk_link primary primary_link secondary secondary_link tertiary tertiary_link "
    "residential unclassified living_street".split()
)


class Extract(osmium.SimpleHandler):
    def __init__(self):
        super().__init__()
        self.box = [math.inf, math.inf, -math.inf, -math.inf]
        self.points = collections.Counter()
        self.street_names = set()
        self.turn_lanes = set()

    def node(self, node):
        west, south, east, north = self.box
        x, y = node.location.lon, node.location.lat
        self.box = [min(west, x), min(south, y), max(east, x), max(north, y)]
        highway = node.tags.get("highway")
        if highway == "traffic_signals":
            self.points["traffic_signals"] += 1
        if highway == "stop":
            self.points["stop_signs"] += 1
        if node.tags.get("entrance", "no") != "no":
            self.points["entrances"] += 1
        if highway == "crossing" or "crossing" in node.tags or "traffic_calming" in node.tags:
            self.points["crossings"] += 1

    def way(self, way):
        if way.tags.get("highway") not in ROADS or way.tags.get("area") == "yes":
            return
        # A way needs two nodes that the file has.
        if sum(node.location.valid() for node in way.nodes) < 2:
            return
        if "name" in way.tags:
            self.street_names.add(way.tags["name"])
        if "turn:lanes" in way.tags:
            self.turn_lanes.add(way.tags["turn:lanes"])


def tiles(path):
    with sqlite3.connect(path) as database:
        for (data,) in database.execute("SELECT tile_data FROM tiles WHERE zoom_level = ?", [ZOOM]):
            yield mapbox_vector_tile.decode(gzip.decompress(data))


def main():
    extract = Extract()
    extract.apply_file(sys.argv[2], locations=True)
    west, south, east, north = extract.box
    if sys.argv[1] == "box":
        # A little wider: tilemaker leaves out what lies on the edge.
        print(f"{west - 0.001:.6f},{south - 0.001:.6f},{east + 0.001:.6f},{north + 0.001:.6f}")
        return 0
    counts, names, lanes = collections.Counter(), set(), set()
    for layers in tiles(sys.argv[3]):
        for name, layer in layers.items():
            for feature in layer["features"]:
                properties = feature["properties"]
                # Points in a tile's border are its neighbour's.
                if feature["geometry"]["type"] == "Point":
                    x, y = feature["geometry"]["coordinates"]
                    counts[name] += 0 <= x < layer["extent"] and 0 < y <= layer["extent"]
                if name == "transportation_name":
                    names.add(properties.get("name"))
                if name == "transportation":
                    lanes.add(properties.get("turn:lanes"))
    rows = [(layer, extract.points[layer], counts[layer]) for layer in sorted(extract.points)]
    rows.append(("names of streets", len(extract.street_names), len(extract.street_names & names)))
    rows.append(("values of turn:lanes", len(extract.turn_lanes), len(extract.turn_lanes & lanes)))
    differs = False
    for what, wanted, found in rows:
        differs |= wanted != found
        print(f"{sys.argv[2].split('/')[-1]}: {what}: {wanted} in the extract, {found} in the tiles{'' if wanted == found else '  DIFFERS'}")
    return int(differs)


sys.exit(main())
