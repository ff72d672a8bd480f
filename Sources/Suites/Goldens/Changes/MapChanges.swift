/// What two snapshots say of the map: where it is seen from, what lies on the route, and labels.
struct MapChanges {
  let old, new: FrameSnapshot

  /// Half the size of the marks on the map, in points.
  private static let markReach = 32.0
  private static let labelReach = 4.0
  /// So many labels are told of one by one.
  private static let mostLabels = 12

  func claims() -> [ChangeClaim] {
    // Another view moves everything; what moved with it is no news.
    if let camera { return [camera] }
    return landmarks + labels
  }

  private var camera: ChangeClaim? {
    let names = Set(old.camera.keys).union(new.camera.keys).sorted()
    let changed = names.filter { name in
      guard let before = old.camera[name], let after = new.camera[name] else { return true }
      return abs(before - after) > (name.hasSuffix("tude") ? 1e-6 : 1e-3)
    }
    guard !changed.isEmpty else { return nil }
    func values(_ camera: [String: Double]) -> String {
      changed.map { name in
        guard let value = camera[name] else { return "none" }
        let parts = name.hasSuffix("tude") ? 1e6 : 1e2
        return "\((value * parts).rounded() / parts)"
      }.joined(separator: ", ")
    }
    return ChangeClaim(
      change: FrameChange(
        kind: .map, subject: "camera", property: changed.joined(separator: ", "), from: values(old.camera),
        to: values(new.camera)),
      places: [
        PointArea(x: 0, y: 0, width: Double(new.width) / new.scale, height: Double(new.height) / new.scale)
      ])
  }

  private var landmarks: [ChangeClaim] {
    let before = Dictionary(grouping: old.landmarks) { $0.kind }
    let after = Dictionary(grouping: new.landmarks) { $0.kind }
    func area(_ mark: FrameSnapshot.Landmark) -> PointArea {
      PointArea(x: mark.x, y: mark.y, width: 0, height: 0).grown(by: Self.markReach)
    }
    func place(_ mark: FrameSnapshot.Landmark) -> String { "\(pointText(mark.x)), \(pointText(mark.y))" }
    return Set(before.keys).union(after.keys).sorted().flatMap { kind -> [ChangeClaim] in
      let (olds, news) = (before[kind] ?? [], after[kind] ?? [])
      let moved = zip(olds, news).compactMap { earlier, mark -> ChangeClaim? in
        guard isApart(earlier.x, mark.x) || isApart(earlier.y, mark.y) else { return nil }
        return ChangeClaim(
          change: FrameChange(
            kind: .moved, subject: kind, property: movement(from: (earlier.x, earlier.y), to: (mark.x, mark.y)),
            from: place(earlier), to: place(mark)), places: [area(earlier), area(mark)])
      }
      let gone = olds.dropFirst(news.count).map { mark in
        ChangeClaim(
          change: FrameChange(kind: .gone, subject: kind, property: "mark", from: "at \(place(mark))", to: "not there"),
          places: [area(mark)])
      }
      let added = news.dropFirst(olds.count).map { mark in
        ChangeClaim(
          change: FrameChange(kind: .new, subject: kind, property: "mark", from: "not there", to: "at \(place(mark))"),
          places: [area(mark)])
      }
      return moved + gone + added
    }
  }

  // MARK: Labels

  private struct Key: Hashable {
    let text, layer: String
  }

  /// Labels of one text and layer are the same one, in the order of their places.
  private var labels: [ChangeClaim] {
    func sorted(_ labels: [FrameSnapshot.Label]) -> [Key: [FrameSnapshot.Label]] {
      Dictionary(grouping: labels.sorted { ($0.y, $0.x) < ($1.y, $1.x) }) { Key(text: $0.text, layer: $0.layer) }
    }
    let (before, after) = (sorted(old.labels), sorted(new.labels))
    let keys = Set(before.keys).union(after.keys).sorted { ($0.text, $0.layer) < ($1.text, $1.layer) }
    var claims: [ChangeClaim] = []
    for key in keys {
      // Unmoved ones first, so that a new one between two does not move them.
      var olds = before[key] ?? []
      var news: [FrameSnapshot.Label] = []
      for label in after[key] ?? [] {
        if let index = olds.firstIndex(where: { !isMoved($0, label) }) {
          olds.remove(at: index)
        } else {
          news.append(label)
        }
      }
      claims += zip(olds, news).map(moved)
      claims += olds.dropFirst(news.count).map(gone) + news.dropFirst(olds.count).map(added)
    }
    return told(claims)
  }

  /// The first labels one by one, all others in one.
  private func told(_ claims: [ChangeClaim]) -> [ChangeClaim] {
    guard claims.count > Self.mostLabels else { return claims }
    let rest = claims[Self.mostLabels...]
    let change = FrameChange(
      kind: .other, subject: "labels", property: "\(rest.count) more labels", from: "", to: "")
    return claims[..<Self.mostLabels] + [ChangeClaim(change: change, places: rest.flatMap(\.places))]
  }

  private func isMoved(_ old: FrameSnapshot.Label, _ new: FrameSnapshot.Label) -> Bool {
    isApart(old.x, new.x) || isApart(old.y, new.y) || isApart(old.width, new.width) || isApart(old.height, new.height)
  }

  private func moved(_ old: FrameSnapshot.Label, _ new: FrameSnapshot.Label) -> ChangeClaim {
    let isMoved = isApart(old.x, new.x) || isApart(old.y, new.y)
    return ChangeClaim(
      change: isMoved
        ? FrameChange(
          kind: .moved, subject: new.text, property: movement(from: (old.x, old.y), to: (new.x, new.y)),
          from: old.originText, to: new.originText)
        : FrameChange(kind: .resized, subject: new.text, property: "size", from: old.sizeText, to: new.sizeText),
      places: [old.frame.grown(by: Self.labelReach), new.frame.grown(by: Self.labelReach)])
  }

  private func gone(_ label: FrameSnapshot.Label) -> ChangeClaim {
    ChangeClaim(
      change: FrameChange(
        kind: .gone, subject: label.text, property: "label", from: label.placeText, to: "not there"),
      places: [label.frame.grown(by: Self.labelReach)])
  }

  private func added(_ label: FrameSnapshot.Label) -> ChangeClaim {
    ChangeClaim(
      change: FrameChange(
        kind: .new, subject: label.text, property: "label", from: "not there", to: label.placeText),
      places: [label.frame.grown(by: Self.labelReach)])
  }
}

extension FrameSnapshot.Label {
  fileprivate var originText: String { "\(pointText(x)), \(pointText(y))" }
  fileprivate var sizeText: String { "\(pointText(width)) × \(pointText(height))" }
  fileprivate var placeText: String { "\(sizeText) at \(originText)" }
}

/// Which layers of the style have other values, and what they are.
struct LayerChanges {
  struct Value {
    var property, from, to: String
  }

  /// By the layers' ids, properties in order.
  private(set) var values: [String: [Value]] = [:]
  /// The ids in `values`, from the ground up.
  private(set) var order: [String] = []
  /// Layers that the golden has and the frame has not, from the ground up.
  private(set) var gone: [String] = []

  init(old: FrameSnapshot, new: FrameSnapshot) {
    let before = Dictionary(old.layers.map { ($0.id, $0.values) }) { first, _ in first }
    let ids = Set(new.layers.map(\.id))
    gone = old.layers.map(\.id).filter { !ids.contains($0) }
    for layer in new.layers {
      let list: [Value]
      if let earlier = before[layer.id] {
        list = Set(earlier.keys).union(layer.values.keys).sorted().compactMap { property in
          Self.value(property, earlier[property], layer.values[property])
        }
      } else {
        list = [Value(property: "layer", from: "not there", to: "layer")]
      }
      guard !list.isEmpty else { continue }
      values[layer.id] = list
      order.append(layer.id)
    }
  }

  /// Of several colours, those that are not in both.
  private static func value(_ property: String, _ from: String?, _ to: String?) -> Value? {
    guard from != to else { return nil }
    let (before, after) = (from ?? "default", to ?? "default")
    guard property.hasSuffix("color") else { return Value(property: property, from: before, to: after) }
    func parts(_ text: String) -> [String] { text.split(separator: ",").map { $0.filter { $0 != " " } } }
    let (olds, news) = (parts(before), parts(after))
    guard olds.count > 1 || news.count > 1 else { return Value(property: property, from: before, to: after) }
    func list(_ parts: [String]) -> String { parts.isEmpty ? "none" : parts.prefix(6).joined(separator: ", ") }
    return Value(
      property: property, from: list(olds.filter { !news.contains($0) }),
      to: list(news.filter { !olds.contains($0) }))
  }
}
