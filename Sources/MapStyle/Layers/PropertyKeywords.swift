/// What an offset turns with.
public enum TranslateAnchor: String, Sendable, CaseIterable, PropertyKeyword { case map, viewport }

/// `line-cap`.
public enum LineCap: String, Sendable, CaseIterable, PropertyKeyword { case butt, round, square }

/// `line-join`.
public enum LineJoin: String, Sendable, CaseIterable, PropertyKeyword { case bevel, round, miter }

/// `symbol-placement`.
public enum SymbolPlacement: String, Sendable, CaseIterable, PropertyKeyword {
  case point, line
  case lineCenter = "line-center"
}

/// `symbol-z-order`.
public enum SymbolZOrder: String, Sendable, CaseIterable, PropertyKeyword {
  case auto, source
  case viewportY = "viewport-y"
}

extension SymbolAnchor: PropertyKeyword {}

/// What a symbol's rotation goes with.
public enum RotationAlignment: String, Sendable, CaseIterable, PropertyKeyword {
  case map, viewport, auto
  case viewportGlyph = "viewport-glyph"
}

/// What a symbol lies in when the camera is tilted.
public enum PitchAlignment: String, Sendable, CaseIterable, PropertyKeyword { case map, viewport, auto }

/// Which way an icon is stretched round the text.
public enum IconTextFit: String, Sendable, CaseIterable, PropertyKeyword { case none, width, height, both }

/// `text-justify`.
public enum TextJustify: String, Sendable, CaseIterable, PropertyKeyword { case auto, left, center, right }

/// `text-transform`.
public enum TextTransform: String, Sendable, CaseIterable, PropertyKeyword { case none, uppercase, lowercase }

/// An entry of `text-writing-mode`.
public enum TextWritingMode: String, Sendable, CaseIterable, PropertyKeyword { case horizontal, vertical }

/// `icon-overlap` and `text-overlap`.
public enum SymbolOverlap: String, Sendable, CaseIterable, PropertyKeyword { case never, always, cooperative }

/// Whether a circle shrinks with distance in a tilted view.
public enum CirclePitchScale: String, Sendable, CaseIterable, PropertyKeyword { case map, viewport }
