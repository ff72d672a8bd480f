def run(browser, pages, shots, wayframe, widths, themes, failures):
    pass
