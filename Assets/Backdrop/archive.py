"""Writes vector tiles (Mapbox Vector Tile 2.1) and packs them as PMTiles version 3."""

import gzip
import json
import struct


def varint(value):
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def zigzag(value):
    return value * 2 if value >= 0 else -value * 2 - 1


def field(number, payload):
    return varint(number << 3 | 2) + varint(len(payload)) + payload


# MARK: Tiles


class Layer:
    """One layer of a tile; shapes are lists of integer points, properties texts or whole numbers."""

    def __init__(self, name, extent):
        self.name, self.extent = name, extent
        self.features, self.keys, self.values = [], {}, {}

    def add(self, kind, shapes, properties):
        commands, x, y = [], 0, 0
        for index, shape in enumerate(shapes):
            # A run of points is one command; a line or ring is a move and a run of lines.
            starts = len(shapes) if kind == 1 and index == 0 else 1
            if kind != 1 or index == 0:
                commands.append(starts << 3 | 1)
            for step, (px, py) in enumerate(shape):
                if step == 1:
                    commands.append(len(shape) - 1 << 3 | 2)
                commands += [zigzag(px - x), zigzag(py - y)]
                x, y = px, py
            if kind == 3:
                commands.append(1 << 3 | 7)
        tags = []
        for key, value in properties.items():
            tags.append(self.keys.setdefault(key, len(self.keys)))
            tags.append(self.values.setdefault(value, len(self.values)))
        body = field(2, b"".join(map(varint, tags))) if tags else b""
        body += varint(3 << 3) + varint(kind) + field(4, b"".join(map(varint, commands)))
        self.features.append(field(2, body))

    def encoded(self):
        def value(item):
            return field(1, item.encode()) if isinstance(item, str) else varint(5 << 3) + varint(item)

        parts = [field(1, self.name.encode()), *self.features]
        parts += [field(3, key.encode()) for key in self.keys]
        parts += [field(4, value(item)) for item in self.values]
        parts += [varint(5 << 3) + varint(self.extent), varint(15 << 3) + varint(2)]
        return field(3, b"".join(parts))


def packed(data):
    # Without a time and with the system byte "unknown", so that equal data give equal bytes.
    data = bytearray(gzip.compress(data, 9, mtime=0))
    data[9] = 255
    return bytes(data)


# MARK: Archive


def tile_number(z, x, y):
    """A tile's place on the Hilbert curves of all levels."""
    number = (4**z - 1) // 3
    n = 1 << z
    s = n // 2
    while s > 0:
        rx, ry = int(x & s > 0), int(y & s > 0)
        number += s * s * ((3 * rx) ^ ry)
        if ry == 0:
            if rx == 1:
                x, y = n - 1 - x, n - 1 - y
            x, y = y, x
        s //= 2
    return number


def directory(entries):
    out = [varint(len(entries))]
    last = 0
    for number, _, _, _ in entries:
        out.append(varint(number - last))
        last = number
    out += [varint(run) for _, _, _, run in entries]
    out += [varint(length) for _, _, length, _ in entries]
    for index, (_, offset, _, _) in enumerate(entries):
        follows = index > 0 and offset == entries[index - 1][1] + entries[index - 1][2]
        out.append(varint(0 if follows else offset + 1))
    return packed(b"".join(out))


ROOT_LIMIT = 16_384 - 127


def write(path, tiles, max_zoom, metadata):
    """`tiles` are bytes by (z, x, y), not yet packed; equal ones are stored once."""
    entries, data, seen = [], bytearray(), {}
    for number, content in sorted((tile_number(*key), content) for key, content in tiles.items()):
        if content not in seen:
            stored = packed(content)
            seen[content] = (len(data), len(stored))
            data += stored
        offset, length = seen[content]
        last = entries[-1] if entries else None
        if last and last[1:3] == (offset, length) and last[0] + last[3] == number:
            entries[-1] = (last[0], offset, length, last[3] + 1)
        else:
            entries.append((number, offset, length, 1))
    root, leaves, size = directory(entries), b"", 4096
    while len(root) > ROOT_LIMIT:
        leaves, pointers = b"", []
        for start in range(0, len(entries), size):
            leaf = directory(entries[start : start + size])
            pointers.append((entries[start][0], len(leaves), len(leaf), 0))
            leaves += leaf
        root, size = directory(pointers), size * 2
    described = packed(json.dumps(metadata, sort_keys=True).encode())
    offsets = [127]
    for part in (root, described, leaves):
        offsets.append(offsets[-1] + len(part))
    header = b"PMTiles" + bytes([3])
    header += struct.pack("<8Q", offsets[0], len(root), offsets[1], len(described), offsets[2], len(leaves), offsets[3], len(data))
    header += struct.pack("<3Q", len(tiles), len(entries), len(seen))
    # Clustered, gzip inside and outside, vector tiles.
    header += bytes([1, 2, 2, 1, 0, max_zoom])
    edge = [-1_800_000_000, -850_511_287, 1_800_000_000, 850_511_287]
    header += struct.pack("<4i", *edge) + bytes([0]) + struct.pack("<2i", 0, 0)
    with open(path, "wb") as file:
        file.write(header + root + described + leaves + data)
