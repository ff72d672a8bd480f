#!/usr/bin/env python3
"""Makes the binary samples of the fuzzers anew: Tests/Fuzzing/corpus.py

Those of text are written by hand. Fonts need fontTools, WebP pictures Pillow; without them their samples stay as they are.
"""
import gzip
import pathlib
import sqlite3
import struct
import zlib

CORPUS = pathlib.Path(__file__).resolve().parent / "Corpus"


def write(name, data):
    path = CORPUS / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


# Protocol buffers

def varint(value):
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes(out) + bytes([value])


def number(field, value):
    return varint(field << 3) + varint(value)


def data(field, content):
    return varint(field << 3 | 2) + varint(len(content)) + content


def zigzag(value):
    return value << 1 if value >= 0 else (-value << 1) - 1


def packed(values):
    return b"".join(varint(v) for v in values)


def deltas(values):
    return packed(zigzag(b - a) for a, b in zip([0] + values, values))


# Vector tiles

def geometry(kind, parts):
    out, at = [], (0, 0)
    for part in parts:
        steps = []
        for x, y in part:
            steps.append((zigzag(x - at[0]), zigzag(y - at[1])))
            at = (x, y)
        out += [1 << 3 | 1, *steps[0]]
        if len(steps) > 1:
            out.append(len(steps) - 1 << 3 | 2)
            out += [v for step in steps[1:] for v in step]
        if kind == 3:
            out.append(1 << 3 | 7)
    return packed(out)


def layer(name, features, version=2, extent=4096):
    keys, values, body = [], [], b""
    for kind, parts, tags in features:
        indices = []
        for key, value in tags.items():
            for item, known in ((key, keys), (value, values)):
                if item not in known:
                    known.append(item)
                indices.append(known.index(item))
        body += data(2, number(1, 7) + data(2, packed(indices)) + number(3, kind) + data(4, geometry(kind, parts)))
    for key in keys:
        body += data(3, key.encode())
    for value in values:
        if isinstance(value, str):
            body += data(4, data(1, value.encode()))
        elif isinstance(value, bool):
            body += data(4, number(7, value))
        elif isinstance(value, int):
            body += data(4, number(4, value))
        else:
            body += data(4, varint(3 << 3 | 1) + struct.pack("<d", value))
    return data(3, number(15, version) + data(1, name.encode()) + body + number(5, extent))


def tile():
    streets = [
        (2, [[(0, 2000), (1500, 2100), (4096, 1800)]], {"class": "primary", "name": "Main Street", "oneway": True}),
        (2, [[(2000, 0), (2100, 4096)], [(300, 300), (900, 900)]], {"class": "residential", "name": "Side Road"}),
    ]
    areas = [(3, [[(100, 100), (3000, 100), (3000, 3000), (100, 3000)], [(500, 500), (500, 900), (900, 900), (900, 500)]],
              {"render_height": 12.5, "colour": "#aabbcc", "levels": 4})]
    points = [(1, [[(2048, 2048), (10, 10)]], {"name": "Ärla", "rank": 3})]
    return (layer("transportation", streets) + layer("streets", streets) + layer("building", areas) + layer("place", points))


# OSM PBF

STRINGS = ["", "highway", "primary", "name", "Main Street", "building", "yes", "height", "12", "lanes", "2", "type", "multipolygon", "outer", "inner", "natural", "water", "oneway", "traffic_signals", "turn:lanes", "left|through"]


def text(word):
    return STRINGS.index(word)


def tags(pairs):
    return data(2, packed([text(k) for k, _ in pairs])) + data(3, packed([text(v) for _, v in pairs]))


def osm_block():
    table = b"".join(data(1, word.encode()) for word in STRINGS)
    ids = list(range(1, 11))
    # A square of ten points near 60° N 25° E, in units of 100 nanodegrees.
    lat = [600000000 + 1000 * (i // 3) for i in range(10)]
    lon = [250000000 + 1500 * (i % 3) for i in range(10)]
    dense = data(1, deltas(ids)) + data(8, deltas(lat)) + data(9, deltas(lon))
    dense += data(10, packed([text("highway"), text("traffic_signals"), 0] + [0] * 9))
    node = number(1, zigzag(20)) + tags([("name", "Main Street")]) + number(8, zigzag(600000500)) + number(9, zigzag(250000500))
    ways = [
        (100, [1, 2, 3], [("highway", "primary"), ("name", "Main Street"), ("lanes", "2"), ("oneway", "yes"), ("turn:lanes", "left|through")]),
        (101, [1, 4, 5, 2, 1], [("building", "yes"), ("height", "12")]),
        (102, [1, 3, 9, 7, 1], []),
        (103, [5, 6, 8, 5], []),
    ]
    groups = data(2, data(2, dense)) + data(2, data(1, node))
    for number_, refs, pairs in ways:
        groups += data(2, data(3, number(1, number_) + tags(pairs) + data(8, deltas(refs))))
    relation = number(1, 200) + tags([("type", "multipolygon"), ("natural", "water")])
    relation += data(8, packed([text("outer"), text("inner")])) + data(9, deltas([102, 103])) + data(10, packed([1, 1]))
    return data(1, table) + groups + data(2, data(4, relation))


def osm_file(is_packed):
    header = data(4, b"OsmSchema-V0.6") + data(4, b"DenseNodes") + data(16, b"sample")
    out = b""
    for kind, content in ((b"OSMHeader", header), (b"OSMData", osm_block())):
        blob = number(2, len(content)) + data(3, zlib.compress(content)) if is_packed else data(1, content)
        head = data(1, kind) + number(3, len(blob))
        out += struct.pack(">I", len(head)) + head + blob
    return out


# Archives

def pmtiles(pack):
    content = pack(tile())
    # Two tiles of level 1, the second with a run of two.
    directory = b"".join(varint(v) for v in [2, 1, 1, 1, 2, len(content), len(content), 1, 1])
    root, meta = pack(directory), pack(b'{"attribution": "A", "vector_layers": [{"id": "streets", "fields": {}}]}')
    at = 127
    offsets = []
    for length in (len(root), len(meta), 0, len(content)):
        offsets += [at, length]
        at += length
    kind = 1 if pack is bytes else 2
    head = b"PMTiles\x03" + struct.pack("<8Q", *offsets) + struct.pack("<3Q", 3, 2, 1)
    head += bytes([1, kind, kind, 1, 0, 1]) + struct.pack("<4i", -1800000000, -850000000, 1800000000, 850000000)
    head += bytes([1]) + struct.pack("<2i", 0, 0)
    return head + root + meta + content


def mbtiles():
    path = CORPUS / "mbtiles/streets.mbtiles"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    database = sqlite3.connect(path)
    database.execute("PRAGMA page_size = 512")
    database.execute("CREATE TABLE metadata (name text, value text)")
    database.execute("CREATE TABLE tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob)")
    for row in (("name", "A"), ("format", "pbf"), ("minzoom", "0"), ("maxzoom", "1"), ("bounds", "-180,-85,180,85"),
                ("attribution", "<a href='x'>A</a>"), ("json", '{"vector_layers": [{"id": "streets"}]}')):
        database.execute("INSERT INTO metadata VALUES (?, ?)", row)
    for zoom, x, y, content in ((0, 0, 0, gzip.compress(tile(), mtime=0)), (1, 0, 1, tile())):
        database.execute("INSERT INTO tiles VALUES (?, ?, ?, ?)", (zoom, x, y, content))
    database.execute("CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)")
    database.commit()
    database.execute("VACUUM")
    database.close()


# Pictures

def png(kind, depth, channels, extra=b"", interlaced=0, size=16):
    def chunk(name, content):
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
    row = (size * channels * depth + 7) // 8
    rows = b"".join(b"\0" + bytes((x * 9 + y * 5) % 256 for x in range(row)) for y in range(size))
    if interlaced:
        # Seven passes of smaller pictures.
        rows = b""
        for x0, y0, dx, dy in ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)):
            width, height = (size - x0 + dx - 1) // dx, (size - y0 + dy - 1) // dy
            rows += b"".join(b"\0" + bytes(((width * channels * depth + 7) // 8)) for _ in range(height))
    head = struct.pack(">2I5B", size, size, depth, kind, 0, 0, interlaced)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + extra + chunk(b"tEXt", b"Software\0sample")
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def chunk_of_palette():
    colors = bytes(range(48))
    out = b""
    for name, content in ((b"PLTE", colors), (b"tRNS", bytes(16))):
        out += struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
    return out


def webp():
    from PIL import Image
    import io
    picture = Image.new("RGBA", (16, 16))
    picture.putdata([(x * 16, y * 16, 90, 255 - x) for y in range(16) for x in range(16)])
    for name, options in (("whole.webp", {"lossless": True}), ("lossy.webp", {"quality": 50})):
        out = io.BytesIO()
        picture.save(out, "WEBP", **options)
        write(f"webp/{name}", out.getvalue())


def font():
    from fontTools.fontBuilder import FontBuilder
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
    pens = {}
    for name, points in (("A", [(0, 0), (300, 700), (600, 0)]), ("B", [(50, 0), (50, 700), (500, 500), (500, 100)]), ("AB", [(0, 0), (0, 700), (900, 350)])):
        pens[name] = TTGlyphPen(None)
        pens[name].moveTo(points[0])
        pens[name].qCurveTo(points[1], points[2])
        for point in points[3:]:
            pens[name].lineTo(point)
        pens[name].closePath()
    empty = TTGlyphPen(None).glyph()
    builder = FontBuilder(1000)
    names = [".notdef", "space", "A", "B", "AB"]
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({32: "space", 65: "A", 66: "B"})
    builder.setupGlyf({".notdef": empty, "space": empty} | {name: pen.glyph() for name, pen in pens.items()})
    builder.setupHorizontalMetrics({name: (650, 0) for name in names})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Sample", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800, usWinAscent=800, usWinDescent=200)
    builder.setupPost(keepGlyphNames=False)
    addOpenTypeFeaturesFromString(builder.font, "feature liga { sub A B by AB; } liga; feature kern { pos B A -80; } kern;")
    path = CORPUS / "font/sample.ttf"
    path.parent.mkdir(parents=True, exist_ok=True)
    builder.font.recalcTimestamp = False
    builder.save(path)


write("mvt/streets.mvt", tile())
write("mvt/old.mvt", layer("streets", [(2, [[(0, 0), (9, 9)]], {"a": "b"})], version=1, extent=256))
write("pbf/plain.osm.pbf", osm_file(False))
write("pbf/packed.osm.pbf", osm_file(True))
write("pmtiles/plain.pmtiles", pmtiles(bytes))
write("pmtiles/packed.pmtiles", pmtiles(lambda content: gzip.compress(content, mtime=0)))
mbtiles()
write("png/rgba.png", png(6, 8, 4))
write("png/gray16.png", png(0, 16, 1))
write("png/palette.png", png(3, 4, 1, chunk_of_palette()))
write("png/interlaced.png", png(2, 8, 3, interlaced=1))
for name in ("canvas", "navigator"):
    for seed in range(4):
        write(f"{name}/{seed}", bytes((i * i * (seed + 3) + i * 11) % 256 for i in range(1500)))
for make in (webp, font):
    try:
        make()
    except ImportError as error:
        print(f"left as it is: {error}")
