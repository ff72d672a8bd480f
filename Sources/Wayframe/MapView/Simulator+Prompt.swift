extension Simulator {
  /// Shows a prompt on the navigator's map view.
  public func simulateNavigationPrompt() { navigator.mapView?.present(PromptOptions(.incident(.construction))) }
}
