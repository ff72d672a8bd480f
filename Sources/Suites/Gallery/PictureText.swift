import Wayframe

/// What a documentation picture shows, in words, for those who do not see it.
public enum PictureText {
  /// The longest text, in characters.
  public static let limit = 300

  /// A text from what screen readers say of the frame's header, next step, trip and guidance, in the frame's language, and
  /// the names of what is marked.
  ///
  /// - Parameters:
  ///   - lead: how the text begins: the picture's title, or device and light.
  ///   - layout: the frame's elements.
  ///   - focus: names of the elements that the picture is about, which are told of first.
  ///   - marked: names of the elements that are pointed out, in the order of their numbers.
  /// - Returns: at most 300 characters; parts that do not fit whole are left out, the last ones first.
  public static func made(
    lead: String, layout: FrameLayout, focus: [String] = [], marked: [String]
  ) -> String {
    let told = (focus + ["navigationHeader", "navigationHeaderSecondary", "navigationFooter"]).compactMap { name in
      layout.elements.first { $0.name == name }?.text
    }
    var parts: [String] = []
    for part in [lead] + told where !part.isEmpty && !parts.contains(part) { parts.append(part) }
    let names = marked.enumerated().map { "\($0.offset + 1) \($0.element)" }.joined(separator: ", ")
    if !names.isEmpty { parts.append(names) }
    while parts.count > 1, text(parts).count > limit { parts.removeLast() }
    return String(text(parts).prefix(limit))
  }

  private static func text(_ parts: [String]) -> String { parts.joined(separator: ". ") }
}
