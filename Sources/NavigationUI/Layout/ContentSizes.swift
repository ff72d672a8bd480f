import Text

/// The sizes of elements that depend on their texts, measured once, in points.
struct ContentSizes: Sendable {
  struct Speed: Sendable {
    var width: Double
    /// `nil` without a known limit.
    var signWidth: Double?
    var isSpeeding: Bool
  }

  let factors: TextFactors
  let reportWidth, recenterWidth: Double
  let attributions: [(text: String, width: Double)]
  let attributionHeight: Double
  let promptHeight: Double
  private let model: InterfaceModel
  private let type: Typography

  init(_ model: InterfaceModel, type: Typography) {
    self.model = model
    self.type = type
    factors = TextFactors(model.textScale, mapHeight: model.height)
    let label = TypeSpec(16 * factors.header, bold: true)
    if let report = model.report {
      let full = ReportView.fullWidth(label: type.width(report.label, label))
      // A label that would reach the middle of the map starts collapsed.
      let widest = model.width / 2 - 12
      let isExpanded = full <= widest && report.expansion.isFinite
      reportWidth = isExpanded ? 48 + (full - 48) * min(max(report.expansion, 0), 1) : 48
    } else {
      reportWidth = 48
    }
    if let recenter = model.recenter {
      let full = RecenterView.fullWidth(label: type.width(recenter.label, label))
      recenterWidth = full - 66 > 0.6 * model.width ? 48 : full
    } else {
      recenterWidth = 48
    }
    let attributionSpec = AttributionView.spec(factors.attribution)
    attributions = model.attribution.map { ($0, type.width($0, attributionSpec) + 12) }
    attributionHeight = (16 * factors.attribution).rounded(.up)
    promptHeight =
      model.prompt.map { PromptView.height($0, factor: TextFactors(model.textScale, mapHeight: model.height).card) }
      ?? 0
  }

  func speed(hasUnit: Bool) -> Speed? {
    guard let speed = model.speed else { return nil }
    let isSpeeding = speed.alert != nil
    let sign = speed.signWidth
    guard isSpeeding || sign != nil else { return nil }
    let width = isSpeeding ? SpeedView.width(speed, hasUnit: hasUnit, type: type) : sign ?? 0
    return Speed(width: width, signWidth: sign, isSpeeding: isSpeeding)
  }
}
