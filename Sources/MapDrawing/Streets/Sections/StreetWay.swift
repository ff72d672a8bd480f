import Geometry
import MapData

/// A stretch of street with one layout of lanes, in metres of a block (x east, y north).
struct StreetWay: Sendable {
  var kind: StreetKind
  /// 0 on the ground, above it on bridges.
  var level: Int
  var carriageway: Carriageway
  var points: [Point]
  /// Whether a pavement runs along its sides.
  var pavement: (left: Bool, right: Bool)

  var isReal: Bool { kind.isReal }
}

extension StreetWay {
  /// Streets that traffic uses, `nil` for all else, and for what runs in tunnels.
  ///
  /// - Parameter points: in the direction of the source's line.
  init?(_ tags: StreetTags, points: [Point], customs: StreetCustoms) {
    guard let kind = Self.kind(tags), let level = tags.level, level >= 0 else { return nil }
    self.kind = kind
    self.level = level
    let section = Carriageway(tags, drivesOnLeft: customs.drivesOnLeft)
    let isAgainst = tags["oneway"] == "-1" || tags["oneway"] == "reverse"
    carriageway = section
    self.points = points
    pavement = Self.pavement(tags, kind)
    guard isAgainst else { return }
    // A line against its traffic: lanes are as the driver sees them, all that is told by sides changes over.
    self.points.reverse()
    let left = section.bands.prefix { !$0.isLane }
    let right = section.bands.reversed().prefix { !$0.isLane }
    carriageway.bands = right + section.bands.filter { $0.isLane } + left.reversed()
    carriageway.left = section.right
    pavement = (pavement.right, pavement.left)
  }

  private static func kind(_ tags: StreetTags) -> StreetKind? {
    switch tags["class"] ?? tags.highway {
    case "motorway": .motorway
    case "trunk": .trunk
    case "primary": .primary
    case "secondary": .secondary
    case "tertiary": .tertiary
    case "minor", "residential", "unclassified", "living_street", "road": .residential
    case "service", "raceway": .service
    case "busway", "bus_guideway": .busway
    default: nil
    }
  }

  private static func pavement(_ tags: StreetTags, _ kind: StreetKind) -> (left: Bool, right: Bool) {
    guard kind.isReal, !kind.isFast, kind != .busway, tags["motorroad"] != "yes" else { return (false, false) }
    func has(_ side: StreetTags.Side) -> Bool {
      if let own = tags["sidewalk:\(side.rawValue)"] ?? tags["sidewalk:both"] { return own != "no" && own != "none" }
      switch tags["sidewalk"] {
      case "no", "none": return false
      case "left": return side == .left
      case "right": return side == .right
      default: return true
      }
    }
    return (has(.left), has(.right))
  }
}

extension StreetTags {
  /// How many storeys of streets it lies above the ground; negative under it, `nil` inside of buildings.
  var level: Int? {
    guard number("indoor") != 1 else { return nil }
    let layer = Int(min(max(number("layer") ?? 0, -5), 9))
    switch self["brunnel"] {
    case "bridge": return max(layer, 1)
    case "tunnel": return min(layer, -1)
    // A street on the ground stays there, whatever its order among what crosses it.
    default: return 0
    }
  }
}
