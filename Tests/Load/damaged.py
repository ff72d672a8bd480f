#!/usr/bin/env python3
"""Damages map and route files and reads each as a program of its own: Tests/Load/damaged.py FOLDER [COUNT [PROGRAM]]

COUNT times for each file of FOLDER, 20 unless said otherwise: cut short, bits turned, members of JSON taken away or emptied.
Every run must end with 0 or 3 within 5 s (times the slowness of a debug build, WAYFRAME_SLOWNESS) and 500 MB. Ends with 1
and names the seed of each run that did not; the files are in a folder that is printed.
"""
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

folder = pathlib.Path(sys.argv[1])
count = int(sys.argv[2]) if len(sys.argv) > 2 else 20
program = sys.argv[3] if len(sys.argv) > 3 else ".build/debug/wayframe"
seconds = 5 * float(os.environ.get("WAYFRAME_SLOWNESS", 1))
work = pathlib.Path(tempfile.mkdtemp(prefix="damaged-"))


def places(value, path=()):
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield path + (key,)
        yield from places(item, path + (key,))


def without_member(text, dice):
    tree = json.loads(text)
    *way, last = dice.choice(list(places(tree)) or [(None,)])
    if last is None:
        return text
    owner = tree
    for key in way:
        owner = owner[key]
    if dice.random() < 0.5:
        del owner[last]
    else:
        owner[last] = type(owner[last])() if owner[last] is not None else 0
    return json.dumps(tree).encode()


def damaged(data, dice):
    kind = dice.randrange(3)
    if kind == 0 and data.lstrip()[:1] in (b"{", b"["):
        return without_member(data, dice)
    if kind == 1:
        return data[:dice.randrange(len(data) + 1)]
    data = bytearray(data)
    for _ in range(dice.randrange(1, 20)):
        if data:
            data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
    return bytes(data)


def command(path, name):
    if path.parent.name == "routes" or name.endswith(".gpx"):
        return [program, "inspect", str(path)]
    scene = work / "scene.json"
    scene.write_text(json.dumps({"device": {"width": 300, "height": 300, "scale": 1}, "map": {"sources": [str(path)]}}))
    return [program, "render", str(scene), "-o", str(work / "out.png")]


def run(arguments):
    start = time.monotonic()
    process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        _, errors = process.communicate(timeout=seconds)
        status = process.returncode
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        status, errors = "too long", b""
    return status, time.monotonic() - start, errors


def memory(arguments):
    """Of a run, in MB."""
    pid = os.posix_spawnp(arguments[0], arguments, os.environ, file_actions=[
        (os.POSIX_SPAWN_OPEN, fd, "/dev/null", os.O_WRONLY, 0) for fd in (1, 2)])
    return os.wait4(pid, 0)[2].ru_maxrss // 1024


files = sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix in
               {".pbf", ".osm", ".mbtiles", ".pmtiles", ".mvt", ".json", ".geojson", ".gpx"})
wrong, runs, longest, largest = [], 0, 0.0, 0
for file in files:
    data = file.read_bytes()
    where = work / file.parent.name
    where.mkdir(exist_ok=True)
    for seed in range(count):
        path = where / file.name
        path.write_bytes(damaged(data, random.Random(f"{file.name} {seed}")))
        arguments = command(path, file.name)
        status, took, errors = run(arguments)
        used = memory(arguments) if seed == 0 and status in (0, 3) else 0
        runs, longest, largest = runs + 1, max(longest, took), max(largest, used)
        if status not in (0, 3) or used > 500 or (status == 3 and errors.count(b"\n") != 1):
            kept = work / f"{file.name}-{seed}"
            path.rename(kept)
            wrong.append(f"{kept}: {status}, {used} MB, {errors[-200:]!r}")
            print(wrong[-1], flush=True)
        path.unlink(missing_ok=True)
print(f"{runs} runs of {len(files)} files, {len(wrong)} wrong, at most {longest:.1f} s and {largest} MB; {work}")
sys.exit(1 if wrong else 0)
