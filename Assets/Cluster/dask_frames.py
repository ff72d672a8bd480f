"""Draws jobs with Dask: each worker keeps one `wayframe batch - -o -` and feeds it line by line.

    python dask_frames.py JOBS.ndjson FOLDER [SCHEDULER]

Without the address of a scheduler, a cluster of this machine's processes is started. Workers need the program and the
files that the jobs name; the pictures come back in the results, so that no folder need be shared. Paths in JOBS count from
the working directory of the workers.
"""

import base64
import json
import os
import subprocess
import sys
import threading

from dask.distributed import Client, WorkerPlugin, as_completed, get_worker


class Wayframe(WorkerPlugin):
    """Keeps a process on each worker that draws a job for each line it gets."""

    name = "wayframe"

    def __init__(self, program):
        self.program = program

    def setup(self, worker):
        command = [self.program, "batch", "-", "-o", "-", "--quiet", "--threads", "1"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.lock = threading.Lock()

    def teardown(self, worker):
        self.process.stdin.close()
        self.process.wait()

    def draw(self, line):
        with self.lock:
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline())


def draw(line):
    """Runs on a worker."""
    return get_worker().plugins["wayframe"].draw(line)


def main():
    jobs, folder = sys.argv[1:3]
    client = Client(sys.argv[3]) if len(sys.argv) > 3 else Client(threads_per_worker=1, dashboard_address=None)
    client.register_plugin(Wayframe(os.environ.get("WAYFRAME", "wayframe")))
    with open(jobs) as file:
        lines = [line.strip() for line in file if line.strip()]
    failed = 0
    for _, result in as_completed(client.map(draw, lines, pure=False), with_results=True):
        if result["state"] != "drawn":
            failed += 1
            print(f"{result['name']}: {result['error']}", file=sys.stderr)
            continue
        path = os.path.join(folder, result["name"] + ".png")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as picture:
            picture.write(base64.b64decode(result["png"]))
    client.close()
    print(f"{len(lines) - failed} of {len(lines)} pictures in {folder}")
    return 3 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
