import Geometry
import NavigationUI
import ShownText

/// The findings about one laid-out interface.
struct InterfaceFindings {
  let interface: SceneInterface

  private var layout: InterfaceLayout { interface.layout }
  private var model: InterfaceModel { interface.model }

  func all() -> [Finding] { contrasts + laneColors + truncations + overlaps + missing + shortened }

  /// What is wrong with places.
  var room: [Finding] { overlaps + missing + shortened }

  // MARK: Contrast

  /// Texts and signs on colours that the user may set; the others are the design's own.
  private var contrasts: [Finding] {
    let colored = layout.texts.filter {
      [
        .navigationHeader, .navigationHeaderSecondary, .speedometer, .systemDock, .systemManeuverPanel,
        .systemEstimates,
      ].contains($0.element)
    }
    var findings = colored.compactMap { contrast($0, of: $0.element.rawValue) }
    for view in interface.views.placed { findings += view.texts.compactMap { contrast($0, of: view.name) } }
    if let palette = model.header?.palette {
      findings += [
        sign(palette.largeIcon, on: palette.primary.background, \.navigationHeaderLargeManeuverIconColor),
        sign(palette.smallIcon, on: palette.secondary.background, \.navigationHeaderSmallManeuverIconColor),
      ].compactMap { $0 }
    }
    return findings
  }

  private func contrast(_ text: PlacedText, of subject: String) -> Finding? {
    // What lies behind a text without a ground is the map's matter.
    guard text.ground.alpha > 0 else { return nil }
    let ratio = HeaderPalette.worstContrast(text.color, text.ground)
    let required = Contrast.required(size: text.size, isBold: text.isBold)
    guard ratio < required else { return nil }
    let style = "\(tenths(text.size))-point\(text.isBold ? " bold" : "") text"
    return Finding(
      .contrast, subject,
      "\(text.color.hex) on \(text.ground.hex) has a contrast of \(hundredths(ratio)); \(style) needs \(tenths(required))"
    )
  }

  private func sign(
    _ color: SRGBColor, on ground: SRGBColor, _ setting: KeyPath<UISettings, SRGBColor?>
  ) -> Finding? {
    let ratio = HeaderPalette.worstContrast(color, ground)
    guard ratio < 3 else { return nil }
    return Finding(
      .contrast, Setting.name(of: setting),
      "\(color.hex) on \(ground.hex) has a contrast of \(hundredths(ratio)); signs need 3")
  }

  private var laneColors: [Finding] {
    guard let palette = model.header?.palette else { return [] }
    let name = Setting.name(of: \.navigationHeaderGuidanceRecommendedLaneColor)
    let lane = palette.recommendedLane
    if palette.laneOutline != nil {
      let ground = palette.secondary.background
      return [
        Finding(
          .laneColor, name,
          "\(lane.hex) hardly differs from the strip's \(ground.hex); an outline is drawn around it")
      ]
    }
    guard Contrast.ratio(lane, palette.laneDim) < 1.5 else { return [] }
    return [Finding(.laneColor, name, "\(lane.hex) hardly differs from the other lanes' \(palette.laneDim.hex)")]
  }

  // MARK: Room

  var truncations: [Finding] {
    let own = interface.views.placed.flatMap { view in view.texts.map { (view.name, $0) } }
    return (layout.texts.map { ($0.element.rawValue, $0) } + own).filter { $0.1.isTruncated }.map { subject, text in
      Finding(.truncatedText, subject, "\"\(text.text.shown())\" does not fit")
    }
  }

  private var overlaps: [Finding] {
    // What lies within its whole is checked with it.
    let elements = layout.elements.filter { element in
      element.layer != .system && !(element.whole.flatMap(layout.frame).map { $0.contains(element.frame) } ?? false)
    }
    func boxes(_ isOverViews: Bool) -> [(name: String, frame: Rect)] {
      elements.filter { $0.layer.isOverViews == isOverViews }.map { ($0.name.rawValue, $0.frame) }
    }
    let boxes = boxes(false) + interface.views.placed.map { (name: $0.name, frame: $0.frame) } + boxes(true)
    var findings: [Finding] = []
    for (index, box) in boxes.enumerated() {
      if !layout.map.inset(by: -0.01).contains(box.frame) {
        findings.append(Finding(.overlap, box.name, "reaches beyond the map's edge"))
      }
      for other in boxes[..<index] where other.frame.inset(by: 0.01).intersects(box.frame) {
        var finding = Finding(.overlap, box.name, "lies on \(other.name)")
        finding.other = other.name
        finding.overlap = [
          box.frame.overlap(other.frame, \.minX, \.maxX), box.frame.overlap(other.frame, \.minY, \.maxY),
        ]
        .map { ($0 * 100).rounded() / 100 }
        findings.append(finding)
      }
    }
    for text in layout.texts where text.bounds.minX <= text.bounds.maxX {
      guard let frame = layout.frame(of: text.element), !frame.inset(by: -1).contains(text.bounds) else { continue }
      findings.append(Finding(.overlap, text.element.rawValue, "\"\(text.text.shown())\" reaches beyond its edge"))
    }
    return findings
  }

  /// What is shown with less than the scene asks for.
  private var shortened: [Finding] {
    guard let report = model.report, report.expansion > 0, let frame = layout.frame(of: .reportIncidentButton),
      frame.width <= frame.height
    else { return [] }
    return [
      Finding(
        .noRoom, ElementName.reportIncidentButton.rawValue, "has no room for \"\(report.label.shown())\"; it is a disc")
    ]
  }

  /// What the settings ask for and the map is too small for.
  private var missing: [Finding] {
    layout.hidden.filter { $0 != .speedLimit }.map { name in
      let reason =
        switch name {
        case .navigationHeaderSecondary: accessoryReason
        case .compassButton: compassReason
        case .navigationTripProgressBar: tripBarReason
        default: Self.tooSmall
        }
      return Finding(.noRoom, name.rawValue, "is not shown: \(reason)")
    }
  }

  private var compassReason: String {
    guard case .accessory? = model.header?.strip, layout.frame(of: .navigationHeaderSecondary) != nil else {
      return Self.tooSmall
    }
    return "the accessory view takes its place"
  }

  private var accessoryReason: String {
    guard case .accessory(let height)? = model.header?.strip else { return Self.tooSmall }
    guard height > 0 else { return "the accessory view asks for no height" }
    let room = layout.accessoryLimit.height
    if height <= room { return Self.tooSmall }
    return "the accessory view asks for \(tenths(height)) points of height, and "
      + (room > 0 ? "\(tenths(room)) are left" : "the map is too short for it")
  }

  private var tripBarReason: String {
    model.height < model.rules.lowestMapWithTripBar
      ? "it is shown on maps of \(plain(model.rules.lowestMapWithTripBar)) points of height and more"
      : "what stands above and below it leaves less than \(plain(model.rules.leastTripBarHeight)) points of height"
  }

  private static let tooSmall = "the map is too small for it"
}

/// A number with at most one digit after the point.
private func tenths(_ value: Double) -> String { plain((value * 10).rounded() / 10) }

/// A number with at most two digits after the point, rounded down so that 4.499 is not called 4.5.
private func hundredths(_ value: Double) -> String { plain((value * 100).rounded(.down) / 100) }

extension Rect {
  /// How long the part is that two have in common along one axis.
  fileprivate func overlap(_ other: Rect, _ low: KeyPath<Rect, Double>, _ high: KeyPath<Rect, Double>) -> Double {
    min(self[keyPath: high], other[keyPath: high]) - max(self[keyPath: low], other[keyPath: low])
  }
}
