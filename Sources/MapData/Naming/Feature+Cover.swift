extension Feature {
  /// Whether a way runs under the ground, under a roof or inside a building, by the words of OSM, OpenMapTiles, Protomaps,
  /// Mapbox Streets and Shortbread alike; platforms count too, since their names are not those of streets.
  public var isUnderCover: Bool {
    if isTunnel || text("location") == "underground" || Self.coverKeys.contains(where: says) { return true }
    if let level = level("level"), level < 0 { return true }
    let kinds = Self.kindKeys.compactMap(text)
    if kinds.contains(where: Self.indoorKinds.contains) { return true }
    // Roads and streams of a lower layer mostly lie open; footways and rails do not.
    if let layer = level("layer"), layer < 0, kinds.contains(where: Self.buriedKinds.contains) { return true }
    return false
  }

  /// Whether `level` is above another one: found sooner than the level itself, since most ways lie on the ground.
  public func isAbove(level: Double) -> Bool {
    if let layer = self.level("layer") { return layer > level }
    return isBridge ? 1 > level : level < 0 && self.level > level
  }

  /// The level at which a way runs, 0 for the ground: its layer, else 1 for bridges and −1 for tunnels.
  public var level: Double {
    if let layer = level("layer") { return layer }
    return isBridge ? 1 : isUnderCover ? -1 : 0
  }

  /// Whether a way runs on a bridge.
  public var isBridge: Bool {
    text("brunnel") == "bridge" || text("structure") == "bridge" || says("is_bridge") || says("bridge")
  }

  /// Whether a way runs in a tunnel.
  public var isTunnel: Bool {
    text("brunnel") == "tunnel" || text("structure") == "tunnel" || says("is_tunnel") || says("tunnel")
  }

  private static let coverKeys = ["covered", "indoor"]
  private static let kindKeys = ["class", "subclass", "kind", "kind_detail", "highway", "railway", "type"]
  private static let indoorKinds: Set<String> = ["platform", "corridor", "elevator"]
  private static let buriedKinds: Set<String> = [
    "path", "footway", "pedestrian", "steps", "cycleway", "transit", "rail", "subway", "light_rail", "tram", "monorail",
  ]

  private func text(_ key: String) -> String? {
    if case .string(let text) = properties[key] { text } else { nil }
  }

  /// Whether a key is there and does not say no.
  private func says(_ key: String) -> Bool {
    switch properties[key] {
    case .bool(let value): value
    case .number(let value): value != 0
    case .string(let text): !["", "no", "false", "0"].contains(text)
    case .null, nil: false
    }
  }

  /// A level as a number; of a list such as "-1;0" the first, of a range the lower end.
  private func level(_ key: String) -> Double? {
    switch properties[key] {
    case .number(let value): value.isFinite ? value : nil
    case .string(let text): Quantity.number(text)
    default: nil
    }
  }
}
