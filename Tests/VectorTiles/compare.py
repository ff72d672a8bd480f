#!/usr/bin/env python3
"""Compares what `wayframe inspect` counts in vector tiles with what the package mapbox-vector-tile decodes.

    python3 Tests/VectorTiles/compare.py .build/release/wayframe TILE|FOLDER|ARCHIVE.mbtiles ...

Each layer's features, kinds of geometry, extent and fields (how many features have them, numbers' ranges, the values
of those with few) must agree. Needs `pip install mapbox-vector-tile`. Ends with 1 where something differs.
"""
import gzip
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import zlib
from collections import Counter

import mapbox_vector_tile

KINDS = {1: "points", 2: "lines", 3: "polygons"}


def unpacked(data):
    if data[:2] == b"\x1f\x8b":
        return gzip.decompress(data)
    if data[:1] == b"\x78":
        return zlib.decompress(data)
    return data


def tiles(path):
    """Names and bytes of all tiles of a file or a folder."""
    if os.path.isdir(path):
        for folder, _, names in sorted(os.walk(path)):
            for name in sorted(names):
                if name.endswith((".mvt", ".pbf", ".mvt.gz", ".pbf.gz")):
                    file = os.path.join(folder, name)
                    yield file, unpacked(open(file, "rb").read())
    elif path.endswith(".mbtiles"):
        with sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True) as database:
            for zoom, x, y, data in database.execute(
                "SELECT zoom_level, tile_column, tile_row, tile_data FROM tiles ORDER BY 1, 2, 3"
            ):
                yield f"{path} {zoom}/{x}/{y}", unpacked(data)
    else:
        yield path, unpacked(open(path, "rb").read())


def expected(data):
    """Per layer: counts, extent, and the values of every field."""
    result = {}
    for name, layer in mapbox_vector_tile.decode(data, default_options={"y_coord_down": True}).items():
        counts = Counter()
        fields = {}
        for feature in layer["features"]:
            kind = feature["geometry"]["type"].removeprefix("Multi")
            counts[{"Point": "points", "LineString": "lines", "Polygon": "polygons"}[kind]] += 1
            for key, value in feature["properties"].items():
                fields.setdefault(key, []).append(value)
        result[name] = (counts, layer["extent"], fields)
    return result


def text(value):
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(int(value)) if value == int(value) else repr(float(value))
    return value


def differences(program, name, data):
    with tempfile.NamedTemporaryFile(suffix=".mvt") as file:
        file.write(data)
        file.flush()
        run = subprocess.run([program, "inspect", file.name, "--json"], capture_output=True, text=True)
    if run.returncode != 0:
        yield f"{name}: {run.stderr.strip()}"
        return
    found = {layer["name"]: layer for layer in json.loads(run.stdout)["layers"]}
    wanted = expected(data)
    if set(found) != set(wanted):
        yield f"{name}: layers {sorted(found)} instead of {sorted(wanted)}"
    for layer_name, (counts, extent, fields) in wanted.items():
        layer = found.get(layer_name)
        if layer is None:
            continue
        for kind in KINDS.values():
            if layer[kind] != counts[kind]:
                yield f"{name}: {layer_name}: {layer[kind]} {kind} instead of {counts[kind]}"
        if layer["extent"] != extent:
            yield f"{name}: {layer_name}: extent {layer['extent']} instead of {extent}"
        known = {field["name"]: field for field in layer["fields"]}
        if set(known) != set(fields):
            yield f"{name}: {layer_name}: fields {sorted(known)} instead of {sorted(fields)}"
        for key, values in fields.items():
            field = known.get(key)
            if field is None:
                continue
            if field["count"] != len(values):
                yield f"{name}: {layer_name}.{key}: {field['count']} values instead of {len(values)}"
            numbers = [value for value in values if isinstance(value, (int, float)) and not isinstance(value, bool)]
            if numbers and field.get("range") != [min(numbers), max(numbers)]:
                yield f"{name}: {layer_name}.{key}: range {field.get('range')} instead of {[min(numbers), max(numbers)]}"
            texts = {value for value in values if isinstance(value, str)}
            if texts and len(texts) == len({text(value) for value in values}) <= 12:
                if set(field["values"]) != texts:
                    yield f"{name}: {layer_name}.{key}: {sorted(field['values'])} instead of {sorted(texts)}"


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    program = sys.argv[1]
    count = failed = 0
    for path in sys.argv[2:]:
        for name, data in tiles(path):
            count += 1
            found = list(differences(program, name, data))
            failed += bool(found)
            for line in found:
                print(line)
    print(f"{count - failed} of {count} tiles agree")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
