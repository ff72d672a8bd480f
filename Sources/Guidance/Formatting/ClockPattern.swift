/// A clock time's pattern in CLDR's letters: H and HH (0–23), h and hh (1–12), K (0–11), mm, a, B (the part of the day,
/// in traditional Chinese); text in quotes.
struct ClockPattern {
  private let pattern: String

  init(_ pattern: String) {
    self.pattern = pattern
  }

  /// The time in ASCII digits, with no-break spaces.
  func text(hour: Int, minute: Int, dayPeriod: String) -> String {
    var result = ""
    var isQuoted = false
    var rest = pattern[...]
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      if letter == "'" {
        isQuoted.toggle()
      } else if isQuoted {
        result += run
      } else {
        result += field(letter, count: run.count, hour: hour, minute: minute, dayPeriod: dayPeriod) ?? String(run)
      }
    }
    return String(result.map { $0 == " " ? "\u{A0}" : $0 })
  }

  private func field(_ letter: Character, count: Int, hour: Int, minute: Int, dayPeriod: String) -> String? {
    switch letter {
    case "H": padded(hour, count)
    case "h": padded((hour + 11) % 12 + 1, count)
    case "K": padded(hour % 12, count)
    case "m": padded(minute, count)
    case "a": dayPeriod
    case "B": Self.partOfDay(hour)
    default: nil
    }
  }

  /// Night, early morning, morning, noon, afternoon, evening.
  private static func partOfDay(_ hour: Int) -> String {
    switch hour {
    case ..<5: "凌晨"
    case ..<8: "清晨"
    case ..<12: "上午"
    case 12: "中午"
    case ..<19: "下午"
    default: "晚上"
    }
  }

  private func padded(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(count - text.count, 0)) + text
  }
}
