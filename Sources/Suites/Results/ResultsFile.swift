import Foundation

/// `results.ndjson`: a JSON object a line, one for each frame.
enum ResultsFile {
  static func bytes(_ records: [FrameRecord]) -> [UInt8] {
    Array(records.map { $0.line + "\n" }.joined().utf8)
  }

  /// - Parameter path: the file, for messages.
  static func records(_ bytes: [UInt8], path: String) throws(FileFault) -> [FrameRecord] {
    let decoder = JSONDecoder()
    var records: [FrameRecord] = []
    var names: Set<String> = []
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      guard let record = try? decoder.decode(FrameRecord.self, from: Data(line)) else {
        throw FileFault("\(path), line \(index + 1): is not the result of a frame")
      }
      guard WholeFile.isUsable(name: record.name), names.insert(record.name).inserted else {
        throw FileFault("\(path), line \(index + 1): \"\(record.name.prefix(80))\" is no frame's name or stands twice")
      }
      records.append(record)
    }
    return records
  }

  /// Of lines that were added one after another, the last of each name; a line that a crash cut off is left out.
  static func latest(_ bytes: [UInt8]) -> [FrameRecord] {
    let decoder = JSONDecoder()
    var places: [String: Int] = [:]
    var records: [FrameRecord] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? decoder.decode(FrameRecord.self, from: Data(line)), WholeFile.isUsable(name: record.name)
      else { continue }
      if let place = places[record.name] {
        records[place] = record
      } else {
        places[record.name] = records.count
        records.append(record)
      }
    }
    return records
  }
}
