import Foundation

/// A view in place of the header's secondary strip; names are the Navigation SDK's (`GMSNavigationAccessoryView`).
public protocol NavigationAccessoryView: AppView {
  /// The height that the view needs, in points; a view that needs more than `size` has is hidden.
  ///
  /// - Parameters:
  ///   - size: the largest that the map allows now.
  ///   - mapView: whose header it is.
  func heightForAccessoryViewConstrained(to size: CGSize, on mapView: MapView) -> CGFloat
}

/// The header's accessory view with the height that it asked for.
struct HeaderAccessory {
  let view: any NavigationAccessoryView
  /// Asked for at `limit`; `nil` until it is asked, and again once it was invalidated.
  private(set) var height: Double?
  private var limit = CGSize.zero

  init(_ view: any NavigationAccessoryView) { self.view = view }

  mutating func invalidate() { height = nil }

  /// Asks the view for its height, unless it was asked at the same size.
  mutating func measure(limit: CGSize, on mapView: MapView) {
    guard height == nil || limit != self.limit else { return }
    self.limit = limit
    let wanted = Double(view.heightForAccessoryViewConstrained(to: limit, on: mapView))
    height = wanted.isFinite ? max(wanted, 0) : 0
  }
}
