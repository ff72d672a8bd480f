import Pixels
import Wayframe

/// Which colour became which at differing pixels: tells a new colour from a new picture.
struct ColorPairs {
  private struct Pair: Hashable {
    let from, to: UInt32
  }

  /// The most frequent change, equal ones by their values.
  private let first: (pair: Pair, share: Double)?
  /// The most frequent colours of the area before and after.
  private let grounds: (from: UInt32, to: UInt32)?
  private let foreground: (pair: Pair, share: Double)?

  /// A change of colour makes at least this share of its pixels from one colour to one other.
  private static let leastShare = 0.3

  init(_ pixels: DifferingPixels, _ comparison: PictureComparison, inside box: PixelArea?) {
    var counts: [Pair: Int] = [:]
    for place in pixels.places {
      let (x, y) = (Int(place.x), Int(place.y))
      counts[Pair(from: comparison.expected[x, y].bits, to: comparison.actual[x, y].bits), default: 0] += 1
    }
    let total = Double(max(pixels.count, 1))
    func most(_ counts: [Pair: Int]) -> (pair: Pair, share: Double)? {
      counts.max { ($0.value, $1.key.from, $1.key.to) < ($1.value, $0.key.from, $0.key.to) }
        .map { ($0.key, Double($0.value) / total) }
    }
    first = most(counts)
    guard let box else {
      (grounds, foreground) = (nil, nil)
      return
    }
    let ground = (
      from: Self.mostFrequent(comparison.expected, in: box), to: Self.mostFrequent(comparison.actual, in: box)
    )
    grounds = ground
    foreground = most(counts.filter { $0.key.from != ground.from && $0.key.to != ground.to })
  }

  private static func mostFrequent(_ picture: PixelBuffer, in box: PixelArea) -> UInt32 {
    var counts: [UInt32: Int] = [:]
    for y in box.y..<box.maxY { for x in box.x..<box.maxX { counts[picture[x, y].bits, default: 0] += 1 } }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  /// The change of an element's colour; `nil` when its picture changed otherwise.
  func change(of element: FrameSnapshot.Element) -> FrameChange? {
    if let grounds, grounds.from != grounds.to, let first, first.share >= Self.leastShare,
      first.pair == Pair(from: grounds.from, to: grounds.to)
    {
      let (from, to) = (Self.hex(grounds.from), Self.hex(grounds.to))
      var change = FrameChange(kind: .color, subject: element.name, property: "background", from: from, to: to)
      change.notes =
        element.texts.first.flatMap { text in
          contrastNote("the text", (text.color, from), (text.color, to))
        }.map { [$0] } ?? []
      return change
    }
    guard let foreground, foreground.share >= Self.leastShare else { return nil }
    let (from, to) = (Self.hex(foreground.pair.from), Self.hex(foreground.pair.to))
    var change = FrameChange(kind: .color, subject: element.name, property: "foreground", from: from, to: to)
    if let ground = grounds.map({ Self.hex($0.to) }) {
      change.notes = contrastNote("it", (from, ground), (to, ground)).map { [$0] } ?? []
    }
    return change
  }

  /// The most frequent change, as colours, where it is frequent enough to be the change.
  var main: (from: String, to: String)? {
    guard let first, first.share >= Self.leastShare else { return nil }
    return (Self.hex(first.pair.from), Self.hex(first.pair.to))
  }

  private static func hex(_ bits: UInt32) -> String {
    let pixel = Pixel(bits: bits)
    return Color(
      red: Float(pixel.red) / 255, green: Float(pixel.green) / 255, blue: Float(pixel.blue) / 255,
      alpha: Float(pixel.alpha) / 255
    ).hex
  }
}

/// Which colours of the style's palette changed: routes and marks are drawn in them.
struct PaletteChanges {
  private let changed: [(name: String, from: String, to: String)]

  init(old: [String: String], new: [String: String]) {
    changed = new.keys.sorted().compactMap { name in
      guard let from = old[name], let to = new[name], from != to else { return nil }
      return (name, from, to)
    }
  }

  /// The change of a part's colour, where its pixels have just that.
  func change(of part: String, _ pairs: ColorPairs) -> FrameChange? {
    guard let main = pairs.main, let entry = changed.first(where: { $0.from == main.from && $0.to == main.to })
    else { return nil }
    return FrameChange(kind: .map, subject: part, property: entry.name, from: entry.from, to: entry.to)
  }
}

/// Finds the setting that decides a change.
struct SettingNames {
  private let changed: [(name: String, from: String?, to: String?)]

  init(old: [String: String], new: [String: String]) {
    changed = Set(old.keys).union(new.keys).sorted().compactMap { name in
      old[name] == new[name] ? nil : (name, old[name], new[name])
    }
  }

  /// The setting of an element's ground, whether or not it is set; the one that rules by day stands first.
  private static func deciding(_ change: FrameChange) -> String? {
    guard change.property == "background" else { return nil }
    return SettingDescription.all.first { setting in
      setting.kind == .color && setting.elements.contains(change.subject) && setting.name.contains("Background")
    }?.name
  }

  func setting(of change: FrameChange) -> String? {
    switch change.kind {
    case .color:
      let exact = changed.first { entry in entry.from == change.from && entry.to == change.to }
      // The built-in colours are no setting's value.
      let half = changed.first { entry in
        if entry.from == nil { return entry.to == change.to }
        return entry.to == nil && entry.from == change.from
      }
      return (exact ?? half)?.name ?? Self.deciding(change)
    case .new, .gone:
      return changed.first { entry in
        guard let from = entry.from, let to = entry.to else { return false }
        let isSwitch = [from, to].allSatisfy { ["true", "false"].contains($0) }
        return isSwitch && entry.name.lowercased().contains(change.subject.lowercased())
      }?.name
    case .text, .moved, .resized, .map, .size, .other: return nil
    }
  }
}
