import Wayframe

/// What a documentation picture shows, in words, for those who do not see it.
public enum PictureText {
  /// The longest text, in characters.
  public static let limit = 300

  /// A text from what screen readers say of the frame's header, next step, trip and guidance, in the frame's language, and
  /// the names of what is marked: sentences of that language.
  ///
  /// - Parameters:
  ///   - lead: how the text begins: the picture's title, or device and light.
  ///   - layout: the frame's elements.
  ///   - focus: names of the elements that the picture is about, which are told of first.
  ///   - marked: names of the elements that are pointed out, in the order of their numbers.
  ///   - language: that of the words, as a BCP 47 tag; English where there are none.
  /// - Returns: at most 300 characters; sentences that do not fit whole are left out, the last ones first.
  public static func made(
    lead: String, layout: FrameLayout, focus: [String] = [], marked: [String], language: String = "en"
  ) -> String {
    let words = PictureWords.of(language: language)
    let told = (focus + ["navigationHeader", "navigationHeaderSecondary", "navigationFooter"]).compactMap { name in
      layout.elements.first { $0.name == name }?.text
    }
    var parts: [String] = []
    // The lanes of a turn say what the turn's header says.
    for part in [lead] + told where !part.isEmpty && !parts.contains(where: { $0.hasPrefix(part) }) {
      parts.append(part)
    }
    // A cut to one element that is pointed out has its name already.
    if !marked.isEmpty, marked.count > 1 || !lead.hasPrefix(marked[0]) {
      let names = marked.count == 1 ? marked : marked.enumerated().map { "\($0.offset + 1) \($0.element)" }
      parts.append(words(.pointedOut).replacing("{names}", with: words.list(names)))
    }
    while parts.count > 1, words.text(parts).count > limit { parts.removeLast() }
    return String(words.text(parts).prefix(limit))
  }
}
