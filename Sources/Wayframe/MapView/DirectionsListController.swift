import Foundation

/// The steps ahead as a list of its own; names are the Navigation SDK's (`GMSNavigationDirectionsListController`).
///
/// It shows what the navigator had when the view was first asked for, or at the last `reloadData()`.
public final class DirectionsListController {
  private weak var navigator: Navigator?
  private var mapScene: NavigationScene?
  private var width: Double?
  private lazy var view = DirectionsListView(of: self)
  private var hasView = false

  /// - Parameter navigator: a map view's.
  public init(navigator: Navigator) { self.navigator = navigator }

  /// Where the list is to be: its frame's width is the list's, the map view's where it has none.
  public var directionsListView: AppView {
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

  /// The list at a width in points; `nil` where there are no steps to show.
  fileprivate func frame(width: Double) throws(FrameError) -> Frame? {
    guard let mapView = navigator?.mapView, let mapScene else { return nil }
    return try mapView.renderer.directionsList(of: mapScene, width: width)
  }
}

/// Shows the upper end of a directions list.
private final class DirectionsListView: AppView {
  private weak var controller: DirectionsListController?

  init(of controller: DirectionsListController) {
    self.controller = controller
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func ownFrame() throws(FrameError) -> Frame? { try controller?.frame(width: Double(frame.width)) }

  /// On a map, which draws what lies on it with itself, the list is a picture.
  override var content: ViewContent {
    var content = super.content
    guard rootView is MapView, frame.width > 0, let list = try? ownFrame() else { return content }
    content.image = .png(list.png())
    content.imageScale = list.layout.scale
    content.contentMode = .topLeft
    return content
  }
}
