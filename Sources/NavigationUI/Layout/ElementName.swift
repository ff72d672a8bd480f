/// The parts of the interface, by the names of the settings that show them.
public enum ElementName: String, Sendable, Hashable, CaseIterable {
  case navigationTripProgressBar
  case attribution
  case navigationHeader
  /// The strip below: what comes then, lanes, or the user's view.
  case navigationHeaderSecondary
  case navigationFooter
  case compassButton
  case myLocationButton
  case reportIncidentButton
  case recenterButton
  /// The limit's sign with, beyond the limit, the panel of our speed.
  case speedometer
  /// The sign alone.
  case speedLimit
  /// A question or an arrival in the footer's place.
  case prompt
  /// A view of the user's, over the interface.
  case view
  /// The steps, a picture of its own.
  case directionsList
  /// A page that shows the design itself.
  case designPage
}
