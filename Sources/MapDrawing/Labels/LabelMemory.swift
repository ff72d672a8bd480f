import Geometry

/// Which labels a frame of a series showed, and where: the next frame keeps them there as long as they have room.
///
/// It is a value that goes from frame to frame; a frame without one finds places for its labels anew.
public struct LabelMemory: Sendable {
  /// What tells labels apart.
  struct Key: Hashable, Sendable {
    var layer, text, icon: String
  }

  /// Where a label stood, in world points, and how long it has been there, in seconds.
  struct Place: Sendable {
    var world: Point
    var age: Double
  }

  private(set) var places: [Key: [Place]] = [:]

  /// No label was shown.
  public init() {}

  mutating func note(_ key: Key, _ place: Place) { places[key, default: []].append(place) }

  /// The place that a label had within `reach` (world points) of another one.
  func place(of key: Key, near world: Point, within reach: Double) -> Place? {
    places[key]?.first { ($0.world - world).length <= reach }
  }

  /// How many labels there are.
  public var count: Int { places.values.reduce(0) { $0 + $1.count } }

  /// How many labels are here that another memory has not, wherever they stand.
  public func countMissing(in other: LabelMemory) -> Int {
    places.reduce(0) { $0 + max($1.value.count - (other.places[$1.key]?.count ?? 0), 0) }
  }
}

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
