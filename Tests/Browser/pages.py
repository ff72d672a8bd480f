"""Drives the pages in headless Chromium: overflow, errors, requests, names, contrast, keyboard; takes screenshots.

usage: pages.py FOLDER WAYFRAME; the pages lie in FOLDER/pages, screenshots go to FOLDER/shots.
"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

import gallery
import matrix
import preview
import report
from page_checks import Failures

WIDTHS = [360, 390, 600, 768, 1000, 1240, 1600]
THEMES = ["light", "dark"]


def main():
    folder = pathlib.Path(sys.argv[1])
    shots = folder / "shots"
    shots.mkdir(exist_ok=True)
    failures = Failures()
    only = sys.argv[3:]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for part in (report, matrix, gallery, preview):
            if not only or part.__name__ in only:
                part.run(browser, folder / "pages", shots, sys.argv[2], WIDTHS, THEMES, failures)
        browser.close()
    for text in failures.texts:
        print("FAILED", text)
    print(f"{failures.checks} checks, {len(failures.texts)} failures; screenshots: {shots}")
    return 1 if failures.texts else 0


sys.exit(main())
