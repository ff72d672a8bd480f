import JSON
import MapData
import Pixels

/// A value of the expression language.
enum Value: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case color(Color)
  case array([Value])
  case object([String: Value])
  case formatted(FormattedText)
  indirect case image(ResolvedImage)
  indirect case padding(Padding)
  case numberArray([Double])
  case colorArray([Color])
  case anchorOffsets([AnchorOffset])
  indirect case projection(ProjectionBlend)
  indirect case collator(Collator)

  init(_ property: PropertyValue) {
    switch property {
    case .string(let text): self = .string(text)
    case .number(let number): self = .number(number)
    case .bool(let flag): self = .boolean(flag)
    case .null: self = .null
    }
  }

  init(_ json: JSONValue) {
    switch json {
    case .null: self = .null
    case .bool(let flag): self = .boolean(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let items): self = .array(items.map(Value.init))
    case .object(let object):
      self = .object(Dictionary(object.members.map { ($0.key, Value($0.value)) }, uniquingKeysWith: { $1 }))
    }
  }

  var type: ValueType {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .number: .number
    case .string: .string
    case .color: .color
    case .array(let items): .array(item: Value.commonType(of: items), count: items.count)
    case .object: .object
    case .formatted: .formatted
    case .image: .image
    case .padding: .padding
    case .numberArray: .numberArray
    case .colorArray: .colorArray
    case .anchorOffsets: .anchorOffsets
    case .projection: .projection
    case .collator: .collator
    }
  }

  private static func commonType(of items: [Value]) -> ValueType {
    guard let first = items.first?.type else { return .value }
    return items.dropFirst().allSatisfy { $0.type == first } ? first : .value
  }

  /// Whether this is a value of `type`, without building the type of a scalar.
  func isOf(_ type: ValueType) -> Bool {
    switch (type, self) {
    case (.string, .string), (.number, .number), (.boolean, .boolean), (.color, .color), (.object, .object): true
    case (.string, _), (.number, _), (.boolean, _), (.color, _), (.object, _): false
    default: type.accepts(self.type)
    }
  }

  /// `false` for null, false, 0, NaN and the empty text, else `true`.
  var isTruthy: Bool {
    switch self {
    case .null: false
    case .boolean(let flag): flag
    case .number(let number): number != 0 && !number.isNaN
    case .string(let text): !text.isEmpty
    default: true
    }
  }
}

/// A picture's name, and whether the sprite has it.
public struct ResolvedImage: Sendable, Hashable {
  /// The name that the style gives.
  public let name: String
  /// False when the names of available images were not given.
  public let isAvailable: Bool

  /// A picture by its name.
  public init(name: String, isAvailable: Bool = false) {
    self.name = name
    self.isAvailable = isAvailable
  }
}

/// Space around a box in pixels.
public struct Padding: Sendable, Hashable {
  /// Pixels at each side.
  public let top, right, bottom, left: Double

  /// Space by its four sides.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// No space.
  public static let zero = Padding(top: 0, right: 0, bottom: 0, left: 0)

  /// One to four numbers in the order of CSS.
  init?(_ numbers: [Double]) {
    switch numbers.count {
    case 1: self.init(top: numbers[0], right: numbers[0], bottom: numbers[0], left: numbers[0])
    case 2: self.init(top: numbers[0], right: numbers[1], bottom: numbers[0], left: numbers[1])
    case 3: self.init(top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[1])
    case 4: self.init(top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[3])
    default: return nil
    }
  }

  var numbers: [Double] { [top, right, bottom, left] }
}

/// A place where a label may go: which of its points is anchored, and how far it is moved, in ems.
public struct AnchorOffset: Sendable, Hashable {
  /// Which of the label's points sits on the place.
  public let anchor: SymbolAnchor
  /// Ems to the right and down.
  public let offset: SIMD2<Double>

  /// An anchor, moved by some ems.
  public init(anchor: SymbolAnchor, offset: SIMD2<Double>) {
    self.anchor = anchor
    self.offset = offset
  }
}

/// Two projections and how far (0…1) the map has gone from one to the other.
struct ProjectionBlend: Sendable, Hashable {
  var from: String
  var to: String
  var transition: Double
}

/// Text in sections of their own look, as `format` makes it.
public struct FormattedText: Sendable, Hashable {
  /// A piece of a text with a look of its own.
  public struct Section: Sendable, Hashable {
    /// The piece's text; empty for a picture.
    public var text: String
    /// A picture in place of text.
    public var image: ResolvedImage?
    /// Times the label's size.
    public var scale: Double?
    /// Font names joined by commas.
    public var fontStack: String?
    /// The piece's colour; `nil` for the label's.
    public var color: Color?
    /// Where a piece of another size stands; `nil` for the baseline.
    public var verticalAlignment: VerticalAlignment?

    /// A piece; what is left out is the label's.
    public init(
      text: String, image: ResolvedImage? = nil, scale: Double? = nil, fontStack: String? = nil, color: Color? = nil,
      verticalAlignment: VerticalAlignment? = nil
    ) {
      self.text = text
      self.image = image
      self.scale = scale
      self.fontStack = fontStack
      self.color = color
      self.verticalAlignment = verticalAlignment
    }
  }

  /// Where a piece of another size stands in its line.
  public enum VerticalAlignment: String, Sendable, CaseIterable {
    /// At the line's lower edge, in its middle, or at its upper edge.
    case bottom, center, top
  }

  /// The pieces, in reading order.
  public var sections: [Section]

  /// A text of these pieces.
  public init(sections: [Section]) { self.sections = sections }

  /// Plain text: one section.
  public init(_ text: String) { sections = [Section(text: text)] }

  /// The text of all sections.
  public var text: String { sections.count == 1 ? sections[0].text : sections.map(\.text).joined() }

  /// Whether there is neither text nor picture.
  public var isEmpty: Bool { sections.allSatisfy { $0.text.isEmpty && $0.image == nil } }
}
