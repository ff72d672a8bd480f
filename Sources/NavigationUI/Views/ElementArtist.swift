import Geometry

/// Draws every element that the frames have a place for, the lowest first.
struct ElementArtist {
  typealias Drawn = (artwork: Artwork, elements: [InterfaceLayout.Element])

  let model: InterfaceModel
  let frames: Frames
  let concessions: Concessions
  let colors: InterfaceColors
  let type: Typography
  let factors: TextFactors

  private var isRightToLeft: Bool { model.isRightToLeft }

  func drawAll() -> [Drawn] {
    var drawn: [Drawn] = []
    func add(_ artwork: Artwork?, _ frame: Rect?) {
      guard let artwork, let frame else { return }
      drawn.append((artwork, [InterfaceLayout.Element(name: artwork.element, frame: frame)]))
    }
    add(tripBar, frames.tripBar)
    add(attribution, frames.attribution)
    drawn += header
    add(footer, frames.footer)
    add(compass, frames.compass)
    add(myLocation, frames.myLocation)
    add(report, frames.report)
    add(recenter, frames.recenter)
    add(speed, frames.speedometer)
    if let sign = frames.speedLimit, let last = drawn.indices.last {
      drawn[last].elements.append(InterfaceLayout.Element(name: .speedLimit, frame: sign))
    }
    add(prompt, frames.prompt)
    return drawn
  }

  private var tripBar: Artwork? {
    guard let bar = model.tripBar, let frame = frames.tripBar else { return nil }
    return TripBarView(bar: bar, frame: frame, colors: colors).artwork()
  }

  private var attribution: Artwork? {
    guard let frame = frames.attribution else { return nil }
    return AttributionView(
      text: frames.attributionText, frame: frame, colors: colors, type: type, factor: factors.attribution
    ).artwork()
  }

  private var header: [Drawn] {
    guard let header = model.header, let primary = frames.headerPrimary else { return [] }
    let view = HeaderView(
      header: header, metrics: frames.header, primary: primary, strip: frames.headerStrip,
      isRightToLeft: isRightToLeft, hidesSecondRow: concessions.has(.headerSecondRow), colors: colors, type: type,
      factors: factors)
    var drawn: [Drawn] = [
      (view.primaryArtwork(), [InterfaceLayout.Element(name: .navigationHeader, frame: primary)])
    ]
    if let strip = frames.headerStrip, let artwork = view.stripArtwork() {
      drawn.append((artwork, [InterfaceLayout.Element(name: .navigationHeaderSecondary, frame: strip)]))
    }
    return drawn
  }

  private var footer: Artwork? {
    guard let footer = model.footer, let frame = frames.footer else { return nil }
    return FooterView(
      footer: footer, frame: frame, isRightToLeft: isRightToLeft, hasSecondRow: !concessions.has(.footerSecondRow),
      colors: colors, type: type, factor: factors.header
    ).artwork()
  }

  private var compass: Artwork? {
    guard let compass = model.compass, let frame = frames.compass else { return nil }
    return CompassView(compass: compass, frame: frame, colors: compass.theme.map(InterfaceColors.init) ?? colors)
      .artwork()
  }

  private var myLocation: Artwork? {
    guard let button = model.myLocation, let frame = frames.myLocation else { return nil }
    return MyLocationView(isActive: button.isActive, frame: frame, colors: colors).artwork()
  }

  private var report: Artwork? {
    guard let report = model.report, let frame = frames.report else { return nil }
    return ReportView(
      report: report, frame: frame, isRightToLeft: isRightToLeft, colors: colors, type: type, factor: factors.header
    ).artwork()
  }

  private var recenter: Artwork? {
    guard let recenter = model.recenter, let frame = frames.recenter else { return nil }
    return RecenterView(
      recenter: recenter, frame: frame, isRightToLeft: isRightToLeft, colors: colors, type: type,
      factor: factors.header
    ).artwork()
  }

  private var speed: Artwork? {
    guard let speed = model.speed, let frame = frames.speedometer else { return nil }
    return SpeedView(
      speed: speed, frame: frame, sign: frames.speedLimit, isRightToLeft: isRightToLeft,
      hasUnit: !concessions.has(.speedUnit), colors: colors, type: type
    ).artwork()
  }

  private var prompt: Artwork? {
    guard let prompt = model.prompt, let frame = frames.prompt else { return nil }
    return PromptView(
      prompt: prompt, frame: frame, isRightToLeft: isRightToLeft, colors: colors, type: type, factor: factors.card
    ).artwork()
  }
}
