import JSON

/// The index of a sprite: where each picture lies in the sheet and how it may be stretched.
public struct Sprite: Sendable {
  /// A picture of the sheet; all in the sheet's pixels.
  public struct Entry: Sendable, Hashable {
    /// The picture's place and size in the sheet.
    public let x, y, width, height: Int
    /// Sheet pixels per pixel of the map.
    public let pixelRatio: Double
    /// Whether the sheet holds signed distances, to be coloured at will.
    public let isSDF: Bool
    /// The columns that may be stretched, from the picture's left.
    public let stretchX: [ClosedRange<Double>]
    /// The rows that may be stretched, from the picture's top.
    public let stretchY: [ClosedRange<Double>]
    /// The box for text within the picture: left, top, right, bottom.
    public let content: SIMD4<Double>?
  }

  /// The pictures by their names.
  public let entries: [String: Entry]

  /// Reads an index; `sheetWidth` and `sheetHeight` are its sheet's size, which every picture must lie within.
  public init(json: [UInt8], path: String, sheetWidth: Int, sheetHeight: Int) throws(StyleError) {
    let document = try Style.document(json, path: path)
    guard let object = document.object else {
      throw .wrongType(path: path, place: JSONPath.root, found: document.excerpt(), allowed: "an object")
    }
    var entries: [String: Entry] = [:]
    for (name, json) in object.members {
      let place = JSONPath(name)
      entries[name] = try Entry(json, at: place, path: path, sheet: (sheetWidth, sheetHeight))
    }
    self.entries = entries
  }
}

extension Sprite.Entry {
  init(
    _ json: JSONValue, at place: JSONPath, path: String, sheet: (width: Int, height: Int)
  ) throws(StyleError) {
    let fields = FieldReader(json, at: place, path: path)
    func whole(_ key: String, in range: ClosedRange<Int>) throws(StyleError) -> Int {
      let number = try fields.required(key, "a whole number", \.number)
      guard let value = Int(exactly: number), range.contains(value) else {
        throw .outOfRange(
          path: path, place: place.appending(key), found: number,
          allowed: "a whole number from \(range.lowerBound) to \(range.upperBound), to lie within the sheet")
      }
      return value
    }
    let (width, height) = (max(0, sheet.width), max(0, sheet.height))
    x = try whole("x", in: 0...width)
    y = try whole("y", in: 0...height)
    self.width = try whole("width", in: 0...(width - x))
    self.height = try whole("height", in: 0...(height - y))
    let ratio = try fields.optional("pixelRatio", "a number", \.number) ?? 1
    guard (0.01...100).contains(ratio) else {
      throw .outOfRange(path: path, place: place.appending("pixelRatio"), found: ratio, allowed: "0.01 to 100")
    }
    pixelRatio = ratio
    isSDF = try fields.optional("sdf", "true or false", \.bool) ?? false
    let ranges = "an array of pairs, each from the lesser to the greater, within the picture"
    let (right, bottom) = (Double(self.width), Double(self.height))
    stretchX = try fields.optional("stretchX", ranges) { Self.ranges($0, within: 0...right) } ?? []
    stretchY = try fields.optional("stretchY", ranges) { Self.ranges($0, within: 0...bottom) } ?? []
    content = try fields.optional("content", "left, top, right and bottom of a box within the picture") {
      let numbers = $0.array?.compactMap(\.number) ?? []
      guard numbers.count == 4, numbers[0] <= numbers[2], numbers[1] <= numbers[3], numbers[0] >= 0, numbers[1] >= 0,
        numbers[2] <= right, numbers[3] <= bottom
      else { return nil }
      return SIMD4(numbers[0], numbers[1], numbers[2], numbers[3])
    }
  }

  private static func ranges(_ json: JSONValue, within bounds: ClosedRange<Double>) -> [ClosedRange<Double>]? {
    guard let items = json.array else { return nil }
    var ranges: [ClosedRange<Double>] = []
    for item in items {
      guard let pair = item.array, pair.count == 2, let start = pair[0].number, let end = pair[1].number,
        bounds.contains(start), bounds.contains(end), start <= end
      else { return nil }
      ranges.append(start...end)
    }
    return ranges
  }
}
