import Foundation
import NavigationUI

/// An action, with the title and image of the control that runs it; names are UIKit's (`UIAction`).
public final class Action {
  /// What a button shows that is made with the action.
  public var title: String
  /// What a button shows that is made with the action.
  public var image: AppImage?
  /// Of two actions with one identifier a control keeps the later.
  public let identifier: String?
  /// The control that has sent the action.
  public internal(set) weak var sender: AppControl?
  private let handler: (Action) -> Void

  /// An action with its closure.
  public init(
    title: String = "", image: AppImage? = nil, identifier: String? = nil, handler: @escaping (Action) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    self.handler = handler
  }

  /// Runs the action without a control.
  public func perform() { handler(self) }

  func perform(by sender: AppControl) {
    self.sender = sender
    handler(self)
  }
}

/// A view that the user operates; names are UIKit's (`UIControl`).
///
/// Actions are closures: targets and selectors exist with the Objective-C runtime only, which Linux does not have.
open class AppControl: AppView {
  /// What happens to a control; raw values are UIKit's.
  public struct Event: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Events by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger is put on it.
    public static let touchDown = Event(rawValue: 1)
    /// A finger is lifted from it: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Its value was changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used: a tap, or a change of a switch.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A text was edited; nothing here sends it.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Every event.
    public static let allEvents = Event(rawValue: .max)
  }

  /// How a control is; raw values are UIKit's.
  public struct State: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// States by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// Taps do nothing.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
  }

  /// Whether taps do something.
  public var isEnabled = true
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  private var actions: [(events: Event, action: Action)] = []

  /// All states that apply now.
  public var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Runs `action` at each of the events; it replaces one with the same identifier.
  public func addAction(_ action: Action, for events: Event) {
    if let identifier = action.identifier { actions.removeAll { $0.action.identifier == identifier } }
    actions.append((events, action))
  }

  /// Takes an action away that was added for the same events.
  public func removeAction(_ action: Action, for events: Event) {
    actions.removeAll { $0.action === action && $0.events == events }
  }

  /// Runs the actions for those events.
  public func sendActions(for events: Event) {
    for (wanted, action) in actions where !wanted.isDisjoint(with: events) { action.perform(by: self) }
  }

  /// A tap on the control; it does nothing while the control is not enabled.
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
  /// Whether it is on; setting it notifies nobody.
  public var isOn = false
  /// The ground while it is on; green where none is set.
  public var onTintColor: SRGBColor?
  /// The knob's colour; `nil` for white.
  public var thumbTintColor: SRGBColor?
  private let thumb = AppView()

  /// A switch that is off, with a frame in points.
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

  /// Always `nil`: there are no archives to decode.
  public required init?(coder: NSCoder) { nil }

  /// Turns it on or off at once, and notifies nobody.
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
    let off = SystemColors.secondaryFill
    let on = onTintColor ?? SystemColors.green
    content.backgroundColor = isOn ? on : off
    content.cornerRadius = 15.5
    if !isEnabled { content.alpha *= 0.5 }
    return content
  }
}
