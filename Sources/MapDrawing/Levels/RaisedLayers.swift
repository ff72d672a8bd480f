import Canvas
import MapStyle

/// Which layers of a style draw bridges, `metadata["wayframe:levels"]`: those from `raised` on, and from `high` on those
/// above other bridges, up to `end`.
struct RaisedLayers {
  /// Places among the layers that are shown.
  private let raised, high, end: Int
  /// What has been drawn before each of these places, in commands of the list.
  private var marks: (raised: Int?, high: Int?, end: Int?)

  /// `nil` where the style does not say.
  init?(_ style: Style, shown: [StyleLayer]) {
    guard let names = style.metadata?["wayframe:levels"] else { return nil }
    let order = Dictionary(style.layers.enumerated().map { ($1.id, $0) }) { first, _ in first }
    func place(_ key: String) -> Int? {
      guard let position = names[key]?.string.flatMap({ order[$0] }) else { return nil }
      return shown.firstIndex { order[$0.id].map { $0 >= position } ?? false } ?? shown.count
    }
    guard let raised = place("raised"), let end = place("end") else { return nil }
    self.raised = raised
    high = place("high") ?? end
    self.end = end
  }

  /// Notes how many commands a list has before a layer is drawn, or after the last one.
  mutating func note(before layer: Int, _ list: DisplayList) {
    if layer == raised { marks.raised = list.commands.count }
    if layer == high { marks.high = list.commands.count }
    if layer == end { marks.end = list.commands.count }
  }

  /// The commands that drew the bridges above a level.
  func commands(above level: Int) -> Range<Int> {
    guard let start = level < 1 ? marks.raised : marks.high, let end = marks.end, start < end else { return 0..<0 }
    return start..<end
  }
}
