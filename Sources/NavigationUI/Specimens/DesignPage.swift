import Canvas
import Geometry
import Icons
import Pixels
import Text

extension ElementName {
  /// A page that shows the design itself.
  public static let designPage = ElementName(rawValue: "designPage")
}

/// A page that shows the design: its icons, its components or its colours, as they are really drawn.
public struct DesignPage: Sendable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case maneuvers, lanesAndControls, components, signs, colors
  }

  /// In points.
  public let width: Double
  public private(set) var height = 0.0
  public let background: Color

  var art = Artwork(.designPage)
  let type: Typography
  let colors: InterfaceColors
  private let theme: InterfaceTheme
  private let typesetter: Typesetter
  /// The map's palette by day and at night.
  private let palettes: (day: Palette, night: Palette)

  /// - Parameter palettes: the map's colours by day and at night.
  public init(
    _ kind: Kind, theme: InterfaceTheme = .day, palettes: (day: Palette, night: Palette), typesetter: Typesetter
  ) {
    width = 960
    self.theme = theme
    self.typesetter = typesetter
    type = Typography(typesetter: typesetter, language: "en")
    colors = InterfaceColors(theme)
    self.palettes = palettes
    background = theme.isDay ? Color(0xF4F4F2) : Color(0x1A202A)
    switch kind {
    case .maneuvers: drawManeuvers(theme)
    case .lanesAndControls: drawLanesAndControls(theme)
    case .components: drawComponents(theme)
    case .signs: drawSigns()
    case .colors: drawColors()
    }
  }

  public func draw(into list: inout DisplayList, scale: Double) {
    art.draw(into: &list, scale: scale)
  }

  func palette(_ theme: InterfaceTheme) -> Palette { theme.isDay ? palettes.day : palettes.night }

  // MARK: Building blocks

  static let margin = 36.0

  /// A heading of the page; returns what lies below it.
  mutating func title(_ text: String, note: String) -> Double {
    put(text, TypeSpec(26, bold: true), x: Self.margin, baseline: 56, colors.ink)
    put(note, TypeSpec(13), x: Self.margin, baseline: 80, colors.ink2)
    return 104
  }

  mutating func heading(_ text: String, at y: Double) -> Double {
    put(text, TypeSpec(14, bold: true), x: Self.margin, baseline: y + 20, colors.ink)
    return y + 36
  }

  mutating func put(_ text: String, _ spec: TypeSpec, x: Double, baseline: Double, _ color: Color) {
    art.text(type.line(text, spec), at: Point(x, baseline), color, on: background)
  }

  /// An interface with nothing in it, on which elements are shown by themselves.
  var emptyModel: InterfaceModel {
    var model = InterfaceModel(width: width, height: width, attribution: [])
    model.theme = theme
    return model
  }

  /// An element of a model, measured.
  func element<Element: InterfaceElement>(_ type: Element.Type, of model: InterfaceModel) -> Element? {
    Element(model, InterfaceLook(model, typesetter: typesetter))
  }

  /// Draws the elements of a model at given places.
  mutating func draw(_ model: InterfaceModel, at places: [ElementName: Rect]) {
    let look = InterfaceLook(model, typesetter: typesetter)
    let elements = InterfaceElements.all.compactMap { $0.init(model, look) }
    for drawn in Frames(elements, model: model, factors: look.factors, places: places).drawn() {
      art.append(drawn.artwork)
    }
  }

  struct Cell {
    var label: String
    var icon: VectorIcon
  }

  /// How a row of cells is drawn.
  struct CellStyle {
    var ground: Color
    var label: Color
    var roles: [VectorIcon.Role: Color]
    var iconSize: Double
    var columns: Int
    var height: Double
  }

  /// Cells in rows; returns what lies below them.
  mutating func grid(_ cells: [Cell], _ style: CellStyle, at y: Double) -> Double {
    let gap = 10.0
    let cellWidth = (width - 2 * Self.margin - gap * Double(style.columns - 1)) / Double(style.columns)
    for (index, cell) in cells.enumerated() {
      let (row, column) = (index / style.columns, index % style.columns)
      let box = Rect(
        x: Self.margin + Double(column) * (cellWidth + gap), y: y + Double(row) * (style.height + gap),
        width: cellWidth,
        height: style.height)
      art.fill(box, radius: 18, style.ground)
      art.icon(
        cell.icon, center: Point(box.center.x, box.minY + (style.height - 26) / 2), size: style.iconSize, style.roles)
      let spec = TypeSpec(11)
      let label = type.paragraph(cell.label, spec, width: cellWidth - 8, maxLines: 2, lineHeight: 13)
      for line in label.lines {
        let set = SetLine(line: line.line, text: cell.label, spec: spec)
        art.text(
          set, at: Point(box.center.x - set.width / 2, box.maxY - 28 + line.origin.y - label.height / 2 + 8),
          style.label,
          on: style.ground)
      }
    }
    let rows = (cells.count + style.columns - 1) / style.columns
    return y + Double(rows) * (style.height + gap) + 14
  }

  mutating func end(at y: Double) { height = (y + 22).rounded(.up) }
}
