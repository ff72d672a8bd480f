/// Date and time of RFC 3339, as GPX writes it.
package enum InternetTime {
  /// Seconds since 1970 of "2026-07-01T12:00:00.5Z" or with an offset; without either it is UTC; `nil` for anything else.
  static func seconds(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 19, bytes.count <= 40 else { return nil }
    func digits(_ range: Range<Int>) -> Int? {
      var value = 0
      for index in range {
        guard index < bytes.count, bytes[index] >= 48, bytes[index] <= 57 else { return nil }
        value = value * 10 + Int(bytes[index] - 48)
      }
      return value
    }
    guard let year = digits(0..<4), let month = digits(5..<7), let day = digits(8..<10), let hour = digits(11..<13),
      let minute = digits(14..<16), let second = digits(17..<19), bytes[4] == 45, bytes[7] == 45, bytes[13] == 58,
      bytes[16] == 58, (1...12).contains(month), (1...31).contains(day), hour < 25, minute < 60, second < 62
    else { return nil }
    var seconds = Double(days(year, month, day) * 86400 + hour * 3600 + minute * 60 + second)
    var index = 19
    if index < bytes.count, bytes[index] == 46 {
      var unit = 0.1
      index += 1
      while index < bytes.count, bytes[index] >= 48, bytes[index] <= 57 {
        seconds += Double(bytes[index] - 48) * unit
        unit /= 10
        index += 1
      }
    }
    if index == bytes.count || (bytes[index] == 90 && index + 1 == bytes.count) { return seconds }
    guard bytes[index] == 43 || bytes[index] == 45, index + 6 == bytes.count, bytes[index + 3] == 58,
      let hours = digits(index + 1..<index + 3), let minutes = digits(index + 4..<index + 6), hours < 15, minutes < 60
    else { return nil }
    let offset = Double(hours * 3600 + minutes * 60)
    return bytes[index] == 43 ? seconds - offset : seconds + offset
  }

  /// Days from 1970-01-01 in the proleptic Gregorian calendar (H. Hinnant, chrono-compatible date algorithms).
  package static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719468
  }
}
