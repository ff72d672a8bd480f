import Guidance
import Icons
import Pixels

/// Time, distance, arrival.
public struct Footer: Sendable {
  public var time: Measure
  /// The same with units of one letter, where they have such.
  public var shortTime: Measure?
  public var delay: DelayCategory
  public var arrival: String?
  public var distance: String
  /// The next waypoint's title.
  public var destination: String?

  public init(time: Measure, delay: DelayCategory, arrival: String?, distance: String, destination: String? = nil) {
    self.time = time
    self.delay = delay
    self.arrival = arrival
    self.distance = distance
    self.destination = destination
  }
}

/// The needle that points north.
public struct Compass: Sendable {
  /// Where up on the map points, in degrees clockwise from north.
  public var bearingDegrees: Double
  /// `nil` for the interface's; unlike the rest, the compass follows a dark style.
  public var theme: InterfaceTheme?

  public init(bearingDegrees: Double, theme: InterfaceTheme? = nil) {
    self.bearingDegrees = bearingDegrees
    self.theme = theme
  }
}

public struct MyLocation: Sendable {
  public var isActive: Bool

  public init(isActive: Bool = false) { self.isActive = isActive }
}

public struct Recenter: Sendable {
  public var label: String

  public init(label: String) { self.label = label }
}

public struct Report: Sendable {
  public var label: String
  /// 1 shows the label, 0 the disc alone; between them the pill shrinks.
  public var expansion: Double

  public init(label: String, expansion: Double) {
    self.label = label
    self.expansion = expansion
  }
}

/// The speed limit's sign and, beyond the limit, our speed.
public struct Speed: Sendable {
  public enum Sign: Sendable, Hashable {
    /// A sheet with words above the number: "SPEED" and "LIMIT", or one line.
    case mutcd(words: [String])
    case vienna
    /// The white disc with black bars across: no limit holds.
    case endOfLimits(bars: Int)

    var isRound: Bool {
      if case .mutcd = self { false } else { true }
    }
  }

  public enum Alert: Sendable, Hashable {
    /// Above the limit, by less than what is alerted.
    case belowMinor
    case minor, major
  }

  /// What stands in a sign whose number is not known.
  public static let unknownLimit = "--"

  public var sign: Sign
  /// The limit in the region's digits, or `unknownLimit`; `nil` without a sign, and for the end of limits.
  public var limit: String?
  public var current: String
  public var unit: String
  /// `nil` within the limit.
  public var alert: Alert?
  /// Colours of the user's in place of the built-in ones.
  public var textColor, backgroundColor: Color?

  public init(sign: Sign, limit: String?, current: String, unit: String, alert: Alert? = nil) {
    self.sign = sign
    self.limit = limit
    self.current = current
    self.unit = unit
    self.alert = alert
  }

  /// `nil` without a sign.
  var signWidth: Double? {
    switch sign {
    case .endOfLimits: 68
    case .vienna: limit == nil ? nil : 68
    case .mutcd: limit == nil ? nil : 58
    }
  }
}

/// The whole trip from its start (bottom) to its end (top).
public struct TripBar: Sendable {
  /// The share of the trip behind us, 0…1.
  public var traveledShare: Double
  /// Traffic from one share of the trip to another.
  public var stretches: [RouteStretch<TrafficLevel>]
  /// Via stops, as shares of the trip.
  public var stops: [Double]
  public var isTrailing: Bool
  /// The map's, so that bar and route look alike.
  public var palette: Palette

  public init(
    traveledShare: Double, stretches: [RouteStretch<TrafficLevel>], stops: [Double] = [], isTrailing: Bool = false,
    palette: Palette
  ) {
    self.traveledShare = traveledShare
    self.stretches = stretches
    self.stops = stops
    self.isTrailing = isTrailing
    self.palette = palette
  }
}

/// A card in the footer's place that asks or tells something.
public struct Prompt: Sendable {
  public enum Kind: Sendable, Hashable {
    /// The incident's sign without rim and shadow: the card is ground enough.
    case hazard(VectorIcon)
    case arrival
  }

  public struct Button: Sendable, Hashable {
    public var label: String
    public var isProminent: Bool

    public init(_ label: String, isProminent: Bool) {
      self.label = label
      self.isProminent = isProminent
    }
  }

  public var kind: Kind
  public var title: String
  public var subtitle: String?
  /// None, one or two, in reading order.
  public var buttons: [Button]
  /// The share of the time to answer that is left, 0…1.
  public var remainingShare: Double?

  public init(_ kind: Kind, title: String, subtitle: String? = nil, buttons: [Button] = []) {
    self.kind = kind
    self.title = title
    self.subtitle = subtitle
    self.buttons = buttons
  }
}
