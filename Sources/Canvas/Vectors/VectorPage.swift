import Geometry
import Pixels

/// Commands of a display list that belong together, as a group of a document.
public struct VectorGroup: Sendable, Hashable {
  /// Unique in the document, made of ASCII letters, digits, ".", "_" and "-", with a letter first.
  public let id: String
  /// What people read; any text.
  public let title: String
  /// Places in the list's commands: of two groups, one holds the other or they are apart. Clips and layers that begin
  /// among them end among them.
  public let commands: Range<Int>

  /// Commands with the id and the title of their group.
  public init(id: String, title: String, commands: Range<Int>) {
    self.id = id
    self.title = title
    self.commands = commands
  }
}

/// A document that hears a display list's drawing as vectors, in device pixels.
///
/// Paths have finite coordinates, and each begins with a move.
protocol VectorPage {
  /// What the document does with letters whose text is known.
  var letters: VectorLetters { get }

  /// What follows, up to the matching `end`, lies in a scope.
  mutating func begin(_ scope: VectorScope)
  /// Ends the scope that was begun last.
  mutating func end(_ scope: VectorScope)
  /// Fills a path.
  mutating func fill(_ path: Path, _ rule: FillRule, _ paint: Paint)
  /// Strokes a path; the style's width is finite and more than 0.
  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint)
  /// Fills a path grown by a distance, 0 or more, as one shape.
  mutating func outset(_ path: Path, by distance: Float, _ paint: Paint)
  /// A rounded rectangle, blurred; its numbers are finite.
  mutating func shadow(_ rect: Rect, radius: Float, sigma: Float, _ color: Color)
  /// What letters say: instead of their outlines, or after these.
  mutating func write(_ text: VectorText)
}

/// What a document does with letters whose text is known.
enum VectorLetters {
  case outlines, text, both
}

/// What a part of a drawing lies in.
enum VectorScope {
  /// Only the inside of a path is drawn.
  case clip(Path, FillRule)
  /// One picture with an opacity, 0 to 1.
  case layer(opacity: Float)
  case group(VectorGroup)
}

/// A text with its paints.
struct VectorText {
  /// The first line first.
  var lines: [PlacedLine]
  var paint: Paint
  var halo: (width: Float, paint: Paint)?
}
