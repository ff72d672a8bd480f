import Wayframe

/// A frame's layout as lines that people read in a review. Each element has a line, and each of its texts one below it.
enum LayoutLines {
  /// Places, roles, texts and colours, in drawing order.
  static func places(_ layout: FrameLayout) -> [String] {
    let size = box(0, 0, Double(layout.width) / layout.scale, Double(layout.height) / layout.scale).size
    return ["frame: \(size) points, \(number(layout.scale)) \(layout.scale == 1 ? "pixel" : "pixels") a point"]
      + layout.elements.flatMap { element in
        [place(of: element)] + (element.texts ?? []).map { "  " + place(of: $0) }
      }
  }

  /// What each element says to a screen reader, and what it shows. Elements come in reading order, an element's texts in
  /// the order in which it was composed: distance and instruction stand side by side. Elements without words are left out.
  static func words(_ layout: FrameLayout, isRightToLeft: Bool) -> [String] {
    let elements = ReadingOrder.sorted(layout.elements, isRightToLeft: isRightToLeft) { element in
      PointArea(x: element.x, y: element.y, width: element.width, height: element.height)
    }
    return elements.flatMap { element -> [String] in
      let texts = element.texts ?? []
      let spoken = element.text ?? ""
      guard !texts.isEmpty || !spoken.isEmpty else { return [] }
      let lines = texts.map { "  \(visible($0.text))\($0.isTruncated ? " [cut]" : "")" }
      return [visible(element.name) + (spoken.isEmpty ? "" : ": \(visible(spoken))")] + lines
    }
  }

  private static func place(of element: FrameLayout.Element) -> String {
    let box = box(element.x, element.y, element.width, element.height)
    return ["\(visible(element.name)): \(box.size) at \(box.origin)", element.role, element.text.map(quoted)]
      .compactMap { $0 }.joined(separator: ", ")
  }

  private static func place(of text: FrameLayout.Text) -> String {
    let box = box(text.x, text.y, text.width, text.height)
    let color = text.color + (text.ground.map { " on \($0)" } ?? "")
    let font = "\(number(text.font.size)) pt\(text.font.isBold ? " bold" : "")"
    return "\(quoted(text.text)): \(box.size) at \(box.origin), \(color), \(font)\(text.isTruncated ? ", cut" : "")"
  }

  private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> (size: String, origin: String)
  {
    ("\(number(width)) x \(number(height))", "\(number(x)), \(number(y))")
  }

  /// To hundredths, without zeros at the end.
  private static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard hundredths.isFinite, abs(hundredths) < 1e15 else { return "\(value)" }
    let (whole, rest) = Int(abs(hundredths)).quotientAndRemainder(dividingBy: 100)
    let digits = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (hundredths < 0 ? "-" : "") + "\(whole)\(digits)"
  }

  private static func quoted(_ text: String) -> String { "\"\(visible(text))\"" }

  /// One line in which everything can be seen. The joiners of Persian and of Indian scripts stay: they are spelling.
  private static func visible(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar.properties.generalCategory {
      case .control where scalar == "\n": line += "\\n"
      case .format where scalar == "\u{200C}" || scalar == "\u{200D}": line.unicodeScalars.append(scalar)
      case .control, .format, .lineSeparator, .paragraphSeparator:
        line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: line.unicodeScalars.append(scalar)
      }
    }
  }
}

/// The order in which people read what stands on a page: row by row, each from where the language begins.
enum ReadingOrder {
  /// What has its middle within the height of a row's first item belongs to that row.
  static func sorted<Item>(_ items: [Item], isRightToLeft: Bool, box: (Item) -> PointArea) -> [Item] {
    var rows: [[(item: Item, box: PointArea)]] = []
    let fromAbove = items.map { ($0, box($0)) }.enumerated().sorted {
      ($0.element.1.y, $0.offset) < ($1.element.1.y, $1.offset)
    }.map(\.element)
    for (item, box) in fromAbove {
      if let first = rows.last?.first?.box, box.y + box.height / 2 <= first.y + first.height {
        rows[rows.count - 1].append((item, box))
      } else {
        rows.append([(item, box)])
      }
    }
    return rows.flatMap { row in
      row.enumerated().sorted { a, b in
        let (left, right) = (a.element.box, b.element.box)
        let (first, second) =
          isRightToLeft ? (-(left.x + left.width), -(right.x + right.width)) : (left.x, right.x)
        return (first, a.offset) < (second, b.offset)
      }.map(\.element.item)
    }
  }
}
