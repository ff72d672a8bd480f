"""The page of a gallery's documentation pictures."""

from page_checks import Visit


def run(browser, pages, shots, _, widths, themes, failures):
    address = f"file://{pages}/gallery/index.html"
    for width in widths:
        for theme in themes:
            with Visit(browser, address, width, theme, failures) as visit:
                visit.page.wait_for_selector(".pic img")
                visit.page.wait_for_timeout(300)
                visit.check()
                # Names in pictures are too small to read on narrow pages: a list of them stands below.
                shown = visit.page.locator(".leg.named").first.is_visible()
                visit.expect(shown == (width <= 600), f"the list of names is {'shown' if shown else 'hidden'}")
                visit.expect(visit.page.locator(".leg.numbered").first.is_visible(), "numbers have no names")
                visit.shot(shots / f"gallery-{width}-{theme}.png")
    with Visit(browser, address, 1240, "light", failures) as visit:
        page = visit.page
        page.wait_for_selector(".pic img")
        visit.expect(page.locator(".pic").count() == 7, f"there are {page.locator('.pic').count()} pictures")
        visit.expect(page.locator(".pic b").last.inner_text().startswith("<img"), "a title became markup")
        alt = page.locator(".pic img").first.get_attribute("alt")
        page.locator(".pic").first.get_by_text("Alt text").focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(".toast")
        visit.expect(page.evaluate("navigator.clipboard.readText()") == alt, "the alternative text is not copied")
        page.locator(".pic").first.get_by_text("Markdown").focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(200)
        visit.expect(page.evaluate("navigator.clipboard.readText()").startswith("!["), "the Markdown is not copied")
        page.locator(".pic").first.get_by_text("Open").click()
        page.wait_for_url("**/*.png")
    with Visit(browser, address, 1000, "light", failures, script=False) as visit:
        visit.expect(visit.page.locator("noscript img, .plain img").count() == 7, "without scripts there are no pictures")
