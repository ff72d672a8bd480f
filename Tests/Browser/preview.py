"""The preview: look, keyboard, gestures, settings, errors, what is copied."""

import json
import pathlib
import shutil
import subprocess
import tempfile
import urllib.parse

from page_checks import Visit

SAMPLES = pathlib.Path("Assets/Samples/helsinki").resolve()


class Server:
    """The program with a scene of its own, which a test may change."""

    def __init__(self, wayframe):
        self.folder = tempfile.mkdtemp()
        for file in SAMPLES.iterdir():
            shutil.copy(file, self.folder)
        self.scene = pathlib.Path(self.folder) / "day.json"
        self.process = subprocess.Popen([wayframe, "preview", str(self.scene)], stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        self.origin = self.address.split("?")[0]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder)


def settled(page):
    """Waits until the picture, its layout and the texts are those of the newest change."""
    page.wait_for_function("() => !running && !wanted && blobIsFull && cur", timeout=20000)


def state(page):
    return json.loads(urllib.parse.unquote(page.url.split("#")[1])) if "#" in page.url else {}


def run(browser, pages, shots, wayframe, widths, themes, failures):
    with Server(wayframe) as server:
        for width in widths:
            for theme in themes:
                with visit(browser, server, width, theme, failures) as visited:
                    settled(visited.page)
                    visited.check()
                    visited.shot(shots / f"preview-{width}-{theme}.png")
                    for tab in ["Scene"] * (width <= 940) + ["Elements", "Warnings", "Code"]:
                        visited.page.locator("#tabs button", has_text=tab).click()
                        visited.check()
                    if width <= 940:
                        visited.page.locator("#tabs button", has_text="Scene").click()
                        visited.shot(shots / f"preview-{width}-{theme}-scene.png", full_page=True)
        settings(browser, server, shots, failures)
        gestures(browser, server, shots, failures)
        files(browser, server, shots, failures)


def visit(browser, server, width, theme, failures, more=""):
    return Visit(browser, server.address + more, width, theme, failures, allowed=(server.origin, "blob:"), refusals=(422,))


def settings(browser, server, shots, failures):
    with visit(browser, server, 1240, "light", failures) as visited:
        page = visited.page
        settled(page)
        before = page.evaluate("blob.size")
        page.get_by_role("switch", name="compassButton", exact=True).click()
        settled(page)
        visited.expect(state(page) == {"settings.compassButton": False}, f"the state is {state(page)}")
        visited.expect(page.evaluate("blob.size") != before, "the picture is the same without the compass")
        visited.expect("compassButton" not in page.evaluate("cur.elements.map(e => e.name)"), "the compass is still there")
        visited.expect("1 change, not in the file" in visited.text("#meta"), visited.text("#meta"))
        page.get_by_role("textbox", name="navigationHeaderPrimaryBackgroundColor", exact=True).fill("#7fb8a4")
        page.keyboard.press("Enter")
        settled(page)
        visited.expect(state(page).get("settings.navigationHeaderPrimaryBackgroundColor") == "#7FB8A4", "no colour was set")
        page.get_by_role("textbox", name="navigationHeaderPrimaryBackgroundColor", exact=True).fill("green")
        page.keyboard.press("Enter")
        visited.expect("#RRGGBB" in visited.text(".toast"), "a wrong colour is not refused")
        visited.expect(state(page)["settings.navigationHeaderPrimaryBackgroundColor"] == "#7FB8A4", "a wrong colour was taken")
        page.get_by_role("spinbutton", name="navigationHeaderInstructionsFirstRowFont, size in points").fill("99")
        page.keyboard.press("Enter")
        visited.expect("8 to 40" in visited.text(".toast"), "a wrong size is not refused")
        page.get_by_role("button", name="Changed").click()
        visited.expect(page.locator(".set").count() == 2, f"{page.locator('.set').count()} settings count as changed")
        visited.shot(shots / "preview-changed.png")
        page.locator("#tabs button", has_text="Code").click()
        code = page.locator("pre")
        visited.expect("mapView.settings.compassButton = false" in code.nth(0).inner_text(), code.nth(0).inner_text())
        visited.expect(
            "UIColor(red: 0.498, green: 0.722, blue: 0.643, alpha: 1)" in code.nth(0).inner_text(), code.nth(0).inner_text())
        scene = json.loads(code.nth(1).inner_text())
        visited.expect(scene["settings"]["compassButton"] is False and scene["locale"] == "en_US", "the scene's JSON lacks it")
        page.locator("#b-json").click()
        visited.expect(json.loads(page.evaluate("navigator.clipboard.readText()")) == scene, "another JSON is copied")
        page.locator("body").click(position={"x": 600, "y": 20})
        for key in "lgwf":
            page.keyboard.press(key)
        visited.shot(shots / "preview-overlays.png")
        for key in "lgwf":
            page.keyboard.press(key)
        page.keyboard.press("n")
        settled(page)
        visited.expect(state(page)["lightingMode"] == "lowLight", "n does not make it night")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Shift+ArrowRight")
        settled(page)
        visited.expect(state(page)["position.distanceAlongRoute"] == 730, f"arrows lead to {state(page)}")
        with page.expect_download() as saved:
            page.keyboard.press("s")
        visited.expect(saved.value.suggested_filename == "day-phone-en_US-night.png", saved.value.suggested_filename)
        drawn = pathlib.Path(saved.value.path()).read_bytes()
        visited.expect(drawn[16:24] == bytes([0, 0, 4, 155, 0, 0, 9, 252]), "the picture has not 1179 by 2556 pixels")
        page.select_option("#f-device", "smallPhone")
        page.fill("#f-locale", "ar_EG")
        page.keyboard.press("Enter")
        settled(page)
        visited.expect(page.evaluate("cur.width") == 375, "the device did not change")
        visited.shot(shots / "preview-arabic.png")
        again = page.url
        page.reload()
        settled(page)
        visited.expect(page.url == again and page.evaluate("cur.width") == 375, "the address does not keep the changes")
        page.fill("#f-locale", "no locale")
        page.keyboard.press("Enter")
        page.wait_for_selector("#error:not([hidden])")
        visited.expect("locale" in visited.text("#error"), visited.text("#error"))
        visited.expect(page.evaluate("$('#fr img').naturalWidth") > 0, "the last good picture has gone")
        visited.shot(shots / "preview-error.png")
        page.get_by_role("button", name="Reset Locale to the file's").click()
        settled(page)
        visited.expect(page.locator("#error").is_hidden(), "the error stays")


def gestures(browser, server, shots, failures):
    with visit(browser, server, 1240, "light", failures) as visited:
        page = visited.page
        settled(page)
        box = page.locator("#fr").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.6
        was = page.evaluate("cur.camera")
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + 30)
        page.mouse.move(x, y + 80, steps=6)
        page.mouse.up()
        settled(page)
        now = page.evaluate("cur.camera")
        visited.expect(state(page)["camera.mode"] == "free", "moving does not free the camera")
        moved = abs(now["latitude"] - was["latitude"]) + abs(now["longitude"] - was["longitude"])
        visited.expect(moved > 1e-4 and abs(now["zoom"] - was["zoom"]) < 0.01, f"{was} became {now}")
        visited.expect(abs(now["bearing"] - was["bearing"]) % 360 < 0.1, "moving turned the map")
        page.mouse.wheel(0, -300)
        settled(page)
        visited.expect(abs(page.evaluate("cur.camera.zoom") - now["zoom"] - 0.6) < 0.02, "the wheel does not zoom by 0.6")
        page.keyboard.down("Shift")
        page.mouse.down()
        page.mouse.move(x + 50, y + 100, steps=5)
        page.mouse.up()
        page.keyboard.up("Shift")
        settled(page)
        last = page.evaluate("cur.camera")
        turned = (last["bearing"] - now["bearing"] + 540) % 360 - 180
        visited.expect(abs(turned - 20) < 0.5, f"50 points turned the map by {turned}, not 20")
        visited.expect(page.evaluate("$('#fr img').style.transform") == "", "the picture stays moved")
        visited.shot(shots / "preview-free.png")
        page.mouse.dblclick(x, y)
        settled(page)
        visited.expect("camera.mode" not in state(page), "a double click does not follow again")


def files(browser, server, shots, failures):
    text = server.scene.read_text()
    with visit(browser, server, 1240, "light", failures, '#{"settings.compassButton":false}') as visited:
        page = visited.page
        settled(page)
        server.scene.write_text(text.replace("en_US", "de_DE"))
        page.wait_for_function("() => D.now.locale === 'de_DE'")
        settled(page)
        visited.expect(page.evaluate("$('#f-locale').value") == "de_DE", "the new locale is not shown")
        visited.expect(state(page) == {"settings.compassButton": False}, "the change was lost")
        server.scene.write_text(text[:60])
        page.wait_for_selector("#error:not([hidden])")
        visited.expect("day.json" in visited.text("#error"), visited.text("#error"))
        visited.expect(server.folder not in visited.text("#error"), "the error shows the folder")
        visited.shot(shots / "preview-broken-file.png")
        server.scene.write_text(text)
        page.wait_for_function("() => D.now.locale === 'en_US'")
        settled(page)
        visited.expect(page.locator("#error").is_hidden(), "the error stays")
