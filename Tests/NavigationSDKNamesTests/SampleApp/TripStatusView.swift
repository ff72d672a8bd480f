import NavigationSDKNames

/// A pill with how far it still is, in the colours of the light.
final class TripStatusView: UIView {
  private let label = UILabel()
  private let dot = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Theme.card
    layer.cornerRadius = 16
    accessibilityIdentifier = "status"
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.textColor = .label
    dot.backgroundColor = .systemGreen
    dot.layer.cornerRadius = 5
    for part in [dot, label] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: self, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 32),
      NSLayoutConstraint(
        item: dot, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1,
        constant: 12),
      dot.centerYAnchor.constraint(equalTo: centerYAnchor),
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      label.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    updateBorder()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ text: String, delay: GMSNavigationDelayCategory) {
    label.text = text
    switch delay {
    case .heavy: dot.backgroundColor = .systemRed
    case .medium: dot.backgroundColor = .systemOrange
    default: dot.backgroundColor = .systemGreen
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { updateBorder() }
  }

  /// A layer's colours do not follow the light by themselves.
  private func updateBorder() {
    layer.borderWidth = traitCollection.userInterfaceStyle == .dark ? 1 : 0
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
