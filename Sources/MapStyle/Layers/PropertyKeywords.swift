/// What an offset turns with.
public enum TranslateAnchor: String, Sendable, CaseIterable, PropertyKeyword {
  /// With the map or with the frame.
  case map, viewport
}

/// `line-cap`.
public enum LineCap: String, Sendable, CaseIterable, PropertyKeyword {
  /// At the end point, in a half disc, or half a width beyond.
  case butt, round, square
}

/// `line-join`.
public enum LineJoin: String, Sendable, CaseIterable, PropertyKeyword {
  /// Cut off, in an arc, or in a point.
  case bevel, round, miter
}

/// `symbol-placement`.
public enum SymbolPlacement: String, Sendable, CaseIterable, PropertyKeyword {
  /// At points, or along lines.
  case point, line
  /// In the middle of lines.
  case lineCenter = "line-center"
}

/// `symbol-z-order`.
public enum SymbolZOrder: String, Sendable, CaseIterable, PropertyKeyword {
  /// By the sort key or from above, or in the order of the source.
  case auto, source
  /// From the frame's upper edge down.
  case viewportY = "viewport-y"
}

extension SymbolAnchor: PropertyKeyword {}

/// What a symbol's rotation goes with.
public enum RotationAlignment: String, Sendable, CaseIterable, PropertyKeyword {
  /// With the map, with the frame, or as the placement wants it.
  case map, viewport, auto
  /// Each glyph upright in the frame.
  case viewportGlyph = "viewport-glyph"
}

/// What a symbol lies in when the camera is tilted.
public enum PitchAlignment: String, Sendable, CaseIterable, PropertyKeyword {
  /// On the ground, upright in the frame, or as the rotation alignment has it.
  case map, viewport, auto
}

/// Which way an icon is stretched round the text.
public enum IconTextFit: String, Sendable, CaseIterable, PropertyKeyword {
  /// Not at all, or stretched to the text's width, height or both.
  case none, width, height, both
}

/// `text-justify`.
public enum TextJustify: String, Sendable, CaseIterable, PropertyKeyword {
  /// As the anchor has it, or always the same.
  case auto, left, center, right
}

/// `text-transform`.
public enum TextTransform: String, Sendable, CaseIterable, PropertyKeyword {
  /// As it is, in capitals, or in small letters.
  case none, uppercase, lowercase
}

/// An entry of `text-writing-mode`.
public enum TextWritingMode: String, Sendable, CaseIterable, PropertyKeyword {
  /// Along the line, or down.
  case horizontal, vertical
}

/// `icon-overlap` and `text-overlap`.
public enum SymbolOverlap: String, Sendable, CaseIterable, PropertyKeyword {
  /// Never, always, or where the other one allows it too.
  case never, always, cooperative
}

/// Whether a circle shrinks with distance in a tilted view.
public enum CirclePitchScale: String, Sendable, CaseIterable, PropertyKeyword {
  /// Smaller with distance, or always of one size.
  case map, viewport
}
