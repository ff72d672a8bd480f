"""How long 50 changes of a preview take, from the request to the last byte of the picture.

usage: preview_speed.py WAYFRAME SCENE; use a release build.
"""

import http.client
import json
import statistics
import subprocess
import sys
import time
import urllib.parse


def changes():
    """Fifty changes as a user makes them: position, settings, colours, light."""
    for step in range(50):
        yield {
            "position.distanceAlongRoute": 300 + 10 * step,
            "settings.compassButton": step % 3 > 0,
            "settings.navigationHeaderPrimaryBackgroundColor": f"#{step * 4 + 16:02X}6E4F",
            "lightingMode": "lowLight" if step % 10 == 9 else "normal",
        }


def main():
    process = subprocess.Popen([sys.argv[1], "preview", *sys.argv[2:]], stdout=subprocess.PIPE, text=True)
    try:
        address = urllib.parse.urlsplit(process.stdout.readline().strip())
        connection = http.client.HTTPConnection(address.hostname, address.port)
        times = []
        # The first one reads the map.
        for state in [{}, *changes()]:
            query = urllib.parse.urlencode({"state": json.dumps(state), "scale": 1})
            start = time.monotonic()
            connection.request("GET", f"/frame?{address.query}&{query}")
            answer = connection.getresponse()
            body = answer.read()
            times.append((time.monotonic() - start) * 1000)
            assert answer.status == 200, body
        print(f"first {times[0]:.0f} ms; 50 changes: median {statistics.median(times[1:]):.1f} ms, longest {max(times[1:]):.1f} ms")
    finally:
        process.terminate()


if __name__ == "__main__":
    main()
