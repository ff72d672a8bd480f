import NavigationSDKNames

/// The steps ahead, in a controller of their own.
final class DirectionsViewController: UIViewController {
  private let directionsListController: GMSNavigationDirectionsListController

  init(navigator: GMSNavigator) {
    directionsListController = GMSNavigationDirectionsListController(navigator: navigator)
    super.init(nibName: nil, bundle: nil)
    title = "Directions"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let directionsListView = directionsListController.directionsListView
    directionsListView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(directionsListView)
    NSLayoutConstraint.activate([
      directionsListView.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
      directionsListView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      directionsListView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      directionsListView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    directionsListController.reloadData()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    directionsListController.invalidateLayout()
  }
}
