"""What every page must fulfil, whatever its window and theme."""

# Texts whose colour does not stand out from the colour behind them; pictures behind a text are left out.
CONTRAST = """() => {
  const parse = c => { const n = c.match(/[\\d.]+/g).map(Number); return [n[0], n[1], n[2], n[3] ?? 1] };
  const light = c => { const f = c.slice(0, 3).map(v => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * f[0] + 0.7152 * f[1] + 0.0722 * f[2] };
  const ground = e => { let under = [];
    for (; e; e = e.parentElement) { const c = parse(getComputedStyle(e).backgroundColor); if (c[3] > 0) { under.push(c); if (c[3] === 1) break } }
    let r = [255, 255, 255]; for (const c of under.reverse()) r = r.map((v, i) => v * (1 - c[3]) + c[i] * c[3]); return r };
  const bad = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const e = walk.currentNode.parentElement, text = walk.currentNode.textContent.trim();
    if (!text || e.closest("script,noscript,style,svg,option,[disabled]") || !e.checkVisibility({visibilityProperty: true})) continue;
    const style = getComputedStyle(e), a = light(parse(style.color)), b = light(ground(e));
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < 4.5) bad.push(`${text.slice(0, 40)}: ${ratio.toFixed(2)}`);
  }
  return [...new Set(bad)];
}"""

# Controls that a screen reader could not name.
NAMELESS = """() => [...document.querySelectorAll("button,input,select,textarea,a[href],[role=button],[role=radio],[role=tab],[role=switch]")]
  .filter(e => e.checkVisibility() && !(e.getAttribute("aria-label") || e.textContent.trim() || e.labels?.length || e.title))
  .map(e => e.outerHTML.slice(0, 100))"""

OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"

RADIOS = """() => [...document.querySelectorAll("[role=radiogroup]")].filter(g => g.checkVisibility() &&
  g.querySelectorAll("[aria-checked=true]").length !== 1).map(g => g.getAttribute("aria-label"))"""


class Failures:
    def __init__(self):
        self.texts = []
        self.checks = 0

    def expect(self, condition, text):
        self.checks += 1
        if not condition:
            self.texts.append(text)


class Visit:
    """A page in a window of its own that notes errors and requests."""

    def __init__(self, browser, address, width, theme, failures, allowed=("file:", "blob:", "data:"), height=900, script=True):
        self.failures = failures
        self.where = f"{address.split('/')[-1].split('?')[0]} {width} {theme}"
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=theme, java_script_enabled=script,
            permissions=["clipboard-read", "clipboard-write"], accept_downloads=True)
        self.page = self.context.new_page()
        self.page.on("console", lambda m: m.type in ("error", "warning") and self.fail(f"console: {m.text}"))
        self.page.on("pageerror", lambda e: self.fail(f"error: {e}"))
        self.page.on("request", lambda r: r.url.startswith(tuple(allowed)) or self.fail(f"request to {r.url}"))
        self.page.goto(address)

    def fail(self, text):
        self.failures.expect(False, f"{self.where}: {text}")

    def expect(self, condition, text):
        self.failures.expect(condition, f"{self.where}: {text}")

    def check(self):
        overflow = self.page.evaluate(OVERFLOW)
        self.expect(overflow <= 0, f"{overflow} px wider than the window")
        for what, script in (("contrast", CONTRAST), ("no name", NAMELESS), ("not one choice", RADIOS)):
            found = self.page.evaluate(script)
            self.expect(not found, f"{what}: {found[:6]}")

    def shot(self, path, **options):
        self.page.screenshot(path=str(path), **options)

    def text(self, selector):
        return self.page.locator(selector).first.inner_text()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()
