import Foundation

/// Results as one JSON document: counts by state, then the frames.
public struct ResultsDocument: Sendable {
  private let records: [FrameRecord]

  /// A document of records, which keep their order.
  public init(_ records: [FrameRecord]) { self.records = records }

  private struct Content: Encodable {
    var states: [String: Int]
    var frames: [FrameRecord]
  }

  /// The document with sorted keys and a line end; fails for numbers that JSON cannot hold.
  public func json() throws(FileFault) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let counts = StateCounts(records).counts
    let states = Dictionary(uniqueKeysWithValues: counts.map { ($0.key.rawValue, $0.value) })
    do {
      return String(decoding: try encoder.encode(Content(states: states, frames: records)), as: UTF8.self) + "\n"
    } catch {
      throw FileFault("the results cannot be written: \(error)")
    }
  }
}
