/// What a setting, or an element that it shows, depends on: where that lacks, the setting changes nothing.
///
/// The key reference says each in words; `check` tells of those that a scene does not meet.
enum SettingCheck: Sendable, Hashable {
  /// Never seen in a picture, and why.
  case neverSeen(String)
  /// Nothing of it is shown without guidance.
  case needsGuidance
  /// A part of the header's look.
  case needsHeader
  /// Steps after the current one do without it.
  case currentStepOnly
  /// Lies on the strip that an accessory view replaces.
  case replacedByAccessory
  /// Lies on the strip that is not shown while rerouting.
  case hiddenWhileRerouting
  /// Lies on the header's lower part, which only lanes, a following turn or an accessory view bring.
  case needsStrip
  /// Shows lanes, where the route tells of them and the turn is near.
  case needsLanes
  /// Shows the turn after the next one, where it follows soon and no lanes are shown.
  case needsNextStep
  /// Shows in a second row of the header's texts.
  case needsSecondRow
  /// Shows in a word such as "toward".
  case needsConjunction
  /// Shows in the distance to the turn.
  case needsDistance
  /// Rules in low light, too, unless this other setting has a colour.
  case rulesAtNight(unless: KeyPath<UISettings, SRGBColor?> & Sendable)
  /// Rules in low light only.
  case byNight
  /// Cars' screens do without it; its plural.
  case notInCars(String)
  /// Changes the speedometer, which may be off.
  case needsSpeedometer
  /// Shows a speed limit that the route or the scene tells, while driving.
  case needsSpeedLimit
  /// Shows a speed above the limit by so much that it is alerted.
  case needsSpeeding
  /// Shows what a layer of the map holds, with its plural.
  case needsLayer(String, things: String)
  /// Shows destination and stops of a route, where they lie in the picture.
  case needsDestination
  /// Shows a card about an incident.
  case needsIncident
  /// Gives way to a card.
  case hiddenByCard
  /// Shows once the user has moved the map or zoomed far.
  case needsMovedMap
  /// Shows while the map may lie otherwise than north up.
  case needsTurnedMap
  /// Leads back to a place that must be known.
  case needsPosition
}
