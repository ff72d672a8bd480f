import Pixels
import Wayframe

/// What two snapshots say of interface elements: new and gone ones, places, sizes, texts and their colours.
struct ElementChanges {
  let old, new: FrameSnapshot

  /// Elements throw shadows so far, in points.
  private static let shadow = 16.0

  func claims() -> [ChangeClaim] {
    let before = Dictionary(old.elements.map { ($0.name, $0) }) { first, _ in first }
    let names = Set(new.elements.map(\.name))
    let gone = old.elements.filter { !names.contains($0.name) }.map(gone)
    return new.elements.flatMap { element -> [ChangeClaim] in
      guard let earlier = before[element.name] else { return [new(element)] }
      return frame(earlier, element) + texts(earlier, element)
    } + gone
  }

  private func new(_ element: FrameSnapshot.Element) -> ChangeClaim {
    ChangeClaim(
      change: FrameChange(
        kind: .new, subject: element.name, property: "isHidden", from: "not there", to: element.placeText),
      places: [element.frame.grown(by: Self.shadow)])
  }

  private func gone(_ element: FrameSnapshot.Element) -> ChangeClaim {
    ChangeClaim(
      change: FrameChange(
        kind: .gone, subject: element.name, property: "isHidden", from: element.placeText, to: "not there"),
      places: [element.frame.grown(by: Self.shadow)])
  }

  private func frame(_ old: FrameSnapshot.Element, _ new: FrameSnapshot.Element) -> [ChangeClaim] {
    let places = [old.frame.grown(by: Self.shadow), new.frame.grown(by: Self.shadow)]
    var claims: [ChangeClaim] = []
    if isApart(old.width, new.width) || isApart(old.height, new.height) {
      claims.append(
        ChangeClaim(
          change: FrameChange(
            kind: .resized, subject: new.name, property: "size", from: old.sizeText, to: new.sizeText),
          places: places))
    }
    if isApart(old.x, new.x) || isApart(old.y, new.y) {
      claims.append(
        ChangeClaim(
          change: FrameChange(
            kind: .moved, subject: new.name, property: movement(from: (old.x, old.y), to: (new.x, new.y)),
            from: old.originText, to: new.originText), places: places))
    }
    return claims
  }

  private func texts(_ old: FrameSnapshot.Element, _ new: FrameSnapshot.Element) -> [ChangeClaim] {
    guard old.texts.count == new.texts.count else {
      func all(_ texts: [FrameSnapshot.Text]) -> String { texts.map(\.text).joined(separator: " · ") }
      guard all(old.texts) != all(new.texts) else { return [] }
      return [textChange(new.name, all(old.texts), all(new.texts), places: [old.frame, new.frame])]
    }
    var claims: [ChangeClaim] = []
    for (earlier, text) in zip(old.texts, new.texts) {
      let boxes = [earlier.box, text.box].compactMap(PointArea.init)
      if earlier.text != text.text {
        claims.append(
          textChange(new.name, earlier.text, text.text, places: boxes.isEmpty ? [new.frame] : boxes))
      }
      if earlier.color != text.color, !followsGround(new.name, earlier, text) {
        claims.append(
          colorChange(
            new.name, "text", earlier.color, text.color, places: boxes,
            note: contrastNote("it", (earlier.color, earlier.ground), (text.color, text.ground))))
      }
    }
    return claims + grounds(old, new)
  }

  /// Whether a text of the header has another colour only because its ground has: colours that no setting gives suit it.
  private func followsGround(_ element: String, _ earlier: FrameSnapshot.Text, _ text: FrameSnapshot.Text) -> Bool {
    guard element.hasPrefix("navigationHeader"), earlier.ground != nil, text.ground != nil,
      earlier.ground != text.ground
    else { return false }
    return !Set(old.settings.keys).union(new.settings.keys).contains { name in
      let (from, to) = (old.settings[name], new.settings[name])
      return from != to && name.hasSuffix("TextColor") && (from == earlier.color || to == text.color)
    }
  }

  /// Each ground once, whatever stands on it.
  private func grounds(_ old: FrameSnapshot.Element, _ new: FrameSnapshot.Element) -> [ChangeClaim] {
    var seen: Set<[String]> = []
    let pairs = zip(old.texts, new.texts).filter { $0.ground != nil && $1.ground != nil && $0.ground != $1.ground }
    return pairs.compactMap { earlier, text in
      guard let from = earlier.ground, let to = text.ground, seen.insert([from, to]).inserted else { return nil }
      var claim = colorChange(
        new.name, "background", from, to, places: [new.frame],
        note: contrastNote("the text", (earlier.color, from), (text.color, to)))
      // Texts that only follow have no change of their own, but are others to see.
      for (before, after) in pairs
      where before.ground == from && after.ground == to && before.color != after.color
        && followsGround(new.name, before, after)
      {
        let note = "The text turns from \(before.color) to \(after.color)"
        if !claim.change.notes.contains(note) { claim.change.notes.append(note) }
      }
      return claim
    }
  }

  private func textChange(_ name: String, _ from: String, _ to: String, places: [PointArea]) -> ChangeClaim {
    ChangeClaim(
      change: FrameChange(kind: .text, subject: name, property: "text", from: from, to: to), places: places)
  }

  private func colorChange(
    _ name: String, _ property: String, _ from: String, _ to: String, places: [PointArea], note: String?
  ) -> ChangeClaim {
    var change = FrameChange(kind: .color, subject: name, property: property, from: from, to: to)
    change.notes = note.map { [$0] } ?? []
    return ChangeClaim(change: change, places: places)
  }
}

/// Such as "Contrast of the text: 6.3:1 → 5.0:1"; `nil` where a ground is not opaque.
func contrastNote(
  _ what: String, _ before: (color: String, ground: String?), _ after: (color: String, ground: String?)
) -> String? {
  func ratio(_ pair: (color: String, ground: String?)) -> String? {
    guard let color = Color(hex: pair.color), let ground = pair.ground.flatMap(Color.init(hex:)), ground.alpha == 1
    else { return nil }
    // Rounded down: 4.49 is not enough where 4.5 is asked for.
    let tenths = (FrameDetails.contrast(color, ground) * 10).rounded(.down)
    return "\(tenths / 10):1"
  }
  guard let from = ratio(before), let to = ratio(after) else { return nil }
  return "Contrast of \(what): \(from) → \(to)"
}

/// Such as "4 right, 40 up".
func movement(from: (x: Double, y: Double), to: (x: Double, y: Double)) -> String {
  func part(_ distance: Double, _ forward: String, _ back: String) -> String? {
    isApart(distance, 0) ? "\(pointText(abs(distance))) \(distance > 0 ? forward : back)" : nil
  }
  return [part(to.x - from.x, "right", "left"), part(to.y - from.y, "down", "up")].compactMap { $0 }
    .joined(separator: ", ")
}

/// Whether two lengths in points differ by so much that it is worth telling.
func isApart(_ a: Double, _ b: Double) -> Bool { abs(a - b) >= 0.05 }

extension PointArea {
  /// `nil` for an empty list.
  init?(_ list: [Double]) {
    guard list.count == 4 else { return nil }
    self.init(x: list[0], y: list[1], width: list[2], height: list[3])
  }
}

extension FrameSnapshot.Element {
  var originText: String { "\(pointText(x)), \(pointText(y))" }
  var sizeText: String { "\(pointText(width)) × \(pointText(height))" }
  var placeText: String { "\(sizeText) at \(originText)" }
}
