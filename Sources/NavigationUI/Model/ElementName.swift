/// The name of a part of the interface: that of the setting that shows it, where there is one.
public struct ElementName: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
  /// The name as layouts and settings have it.
  public let rawValue: String

  /// A name; it need not be one of the interface's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name as layouts and settings have it.
  public var description: String { rawValue }
}

/// What an element is to someone who does not see it.
public enum ElementRole: String, Sendable, Hashable, CaseIterable {
  /// Something to tap, the title of what follows, a picture, or words.
  case button, header, image, text
  /// How far something has come.
  case progress
  /// A card that asks or tells something until it is answered.
  case dialog
}

/// What an element lies on and under.
public enum ElementLayer: Sendable, Hashable {
  /// Under all others, which it keeps clear of by itself.
  case background
  /// With the other cards and controls, below the app's own views.
  case interface
  /// Over the app's own views too.
  case overViews
  /// Over everything, drawn by the device and not by the app: others need not keep clear of it.
  case system

  /// Whether it lies on the app's own views.
  public var isOverViews: Bool { self == .overViews || self == .system }
}
