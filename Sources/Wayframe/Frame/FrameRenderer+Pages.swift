import Canvas
import Geometry
import Guidance
import NavigationUI

extension FrameRenderer {
  /// The narrowest and the widest directions list, in points.
  public static let directionsListWidths = 280.0...4_096

  /// The steps ahead of a scene's position as a picture of its own (`GMSNavigationDirectionsListController`).
  ///
  /// - Parameters:
  ///   - scene: needs a route.
  ///   - width: points, within `directionsListWidths`; the device's width when `nil`.
  public func directionsList(of scene: NavigationScene, width: Double? = nil) throws(FrameError) -> Frame {
    typesetter.beginPicture()
    let situation = try named(Situation(scene))
    let format = LocaleFormat(identifier: scene.locale)
    let builder = InterfaceBuilder(
      scene: scene, progress: situation.progress, lighting: situation.lighting, format: format,
      language: scene.language, pictures: ScenePictures(), palette: try look(of: situation).palette)
    let widths = Self.directionsListWidths
    let asked = width.map { $0.isNaN ? widths.lowerBound : $0 } ?? scene.device.width
    guard let list = builder.directionsList(width: min(max(asked, widths.lowerBound), widths.upperBound)) else {
      throw .noRoute(file: scene.file)
    }
    let layout = DirectionsListLayout(list, typesetter: typesetter)
    var elements = zip(layout.rowFrames, layout.rowTexts).enumerated().map { index, row in
      FrameLayout.Element("row\(index)", row.0, role: .text, text: row.1)
    }
    if let button = layout.closeButton { elements.append(.init("closeButton", button, role: .button)) }
    return try page(
      width: layout.width, height: layout.height, scale: scene.device.scale, background: layout.background,
      elements: elements, file: scene.file
    ) { list in layout.draw(into: &list, scale: scene.device.scale) }
  }

  /// A page of the design, 960 points wide, as it is really drawn.
  public func designPage(_ kind: DesignPage.Kind, theme: InterfaceTheme = .day, scale: Double = 2)
    throws(FrameError) -> Frame
  {
    typesetter.beginPicture()
    let palettes = (day: try builtInPalette(.normal), night: try builtInPalette(.lowLight))
    let page = DesignPage(kind, theme: theme, palettes: palettes, typesetter: typesetter)
    return try self.page(
      width: page.width, height: page.height, scale: scale, background: page.background, elements: [],
      file: kind.rawValue
    ) { list in page.draw(into: &list, scale: scale) }
  }

  func page(
    width: Double, height: Double, scale: Double, background: SRGBColor, elements: [FrameLayout.Element], file: String,
    draw: (inout DisplayList) -> Void
  ) throws(FrameError) -> Frame {
    let (columns, rows) = (Device.pixels(width * scale), Device.pixels(height * scale))
    guard min(columns, rows) > 0, max(columns, rows) <= Self.longestPage, columns * rows <= Device.areaLimit else {
      throw .pageTooLarge(file: file, width: columns, height: rows, limit: Self.longestPage)
    }
    var list = DisplayList(width: columns, height: rows, background: background)
    draw(&list)
    var layout = FrameLayout(width: columns, height: rows, scale: scale)
    layout.elements = elements
    return frame(list, layout: layout)
  }

  /// The longest side of a list or a page, in pixels.
  public static let longestPage = 32_768
}
