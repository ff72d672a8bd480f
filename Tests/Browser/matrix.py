"""The matrix of a suite's frames."""

from page_checks import Visit


def run(browser, pages, shots, _, widths, themes, failures):
    address = f"file://{pages}/matrix/index.html"
    for width in widths:
        for theme in themes:
            with Visit(browser, address, width, theme, failures) as visit:
                visit.page.wait_for_selector(".cell img")
                visit.page.wait_for_timeout(300)
                visit.check()
                visit.shot(shots / f"matrix-{width}-{theme}.png")
    with Visit(browser, address, 1240, "light", failures) as visit:
        page = visit.page
        sizes = page.evaluate("[...document.querySelectorAll('.cell img')].map(i => i.naturalWidth).filter(w => !w).length")
        page.locator(".cell").first.focus()
        page.keyboard.press("Enter")
        visit.expect(page.locator("#box").is_visible(), "Enter opens no frame")
        first = visit.text("#box-t")
        page.keyboard.press("ArrowRight")
        visit.expect(visit.text("#box-t") != first, "the arrow shows no other frame")
        page.keyboard.press("ArrowLeft")
        visit.expect(visit.text("#box-t") == first, "the arrow does not lead back")
        page.wait_for_timeout(300)
        visit.check()
        visit.shot(shots / "matrix-frame.png")
        page.keyboard.press("Escape")
        page.locator('[aria-label="View"] button').first.focus()
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(300)
        visit.expect(page.locator(".sheet figure").count() > 10, "there is no sheet")
        visit.check()
        visit.shot(shots / "matrix-sheet.png")
        visit.expect(sizes == 0 or page.locator("img[loading=lazy]").count() > 0, "thumbnails do not load")
        page.select_option('[aria-label="All locales"]', "de_DE")
        visit.expect("6 of" in visit.text("#sub"), f"the filter says {visit.text('#sub')}")
    with Visit(browser, f"file://{pages}/matrix-large/index.html", 1240, "light", failures) as visit:
        visit.expect(visit.page.locator(".scenes a").count() == 11, "there is no page for each scene")
        visit.check()
        visit.shot(shots / "matrix-scenes.png")
        visit.page.locator(".scenes a").first.click()
        visit.page.wait_for_selector(".cell img")
        visit.check()
