import Foundation
import NavigationUI

/// Something to be done, with the title and image of whatever does it; names are UIKit's (`UIAction`).
public final class Action {
  public var title: String
  public var image: AppImage?
  public let identifier: String?
  /// The control that has sent the action.
  public internal(set) weak var sender: AppControl?
  private let handler: (Action) -> Void

  public init(
    title: String = "", image: AppImage? = nil, identifier: String? = nil, handler: @escaping (Action) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    self.handler = handler
  }

  /// Does it without any control.
  public func perform() { handler(self) }

  func perform(by sender: AppControl) {
    self.sender = sender
    handler(self)
  }
}

/// A view that the user works; names are UIKit's (`UIControl`).
///
/// Actions are closures: targets and selectors exist with the Objective-C runtime only, which Linux does not have.
open class AppControl: AppView {
  public struct Event: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let allEvents = Event(rawValue: .max)
  }

  public struct State: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  public var isEnabled = true
  public var isSelected = false
  public var isHighlighted = false
  private var actions: [(events: Event, action: Action)] = []

  public var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Has `action` done at each of the events; one with the same identifier goes.
  public func addAction(_ action: Action, for events: Event) {
    if let identifier = action.identifier { actions.removeAll { $0.action.identifier == identifier } }
    actions.append((events, action))
  }

  public func removeAction(_ action: Action, for events: Event) {
    actions.removeAll { $0.action === action && $0.events == events }
  }

  /// Has the actions for those events done.
  public func sendActions(for events: Event) {
    for (wanted, action) in actions where !wanted.isDisjoint(with: events) { action.perform(by: self) }
  }

  /// What a finger does that comes down on the control and leaves it there; nothing while it is not enabled.
  public func tap() {
    guard isEnabled, isUserInteractionEnabled else { return }
    sendActions(for: .touchDown)
    didTap()
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  /// What the control itself does at a tap.
  func didTap() {}
}

/// A switch that is on or off, 51 × 31 points; names are UIKit's (`UISwitch`).
open class AppSwitch: AppControl {
  public var isOn = false
  /// The ground while it is on; green where none is set.
  public var onTintColor: SRGBColor?
  public var thumbTintColor: SRGBColor?
  private let thumb = AppView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    thumb.isUserInteractionEnabled = false
    thumb.backgroundColor = .white
    thumb.layer.cornerRadius = 13.5
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.accessibilityIdentifier = nil
    addSubview(thumb)
  }

  public required init?(coder: NSCoder) { nil }

  public func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  override func didTap() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  override func arrangement(names: ViewNames) -> [(item: LayoutItem, rule: LayoutConstraint)] {
    let name = names[self]
    thumb.backgroundColor = thumbTintColor ?? .white
    return [
      (thumb, LayoutConstraint(.top, to: .init(name, .top), constant: 2)),
      (thumb, LayoutConstraint(.width, constant: 27)), (thumb, LayoutConstraint(.height, constant: 27)),
      (
        thumb,
        isOn
          ? LayoutConstraint(.trailing, to: .init(name, .trailing), constant: -2)
          : LayoutConstraint(.leading, to: .init(name, .leading), constant: 2)
      ),
    ]
  }

  override var content: ViewContent {
    var content = super.content
    let off = SRGBColor(light: SRGBColor(0x787880, alpha: 0.16), dark: SRGBColor(0x787880, alpha: 0.32))
    let on = onTintColor ?? SRGBColor(light: SRGBColor(0x34C759), dark: SRGBColor(0x30D158))
    content.backgroundColor = isOn ? on : off
    content.cornerRadius = 15.5
    if !isEnabled { content.alpha *= 0.5 }
    return content
  }
}
