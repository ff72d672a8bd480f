import NavigationSDKNames

protocol SettingsViewControllerDelegate: AnyObject {
  func settingsViewController(_ controller: SettingsViewController, didChange settings: SettingsViewController.Settings)
}

/// Switches for what the map shows.
final class SettingsViewController: UIViewController {
  struct Settings: Equatable {
    var showsTripProgressBar = true
    var showsSpeedometer = true
    var showsTrafficLights = true
  }

  weak var delegate: SettingsViewControllerDelegate?
  private(set) var settings: Settings
  private(set) var switches: [UISwitch] = []
  private let stack = UIStackView()
  private let closeButton = UIButton(type: .system)

  init(settings: Settings) {
    self.settings = settings
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let heading = UILabel()
    heading.text = title
    heading.font = .preferredFont(forTextStyle: .title2)
    heading.textColor = .label
    stack.axis = .vertical
    stack.spacing = 12
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    stack.backgroundColor = .secondarySystemGroupedBackground
    stack.layer.cornerRadius = 10
    stack.layer.borderWidth = 1
    stack.layer.borderColor = UIColor.separator.cgColor
    addRow("Trip progress bar", isOn: settings.showsTripProgressBar) { $0.showsTripProgressBar = $1 }
    addRow("Speedometer", isOn: settings.showsSpeedometer) { $0.showsSpeedometer = $1 }
    addRow("Traffic lights", isOn: settings.showsTrafficLights) { $0.showsTrafficLights = $1 }
    closeButton.setTitle("Done", for: .normal)
    closeButton.titleLabel?.font = .boldSystemFont(ofSize: 17)
    closeButton.accessibilityIdentifier = "done"
    closeButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    for part in [heading, stack, closeButton] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      heading.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      closeButton.firstBaselineAnchor.constraint(equalTo: heading.firstBaselineAnchor),
      closeButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  private func addRow(_ text: String, isOn: Bool, change: @escaping (inout Settings, Bool) -> Void) {
    let label = UILabel()
    label.text = text
    label.textColor = .label
    let control = UISwitch()
    control.isOn = isOn
    control.accessibilityLabel = text
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self, let control else { return }
        change(&self.settings, control.isOn)
        self.delegate?.settingsViewController(self, didChange: self.settings)
      }, for: .valueChanged)
    switches.append(control)
    let row = UIStackView(arrangedSubviews: [label, control])
    row.alignment = .center
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    control.setContentHuggingPriority(.required, for: .horizontal)
    stack.addArrangedSubview(row)
  }
}
