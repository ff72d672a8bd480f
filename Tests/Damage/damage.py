#!/usr/bin/env python3
"""Damages files of a scene and holds the frames against the undamaged one.

usage: damage.py PROGRAM SCENE [--file FILE]... [--count N] [--seed N] [-o FOLDER]

Each FILE (by default every file beside the scene that it names) is cut, has bytes changed, blocks overwritten with zeros,
and parts doubled or taken out; N files in all. A run must refuse the file (exit 3, one line of at most 400 bytes) or draw the
frame. A frame that differs from the undamaged one without a warning is wrong where the file carries checksums
(.pbf, and .gz, .pmtiles and .mbtiles with compressed tiles); of other files such frames are counted.

Ends with 1 where a run ended otherwise, took longer than the limit, or drew a wrong frame in silence.
"""
import argparse
import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

CHECKED = (".pbf", ".gz", ".pmtiles", ".mbtiles")


def named_files(scene):
    """Files beside the scene whose names it has as values."""
    found, folder = [], os.path.dirname(os.path.abspath(scene))

    def visit(value):
        if isinstance(value, dict):
            for member in value.values():
                visit(member)
        elif isinstance(value, list):
            for item in value:
                visit(item)
        elif isinstance(value, str) and os.path.isfile(os.path.join(folder, value)):
            found.append(value)

    visit(json.load(open(scene)))
    return found


def cut(data, chance):
    return data[: chance.randrange(len(data))]


def change_bytes(data, chance):
    data = bytearray(data)
    for _ in range(chance.choice([1, 1, 1, 4, 32])):
        data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)


def blank_block(data, chance):
    start = chance.randrange(len(data))
    size = chance.choice([16, 512, 4096])
    return data[:start] + bytes(len(data[start : start + size])) + data[start + size :]


def move_part(data, chance):
    start = chance.randrange(len(data))
    part = data[start : start + chance.choice([1, 64, 4096])]
    return data[:start] + (part + part if chance.random() < 0.5 else b"") + data[start + len(part) :]


def main():
    options = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].removeprefix("usage: "))
    options.add_argument("program")
    options.add_argument("scene")
    options.add_argument("--file", action="append")
    options.add_argument("--count", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--seconds", type=float, default=30)
    options.add_argument("-o", "--output")
    asked = options.parse_args()
    chance = random.Random(asked.seed)
    source = os.path.dirname(os.path.abspath(asked.scene))
    files = asked.file or named_files(asked.scene)
    damages = [cut, change_bytes, blank_block, move_part]
    counts = {"refused": 0, "equal": 0, "warned": 0, "silent": 0, "wrong": 0}
    with tempfile.TemporaryDirectory() as folder:
        work = os.path.join(folder, "scene")
        shutil.copytree(source, work)
        scene, picture = os.path.join(work, os.path.basename(asked.scene)), os.path.join(folder, "a.png")

        def draw():
            if os.path.exists(picture):
                os.remove(picture)
            start = time.monotonic()
            words = [asked.program, "render", scene, "-o", picture, "--set", "device.scale=1"]
            try:
                run = subprocess.run(words, capture_output=True, timeout=asked.seconds)
            except subprocess.TimeoutExpired:
                return None, b"", None, asked.seconds
            pixels = open(picture, "rb").read() if os.path.exists(picture) else None
            return run.returncode, run.stderr, pixels and hashlib.sha256(pixels).hexdigest(), time.monotonic() - start

        status, usual, whole, _ = draw()
        if status != 0:
            sys.exit("the undamaged scene is not drawn: " + usual.decode(errors="replace"))
        for number in range(asked.count):
            name = files[number % len(files)]
            damage = damages[number // len(files) % len(damages)]
            path = os.path.join(work, name)
            original = open(path, "rb").read()
            broken = damage(original, chance)
            open(path, "wb").write(broken)
            status, messages, pixels, seconds = draw()
            open(path, "wb").write(original)
            lines = messages.split(b"\n")[:-1]
            isShort = all(len(line) < 400 for line in lines)
            if status == 3 and pixels is None and isShort and len(lines) >= 1:
                outcome = "refused"
            elif status == 0 and pixels == whole:
                outcome = "equal"
            elif status == 0 and pixels and isShort and messages != usual:
                outcome = "warned"
            elif status == 0 and pixels and isShort and not name.endswith(CHECKED):
                outcome = "silent"
            else:
                outcome = "wrong"
            counts[outcome] += 1
            if outcome in ("silent", "wrong"):
                print(f"{outcome}: {number} {damage.__name__} {name}: exit {status}, {seconds:.1f} s, {messages[:300]!r}")
                if asked.output:
                    os.makedirs(asked.output, exist_ok=True)
                    open(os.path.join(asked.output, f"{number}-{os.path.basename(name)}"), "wb").write(broken)
    print(", ".join(f"{count} {word}" for word, count in counts.items()))
    sys.exit(1 if counts["wrong"] else 0)


main()
