"""The report: look, keyboard, addresses, budget, no script."""

import time

from page_checks import Visit


def run(browser, pages, shots, _, widths, themes, failures):
    report = f"file://{pages}/report.html"
    for width in widths:
        for theme in themes:
            with Visit(browser, report, width, theme, failures) as visit:
                visit.page.wait_for_selector(".row")
                visit.page.wait_for_timeout(500)
                visit.check()
                visit.shot(shots / f"report-{width}-{theme}.png")
                if width <= 900:
                    visit.page.locator(".row").nth(1).click()
                    visit.page.wait_for_selector(".pane canvas")
                    visit.page.wait_for_timeout(300)
                    visit.check()
                    visit.shot(shots / f"report-{width}-{theme}-frame.png", full_page=True)
                    visit.page.locator(".back").click()
                    visit.expect(visit.page.locator(".row").first.is_visible(), "the way back does not lead to the list")
    keyboard(browser, report, shots, failures)
    states(browser, pages, shots, failures)
    large(browser, f"file://{pages}/report-many.html", failures)


def keyboard(browser, report, shots, failures):
    with Visit(browser, report, 1240, "light", failures) as visit:
        page = visit.page
        key = page.keyboard.press
        frame = lambda: visit.text(".head h2")
        first = frame()
        visit.expect("onerror" in first, "the failed frame with the hostile name does not come first")
        key("j")
        page.wait_for_selector(".pane canvas")
        visit.expect(frame() == "turn/phone/en_US/day", f"j leads to {frame()}")
        visit.expect(page.url.endswith("#turn/phone/en_US/day"), f"the address is {page.url}")
        visit.expect(page.locator(".pane").count() == 3, "side by side does not show three pictures")
        for mode in "1234":
            key(mode)
            chosen = page.locator('[aria-label="How to compare"] [aria-checked=true]').inner_text()
            visit.expect(chosen == ["Side by side", "Slider", "Onion skin", "Difference"][int(mode) - 1], f"{mode}: {chosen}")
            visit.shot(shots / f"report-mode-{mode}.png")
        key("1")
        key("z")
        page.wait_for_timeout(100)
        zoomed = visit.text("#pc")
        key("z")
        visit.expect(visit.text("#pc") != zoomed, "z does not lead back")
        key("n")
        visit.expect(page.locator(".change.hot").count() == 1, "n chooses no change")
        visit.shot(shots / "report-zoomed.png")
        key("Space")
        visit.expect(page.locator("#blink").get_attribute("aria-pressed") == "true", "space does not blink")
        key("Space")
        visit.expect(page.locator("#blink").get_attribute("aria-pressed") == "false", "space does not stop")
        visit.expect(page.locator(".mk").count() > 0, "there are no marks")
        key("h")
        visit.expect(page.locator(".mk").count() == 0, "h leaves the marks")
        key("h")
        key("a")
        copied = page.evaluate("navigator.clipboard.readText()")
        visit.expect(copied == "wayframe golden accept navigation.json turn/phone/en_US/day", f"a copies {copied}")
        key("g")
        visit.expect(page.locator(".rows h2").first.inner_text().strip().endswith("6"), "the first cause is not six frames'")
        visit.shot(shots / "report-causes.png")
        key("/")
        page.keyboard.type("compass")
        visit.expect(page.locator(".row").count() == 6 * 2 or page.locator(".row").count() == 6, "search finds not six frames")
        key("Escape")
        key("t")
        visit.expect(page.locator("html").get_attribute("data-theme") == "light", "t does not change the theme")
        key("?")
        visit.expect(page.locator("#keys").is_visible(), "? shows no list of keys")
        key("Escape")
        page.locator('[aria-label="How to compare"] [aria-checked=true]').focus()
        key("ArrowRight")
        visit.expect(page.evaluate("document.activeElement.textContent") == "Slider", "arrows do not move in a group")


def states(browser, pages, shots, failures):
    with Visit(browser, f"file://{pages}/report-equal.html", 1240, "light", failures) as visit:
        visit.expect("All frames are equal to their goldens" in visit.text("#rows"), "nothing says that all are equal")
        visit.expect(visit.page.locator(".grid button").first.is_visible(), "equal frames are folded")
        visit.check()
        visit.shot(shots / "report-equal.png")
    with Visit(browser, f"file://{pages}/report-none.html", 1240, "light", failures) as visit:
        visit.expect("no frames" in visit.text("#rows"), "an empty suite is not told")
    with Visit(browser, f"file://{pages}/report.html", 1240, "light", failures) as visit:
        visit.page.fill("#q", "nothing has this")
        visit.expect("No failure passes these filters" in visit.text("#rows"), "filters that hide all are not told")
    with Visit(browser, f"file://{pages}/report.html#turn/smallPhone/ar_EG/day", 1240, "dark", failures) as visit:
        visit.page.wait_for_selector(".pane canvas")
        visit.expect(visit.text(".head h2") == "turn/smallPhone/ar_EG/day", "an address opens another frame")
        visit.page.wait_for_timeout(300)
        visit.shot(shots / "report-other-size.png")
    with Visit(browser, f"file://{pages}/report-small.html#turn/phone/ar_EG/night", 1240, "light", failures) as visit:
        visit.page.wait_for_selector(".crops img")
        visit.expect(visit.page.locator(".links a").count() == 2, "a frame without room has no links")
        visit.page.wait_for_timeout(300)
        visit.check()
        visit.shot(shots / "report-small.png")
    with Visit(browser, f"file://{pages}/report.html", 1000, "light", failures, script=False) as visit:
        rows = visit.page.locator(".plain tbody tr").count()
        visit.expect(rows == 11, f"without script there are {rows} rows, not 11")
        visit.shot(shots / "report-plain.png", full_page=True)


def large(browser, address, failures):
    start = time.monotonic()
    with Visit(browser, address, 1240, "light", failures) as visit:
        visit.page.wait_for_selector(".pane canvas")
        print(f"a report of 1,000 frames shows its first picture after {time.monotonic() - start:.2f} s")
