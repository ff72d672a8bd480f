/// The elements that there are, the lowest first.
enum InterfaceElements {
  static let all: [any InterfaceElement.Type] = [
    TripProgressBar.self, Attribution.self, ScaleBar.self, NavigationHeader.self, HeaderStrip.self,
    NavigationFooter.self,
    CompassButton.self, MyLocationButton.self, ReportIncidentButton.self, RecenterButton.self, Speedometer.self,
    SpeedLimitSign.self, PromptCard.self, SystemDock.self, SystemManeuverPanel.self, SystemEstimates.self,
    StatusBar.self, HomeBar.self,
  ]
}

extension ElementName {
  /// All names, in drawing order.
  public static var all: [ElementName] { InterfaceElements.all.map { $0.name } }
}
