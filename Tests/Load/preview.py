#!/usr/bin/env python3
"""Sends the preview server 10,000 malformed requests and 200 slow ones while it draws: Tests/Load/preview.py [PROGRAM [COUNT]]

Ends with 0 when every frame that was asked for meanwhile came whole, nothing else was answered with 200, the server lives and
took less than 500 MB.
"""
import pathlib
import random
import socket
import subprocess
import sys
import threading
import urllib.parse
import urllib.request

program = sys.argv[1] if len(sys.argv) > 1 else ".build/debug/wayframe"
count = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
scene = pathlib.Path(__file__).resolve().parents[2] / "Assets/Samples/helsinki/day.json"
server = subprocess.Popen([program, "preview", str(scene)], stdout=subprocess.PIPE, text=True)
address = urllib.parse.urlsplit(server.stdout.readline().strip())
token = address.query.split("=")[1]
dice = random.Random(1)
failures = []

WORDS = ["GET", "POST", "/", "/frame", "?", "token=", "state=", "{", "%00", "%", "..", "/etc/passwd", "HTTP/1.1", "HTTP/1.0", "\r\n",
         "\n", "\r", " ", ":", "Host", "127.0.0.1", "Content-Length: ", "-1", "9" * 30, "Transfer-Encoding: chunked", "\0", "\xff",
         "Expect: 100-continue", "Connection: upgrade", "Range: bytes=0-", "A" * 70_000]


def malformed():
    """Words of the protocol in any order; now and then a sound request without the token or with a damaged one."""
    if dice.random() < 0.2:
        wrong = token[:-1] + ("a" if token[-1] != "a" else "b")
        path = dice.choice(["/", "/frame", "/layout", "/events", "/../x"])
        return f"GET {path}?token={dice.choice(['', wrong])}&state=%7B HTTP/1.1\r\nHost: {address.netloc}\r\n\r\n".encode()
    return "".join(dice.choice(WORDS) for _ in range(dice.randrange(1, 14))).encode("latin-1")


def send(data):
    with socket.create_connection((address.hostname, address.port), timeout=30) as connection:
        try:
            connection.sendall(data)
            connection.shutdown(socket.SHUT_WR)
            return connection.recv(64)
        except (ConnectionError, OSError):
            return b""


def attack(requests):
    for data in requests:
        answer = send(data)
        if answer.startswith(b"HTTP/1.1 200"):
            failures.append(f"answered with 200: {data[:100]!r}")


def draw(rounds):
    for number in range(rounds):
        state = urllib.parse.quote('{"device.scale": 1, "position.distanceAlongRoute": %d}' % (number * 7 % 1500))
        url = f"http://{address.netloc}/frame?token={token}&scale=1&state={state}"
        try:
            with urllib.request.urlopen(url, timeout=60) as response:
                if not response.read().startswith(b"\x89PNG"):
                    failures.append("a frame is no PNG")
        except OSError as error:
            failures.append(f"a frame did not come: {error}")


slow = []
for _ in range(200):
    connection = socket.create_connection((address.hostname, address.port))
    connection.sendall(b"GET /frame?token=" + token.encode()[:3])
    slow.append(connection)
requests = [malformed() for _ in range(count)]
workers = [threading.Thread(target=attack, args=(requests[part::4],)) for part in range(4)]
workers.append(threading.Thread(target=draw, args=(40,)))
for worker in workers:
    worker.start()
for worker in workers:
    worker.join()
for connection in slow:
    connection.close()

status = pathlib.Path(f"/proc/{server.pid}/status").read_text() if server.poll() is None else ""
memory = next((int(line.split()[1]) // 1024 for line in status.splitlines() if line.startswith("VmHWM")), 0)
if not status:
    failures.append(f"the server ended with {server.returncode}")
if memory > 500:
    failures.append(f"the server took {memory} MB")
server.terminate()
server.wait()
print(f"{count} malformed and {len(slow)} slow requests, {len(failures)} failures, {memory} MB")
for failure in failures[:10]:
    print(failure)
sys.exit(1 if failures else 0)
