import NavigationSDKNames

/// Says who is on board, in place of the header's lower strip.
final class TripAccessoryView: UIView, GMSNavigationAccessoryView {
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let stack: UIStackView

  override init(frame: CGRect) {
    stack = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
    super.init(frame: frame)
    backgroundColor = Theme.accent
    titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    titleLabel.textColor = .white
    detailLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
    detailLabel.textColor = UIColor.white.withAlphaComponent(0.9)
    stack.axis = .vertical
    stack.spacing = 2
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(passenger: String, seats: Int) {
    titleLabel.text = passenger
    detailLabel.text = seats == 1 ? "1 seat" : "\(seats) seats"
  }

  func heightForAccessoryViewConstrained(to size: CGSize, on mapView: GMSMapView) -> CGFloat {
    min(64, size.height)
  }
}
