import Geometry
import Guidance
import Icons
import Pixels

extension DesignPage {
  mutating func drawComponents(_ theme: InterfaceTheme) {
    var y = title("Components", note: "Every state as it is drawn over the map")
    y = heading("Speed limit, minor and major", at: y)
    y = drawSigns(at: y)
    y = heading("Buttons", at: y)
    y = drawButtons(at: y)
    y = heading("Footer and prompts", at: y)
    y = drawCards(theme, at: y)
    y = heading("Header colours: built-in, custom, white secondary, amber", at: y)
    y = drawHeaders(theme, at: y)
    end(at: y)
  }

  private mutating func drawSigns(at y: Double) -> Double {
    let mutcd = Speed.Sign.mutcd(words: ["SPEED", "LIMIT"])
    let speeds: [Speed] = [
      Speed(sign: mutcd, limit: "25", current: "24", unit: "mph"),
      Speed(sign: mutcd, limit: "25", current: "31", unit: "mph", alert: .minor),
      Speed(sign: mutcd, limit: "25", current: "38", unit: "mph", alert: .major),
      Speed(sign: .vienna, limit: "50", current: "49", unit: "km/h"),
      Speed(sign: .vienna, limit: "50", current: "62", unit: "km/h", alert: .minor),
      Speed(sign: .vienna, limit: "120", current: "143", unit: "km/h", alert: .major),
    ]
    var x = Self.margin
    for speed in speeds { x += addSpeed(speed, x: x, y: y) + 32 }
    return y + 100
  }

  private mutating func drawButtons(at y: Double) -> Double {
    var x = Self.margin
    func add(_ name: ElementName, width: Double, height: Double = Measures.target, _ model: InterfaceModel) {
      let drop = Measures.target / 2 - height / 2
      draw(model, at: [name: Rect(x: x, y: y + drop, width: width, height: height)])
      x += width + 20
    }
    var model = emptyModel
    model.compass = Compass(bearingDegrees: -30)
    add(.compassButton, width: Measures.target, model)
    for isActive in [false, true] {
      model.myLocation = MyLocation(isActive: isActive)
      add(.myLocationButton, width: Measures.target, model)
    }
    for expansion in [0.0, 1] {
      model.report = Report(label: "Report", expansion: expansion)
      add(.reportIncidentButton, width: element(ReportIncidentButton.self, of: model)?.width ?? 0, model)
    }
    model.recenter = Recenter(label: "Re-center")
    add(.recenterButton, width: element(RecenterButton.self, of: model)?.width ?? 0, model)
    model.attribution = InterfaceModel.mapAttribution
    if let plate = element(Attribution.self, of: model)?.size {
      add(.attribution, width: plate.width, height: plate.height, model)
    }
    return y + 76
  }

  private static let secondColumn = 960 - margin - 369

  private mutating func drawCards(_ theme: InterfaceTheme, at y: Double) -> Double {
    let columns = [
      Rect(x: Self.margin, y: y, width: 369, height: 0), Rect(x: Self.secondColumn, y: y, width: 369, height: 0),
    ]
    let delays: [(DelayCategory, String)] = [(.light, "4"), (.medium, "9"), (.heavy, "24"), (.noData, "31")]
    for (index, delay) in delays.enumerated() {
      let column = columns[index % 2]
      let footer = Footer(
        time: Measure((delay.1, "min")), delay: delay.0, arrival: "5:42 PM", distance: "1.2 mi",
        destination: "Chinatown Gate")
      var model = emptyModel
      model.footer = footer
      draw(
        model,
        at: [.navigationFooter: Rect(x: column.minX, y: y + Double(index / 2) * 96, width: 369, height: 76)])
    }
    let prompts = [
      Prompt(
        .hazard(HazardIcon.crash.flatIcon(palette(theme))), title: "Crash ahead",
        subtitle: "300 ft · reported 6 min ago",
        buttons: [.init("Gone", isProminent: false), .init("Still there", isProminent: true)]),
      Prompt(
        .arrival, title: "Arriving at Union Square", subtitle: "333 Post Street · entrance on the right",
        buttons: [.init("End trip", isProminent: true)]),
    ]
    for (prompt, column) in zip(prompts, columns) {
      var model = emptyModel
      model.prompt = prompt
      let height = element(PromptCard.self, of: model)?.height ?? 0
      draw(model, at: [.prompt: Rect(x: column.minX, y: y + 192, width: 369, height: height)])
    }
    return y + 192 + 150 + 28
  }

  private mutating func drawHeaders(_ theme: InterfaceTheme, at y: Double) -> Double {
    let pairs: [(Color?, Color?)] = [
      (nil, nil), (Color(0x0033BF), Color(0xC8102E)), (Color(0x0A2A5E), .white), (Color(0xFFC107), Color(0x3A2A00)),
    ]
    let metrics = HeaderMetrics(factor: 1, density: .regular)
    for (index, pair) in pairs.enumerated() {
      var custom = HeaderColors()
      (custom.primaryBackground, custom.secondaryBackground) = pair
      var header = Header(
        icon: .turn(.init(.turnRight)), distance: Measure(("350", "m")),
        rows: [.init("Harbour", conjunction: "toward")],
        palette: HeaderPalette(custom, isLowLight: theme == .night))
      header.strip = .lanes([
        Lane(directions: [LaneDirection(laneShape: .straight, recommended: false)]),
        Lane(directions: [
          LaneDirection(laneShape: .straight, recommended: false),
          LaneDirection(laneShape: .normalRight, recommended: true),
        ]),
        Lane(directions: [LaneDirection(laneShape: .normalRight, recommended: true)]),
      ])
      let x = index % 2 == 0 ? Self.margin : Self.secondColumn
      let top = y + Double(index / 2) * (metrics.fullHeight + 28)
      let primary = Rect(x: x, y: top, width: 369, height: metrics.primaryHeight)
      let strip = Rect(x: x, y: primary.maxY, width: 369, height: metrics.stripHeight)
      var model = emptyModel
      model.header = header
      draw(model, at: [.navigationHeader: primary, .navigationHeaderSecondary: strip])
    }
    return y + 2 * (metrics.fullHeight + 28)
  }

  // MARK: Colours

  mutating func drawColors() {
    var y = title("Colours", note: "Day, night and dark; the ratio is the contrast with the surface")
    let rows: [(String, KeyPath<InterfaceColors, Color>)] = [
      ("surface", \.surface), ("fill", \.fill), ("line", \.line), ("ink", \.ink), ("ink2", \.ink2), ("icon", \.icon),
      ("accent", \.accent), ("accentFill", \.accentFill), ("light delay", \.delayLight),
      ("medium delay", \.delayMedium), ("heavy delay", \.delayHeavy), ("major speeding", \.speedingMajorFill),
      ("destination text", \.destinationSmall), ("report fill", \.reportFill), ("report line", \.reportLine),
    ]
    let marks: [(String, Palette.Name)] = [
      ("destination", .destinationPin), ("route", .routeNormal), ("slow", .routeSlow), ("jam", .routeJam),
      ("severe", .routeSevere), ("driven", .routeTravelled),
    ]
    let themes = InterfaceTheme.allCases.map { ($0, InterfaceColors($0)) }
    let names = rows.map(\.0) + marks.map(\.0)
    let swatches = themes.map { theme, colors in
      rows.map { colors[keyPath: $0.1] } + marks.map { palette(theme)[$0.1] }
    }
    for (index, theme) in themes.enumerated() {
      let x = 200 + Double(index) * 250
      put(theme.0.rawValue, TypeSpec(14, bold: true), x: x, baseline: y + 14, colors.ink)
      art.fill(
        Rect(x: x - 12, y: y + 24, width: 236, height: Double(names.count) * 36 + 12), radius: 16, theme.1.surface)
    }
    y += 30
    for (row, name) in names.enumerated() {
      put(name, TypeSpec(14), x: Self.margin, baseline: y + 23, colors.ink)
      for (index, theme) in themes.enumerated() {
        let x = 200 + Double(index) * 250
        let color = swatches[index][row]
        let swatch = Rect(x: x, y: y + 3, width: 56, height: 30)
        art.fill(swatch, radius: 8, color)
        art.border(swatch, radius: 8, width: 1, theme.1.line)
        let hundredths = Int((Contrast.ratio(color, theme.1.surface) * 100).rounded())
        let ratio = "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
        let text = type.line("\(color.hex)   \(ratio)", TypeSpec(13))
        art.text(text, at: Point(x + 68, y + 23), theme.1.ink, on: theme.1.surface)
      }
      y += 36
    }
    end(at: y + 12)
  }
}
