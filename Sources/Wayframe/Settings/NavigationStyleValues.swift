import Foundation

/// Distances and radii of the interface in points on phones, to line the app's own views up with it; names are the Navigation
/// SDK's (`GMSNavigationStyleValues`), values are Wayframe's.
public enum NavigationStyleValues {
  /// From a button to the map's leading or trailing edge.
  public static let buttonHorizontalPadding: CGFloat = 12
  /// From a button to the card or the button above or below it.
  public static let buttonVerticalPadding: CGFloat = 12
  /// Of header, footer and prompts.
  public static let defaultCornerRadius: CGFloat = 20
  /// From what is no button, such as the speedometer, to the map's edge.
  public static let elementHorizontalPadding: CGFloat = 12
  /// From header and footer to the map's edge.
  public static let cardHorizontalPadding: CGFloat = 12
}
