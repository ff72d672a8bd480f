import Geometry

/// The labels of the frame before and of this one.
struct LabelRecall {
  /// `nil` for the first frame of a series, and for one that stands alone.
  var before: LabelMemory?
  /// Since the frame before.
  var seconds = 0.0
  private(set) var now = LabelMemory()
  /// The layer whose labels are being placed.
  var layer = ""

  /// Labels that come fade in over so many seconds.
  private static let fadeSeconds = 0.25

  func key(_ look: SymbolLook) -> LabelMemory.Key { .init(layer: layer, text: look.text, icon: look.iconName) }

  /// Where a label of the frame before stood.
  func places(of look: SymbolLook) -> [LabelMemory.Place] { before?.places[key(look)] ?? [] }

  /// Whether the frame before showed the label there.
  func shows(_ look: SymbolLook, at world: Point, within reach: Double) -> Bool {
    before?.place(of: key(look), near: world, within: reach) != nil
  }

  /// Takes note of a label, and lets it fade in if it is new.
  mutating func note(_ placed: inout PlacedSymbol, _ look: SymbolLook, at world: Point, within reach: Double) {
    let known = before?.place(of: key(look), near: world, within: reach)
    let age = before == nil ? Self.fadeSeconds : min((known?.age ?? 0) + seconds, Self.fadeSeconds)
    now.note(key(look), .init(world: known?.world ?? world, age: age))
    guard age < Self.fadeSeconds else { return }
    let share = age / Self.fadeSeconds
    placed.textColor = placed.textColor.opacity(Float(share))
    placed.haloColor = placed.haloColor.opacity(Float(share))
    placed.icon?.opacity *= share
  }
}
