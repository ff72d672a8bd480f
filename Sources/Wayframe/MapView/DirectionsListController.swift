/// The steps ahead as a list of its own; names are the Navigation SDK's (`GMSNavigationDirectionsListController`).
///
/// It shows what the navigator had when the view was first asked for, or at the last `reloadData()`.
public final class DirectionsListController {
  private weak var navigator: Navigator?
  private var mapScene: Scene?
  private var width: Double?
  private lazy var view = View()
  private var hasView = false

  /// - Parameter navigator: a map view's.
  public init(navigator: Navigator) { self.navigator = navigator }

  /// Where the list is to be: its frame's width is the list's, the map view's where it has none.
  public var directionsListView: View {
    if !hasView {
      hasView = true
      reloadData()
      invalidateLayout()
    }
    return view
  }

  /// Takes over what the navigator has now; without effect before the view was asked for.
  public func reloadData() {
    if hasView { mapScene = try? navigator?.mapView?.scene() }
  }

  /// Takes over the view's width; without effect before the view was asked for.
  public func invalidateLayout() {
    if hasView { width = view.frame.width > 0 ? Double(view.frame.width) : nil }
  }

  /// Draws the list as high as its steps need.
  public func frame() throws(FrameError) -> Frame {
    _ = directionsListView
    guard let mapView = navigator?.mapView, let mapScene else { throw .noRoute(file: "the directions list") }
    let renderer = try mapView.renderer
    return try renderer.directionsList(of: mapScene, width: width)
  }
}
