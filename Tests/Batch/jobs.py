"""Writes many small jobs, each a frame of the sample at another place of its route.

    jobs.py FOLDER COUNT     FOLDER/scene.json and FOLDER/jobs.ndjson
"""

import json
import os
import sys

folder, count = sys.argv[1], int(sys.argv[2])
sample = os.path.join(os.path.dirname(__file__), "../../Assets/Samples/sampleville")
scene = {
    "device": {"width": 160, "height": 240, "scale": 1},
    "map": {"sources": [os.path.abspath(f"{sample}/sampleville.osm")]},
    "route": {"response": os.path.abspath(f"{sample}/sampleville-route.json")},
}
os.makedirs(folder, exist_ok=True)
with open(f"{folder}/scene.json", "w") as file:
    json.dump(scene, file)
with open(f"{folder}/jobs.ndjson", "w") as file:
    for number in range(count):
        change = {"position.distanceAlongRoute": number, "lightingMode": ["normal", "lowLight"][number % 2]}
        job = {"scene": "scene.json", "name": f"part{number % 3}/frame{number:04}", "set": change}
        file.write(json.dumps(job) + "\n")
