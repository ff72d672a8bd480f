"""Compares the folders of two batches; ends with 1 where they differ.

    compare.py EXPECTED ACTUAL           the same pictures, the same results but for seconds, and nothing else
    compare.py EXPECTED ACTUAL --part    a run that was stopped: whatever it has is whole and right
"""

import hashlib
import json
import os
import sys

expected, actual, is_part = sys.argv[1], sys.argv[2], "--part" in sys.argv
unfinished = ".unfinished"


def files(folder):
    found = set()
    for path, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not (is_part and name.startswith(unfinished))]
        found.update(os.path.relpath(os.path.join(path, name), folder) for name in names + folders)
    return found


def content(folder, name):
    with open(f"{folder}/{name}", "rb") as file:
        return file.read()


def results(folder):
    """Lines with their ends; a line that was cut off is left out."""
    records = []
    for line in content(folder, "results.ndjson").split(b"\n")[:-1]:
        try:
            record = json.loads(line)
        except ValueError:
            if is_part:
                continue
            raise
        record["seconds"] = 0
        records.append(record)
    return records


faults = []
wanted, found = files(expected), files(actual)
if not is_part and wanted != found:
    faults.append(f"missing {sorted(wanted - found)[:5]}, too many {sorted(found - wanted)[:5]}")
pictures = [name for name in sorted(wanted & found) if name.endswith(".png")]
faults += [f"{name} differs" for name in pictures if content(expected, name) != content(actual, name)]
if os.path.exists(f"{actual}/results.ndjson"):
    records = results(actual)
    if is_part:
        known = {record["name"]: record for record in results(expected)}
        for record in records:
            name = record["name"]
            if record != known[name]:
                faults.append(f"the result of {name} differs")
            elif hashlib.sha256(content(actual, f"{name}.png")).hexdigest() != record["file"]:
                faults.append(f"{name} has a result before it is whole")
    elif records != results(expected):
        faults.append("the results differ")
elif not is_part:
    faults.append("there are no results")
for fault in faults[:10]:
    print(fault)
print(f"{actual}: {len(pictures)} of {sum(name.endswith('.png') for name in wanted)} pictures, {len(faults)} faults")
sys.exit(1 if faults else 0)
