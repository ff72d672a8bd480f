import Guidance
import Pixels

/// The colours by name that a map style gives to what is drawn beside its layers: routes, traffic, the position, marks.
///
/// The map, the markers and the interface all take theirs from here, so that a style changes them everywhere.
public struct Palette: Sendable, Hashable {
  /// What is drawn beside the layers; icons of the map have their own names (`VectorIcon.Role`).
  public enum Name: String, Sendable, Hashable, CaseIterable {
    /// The chosen route: what is left of it by its traffic, and what is driven.
    case routeNormal, routeSlow, routeJam, routeSevere, routeClosed, routeTravelled
    /// The edges of its lines.
    case routeNormalCasing, routeSlowCasing, routeJamCasing, routeSevereCasing
    /// Other routes, by their traffic.
    case alternate, alternateCasing, alternateSlow, alternateJam, alternateSevere
    /// The bubble of the chosen route.
    case routeCallOut
    /// The ring around the position; light, shade and edge make up its mark, small is the one in the trip progress bar.
    case puck, puckLight, puckShade, puckEdge, puckSmall
    /// The building that is driven to; its pin and its doors' badges.
    case destination, destinationPin
    /// The pin of a stop on the way.
    case waypointPin
    /// Buildings: roofs by height and form, their edges, walls towards the light and away from it.
    case roof, roofHigh, roofSloped, roofEdge, wallLight, wallDark
    /// The same of landmarks.
    case landmarkRoof, landmarkWallLight, landmarkWallDark
    /// The ground and the walls at a building's foot, its shadow, and lit windows.
    case buildingFoot, buildingShadow, window
    /// The signs at crossings.
    case trafficLightBody, trafficLightRed, trafficLightAmber, trafficLightGreen, trafficLightOff, stopSign
    /// The signs of incidents.
    case hazardCrash, hazardWorks, hazardWorksGlyph, hazardClosure, hazardPolice, hazardCamera, hazardCongestion
    /// The sign of bad weather.
    case hazardWeather
    /// Surfaces of streets seen from close by, by the kind of street, and paths beside them.
    case street, streetMain, streetFast, streetService, streetPath
    /// Beside the carriageway, and the edges of both; of raised streets.
    case pavement, pavementEdge, kerb, streetBridgeEdge
    /// Lanes that are not for driving, and islands between them.
    case parkingLane, cycleLane, busLane, trafficIsland
    /// Paint on the carriageway; yellow is for centre lines where they are.
    case mark, markYellow, laneArrow
    /// The lanes that the next manoeuvre needs, and the arrows in them.
    case laneLit, laneLitArrow
  }

  /// All by name, those of the map's icons too.
  public let colors: [String: Color]

  /// - Parameters:
  ///   - own: a style's colours.
  ///   - builtIn: the built-in look's, for names that the style leaves out and that go with none that it has.
  public init(_ own: [String: Color], over builtIn: [String: Color] = [:]) {
    let land = own["land"] ?? builtIn["land"] ?? .white
    var colors = builtIn.merging(own) { $1 }
    for (name, head, relation) in Self.followers where own[name.rawValue] == nil {
      guard let color = own[head.rawValue] else { continue }
      switch relation {
      case .same: colors[name.rawValue] = color
      case .darker: colors[name.rawValue] = color.mixed(with: .black, 0.4)
      case .fainter(let share): colors[name.rawValue] = color.mixed(with: land, share)
      }
    }
    self.colors = colors
  }

  /// Black where neither the style nor the built-in look has such a colour.
  public subscript(name: Name) -> Color { colors[name.rawValue] ?? .black }

  /// The ground's colour.
  public var land: Color { colors["land"] ?? .white }

  /// The colour of a part of a map icon.
  public subscript(role: VectorIcon.Role) -> Color { colors[role.rawValue] ?? .black }

  // MARK: Colours that go with others

  private enum Relation {
    case same, darker
    /// With this share of the land's colour.
    case fainter(Float)
  }

  /// Colours that follow another one where the style changes that one alone.
  private static let followers: [(Name, Name, Relation)] = [
    (.routeNormalCasing, .routeNormal, .darker), (.routeSlowCasing, .routeSlow, .darker),
    (.routeJamCasing, .routeJam, .darker), (.routeSevereCasing, .routeSevere, .darker),
    (.alternate, .routeNormal, .fainter(0.5)), (.alternateCasing, .routeNormal, .fainter(0.2)),
    (.alternateSlow, .routeSlow, .fainter(0.5)), (.alternateJam, .routeJam, .fainter(0.5)),
    (.alternateSevere, .routeSevere, .fainter(0.5)),
    (.routeCallOut, .routeNormal, .same),
    (.puckLight, .puck, .same), (.puckShade, .puck, .darker), (.puckSmall, .puck, .same),
  ]
}

extension Palette {
  /// The chosen route where traffic is of this kind.
  public func route(_ level: TrafficLevel) -> Color {
    switch level {
    case .unknown, .normal: self[.routeNormal]
    case .slow: self[.routeSlow]
    case .jam: self[.routeJam]
    case .severe: self[.routeSevere]
    case .closed: self[.routeClosed]
    }
  }

  /// The edges of the chosen route's line; `nil` for closed stretches, whose dashes have no casing.
  public func routeCasing(_ level: TrafficLevel) -> Color? {
    switch level {
    case .unknown, .normal: self[.routeNormalCasing]
    case .slow: self[.routeSlowCasing]
    case .jam: self[.routeJamCasing]
    case .severe: self[.routeSevereCasing]
    case .closed: nil
    }
  }

  /// Another route where traffic is of this kind.
  public func alternate(_ level: TrafficLevel) -> Color {
    switch level {
    case .unknown, .normal: self[.alternate]
    case .slow: self[.alternateSlow]
    case .jam: self[.alternateJam]
    case .severe: self[.alternateSevere]
    case .closed: self[.routeClosed]
    }
  }
}
